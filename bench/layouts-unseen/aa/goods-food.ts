/** Food. */
import { stock } from './ledger.ts';

export const dry = stock(
  'Arborioris Riso Bello|st|62.40|F|6|5 kg', 'Krossade tomater Polpa fine|st|46.90|F|8|2,5 kg',
  'Rapsolja kallpressad bag-in-box|st|389.00|F|3|10 l', 'Vetemjöl special|säck|214.00|F|4|20 kg',
  'Florsocker|st|58.75|F|4|3 kg', 'Kikärter hela i lag|st|34.20|F|9|2,5 kg', 'Kokosmjölk 17 %|st|21.80|F|12|1 l',
  'Sojasås japansk|st|142.00|F|3|1,8 l', 'Dijonsenap grov|st|87.50|F|2|2,5 kg', 'Majonnäs äkta 80 %|hink|236.00|F|3|5 kg',
  'Spaghetti nr 5|krt|168.00|F|3|6 x 1 kg', 'Havssalt flingor|st|118.00|F|2|1,5 kg', 'Svartpeppar hel|st|196.50|F|2|900 g',
  'Ströbröd panko|krt|255.00|F|2|10 kg', 'Rödvinsvinäger 6 %|dunk|129.00|F|2|5 l', 'Kapris i lag|st|74.60|F|3|1 kg',
  'Oliver Kalamata urkärnade|hink|312.00|F|1|3 kg', 'Hushållsfilm 45 cm|rle|94.00|25|4|300 m',
  'Bakplåtspapper ark|krt|189.00|25|2|500 st', 'Diskmedel maskin flytande|dunk|342.00|25|2|10 l',
); // prettier-ignore

export const frozen = stock(
  'Pommes frites julienne 7 mm|krt|198.00|F|8|4 x 2,5 kg', 'Ärter fina frysta|krt|164.00|F|3|4 x 2,5 kg',
  'Kycklinglårfilé rå IQF|krt|612.00|F|3|2 x 2,5 kg', 'Bakpotatis klyftor|krt|171.50|F|4|4 x 2,5 kg',
  'Vaniljglass 12 %|st|138.00|F|6|5 l', 'Hallon hela frysta|krt|389.00|F|2|5 kg', 'Surdegsbaguette halvbakad|krt|228.00|F|4|25 x 280 g',
  'Räkor skalade i lake|hink|289.00|F|3|2 kg', 'Vårrullar vegetariska|krt|305.00|F|2|60 x 50 g', 'Spenat hackad|krt|149.00|F|2|4 x 2,5 kg',
); // prettier-ignore

export const fish = stock(
  'Torskrygg färsk skinnfri|kg|268.00|F|w7', 'Laxsida trimmad E|kg|189.00|F|w9', 'Rödtunga filé|kg|312.00|F|w4',
  'Gös hel rensad 1–2 kg|kg|174.00|F|w6', 'Sill färsk filé|kg|98.00|F|w5', 'Havskräftor 10/15|kg|465.00|F|w3',
  'Blåmusslor Bohuslän|kg|54.00|F|w10', 'Rökt ål|kg|720.00|F|w1', 'Pilgrimsmusslor handplockade|st|39.00|F|24',
  'Strömming filé|kg|112.00|F|w6', 'Löjrom Kalix 200 g|burk|598.00|F|2', 'Hälleflundra i bit|kg|389.00|F|w4',
); // prettier-ignore

export const meat = stock(
  'Entrecôte nöt mörad|kg|312.00|F|w8', 'Oxfilé hel 2,2+|kg|489.00|F|w5', 'Fläskkarré benfri|kg|94.50|F|w12', 'Högrev nöt tärnad|kg|148.00|F|w9',
  'Lammracks franska|kg|398.00|F|w4', 'Kycklingfilé majs|kg|162.00|F|w10', 'Bacon skivad 1 kg|kg|112.00|F|w5', 'Kalvlever|kg|128.00|F|w3',
  'Ankbröst barbarie|kg|274.00|F|w4', 'Blandfärs 50/50|kg|118.00|F|w10', 'Salsiccia fänkål|kg|139.00|F|w4', 'Märgben kluvna|kg|48.00|F|w6',
); // prettier-ignore

export const bread = stock(
  'Levain 900 g|st|41.50|F|6', 'Danskt rågbröd 1 kg|st|44.00|F|3', 'Brioche hamburgerbröd 80 g|st|7.90|F|40', 'Focaccia rosmarin plåt|st|128.00|F|3',
  'Kardemummabulle|st|15.50|F|20', 'Croissant smör 70 g|st|12.90|F|24', 'Tekaka råg|st|6.80|F|30', 'Prinsesstårta 12 bit|st|398.00|F|1',
  'Knäckebröd surdeg 2 kg|st|186.00|F|2', 'Semla|st|27.00|F|16', 'Pitabröd 12-pack|pkt|36.00|F|5',
); // prettier-ignore

