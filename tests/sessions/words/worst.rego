# The cards that read worst, in English made from their PETS.
card floyd continuum
card market manipulation
card cyberia systems
card industrial complex
card ecology experts
card established methods
card astra mechanica
card venus orbital survey
card self-replicating robots
card icy impactors
card mons insurance
card manutech
card utopia invest
card space lanes
card board of directors
card venus shuttles
card io sulphur research
card red appeasement
card solarnet
card society support
card sagitta frontier services
card cloud tourism
card merger
card polyphemos
