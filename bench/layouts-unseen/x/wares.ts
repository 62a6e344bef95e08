/** What this set's firms sell to eat and drink. */

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

/** `name|unit|price|pack|much|deposit|its price` each, of one rate. */
export const wares = (rate: number | 'F', ...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const [name = '', unit = '', price = '', pack = '', much = '', deposit = '', held = ''] = text.split('|');
    return {
      name, unit, price, pack, rate,
      ...(much === '' ? {} : { much: Number(much) }),
      ...(deposit === '' ? {} : { deposit: [deposit, held] as const }),
    }; // prettier-ignore
  });

export const dry = wares('F',
  'VETEMJÖL KÄRNAN 12,5KG|SÄCK|104.50|1 säck', 'PENNE RIGATE 5KG|PÅSE|79.90|3 påse', 'TOMAT KROSSAD SAN MARZANO A9|BURK|34.25|6 burk', 'RAPSOLJA KALLPRESSAD 3L|DUNK|138.00|4 dunk', 'RIS ARBORIO SUPERIORE 5KG|SÄCK|212.00|1 säck', 'SOCKER STRÖ 10KG|SÄCK|128.00|1 säck', 'MAJONNÄS 79% HINK 10KG|HINK|342.00|1 hink', 'SENAP DIJON 5KG|HINK|176.50|1 hink', 'KAPRIS NONPAREILLE 700G|BURK|58.90|12 burk', 'SOJA JAPANSK 5L|DUNK|187.00|2 dunk', 'POMMES GROV 14MM FRYST 2,5KG|PÅSE|56.75|4 påse', 'ÄRTOR FRYSTA 2KG|PÅSE|39.80|5 påse',
  'VANILJSOCKER BURK 500G|BURK|72.00|6 burk', 'BULJONG HÖNS PASTA 1,2KG|BURK|146.00|6 burk', 'KIDNEYBÖNOR 2,5KG|BURK|29.95|6 burk', 'PANKO STRÖBRÖD 1KG|PÅSE|44.10|10 påse', 'MÖRK CHOKLAD 70% 2,5KG|PÅSE|486.00|4 påse', 'TONFISK I OLJA 1,7KG|BURK|168.00|6 burk', 'SVARTPEPPAR HEL 600G|BURK|149.00|6 burk', 'JÄST FÄRSK 1KG|PKT|31.40|10 pkt'); // prettier-ignore
export const paperGoods = wares(25,
  'SERVETT 3-LAGS 40CM SVART|KRT|398.00|1000 st', 'BAKPLÅTSPAPPER 45X60|KRT|264.00|500 ark', 'TAKEAWAYBOX KRAFT 1100ML|KRT|512.00|200 st', 'PLASTFILM 45CM 300M|RLE|128.00|1 rle', 'DISKTABLETT MASKIN 2,4KG|HINK|318.00|100 tabl', 'HANDSKE NITRIL SVART M|ASK|86.50|100 st', 'SOPSÄCK 125L SVART|RLE|52.40|20 st', 'SUGRÖR PAPPER 20CM|PKT|49.00|250 st', 'KAFFEMUGG 24CL PAPP|KRT|428.00|1000 st', 'VÄRMELJUS 8H|PKT|74.00|50 st'); // prettier-ignore
export const fish = wares('F',
  'Lax filé trim D 1,2-1,5|kg|198.00|', 'Torskfilé rygg lina|kg|279.00|', 'Röding hel 800+|kg|168.00|', 'Kungsflundra filé|kg|236.00|', 'Räka ishavs skal 80/100|kg|142.00|', 'Hälleflundra bit|kg|398.00|', 'Pilgrimsmussla utan rom|kg|512.00|', 'Blåmussla Mollösund 5 kg|nät|245.00|', 'Ostron Fine de Claire nr 3|st|14.80||48', 'Bläckfisk rengjord U5|kg|154.00|', 'Makrill rökt|kg|119.00|', 'Strömmingsfilé|kg|64.50|', 'Stenbitsrom 1 kg|brk|468.00|', 'Hummer kanadensisk 500/600|kg|349.00|'); // prettier-ignore
export const meat = wares('F',
  'Entrecôte Irland 2,5+|kg|318.00||3', 'Flankstek SE|kg|219.00||2', 'Oxkind putsad|kg|148.00|', 'Nötfärs 12 % SE|kg|116.50||10', 'Fläsksida m svål|kg|74.80|', 'Kycklingfilé 2,5 kg färsk|kg|128.00||5', 'Lammracks franska|kg|334.00|', 'Kalvlägg osso buco|kg|187.00|', 'Hjortfilé NZ|kg|412.00|', 'Chorizo Argentina 100 g|kg|134.00|', 'Bresaola skivad 500 g|pkt|148.00|', 'Ankconfit lår 12-p|brk|468.00|', 'Sidfläsk rimmat tärnat|kg|92.00|', 'Isterband Småland|kg|96.40|'); // prettier-ignore
