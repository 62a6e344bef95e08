/** What this set's wholesalers sell: `name|unit|price|VAT|pack`, `F` for food's rate. */
import { type Ware, wares } from '../q/wares.ts';

export type { Ware };
export const sea = wares(
  'Torskrygg färsk MSC|kg|239.00|F|5 kg', 'Lax sida superior trim D|kg|189.00|F|ca 1,6 kg', 'Räkor Smögen 70/90 handskalade|kg|398.00|F|1 kg', 'Sej filé utan ben|kg|104.50|F|10 kg',
  'Röding hel rensad 400 g|kg|168.00|F|5 kg', 'Ostron Grebbestad 100-pack|låda|1290.00|F|100 st', 'Hälleflundra kotlett|kg|356.00|F|ca 3 kg', 'Sill inlagd 5-minuter|hink|214.00|F|2,5 kg',
  'Bakad makrill peppar|kg|147.00|F|vac', 'Krabbklor kokta frysta|kg|229.00|F|2 kg', 'Vongole levande|kg|118.00|F|3 kg', 'Tonfisk loin AAA|kg|412.00|F|ca 2,5 kg', 'Forellrom 250 g|burk|176.00|F|6 st',
); // prettier-ignore
export const meat = wares(
  'Entrecôte Irland putsad|kg|298.00|F|vac', 'Fläskkarré benfri svensk|kg|86.50|F|ca 2,4 kg', 'Lammstek utan ben|kg|219.00|F|vac', 'Kalvfilé i bit|kg|469.00|F|2-pack', 'Nötfärs 12 %|kg|124.00|F|5 kg',
  'Oxfilé 2+ Uruguay|kg|439.00|F|vac', 'Revbensspjäll tjocka|kg|92.80|F|10 kg', 'Kycklingbröst 160/180|kg|109.00|F|2,5 kg', 'Anklår confit|st|46.50|F|12 st', 'Bacon skivat 1 kg|frp|98.00|F|10x1 kg',
  'Chorizo grovhackad|kg|138.00|F|40 st', 'Kassler rökt|kg|102.00|F|ca 3 kg', 'Prosciutto skivad 500 g|frp|119.00|F|8 st', 'Kalvlever skivad|kg|148.00|F|3 kg',
); // prettier-ignore
export const bread = wares(
  'Levain vete 900 g|st|47.50|F|', 'Hamburgerbröd potatis 12 cm|st|6.40|F|48 st', 'Danskt rågbröd 1 kg|st|38.90|F|', 'Kanelbulle gräddad|st|14.50|F|30 st', 'Wienerbröd vanilj|st|13.20|F|40 st', 'Tunnbröd mjukt|frp|44.00|F|20 st',
  'Baguette halvgräddad|st|15.80|F|24 st', 'Semla klassisk|st|28.00|F|', 'Ciabatta oliv|st|17.60|F|30 st', 'Tårtbotten choklad|st|112.00|F|', 'Glutenfri fralla|st|12.90|F|36 st', 'Pepparkaksdeg 5 kg|hink|238.00|F|',
); // prettier-ignore
export const dairy = wares(
  'Mjölk lätt 0,5 % 10 l|st|98.00|F|BIB', 'Vispgrädde 40 % 1 l|st|46.50|F|6x1 l', 'Crème fraiche lätt 15 % 2 kg|hink|88.00|F|', 'Smör saltat 500 g|st|58.90|F|20 st', 'Herrgård 28 % riven|kg|112.00|F|2 kg', 'Parmigiano 24 mån|kg|238.00|F|ca 4 kg',
  'Filmjölk 3 % 1 l|st|18.40|F|6 st', 'Brie 60 % 1 kg|st|126.00|F|', 'Färskost naturell 2 kg|hink|174.00|F|', 'Mozzarella buffel 125 g|st|24.50|F|12 st', 'Ägg ekologiska L|krt|412.00|F|120 st', 'Kesella 10 % 5 kg|hink|169.00|F|', 'Havregrädde 1 l|st|29.80|F|8 st',
); // prettier-ignore
export const greens = wares(
  'Gurka svensk kl 1|st|16.90|F|12 st', 'Tomat plommon|kg|34.50|F|6 kg', 'Potatis King Edward tvättad|kg|12.80|F|15 kg', 'Ruccola tvättad 1 kg|påse|94.00|F|', 'Sparris grön Peru|bt|39.00|F|11x450 g', 'Champinjon skivad|kg|58.00|F|3 kg', 'Lime|kg|41.00|F|4,5 kg',
  'Äpple Ingrid Marie|kg|27.50|F|13 kg', 'Gul lök sorterad|kg|9.80|F|20 kg', 'Babyspenat 1 kg|påse|88.00|F|', 'Dill kruka|st|17.50|F|6 st', 'Avokado ready to eat|st|11.40|F|20 st', 'Rödbeta färsk|kg|15.60|F|10 kg', 'Vitkål|kg|11.20|F|15 kg', 'Jordgubbar svenska|kg|96.00|F|5 kg', 'Blomkål|st|32.00|F|8 st', 'Ingefära|kg|64.00|F|2 kg',
); // prettier-ignore
export const dry = wares(
  'Spaghetti nr 5 3 kg|frp|69.00|F|4 st', 'Arborioris 5 kg|säck|178.00|F|', 'Kikärter kokta 2,5 kg|brk|58.50|F|6 st', 'Olivolja extra jungfru 5 l|dunk|486.00|F|', 'Strösocker 10 kg|säck|148.00|F|', 'Dijonsenap 5 kg|hink|219.00|F|', 'Ketchup pump 5 kg|hink|168.00|F|', 'Rismjöl 1 kg|pås|36.50|F|10 st',
  'Kokosmjölk 17 % 2,9 l|brk|84.00|F|6 st', 'Soja mörk 5 l|dunk|246.00|F|', 'Panko ströbröd 1 kg|pås|62.00|F|10 st', 'Tryffelolja 250 ml|fl|128.00|F|6 st', 'Torkad svamp Karljohan|kg|748.00|F|500 g', 'Vaniljsocker 1,5 kg|brk|179.00|F|', 'Rödvinsvinäger 5 l|dunk|132.00|F|', 'Pommes frites 9 mm fryst|kg|24.60|F|10 kg', 'Mango chutney 2,5 kg|hink|186.00|F|',
); // prettier-ignore
export const beer = wares(
  'Lindö Hamnlager 5,0 % 33 cl|flak|268.00|25|24 st', 'Kölna Ljus 4,4 % 30 l|fat|1096.00|25|', 'Vinterträdgård Saison 6,2 % 33 cl|flak|384.00|25|24 st', 'Stenhuggar Porter 5,8 % 50 cl|back|412.00|25|15 st', 'Dimbank NEIPA 6,5 % 20 l|fat|1284.00|25|', 'Lindö Folköl 2,8 % 33 cl|flak|192.00|F|24 st',
  'Påskbock 7,0 % 33 cl|flak|398.00|25|24 st', 'Torrcider Åkerö 5,5 % 33 cl|flak|318.00|25|24 st', 'Lager Alkoholfri 0,3 % 33 cl|flak|224.00|F|24 st', 'Hamnlager 5,0 % 20 l|fat|842.00|25|', 'Surt Körsbär 4,9 % 33 cl|flak|412.00|25|24 st',
); // prettier-ignore
export const wine = wares(
  'Château Perdrillac Rouge 2021|fl|139.00|25|6x75 cl', 'Colli Serrani Soave 2024|fl|84.00|25|12x75 cl', 'Weingut Ehrental Grauburgunder 2023|fl|118.00|25|6x75 cl', 'Bodegas Pinalta Rioja Reserva 2019|fl|156.00|25|6x75 cl', 'Crémant Valbonne Brut|fl|128.00|25|6x75 cl', 'Prosecco Ca’ Bellina Extra Dry|fl|89.50|25|6x75 cl',
  'Domaine Loisy Sancerre 2024|fl|192.00|25|6x75 cl', 'Tenuta Orsara Primitivo 2022|fl|98.00|25|6x75 cl', 'Riesling Spätlese Kirchsteig 2022|fl|164.00|25|6x75 cl', 'Portvin Quinta Rovela LBV|fl|176.00|25|6x75 cl', 'Husets Vita Bag-in-Box|st|214.00|25|3 l',
); // prettier-ignore
export const soft = wares(
  'Mineralvatten Porla klar 33 cl|back|128.00|F|24 st', 'Lingondryck koncentrat 5 l|dunk|236.00|F|', 'Citronläsk 33 cl glas|back|184.00|F|24 st', 'Tonic Indian 20 cl|flak|276.00|F|24 st', 'Äppelmust 1 l|fl|38.50|F|12 st', 'Kombucha ingefära 33 cl|flak|396.00|F|12 st', 'Svagdricka 33 cl|back|142.00|F|20 st', 'Cola Zero 50 cl PET|flak|318.00|F|24 st',
); // prettier-ignore
export const coffee = wares(
  'Espresso Nattvakt hela bönor|kg|204.00|F|8x1 kg', 'Bryggkaffe Morgonrodnad malet|kg|148.00|F|12x500 g', 'Kaffe Etiopien Guji|kg|268.00|F|6x1 kg', 'Rooibos lösvikt|kg|312.00|F|1 kg', 'Earl Grey tepåsar|ask|54.00|F|100 st', 'Varm choklad 1 kg|pås|118.00|F|10 st', 'Kaffefilter runda 250 mm|krt|198.00|25|1000 st', 'Rengöringstabletter espresso|burk|164.00|25|100 st', 'Kaffemugg 25 cl komposterbar|krt|648.00|25|1000 st',
); // prettier-ignore
export const ice = wares(
  'Gräddglass Vanilj 5 l|st|268.00|F|', 'Sorbet Hallon 5 l|st|289.00|F|', 'Glasspinne Päron|krt|216.00|F|36 st', 'Våffelstrut 11 cm|krt|348.00|F|240 st', 'Mjukglassmix 10 l|st|412.00|F|', 'Pistageglass 2,5 l|st|242.00|F|', 'Glassbägare 2-kula|krt|264.00|25|500 st', 'Kolasås 1 kg|fl|94.00|F|',
); // prettier-ignore
export const paperGoods = wares(
  'Servett 2-lags 33 cm grå|krt|386.00|25|2000 st', 'Aluform 1/2 GN|krt|412.00|25|100 st', 'Pizzakartong 33 cm brun|bunt|189.00|25|100 st', 'Papperspåse handtag M|krt|468.00|25|250 st', 'Pappersugrör vit|krt|148.00|25|500 st', 'Salladsskål kraft 750 ml|krt|524.00|25|300 st', 'Lock till skål 750 ml|krt|298.00|25|300 st', 'Hushållspapper 2-lags|bal|156.00|25|16 rl', 'Latexhandske L|ask|76.00|25|100 st', 'Bordslöpare jute 40 cm|rulle|244.00|25|10 m', 'Värmeljus 8 h|krt|312.00|25|400 st',
); // prettier-ignore
export const clean = wares(
  'Diskmedel maskin Blank 10 l|dunk|462.00|25|', 'Torkmedel surt 5 l|dunk|288.00|25|', 'Ugnsrengöring gel 1 l|fl|118.00|25|6 st', 'Golvrent citrus 5 l|dunk|174.00|25|', 'Skurnylon grön|frp|86.00|25|10 st', 'Handsprit 600 ml|fl|74.50|25|12 st', 'Avfallssäck 160 l|rulle|69.00|25|10 st', 'Fönsterputs 750 ml|fl|42.00|25|12 st', 'Fettlösare fläkt 5 l|dunk|236.00|25|',
); // prettier-ignore
export const gear = wares(
  'Brödkniv 25 cm|st|468.00|25|', 'Durkslag 32 cm|st|312.00|25|', 'Kantin GN 1/3 100 mm|st|128.00|25|', 'Tallrik djup 23 cm sand|st|74.00|25|6 st', 'Ölglas 40 cl|st|29.50|25|24 st', 'Visp ballong 40 cm|st|148.00|25|', 'Sous vide-påse 25x35|frp|186.00|25|100 st', 'Kryddkvarn bok 18 cm|st|264.00|25|', 'Bestickset 24 delar Alvik|set|896.00|25|', 'Förkläde denim|st|249.00|25|', 'Gastronormvagn 18 hyllor|st|3480.00|25|',
); // prettier-ignore
