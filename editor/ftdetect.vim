" Which files get which colours.
autocmd BufNewFile,BufRead *.rego setfiletype rego
autocmd BufNewFile,BufRead *.pets setfiletype pets
