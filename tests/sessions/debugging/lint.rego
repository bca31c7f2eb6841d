# Cards that are legal and surely not meant: warnings, which do not keep the folder from being used.
check odd-cards
