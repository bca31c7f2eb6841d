#include "app/follow/record_step.hpp"

namespace rego::app::follow::reading {

namespace {

/// A word, a number, or a list; what else there may be in it is of no use.
void chosen(JsonReader& in, Choice& made) {
    switch (in.kind()) {
        case JsonReader::Kind::Text: made.chosen.push_back(in.text()); return;
        case JsonReader::Kind::Number: made.chosen.push_back(std::to_string(in.number())); return;
        case JsonReader::Kind::List:
            in.list([&] {
                if (in.kind() == JsonReader::Kind::Text) return made.chosen.push_back(in.text());
                in.skip();
            });
            return;
        case JsonReader::Kind::Object:
            if (made.kind == "payment" || made.kind == "resources") {
                (made.kind == "payment" ? made.payment : made.gained) = counts(in);
                return;
            }
            [[fallthrough]];
        default: in.skip();
    }
}

Choice choice(JsonReader& in) {
    Choice made;
    in.object({"kind"}, [&](Key key) {
        if (key == "who") {
            made.who = in.text();
        } else if (key == "kind") {
            made.kind = in.text();
        } else if (key == "title") {
            made.title = in.text();
        } else if (key == "owners") {
            made.owners = texts(in);
        } else if (key == "index") {
            made.index = in.number();
        } else if (key == "chosen") {
            chosen(in, made);
        } else if (key == "payment") {
            made.payment = counts(in);
        } else {
            return false;
        }
        return true;
    });
    return made;
}

Paid paid(JsonReader& in) {
    Paid one;
    in.object({"payment"}, [&](Key key) {
        if (key == "payment") {
            one.payment = counts(in);
        } else if (key == "who") {
            one.who = in.text();
        } else {
            return false;
        }
        return true;
    });
    return one;
}

bool read_what_was_done(JsonReader& in, Key key, Step& one) {
    if (key == "player") {
        one.player = in.text();
    } else if (key == "kind") {
        one.kind = in.text();
    } else if (key == "phase") {
        one.phase = in.text();
    } else if (key == "card") {
        one.card = in.text();
    } else if (key == "name") {
        one.name = in.text();
    } else if (key == "cards") {
        one.cards = texts(in);
    } else if (key == "preludes") {
        one.preludes = texts(in);
    } else if (key == "choices") {
        one.choices = list_of<choice>(in);
    } else if (key == "log") {
        one.log = texts(in);
    } else {
        return false;
    }
    return true;
}

}  // namespace

Step step(JsonReader& in, SnapshotReader& states) {
    Step one;
    in.object({"n", "generation", "player", "kind", "after"}, [&](Key key) {
        if (key == "n") {
            one.n = in.number();
        } else if (key == "generation") {
            one.generation = in.number();
        } else if (key == "actionNumber") {
            one.action_number = in.number();
        } else if (key == "cost") {
            one.cost = in.number();
        } else if (key == "payment") {
            one.payment = counts(in);
        } else if (key == "payments") {
            one.payments = list_of<paid>(in);
        } else if (key == "count") {
            one.count = in.number();
        } else if (key == "pending") {
            one.pending = in.flag();
        } else if (key == "after") {
            one.after = states.read(in);
        } else {
            return read_what_was_done(in, key, one);
        }
        return true;
    });
    return one;
}

}  // namespace rego::app::follow::reading