export const greens = wares('F',
  'Tomat Piccolo ask|st|22.50|9x250 g', 'Gurka Kl 1 SE|krt|148.00|12 st', 'Romansallad hjärta|pås|26.80|2-pack', 'Lök röd 40/60|kg|14.20|10 kg', 'Potatis Amandine|kg|19.80|15 kg|20', 'Sparris grön Peru|bnt|38.00|11x450 g', 'Citron Primofiori|kg|27.50|6 kg', 'Koriander kruka|st|18.40|8 st', 'Portabello|kg|78.00|2 kg', 'Pumpa butternut|kg|24.60|9 kg', 'Ingefära Peru|kg|42.00|5 kg', 'Babyspenat tvättad|kg|88.00|1 kg', 'Mango flygfrakt|st|29.90|6 st', 'Vitlök lös|kg|64.00|5 kg', 'Grönkål|kg|46.00|4 kg', 'Hallon ask 125 g|st|19.50|12 st', 'Rotselleri tvättad|kg|21.30|10 kg', 'Mynta knippe|st|16.80|10 st'); // prettier-ignore
export const bread = wares('F',
  'Surdegslimpa ljus 1,1 kg|st|46.00|', 'Dansk råg helbit|st|39.50|', 'Briochebulle burgare 80 g|st|6.40||60', 'Fralla sesam|st|4.90||48', 'Ciabatta hel|st|21.00|', 'Kardemummabulle|st|14.50||24', 'Croissant mandel|st|17.80||16', 'Tunnbröd mjukt 10-p|pkt|48.00|', 'Kladdkaka hel 12 bit|st|168.00|', 'Wienerbröd vanilj|st|13.90||20', 'Pizzadeg 250 g kyld|st|8.20||60', 'Focaccia halvplåt|st|82.00|'); // prettier-ignore
export const dairy = wares('F',
  'Standardmjölk 3% 10L BIB|ST|112.00|10 l', 'Vispgrädde 36% 1L|ST|41.80|10 l', 'Smör normalsaltat 500 g|ST|54.60|20x500 g', 'Gräddfil 12% 5 kg|ST|129.00|5 kg', 'Västerbottensostliknande lagrad riven 1 kg|ST|168.00|1 kg', 'Halloumi 2,1 kg|ST|248.00|2,1 kg', 'Mascarpone 2 kg|ST|164.50|2 kg', 'Ägg lösa L frigående 15 fl|KRT|498.00|180 st', 'Ricotta 1,5 kg|ST|98.00|1,5 kg', 'Yoghurt grekisk 10% 5 kg|ST|189.00|5 kg', 'Buffelmozzarella 125 g|ST|17.90|12 st', 'Filmjölk eko 1L|ST|16.20|10 l'); // prettier-ignore
export const cheese = wares('F',
  'Comté 18 månader|kg|289.00|', 'Gorgonzola dolce åttondel|kg|174.00|', 'Pecorino romano DOP|kg|212.00|', 'Chèvre rulle 1 kg|st|148.00|', 'Svecia lagrad hel|kg|136.00|', 'Brillat-Savarin 500 g|st|164.00|', 'Fikonmarmelad 1,2 kg|brk|156.00|', 'Kex havre 600 g|pkt|58.00|', 'Stilton halv|kg|248.00|'); // prettier-ignore
export const coffee = wares('F',
  'Espresso Nattskift hela bönor 1 kg|st|214.00|8x1 kg|6', 'Bryggkaffe Morgonrock malet 500 g|st|79.00|16x500 g|16', 'Kaffe koffeinfritt hela bönor 1 kg|st|248.00|4x1 kg|2', 'Te Earl Grey pyramid|ask|96.00|50 st', 'Chai latte pulver 1,5 kg|burk|186.00|6 st', 'Sirap vanilj 1 l|fl|94.00|6 fl', 'Chokladdryck 1 kg|påse|132.00|10 st', 'Havredryck barista eko 1 l|st|22.40|6 st|12'); // prettier-ignore
export const coffeeTools = wares(25,
  'Rengöringstablett kaffemaskin|burk|178.00|100 st', 'Filterpapper 110/250|krt|246.00|1000 st', 'Hyra bryggare 2 termos|mån|395.00|'); // prettier-ignore
