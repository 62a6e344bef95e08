/** What this set's senders sell: `name|unit|price|VAT|pack`, `F` for food's rate. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

export const wares = (text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = '', rate = '', pack = ''] = row.trim().split('|');
      return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
    });

export const pantry = wares(`
Jasminris Sol & Måne 20 kg|säck|412.00|F|1x20 kg
Bulgur grovmalen|påse|86.50|F|5 kg
Kikärtor kokta 2,6 kg|burk|49.20|F|6x2,6 kg
Ketchup tub 1 kg Vesterhav|st|31.40|F|12x1 kg
Rapsolja varmpressad 10 L|dunk|298.00|F|10 L
Senap skånsk stark|hink|168.00|F|5 kg
Inlagd gurka skivad 2,4 kg|burk|74.90|F|3x2,4 kg
Fond kalv koncentrat|burk|214.00|F|1,2 kg
Pannoumi panerad|krt|389.00|F|5 kg
Majsstärkelse|påse|42.75|F|2,5 kg
7-kryddor libanesisk|burk|118.00|F|500 g
Spaghetti n. 5 Torralta|krt|196.00|F|8x1,5 kg
Ättika 24 % 10 L|dunk|142.00|F|10 L
Vaniljsocker äkta|burk|327.00|F|700 g`);
export const frozen = wares(`
Pommes strips 7 mm Fjäll|krt|208.00|F|4x2,5 kg
Köttbullar 15 g stekta|krt|436.00|F|5 kg
Torskrygg panerad 120 g|krt|569.00|F|5 kg
Vegobiff ärta 90 g|krt|342.00|F|4,5 kg
Gröna ärter extra fina|påse|54.30|F|2,5 kg
Smördegsplattor|krt|278.00|F|10 kg
Hallon hela frysta|påse|139.50|F|2,5 kg
Glassbomb choklad|st|186.00|F|5 L
Kycklingnuggets 20 g|krt|318.00|F|5 kg
Scampi 16/20 svans på|påse|224.00|F|1 kg`);
export const fish = wares(`
Torskfilé rygg MSC|kg|279.00|F|5 kg
Laxsida trim D superior|kg|198.50|F|ca 1,6 kg
Räka 90/120 färskkokt|kg|168.00|F|3 kg
Sejfilé utan skinn|kg|112.00|F|5 kg
Gösfilé Mälaren|kg|319.00|F|3 kg
Strömming rensad|kg|74.00|F|6 kg
Vongole|kg|149.00|F|2 kg
Hummer levande 500-700|kg|598.00|F|
Rökt ål hel|kg|689.00|F|
Piggvar odlad 1-2 kg|kg|298.00|F|
Pulpo kokt arm|kg|345.00|F|1 kg
Stenbitsrom|kg|412.00|F|1 kg`);
export const meat = wares(`
Ryggbiff Angus import|kg|289.00|F|ca 4 kg
Oxkind rensad|kg|154.00|F|2-pack
Fläskytterfilé|kg|118.00|F|ca 2 kg
Lammracks frenched|kg|348.00|F|ca 0,8 kg
Kycklingbröst 170 g|kg|124.50|F|5 kg
Nötfärs 15 %|kg|109.00|F|3 kg
Salsiccia fänkål|kg|139.00|F|2 kg
Märgben kapade|kg|58.00|F|5 kg
Rostbiff skivad rökt|kg|214.00|F|1 kg
Bacon skivat 2 mm|kg|96.00|F|3 kg
Kalvschnitzel 150 g|kg|276.00|F|3 kg
Ankconfit klubba|kg|189.00|F|2,4 kg`);
export const dairy = wares(`
Vispgrädde 36 % 5 L|st|198.00|F|BIB
Mellanmjölk 1,5 % 10 L|st|109.00|F|BIB
Smör normalsaltat 2 kg|st|214.00|F|
Crème fraiche 34 % 2 kg|st|96.50|F|
Prästost 35 % block|kg|128.00|F|ca 3 kg
Mozzarella riven 2,5 kg|påse|189.00|F|4x2,5 kg
Ägg L frigående 15x12|krt|432.00|F|180 st
Keso 4 % 3 kg|hink|148.00|F|
Kvarg naturell 0,3 %|hink|156.00|F|5 kg
Halloumi grillost 2x1 kg|frp|259.00|F|
Laktosfri grädde 27 % 1 L|st|42.80|F|6x1 L`);
export const greens = wares(`
Romansallat hjärta|krt|124.00|F|6x2 st
Tomat plommon kl 1|kg|34.50|F|6 kg
Gurka slang svensk|st|15.90|F|12 st
Rödkål|kg|14.80|F|10 kg
Vitlök Spanien|kg|89.00|F|5 kg
Lime Brasilien 48|krt|172.00|F|4 kg
Basilika kruka|st|16.40|F|10 st
Potatis Amandine tvättad|kg|13.20|F|10 kg
Sparris grön 16+|bunt|39.00|F|450 g
Palsternacka|kg|22.60|F|5 kg
Mango ätmogen|krt|118.00|F|9 st
Champinjon brun|kg|62.00|F|3 kg
Koriander ask 100 g|ask|28.50|F|
Äpple Aroma|kg|21.40|F|13 kg`);
export const bread = wares(`
Levain rund 1,1 kg|st|62.00|F|
Danskt rågbröd hel|st|48.00|F|
7-kornslimpa skivad|st|44.00|F|
3-kornsbulle|st|4.9500|F|80 st
Focaccia rosmarin halvplåt|st|94.00|F|
Briochebröd burgare 4,5"|st|6.2500|F|36 st
Kardemummabulle|st|17.50|F|
Wienerlängd mandel|st|58.00|F|
Tunnbröd mjukt 10-pack|frp|49.00|F|
Semla|st|29.00|F|
Glutenfri fralla|st|11.80|F|24 st`);
export const beer = wares(`
Stigbergets Lager 5,0 % 30 L fat|fat|1196.00|25|
Kustens Ljusa 4,5 % 33 cl|flak|262.00|25|24x33 cl
Dimma NEIPA 6,4 % 44 cl|flak|618.00|25|24x44 cl
Svart Ankare Stout 20 L|fat|1089.00|25|
Päroncider halvtorr 4,5 % 33 cl|flak|294.00|25|24x33 cl
Folköl Granne 3,5 % 33 cl|flak|178.00|25|24x33 cl
Veteöl Hefe Rosen 50 cl|back|386.00|25|20x50 cl
Alkoholfri Pils 0,4 % 33 cl|flak|214.00|F|24x33 cl`);
export const wine = wares(`
Vermentino di Sella 2024|fl|98.00|25|6x75 cl
Côtes du Rhône Mas Ferrand 2023|fl|89.50|25|6x75 cl
Sekt Brut Haus Elsner|fl|104.00|25|6x75 cl
Albariño Pazo Louro 2024|fl|126.00|25|6x75 cl
Pinot Noir Steinfeld 2022|fl|158.00|25|6x75 cl
Rosé Château Belmaure 2025|fl|92.00|25|12x75 cl
Amaro Torrevecchia 30 % 70 cl|fl|198.00|25|6x70 cl
Orangevin Kvevri Natia 2023|fl|174.00|25|6x75 cl
Husets vita BIB 3 L|st|216.00|25|4 st`);
export const soft = wares(`
Källvatten kolsyrat 33 cl|flak|104.00|F|24x33 cl
Cola sirap 10 L BIB|st|468.00|F|
Äppelmust Kivikslund 1 L|fl|34.00|F|12x1 L
Ginger Beer Norra 20 cl|flak|268.00|F|24x20 cl
Hallonläsk 33 cl glas|back|212.00|F|20x33 cl
Apelsinjuice 2 L|st|54.00|F|6x2 L
Isté persika 50 cl|flak|178.00|F|12x50 cl`);
export const deposits = wares(`
Pant back 33 cl|st|84.00|0|
Pant fat 30 L|st|400.00|0|`);
export const coffee = wares(`
Espresso Tramontana bönor|kg|214.00|F|6x1 kg
Bryggkaffe Gryning 500 g|påse|78.00|F|12 st
Havredryck Barista 1 L|st|19.40|F|6 st
Te Rooibos 100 påsar|frp|89.00|F|
Chokladpulver 32 %|kg|142.00|F|
Filterpåse 90/250|krt|312.00|25|1000 st
Sirap hasselnöt 70 cl|fl|84.00|F|6 st
Rörsocker sticks|krt|146.00|F|1000 st
Rengöringstabletter 2 g|burk|172.00|25|100 st`);
export const chemicals = wares(`
Maskindisk Prima 10 L|dunk|389.00|25|
Torkmedel Prima 5 L|dunk|298.00|25|
Ugnsrent gel 5 L|dunk|246.00|25|3x5 L
Golvrent neutral 5 L|dunk|142.00|25|
Handtvål skum 1 L|st|64.00|25|6x1 L
Diskborste blå|st|28.50|25|10 st
Svamp med nylon 10-p|frp|42.00|25|
Sopsäck 160 L|rulle|68.00|25|10 rl
Ytdesinfektion 1 L|st|59.00|25|12 st`);
export const packaging = wares(`
Pizzakartong 32x32 brun|st|2.4500|25|100 st
Salladsskål kraft 1000 ml|st|1.8725|25|300 st
Lock PET till skål|st|0.9640|25|300 st
Soppmugg 16 oz|st|1.2350|25|500 st
Bärkasse papper stor|st|2.1150|25|250 st
Servett 33x33 svart|krt|296.00|25|2000 st
Träsked 16 cm|krt|224.00|25|1000 st
Plastfolie 30 cm 300 m|rulle|94.00|25|
Smörgåspapper ark|krt|318.00|25|10 kg`);
export const gear = wares(`
Kantin 1/2 rostfri 100 mm|st|142.00|25|
Stekspade perforerad|st|86.00|25|
Kockkniv 21 cm Åsgård|st|745.00|25|
Tallrik djup 23 cm|st|72.00|25|12 st
Ölglas 50 cl Bryggeri|st|31.50|25|24 st
Karott oval 30 cm|st|118.00|25|
Skärbräda röd 50x30|st|196.00|25|
Termos pump 2,2 L|st|398.00|25|
Mätkanna 2 L|st|64.50|25|`);
export const linen = wares(`
Kockrock vit hyra|st|28.50|25|
Förkläde bistro svart|st|16.20|25|
Duk vit 140x140|st|21.40|25|
Kökshandduk rutig|st|5.9000|25|
Servett linne vit|st|4.6500|25|
Entrématta 90x150|st|74.00|25|
Byxa kock rutig|st|24.80|25|`);
export const repair = wares(`
Arbete kyltekniker|tim|985.00|25|
Servicebil zon 1|st|540.00|25|
Fläktmotor kondensor 230 V|st|1428.00|25|
Dörrlist magnet 1480x620|st|986.00|25|
Köldmedium R290 påfyllning|st|745.00|25|
Startkondensator|st|286.00|25|
Miljö- och förbrukningsavgift|st|145.00|25|
Termostat elektronisk|st|1164.00|25|`);
export const office = wares(`
Kassarulle termo 80x80|krt|384.00|25|50 st
Pärm A4 svart|st|39.00|25|
Etikett bäst före röd|rulle|118.00|25|1000 st
Märkpenna svart 4-pack|frp|64.00|25|
Kopieringspapper A4|krt|298.00|25|5x500
Menyhållare akryl A5|st|86.00|25|`);
export const farm = wares(`
Ägg från gården, bricka 30|st|96.00|F|
Getost färsk|kg|268.00|F|
Lamm, halv, styckad|kg|159.00|F|
Honung 500 g|burk|82.00|F|
5-minutersgröt hel havre|påse|38.00|F|
Rabarber|kg|42.00|F|
Grönkål|kg|54.00|F|
Färskpotatis|kg|29.00|F|
Ramslök knippe|st|24.00|F|`);
export const flowers = wares(`
Bordsbukett liten|st|145.00|25|
Snittblommor veckans|bunt|189.00|25|
Krukväxt skötsel|mån|640.00|25|
Julgrupp stor|st|395.00|25|
Eukalyptus|bunt|86.00|25|`);
export const waste = wares(`
Tömning matavfall 140 L|st|148.00|25|
Tömning brännbart 660 L|st|312.00|25|
Hyra kärl 660 L|mån|86.00|25|
Glas ofärgat hämtning|st|124.00|25|
Fettavskiljare slamtömning|st|2480.00|25|
Wellpapp balning|st|198.00|25|`);
export const power = wares(`
Elenergi rörligt pris|kWh|0.8420|25|
Påslag|kWh|0.0490|25|
Elcertifikat|kWh|0.0120|25|
Fast avgift|mån|59.00|25|
Elöverföring|kWh|0.3150|25|
Effektabonnemang|mån|1240.00|25|`);
export const telecom = wares(`
Fiber företag 500/500|mån|699.00|25|
Mobilt bredband kassa|mån|199.00|25|
Växelanvändare|st|129.00|25|
Samtal utomlands|period|84.60|25|
Reservlinje 4G|mån|249.00|25|`);
export const sweets = wares(`
Gräddglass vanilj 4,5 L|st|264.00|F|
Sorbet blodapelsin 2,5 L|st|198.00|F|
Chokladkuvertyr 70 %|kg|189.00|F|2,5 kg
Maräng 2 kg|krt|146.00|F|
Tårtbotten ljus 3-delad|st|64.00|F|
Macaron blandade|krt|312.00|F|72 st
Lakritssås|st|118.00|F|1 kg`);
export const perHundred = wares(`
Pizzakartong 40x40 vit|st|385.00|25|per 100
Bägare plast 30 cl|st|74.50|25|per 100
Lock till bägare 80 mm|st|41.25|25|per 100
Salladsbox 1000 ml PET|st|214.00|25|per 100
Diskmedel koncentrat 5 L|dunk|268.00|25|
Bestickset trä 4 delar|st|128.00|25|per 100
Latexhandske L|ask|79.00|25|100 st`);
export const perThousand = wares(`
Servett 24x24 tryckt|st|168.00|25|per 1000
Kvittoficka|st|342.00|25|per 1000
Tandpetare inslagen|st|48.50|25|per 1000
Sockersticks 4 g|st|196.00|F|per 1000
Sugrör papper vit|st|121.00|25|per 1000
Kaffelock 90 mm|st|387.00|25|per 1000`);
export const crew = wares(`
Diskpersonal vardag|tim|329.00|25|
Kock kväll|tim|448.00|25|
Servering helg|tim|412.00|25|
OB-tillägg natt|tim|86.00|25|
Rekryteringsavgift|st|4500.00|25|`);
export const pests = wares(`
Råttstation service|st|124.00|25|
Serviceavtal skadedjur kvartal|period|2380.00|25|
Insektslampa rörbyte|st|465.00|25|
Extra besök|st|1190.00|25|
Limfälla 10-pack|frp|148.00|25|`);
export const booking = wares(`
Provision bordsbokningar|st|18.00|25|
Månadsavgift bokningssystem|mån|795.00|25|
SMS-påminnelser|st|0.7900|25|
Kortavgifter, förskottsbetalda bord|period|214.35|25|`);
export const premises = wares(`
Hyra lokal 2 tr ned|mån|28400.00|25|
Värmetillägg|mån|1860.00|25|
Fastighetsskatt|mån|1245.00|25|
Sophus andel|mån|410.00|25|`);
