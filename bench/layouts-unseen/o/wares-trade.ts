/** Other goods and services of this set. */
import { list } from './wares.ts';

export const cleaners = list(
  25,
  'st',
  `
Allrent koncentrat 5 L|184.00
Diskmedel maskin flytande 10 L|462.00
Torkglans sur 5 L|318.00
Handtvål parfymfri 700 ml|64.50
Ytdesinfektion 75% 5 L|296.00
Avfettning grillugn 5 L|374.00
Blandalåda svabbmopp 60 cm|89.00
Nitrilhandske blå L 200 st|118.00|ask
Mikroduk grön 10-pack|96.00|pkt
Sopsäck svart 125 L|214.00|rl
Toalettpapper 2-lag 64 rl|342.00|bal
Torkrulle Combi 6 st|268.00|bal
Skursvamp 10-pack|58.00|pkt
Kalkborttagare 1 L|72.40
`,
);

export const boxes = list(
  25,
  'st',
  `
Pizzakartong 33 cm 100 st|246.00
Papperspåse vikt handtag 250 st|418.00
Salladsskål PET 750 ml lock|1.8400
Kaffemugg Craft 24 cl|0.6900
Servett 3-lag 33x33 svart|34.50|pkt
Aluminiumform 1/2 GN|4.1200
Bakplåtspapper 500 ark|189.00|krt
Gladfolie 30 cm x 300 m|128.00|rl
Träbestick set 3 delar|1.2600
Soppbägare 48 cl kraft|1.4800
Vakuumpåse räfflad 250x350|0.8800
Etikett dagmärkning 500|82.00|rl
Hamburgerbox bagass|1.9400
`,
);

export const wares = list(
  25,
  'st',
  `
Tallrik flat 27 cm benporslin|118.00
Vinglas Bordeaux 62 cl|46.50
Stekpanna gjutjärn 26 cm|349.00
Filékniv böjlig 18 cm|695.00
GN-bleck 1/1-65 rostfritt|164.00
Salamander gryta emalj 4 L|528.00
Ölglas 50 cl stapelbart|32.80
Skärbräda röd 60x40|236.00
Dricksglas härdat 28 cl|18.90
Bestickhylsa teak|74.00
Dessertsked Stockholm|42.50
Kaffekopp med fat 18 cl|69.00
`,
);

export const cloths = list(
  25,
  'st',
  `
Servett damast vit 50x50 tvätt|3.9500
Duk vit 140x140|24.50
Kockjacka kort ärm hyra|18.60
Förkläde svart midja|9.40
Handduk randig kök|4.8500
Dörrmatta 115x200 byte|78.00
Mopp tvättad|12.90
Kockbyxa rutig hyra|16.20
Badlakan frotté|14.30
Mjuktorksrulle byte|46.00
`,
);

export const repairs = list(
  25,
  'tim',
  `
Arbetstid servicetekniker|895.00
Restid zon 2|640.00
Utryckning servicebuss|495.00|st
Termostat stekbord 50-300|1140.00|st
Tätningslist kyldörr 1545 mm|725.00|st
Köldmedia R600a påfyllt|1490.00|kg
Diskspruta slang 1 m|896.00|st
Magnetventil diskmaskin|684.00|st
Felsökning kombiugn|950.00
Packningssats bryggare|318.00|st
Avfallshantering filter|85.00|st
Kompressorolja 1 L|245.00|st
`,
);

export const rents = list(
  25,
  'st',
  `
Uthyrning partytält 6x12 m|4850.00
Stol Wien vit per dygn|28.00
Rundbord 180 cm|145.00
Fatölsanläggning 2 kranar|1290.00
Kylsläp dygn|1450.00|dygn
Champagneglas hyra|6.50
Värmare gasol terrass|395.00
Gasol PA11|389.00
Utkörning och hämtning|980.00
Montering personal|520.00|tim
Extra dygn porslin|240.00|dygn
`,
);

export const powers = list(
  25,
  'kWh',
  `
Elenergi timpris medel|0.7824
Nätöverföring dagtid|0.3960
Nätöverföring natt|0.1845
Skatt på elkraft|0.5490
Fast nätavgift 63 A|1245.00|mån
Elcertifikat och ursprungsmärkning|0.0412
Effektuttag topp|58.50|kW
Rörligt elpåslag|0.0350
Fast avgift elavtal|49.00|mån
`,
);

export const softs = list(
  25,
  'mån',
  `
Kassasystem licens Plus|690.00
Tilläggsmodul bordsbokning|395.00
Extra kassaplats|249.00
Betaldosa trådlös hyra|229.00|st
Närvaroliggare i surfplatta|149.00
Koppling till ekonomisystem|195.00
Supportavtal Guld|450.00
SMS-paket 500|325.00|st
Kökskärm KDS per skärm|279.00|st
Webbshop hämtmat|590.00
Lojalitetsmodul|129.00
`,
);

