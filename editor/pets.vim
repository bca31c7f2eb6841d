" Vim syntax file: PETS. Made by `tools/accept docs`.
if exists("b:current_syntax")
  finish
endif
syn case match
syn keyword petsKeyword PROD FROM OR THEN MAX HAS BY IF EVAL CLASS ABSTRACT DEFAULT EXTEND COUNT EACH GROUP MOST LEAST RANK INSTEAD METRIC REQUIREMENT
syn match petsType /\<[A-Z]\w*\>/
syn match petsCall /@\a\+/
syn match petsNumber /\<\d\+\>/
syn match petsComment +//.*$+
syn region petsString start=+"+ skip=+\\"+ end=+"+
hi def link petsComment Comment
hi def link petsString String
hi def link petsKeyword Keyword
hi def link petsType Type
hi def link petsCall Function
hi def link petsNumber Number
let b:current_syntax = "pets"
