import type { Random } from '../papers/random.ts';

/** What a case holds: a unit of its size and how many there are; both decimal strings. */
export interface Holding {
  readonly size: string;
  readonly unit: 'kg' | 'g' | 'hg' | 'l' | 'dl' | 'cl' | 'ml' | 'st';
  readonly count: number;
}

/** Goods as wholesalers list them, with the packs that they come in: `500 g*20` is twenty of 500 g. */
export interface Goods {
  readonly names: readonly string[];
  readonly packs: readonly string[];
  /** Single containers that the trade writes beside the size. */
  readonly containers: readonly string[];
  /** Properties in figures that are no pack. */
  readonly noise: readonly string[];
}

const goods = (names: string, packs: string, containers: string, noise: string): Goods => ({
  names: names.split('|'),
  packs: packs.split('|'),
  containers: containers.split('|'),
  noise: noise.split('|'),
});

/** What restaurants buy by weight in packs. */
export const weighed: readonly Goods[] = [
  goods(
    'Smör normalsaltat|Smör osaltat|Bordsmargarin|Mozzarella riven|Cheddar skivad|Halloumi|Fetaost tärnad',
    '500 g*1|250 g*20|1 kg*10|2 kg*6|2 kg*1|150 g*8|1,5 kg*4',
    'frp|hink|påse|paket',
    '|28%|EKO|Laktosfri|31 %|SE',
  ),
  goods(
    'Pommes frites|Klyftpotatis|Spenat hel fryst|Ärtor fina|Hallon frysta|Wokgrönsaker|Kycklingfilé|Kycklinglårfilé fryst',
    '2,5 kg*4|2,5 kg*1|10 kg*1|1 kg*8|2 kg*5|12,5 kg*1',
    'påse|säck|krt|kartong',
    '|9x9 mm|6 mm|NL|170-200|Fryst|140/160',
  ),
  goods(
    'Vetemjöl special|Strösocker|Basmatiris|Pasta penne|Spaghetti|Ströbröd|Durumvete|Havregryn',
    '25 kg*1|5 kg*4|10 kg*1|1 kg*12|3 kg*4|2 kg*6|20 kg*1',
    'säck|påse|frp',
    '|EKO KRAV|nr 5|Typ 00|IT',
  ),
  goods(
    'Köttbullar stekta|Hamburgare nöt|Nötfärs|Bacon skivat|Falukorv|Chorizo|Prosciutto skivad|Kebabkött',
    '5 kg*1|2,5 kg*2|1 kg*10|3 kg*1|800 g*12|500 g*10|2 kg*4',
    'frp|påse|krt',
    '|15 g|150 g|SE|12%|Fryst|80 g',
  ),
  goods(
    'Krossade tomater|Tomatpuré|Ketchup|Majonnäs|Senap skånsk|Remouladsås|Bearnaisesås|Inlagd gurka',
    '2,5 kg*6|10 kg*1|5 kg*2|800 g*12|1 kg*10|400 g*24|2,3 kg*3',
    'burk|hink|dunk|flaska',
    '|80%|ORIGINAL|Osockrad|28-30%',
  ),
  goods(
    'Räkor skalade|Laxfilé portion|Torskrygg|Tigerräkor|Bläckfiskringar|Matjessill',
    '2 kg*5|5 kg*1|1 kg*10|400 g*12|800 g*6|2,5 kg*4',
    'frp|hink|block',
    '|MSC|16/20|90/120 g|125 g|26/30',
  ),
  goods(
    'Kaffe mellanrost|Espressobönor|Mörk choklad|Kakao|Mandel skållad|Svartpeppar hel|Havssalt',
    '500 g*12|1 kg*8|450 g*24|2,5 kg*1|1,5 kg*6|250 g*6',
    'påse|frp|burk',
    '|70%|EKO Fairtrade|BIO|22 %',
  ),
];

/** What comes in litres. */
export const poured: readonly Goods[] = [
  goods(
    'Coca-Cola|Loka citron|Ramlösa original|Fanta orange|Tonic water|Päronsoda|Läsk Zero',
    '33 cl*24|50 cl*24|1,5 l*8|20 cl*24|25 cl*24|1,5 l*6|2 l*4',
    'burk|PET|flaska|glas',
    '|Sleek can|inkl pant|SOCKERFRI',
  ),
  goods(
    'Pilsner ljus|Lager|IPA|Cider päron|Folköl|Stout',
    '33 cl*24|50 cl*20|44 cl*12|30 l*1|20 l*1|33 cl*20',
    'fat|burk|flaska|keg',
    '|5,2%|3,5 %|4,5% vol|alk 0,4%',
  ),
  goods(
    'Rödvin Rioja|Vitt vin Chablis|Prosecco brut|Gin London dry|Husets röda',
    '75 cl*6|75 cl*1|70 cl*1|3 l*1|750 ml*12|37,5 cl*12',
    'flaska|BIB|fl',
    '|2019|13,5%|14 % 2021|40%|NV',
  ),
  goods(
    'Vispgrädde|Mjölk standard|Matlagningsgrädde|Havredryck barista|Apelsinjuice|Äppelmust',
    '1 l*10|1,5 l*1|1 l*6|10 l*1|5 dl*12|2 dl*24|1,5 l*6',
    'BIB|Tetra|bag-in-box|pkt',
    '|40%|3 %|0,5%|EKO|Laktosfri 36 %',
  ),
  goods(
    'Rapsolja|Olivolja extra jungfru|Frityrolja|Ättika|Balsamvinäger|Japansk soja|Hummerfond',
    '10 l*1|5 l*3|1 l*12|500 ml*6|20 l*1|15 l*1|2,5 l*4',
    'dunk|hink|flaska|plåt',
    '|12%|24 %|Mild|IT',
  ),
  goods(
    'Maskindiskmedel|Allrent|Torkmedel|Klorin|Vaniljglass|Sorbet hallon',
    '10 l*1|5 l*2|1 l*8|20 l*1|5 l*1|2,5 l*1',
    'dunk|tråg|hink',
    '|Parfymfri|Svanen|pH 10',
  ),
];

/** What is counted; figures of size belong to the piece. */
export const counted: readonly Goods[] = [
  goods(
    'Servett vit|Servett svart|Dunisoft bordeaux|Torkduk',
    '1000 st*1|250 st*8|125 st*12|500 st*4|2400 st*1',
    'frp|krt|bunt',
    '|3-lag 40x40|24x24 cm|33x33cm 2-lag|1/8 vik',
  ),
  goods(
    'Kaffebägare|Plastglas|Matlåda kraft|Soppsked|Salladsskål|Lock till bägare',
    '50 st*20|100 st*10|300 st*1|250 st*2|500 st*1',
    'frp|krt|rör',
    '|25 cl|40 cl|750 ml|12 cm|80 mm|1000 ml',
  ),
  goods(
    'Soppåse svart|Avfallssäck|Fryspåse|Nitrilhandske blå|Vinylhandske',
    '100 st*1|25 st*10|100 st*10|50 st*4|200 st*1',
    'rulle|ask|frp',
    '|125 l|160L|M|L|240 liter|4 liter|strl XL',
  ),
  goods(
    'Ägg frigående|Ägg inomhus|Hamburgerbröd|Tortilla|Pitabröd|Baguette',
    '30 st*6|180 st*1|48 st*1|12 st*6|360 st*1|30 st*1|18 st*4',
    'platta|krt|påse',
    '|M/L|12,5 cm|25 cm|L|Fryst|30 cm|Small',
  ),
];

/** Names that say no exact pack, or say it so that a reader has to guess. */
export const untold: readonly string[] = [
  'Oxfilé ca 2,5 kg',
  'Entrecôte c:a 3 kg',
  'Kalvfilé cirka 2 kg',
  'Laxsida 1,4-1,8 kg',
  'Lax hel 4–5kg',
  'Gås ~4 kg',
  'Torskrygg 200/400 g',
  'Rödspätta 300-500g',
  'Parmesan hel 1/8',
  'Kyckling ½',
  'Vita bönor 1/1 burk',
  'Ananas skivad 1/2 brk',
  'Tomat krusad krt 12',
  'Fläskfilé medelvikt 500 g',
  'Rostas snittvikt 2,2 kg',
  'Skinka 3,5 kg ca',
  'Brieost (ca 1 kg)',
  'Persilja kruka',
  'Gurka klass 1',
  'Högrev benfri max 5 kg',
  'Kycklingfilé min 120 g',
  'Oliver 2,4 kg/1,5 kg avr.',
  'Kronärtskocka netto 2,4 kg avrunnet 1,4 kg',
  'Ketchup 1 kg 10/krt',
  'Senap 500 g, 12 frp/krt',
  'Ryggbiff 4 kg +/- 10%',
  'Kopieringspapper A4 80 g 500 ark',
  'Toalettpapper 64 rullar',
  'Batteri AA 1,5V',
  'Revbensspjäll upp till 2 kg',
];

/** Makes an untold name of other figures. */
export const untoldName = (random: Random): string =>
  random.one(untold).replace(/\d(?=[,\d]* ?kg)/, () => String(random.whole(1, 8)));
