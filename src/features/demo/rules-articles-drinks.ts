import { articlesOf } from './rules-catalogue.ts';

/** What the group buys from Dryckeshuset Väst, an invented company. */
export const dryckeshusetArticles = [
  ...articlesOf('alcohol', [
    ['50110', 'Pilsner 5,2 % 24x33 cl', 'XCR', 298, 8, 20, 24],
    ['50127', 'Lager 5,0 % fat 30 l', 'XKG', 1149, 2, 6],
    ['50134', 'IPA 6,2 % 24x33 cl', 'XCR', 389, 3, 8, 24],
    ['50141', 'Öl alkoholfri 0,4 % 24x33 cl', 'XCR', 248, 2, 6, 24],
    ['50158', 'Cider päron 4,5 % 24x33 cl', 'XCR', 289, 1, 4, 24],
    ['50202', 'Vin husets röda 75 cl', 'XBO', 68, 12, 36],
    ['50219', 'Vin husets vita 75 cl', 'XBO', 66, 12, 36],
    ['50226', 'Rödvin Rioja Crianza 75 cl', 'XBO', 94, 6, 18],
    ['50233', 'Rödvin Barolo 75 cl', 'XBO', 248, 2, 6],
    ['50240', 'Vitt vin Chablis 75 cl', 'XBO', 178, 4, 12],
    ['50257', 'Vitt vin Riesling trocken 75 cl', 'XBO', 98, 6, 12],
    ['50264', 'Prosecco brut 75 cl', 'XBO', 79, 12, 24],
    ['50271', 'Champagne brut 75 cl', 'XBO', 298, 3, 8],
    ['50288', 'Rosévin Provence 75 cl', 'XBO', 98, 4, 12],
    ['50301', 'Gin London dry 70 cl', 'XBO', 268, 1, 4],
    ['50318', 'Aperol 70 cl', 'XBO', 189, 2, 5],
    ['50325', 'Vodka svensk 70 cl', 'XBO', 229, 1, 3],
  ]),
  ...articlesOf('soft-drinks', [
    ['51104', 'Läsk cola 24x33 cl', 'XCR', 148, 3, 10, 24],
    ['51111', 'Läsk apelsin 24x33 cl', 'XCR', 148, 1, 4, 24],
    ['51128', 'Mineralvatten naturell 24x33 cl', 'XCR', 112, 4, 12, 24],
    ['51135', 'Mineralvatten citron 24x33 cl', 'XCR', 112, 3, 8, 24],
    ['51142', 'Tonic water 24x20 cl', 'XCR', 168, 2, 5, 24],
    ['51159', 'Ginger beer 24x20 cl', 'XCR', 178, 1, 3, 24],
  ]),
];

/** What the group buys from Rosteri Nordan, an invented company. */
export const rosteriArticles = [
  ...articlesOf('coffee-and-tea', [
    ['7702', 'Bryggkaffe mellanrost 1 kg', 'XPK', 164, 6, 14],
    ['7709', 'Bryggkaffe mörkrost 1 kg', 'XPK', 168, 3, 8],
    ['7716', 'Espressobönor hela 1 kg', 'XPK', 218, 4, 12],
    ['7723', 'Espresso koffeinfri 1 kg', 'XPK', 238, 1, 3],
    ['7730', 'Grönt te sencha 250 g', 'XPK', 98, 1, 3],
    ['7737', 'Svart te earl grey 250 g', 'XPK', 89, 1, 3],
    ['7744', 'Kakao 22 % 1 kg', 'XPK', 129, 1, 2],
  ]),
  ...articlesOf('general', [
    ['7801', 'Havredryck barista 12x1 l', 'XBX', 238, 1, 4],
    ['7808', 'Råsocker portionsbitar 1000 st', 'XBX', 148, 1, 2],
  ]),
];

/** What the group buys from Bageri Rågen, an invented company. */
export const bageriArticles = articlesOf('baked-goods', [
  ['310', 'Levain stenugnsbakad 1,2 kg', 'H87', 48, 12, 36],
  ['317', 'Surdegsbröd råg 1 kg', 'H87', 46, 8, 24],
  ['324', 'Baguette 300 g', 'H87', 16.5, 20, 60],
  ['331', 'Focaccia plåt 2 kg', 'H87', 128, 3, 10],
  ['338', 'Ciabatta 120 g', 'H87', 8.9, 20, 60],
  ['345', 'Fralla dinkel 80 g', 'H87', 6.9, 20, 60],
  ['352', 'Bulle kanel 90 g', 'H87', 12.5, 12, 40],
  ['359', 'Croissant färsk 70 g', 'H87', 11.9, 12, 40],
  ['366', 'Kaka kladdkaka 12 bitar', 'H87', 189, 1, 4],
  ['373', 'Tårta prinsess 12 bitar', 'H87', 298, 1, 2],
  ['380', 'Knäcke surdeg 1 kg', 'XPK', 118, 1, 4],
]);

/** What the group buys from Förbrukningsbolaget Mälardalen, an invented company. */
export const forbrukningArticles = articlesOf('supplies', [
  ['F1004', 'Servetter 3-lags 40x40 vit 1000 st', 'XBX', 389, 1, 4],
  ['F1011', 'Servett dunicel 24x24 svart 1200 st', 'XBX', 298, 1, 2],
  ['F1028', 'Handskar nitril M 100 st', 'XPK', 69, 4, 12],
  ['F1035', 'Diskmedel maskin 10 l', 'H87', 389, 1, 4],
  ['F1042', 'Diskmedel hand 5 l', 'H87', 98, 1, 3],
  ['F1059', 'Rengöring allrent 5 l', 'H87', 118, 1, 3],
  ['F1066', 'Soppåsar 125 l 100 st', 'XPK', 149, 2, 6],
  ['F1073', 'Plastfilm 45 cm 300 m', 'H87', 89, 1, 4],
  ['F1080', 'Folie aluminium 45 cm 150 m', 'H87', 168, 1, 3],
  ['F1097', 'Bakplåtspapper 500 ark', 'XPK', 218, 1, 2],
  ['F1103', 'Matlåda kraft 1000 ml 200 st', 'XBX', 348, 1, 4],
  ['F1110', 'Toalettpapper 64 rullar', 'XBX', 289, 1, 3],
  ['F1127', 'Torkrulle midi 6 st', 'XPK', 248, 1, 4],
  ['F1134', 'Tvål flytande 6x700 ml', 'XBX', 298, 1, 2],
]);
