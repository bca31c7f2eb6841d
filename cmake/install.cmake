# What `cmake --install` puts where, and the packages that `cpack` makes of it: a .deb, and a .tar.gz to unpack anywhere.
# tools/release calls both so that they come out the same each time.
include(GNUInstallDirs)
string(TIMESTAMP release_time "%s" UTC)  # SOURCE_DATE_EPOCH if that is set
string(TIMESTAMP release_date "%a, %d %b %Y %H:%M:%S +0000" UTC)

set(REGO_MAINTAINER "The rego maintainers <maintainers@rego.example>" CACHE STRING "Whom the package names as its maintainer")
set(rego_doc_dir "${CMAKE_INSTALL_DATADIR}/doc/rego")
set(rego_made_dir "${PROJECT_BINARY_DIR}/install")

install(TARGETS rego)

# The man page and the completions are what the program itself prints. gzip -n: without the time.
file(CONFIGURE OUTPUT "${rego_made_dir}/changelog" @ONLY CONTENT
"rego (@PROJECT_VERSION@) unstable; urgency=medium

  * CHANGELOG.md says what is new.

 -- @REGO_MAINTAINER@  @release_date@
")
install(CODE "
    set(made \"${rego_made_dir}\")
    foreach(kind IN ITEMS man/rego.1 bash/rego zsh/_rego fish/rego.fish)
        get_filename_component(folder \"\${kind}\" DIRECTORY)
        file(MAKE_DIRECTORY \"\${made}/\${folder}\")
        execute_process(COMMAND \"$<TARGET_FILE:rego>\" manual \${folder} OUTPUT_FILE \"\${made}/\${kind}\"
            COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
    foreach(file IN ITEMS man/rego.1 changelog)
        execute_process(COMMAND gzip -9nc \"\${made}/\${file}\" OUTPUT_FILE \"\${made}/\${file}.gz\"
            COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")
install(FILES "${rego_made_dir}/man/rego.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES "${rego_made_dir}/bash/rego" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${rego_made_dir}/fish/rego.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
install(FILES cmake/lintian-overrides DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides" RENAME rego)
install(FILES "${rego_made_dir}/zsh/_rego" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")

install(FILES README.md CHANGELOG.md GLOSSARY.md "${rego_made_dir}/changelog.gz" DESTINATION "${rego_doc_dir}")
install(FILES LICENSE cmake/copyright DESTINATION "${rego_doc_dir}")
install(DIRECTORY docs DESTINATION "${rego_doc_dir}")
install(DIRECTORY scripts/ DESTINATION "${rego_doc_dir}/examples")

# Colours for editors: vim reads these by itself; Visual Studio Code and others take the folder.
install(FILES editor/pets.vim editor/rego.vim DESTINATION "${CMAKE_INSTALL_DATADIR}/vim/vimfiles/syntax")
install(FILES editor/ftdetect.vim DESTINATION "${CMAKE_INSTALL_DATADIR}/vim/vimfiles/ftdetect" RENAME rego.vim)
install(FILES editor/package.json editor/language-configuration.json editor/pets.tmLanguage.json
    editor/rego.tmLanguage.json DESTINATION "${CMAKE_INSTALL_DATADIR}/rego/editor")

set(CPACK_PACKAGE_NAME rego)
set(CPACK_PACKAGE_VENDOR rego)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "shell and logger for the board game Terraforming Mars")
set(CPACK_PACKAGE_DESCRIPTION "rego follows a real game of Terraforming Mars along. Type what happens at the
table, and it keeps the books, knows the rules exactly, and tells what happened
and why. It replays logged games, makes pages of them, and writes tables for
spreadsheets and databases.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_GENERATOR DEB TGZ)
string(TOLOWER "${PROJECT_NAME}-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_PACKAGE_FILE_NAME)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 1)  # with several, xz may write other bytes
set(CPACK_PROJECT_CONFIG_FILE "${PROJECT_SOURCE_DIR}/cmake/package.cmake")
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/settle_package.cmake")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${REGO_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)  # the C library, as new as what the compiler took from it; all else is static
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion, tmux, sqlite3")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
include(CPack)
