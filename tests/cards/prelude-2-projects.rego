# Projects and preludes of Prelude 2 that belong to games with Venus Next.

// They are not in games without it.
newgame BR2 2 mode=tasks
exec 50, 9 ProjectCard, PreludeCard
expect fails play PlanetaryAlliance
expect fails play CloudTourism, 11

// Planetary Alliance: two steps of TR, a Jovian and a Venus card.
newgame BR2 2 mode=tasks with=PlanetaryAlliance
exec PreludeCard
play PlanetaryAlliance
expect change Player1 only TR 2, 2 ProjectCard
expect Player1 cards 1 tags EarthTag 1 JovianTag 1 VenusTag 1

// Cloud Tourism: a step of money for each pair of Earth and Venus tags; floaters, a point for three.
newgame BR2 2 mode=tasks with=CloudTourism,PlanetaryAlliance,FloatingRefinery
exec 11, ProjectCard
fix PlanetaryAlliance, FloatingRefinery, Sponsors
play CloudTourism, 11
expect change Player1 only -11, PROD[2], -ProjectCard
expect Player1 cards 4 tags EarthTag 2 JovianTag 2 VenusTag 3
action CloudTourism
exec 2 Floater<CloudTourism>
expect =3 Floater<CloudTourism>
expect Player1 score cards 1

// Floating Refinery: a floater for each Venus tag; two floaters of one card for a titanium and 2 money.
newgame BR2 2 mode=tasks with=CloudTourism,PlanetaryAlliance,FloatingRefinery
exec 7, ProjectCard
fix PlanetaryAlliance, CloudTourism
play FloatingRefinery, 7
expect change Player1 only -7, -ProjectCard
expect Player1 cards 3 tags EarthTag 1 JovianTag 2 VenusTag 3
expect =3 Floater<FloatingRefinery>
action FloatingRefinery 1
expect =4 Floater<FloatingRefinery>
fix -ActionUsedMarker<FloatingRefinery>
exec 2 Floater<CloudTourism>
action FloatingRefinery 2
task -2 Floater<CloudTourism>
expect Player1 stock 2 0 1 0 0 0
expect =4 Floater<FloatingRefinery>, =0 Floater<CloudTourism>

// Stratospheric Expedition: two floaters onto any card, two Venus cards.
newgame BR2 2 mode=tasks with=StratosphericExpedition,FloatingRefinery
exec 12, ProjectCard
fix FloatingRefinery, FloatingTradeHub
play StratosphericExpedition, 12
put FloatingTradeHub
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 2 cards 2
expect =2 Floater<FloatingTradeHub>, =1 PlayedEvent
expect Player1 score cards 1

// Venus Orbital Survey: of two cards those with a Venus tag for nothing, the others to be bought.
newgame BR2 2 mode=tasks with=VenusOrbitalSurvey
exec 24, ProjectCard
play VenusOrbitalSurvey, 18
expect change Player1 only -18, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 SpaceTag 1
action VenusOrbitalSurvey
task ProjectCard
task Ok
expect Player1 stock 6 0 0 0 0 0 hand 1
fix ProjectCard
fix -ActionUsedMarker<VenusOrbitalSurvey>
action VenusOrbitalSurvey
buy 1
buy 1
expect Player1 stock 0 0 0 0 0 0 hand 4
