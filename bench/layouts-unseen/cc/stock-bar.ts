/** What breweries, importers and roasters sell. */
import { goods, type Good } from './larder.ts';

export const kegs = goods(
  25,
  `Älvsbyöl Lager 5,1 % fat 30 l|fat|1249.00|1-4||fat
Forsens Pale Ale 4,7 % fat 20 l|fat|1094.00|1-3||fat
Midvinter Porter 6,0 % 33 cl|låda|446.00|1-4||24
Tjärsuparen IPA 5,9 % 33 cl|låda|438.00|1-5||24
Forslager 3,5 % 33 cl|låda|268.00|1-6||24
Säsongens suröl hallon 33 cl|låda|472.00|1-3||24`,
);
const keg = goods(0, 'Pant fat|st|500.00|1-4')[0] as Good;
const crate = goods(0, 'Pant låda och flaskor|st|38.40|1-4')[0] as Good;
/** Each keg and each crate has its deposit. */
export const kegDeposit = ({ pack }: Good): Good | undefined =>
  pack === 'fat' ? keg : pack === '24' ? crate : undefined;
export const emptyKeg = goods(0, 'Retur tomfat|st|500.00|1-4')[0] as Good;

export const wine = goods(
  25,
  `Riesling Kabinett Mosel 2024|fl|118.00|6-18||75 cl
Chablis Vieilles Vignes 2023|fl|196.00|6-12||75 cl
Barbera d'Alba DOC 2022|fl|142.00|6-24||75 cl
Rioja Crianza 2021|fl|109.50|6-24||75 cl
Cava Brut Reserva|fl|98.00|6-36||75 cl
Husets röda bag-in-box 10 l|box|689.00|1-4||10 l
Champagne Blanc de Blancs NV|fl|378.00|3-12||75 cl
Grüner Veltliner Federspiel 2024|fl|129.00|6-12||75 cl
Portvin LBV 2019|fl|164.00|2-6||75 cl`,
);
export const spirits = goods(
  25,
  `Kallbad Gin 42 % 70 cl|fl|298.00|1-6
Akvavit Lappfrun 40 % 70 cl|fl|264.00|1-6
Vodka Norrsken 40 % 100 cl|fl|312.00|2-12
Hjortronlikör 21 % 50 cl|fl|219.00|1-6
Whisky Single Malt 46 % 70 cl|fl|574.00|1-3
Punsch 26 % 50 cl|fl|189.00|1-4
Bitter apelsin 11 % 70 cl|fl|174.00|2-6`,
);
export const coffee = goods(
  'F',
  `Brygg mellanrost 8 x 1000 g|krt|1168.00|1-3
Espresso Hamnrost 1 kg|kg|189.00|4-16
Kokkaffe grovmalt 450 g|pkt|62.50|6-24
Koffeinfritt hela bönor 1 kg|kg|214.00|1-4
Te Earl Grey 100 ps|ask|128.00|1-4
Chokladpulver automat 1 kg|ps|94.00|2-8
Kaffefilter 110/360 1000 st|krt|286.00|1-2|25
Avkalkning 1 l|fl|118.00|1-3|25`,
);
export const soda = goods(
  'F',
  `Hallondricka 33 cl burk|flak|198.00|1-8||24
Sockerdricka 33 cl burk|flak|198.00|1-6||24
Trocadero fri 33 cl burk|flak|204.00|1-8||24
Mineralvatten citron 33 cl|flak|164.00|1-10||24
Julmust 1,4 l|flak|146.00|1-5||8
Svagdricka 50 cl|flak|182.00|1-3||20`,
);
const cans = goods('F', 'Pant burk 24 x 1 kr|flak|24.00|1-9')[0] as Good;
/** Cans by twenty-four have a deposit. */
export const canDeposit = ({ pack }: Good): Good | undefined => (pack === '24' ? cans : undefined);

export const cellar = goods(
  25,
  `LAGER NORDIC 5,2 50CL BURK|FLK|276.00|1-12||24X50CL
PILSNER TJECK 5,0 FAT 30L|FAT|1318.00|1-6||30L
CIDER ÄPPLE TORR 4,5 33CL|KOL|322.00|1-5||24X33CL
VITT HUSETS SYDAFRIKA 3L BIB|ST|241.00|1-8||3L
PROSECCO EXTRA DRY 75CL|FL|96.50|6-24||6ST
ALKFRI LAGER 0,0 33CL|KOL|214.00|1-6|F|24X33CL
ENERGIDRYCK 25CL BURK|FLK|268.00|1-4|F|24ST
TONIC WATER 20CL|KOL|206.00|1-6|F|24ST
GINGER BEER 20CL|KOL|219.00|1-4|F|24ST
MUSSERANDE ALKFRI ROSÉ 75CL|FL|69.00|3-12|F|6ST
VODKA 37,5 100CL|FL|268.00|1-6||
RÖDVIN PRIMITIVO 13,5 75CL|FL|104.00|6-18||6ST`,
);
export const tea = goods(
  'F',
  `Sencha Kagoshima 250 g|påse|186.00|1-4
Rooibos vanilj 500 g|påse|142.00|1-3
Assam blad 1 kg|påse|298.00|1-2
Örtte fjällkvanne 200 g|påse|124.00|1-4
Silverfilter, engångs 100 st|pkt|49.00|1-4|25
Matcha ceremoniell 100 g|burk|312.00|1-2`,
);
export const carbonic = goods(
  25,
  `Kolsyra livsmedel E290 10 kg|flaska|689.00|1-3
Kvävgas/kolsyra 30/70 20 l|flaska|912.00|1-2
Flaskhyra per månad|st|96.00|2-6
ADR-avgift farligt gods|st|78.00|1-1
Regulator kolsyra tvåmanometer|st|1290.00|1-1`,
);
export const mixers = goods(
  'F',
  `Sirap passionsfrukt 70 cl|fl|98.00|1-6
Sockerlag 1:1 bar 1 l|fl|64.00|2-8
Limejuice färskpressad 1 l|fl|89.00|2-10
Tomatjuice 1 l|st|31.90|4-12
Oliver gröna kärnfria 950 g|brk|76.00|1-4
Maraschinokörsbär 1 kg|brk|168.00|1-3
Cocktailpinnar bambu 250 st|frp|94.00|1-3|25
Sugrör papper svart 6 mm 500 st|frp|112.00|1-4|25`,
);
export const machine = goods(
  25,
  `Hyra bryggautomat Optima, maj–juli|mån|1180.00|3-3
Hyra espressomaskin 2 grupper|mån|2450.00|1-3
Serviceavtal, två besök/år|kvartal|975.00|1-1
Vattenfilter byte|st|845.00|1-2
Mjölkslang silikon|st|129.00|1-4`,
);
export const must = goods(
  'F',
  `Äppelmust ofiltrerad 3 l|box|94.00|3-18
Äppelmust rabarber 75 cl|fl|46.00|6-24
Lingondricka eko 75 cl|fl|52.00|6-18
Björkdricka mousserande 75 cl|fl|88.00|6-12
Äppelcider 4,8 % 75 cl|fl|79.00|6-12|25
Iscider Norrland 37,5 cl|fl|178.00|2-6|25`,
);
