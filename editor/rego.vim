" Vim syntax file: rego. Made by `tools/accept docs`.
if exists("b:current_syntax")
  finish
endif
syn case match
syn keyword regoKeyword PROD FROM OR THEN MAX HAS BY IF EVAL CLASS ABSTRACT DEFAULT EXTEND COUNT EACH GROUP MOST LEAST RANK INSTEAD METRIC REQUIREMENT
syn match regoType /\<[A-Z]\w*\>/
syn match regoCall /@\a\+/
syn match regoNumber /\<\d\+\>/
syn match regoVerb /\c\(^\|;\|\s\)\zs\(newgame\|games\|delete\|resume\|rename\|become\|as\|mode\|words\|auto\|script\|if\|else\|for\|repeat\|let\|echo\|save\|load\|import\|undo\|redo\|rollback\|history\|amend\|insert\|drop\|reload\|help\|alias\|measure\|clear\|exit\|parse\|check\|has\|count\|list\|desc\|card\|tasks\|moves\|log\|why\|ledger\|plot\|report\|map\|find\|cards\|colonies\|turmoil\|board\|boards\|standings\|status\|score\|state\|exec\|task\|try\|trace\|step\|continue\|cancel\|break\|watch\|phase\|turn\|fix\|set\|note\|play\|discard\|action\|project\|convert\|sell\|buy\|claim\|fund\|trade\|delegate\|policy\|reveal\|pay\|place\|put\|first\|pass\|end\|expect\)?\=\ze\(\s\|;\|,\|$\)/
syn match regoVariable /\$\(\w\+\|\*\|{[^}]*}\)/
syn region regoString start=+"+ end=+"\|$+
syn match regoComment +\(^\s*\|\s\)\(//\|#\)\(\s.*\)\=$+
syn match regoComment +^\s*\(//\|#\).*$+
hi def link regoComment Comment
hi def link regoString String
hi def link regoKeyword Keyword
hi def link regoType Type
hi def link regoCall Function
hi def link regoNumber Number
hi def link regoVerb Statement
hi def link regoVariable Identifier
let b:current_syntax = "rego"
