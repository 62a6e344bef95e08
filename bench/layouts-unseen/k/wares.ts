/** What this set's sellers sell: `name|unit|price|rate|pack|least-most/step`, F for food's rate, steps in thousandths. */
import { whole } from '../orders.ts';
import { waresAbroad } from './wares-abroad.ts';
import { waresServices } from './wares-services.ts';

const lists = {
  fish: `Gösfilé med skinn 300/500|kg|268.00|F|ca 5 kg
Rödtunga hel rensad|kg|154.50|F|
Havskräfta 11/15 kokt|kg|389.00|F|1,5 kg
Koljarygg benfri MAP|kg|219.00|F|3 kg
Strömmingsfilé fjärilsskuren|kg|72.40|F|5 kg
Kallrökt röding skivad|kg|442.00|F|ca 1,2 kg
Löjrom Bottenhavet 200 g|bk|548.00|F|200 g
Blåmussla odlad nät|kg|38.90|F|5 kg
Piggvar hel 2,5-3,5|kg|296.00|F|
Gravad laxsida D-trim|kg|258.00|F|ca 1,4 kg
Bakskärning lax|kg|64.50|F|2 kg
Sotare, bläckfisk tub U10 blockfryst|kg|118.00|F|`,
  meat: `Högrev bog i bit, nöt|kg|138.70|F|
Kalvlägg skivad|kg|164.00|F|
Fläsknoisette putsad|kg|119.50|F|ca 2 kg
Blandfärs 70/30 grov|kg|92.80|F|5 kg
Entrecôte sv. kviga hängmörad 21 d|kg|348.00|F|
Lammytterfilé|kg|412.00|F|
Rimmat sidfläsk svålfritt|kg|88.60|F|ca 3 kg
Salsiccia fänkål 120 g|kg|129.00|F|2,4 kg
Märgben kapade 5 cm|kg|29.50|F|10 kg
Oxsvans i bit|kg|142.00|F|
Kycklinglårfilé majs|kg|109.40|F|5 kg
Lufttorkad skinka Karlshög skivad|frp|62.90|F|500 g`,
  game: `Renytterfilé styckad|kg|489.00|F|
Älgfärs grovmald 14 %|kg|156.00|F|3 kg
Vildsvinskarré benfri|kg|198.00|F|
Rådjurssadel hel m. ben|kg|336.00|F|
Hjortkorv rökt 2-pack|frp|89.00|F|400 g
Fasantupp plockad|st|145.00|F|
Älggryta tärnad|kg|174.50|F|2 kg
Renskav fryst block|kg|262.00|F|2 kg`,
  bread: `Levain rund 900 g|st|52.00|F|
Danskt rågbröd formbakat|st|48.50|F|
Fralla vetekli|st|6.40|F||20-120
Focaccia rosmarin halvplåt|st|118.00|F|
Kardemummaknut stor|st|14.20|F||12-80
Wienerbröd hallon|st|16.80|F||10-60
Semla mandel & grädde|st|28.50|F||10-50
Hamburgerbröd brioche 100 mm|st|7.15|F||24-144
Sockerkaka hel|st|96.00|F|
Surdegsknäcke kummin 1 kg|påse|134.00|F|1 kg
Morotskaka långpanna 40 bit|st|389.00|F|`,
  dairy: `Gräddfil 12 % 5 liter|hink|148.20|F|5 l
Standardmjölk 3 % 10 l bag|st|112.90|F|10 l
Osaltat smör 4x2,5 kg|krt|918.00|F|10 kg
Vispgrädde laktosfri 36 % 1,5 l|st|74.60|F|6x1,5 l
Herrgård 28 % bit|kg|106.30|F|ca 1,5 kg
Ägg frigående L 180 st|krt|342.00|F|180 st
Kesella naturell 10 %|hink|96.75|F|2,5 kg
Riven mozzarella 21 %|påse|139.80|F|2 kg
Crème fraiche 34 % 2 kg|bk|98.40|F|2 kg
Västervik Gräddädel|kg|184.00|F|ca 2 kg`,
  greens: `Purjolök sv|kg|32.40|F|5 kg
Polkabetor tvättade|kg|28.75|F|10 kg
Romansallad hjärtan 2-p|krt|124.00|F|12 st
Citron 90/100 obehandlad|låda|289.00|F|15 kg
Isbergssallad|st|18.90|F||6-36
Schalotten lång typ banan|kg|54.20|F|5 kg
Potatis Ditta tvättad 45-60|säck|189.00|F|25 kg
Persilja krus kruka|st|21.50|F||4-24
Blåbär 125 g|ask|24.80|F|12 ask
Aubergine klass I|kg|46.90|F|5 kg
Fänkål spansk|kg|49.50|F|
Äpple Aroma 65/75|kg|31.60|F|12 kg
Ruccola spolad 1 kg|påse|112.00|F|1 kg`,
  growers: `Jordärtskocka otvättad|kg|34.00|F|
Palmkål bunt|bunt|26.00|F||4-40
Primörmorot m. blast|bunt|23.50|F||5-50
Tomat 'Kärna' blandade färger|kg|62.00|F|5 kg
Ostronskivling grå klase|kg|168.00|F|2 kg
Dragon snittad|hg|29.00|F||2-15
Grönkål plockad|kg|48.00|F|
Hallon frysta|kg|118.00|F|5 kg
Pumpa Uchiki Kuri|kg|22.00|F|`,
  dry: `Strösocker finkornigt|säck|312.00|F|25 kg
Vetemjöl Grand bageri|säck|198.50|F|25 kg
Jasminris doft|säck|486.00|F|20 kg
Kikärter kokta|krt|214.60|F|6x2,5 kg
Rapsolja kallpressad dunk|dunk|389.00|F|10 l
Tomatkross fin|krt|168.40|F|3x4,1 kg
Äppelcidervinäger ofiltrerad|fl|42.80|F|1 l
Dijonsenap grov|hink|264.00|F|5 kg
Bulgur grovkrossad|påse|128.90|F|5 kg
Pankoströ vitt|påse|154.20|F|4x2 kg
Soja mörk japansk|dunk|612.00|F|18 l
Salt flingor havs-|hink|198.00|F|1,5 kg
Vaniljstång Bourbon 16 cm|rör|489.00|F|25 st
Fond kalv kraftig koncentrat|fl|176.30|F|1 l
KARLBY Majonnäs|hink|289.50|F|10 kg
Tellicherrypeppar hel|burk|214.00|F|1,1 kg`,
  frozen: `Pommes strips 6 mm|krt|246.00|F|4x2,5 kg
Sorbet hallon-hibiskus|st|148.00|F|2,5 l
Räkor skalade i lake 120/150|hink|624.00|F|6 kg
Vårrulle grönsak 90 g|krt|312.50|F|60 st
Ärtor fina|krt|189.20|F|4x2,5 kg
Smördegsplatta 10x15 cm|krt|268.00|F|72 st
Pizzadegsbullar 230 g|krt|294.00|F|40 st
Veg. köttbulle ärtprotein|krt|418.60|F|2x3 kg
Mangotärning IQF|påse|92.40|F|2,5 kg`,
  beer: `Humlegubben Ljus Lager 5,0 % 30 l fat|fat|1186.00|25|30 l
Norrsken IPA 6,2 % 33 cl|st|19.80|25|24x33 cl|24-144
Tunnbindarn Porter 7,4 % 50 cl|st|34.60|25|12x50 cl|12-60
Folköl Bryggmästarns 3,5 % burk|st|9.45|25|24x33 cl|24-240
Alkoholfri Weisse 33 cl|st|15.90|25|24x33 cl|24-96
Cider torrt äpple 4,5 % 20 l keykeg|fat|1048.00|25|20 l
Sommaröl blont 4,8 % 33 cl|st|17.20|25|24x33 cl|24-120
Barley Wine jul 10 % 33 cl|st|41.50|25|12x33 cl|12-24`,
  wine: `Grüner Veltliner Kamptal 2024|fl|104.00|25|6x75 cl|6-48
Bourgogne Pinot Noir 2022 Dom. Lancel|fl|168.00|25|12x75 cl|6-36
Cava Brut Nature NV|fl|79.50|25|6x75 cl|6-60
Rosé Bandol 2025 magnum|fl|289.00|25|3x150 cl|3-9
Riesling feinherb Mosel BiB 3 l|st|236.00|25|4x3 l|1-12
Amaro Montefosco 28 % 70 cl|fl|214.00|25|6x70 cl|1-6
Gin Lövånger Dry 43 % 70 cl|fl|268.00|25|6x70 cl|1-6
Akvavit Fänkål & Dill 40 % 50 cl|fl|186.50|25|6x50 cl|1-12
Rivesaltes Ambré 1998 50 cl|fl|244.00|25|6x50 cl|1-6`,
  soft: `Läsk Cola 33 cl returglas|back|142.00|F|24x33 cl|1-20
Kolsyrat vatten natur 33 cl burk|flak|98.60|F|20x33 cl|1-20
Tonic Torr 20 cl|krt|189.00|F|24x20 cl|1-10
Äppelmust ofiltrerad 3 l|st|94.50|F|4x3 l|1-12
Ingefärsöl stark 25 cl|flak|264.00|F|24x25 cl|1-10
Fläderdryck konc. 5 l|dunk|318.00|F|5 l
Päronsoda 33 cl burk|flak|134.40|F|20x33 cl|1-14`,
  coffee: `Hela bönor Söderfjärd mörk|kg|186.00|F|6x1 kg|2-24
Espresso Klockaren 80/20|kg|214.50|F|1 kg|1-20
Bryggkaffe portionsmalet 90 g|krt|642.00|F|64x90 g
Koffeinfritt malet 250 g|pkt|52.40|F|250 g|2-16
Havredryck barista 1 l|krt|198.00|F|10x1 l
Svart te Assam lösvikt|påse|168.00|F|500 g
Drickchoklad pulver 34 %|påse|146.70|F|1 kg
Pappersmugg 25 cl enkel|krt|338.00|25|1000 st
Rörpinne björk 14 cm|ask|46.20|25|1000 st`,
  clean: `Fettlösare ugn & grill spray|fl|96.50|25|6x750 ml
Maskindisk pulver kompakt|hink|584.00|25|10 kg
Handtvål skum refill|st|78.40|25|6x1 l
Jumborulle 1-lags oblekt|bal|248.00|25|6 rl
Avfallssäck klar 240 l 40 my|rl|92.30|25|10 st
Vinylhandske ofärgad M|ask|48.60|25|100 st
Skurnylon vit handhållen|st|14.90|25|
Golvrengöring surt badrum|dunk|164.00|25|5 l
Blekmedel klor 5 %|dunk|88.75|25|5 l
Wettexduk gul 10-pack|frp|74.00|25|10 st`,
  paper: `Servett 33x33 3-lags bordeaux|st|0.3120|25|1000 st|500-4000
Sushibricka bambu medel m. lock|st|3.8500|25|400 st|100-800
Matlåda sockerrör 2-fack 1000 ml|st|2.4250|25|250 st|250-1000
Portionsbägare 60 ml|st|0.2875|25|2500 st|500-2500
Papperspåse rund handtag 32 cm|st|1.9600|25|200 st|200-800
Kaffelock svart 80 mm|st|0.4140|25|1000 st|500-3000
Gaffel björkträ 16 cm|st|0.3950|25|1000 st|500-3000
Bordstablett kraft 30x40|st|0.5240|25|1000 st|500-2000`,
  kitchen: `Kolstålspanna 28 cm smidd|st|489.00|25|
Kantin GN 1/1 h65 stål|st|168.50|25||2-12
Vinglas Elegans 45 cl|st|46.80|25|6 st|12-96
Tallrik flat Ø 27 cm benvit|st|72.30|25|12 st|12-60
Mandolin japansk med skydd|st|349.00|25|
Bestick bordsgaffel 18/10|st|28.40|25|12 st|12-120
Skärbräda PE röd 530x325x20|st|214.00|25|
Digital stektermometer -50/+200 °C med löstagbar givare och magnethållare|st|398.00|25|
Sifonpatroner N2O|ask|119.00|25|24 st`,
  flowers: `Bukett till bar, säsong|st|395.00|25||1-4
Bordsdekoration låg|st|68.00|25||6-24
Lagerkvistar bunt|bunt|42.00|25||2-10
Krukväxt monstera Ø 24|st|349.00|25||1-3
Kransar advent 40 cm|st|285.00|25||1-5
Bud inom tull|st|150.00|25||1-1`,
  cheese: `Comté réserve 14 mån 1/8|kg|268.00|F|ca 5 kg
Chèvre bûche 1 kg|st|148.50|F|1 kg
Gorgonzola piccante 1/8 hjul|kg|194.00|F|ca 1,5 kg
Manchego artesano 6 mån|kg|236.00|F|ca 3 kg
Prästost Knutsmåla 18 mån|kg|172.40|F|ca 2,2 kg
Burratina 50 g i lag|hink|118.00|F|16 st
Fikonmarmelad|burk|54.00|F|250 g`,
};

const every = { ...lists, ...waresServices, ...waresAbroad };

export type Trade = keyof typeof every;

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  /** Least and most, and the step in thousandths. */
  readonly range: readonly [number, number, number] | null;
}

export const waresOf = (trade: Trade): readonly Ware[] =>
  every[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '0', rate = 'F', pack = '', span = ''] = row.split('|');
    const [least = '', most = '', step = '1000'] = span.split(/[-/]/u);
    if (!/\d/u.test(price) || whole(price, 4) <= 0n) throw new Error(`${name} has no price`);
    return {
      name,
      unit,
      price,
      rate: rate === 'F' ? 'F' : Number(rate),
      pack,
      range: span === '' ? null : [Number(least), Number(most), Number(step)],
    };
  });
