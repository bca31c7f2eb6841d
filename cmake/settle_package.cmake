# Read by cpack before it packs what was installed. The .deb gets Debian's own folders, and all files get the time of the
# release, so that the same sources give the same bytes.
if(CPACK_GENERATOR STREQUAL "DEB")
    set(share "${CPACK_TEMPORARY_DIRECTORY}/usr/share")
    file(REMOVE "${share}/doc/rego/LICENSE")  # every Debian has it in common-licenses
    if(EXISTS "${share}/zsh/site-functions")
        file(RENAME "${share}/zsh/site-functions" "${share}/zsh/vendor-completions")
    endif()
else()
    set(share "${CPACK_TEMPORARY_DIRECTORY}/share")
    file(REMOVE_RECURSE "${share}/doc/rego/changelog.gz" "${share}/lintian")  # only Debian reads these
endif()
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND find "${CPACK_TEMPORARY_DIRECTORY}" -exec touch -h "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +
        COMMAND_ERROR_IS_FATAL ANY)
endif()