export const dairy = stock(
  'Mellanmjölk eko 10 l|st|112.00|F|4|1x10 l', 'Vispgrädde 40 % 2 l|st|98.50|F|6|6x2 l', 'Crème fraiche 34 % 2 kg|hink|118.00|F|3|4x2 kg',
  'Smör normalsaltat 5 kg|st|489.00|F|2|2x5 kg', 'Prästost 31 % hel|kg|126.00|F|w12|ca 14 kg', 'Filmjölk 3 % 1 l|st|14.20|F|12|10x1 l',
  'Ägg M frigående 15 tjog|krt|612.00|F|1|300 st', 'Mozzarella fior di latte|kg|132.00|F|w6|8x125 g', 'Grekisk yoghurt 10 % 5 kg|hink|178.00|F|2|1x5 kg',
  'Halloumi 1 kg|st|139.00|F|4|6x1 kg', 'Parmigiano Reggiano 24 mån|kg|268.00|F|w3|1/8', 'Havredryck barista 1 l|st|21.40|F|18|6x1 l',
); // prettier-ignore

export const greens = stock(
  'Tomat kvist kl 1|kg|38.00|F|w8', 'Romansallat|st|16.50|F|10', 'Potatis fast tvättad|säck|148.00|F|3', 'Gul lök 60/80|kg|14.50|F|w15',
  'Citron 90-tal|st|5.90|F|24', 'Avokado Hass ätmogen|st|11.50|F|18', 'Persilja kruka|st|14.00|F|6', 'Sparris grön knippe|knippe|42.00|F|8',
  'Champinjoner 3 kg|låda|134.00|F|3', 'Ruccola 500 g|ask|54.00|F|5', 'Morot lösvikt|kg|17.00|F|w12', 'Jordgubbar svenska 5 l|låda|298.00|F|2',
  'Ingefära|kg|46.00|F|w2', 'Gurka 400–500|st|17.90|F|12', 'Basilika kruka stor|st|19.50|F|6',
); // prettier-ignore

export const farm = stock(
  'Ägg tjog|tjog|58.00|F|6', 'Lammstek med ben|kg|189.00|F|w5', 'Honung 700 g|burk|92.00|F|5', 'Färskpotatis|kg|34.00|F|w12', 'Rabarber|kg|38.00|F|w6',
  'Gräslök bunt|bunt|16.00|F|8', 'Ramslök|kg|240.00|F|w1', 'Squashblommor|st|9.00|F|20',
); // prettier-ignore

export const mushrooms = stock(
  'Ostronskivling|kg|142.00|F|w5', 'Shiitake|kg|198.00|F|w4', 'Kungsmussling|kg|176.00|F|w4', 'Skogschampinjon|kg|84.00|F|w6', 'Igelkottstaggsvamp|kg|265.00|F|w2',
); // prettier-ignore

export const asian = stock(
  'Sushiris kortkornigt 10 kg|säck|268.00|F|3', 'Nori guld 50 ark|pkt|112.00|F|4', 'Risvinäger 18 l|dunk|495.00|F|1', 'Tofu fast 400 g|st|26.50|F|16',
  'Misopasta ljus 1 kg|st|78.00|F|4', 'Gyoza räkor 1 kg|pkt|124.00|F|5', 'Sriracha 740 ml|fl|54.00|F|6', 'Ätpinnar i par 100 st|pkt|49.00|25|8', 'Wasabi pulver 1 kg|pkt|189.00|F|1',
); // prettier-ignore

export const sweets = stock(
  'Mörk choklad 70 % droppar 5 kg|st|1140.00|F|1', 'Marsipan 1:1 2,5 kg|st|389.00|F|2', 'Gelatinblad silver 1 kg|pkt|498.00|F|1', 'Pistagepasta 1 kg|burk|645.00|F|1',
  'Petit four blandade 96 st|krt|612.00|F|2', 'Macarons 70 st|krt|398.00|F|2', 'Glukossirap 7 kg|hink|246.00|F|1',
); // prettier-ignore

export const deli = stock(
  'Prosciutto San Daniele urbenad|kg|298.00|F|w5', 'Nduja 400 g|st|96.00|F|4', 'Burrata 125 g|st|31.00|F|16', 'Mortadella med pistage|kg|168.00|F|w4', 'Taleggio DOP|kg|214.00|F|w3',
  'San Marzano DOP 2,5 kg|burk|89.00|F|8', 'Olivolja Taggiasca 5 l|dunk|745.00|F|2', 'Guanciale|kg|219.00|F|w3', 'Tryffelsalami|kg|412.00|F|w1',
); // prettier-ignore

export const spices = stock(
  'Timjan rensad 250 g|st|78.00|F|2', 'Kanel malen 500 g|st|64.00|F|2', 'Saffran 10 g|st|689.00|F|1', 'Vaniljstång bourbon 10-pack|pkt|298.00|F|1', 'Rökt paprika 700 g|st|112.00|F|2',
  'Ras el hanout 450 g|st|126.00|F|1', 'Lagerblad 100 g|st|39.00|F|2',
); // prettier-ignore
