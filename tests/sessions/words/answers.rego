# flags: typed
# What is offered as an answer is in the players' words, and can be typed as it stands.
newgame BRPVC Ann Bob colonies=Luna,Europa,Ceres,Triton,Pluto mode=tasks
exec 90, 9 Titanium, 9 Steel, 9 ProjectCard, PROD[Titanium]
Bob: exec PROD[3 Plant, 2 Titanium], 8 Plant, 9
play robinson industries
action robinson industries
task 1 steel production
play asteroid mining consortium
task -1 titanium production Bob
play hired raiders
task steal 3 M€ from Bob
play lunar exports
task 2 plant production
play mining colony
task colony Europa
task 2 venus
place 5_5
play trade envoys
trade Luna, 9
task track Luna
exec 2 TemperatureStep OR 2 VenusStep
task 2 venus
fix Extremophiles, Tardigrades, Microbe<Tardigrades>
Bob: fix Ants, 2 Microbe<Ants>
exec -Microbe<Anyone>
task -1 microbe on Ants of Bob
exec Microbe
put Tardigrades
exec -ProjectCard OR -2 Plant<Anyone>
task -2 plants Bob
exec TemperatureStep OR OxygenStep
task oxygen
exec PROD[-Heat<Anyone>] OR PROD[-Plant<Anyone>]
task -1 plant production of Bob
words pets
exec TemperatureStep OR OxygenStep
