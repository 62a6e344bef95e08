/** What this set's suppliers of food sell: `name|unit|price|VAT|pack|quantity`; `F` is food's rate, `+` what follows the ware before. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  readonly quantity: string;
  readonly isDeposit: boolean;
}

export const wares = (...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const isDeposit = text.startsWith('+');
    const [name = '', unit = '', price = '', rate = '', pack = '', quantity = '1-6'] = (isDeposit ? text.slice(1) : text).split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack, quantity, isDeposit };
  }); // prettier-ignore

export const colonial = wares(
  'Passerade tomater Campo 3 kg|st|68.90|F|4x3 kg|1-8', 'Jasminris 18 kg|säck|352.00|F|18 kg|1-3', 'Strösocker 25 kg|säck|298.50|F|25 kg|1-2',
  'Vetemjöl Special 25 kg|säck|231.00|F|25 kg|1-4', 'Penne Rigate 5 kg|krt|124.60|F|3x5 kg|1-4', 'Kikärtor kokta 2,5 kg|brk|46.20|F|6x2,5 kg|2-12',
  'Frityrolja HO 10 l|dunk|318.00|F|10 l|1-6', 'Dijonsenap grov 1 kg|hink|74.80|F|6x1 kg|1-6', 'Sojasås ljus 1,8 l|fl|89.90|F|6x1,8 l|1-6',
  'Kokosmjölk 17 % 2,9 l|brk|92.40|F|6x2,9 l|1-6', 'Majsstärkelse 2 kg|frp|56.30|F|5x2 kg|1-4', 'Vitvinsvinäger 5 l|dunk|98.70|F|2x5 l|1-3',
  'Kalvfond koncentrat 1 l|fl|219.00|F|6x1 l|1-6', 'Flingsalt 1,5 kg|hink|139.00|F|4x1,5 kg|1-3', 'Ketchup pump 5 kg|hink|146.50|F|2x5 kg|1-4',
  'Pankoströbröd 10 kg|krt|389.00|F|10 kg|1-2', 'Tonfisk i olja 1,7 kg|brk|168.00|F|6x1,7 kg|1-6', 'Oliver Kalamata urkärnade 3 kg|hink|276.00|F|3 kg|1-3',
  'Inlagd gurka skivad 2,4 kg|brk|59.50|F|6x2,4 kg|1-6', 'Mörk choklad 64 % knappar 2,5 kg|pås|448.00|F|4x2,5 kg|1-3', 'Lagerblad hela 100 g|brk|48.90|F|6x100 g|1-2',
  'Vaniljsocker äkta 500 g|brk|189.00|F|6x500 g|1-2', 'Sushiris 10 kg|säck|286.00|F|10 kg|1-4', 'Panerad torsk 90 g MSC 5 kg|krt|612.00|F|5 kg|1-4',
); // prettier-ignore
export const frozen = wares(
  'Pommes frites 9 mm 2,5 kg|krt|238.00|F|4x2,5 kg|1-10', 'Gröna ärtor fina 2,5 kg|pås|62.50|F|4x2,5 kg|1-8', 'Köttbullar 12 g 5 kg|krt|439.00|F|2x2,5 kg|1-4',
  'Bladspenat hackad 2,5 kg|pås|54.90|F|4x2,5 kg|1-6', 'Kycklingspett rå 90 g|krt|512.00|F|40 st|1-3', 'Hamburgare högrev 150 g|krt|596.00|F|30 st|1-6',
  'Vårrulle grönsak mini|krt|318.00|F|120 st|1-3', 'Wienerbröd deg 85 g|krt|402.00|F|70 st|1-3', 'Hallon hela 2,5 kg|pås|236.00|F|4x2,5 kg|1-4', 'Räkor 150/250 handskalade 1,5 kg|hink|388.00|F|1,5 kg|1-6',
  'Lökringar i smet 1 kg|pås|84.00|F|6x1 kg|1-6', 'Potatisklyftor skal på 2,5 kg|krt|214.00|F|4x2,5 kg|1-6',
); // prettier-ignore
export const chilled = wares(
  'Bacon skivat 1 kg|frp|108.50|F|8x1 kg|1-8', 'Riven pizzaost 2 kg|pås|156.00|F|6x2 kg|1-10', 'Mozzarella di bufala 125 g|st|24.90|F|8x125 g|8-24/8', 'Fetaost tärnad 2 kg|hink|212.00|F|2 kg|1-4',
  'Kokt skinka skivad 500 g|frp|58.70|F|12x500 g|2-12', 'Hummus naturell 2 kg|hink|149.00|F|2 kg|1-3', 'Coleslaw 2,7 kg|hink|94.60|F|2,7 kg|1-4', 'Matlagningsgrädde 15 % 2 l|st|58.40|F|6x2 l|2-12', 'Färskpasta tagliatelle 1 kg|pås|72.30|F|5x1 kg|1-6', 'Parmigiano Reggiano 24 mån bit|kg|298.00|F|ca 1 kg|0.8~3.4',
  'Prosciutto Crudo bit|kg|264.00|F|ca 2 kg|1.6~5.2', 'Rökt lax skivad sida|kg|312.00|F|ca 1 kg|0.9~4.1',
); // prettier-ignore
export const nonfood = wares(
  'Engångshandske vinyl L|ask|54.00|25|100 st|1-6', 'Aluminiumfolie 45 cm 150 m|rl|226.00|25|150 m|1-3', 'Värmeljus 8 h|krt|418.00|25|500 st|1-2', 'Servett Linclass 40 cm vit|krt|689.00|25|600 st|1-2', 'Bakform muffins svart|frp|88.00|25|200 st|1-3', 'Maskindisk Prima 15 l|dunk|742.00|25|15 l|1-2',
); // prettier-ignore
export const fish = wares(
  'Torskrygg skinnfri|kg|298.00|F|5 kg|2.4~12', 'Hälleflundra kotlett|kg|342.00|F|ca 4 kg|2~9', 'Röding filé odlad|kg|264.00|F|5 kg|2~8', 'Gös hel urtagen 0,8-1,2|kg|189.00|F|10 kg|4~16', 'Sejfilé PBO|kg|132.00|F|5 kg|3~14', 'Strömmingsfilé|kg|74.00|F|5 kg|3~15',
  'Laxsida C-trim skinn på|kg|228.00|F|3 st|3.5~15', 'Hummer levande svensk|kg|598.00|F||1.2~5', 'Krabba kokt hane|kg|168.00|F|ca 6 kg|2~9', 'Sill urvattnad 4,5 kg|hink|389.00|F|4,5 kg|1-3', 'Regnbågsrom 500 g|brk|214.00|F|500 g|1-6', 'Räkor kokta Smögen|kg|378.00|F|5 kg|2~8', 'Bergtunga filead|kg|312.00|F|3 kg|1.5~6', 'Vitling hel|kg|58.00|F|10 kg|4~12',
); // prettier-ignore
export const meats = wares(
  'Entrecôte Argentina|kg|329.00|F|ca 2,5 kg|4~18', 'Fransyska av kviga|kg|186.00|F|ca 3 kg|3~14', 'Karré utan ben svensk|kg|98.50|F|ca 2 kg|4~20', 'Nötfärs 12 % 2,5 kg|kg|126.00|F|2,5 kg|5~25', 'Kalvlägg osso buco|kg|214.00|F|ca 4 kg|2~9', 'Lammrostbiff|kg|278.00|F|vac|1.4~6', 'Grisknorr rökt|kg|64.00|F||1~5', 'Flintastek|kg|104.00|F|12 st|2~10', 'Oxfilé 2,3-2,7 kg|kg|489.00|F|vac|2.3~11', 'Revbensspjäll tjocka|kg|112.00|F|vac|4~18', 'Märgben delade|kg|48.00|F|5 kg|3~10', 'Bringa rimmad|kg|158.00|F|ca 3 kg|3~9',
); // prettier-ignore
export const cured = wares(
  'Rökt kassler hel|kg|118.00|F|ca 3 kg|2.5~9', 'Prinskorv 14 g|kg|96.00|F|2 kg|2~12', 'Falukorv ring 800 g|st|52.50|F|12 st|2-18', 'Salami fänkål|kg|248.00|F|ca 0,8 kg|0.7~3', 'Leverpastej form|kg|84.00|F|2,2 kg|2~6.6', 'Chorizo grov 120 g|kg|139.00|F|2,4 kg|2~9.6', 'Lufttorkad bog|kg|298.00|F|ca 1,4 kg|1.3~4.2', 'Julskinka benfri griljerad|kg|132.00|F|ca 4 kg|3.6~12', 'Sylta kalv 1 kg|kg|109.00|F|1 kg|1~5', 'Lammfiol torkad|kg|276.00|F|ca 2 kg|1.8~6',
); // prettier-ignore
export const produce = wares(
  'Potatis Asterix tvättad|kg|13.40|F|15 kg|15-90/15', 'Gul lök 40/60|kg|9.90|F|10 kg|10-60/10', 'Vitkål kl I|kg|11.50|F|12 kg|12-48/12', 'Spetspaprika röd|kg|39.80|F|5 kg|5-20/5', 'Gurka IQF 350-400 g|st|14.20|F|12 st|12-48/12', 'Babyspenat tvättad 1 kg|pås|78.00|F|1 kg|1-8', 'Ruccola 500 g|pås|44.50|F|500 g|2-10', 'Lime 48-54|kg|42.60|F|4 kg|4-12/4', 'Vitlök lös|kg|79.00|F|5 kg|1-5', 'Portabello 6-8 cm|kg|68.00|F|2 kg|2-8/2', 'Basilika kruka|st|17.90|F|8 st|8-24/8', 'Avokado Hass ätmogen 18 st|krt|168.00|F|18 st|1-5', 'Selleri rot|kg|21.70|F|10 kg|5-20/5', 'Äpple Aroma 70/80|kg|24.90|F|13 kg|13-39/13', 'Dill bunt|bt|10.40|F|10 bt|10-30/10', 'Sparris grön 16+|kg|129.00|F|5 kg|1-5', 'Broccoli kronor 6 kg|kg|36.20|F|6 kg|6-24/6', 'Chili röd lång|kg|86.00|F|1 kg|1-3', 'Ingefära|kg|62.00|F|3 kg|1-6', 'Isbergssallad 10 st|krt|148.00|F|10 st|1-6',
); // prettier-ignore
export const bread = wares(
  'Levain hel 1,6 kg|st|72.00|F||2-10', 'Ciabatta 110 g|st|9.80|F|40 st|20-80/20', 'Kanelbulle handsnurrad|st|15.50|F||12-48/12', 'Danskt rågbröd 1 kg|st|49.00|F||1-6', 'Frallor blandade|st|6.40|F||20-100/10', 'Hamburgerbröd potatis|st|7.60|F|36 st|36-144/36', 'Chokladboll kokos|st|14.00|F||10-40/10', 'Semla|st|29.00|F||10-40', 'Morotskaka hel 16 bit|st|238.00|F||1-3', 'Pizzadeg kula 250 g|st|8.90|F|40 st|40-160/40', 'Baguette surdeg|st|21.50|F||5-40/5', 'Tunnbröd mjukt 8-pack|frp|38.00|F||2-12',
); // prettier-ignore
export const dairy = wares(
  'Mellanmjölk 1,5 % 1 l|st|11.95|F|10 st|10-60/10', 'Vispgrädde 36 % 1 l|st|46.80|F|6 st|6-36/6', 'Normalsaltat smör 500 g|st|58.40|F|20 st|5-40/5', 'Filmjölk 3 % 1 l|st|15.60|F|10 st|10-30/10', 'Färskost naturell 1,5 kg|st|112.00|F||1-6', 'Prästost 31 % skivad 1 kg|st|118.00|F|6 st|1-12', 'Grekisk yoghurt 10 % 5 kg|hink|176.00|F||1-6', 'Kesella 10 % 5 kg|hink|189.00|F||1-4', 'Laktosfri grädde 40 % 2 l|st|96.50|F|4 st|2-12', 'Havre iMat 13 % 1 l|st|28.70|F|6 st|6-24/6', 'Juice apelsin 1,75 l|st|38.90|F|6 st|6-24/6', 'Brieost 60 % 1 kg|kg|148.00|F|ca 1 kg|0.9~3.3',
); // prettier-ignore
export const eggs = wares(
  'Ägg frigående inne L 15 kg|krt|498.00|F|240 st|1-6', 'Ägg ekologiska M 30-pack|brk|96.00|F|30 st|2-14', 'Äggula pastöriserad 1 kg|st|108.00|F|1 kg|1-6', 'Helägg flytande 5 kg|st|286.00|F|5 kg|1-3', 'Vaktelägg 18-pack|frp|54.00|F||1-6', 'Kokta skalade ägg 75 st|hink|248.00|F||1-4', 'Kycklinglever|kg|58.00|F|2 kg|2~8', 'Majskyckling hel 1,4 kg|kg|84.00|F|6 st|4~18', 'Ankleg confit 2-pack|frp|98.00|F||2-10',
); // prettier-ignore
export const ice = wares(
  'Gräddglass Madagaskarvanilj 4,75 l|st|298.00|F||1-6', 'Mangosorbet 4,75 l|st|276.00|F||1-4', 'Glass Salt karamell 2,4 l|st|189.00|F||1-4', 'Våffelstrut sockerfri|krt|346.00|F|210 st|1-2', 'Isglass lakrits 24-pack|krt|198.00|F|24 st|1-6', 'Glasspinne mandel 20-pack|krt|258.00|F|20 st|1-6', 'Kolasås pump 2 l|fl|142.00|F||1-3', 'Vegansk choklad 4,75 l|st|318.00|F||1-3',
); // prettier-ignore
export const cheese = wares(
  'Comté 12 mån|kg|298.00|F|ca 2,5 kg|0.8~5', 'Kryddost Västerbotten typ|kg|212.00|F|ca 4 kg|1~8', 'Chèvre rulle 1 kg|st|184.00|F||1-6', 'Blåmögel Sankt Olof|kg|234.00|F|ca 1,4 kg|0.7~4', 'Manchego DOP|kg|248.00|F|ca 3 kg|1.5~6', 'Fikonmarmelad 1,2 kg|brk|128.00|F||1-4', 'Knäcke surdeg rundel|frp|64.00|F||2-8', 'Oliver Nocellara 1 kg|brk|116.00|F||1-6', 'Burrata 12x125 g|frp|336.00|F||1-3', 'Mortadella pistage|kg|156.00|F|ca 3 kg|1.5~6.4',
); // prettier-ignore
export const coffeeGoods = wares(
  'Espresso Nattskift hela bönor 1 kg|pås|214.00|F|8 st|2-16', 'Bryggkaffe Kajplats 500 g|pås|84.50|F|12 st|6-24/6', 'Koffeinfri Viloläge 1 kg|pås|236.00|F||1-4', 'Chai koncentrat 1 l|fl|89.00|F|6 st|1-6', 'Havredryck iKaffe typ 1 l|st|24.80|F|6 st|6-36/6', 'Matcha ceremoni 100 g|brk|189.00|F||1-3', 'Sirap Hasselnöt 75 cl|fl|98.00|F||1-6', 'Bryggfilter Moccatyp 1000-pack|frp|168.00|25||1-2', 'Rengöringstabletter espresso|brk|138.00|25||1-3', 'Pappmugg 8 oz dubbelvägg|krt|612.00|25|500 st|1-3', 'Träomrörare 1000-pack|frp|72.00|25||1-3',
); // prettier-ignore
export const game = wares(
  'Älgytterfilé|kg|468.00|F|vac|1.2~6', 'Hjortstek u ben|kg|312.00|F|vac|1.5~7', 'Vildsvinsfärs 18 %|kg|148.00|F|1 kg|2~14', 'Renskav fryst 1,5 kg|st|498.00|F||1-6', 'Rådjursfilé|kg|589.00|F|vac|0.6~2.5', 'Souvas rökt innanlår|kg|528.00|F||0.8~3', 'Viltkorv grill 4-pack|frp|89.00|F||2-12', 'Kaninlår|kg|198.00|F||1.5~6',
); // prettier-ignore
export const wild = wares(
  'Ramslök|kg|180.00|F||0.4~2.5', 'Karl-Johan sorterad|kg|290.00|F||0.5~4', 'Trattkantarell|kg|165.00|F||1~5', 'Granskott|kg|240.00|F||0.3~1.5', 'Blåbär plockade|kg|85.00|F||2~10', 'Havtorn fryst|kg|140.00|F||1~5', 'Harsyra liten ask|ask|35.00|F||2-10', 'Kirskål skott|kg|120.00|F||0.3~2',
); // prettier-ignore
