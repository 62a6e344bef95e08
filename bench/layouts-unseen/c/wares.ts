/** What set C's suppliers sell: names as a person would write them, units, prices and packs. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  /** Ten-thousandths of the currency. */
  readonly price: bigint;
  readonly pack: string;
  /** Per cent of VAT, or food's rate on the day. */
  readonly rate: number | 'food';
}

const list = (rate: Ware['rate'], text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = 'st', price = '1', pack = ''] = row.split('|').map((part) => part.trim());
      const [whole = '0', part = ''] = price.split('.');
      return { name, unit, price: BigInt(whole + part.padEnd(4, '0')), pack, rate };
    });

export const pantry = list(
  'food',
  `
Krossade tomater 2,5 kg|krt|168.40|6x2,5 kg
Rapsolja kallpressad 10 L|dunk|412.50|1x10 L
Rundkornigt ris 5 kg|säck|139.90|5 kg
Kikärtor i lag|krt|121.35|12x400 g
Bulgur grov|påse|87.20|5 kg
Kokosmjölk 18 %|krt|196.00|12x400 ml
Sojasås mörk 1,8 L|flaska|92.75|1,8 L
Havssalt fint|säck|64.10|10 kg
Vetemjöl special 25 kg|säck|233.00|25 kg
Majonnäs äkta 5 kg|hink|267.45|5 kg
3-färgad quinoa|påse|148.30|2,5 kg
Ättika 24 %|dunk|118.60|5 L
Kapris i saltlake|burk|54.95|700 g
Currypasta röd|burk|71.80|1 kg
Grönsaksfond koncentrat 1 L|flaska|132.15|1 L
100 % hallonsaft|flaska|58.00|1 L
Panko ströbröd|krt|214.70|10x1 kg
Tryffelolja vit 250 ml|flaska|109.00|250 ml
Maizena 2-pack|frp|46.20|2x400 g
Röda linser|säck|119.50|5 kg`,
);

export const frozen = list(
  'food',
  `
Pommes frites 9x9 mm|krt|228.00|4x2,5 kg
Gröna ärtor frysta|påse|38.90|2,5 kg
Kycklingvingar grillade|krt|412.20|5 kg
Lökringar panerade|krt|276.40|6x1 kg
Hallon hela frysta|krt|389.00|4x2,5 kg
Bröd surdeg fryst 900 g|krt|241.75|8x900 g
Räkor handskalade|kg|214.00|
Vårrullar vegetariska 60 g|krt|318.10|80 st
Spenat hackad fryst|krt|176.35|4x2,5 kg
Glass vanilj 5 L|förp|198.00|5 L`,
);

export const meat = list(
  'food',
  `
Nötfärs 12 %|kg|112.90|
Fläskkarré benfri|kg|84.50|
Oxfilé hel nöt|kg|398.00|
Kalvlägg osso buco|kg|179.00|
Lammracks fransk|kg|312.50|
Kycklinglårfilé|kg|98.20|
Högrev grytbitar|kg|141.75|
Entrecôte Irland|kg|286.00|
Bacon skivad 1,5 mm|kg|118.40|
Revbensspjäll tunna|kg|92.30|
Ankbröst Barbarie|kg|224.00|
Prinskorv 2 kg|frp|187.00|2 kg
Blodpudding 1 kg|st|38.60|1 kg`,
);

export const fish = list(
  'food',
  `
Laxsida trim D|kg|189.00|
Torskrygg färsk|kg|342.00|
Havskräftor 11/15|kg|465.00|
Rödtunga hel|kg|156.50|
Blåmusslor nät|kg|42.00|
Gös filé med skinn|kg|388.00|
Strömming rensad|kg|71.25|
Ostron Fine de Claire nr 3|st|9.80|
Kungsräka 16/20 rå|kg|218.40|
Hälleflundra bit|kg|412.00|
Kallrökt lax skivad|kg|274.90|
Sej ryggfilé|kg|149.00|
Bläckfisk tuber U5|kg|128.60|`,
);

export const bread = list(
  'food',
  `
Surdegslimpa 1,1 kg|st|48.50|
Levain rund|st|44.00|
Baguette parisienne|st|18.25|
Briochebulle sesam|st|7.40|
Kanelbulle stor|st|16.80|
Kardemummabulle|st|16.80|
Rågbröd danskt|st|39.00|
Focaccia plåt rosmarin|st|112.00|
Hamburgerbröd potatis 12 cm|st|6.35|
Croissant smör 70 g|st|14.90|
Prinsesstårta 12 bitar|st|345.00|
Glutenfri fralla|st|12.75|`,
);

export const dairy = list(
  'food',
  `
Mellanmjölk 1,5 % 10 L|bag|104.30|10 L
Vispgrädde 40 % 2 L|st|118.90|2 L
Smör normalsaltat 5 kg|st|489.00|5 kg
Crème fraiche 34 % 5 kg|hink|241.60|5 kg
Yoghurt naturell 3 % 5 kg|hink|108.45|5 kg
Ägg frigående M|tray|98.00|30 st
Prästost 12 mån|kg|132.80|
Västerbottensliknande lagrad ost|kg|168.00|
Mozzarella fior di latte|st|21.90|125 g
Halloumi 8x200 g|krt|312.00|8x200 g
Kvarg 10 % 2,5 kg|hink|119.75|2,5 kg
Havredryck barista|st|22.15|1 L`,
);

