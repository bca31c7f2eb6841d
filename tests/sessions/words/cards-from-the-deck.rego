# How cards come from the deck, as each card that says so tells it: looked at, searched for, shown.
card InventorsGuild
card BusinessContacts
card InventionContest
card CorporateArchives
card ExperimentalForest
card SearchForLife
card HiTechLab
card VenusOrbitalSurvey
card PlanetaryAlliance
