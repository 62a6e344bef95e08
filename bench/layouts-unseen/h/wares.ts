/** Invented wares by trade: name | unit | price | VAT (F is food's) | pack. */
import { abroad } from './wares-abroad.ts';
import { services } from './wares-services.ts';

const lists = {
  pantry: `Jasminris Hom Mali|säck|389.00|F|18 kg
Bulgur grov|påse|71.50|F|5 kg
Majsstärkelse|krt|146.00|F|10x1 kg
Tomatpuré 28/30 burk|burk|54.90|F|6x3 kg
Kokosmjölk 17% fetthalt|krt|318.00|F|6x2,9 L
Rismjöl glutenfritt|påse|84.75|F|4x2,5 kg
Kapris i lake|burk|96.20|F|6x1,9 kg
Spaghetti nr 5 durum|krt|187.50|F|8x1,5 kg
Lagerblad hela|burk|63.40|F|6x120 g
Vitvinsvinäger 6%|dunk|118.90|F|2x5 L
Tahini ljus|hink|412.00|F|5 kg
Röda linser|påse|138.00|F|5 kg
Havssalt fint med jod|säck|94.50|F|15 kg
Sambal oelek|burk|79.80|F|12x1 kg
Ättika 12%|dunk|58.25|F|10 L
Kycklingfond koncentrat|fl|264.00|F|6x1 L
Tortilla vete 30 cm|krt|326.40|F|12x12 st
Sushivinäger kryddad|dunk|487.00|F|20 L`,
  frost: `Strips 7 mm förfriterade|krt|198.40|F|4x2,5 kg
Spenat hackad blockfryst|krt|176.00|F|4x2,5 kg
Falafel färdigstekt 25 g|krt|342.00|F|5 kg
Scampi 16/20 rå m stjärt|krt|1124.00|F|10x1 kg
Chocolate chip muffins 110 g|krt|312.60|F|36 st
Jordgubbar hela IQF|krt|268.00|F|4x2,5 kg
Kycklingnuggets vegobas|krt|394.90|F|2x2,5 kg
Wokgrönsaker thai|krt|214.30|F|4x2 kg
Pannkakor tunna 60 g|krt|248.75|F|100 st
Äppelpaj hel 12 bit|st|148.00|F|1,6 kg
Halloumipinnar 35 g|krt|618.00|F|4x1 kg
Surdegsbaguette 240 g stenugn|krt|236.20|F|30 st`,
  fish: `Lax sida C-trim sjömatsmärkt|kg|204.00|F|ca 1,6 kg
Kolja filé u skinn|kg|248.00|F|3 kg
Gös filé m skinn Hjälmaren|kg|386.00|F|ca 2 kg
Sej rygg 200-300 g|kg|139.00|F|5 kg
Röding hel rensad|kg|178.50|F|ca 4 kg
Pilgrimsmussla 10/20 u rom|kg|512.00|F|1 kg
Kräftstjärtar i lake|hink|298.00|F|1,2 kg
Havsabborre 400/600|kg|168.00|F|5 kg
Bläckfisk tub U10|kg|156.40|F|2 kg
Strömmingsfilé färsk|kg|72.90|F|5 kg
Sikrom Vättern|burk|389.00|F|250 g
Tonfisk loin AAA|kg|418.00|F|ca 3 kg
Varmrökt lax peppar|kg|274.50|F|ca 1,2 kg
Skaldjursfond|fl|149.00|F|1 L`,
  meat: `Flankstek svensk|kg|218.00|F|ca 1 kg
Kotlettrad benfri fläsk|kg|96.50|F|ca 4 kg
Ryggbiff argentinsk gräsbete|kg|284.00|F|ca 5 kg
Kycklingbröst majs m skinn|kg|142.80|F|2x2,5 kg
Blandfärs 50/50|kg|86.40|F|3 kg
Lammstek benfri NZ|kg|198.00|F|ca 1,4 kg
Pancetta skivad|frp|78.90|F|8x500 g
Sidfläsk u svål|kg|79.20|F|ca 5 kg
Oxkind putsad|kg|164.00|F|ca 3 kg
Prinskorv 4 kg|krt|286.00|F|4 kg
Vildsvinsfilé|kg|312.00|F|ca 1 kg
Märgben sågade 8 cm|kg|42.00|F|10 kg`,
  bakery: `Levain 1,2 kg|st|58.00|F|
Landbröd skivat|st|46.50|F|
Kardemummabulle|st|15.80|F|
Fralla vallmo|st|5.20|F|
Ciabatta 90 g|st|6.75|F|
Tunnbröd mjukt 10-p|frp|39.00|F|
Mazarin|st|13.40|F|
Chokladboll stor|st|16.20|F|
Semla klassisk|st|29.00|F|
Kavring hel|st|44.60|F|
Morotskaka plåt 30 bitar|st|412.00|F|
Potatisbulle hamburgare|st|6.10|F|
Budapest längd|st|186.00|F|`,
  milk: `Standardmjölk 3,0% dispenser|bag|98.40|F|10 L
Gräddfil 12%|hink|142.00|F|5 L
Matlagningsgrädde 15%|st|39.80|F|6x1 L
Matlagningssmör flytande|fl|118.60|F|6x2 L
Prästost 31% bit|kg|132.00|F|ca 1,1 kg
Fetaost tärnad i olja|hink|286.50|F|2 kg
Laktosfri vispgrädde 36%|st|44.25|F|6x1 L
Mascarpone|ask|67.20|F|6x500 g
Kvarg naturell|hink|158.00|F|5 kg
Bregott normalsaltat portion|krt|264.00|F|400x10 g
Grana riven|påse|172.40|F|10x1 kg
Ägg L 10-pack|krt|438.00|F|18x10 st`,
  greens: `Tomat bola|kg|28.90|F|6 kg
Potatis King Edward|säck|128.00|F|10 kg
Romansallat hjärtan|st|18.40|F|2-p
Rödlök nät|nät|62.50|F|5 kg
Palsternacka|kg|26.80|F|5 kg
Basilika kruka stor|st|14.20|F|
Portabello|kg|72.00|F|1,5 kg
Mango Kent ätmogen|krt|118.00|F|9 st
Blomkål 6-p|låda|142.60|F|6 st
Vitlök lös|kg|78.00|F|
Paprika röd|kg|46.50|F|5 kg
Dill kruka|st|12.90|F|
Apelsin juice 80/88|krt|196.00|F|15 kg
Ruccola baby|påse|48.75|F|500 g
Rädisor knippe|st|13.60|F|`,
  beer: `Kärrsjö Pils 4,8% fat|fat|1148.00|25|30 L
Kärrsjö Pale Ale 5,4% 33 cl|krt|368.00|25|24x33 cl
Dimma New England IPA 6,5%|krt|486.00|25|24x44 cl
Bärnsten Lager 3,5% burk|flak|184.20|25|24x50 cl
Stout på havre 5,8%|krt|412.00|25|20x50 cl
Alkoholfri pilsner 0,5%|krt|236.00|F|24x33 cl
Julöl 6,0% säsong|krt|398.00|25|20x50 cl
Veteöl ofiltrerad keg|fat|986.00|25|20 L
Fruktöl hallon surkälla|krt|524.00|25|24x33 cl
Äppelmust mousserande|krt|298.50|F|12x75 cl`,
  soda: `Cola glas 25 cl|back|168.40|F|24x25 cl
Sockerdricka gammaldags|back|154.00|F|24x33 cl
Kolsyrat vatten citron|back|96.80|F|24x33 cl
Apelsinjuice premium|krt|214.50|F|8x1 L
Ginger beer|krt|248.00|F|24x20 cl
Bag-in-box läsk 10 L|box|612.00|F|10 L
Energidryck burk|flak|238.60|F|24x25 cl
Päronläsk|back|158.20|F|24x33 cl
Lingondricka koncentrat|dunk|178.00|F|5 L`,
  wine: `Côtes du Rhône Domaine Merle 2023|fl|86.40|25|12x75 cl
Sancerre Les Pentes 2024|fl|172.00|25|6x75 cl
Chianti Classico Riserva 2021|fl|148.00|25|6x75 cl
Prosecco Valdobbiadene extra dry|fl|92.50|25|6x75 cl
Pinot Noir Pfalz 2022|fl|124.00|25|6x75 cl
Albariño Rías Baixas 2024|fl|118.80|25|12x75 cl
Malbec Alta Finca 2023|fl|98.00|25|6x75 cl
Crémant de Loire brut rosé|fl|109.00|25|6x75 cl
Husets röda BIB|box|486.00|25|10 L
Sauternes 37,5 cl 2019|fl|164.00|25|12x37,5 cl
Alkoholfritt mousserande|fl|54.90|F|6x75 cl`,
  spirits: `Akvavit Kummin & dill 38%|fl|248.00|25|6x70 cl
Single Malt 10 år 46%|fl|486.00|25|6x70 cl
Vodka vete 40%|fl|212.00|25|6x70 cl
Mezcal Joven 42%|fl|398.00|25|6x70 cl
Vermouth rosso|fl|142.50|25|6x100 cl
Rom mörk 7 år|fl|318.00|25|6x70 cl
Apelsinlikör 30%|fl|176.00|25|6x50 cl`,
  coffee: `Brygg Mellanrost Huset|krt|748.00|F|12x450 g
Espresso No 7 hela bönor|kg|248.00|F|1 kg
Etiopien Guji naturlig process|kg|318.00|F|1 kg
Dekoffeinerat malet|påse|74.50|F|450 g
Rooibos vanilj löste|påse|118.00|F|500 g
Chokladpulver 26%|burk|142.00|F|2 kg
Hasselnötssirap|fl|94.00|F|6x75 cl
Bryggfilter 90/250|krt|264.00|25|1000 st
Take away-mugg 35 cl|krt|548.00|25|1000 st
Avkalkningspulver|frp|186.00|25|10 st`,
  chemicals: `Maskindiskmedel klorfritt|dunk|542.00|25|15 kg
Golvrent parfymfri|dunk|168.00|25|5 L
Ugnsrengöring skum|fl|94.50|25|6x750 ml
Skurnylon grön 10-p|frp|68.00|25|10 st
Pappershandduk C-fold|krt|312.00|25|20x153 st
Tvålskum refill|st|88.40|25|6x1 L
Vinylhandske M|ask|44.90|25|100 st
Sopsäck 160 L transparent|rl|62.30|25|10 st
Glans & torkmedel|dunk|418.00|25|10 L
Ytdesinfektion 75+|fl|72.60|25|12x750 ml`,
  packing: `Soppbägare 480 ml kraft|st|1.9400|25|500 st
Lock papper Ø115|st|1.2800|25|500 st
Salladsskål bagass 1000 ml|st|3.4200|25|300 st
Pappersbärkasse låg|st|2.1600|25|250 st
Servett 33 cm 3-lags grön|st|0.4400|25|1000 st
Kniv trä 16 cm|st|0.3700|25|1000 st
Hamburgerbox medium|st|1.6100|25|600 st
Sugrör papper 6x200|st|0.1900|25|5000 st
Dressingbägare 60 ml|st|0.5200|25|2000 st`,
  farm: `Ägg frigående tråg|tråg|94.00|F|30 st
Lammlägg|kg|148.00|F|
Färskpotatis|kg|24.50|F|
Sparris grön knippe|knippe|42.00|F|
Getost färsk|kg|264.00|F|
Ljunghonung|burk|108.00|F|500 g
Jordärtskocka|kg|38.00|F|
Trattkantareller|kg|186.00|F|
Äppelmust bag-in-box|st|124.00|F|3 L
Rabarber|kg|32.00|F|`,
  ice: `Glass mörk choklad|förp|248.00|F|5 L
Sorbet mango|förp|264.00|F|5 L
Glass saltkola|förp|256.50|F|5 L
Strutrån stora|krt|318.00|F|160 st
Kolasås|fl|98.00|F|1 kg
Mjukglassmix vanilj|krt|412.80|F|12x1 L
Isbitar påse|påse|24.50|F|2 kg`,
};

export type Trade = keyof typeof lists | keyof typeof services | keyof typeof abroad;

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: 'F' | number;
  readonly pack: string;
}

const all: Readonly<Record<string, string>> = { ...lists, ...services, ...abroad };

export const waresOf = (trade: Trade): readonly Ware[] =>
  (all[trade] ?? '').split('\n').map((row) => {
    const [name = '', unit = '', price = '0', rate = 'F', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });
