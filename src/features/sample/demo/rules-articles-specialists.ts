import { articlesOf } from './rules-catalogue.ts';

/** What the group buys from Enskärs Kött, an invented company. */
export const enskarsArticles = [
  ...articlesOf('meat', [
    ['214070', 'Oxfilé 2-3 kg', 'KGM', 384, 4.1, 6.8],
    ['214087', 'Entrecôte benfri ca 3 kg', 'KGM', 289, 6.2, 14.4],
    ['214104', 'Ryggbiff ca 4 kg', 'KGM', 248, 4.2, 12.6],
    ['214210', 'Högrev benfri ca 4 kg', 'KGM', 139, 8.1, 18.2],
    ['214227', 'Nötfärs högrev 3 kg', 'XPK', 387, 3, 8],
    ['214311', 'Flankstek ca 1 kg', 'KGM', 218, 3.2, 8.4],
    ['214408', 'Lammracks 8 ben', 'KGM', 342, 2.4, 6.6],
    ['214415', 'Lammstek benfri', 'KGM', 198, 3.1, 7.8],
    ['214502', 'Kalvfilé ca 2 kg', 'KGM', 398, 2.2, 5.1],
    ['214609', 'Fläskfilé ca 500 g', 'KGM', 119, 6.2, 14.8],
    ['214616', 'Fläsksida benfri', 'KGM', 94, 6.1, 16.2],
    ['214713', 'Revbensspjäll tjocka', 'KGM', 89, 6.4, 15.2],
    ['214820', 'Anka bröst ca 350 g', 'KGM', 228, 2.1, 5.4],
    ['214837', 'Kyckling majs hel ca 1,6 kg', 'KGM', 84, 8.2, 18.4],
    ['214901', 'Hjort innanlår', 'KGM', 318, 2.2, 5.8],
    ['214918', 'Salsicciakorv 1 kg', 'XPK', 129, 2, 6],
  ]),
  ...articlesOf('general', [
    ['215104', 'Märgben kapade 2 kg', 'XPK', 58, 1, 4],
    ['215211', 'Buljongben 10 kg', 'XBX', 198, 1, 3],
    ['215308', 'Gåslever terrin 500 g', 'XPK', 389, 1, 2],
  ]),
];

/** What the group buys from Södra Fiskbilen, an invented company. */
export const fiskbilenArticles = articlesOf('fish-and-seafood', [
  ['1042', 'Laxfilé C-trim', 'KGM', 214, 10.2, 22.8],
  ['1049', 'Lax hel 4-5 kg', 'KGM', 139, 8.4, 18.2],
  ['1056', 'Lax kallrökt skivad', 'KGM', 298, 2.1, 5.4],
  ['1101', 'Torskrygg färsk', 'KGM', 268, 6.2, 14.6],
  ['1108', 'Torskfilé med skinn', 'KGM', 219, 4.2, 10.8],
  ['1115', 'Rödspätta filé', 'KGM', 248, 3.1, 7.6],
  ['1122', 'Gösfilé svensk', 'KGM', 318, 3.2, 8.4],
  ['1129', 'Röding filé', 'KGM', 289, 2.4, 6.8],
  ['1136', 'Tonfisk loin sashimi', 'KGM', 389, 1.8, 4.6],
  ['1143', 'Strömmingsfilé', 'KGM', 89, 4.1, 9.8],
  ['1201', 'Räkor färska med skal', 'KGM', 228, 4.2, 10.4],
  ['1208', 'Havskräftor 8-12', 'KGM', 398, 1.6, 4.2],
  ['1215', 'Blåmusslor 5 kg', 'XPK', 189, 1, 4],
  ['1222', 'Ostron Grebbestad 25 st', 'XBX', 489, 1, 2],
  ['1229', 'Hummer kokt ca 500 g', 'KGM', 498, 1.2, 3.4],
  ['1236', 'Löjrom Kalix 250 g', 'H87', 598, 1, 3],
  ['1243', 'Matjessill 2 kg', 'H87', 168, 1, 3],
  ['1250', 'Bläckfisk hel rengjord', 'KGM', 158, 2.2, 5.6],
]);

/** What the group buys from Grönsakshuset Årsta, an invented company. */
export const gronsakshusetArticles = [
  ...articlesOf('fruit-and-vegetables', [
    ['2207', 'Tomat kvist', 'KGM', 34.5, 6.2, 12.4],
    ['2214', 'Tomat körsbär röd 250 g', 'XPK', 18.5, 8, 20],
    ['2221', 'Gurka svensk', 'H87', 14.5, 8, 24],
    ['2228', 'Paprika röd', 'KGM', 38, 3.2, 8.6],
    ['2235', 'Sallad romansallad', 'H87', 16.5, 10, 28],
    ['2242', 'Sallad isberg', 'H87', 18.5, 4, 12],
    ['2249', 'Ruccola 500 g', 'XPK', 49, 2, 6],
    ['2256', 'Spenat baby 1 kg', 'XPK', 89, 1, 4],
    ['2301', 'Potatis fast 10 kg', 'XSA', 98, 2, 8],
    ['2308', 'Potatis delikatess 5 kg', 'XSA', 89, 1, 4],
    ['2315', 'Lök gul 10 kg', 'XSA', 92, 1, 3],
    ['2322', 'Rödlök 5 kg', 'XSA', 64, 1, 3],
    ['2329', 'Schalottenlök banan 1 kg', 'XPK', 38, 2, 6],
    ['2336', 'Vitlök 500 g', 'XPK', 42, 1, 4],
    ['2343', 'Purjolök', 'KGM', 28, 2.2, 6.4],
    ['2350', 'Morot 10 kg', 'XSA', 89, 1, 2],
    ['2357', 'Rödbetor 5 kg', 'XSA', 62, 1, 2],
    ['2364', 'Kål spetskål', 'KGM', 26, 3.2, 8.8],
    ['2371', 'Blomkål', 'H87', 29.5, 4, 10],
    ['2378', 'Broccoli', 'KGM', 42, 2.2, 6.2],
    ['2385', 'Zucchini grön', 'KGM', 32, 2.4, 6.8],
    ['2392', 'Aubergine', 'KGM', 44, 2.2, 5.6],
    ['2399', 'Champinjon hel 3 kg', 'XPK', 148, 1, 3],
    ['2406', 'Portabellosvamp 1 kg', 'XPK', 98, 1, 3],
    ['2501', 'Citron 100-pack', 'XBX', 298, 1, 2],
    ['2508', 'Lime 54 st', 'XBX', 189, 1, 3],
    ['2515', 'Apelsin', 'KGM', 24, 4.2, 9.8],
    ['2522', 'Äpple Ingrid Marie', 'KGM', 28, 3.2, 8.4],
    ['2529', 'Avokado 20 st', 'XBX', 218, 1, 3],
    ['2536', 'Mango 10 st', 'XBX', 168, 1, 2],
    ['2543', 'Hallon färska 125 g', 'XPK', 24.5, 4, 16],
    ['2601', 'Basilika kruka', 'H87', 14.9, 4, 12],
    ['2608', 'Persilja bladpersilja 100 g', 'XPK', 18.9, 3, 10],
    ['2615', 'Dill 100 g', 'XPK', 19.5, 3, 10],
  ]),
];

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
    ['7751', 'Kaffe latte på burk 24x25 cl', 'XCR', 288, 1, 3],
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
