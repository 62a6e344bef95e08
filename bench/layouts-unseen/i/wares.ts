/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack. */
import { goodsAbroad } from './wares-abroad.ts';
import { drinks } from './wares-drinks.ts';
import { services } from './wares-services.ts';

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

const foods = {
  skafferi: `Arborioris superfino|påse|58.90|F|8x1 kg
Äppelcidervinäger 5 %|dunk|124.50|F|5 L
Tomatpuré dubbelkoncentrerad|burk|69.80|F|6x2,2 kg
Kapris nonpareilles i lag|burk|88.00|F|12x690 g
Rapsolja kallpressad Skånsk|dunk|436.00|F|10 L
Havssalt flingor|hink|119.00|F|1,5 kg
Bulgur grov|säck|172.40|F|10 kg
Kokosmjölk 17-19 % fett|burk|21.35|F|24x400 ml
Kycklingfond koncentrat|fl|143.60|F|6x1 L
Röd linser|säck|198.75|F|10 kg
Mörk sirap|hink|211.00|F|7 kg
Sardeller i olja|burk|96.20|F|10x700 g
Ketchup pump|hink|157.30|F|5 kg
Potatismjöl|säck|264.00|F|20 kg
Japansk majonnäs i klämflaska|fl|54.10|F|20x500 g`,
  frys: `Sötpotatisstrips krispiga 11 mm|krt|318.00|F|5x2 kg
Falafel grön färdigstekt|krt|287.40|F|2x3 kg
Tigerräkor 16/20 skalade med stjärt|krt|948.00|F|10x1 kg
Gröna ärter fina|påse|46.70|F|2,5 kg
Jordgubbar hela|krt|226.00|F|4x2,5 kg
Vegobiff svamp & tryffel 110 g|krt|402.80|F|40 st
Sorbet passionsfrukt|förp|189.50|F|2,4 L
Brioche burgerbröd skivat 4"|krt|264.90|F|48 st
Rösti runda 60 g|krt|242.15|F|8x1,5 kg
Blandad svamp tärnad|påse|102.35|F|2 kg`,
  fisk: `Röding hel rensad 600-900|kg|134.00|F|ca 6 kg
Piggvar 2-3 kg vild|kg|312.00|F|
Hälleflundra filé utan skinn|kg|348.00|F|ca 4 kg
Musslor odlade Bohuslän|kg|42.50|F|10 kg
Havskräftor 11-15 levande|kg|495.00|F|3 kg
Sill urvattnad 5 kg|hink|268.00|F|
Löjrom Bottenhav 500 g|burk|1645.00|F|
Rökt ål i bit|kg|542.00|F|
Kolja loin färsk|kg|196.50|F|5 kg
Bläckfisktuber U5|kg|98.40|F|2 kg
Handpillade räkor i lake 1,5 kg|hink|612.00|F|
Gravad lax skivad|kg|289.00|F|1 kg`,
  kött: `Ryggbiff av kviga hängmörad|kg|329.00|F|ca 5 kg
Högrev benfri svensk|kg|142.80|F|ca 7 kg
Fläskkarré med ben|kg|78.60|F|
Lammrostbiff putsad|kg|274.00|F|
Kalvlever skivad|kg|119.00|F|
Oxsvans kapad|kg|108.50|F|
Nötfärs 12 % 5 kg rör|kg|124.90|F|5 kg
Sidfläsk utan svål|kg|86.40|F|
Ankbröst Barbarie 350-400 g|kg|238.00|F|
Salsiccia finocchio 120 g|kg|164.00|F|
Chorizo färsk grov|kg|152.70|F|
Kycklinglår benfria|kg|98.30|F|10 kg`,
  vilt: `Älgytterfilé putsad|kg|418.00|F|
Renskav fryst|kg|324.00|F|5x1 kg
Hjortgryta tärnad|kg|198.00|F|
Vildsvinsfärs 15 %|kg|132.00|F|
Fasan hel plockad|st|146.00|F|
Renhjärta rökt|kg|389.00|F|
Rådjurssadel med ben|kg|366.00|F|`,
  bröd: `Levain stor rund 1200 g|st|62.00|F|
Focaccia rosmarin helplåt|st|148.00|F|
Danskt rågbröd skivat|st|46.50|F|
Kardemummabulle|st|17.80|F|
Tekaka grov|st|7.40|F|
Glutenfri frökaka|st|39.00|F|
Croissant mandel|st|24.60|F|
Hamburgerbröd potatis 80 g|st|6.35|F|
Prinsesstårta 12 bitar|st|389.00|F|
Knäckebröd handkavlat|frp|54.00|F|
Citronmarängtartelett|st|31.20|F|`,
  mejeri: `Crème fraîche 34 % hink|hink|142.00|F|2,5 kg
Vispgrädde 40 % laktosfri|st|46.90|F|1 L
Smör osaltat block|st|68.75|F|500 g
Ägg frigående M 30-pack|flak|84.00|F|
Standardmjölk bag in box|st|138.50|F|10 L
Filmjölk lång|st|18.60|F|1 L
Prästost lagrad 14 mån|kg|136.00|F|
Halloumi grillost|kg|112.40|F|
Turkisk yoghurt 10 % hink|hink|184.00|F|5 kg
Kärnmjölk|st|19.30|F|1 L
Kvarg naturell|hink|163.00|F|5 kg`,
  ost: `Brillat-Savarin mogen|kg|318.00|F|
Pecorino romano kvart hjul|kg|226.00|F|
Blåmögelost från Kullen|kg|264.00|F|
Getost rulle 1 kg|kg|172.00|F|
Comté 18 månader|kg|348.00|F|
Marmelad fikon 750 g|burk|119.00|F|
Lufttorkad skinka utan ben|kg|298.00|F|
Oliver Castelvetrano i lag|kg|124.00|F|`,
  grönt: `Knippmorot med blast|knippe|22.40|F|
Svartkål|kg|68.00|F|
Babyspenat tvättad|kg|92.50|F|
Aubergine kl 1|kg|34.80|F|
Citron obehandlad|kg|41.20|F|
Koriander i kruka|st|14.60|F|
Mandelpotatis Norrland|kg|27.50|F|
Schalottenlök banan|kg|46.00|F|
Kantareller svenska|kg|289.00|F|
Rödbeta polka|kg|29.40|F|
Gul zucchini|kg|38.70|F|
Mynta bunt 100 g|bunt|19.80|F|
Ingefära färsk|kg|57.30|F|
Fänkål|kg|33.60|F|
Jordärtskocka|kg|36.90|F|`,
  te: `Espresso Mörkrost Hela bönor|kg|214.00|F|8x1 kg
Bryggkaffe Mellanrost malet 110 g|krt|486.00|F|48x110 g
Jasminte lösvikt|påse|168.00|F|500 g
Havredryck Barista|st|26.40|F|6x1 L
Chai koncentrat|fl|112.00|F|1 L
Filterpapper 90/250|frp|74.50|25|1000 st
Rengöringstabletter espressomaskin|burk|189.00|25|100 st
Chokladpulver 32 %|påse|146.00|F|1 kg
Vaniljsirap|fl|98.00|F|70 cl`,
  bageriråvara: `Vetemjöl Manitoba styrka 14|säck|342.00|F|25 kg
Rågsikt|säck|248.00|F|20 kg
Pärlsocker P4|krt|196.00|F|10 kg
Mandelmassa 50 %|krt|824.00|F|5 kg
Bakmargarin degblock|krt|412.00|F|10 kg
Mörk choklad 58 % droppar|krt|1380.00|F|10 kg
Kardemumma stött|burk|468.00|F|650 g
Bakplåtspapper silikon 40x60|krt|356.00|25|500 ark
Gelatinblad guld|frp|398.00|F|1 kg`,
};

const lists = { ...foods, ...drinks, ...services, ...goodsAbroad };

export type TradeI = keyof typeof lists;

export const waresOf = (trade: TradeI): readonly Ware[] =>
  lists[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });
