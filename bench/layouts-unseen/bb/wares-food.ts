/** What a kitchen buys to eat. */
import { wares } from './book.ts';

export const dry = wares(
  'F',
  `
RIS JASMIN 15KG|242.00 säck|3|15 kg
RIS ARBORIO CARNAROLI 1KG|38.90 st|8|12x1 kg
PASTA PENNE RIGATE 3KG|71.20 påse|6|4x3 kg
TAGLIATELLE ÄGG 250G|24.60 pkt|10|12x250 g
VETEMJÖL SPEC KÄRNEL 25KG|228.00 säck|2|25 kg
GRAHAMSMJÖL 12,5KG|164.50 säck|1|12,5 kg
SOCKER STRÖ 10KG|139.00 säck|2|10 kg
SALT FINT M JOD 10KG|58.00 säck|1|10 kg
RAPSOLJA 10L|316.00 dunk|3|10 l
FRITYROLJA LONGLIFE 15L|498.00 bib|3|15 l
OLIVOLJA EV 5L DUNK|412.50 dunk|2|4x5 l
TOMAT KROSSAD 2,55KG|36.40 burk|9|6x2,55 kg
TOMATPURE DUBBELKONC 880G|27.80 burk|6|12x880 g
BÖNOR KIDNEY 2,5KG|42.30 burk|3|6x2,5 kg
KIKÄRTER TORKADE 5KG|148.00 säck|1|5 kg
MAJS HELA KORN 2,1KG|49.90 burk|4|6x2,1 kg
TONFISK I OLJA 1,7KG|189.00 burk|2|6x1,7 kg
KAPRIS SMÅ 700G|62.10 burk|2|6x700 g
SENAP DIJON 1KG|54.30 burk|3|6x1 kg
KETCHUP HINK 5,8KG|168.40 hink|2|5,8 kg
MAJONNÄS 80% 5KG|221.00 hink|3|5 kg
SOJA JAPANSK 1,9L|118.00 fl|2|6x1,9 l
SRIRACHA 740ML|46.70 fl|4|12x740 ml
VINÄGER RÖDVIN 5L|96.50 dunk|1|4x5 l
BULJONG KYCKLING PASTA 1KG|142.80 burk|2|6x1 kg
FOND KALV FLYTANDE 1L|98.20 fl|4|6x1 l
PEPPAR SVART MALEN 500G|88.60 burk|2|6x500 g
PAPRIKAPULVER RÖKT 480G|79.40 burk|1|6x480 g
CHOKLAD MÖRK 56% 2,5KG|364.00 påse|1|4x2,5 kg
KAKAO 1KG|186.00 pkt|1|10x1 kg
MANDEL SKÅLLAD 1KG|158.50 påse|2|10x1 kg
RUSSIN 1KG|58.90 påse|2|12x1 kg
STRÖBRÖD PANKO 1KG|44.20 påse|3|10x1 kg
KOKOSMJÖLK 17-19% 1L|26.30 tetra|9|12x1 l
`,
);

export const frozen = wares(
  'F',
  `
POMMES 10MM SKIN ON 2,5KG|58.40 påse|8|4x2,5 kg
POMMES SÖTPOTATIS 2,5KG|112.00 påse|4|4x2,5 kg
ÄRTER FINA 2,5KG FRYST|62.80 påse|3|4x2,5 kg
HAMBURGARE NÖT 150G 40ST|689.00 krt|3|6 kg
KYCKLINGFILÉ PAN. 120G|412.00 krt|2|5 kg
RÄKOR SKALADE 150/250 2KG|278.00 hink|2|2 kg
SPENAT HEL IQF 2,5KG|74.20 påse|2|4x2,5 kg
HALLON HELA 1KG|98.60 påse|3|6x1 kg
GLASS VANILJ 5L|164.00 hink|4|5 l
SORBET CITRON 2,5L|128.50 form|3|2,5 l
BAGUETTE HALVBAKAD 400G|318.00 krt|2|25 st
CHEESECAKE 12 BIT|186.00 st|3|1,6 kg
`,
);

export const fish = wares(
  'F',
  `
Laxsida trimmad D Norge|176.00 kg|w9|ca 1,5 kg
Torskrygg skinnfri MSC|268.00 kg|w5|
Rödtunga filé|214.00 kg|w4|
Kummel hel rensad|96.00 kg|w6|
Havskatt filé skinnfri|189.00 kg|w4|
Hälleflundra bit m. skinn|312.00 kg|w3|
Makrill färsk hel|72.00 kg|w5|
Sill färsk filéad|84.50 kg|w4|
Gravad lax hel sida|262.00 kg|w3|
Varmrökt lax portion 125 g|38.50 st|18|
Löjrom Kalix 200 g|718.00 burk|2|200 g
Stenbitsrom röd 500 g|142.00 burk|3|500 g
`,
);

