/** What this set's firms sell. */

/** Goods or a service: the price is without VAT, `F` the rate of food. */
export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  /** A deposit that stands as a line below it. */
  readonly deposit?: readonly [name: string, price: string];
  /** About how many are sold at once. */
  readonly much?: number;
}

/** `name|unit|price|rate|pack|much|deposit|its price` each. */
export const wares = (...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const [name = '', unit = '', price = '', rate = '', pack = '', much = '', deposit = '', held = ''] =
      text.split('|');
    return {
      name, unit, price, pack,
      rate: rate === 'F' ? 'F' : Number(rate),
      ...(much === '' ? {} : { much: Number(much) }),
      ...(deposit === '' ? {} : { deposit: [deposit, held] as const }),
    }; // prettier-ignore
  });

/** Dry goods of wholesalers. */
export const dry = wares(
  'Vetemjöl special 10 kg|säck|92.40|F|1x10 kg', 'Spagetti nr 5 storpack|krt|168.00|F|4x3 kg', 'Krossade tomater 2,5 kg|burk|31.90|F|6 st', 'Rapsolja Guldängen 10 l|dunk|246.00|F|', 'Basmatiris Surya 5 kg|säck|118.50|F|', 'Strösocker 25 kg|säck|312.00|F|', 'Kikärtor kokta 2,6 kg|burk|34.20|F|6 st', 'Majonnäs Restaurang 5 kg|hink|187.00|F|',
  'Senap grov 2 kg|hink|94.00|F|', 'Balsamvinäger 5 l|dunk|142.00|F|', 'Ströbröd panko 1 kg|påse|38.60|F|10 st', 'Oxfond koncentrat 1 l|flaska|164.00|F|6 st', 'Kokosmjölk 17 % 2,9 l|burk|72.50|F|6 st', 'Pommes strips 9 mm fryst|krt|214.00|F|4x2,5 kg', 'Lökringar panerade fryst|krt|186.00|F|6x1 kg', 'Gröna ärter fryst 2,5 kg|påse|48.00|F|4 st', 'Falafel förstekt|krt|228.00|F|4x1 kg', 'Ättika 12 % 10 l|dunk|98.00|F|', 'Torrjäst 500 g|pkt|41.00|F|20 st',
); // prettier-ignore
/** Things for the kitchen that are no food. */
export const house = wares(
  'Servett 2-lags 33 cm vit|krt|268.00|25|2400 st', 'Aluminiumform 1 liter|krt|398.00|25|1000 st', 'Plastfolie 30 cm x 300 m|rulle|84.00|25|6 st', 'Engångshandske vinyl L|ask|42.50|25|100 st', 'Matlåda papp kraft 900 ml|krt|478.00|25|300 st', 'Diskmedel handdisk 5 l|dunk|112.00|25|', 'Sopsäck 160 l grå|rulle|64.00|25|10 st', 'Kassakvittorulle 80x80 termo|krt|356.00|25|40 st', 'Ljus kron 24 cm elfenben|pkt|68.00|25|30 st', 'Bakplåtspapper ark 53x32|krt|289.00|25|500 st', 'Torkrulle midi 1-lags|bal|219.00|25|6 st', 'Tandpetare inslagna|ask|36.00|25|1000 st',
); // prettier-ignore
/** Fish and shellfish. */
export const fish = wares(
  'Laxsida C-trim färsk|kg|189.00|F|', 'Torskrygg MSC|kg|246.00|F|', 'Sejfilé utan skinn|kg|118.00|F|', 'Räkor kokta 70/90|kg|164.00|F|', 'Blåmusslor Orust|kg|46.00|F|', 'Gösfilé med skinn|kg|289.00|F|', 'Rödspätta hel rensad|kg|98.50|F|', 'Kallrökt lax skivad|kg|268.00|F|', 'Löjrom 500 g fryst|ask|842.00|F|', 'Ostron Grebbestad|st|21.50|F|', 'Havskräfta 10/15|kg|412.00|F|', 'Sill inlagd naturell 4 kg|hink|218.00|F|',
); // prettier-ignore
/** Meat and charcuterie. */
export const meat = wares(
  'Oxfilé 2,2 up import|kg|342.00|F|', 'Ryggbiff svensk|kg|236.50|F|', 'Högrev benfri|kg|134.00|F|', 'Fläskkarré benfri|kg|82.40|F|', 'Blandfärs 50/50|kg|94.00|F|', 'Kycklinglårfilé 2,5 kg|kg|106.00|F|', 'Lammrostbiff NZ|kg|218.00|F|', 'Bacon skivat 1 kg|kg|98.00|F|', 'Salsiccia fänkål|kg|124.00|F|', 'Rökt skinka 98 %|kg|117.50|F|', 'Kalvfond hemlagad|kg|86.00|F|', 'Revbensspjäll tunna|kg|79.00|F|', 'Ankbröst Barbarie|kg|232.00|F|',
); // prettier-ignore
/** Fruit and greens. */
export const greens = wares(
  'Tomat kvist Holland|kg|32.40|F|5 kg', 'Gurka svensk|st|14.20|F|12 st', 'Isbergssallad|st|17.80|F|10 st', 'Lök gul 5 kg|säck|42.00|F|', 'Potatis fast tvättad|kg|11.60|F|25 kg', 'Citron Verna|kg|28.50|F|10 kg', 'Basilika kruka|st|16.90|F|8 st', 'Champinjoner skogs|kg|62.00|F|2,5 kg', 'Paprika röd|kg|44.80|F|5 kg', 'Rucola tvättad 500 g|påse|48.00|F|', 'Avokado Hass mogen|st|9.80|F|18 st', 'Morot påse 10 kg|påse|86.00|F|', 'Dill knippe|st|13.40|F|', 'Lime Brasilien|kg|39.00|F|4 kg', 'Spenat baby 1 kg|påse|94.00|F|', 'Jordgubbar svenska|låda|168.00|F|12x500 g',
); // prettier-ignore
/** Bread and pastry. */
export const bread = wares(
  'Levain grov 900 g|st|38.00|F|', 'Hamburgerbröd brioche 6-p|pkt|29.50|F|', 'Kanelbulle stor|st|13.20|F|', 'Baguette förgräddad|st|11.80|F|30 st', 'Rågbröd skivat 1 kg|st|34.60|F|', 'Semla klassisk|st|24.00|F|', 'Surdegsfralla|st|6.90|F|', 'Prinsesstårta 12 bit|st|312.00|F|', 'Focaccia rosmarin plåt|st|96.00|F|', 'Croissant smör|st|12.40|F|', 'Knäckebröd handbakat 400 g|pkt|46.00|F|',
); // prettier-ignore
/** Milk, cheese and eggs. */
export const dairy = wares(
  'Mellanmjölk 1,5 % 10 l|bib|98.00|F|', 'Vispgrädde 40 % 5 l|bib|214.00|F|', 'Smör osaltat 5 kg|krt|462.00|F|', 'Crème fraiche 34 % 2 kg|hink|92.00|F|', 'Mozzarella riven 2 kg|påse|146.00|F|', 'Prästost skivad 1,5 kg|pkt|168.00|F|', 'Grana padano hel åttondel|kg|178.00|F|', 'Ägg frigående M 180 st|krt|384.00|F|', 'Yoghurt turkisk 5 kg|hink|128.00|F|', 'Fetaost tärnad 1,8 kg|hink|164.00|F|', 'Havredryck barista 1 l|st|21.60|F|6 st', 'Kvarg naturell 5 kg|hink|143.00|F|',
); // prettier-ignore
/** Wine and spirits. */
export const wine = wares(
  'Chablis Domaine Verrat 2023|flaska|148.00|25|6x75 cl', 'Barolo Castel Borgo 2020|flaska|236.00|25|6x75 cl', 'Prosecco Brut Sorelle|flaska|78.50|25|6x75 cl', 'Riesling Trocken Haus Velten|flaska|92.00|25|6x75 cl', 'Rioja Crianza Don Amaro|flaska|84.00|25|6x75 cl', 'Husets röda Nero 3 l|bib|189.00|25|4 st', 'Husets vita Pecorino 3 l|bib|192.00|25|4 st', 'Calvados Pommier 40 %|flaska|286.00|25|70 cl', 'Gin Norrgran 42 %|flaska|274.00|25|70 cl', 'Champagne Lacour Brut|flaska|298.00|25|6x75 cl', 'Cava Brut Nature Solell|flaska|74.00|25|6x75 cl', 'Portvin Quinta Alva LBV|flaska|168.00|25|75 cl',
); // prettier-ignore
/** Beer and soft drinks with deposits. */
export const beer = wares(
  'Lager Bruksöl 5,2 % 33 cl|kolli|286.00|25|24 st||Pant burk 24x1 kr|24.00', 'Folköl Ljus 3,5 % 33 cl|kolli|198.00|25|24 st||Pant burk 24x1 kr|24.00', 'IPA Humlegård 6,1 % fat 20 l|fat|1180.00|25|||Pant fat 20 l|300.00', 'Pilsner Gruvan fat 30 l|fat|1340.00|25|||Pant fat 30 l|400.00', 'Cider Päron 4,5 % 50 cl|kolli|342.00|25|20 st', 'Tonic Svartberg 20 cl|kolli|248.00|F|24 st', 'Cola glas 33 cl|back|192.00|F|20 st||Pant back 20x33 cl|42.00', 'Apelsinläsk glas 33 cl|back|188.00|F|20 st||Pant back 20x33 cl|42.00', 'Mineralvatten 75 cl|back|164.00|F|12 st', 'Alkoholfri lager 33 cl|kolli|178.00|F|24 st||Pant burk 24x1 kr|24.00', 'Kolsyra flaska 10 kg byte|st|486.00|25|', 'Mousserande alkoholfri 75 cl|flaska|62.00|F|6 st',
); // prettier-ignore
/** Coffee and tea. */
export const coffee = wares(
  'Mörkrost Sot hela bönor 1 kg|påse|168.00|F|8 st', 'Brygg mellanrost 500 g|påse|64.00|F|12 st', 'Espresso Notte 1 kg|påse|214.00|F|6 st', 'Te Earl Grey 100 p|ask|148.00|F|', 'Chokladdryck 1 kg|påse|94.00|F|10 st', 'Sirap Hasselnöt 1 l|flaska|89.00|F|6 st', 'Kaffefilter 110/250|krt|186.00|25|1000 st', 'Rengöring espresso 900 g|burk|142.00|25|', 'Lånemaskin service kvartal|st|650.00|25|', 'Strösocker portion|krt|176.00|F|1000 st',
); // prettier-ignore
/** Ice cream and sweets. */
export const ice = wares(
  'Vaniljglass 5 l|st|248.00|F|', 'Hallonsorbet 2,5 l|st|176.00|F|', 'Glasspinne choklad|krt|212.00|F|30 st', 'Strut vaffel mellan|krt|146.00|F|200 st', 'Pistagegelato 5 l|st|389.00|F|', 'Mjukglassmix 10 l|bib|268.00|F|', 'Kolasås 1 kg|flaska|78.00|F|6 st', 'Lakritspuder 400 g|burk|96.00|F|', 'Glassbägare papp 2 dl|krt|318.00|25|1000 st',
); // prettier-ignore
/** Utensils. */
export const tools = wares(
  'Kockkniv Falk 23 cm|st|748.00|25|', 'Kantin 1/2 100 mm rostfri|st|139.00|25|', 'Skärbräda blå 50x30|st|228.00|25|', 'Vinglas Åre 38 cl|st|39.50|25|24 st', 'Tallrik djup Gotska 23 cm|st|94.00|25|6 st', 'Serveringsvagn 3 hyllor|st|2480.00|25|', 'Stekspade rostfri|st|118.00|25|', 'Visp 35 cm|st|134.00|25|', 'Våg 15 kg delning 1 g|st|1690.00|25|', 'Kaffekopp stapelbar 18 cl|st|52.00|25|12 st', 'Termobox 60 l|st|894.00|25|', 'Pizzaspade aluminium 33 cm|st|456.00|25|',
); // prettier-ignore
