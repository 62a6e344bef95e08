/**
 * Words, names and keyboard walks at the heart of the most common passwords, in international and Swedish lists.
 * A password is common when nothing but decoration is left beside one of them or a repetition of it.
 */
export const commonStems: ReadonlySet<string> = new Set(
  `
password passwort passord losenord losen pass passe passa code kod kodord secret hemlig hemligt hemlighet login logon
logga inlogg user username anvandare admin administrator root guest gast test tester testing testare demo default
standard changeme change andra bytmig temp temporary tillfallig access open enter welcome valkommen valkomna letmein
iloveyou love loveme lovely lover alskar jagalskardig karlek hello hej hejsan hejhej tjena goddag master boss chef
computer dator internet google facebook microsoft windows apple samsung android iphone spotify youtube twitter
instagram hotmail gmail yahoo telia tele comhem swish bankid nordea swedbank handelsbanken ikea volvo saab scania
qwerty qwertyui qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjk asdfghjkl asdasd zxcv zxcvbn zxcvbnm qaz qazwsx
qazwsxedc wsx edc qwe qweasd qweasdzxc asd zxc poiuyt lkjhgf mnbvcxz qwer abc abcd abcde abcdef abcdefg abcdefgh
abcabc aaa bbb ccc xxx zzz aaaa xxxx aa ab xyz qq
summer sommar sommer spring var varen autumn fall host hosten winter vinter vintern january januari february februari
march mars april may maj june juni july juli august augusti september october oktober november december monday mandag
tuesday tisdag wednesday onsdag thursday torsdag friday fredag saturday lordag sunday sondag christmas julafton easter
pask midsommar semester holiday jul nyar halloween weekend helg today idag year
sweden sverige swedish svensk svenska stockholm goteborg gothenburg malmo uppsala vasteras orebro linkoping helsingborg
jonkoping norrkoping lund umea gavle boras sodertalje eskilstuna halmstad vaxjo karlstad sundsvall lulea kalmar visby
gotland skane dalarna norrland smaland norway norge denmark danmark finland england london paris berlin germany france
spain spanien italy italien america american canada mexico brazil australia japan china india russia texas dallas
boston chicago denver newyork york florida california houston phoenix seattle atlanta miami vegas lasvegas hawaii
europe europa africa
aik djurgarden hammarby bajen gais ifk elfsborg frolunda farjestad leksand brynas modo skelleftea arsenal chelsea
liverpool manchester united everton tottenham westham barcelona barca realmadrid madrid juventus milan bayern ajax
celtic ferrari zlatan ibrahimovic messi ronaldo beckham tre kronor trekronor landslag fotboll hockey ishockey innebandy
football soccer baseball basketball golf golfer tennis cricket rugby softball bowling boxing racing surfing fishing
fiske hunter hunting jakt swimming cowboys yankees lakers steelers packers eagles redskins patriots giants raiders
broncos rangers bulls celtics redsox
dragon drake monkey apa tiger tigger lion lejon panther falcon eagle orn hawk wolf wolves varg bear bjorn bulldog
puppy valp dog hund hunden cat katt katten kitty kissen kitten rabbit kanin horse hast hasten pony fish fisk dolphin
delfin shark haj spider spindel snake orm turtle elephant elefant chicken kyckling bird fagel butterfly fjaril
penguin pingvin ferret hamster mouse mus fox rav moose alg cobra scorpion viper raven korp phoenix unicorn enhorning
superman batman spiderman ironman hulk joker wonder pokemon pikachu mario luigi zelda sonic minecraft fortnite roblox
starwars startrek skywalker vader yoda matrix merlin gandalf frodo hobbit legolas aragorn bilbo harrypotter potter
hermione disney mickey minnie donald kalleanka snoopy garfield bamse pippi emil mumin matrix avatar naruto dragonball
warcraft diablo counter strike counterstrike xbox playstation nintendo gamer gaming
sunshine solsken sun sol moon mane star stars stjarna sky himmel rainbow regnbage flower blomma rose ros snow sno
rain regn water vatten fire eld storm thunder aska ocean hav sea beach strand mountain berg forest skog river island
garden nature jorden earth world varlden freedom frihet peace fred happy glad lycka lucky tur smile angel angels angle
heaven devil god gud jesus christ faith hope hopp blessed church bible
princess prinsessa prince prins queen drottning king kung knight riddare pirate ninja samurai warrior viking vikings
wizard magic trollkarl soldier ranger hacker killer hunter player winner legend hero hjalte champion captain kapten
doctor teacher larare student skola school college sailor pilot driver police polis fireman
mother mamma mom father pappa dad daddy baby bebis sister syster brother bror family familj friend friends vanner
kompis grandma mormor farmor morfar farfar girl flicka tjej boy pojke kille woman man lady babygirl honey sweet
sweetie sweetheart darling alskling gumman gubben buddy junior senior
michael mikael michelle jennifer jessica ashley amanda daniel daniela thomas tomas robert andrew joshua matthew
william charlie charles george richard patrick anthony jordan justin brandon nicole heather melissa samantha martin
martina david peter petter andreas alexander alexandra alex anna anders johan johanna erik erika eric lars lena maria
marie karin kristina christina karl carl nils olle olof oscar oskar lucas lukas liam noah hugo elias oliver adam
ludvig axel viktor victor victoria viktoria gustav filip philip leo theo isak jakob jacob emil emilia emma elsa alice
alva maja julia ella wilma ebba agnes alma astrid freja saga selma vera linnea ida sara sarah sofia sofie hanna hannah
elin malin frida johanna jenny jonas niklas nicklas henrik fredrik fredrika magnus stefan sven ulf per pelle kalle
lasse nisse bosse kurt gunnar birgitta ingrid eva elisabeth elizabeth margareta katarina catherine monica monika
susanne camilla cecilia annika carina pernilla jimmy johnny tommy benny kenny sonny tony robin simon samuel sebastian
tobias marcus markus mattias matias pontus rasmus kevin kim chris christian christopher steven stephen scott ryan
jason james john joseph jackson jack harry henry arthur albert edward frank fred freddy george gordon harold howard
brian bruce bailey barbara angela andrea amber amy april ashley austin benjamin bobby bonnie brenda brittany bradley
cameron carlos caroline carol casey chelsea chester claire claudia courtney crystal dakota danielle dennis derek
diana donna douglas dylan eddie ellen evan felix gabriel gary ginger grace gregory hector isabella jasmine jeffrey
jeremy jerry jonathan jose juan justin karen kathy kelly kenneth kimberly kyle larry laura lauren leonardo lisa logan
louise madison maggie marcel margaret mario mark mary mason maxwell megan mike miguel mohammed muhammad mustafa ahmed
ali hassan nancy natalie natasha nathan nicholas olivia pamela pascal paul philip rachel rebecca ricardo roger ronald
rosie russell sabrina sandra sean shannon sharon sophie stella stephanie steve susan taylor teresa tiffany timothy
tyler valentina vanessa veronica vincent walter wendy zachary zoe
shadow silver silver gold golden guld diamond diamant platinum black svart white vit red rod blue bla green gron
yellow gul orange purple lila pink rosa brown brun grey gra dark light ljus
mustang corvette camaro porsche bmw mercedes audi toyota honda yamaha suzuki kawasaki harley davidson ducati nissan
subaru jeep chevy chevrolet ford dodge lamborghini tesla volkswagen bil bilen car truck motor moto motorcykel racer
cheese ost banana banan cookie kaka kakan pepper peppar coffee kaffe chocolate choklad candy godis pizza burger
hamburger pasta kebab sushi taco tacos beer ol olen vin wine vodka whiskey snaps cola cocacola pepsi milk mjolk
butter smor bread brod bacon kott lax rakor raka kraftor potatis tomat lok apple apples apelsin citron strawberry
jordgubbe peanut popcorn pumpkin cherry peach peaches honey sugar socker salt mat maten food lunch dinner middag
frukost fika bulle kanelbulle kok koket kock kocken restaurang restaurant krog krogen krogkoll bar baren cafe kafe
bistro pub hotell hotel servering servitor kypare faktura invoice pris priser leverantor meny bord kassa dricks
personal chef sous kallare
guitar gitarr music musik piano rock metal metallica nirvana slipknot eminem beatles elvis abba madonna drummer
dance dans disco party fest techno house jazz blues song
trustno trustme whatever nothing ingenting something nagot please snalla help hjalp thankyou tack cool kool awesome
super mega ultra extreme turbo power energy kraft speed rocket phantom ghost monster zombie vampire alien galaxy
cosmos orion saturn jupiter mars mercury pluto apollo nasa space rymden planet genesis eternity forever alltid always
dream dreams drommar sexy sex hot naughty porn fuck fuckyou fuckme fuckoff fuckit shit asshole bitch bastard damn
pussy dick cock tits boobs javla javlar fan fitta kuk skit idiot stupid dum loser crazy galen psycho killer hate
security sakerhet safe saker private privat system server network natverk database databas backup router cisco oracle
mysql linux ubuntu debian java python github docker office outlook excel word teams zoom company foretag firma
business arbete jobb jobbet work manager support service info kontakt konto account bank pengar money cash dollar
euro krona kronor million miljon rich rik
abc qwerty onetwothree first second third number nummer one two three four five six seven eight nine ten ett tva
fyra fem sex sju atta nio tio
buster bubba sparky shadow smokey rocky rex molly daisy ginger bella max maxi luna charlie coco lucy sadie sasha
simba nala zorro felix garfield tigger oreo misse murre pelle doris bosse fido ludde turbo zeus thor odin loke freja
athena apollo hercules ares
trouble hammer hammare hardcore maverick scooter cowboy gateway gunner icecream joker lifehack marlboro midnight
mustang nascar passion pookie prelude rascal rosebud sierra snoopy spanky steelers stonecold thx trinity venture
whiskers xavier yankee bond agent bondjamesbond topgun terminator predator rambo titanic gladiator spartan spartacus
braveheart excalibur camelot pandora phoenix
`
    .trim()
    .split(/\s+/),
);
