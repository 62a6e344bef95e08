/** What a house buys that is not eaten. */
import { wares } from './book.ts';

export const boxes = wares(
  25,
  `
Take away-box kraft 1000 ml|312.00 krt|3|300 st
Lock till 1000 ml PET|248.00 krt|3|300 st
Salladsskål 750 ml rPET|286.00 krt|2|200 st
Pizzakartong 32 cm brun|216.00 bunt|8|100 st
Bärkasse papper 26x17x26|189.00 krt|4|250 st
Dressingkopp 60 ml|94.00 krt|2|1000 st
Träbestick kniv gaffel servett|278.00 krt|2|250 st
Smörpapper ark 35x50|132.00 pkt|2|500 st
Papperspåse med handtag av tvinnat papper brun 32x17x27 cm|412.00 krt|1|200 st
Kaffemugg dubbelvägg 25 cl|415.00 krt|2|500 st
`,
);

export const perHundred = wares(
  25,
  `
Kuvertpåse papper vit 24x18|38.50 st|n400|
Tårtkartong 25x25x10|412.00 st|n100|
Cellofanpåse 12x20|29.80 st|n500|
Bakformsmuffin brun|21.40 st|n800|
Spritsengångspåse 46 cm|164.00 st|n200|
`,
);

export const tissue = wares(
  25,
  `
TORKRULLE MAXI 1-LAGS 6-P|184.00 bal|3|
TOALETTPAPPER 2-LAGS 64 RL|298.00 bal|2|
SERVETT 3-LAGS 40X40 VIT|412.00 krt|2|8x125 st
SERVETT AIRLAID SVART 40CM|538.00 krt|1|12x50 st
SOPSÄCK 125L SVART 10-P|22.80 rle|20|
HANDSKE NITRIL SVART M 100ST|74.00 ask|6|
HANDTVÅL PARFYMFRI 5L|126.00 dunk|1|
MIKROFIBERDUK BLÅ 10-P|98.00 pkt|2|
`,
);

export const chem = wares(
  25,
  `
Maskindiskmedel Ultra 12,5 kg|612.00 dunk|2|
Torkmedel Sur 10 l|548.00 dunk|1|
Grovrengöring Alka 5 l|168.00 dunk|2|
Fritösrent pulver 1 kg|96.00 burk|3|
Ytdesinfektion 70 % 5 l|224.00 dunk|2|
Avkalkning Citron 5 l|138.00 dunk|1|
Golvvård svagt alkalisk 5 l|152.00 dunk|1|
Ugnsrent spray 750 ml|74.50 fl|6|
`,
);

export const table = wares(
  25,
  `
Tallrik flat 27 cm benvit|64.00 st|n24|
Pastatallrik djup 30 cm|89.00 st|n12|
Vinglas 44 cl|38.50 st|n36|
Ölglas 50 cl härdat|29.00 st|n48|
Bordsgaffel 18/10|24.80 st|n36|
Kockkniv 21 cm|495.00 st|2|
GN-bleck 1/1 65 mm|168.00 st|4|
Skärbräda HACCP röd|215.00 st|2|
Serveringsbricka rektangulär halkfri 46x36 cm svart|148.00 st|3|
Stekpanna kolstål 28 cm|389.00 st|2|
`,
);

export const menus = wares(
  25,
  `
Meny A4 8 sidor häftad|34.00 st|n60|
Bordsryttare A6|9.80 st|n40|
Affisch 50x70|128.00 st|4|
Rollup med ställ|1190.00 st|1|
Original och korr|780.00 tim|h2|
`,
);

export const flowers = wares(
  25,
  `
Bordsbukett säsong|85.00 st|n12|
Entrédekoration stor|650.00 st|1|
Snittblommor bunt|74.00 bunt|10|
Krukväxt grön|189.00 st|3|
`,
);

export const gas = wares(
  25,
  `
Gasol P11 komposit|548.00 st|4|
Flaskhyra|42.00 mån|=4|
Kolsyra livsmedel 10 kg|412.00 st|2|
Leverans ADR|285.00 st|=1|
`,
);
