/** Drinks, coffee, goods that are no food, and services. */
import { list } from './wares.ts';

export const beer = list(
  25,
  `
Skärgårdslager 5,2 % 33 cl|back|412.00|24x33 cl
Granskogens IPA 30 l fat|fat|1690.00|30 l
Pålspärr Porter 50 cl|back|528.00|20x50 cl
Norrvågens Folköl 33 cl|flak|198.00|24x33 cl
Dimmig Veteöl 20 l fat|fat|1240.00|20 l
Stigbygelns Pilsner 30 l|fat|1495.00|30 l
Surbiten Hallon 33 cl|back|489.00|24x33 cl
Alkoholfri Ale 33 cl|flak|212.00|24x33 cl
`,
);

export const wine = list(
  25,
  `
Monte Selvino Chianti Classico 2022|fl|138.00|6x75 cl
Domaine Aubrac Chablis 2023|fl|189.00|6x75 cl
Finca Oriola Garnacha 2021|fl|96.00|6x75 cl
Weingut Talbrück Riesling 2023|fl|124.00|6x75 cl
Cava Brut Marcell NV|fl|89.00|6x75 cl
Champagne Vauclerc Brut|fl|312.00|6x75 cl
Quinta do Salgo Tawny 10 år|fl|205.00|6x75 cl
Naturcider Äppelgården 75 cl|fl|98.00|12x75 cl
`,
);

export const soda = list(
  'F',
  `
Blåbärsdryck 25 cl|flak|186.00|24x25 cl
Ingefärsläsk 33 cl|flak|198.00|24x33 cl
Bordsvatten kolsyrat 33 cl|back|112.00|24x33 cl
Äppelmust Ingrid Marie 3 l|st|118.00|4x3 l
Rabarberlemonad 27 cl|flak|224.00|20x27 cl
Colasirap BIB 10 l|box|742.00|10 l
Kombucha citron 33 cl|flak|288.00|12x33 cl
`,
);

export const coffee = list(
  'F',
  `
Bryggkaffe mörk 500 g|påse|89.00|12x500 g
Espressobönor Nattvakt 1 kg|påse|238.00|8x1 kg
Koffeinfria bönor 1 kg|påse|262.00|8x1 kg
Earl Grey 100 påsar|ask|94.00|6x100
Rooibos bladte 500 g|påse|128.00|500 g
Sojadryck barista 1 l|st|23.50|6x1 l
Chokladpulver 1 kg|påse|112.00|10x1 kg
Sockersticks 1000 st|krt|98.00|1000 st
`,
);

export const cleaning = list(
  25,
  `
Maskindisk flytande 10 l|dunk|468.00|10 l
Torkmedel surt 5 l|dunk|342.00|5 l
Handtvål oparfymerad 5 l|dunk|189.00|5 l
Nitrilhandske svart M 100-p|ask|74.00|10x100 st
Sopsäck 160 l grå|rulle|42.50|25 st
Mikroduk blå 38x38|st|14.90|10 st
Ugnsrengöring 1 l|fl|96.00|6x1 l
Toalettpapper 2-lags|bal|214.00|64 rl
Torkrulle midi|bal|228.00|6 rl
Avkalkare kaffemaskin 1 l|fl|118.00|6x1 l
`,
);

export const packaging = list(
  25,
  `
Matlåda bagasse 1-fack|krt|412.00|250 st
Bärkasse papper vit|krt|538.00|250 st
Kaffebägare 25 cl enkel|krt|389.00|1000 st
Lock sip vit 80 mm|krt|298.00|1000 st
Träsked 16 cm|krt|172.00|1000 st
Servett 40x40 3-lags lin|krt|329.00|1000 st
Smörpapper 38x28|pkt|148.00|1000 st
Såsbägare 50 ml med lock|krt|264.00|500 st
`,
);

export const laundry = list(
  25,
  `
Kockrock vit hyra och tvätt|st|21.50|
Förkläde bistro|st|9.80|
Linneduk 140x140|st|24.00|
Servett halvlinne 45x45|st|4.90|
Kökshandduk halvlinne|st|3.60|
Dörrmatta 85x150 byte|st|148.00|
Kockbyxa svart|st|18.50|
Bordslöpare grå|st|16.00|
`,
);

export const repair = list(
  25,
  `
Arbete certifierad tekniker|tim|895.00|
Framkörning inom 40 km|st|640.00|
Fläktmotor kyldisk|st|2380.00|
Dörrpackning kyl 620x1480|st|760.00|
Köldmedium R454C|kg|1190.00|
Magnetventil 230 V|st|845.00|
Termostat med givare|st|1120.00|
Miljöavgift köldmedel|st|85.00|
Tömningspump diskmaskin|st|2650.00|
`,
);

export const rental = list(
  25,
  `
Partytält 6x9 m|dygn|3200.00|
Ståbord vitt|st|95.00|
Vinglas 38 cl|st|4.50|
Kuvertset porslin|st|12.00|
Terrassvärmare gasol|dygn|390.00|
Stol vikbar svart|st|24.00|
Transport inom kommunen|st|1450.00|
Ölkyl mobil 2 kranar|dygn|1250.00|
`,
);

export const software = list(
  25,
  `
Bordsbok Stor|mån|749.00|
Kassalicens huvudenhet|mån|498.00|
Extra kassapunkt|mån|298.00|
SMS-paket 500|st|240.00|
Kökskärm per enhet|mån|189.00|
Onlinebetalning grundavgift|mån|149.00|
Utbildning på distans|tim|950.00|
`,
);

export const house = list(
  25,
  `
Fönsterputs utvändigt|ggr|680.00|
Fettavskiljare slamsug|ggr|3150.00|
Skadedjursavtal|mån|545.00|
Imkanalrengöring|ggr|4900.00|
Sotning eldstad|ggr|1180.00|
Storstädning kök kväll|tim|465.00|
Mattvätt|st|210.00|
Komprimator hyra|mån|720.00|
`,
);

export const glass = list(
  25,
  `
Tallrik Stengods 27 cm|st|118.00|6 st
Dessertskål Lava 14 cm|st|64.00|12 st
Ölglas Sejdel 40 cl|st|39.00|12 st
Traktörpanna stål 28 cm|st|489.00|
Bestickset Hav 4 delar|set|148.00|
GN-bleck 1/1-65|st|179.00|
Skärbräda röd 53x32|st|268.00|
Tång 30 cm|st|72.00|
Vispskål 8 l|st|214.00|
`,
);

export const energy = list(
  25,
  `
Elpris rörligt Elområde 3|kWh|0.6820|
Fast påslag|kWh|0.0650|
Energiskatt|kWh|0.4390|
Ursprungsgaranti vind|kWh|0.0180|
`,
);
