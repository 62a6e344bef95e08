/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack. Units `kg` are weighed. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

const lists = {
  cupboard: `Risoni semola 1 kg|pås|27.40|F|12x1 kg
Röda linser torkade|säck|168.00|F|5 kg
San Marzano hela skalade|burk|46.90|F|6x2,55 kg
Kokosmjölk 17-19 %|burk|21.35|F|24x400 ml
Kapris i lake nonpareil|glas|54.25|F|6x720 g
Tahini ljus|burk|61.80|F|6x900 g
Fiskfond koncentrerad|fl|139.50|F|6x1 l
Majsstärkelse|krt|212.00|F|10x400 g
Salt med jod fint|säck|119.90|F|15 kg
Vitvinsvinäger 6 %|dunk|148.60|F|5 l
Pistagenötter skalade|pås|398.00|F|1 kg
Mörk choklad 70% knappar|krt|1249.00|F|5 kg
Srirachasås stark|fl|42.75|F|12x740 ml
Bulgur grov|säck|184.30|F|10 kg
Honung svensk sommar|hink|512.00|F|5 kg
4-pepparblandning hel|burk|163.20|F|6x520 g`,
  freezer: `Sötpotatisstrips krispiga|krt|236.50|F|4x2,5 kg
Fiskpinnar torsk MSC 28 g|krt|418.25|F|6 kg
Hallon hela IQF|pås|149.75|F|2,5 kg
Naanbröd vitlök 90 g|krt|268.00|F|40 st
Bläckfiskringar panerade|pås|117.60|F|1 kg
Pelmeni nöt och fläsk|pås|88.40|F|1 kg
Ärtor extra fina|pås|51.90|F|2,5 kg
Tårtbotten choklad 30 cm|krt|329.00|F|6 st
Falafel persilja 18 g|krt|274.50|F|2x2,5 kg
Sorbet citron|balja|198.30|F|4 l
Smördeg rulle 3 mm|krt|357.00|F|10 kg
Gyoza kyckling 20 g|pås|96.15|F|1 kg`,
  sea: `Rödtunga filé utan skinn|kg|312.00|F|3 kg
Sej rygg 300-500 g|kg|148.50|F|5 kg
Röding hel rensad Landön|kg|214.00|F|ca 6 kg
Pilgrimsmussla 10/20 USA|kg|589.00|F|2,27 kg
Sikrom gårdens|burk|268.50|F|200 g
Handskalade räkor i lake|kg|398.00|F|1,6 kg
Havskatt filé|kg|287.40|F|ca 4 kg
Vongole levande|nät|164.00|F|2 kg
Kallrökt lax sidor|kg|259.00|F|ca 1,2 kg
Makrill hel|kg|89.60|F|10 kg
Krabbklor kokta|kg|198.75|F|2 kg
Bläckfisk armar sous vide|frp|176.00|F|450 g
Isterhinna sill inlagd|hink|221.30|F|2,5 kg`,
  flesh: `Ryggbiff putsad SE|kg|268.00|F|ca 3,5 kg
Flankstek nöt|kg|189.50|F|ca 0,9 kg
Fläskfilé Skåne|kg|134.90|F|ca 0,6 kg
Lammstek m ben|kg|176.40|F|ca 2,2 kg
Kycklingbröst 180 g portion|kg|112.25|F|5 kg
Vildsvinsfärs|kg|154.00|F|2 kg
Rökt sidfläsk i bit|kg|97.80|F|ca 2 kg
Ankbröst Barbarie|kg|318.00|F|ca 0,35 kg
Salsiccia finocchio 100 g|frp|83.60|F|10 st
Hjortytterfilé|kg|389.00|F|ca 1 kg
Prosciutto cotto skivad|frp|74.25|F|500 g
Kalvrack 6 ben|kg|426.50|F|ca 2 kg
Blodpudding stekklar|frp|41.70|F|1 kg`,
  oven: `Levain mörk 1,2 kg|st|48.60|F|
Briochebulle sesam|st|6.35|F|36 st
Tunnbröd mjukt 10-pack|pkt|52.40|F|10 st
Kardemummabulle knut|st|15.80|F|
Rågkaka Hälsinge|st|29.90|F|
3-fröbröd glutenfritt|st|62.75|F|
Semla vanlig|st|24.50|F|
Croissant mandel|st|17.25|F|
Kavring skivad|st|33.10|F|
Toscakaka lång 14 bit|st|186.00|F|14 bit
Pitabröd 16 cm|st|4.15|F|60 st
Chokladboll kokos 60 g|st|9.95|F|40 st`,
  cow: `Standardmjölk 3 % bag|bag|118.40|F|10 l
Gräddfil 12 %|hink|142.70|F|5 l
Smör normalsaltat 82 %|st|64.35|F|16x500 g
Färskost naturell|ask|119.80|F|2 kg
Prästost 12 mån bit|kg|158.60|F|ca 3 kg
Ägg L frigående|låda|362.00|F|150 st
Kvarg vanilj 0,2 %|hink|133.25|F|5 kg
Burrata 125 g|st|34.90|F|8x125 g
Gorgonzola dolce|kg|218.75|F|ca 1,5 kg
Vispgrädde 36 % laktosfri|st|48.15|F|10x1 l
Fetaost tärnad i lake|burk|156.30|F|2 kg
Mascarpone|ask|58.90|F|6x500 g`,
  brew: `Kvarnbyns Pale Ale 5,4 %|krt|386.40|25|24x33 cl
Norrskens Lager 4,8 %|krt|312.00|25|24x50 cl
Svartån Stout 6,0 %|krt|428.70|25|20x33 cl
Veteöl Ofiltrerad 5,1 % fat|fat|1346.00|25|30 l
Lättöl Fina 2,1 %|flak|148.20|F|24x33 cl
Äppelcider halvtorr 4,5 %|krt|298.60|25|20x33 cl
Hallonsoda EKO|krt|218.40|F|20x33 cl
Bordsvatten kolsyrat|back|94.80|F|20x50 cl
Ginger Beer 0 %|krt|246.00|F|24x20 cl
Pilsner Fat 20 liter|fat|912.50|25|20 l`,
  cellar: `Bourgogne Aligoté Les Clos 2023|fl|156.00|25|6x75 cl
Nebbiolo Langhe 2021|fl|189.50|25|6x75 cl
Crémant d'Alsace Brut|fl|112.40|25|6x75 cl
Grenache Blanc BIB|box|348.00|25|3 l
Spätburgunder trocken|fl|134.75|25|12x75 cl
Verdejo Rueda EKO|fl|82.60|25|6x75 cl
Sauternes halvflaska|fl|148.20|25|12x37,5 cl
Amaro dalle Alpi 29 %|fl|232.00|25|6x70 cl
Akvavit Fläder 38 %|fl|219.80|25|6x70 cl
Alkoholfritt mousserande|fl|58.40|F|6x75 cl`,
  field: `Morötter tvättade|kg|12.80|F|10 kg
Spetskål Halland|st|26.50|F|8 st
Körsbärstomat plommon|ask|24.90|F|12x250 g
Ruccola sköljd|pås|43.60|F|8x500 g
Palsternacka|kg|27.40|F|5 kg
Dill kruka|st|12.95|F|10 st
Apelsin 56|krt|246.00|F|15 kg
Jordgubbar svenska|låda|398.00|F|20x250 g
Färskpotatis Bjäre|kg|34.25|F|10 kg
Aubergine kl 1|kg|46.70|F|5 kg
Kantareller|kg|268.00|F|2 kg
Gräslök bunt|st|14.60|F|
Vitlök solo|nät|19.80|F|250 g
Fänkål|kg|38.95|F|5 kg`,
  cup: `Mellanrost Gården bryggmalet|krt|892.00|F|48x100 g
Espressobönor Sud 1 kg|pås|214.50|F|8x1 kg
Te Earl Grey 100 påsar|frp|96.40|F|6x100 st
Havrekakor kuvert|krt|338.75|F|200 st
Chokladpulver mörkt|pås|118.20|F|10x1 kg
Rörsocker i stick|krt|186.00|F|1000 st
Rengöringstablett espresso|burk|159.00|25|100 st
Pappersfilter 90/250|krt|264.30|25|1000 st`,
  wash: `Grovdisk enzym 5|dunk|418.00|25|2x5 l
Maskindiskmedel pulver|hink|689.50|25|10 kg
Avkalkning snabb|dunk|248.60|25|5 l
Torkduk blå 38x40|rulle|164.90|25|500 ark
Handtvål parfymfri|st|64.25|25|12x500 ml
Ugnsrent stark|fl|92.40|25|6x750 ml
Nitrilhandske svart L|ask|89.00|25|10x100 st
Sopsäck 125 l|rulle|47.80|25|10x25 st
Ytdesinfektion 70+|fl|78.35|25|6x1 l
Moppgarn mikrofiber 60|st|118.75|25|`,
  boxes: `Pizzakartong brun 33 cm|frp|198.00|25|100 st
Sushibricka svart m lock|krt|486.40|25|300 st
Servett 3-lags vit 40x40|krt|372.00|25|1000 st
Kaffebägare 12 oz|krt|549.00|25|1000 st
Lock till bägare 90 mm|krt|312.50|25|1000 st
Aluminiumform 1050 ml|krt|428.00|25|500 st
Papperspåse m handtag M|krt|298.75|25|250 st
Vacuumpåse 200x300|frp|174.20|25|100 st
Matfolie 45 cm x 300 m|rulle|146.00|25|
Bakplåtspapper ark GN 1/1|frp|228.90|25|500 ark`,
  linen: `Kockrock vit byte|st|18.40|25|
Handduk glas 50x70|st|4.85|25|
Duk damast 140x140|st|22.60|25|
Servett tyg champagne|st|3.95|25|
Entrématta 115x200|st|146.00|25|
Förkläde långt svart|st|12.75|25|
Kockbyxa pepita|st|16.20|25|
Frottéhandduk|st|7.30|25|`,
  works: `Service kombiugn|tim|895.00|25|
Framkörning zon 2|st|648.00|25|
Tätningslist lucka|st|1249.00|25|
Fläktmotor 230 V|st|2186.50|25|
Fettfilter rengöring|st|186.00|25|
Restidsersättning|tim|620.00|25|
Köldmedium R290|hg|118.40|25|
Slamsugning fettavskiljare|st|3450.00|25|`,
  danish: `Lurpak smør usaltet|stk|41.25|F|20x500 g
Rugbrød Kernegaard|stk|22.60|F|1 kg
Leverpostej grov|bakke|38.40|F|2 kg
Røget sild Bornholm|kg|124.00|F|3 kg
Medister|kg|68.75|F|5 kg
Danablu 60+|kg|112.50|F|ca 3 kg
Remoulade|spand|148.00|F|5 kg
Flæskesteg m svær|kg|74.90|F|ca 3 kg`,
  norse: `Brunost G35|stk|68.40|F|12x500 g
Klippfisk 1/1|kg|212.00|F|10 kg
Rakfisk filet|kg|384.50|F|1 kg
Multesyltetøy|spann|428.00|F|2,5 kg
Kongekrabbe bein|kg|689.00|F|5 kg
Fenalår skivet|pk|94.60|F|500 g`,
  german: `Brezel TK 100 g|Krt|38.40|F|60 St
Käsespätzle frisch|Btl|9.85|F|6x1 kg
Weißwurst 60 g|kg|11.20|F|5 kg
Sauerkraut mild|Eimer|24.60|F|10 kg
Senf mittelscharf|Eimer|18.90|F|5 kg
Schwarzwälder Schinken|kg|16.75|F|ca 4 kg
Apfelstrudel gerollt|Krt|42.30|F|8 St`,
  italian: `Parmigiano 30 mesi|kg|18.90|F|ca 4 kg
Guanciale stagionato|kg|14.60|F|ca 1,5 kg
Farina 00 Pizzeria|SC|21.40|F|25 kg
Pomodori pelati bio|CT|16.85|F|6x2,5 kg
Olio EVO Garda DOP|LT|64.00|F|5 l
Pecorino romano|kg|15.35|F|ca 3 kg
Carciofi alla romana|VS|22.70|F|1,9 kg
Tagliatelle uovo|CT|27.60|F|12x500 g`,
} satisfies Record<string, string>;

export type TradeD = keyof typeof lists;

export const waresOf = (trade: TradeD): readonly Ware[] =>
  lists[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });
