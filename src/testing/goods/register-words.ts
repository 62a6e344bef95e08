/** Words of Swedish wholesalers' registers: what is sold, by whom, and what stands beside it. */

export const dry = [
  'Vetemjöl special',
  'Mjöl Tipo 00',
  'Socker strö',
  'Salt fint jod',
  'Ris Jasmin',
  'Ris basmati AAA',
  'Pasta Penne n.41',
  'Spaghetti nr 5',
  'Havregryn extra fyllig',
  'Couscous',
  'Ströbröd',
  'Kakao 22-24%',
  'Choklad mörk 70%',
  'Kaffe Mörkrost E-brygg',
  'Kaffebönor Espresso nr 6',
  'Svartpeppar malen',
  'Kanel Ceylon',
  'Bakpulver',
  'Müsli 7-korns',
  'Krutonger vitlök',
  'Parmesan 24 mån riven',
  'Smör normalsaltat 80%',
  'Mozzarella tärnad 45%',
  'Färskost naturell 23%',
  'Skinka kokt 97%',
] as const;

export const frozen = [
  'Kycklingbröstfilé',
  'Kycklinglårfilé',
  'Köttfärs nöt 12%',
  'Pommes frites 9x9mm',
  'Pommes strips 7 mm',
  'Torskrygg MSC',
  'Räkor skalade 120/150',
  'Scampi 16/20',
  'Hallon hela',
  'Ärter',
  'Spenat hackad',
  'Lax sida D-trim',
  'Oxfilé',
  'Fläskytterfilé',
  'Wokgrönsaker 5-blandning',
] as const;

export const fluids = [
  'Mjölk mellan 1,5%',
  'Mjölk standard 3%',
  'Vispgrädde 40%',
  'Matlagningsgrädde 15%',
  'Filmjölk 3%',
  'Rapsolja',
  'Olivolja extra virgin',
  'Frityrolja',
  'Ättika 12%',
  'Balsamvinäger Modena',
  'Soja kinesisk',
  'Apelsinjuice 100%',
  'Saft svartvinbär 1+4',
  'Kokosmjölk 17-19%',
  'Hollandaise',
  'Havredryck Barista',
  'Diskmedel maskin',
  'Spolglans',
  'Handtvål mild',
] as const;

export const drinks = [
  'Coca-Cola Zero',
  'Fanta Orange',
  'Loka Citron',
  'Ramlösa Original',
  'Mariestads Export',
  'Falcon Lager',
  'Cider Päron',
  'Vin rött Chile Merlot',
  'Vitt vin Riesling',
  'Julmust',
  'Trocadero',
  'Red Bull',
  '1664 Blanc',
  'Pripps Blå',
] as const;

/** Tins by their trade size, with what is in them. */
export const cans = [
  ['Tomater krossade 3/1', '2,5kg', '2.5'],
  ['Tomater hela skalade', '2,55 kg', '2.55'],
  ['Kikärtor kokta', '2,5kg', '2.5'],
  ['Ananas skivad', '850g', '0.85'],
  ['Majs', '340g', '0.34'],
  ['Tonfisk i vatten', '1,7kg', '1.7'],
  ['Bönor vita i tomatsås', '420 g', '0.42'],
] as const;

export const paper = [
  'Servett 3-lag 33x33cm vit',
  'Servett 40x40 svart',
  'Handske nitril blå M',
  'Handske vinyl L puderfri',
  'Sugrör svart 8x210mm',
  'Bägare 25cl PET',
  'Kaffebägare 4oz',
  'Lock till bägare 80mm',
  'Pizzakartong 30x30x4cm',
  'Matlåda 750ml',
  'Sopsäck 125L svart',
  'Soppåse 30 l',
  'Tallrik 23cm sockerrör',
  'Gaffel trä 16cm',
  'Kaffefilter 90/250',
  'Bakplåtspapper 40x60',
  'Disktrasa 18x20',
  'Värmeljus 4h',
] as const;

export const greens = [
  'Gurka',
  'Tomat röd 57-67',
  'Isbergssallad',
  'Potatis fast',
  'Lök gul 40-60',
  'Morot',
  'Paprika röd 70-90',
  'Citron 4/5',
  'Lime',
  'Avokado Hass',
  'Champinjon',
  'Broccoli',
  'Purjolök',
  'Apelsin',
  'Äpple Royal Gala 70-75',
] as const;

/** Small goods with the grams of one. */
export const breads = [
  ['Köttbullar', 14],
  ['Hamburgare nöt', 150],
  ['Wienerkorv', 60],
  ['Fiskpanetter', 75],
  ['Croissant smör', 80],
  ['Kanelbulle', 85],
  ['Frallor ljusa', 60],
  ['Falafel', 20],
  ['Vårrullar', 100],
  ['Kroppkakor', 90],
] as const;

export const brands = [
  'Menu',
  'Garant',
  'Arla Pro',
  'Zeta',
  'Felix',
  'Findus',
  'Abba',
  'Knorr',
  'Eldorado',
  'Duni',
  'Heinz',
  'Svenskt',
] as const;

export const origins = ['SE', 'NL', 'ES', 'DK', 'IT', 'Sverige', 'EU', 'BR', 'NO'] as const;

export const tails = [
  'fryst',
  'kyld',
  'EKO',
  'KRAV',
  'MSC',
  'Kl 1',
  'kl1',
  'laktosfri',
  'glutenfri',
  'hink',
  'dunk',
  'påse',
  'vac',
  'NYHET',
  'art. utgår',
  'ej retur',
] as const;

export const counts = [2, 3, 4, 6, 8, 10, 12, 15, 20, 24] as const;

export const sizes = {
  kilograms: ['0.5', '1', '1.5', '2', '2.5', '3', '5', '10', '12.5', '15', '25'],
  grams: ['150', '200', '250', '400', '450', '500', '750', '900'],
  litres: ['1', '1.5', '2', '3', '5', '10'],
} as const;