export const shell = wares(
  'F',
  `
Räkor färska kokta 70-90|248.00 kg|w5|
Havskräftor kokta 8-12|545.00 kg|w3|
Hummer kokt ca 500 g|695.00 kg|w3|
Krabba hel kokt|138.00 kg|w4|
Blåmusslor rep|58.00 kg|w10|
Ostron Belon 000|29.50 st|24|
Kräftstjärtar i lake 900 g|189.00 hink|3|900 g
Frakt med kylbil|185.00 st|=1||25
`,
);

export const meat = wares(
  'F',
  `
NÖTFÄRS 12% SE 5 KG|112.00 kg|w15|5 kg
ENTRECOTE BFR URUGUAY|284.00 kg|w6|ca 2,5 kg
OXFILE U KEDJA NZ|412.00 kg|w4|ca 2 kg
FLANKSTEK SE FÄRSK|218.00 kg|w5|
HÖGREV BENFRI SE|142.50 kg|w8|
FLÄSKKARRE BFR SE|86.40 kg|w9|
FLÄSKSIDA M SVÅL|74.80 kg|w6|
REVBEN TJOCKA FRYSTA|98.00 kg|w7|
KYCKLINGLÅRFILE FÄRSK|93.60 kg|w12|4x2,5 kg
KYCKLINGBRÖST MAJS FR|178.00 kg|w5|
LAMMSTEK BENFRI IRL|196.00 kg|w4|
BACON SKIVAT 1,5 KG|132.00 kg|w4|1,5 kg
KALVFOND FRYST 1 L|124.00 st|3|1 l
`,
);

export const deli = wares(
  'F',
  `
Prosciutto crudo skivad 500 g|168.00 pkt|3|500 g
Salami Milano hel|214.00 kg|w2|ca 1,8 kg
Kokt rökt skinka u. ben|118.00 kg|w5|ca 4 kg
Pastrami skivad|245.00 kg|w2|
Chorizo färsk 6 x 90 g|64.50 pkt|6|540 g
Isterband rökta|98.00 kg|w4|
Falukorv ring 800 g|52.00 st|6|800 g
Leverpastej grov form|88.00 kg|w3|
Lufttorkad oxbringa|398.00 kg|w1|
`,
);

export const game = wares(
  'F',
  `
Hjortytterfilé|389.00 kg|w3|
Vildsvinskarré|168.00 kg|w4|
Älgfärs 1 kg|179.00 kg|w6|1 kg
Rådjurssadel med ben|345.00 kg|w3|
Anklår confit|58.00 st|12|
`,
);

export const dairy = wares(
  'F',
  `
Mjölk standard 3% 10 l BIB|98.40 st|4|10 l
Mellanmjölk 1,5% 1 l|11.35 st|24|
Vispgrädde 36% 1,5 l|62.80 st|10|8x1,5 l
Matlagningsgrädde 15% 1 l|31.20 st|8|
Crème fraiche 32% 2 kg|89.50 hink|3|2 kg
Smör normalsaltat 500 g|56.90 st|12|20x500 g
Kvarg naturell 5 kg|178.00 hink|1|5 kg
Turkisk yoghurt 10% 5 kg|164.00 hink|2|5 kg
Filmjölk 3% 1 l|15.80 st|6|
Havredryck iKaffe 1 l|19.40 st|12|6x1 l
Ägg L frigående 30 st|74.00 brätte|6|30 st
Jäst kronjäst 50 g x 42|108.00 frp|1|42x50 g
`,
);

export const cheese = wares(
  'F',
  `
Västerbotten 31% bit|198.00 kg|w3|
Mozzarella Fior di latte riven 2 kg|84.00 kg|w12|2 kg
Parmesan 24 mån 1/8|268.00 kg|w5|
Pecorino romano DOP|232.00 kg|w3|
Brie de Meaux 2,6 kg|189.00 kg|w3|
Gruyère AOP|254.00 kg|w2|
Halloumi 225 g|36.50 st|20|
Fetaost i saltlake 4 kg|348.00 hink|1|4 kg
Chèvre rulle 1 kg|162.00 st|3|1 kg
`,
);