export const wine = wares(25,
  'Crémant de Loire Brut Les Vignettes|fl|96.00|6x75 cl|6', 'Riesling Trocken Weingut Altenbruck 2024|fl|84.50|6x75 cl|12', 'Chianti Colli Fioriti 2022|fl|91.00|6x75 cl|12', 'Grüner Veltliner Lössberg 2024|fl|78.00|6x75 cl|6', 'Rioja Crianza Finca Robledal 2021|fl|88.00|6x75 cl|12', 'Sancerre Domaine des Ormeaux 2023|fl|142.00|6x75 cl|6', 'Barolo Cascina Nebbia 2019|fl|268.00|6x75 cl', 'Rosé de Provence Mas Lavandin 2025|fl|94.00|6x75 cl|18', 'Vinho Verde Quinta do Ribeirinho|fl|62.00|12x75 cl|12', 'Husets röda Merlot bag-in-box|box|218.00|3 l', 'Moscato d’Asti Ca’ Rossa|fl|82.00|6x75 cl'); // prettier-ignore
export const beer = wares(25,
  'Kvarnlager 5,0 % 33 cl|back|312.00|24x33 cl||Pant back 33 cl|42.0000', 'Hamn IPA 6,2 % fat 30 l|fat|1386.00|30 l||Pant fat 30 l|300.0000', 'Veteöl Sommaräng 33 cl|back|348.00|24x33 cl||Pant back 33 cl|42.0000', 'Pilsner 4,8 % burk 50 cl|flak|298.00|24x50 cl||Pant burk flak 24|24.0000', 'Porter 7 % 33 cl eko|back|396.00|24x33 cl||Pant back 33 cl|42.0000', 'Fatöl Mellan 20 l|fat|842.00|20 l||Pant fat 20 l|300.0000'); // prettier-ignore
export const soft = wares('F',
  'Läsk cola 33 cl glas|back|168.00|24x33 cl||Pant back glas|42.0000', 'Mineralvatten naturell 75 cl|krt|144.00|12x75 cl', 'Äppelmust Kivikslund 75 cl|fl|36.00|6 fl|12', 'Ingefäraöl alkoholfri 33 cl|flak|214.00|20x33 cl', 'Tonic 20 cl|krt|246.00|24x20 cl'); // prettier-ignore
export const spirits = wares(25,
  'Gin Skärgård 40 % 70 cl|fl|248.00|6 fl', 'Akvavit Dillbo 40 % 50 cl|fl|176.00|6 fl', 'Bitter Arancio 25 % 70 cl|fl|164.00|6 fl', 'Rom Añejo 38 % 70 cl|fl|228.00|6 fl', 'Vodka Rågblank 40 % 1 l|fl|212.00|6 fl', 'Vermouth rosso 16 % 75 cl|fl|98.00|6 fl', 'Calvados VSOP 40 % 70 cl|fl|312.00|6 fl'); // prettier-ignore
export const ice = wares('F',
  'Gräddglass vanilj 5 l|st|218.00|5 l', 'Sorbet hallon 2,5 l|st|164.00|2,5 l', 'Gelato pistage 2,5 l|st|286.00|2,5 l', 'Glasspinne choklad|krt|312.00|24 st', 'Strutar stora|krt|268.00|120 st', 'Sorbet citron 5 l|st|242.00|5 l', 'Kolasås 1 l|fl|88.00|'); // prettier-ignore
export const sweets = wares('F',
  'Biskvi klassisk|st|18.50||24', 'Macaron blandad 35-p|ask|312.00|35 st', 'Cheesecake New York 14 bit|st|298.00|', 'Pralin havssalt 1 kg|ask|486.00|', 'Citrontartelett|st|21.00||20', 'Mandelbotten glutenfri|st|124.00|', 'Chokladmousse bas 2 kg|hink|264.00|'); // prettier-ignore
export const spices = wares('F',
  'Timjan torkad 250 g|påse|64.00|', 'Rökt paprika 1 kg|påse|148.00|', 'Saffran pistiller 10 g|burk|389.00|', 'Ras el hanout 500 g|påse|124.00|', 'Fänkålsfrö hela 500 g|påse|58.00|', 'Flingsalt 1,5 kg|hink|132.00|', 'Vaniljstång Tahiti 25-p|rör|438.00|', 'Chili ancho hel 300 g|påse|96.50|', 'Spiskummin mald 500 g|påse|71.00|'); // prettier-ignore
export const farm = wares('F',
  'Ägg storpack 30-p|karta|84.00|', 'Honung ljung 700 g|brk|92.00||12', 'Färsk svart kål|kg|52.00|', 'Kantareller|kg|214.00|', 'Äppelcidervinäger 1 l|fl|68.00|', 'Lammkorv rå|kg|168.00|', 'Rapsolja gård 5 l|dunk|286.00|', 'Ramslök|kg|240.00|'); // prettier-ignore
