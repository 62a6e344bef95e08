/** What a bar buys. */
import { wares } from './book.ts';

export const coffee = wares(
  'F',
  `
Espresso Notte hela bönor 1 kg|218.00 påse|8|8x1 kg
Bryggkaffe mellanrost 500 g|74.50 pkt|12|12x500 g
Koffeinfritt malet 250 g|48.00 pkt|3|
Te Earl Grey 100 kuvert|96.00 ask|2|
Chokladdryck pulver 1 kg|132.00 påse|2|
Rörsocker bitar 1 kg|46.00 pkt|3|
Pappersmugg 24 cl 50 st|52.00 rör|6||25
Rengöringstablett 100 st|189.00 burk|1||25
`,
);

export const soft = wares(
  'F',
  `
LÄSK COLA 33CL GLAS|6.85 fl|n48|24x33 cl||PANT GLAS 33CL|0.60
LÄSK APELSIN 33CL GLAS|6.70 fl|n24|24x33 cl||PANT GLAS 33CL|0.60
VATTEN KOLSYRAT 33CL BURK|4.90 brk|n48|24x33 cl||PANT BURK|2.00
LÄSK LEMON ZERO 33CL BURK|5.45 brk|n48|24x33 cl||PANT BURK|2.00
ÄPPELMUST 25CL GLAS|11.20 fl|n24|
TONIC WATER 20CL|8.90 fl|n48|
SIRAP COLA BIB 10L|642.00 st|1|
KOLSYRA FLASKA 10KG|485.00 st|1||25
`,
);

export const cans = wares(
  25,
  `
LAGER LJUS 5,0% 33CL BURK|11.40 brk|n72|24x33 cl||PANT METALL 1KR|1.00
IPA KUSTEN 6,2% 33CL BURK|17.90 brk|n48|24x33 cl||PANT METALL 1KR|1.00
CIDER PÄRON 4,5% 50CL BURK|13.60 brk|n24|24x50 cl||PANT METALL 1KR|1.00
FOLKÖL 3,5% 50CL BURK|9.90 brk|n24|24x50 cl||PANT METALL 1KR|1.00
ALKOHOLFRI LAGER 0,5% 33CL|9.20 fl|n24|24x33 cl
`,
);

export const kegs = wares(
  25,
  `
Hallands Lager 5,2 % fat 30 l|1184.00 fat|4|30 l||Fatpant 30 l|300.00
Sommarveteöl 4,8 % fat 20 l|896.00 fat|2|20 l||Fatpant 20 l|300.00
Dubbel-IPA 7,8 % fat 20 l|1246.00 fat|2|20 l||Fatpant 20 l|300.00
Porter 6,0 % 33 cl|19.80 fl|n24|24x33 cl
Kolsyretub 6 kg byte|342.00 st|1|
`,
);

export const wine = wares(
  25,
  `
Chianti Classico Riserva 2022 75 cl|148.00 fl|12|6x75 cl
Sancerre Blanc Les Caillottes 2024 75 cl|172.00 fl|12|6x75 cl
Crémant de Loire Brut 75 cl|118.50 fl|18|6x75 cl
Rioja Crianza 2021 75 cl|96.00 fl|18|6x75 cl
Riesling Kabinett Mosel 2023 75 cl|124.00 fl|12|6x75 cl
Côtes de Provence Rosé 2025 75 cl|109.00 fl|24|6x75 cl
Husets Röda Nero d'Avola BIB 3 l|214.00 bib|8|4x3 l
Husets Vita Trebbiano BIB 3 l|208.00 bib|8|4x3 l
Barolo Serralunga 2020 75 cl|346.00 fl|6|6x75 cl
`,
);

export const spirits = wares(
  25,
  `
VODKA 37,5% 70CL|148.00 fl|6|
GIN LONDON DRY 40% 70CL|176.00 fl|4|
ROM LJUS 37,5% 70CL|154.00 fl|4|
WHISKY BLENDED 40% 70CL|189.00 fl|3|
AKVAVIT KUMMIN 38% 70CL|168.00 fl|3|
BITTER APERITIVO 11% 70CL|124.00 fl|6|
KAFFELIKÖR 20% 70CL|142.00 fl|2|
SOCKERLAG 100CL|46.00 fl|4||F
`,
);

export const zero = wares(
  'F',
  `
Kombucha hibiskus 33 cl|21.50 st|n24|
Mousserande te jasmin 75 cl|98.00 st|6|
Alkoholfritt vitt Riesling 75 cl|74.00 st|12|
Ingefärsshot 6 cl|12.40 st|n20|
Äppelmust Discovery 3 l|112.00 st|4|
`,
);

export const ice = wares(
  'F',
  `
Isbitar 5 kg|39.00 påse|12|
Krossis 10 kg|74.00 säck|6|
Klar isbit 5 cm 60 st|198.00 krt|2|
Hemkörning helg|220.00 st|=1||25
`,
);