export const greens = wares(
  'F',
  `
TOMAT KVIST KL1 NL|34.50 kg|w12|5 kg
GURKA KL1 SE|14.80 st|12|12 st
ISBERGSSALLAD SE|18.60 st|10|10 st
ROMAN 6-PACK|58.00 frp|3|
PAPRIKA RÖD KL1 ES|46.20 kg|w5|5 kg
LÖK GUL 10 KG SE|98.00 säck|2|10 kg
LÖK RÖD KL1|16.40 kg|w6|
MOROT TVÄTTAD 5 KG|52.00 påse|2|5 kg
POTATIS FAST 25 KG|198.00 säck|2|25 kg
POTATIS MANDEL 10 KG|164.00 säck|1|10 kg
VITLÖK NÄT 500 G|39.00 nät|3|
CHAMPINJON HEL 3 KG|138.00 krt|2|3 kg
PURJO KL1|32.00 kg|w3|
BROCCOLI 500 G|19.50 st|8|
RUCCOLA 1 KG|98.00 påse|2|1 kg
BABYSPENAT 1 KG|86.00 påse|2|1 kg
BASILIKA KRUKA|16.90 st|6|
DILL BUNT|12.40 bunt|5|
PERSILJA BLAD BUNT|13.20 bunt|5|
AVOKADO ÄTMOGEN 18-PACK|168.00 krt|1|
CITRON KL1|29.80 kg|w4|
LIME 54 ST|148.00 krt|1|
ÄPPLE INGRID MARIE|27.50 kg|w5|
JORDGUBB SE 2,5 L|189.00 låda|2|
`,
);

export const localGreens = wares(
  'F',
  `
Färskpotatis tvättad|28.00 kg|w20|
Sparris grön knippe 250 g|34.00 knippe|12|
Rabarber|38.00 kg|w5|
Blandsallat påse 500 g|72.00 påse|6|
Gulbetor med blast|26.00 knippe|8|
Ramslökspesto 1 l|165.00 st|2|
Körsbärstomater blandade|58.00 kg|w4|
Squashblommor 10 st|60.00 ask|3|
`,
);

export const bread = wares(
  'F',
  `
Levain rund 1 kg|54.00 st|8|
Rågbröd med linfrö|46.50 st|4|
Baguette stenugn|19.80 st|20|
Hamburgerbröd brioche 8 cm|5.90 st|n60|
Focaccia rosmarin helplåt|145.00 plåt|2|
Pitabröd stort|4.60 st|n40|
Ciabatta portion|6.20 st|n50|
Glutenfri fralla|12.80 st|10|
Knäcke gårdens 500 g|48.00 pkt|5|
`,
);

export const pastry = wares(
  'F',
  `
Kanelbulle stor|16.50 st|24|
Kardemummabulle|16.50 st|18|
Croissant smör|13.90 st|30|
Wienerbröd vanilj|15.20 st|15|
Prinsesstårta 12 bitar|312.00 st|2|
Kladdkaka hel 14 bitar|225.00 st|2|
Chokladboll stor|14.00 st|20|
Morotskaka långpanna|285.00 st|1|
Leverans före 06.30|95.00 ggr|=1||25
`,
);

export const eggs = wares(
  'F',
  `
Ägg stl M 30 st|66.00 bricka|10|
Ägg stl L 30 st|72.00 bricka|8|
Kokägg skalade 4 kg|248.00 hink|1|
Värphöna styckad|68.00 kg|w5|
`,
);

export const forest = wares(
  'F',
  `
Kantareller rensade|240.00 kg|w5|
Trattkantareller|190.00 kg|w4|
Karl Johan skivade frysta|310.00 kg|w2|
Lingon färska|65.00 kg|w8|
Blåbär vilda|95.00 kg|w6|
`,
);

export const sushi = wares(
  'F',
  `
Sushiris Yume Nishiki 10 kg|298.00 säck|3|
Nori guld 50 ark|64.00 pkt|6|10x50 ark
Wasabipulver S 1 kg|145.00 påse|2|
Inlagd ingefära vit 1,5 kg|58.00 påse|4|
Risvinäger Mizkan 20 l|512.00 dunk|1|
Tobiko orange 500 g|168.00 ask|3|
Edamame i skida 400 g|24.50 påse|10|
Ätpinnar bambu 100 par|38.00 pkt|6||25
Soya portion 200 st|129.00 krt|2|
Unagi filé 250 g|98.00 st|6|
`,
);

export const spice = wares(
  'F',
  `
Spiskummin hel 400 g|64.00 burk|3|
Chiliflakes 250 g|46.50 burk|4|
Oregano torkad 120 g|38.00 burk|3|
Vaniljstång Bourbon 10 st|198.00 rör|2|
Saffran 0,5 g x 20|318.00 ask|1|
Curry Madras 520 g|82.00 burk|2|
Kryddblandning Taco 1 kg|104.00 påse|3|
Flingsalt 1,5 kg|124.00 hink|2|
`,
);