export const greens = list(
  'food',
  `
Tomat kvist|kg|36.80|5 kg
Gurka|st|11.90|12 st
Romansallad hjärtan|krt|148.00|10x2 st
Potatis fast King Edward|kg|9.75|25 kg
Gul lök 10-60|kg|8.90|10 kg
Citron 88|krt|214.00|15 kg
Avokado Hass ätmogen|krt|158.00|18 st
Champinjoner skivade|kg|62.50|2 kg
Ingefära färsk|kg|48.20|
Koriander kruka|st|17.40|
Paprika röd 80+|kg|44.60|5 kg
Morötter tvättade|kg|10.95|10 kg
Bladpersilja bunt|st|14.25|
Äpple Aroma kl 1|kg|24.80|13 kg
Vitkål|kg|9.20|20 kg
Jordgubbar|ask|29.90|250 g`,
);

export const beer = list(
  25,
  `
Ljus lager 5,2 % fat 30 L|fat|1148.00|30 L
Pale ale 4,8 % 33 cl|back|312.00|24x33 cl
IPA 6,1 % 33 cl|back|372.00|24x33 cl
Veteöl 5,0 % fat 20 L|fat|986.00|20 L
Porter 7,2 % 33 cl|krt|418.00|20x33 cl
Folköl 3,5 % burk|flak|198.40|24x33 cl
Cider torr 4,7 % fat 20 L|fat|894.00|20 L
Julöl 5,3 % 50 cl|back|398.00|20x50 cl
Pilsner ofiltrerad 30 L|fat|1212.50|30 L`,
);

export const soft = list(
  'food',
  `
Cola 33 cl|back|142.00|24x33 cl
Mineralvatten citron 33 cl|back|112.00|24x33 cl
Tonic 20 cl|krt|168.00|24x20 cl
Apelsinjuice 1 L|st|24.50|1 L
Alkoholfri lager 33 cl|back|196.00|24x33 cl
Ginger beer 20 cl|krt|184.00|24x20 cl
Lingondricka 10 L bag in box|st|268.00|10 L`,
);

export const wine = list(
  25,
  `
Riesling Kabinett 2024|fl|118.00|75 cl
Rosso Toscano 2022|fl|96.50|75 cl
Cava Brut Reserva|fl|84.00|75 cl
Pinot Noir Ahr 2023|fl|164.00|75 cl
Rioja Crianza 2020|fl|102.25|75 cl
Sauvignon Blanc Marlborough 2025|fl|109.90|75 cl
Gin kryddig 40 % 70 cl|fl|241.00|70 cl
Grappa bianca 50 cl|fl|298.00|50 cl
Vermouth rosso 1 L|fl|134.00|1 L
Akvavit fatlagrad 70 cl|fl|276.00|70 cl`,
);

export const coffee = list(
  'food',
  `
Espressobönor mörkrost 1 kg|påse|214.00|1 kg
Bryggkaffe ekologiskt 48x100 g|krt|1148.00|48x100 g
Kapslar lungo 100 st|frp|389.00|100 st
Te Earl Grey 100 påsar|frp|118.00|100 st
Drickchoklad 1,5 kg|burk|196.00|1,5 kg
Sirap vanilj 70 cl|flaska|92.00|70 cl
Decaf bönor 1 kg|påse|248.00|1 kg
Chai latte pulver 2 kg|burk|264.00|2 kg`,
);

export const gear = list(
  25,
  `
Servett 3-lag 33 cm vit|krt|312.00|1000 st
Handskar nitril M svart|ask|78.50|100 st
Avfallssäck 125 L svart|rulle|64.20|25 st
Diskmedel maskin 12 kg|dunk|489.00|12 kg
Aluminiumfolie 45 cm|rulle|186.00|150 m
Engångsbägare 25 cl|krt|248.00|1000 st
Hushållspapper 2-lag|bal|164.90|16 rullar
Bakplåtspapper 57x98 cm|krt|398.00|500 st
Grovrengöring pH 12|dunk|212.00|5 L
Trätandpetare 8 cm|frp|18.75|500 st
Pizzakartong 33 cm brun|bunt|196.50|100 st
Torkduk mikrofiber blå|frp|89.00|10 st`,
);

export const services = list(
  25,
  `
Mattbyte entré 85x150|st|128.00|
Tvätt kockrock|st|31.50|
Tvätt bordsduk 140x140|st|18.90|
Hyra kolsyreflaska 10 kg|mån|145.00|
Skadedjurskontroll kvartal|st|1850.00|
Ventilationsrengöring|tim|795.00|
Service kaffemaskin|tim|985.00|
Framkörning zon 2|st|420.00|
Hyra diskmaskin|mån|2490.00|
Reservdel spolarm|st|612.00|`,
);
