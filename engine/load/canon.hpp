// The canon as read from files: class declarations with the place they come from, and what cards, maps and modules
// say beyond PETS. Knows syntax only; whether names exist and fit is asked later, by the class table.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/image/deferred.hpp"
#include "engine/load/measures.hpp"
#include "engine/load/words.hpp"
#include "parser/ast.hpp"
#include "parser/text/diagnostic.hpp"

namespace rego::engine {

struct EmbeddedFile;

/// One file of the canon, by its path below the canon folder: "base/cards.json5".
struct CanonFile {
    std::string path;
    std::string text;
    std::string module;  // "base", "corporate-era", "tharsis"; fan folders: the folder's name
};

/// A declaration and where it stands. All spans in it are offsets into the file's text, strings of card data included.
struct LoadedClass {
    parser::ClassDeclaration declaration;
    std::size_t file = 0;  // index into Canon::files
    std::string module;
    std::string brought_by = {};  // the card that declares it for itself; empty: none does
};

enum class Deck { Project, Corporation, Prelude };
enum class CardKind { None, Automated, Active, Event };

/// What is printed on a card.
struct CardInfo {
    std::string name;           // the class
    std::string printed_name;   // "Inventors' Guild"
    bool names_itself = false;  // it says that, and not the words of its class or a list of names
    std::string number;
    Deck deck = Deck::Project;
    CardKind kind = CardKind::None;
    int cost = 0;
    std::vector<std::string> tags;  // class names, as printed, repeated if printed twice
    std::optional<std::string> resource;
    std::optional<parser::Requirement> requirement;
    std::optional<parser::Instruction> immediate;  // as written, local classes replaced by their names
    std::vector<parser::Action> actions;
    std::vector<parser::Effect> effects;        // without the generated ones
    std::optional<parser::Instruction> points;  // what `End:` gives
    std::string drawn;                          // how cards come from the deck: "look 4"; changes no rule
    std::string module;
    std::size_t file = 0;
    parser::Span span;
};

struct AreaInfo {
    std::string name;  // Tharsis_4_6
    int row = 0;
    int column = 0;
    std::string kind;                  // class: LandArea, WaterArea …
    std::vector<std::string> bonuses;  // printed letters or words, for drawing
    std::string label;                 // "Noctis City", if it has a name
};

/// What a letter in the hexes stands for.
struct BonusInfo {
    std::string letter;
    std::string cls;      // what it brings, if that is one class
    std::string meaning;  // for a legend, where the class does not say enough
};

struct MapInfo {
    std::string name;  // class: Tharsis
    std::string printed_name;
    std::string module;
    std::vector<AreaInfo> areas;
    std::vector<BonusInfo> bonuses;  // as the legend lists them
    /// Pairs of touching areas, each pair once in each direction.
    std::vector<std::pair<std::string, std::string>> borders;
};

/// Classes that a game has, or lacks, for some reason.
struct Selection {
    std::vector<std::string> with;
    std::vector<std::string> without;
};

/// A key of `newgame`: either it takes one of some words (`solo=tr63`), or names of classes that are then on offer
/// (`awards=…`).
struct OptionInfo {
    std::string key;
    std::vector<std::pair<std::string, Selection>> words;  // and what each of them changes
    std::string chooses;                                   // the superclass of the names; empty: words
    bool in_solo = true;   // whether a game for one offers anything without being asked to
    bool in_play = false;  // those chosen are there from the start; the others may still come
    std::string signal;    // is sent for each of those named, in their order, once the game is set up: `Reveal`
};

/// A folder that may be needed, and a letter that `newgame` knows, although it is not here.
struct Announced {
    std::string name;
    char letter = 0;
};

/// What can be switched on in a game.
struct ModuleInfo {
    std::string name;  // folder
    std::string printed_name;
    char letter = 0;  // of `newgame`; 0: always on, or never by letter
    bool is_map = false;
    bool only_by_name = false;  // comes in when something of it is asked for by name, and offers nothing by itself
    std::vector<std::string> offers;   // goals on offer when this map is played (or with this expansion, in addition)
    std::vector<std::string> needs;    // modules that come along
    std::vector<std::string> without;  // classes that it takes out of the game
    std::vector<std::string> solo;     // classes in games for one only …
    std::vector<std::string> several;  // … and in games for several only
    /// Classes that are in the game only together with a further module, by its name.
    std::vector<std::pair<std::string, std::vector<std::string>>> together;
    std::vector<OptionInfo> options;
    std::vector<Announced> expansions;
};

/// A name in the data that stands outside of PETS, so that no declaration asks whether it exists.
struct Mention {
    enum class Of { Class, ConcreteClass, Module };
    Of of = Of::Class;
    std::string name;
    std::string super;  // what the class has to be; empty: anything
    std::size_t file = 0;
    parser::Span span;
};

/// The contents of language.json5: how this game uses PETS. See canon/base/language.json5.
struct Language {
    std::string production_of;
    std::string production_becomes;
    std::vector<std::string> owed_classes;
    std::string owed_becomes;
    std::vector<std::string> broadcast;
    std::vector<std::pair<parser::Expression, int>> floors;
    std::vector<std::string> bookkeeping;
    std::vector<std::string> created_by_engine;
    std::string leeway_unit;
    std::string leeway_covers;
    std::vector<std::pair<std::string, std::string>> payment;  // what is accepted -> what is paid
    std::string first_player;
    std::string wild_class;
    std::string wild_stands_for;
    std::vector<std::string> wild_unless;
    std::string face_down_class;
    std::string face_down_keeps;
    std::vector<std::pair<std::string, std::string>> short_names;