export const crafts = list(
  25,
  'st',
  `
Skadedjursskydd per kvartal|1845.00
Akut utryckning kackerlacka|1250.00
Råttlåda byte av bete|186.00
Fettavskiljare tömning 3 kbm|2940.00
Spolning avloppsstam|1650.00|tim
Deponiavgift slam|612.00|ton
Container 8 kbm brännbart|2380.00
Matavfall kärl 140 L tömning|68.00
Well-papp balat|245.00
Imkanal rengöring köksfläkt|5400.00
Sotning och brandskyddskontroll|1380.00
Fönsterputs entréplan|790.00
Snöröjning terrass|620.00|tim
Blomsterbinderi bord vecka|685.00
Nyckelkopia system|165.00
Annonsplats lokaltidning 1/4 sida|3900.00
Menytryck A4 laminerat|38.00
Trädgårdsskötsel uteservering|540.00|tim
`,
);

export const staff = list(
  25,
  'tim',
  `
Kock uthyrd vardag|398.00
Servitör kväll|364.00
Obekväm tid söndag|86.00
Diskare natt|342.00
Städning lokal kväll|385.00
Dörrvärd förordnad|465.00
Garderobsvakt|358.00
Storstäd kök fastpris|6900.00|st
Bokföring löpande|920.00
Lönehantering per lönespecifikation|165.00|st
Bokslut och årsredovisning|14500.00|st
`,
);

export const smorrebrod = list(
  25,
  'stk',
  `
Smørrebrød roastbeef|34.50
Flæskesvær 1,5 kg|148.00|ps
Rød pølse 8-pak|52.00|pk
Økologisk rugbrødsmel 25 kg|318.00|sk
Dansk karrysalat 5 kg|142.00|spand
Lakridssirup 1 L|168.00
Snaps dild 70 cl|196.00|fl
Karrysild 3 kg|218.00|spand
Vesterhavsost lagret|154.00|kg
`,
);
export const norges = list(
  0,
  'kg',
  `
Klippfisk av torsk 1. sort|186.00
Skrei hel sløyd|98.00
Kongekrabbe kokte bein|689.00
Brunost Gudbrandsdal 4 kg|142.00
Røkt ørret side|264.00
Kveite steik|312.00
Tørrfisk Lofoten A|418.00
Ishavsreker skallet|276.00
`,
);
export const alands = list(
  0,
  'kg',
  `
Mört rensad|14.80
Abborrfilé utan skinn|28.50
Äppelmust Åland 5 L|12.40|st
Svartbröd åländskt 1 kg|8.90|st
Varmrökt gös|24.60
Havtornspuré fryst|16.75
Potatis Timo tvättad|1.3500
Braxenfärs|13.20
`,
);
export const germans = list(
  0,
  'Stk',
  `
Katenschinken am Stück|38.40
Brezel Rohling TK 80 Stk|42.60|Kt
Weißbier Fass 30 L|96.50|Fass
Spätzle frisch 2 kg|11.80|Btl
Sauerkraut Eimer 10 kg|24.90|Eim
Laugenstange TK 60 Stk|36.20|Kt
Allgäuer Hartkäse alt|18.70|kg
Meerrettich gerieben 5 kg|16.40|Eim
Bierkrug 0,5 L graviert|7.85
`,
);
export const britons = list(
  0,
  'ea',
  `
Stilton Half Wheel 4kg|58.00
Malt Vinegar 5L|9.45
Mature Cheddar Block 5kg|46.20
Single Malt Cask Sample|38.00
Assam Tea 600 bags|29.80|case
Shortbread Fingers 200|24.60|case
Worcester Sauce 4L|21.15
Pork Pie Hand Raised|3.7500
`,
);
export const frenches = list(
  0,
  'pce',
  `
Foie gras de canard entier 500 g|34.90
Moutarde à l'ancienne 5 kg|22.40|seau
Huîtres Fines de Claire n°3|48.00|bourr
Brie de Meaux 3 kg|39.50
Gésiers de canard confits|41.20|boîte
Gros sel gris 1 kg|16.80|sac
Beurre demi-sel 250 g|2.9500
Vinaigre de Banyuls 75 cl|11.60
Crottin de chèvre|2.1500
`,
);
export const italians = list(
  0,
  'pz',
  `
Prosciutto crudo disossato 7 kg|112.00
Pecorino toscano stagionato|19.80|kg
Olio extravergine DOP 5 L|58.50|lt
Pomodori pelati 6x2,5 kg|17.90|ct
Semola rimacinata 25 kg|21.40|sc
Porcini secchi extra 500 g|34.00
Aceto balsamico Modena 5 L|26.80
Finocchiona intera|16.40|kg
Stracchino di Crescenza|3.4500
`,
);