    friend bool operator==(const Language&, const Language&) = default;
};

struct Canon {
    Records<CanonFile> files;
    Records<LoadedClass> classes;                                  // cards, areas, milestones included
    std::vector<Measure> measures;                                 // as they come; there may be two of a name
    std::map<std::string, Deferred<CardInfo>, std::less<>> cards;  // by class name
    Records<MapInfo> maps;
    std::vector<ModuleInfo> modules;
    /// Modules without which a goal is not on offer, or a card left out, by its class name.
    std::map<std::string, std::vector<std::string>, std::less<>> goal_needs, card_needs;
    Language language;
    std::map<std::string, std::string, std::less<>> printed_names;  // class -> printed name, exceptions only
    std::map<std::string, Deferred<Words>, std::less<>> words;      // by class name; see types/wording.hpp
    Deferred<std::vector<Mention>> mentions;
    std::vector<parser::Diagnostic> problems;  // all syntax problems, each with file and span
    std::vector<parser::Diagnostic> warnings;  // legal, but surely not meant; see rules/lint.hpp for those of the rules
};

/// Reads `.pets` and `.json5` files; problems are collected, never thrown. File order does not matter.
Canon load_canon(std::vector<CanonFile> files);

/// Files that were read before, so that a canon in which little has changed is soon read again.
class KnownFiles {
  public:
    KnownFiles();
    ~KnownFiles();

  private:
    friend Canon load_canon(std::vector<CanonFile> files, KnownFiles& known);
    std::map<std::string, std::shared_ptr<const struct ReadFile>> by_path_;
};

/// The same canon, of files that were perhaps read before; they are known from then on.
Canon load_canon(std::vector<CanonFile> files, KnownFiles& known);

/// A file compiled into the program.
CanonFile embedded_file(const EmbeddedFile& file);

/// The canon compiled into the program, and then the files of further folders (`--canon DIR`).
Canon load_embedded_canon(const std::vector<std::string>& extra_folders);

/// Whether a path may be looked at; empty: all may.
using MayRead = std::function<bool(const std::string& path)>;

/// All `.pets` and `.json5` files below a folder; an unreadable one, or one that must not be read, becomes a problem.
std::vector<CanonFile> read_canon_folder(const std::string& folder, std::vector<parser::Diagnostic>& problems,
                                         const MayRead& may_read = {});

/// "InventorsGuild" -> "Inventors Guild": the words of a class name. Exceptions are in printed_names.
std::string words_of(std::string_view class_name);

}  // namespace rego::engine
