/** What the sellers of this set sell: name, unit, price, rate of VAT (`F` for food's) and pack. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

const goods = {
  meat: `Oxrulle utan ben hel|kg|118.50|F|vac
Grisnacke benfri|kg|64.90|F|ca 2,4 kg
Lammrostbiff färsk|kg|212.00|F|vac
Kalvbräss fryst|kg|189.00|F|2 kg
Högrevsfärs grovmalen 15 %|kg|97.40|F|5 kg
Fläskkind putsad|kg|86.00|F|vac
Kycklinglår utan skinn|kg|58.75|F|10 kg
Ankbröst Barbarie|kg|174.00|F|vac
Isterband småländska|kg|92.00|F|3 kg
Märgpipa kapad 5 cm|kg|41.50|F|fryst
Chorizo grillkorv 120 g|kg|109.00|F|2 kg
Entrecôte Uruguay 3 kg+|kg|246.00|F|vac`,
  fish: `Rödtungafilé skinnfri|kg|298.00|F|is
Sejrygg bitad|kg|136.00|F|5 kg
Havskräfta levande 16/20|kg|389.00|F|låda
Blåmusslor odlade säck|kg|38.00|F|5 kg
Gravad lax sida|kg|219.00|F|vac
Kummelfilé MSC|kg|164.50|F|is
Löjrom Bottenviken burk|st|412.00|F|100 g
Skaldjursfond koncentrat|fl|129.00|F|1 l
Handskalade räkor i lake|hink|356.00|F|1,5 kg
Röding hel rensad|kg|145.00|F|is
Bläckfisk tuber rensade|kg|97.00|F|fryst
Piggvar 2-3 kg vild|kg|325.00|F|is`,
  game: `Älgytterfilé putsad|kg|329.00|F|vac
Rådjursadel med ben|kg|398.00|F|fryst
Vildsvinsbog benfri|kg|124.00|F|vac
Hjortskav fryst|kg|168.00|F|1 kg
Renrostbiff rökt|kg|445.00|F|vac
Fasan hel plockad|st|138.00|F|fryst
Vildandsbröst|kg|289.00|F|vac
Hare urtagen|st|265.00|F|fryst`,
  bread: `Surdegslimpa rund 900 g|st|42.50|F|
Focaccia rosmarin helplåt|st|118.00|F|
Dansk råglimpa skivad|st|36.00|F|
Briochebröd hamburger 4-pack|frp|29.90|F|4 st
Wienerlängd mandel|st|64.00|F|
Kardemummabulle stor|st|14.25|F|
Levain baguette förgräddad|st|16.80|F|
Knäckebröd dinkel kartong|kart|96.00|F|12 st
Kanelknut 95 g|st|13.50|F|
Tunnbrödsrulle mjuk|frp|38.00|F|10 st
Prinsesstårta 12 bitar|st|312.00|F|`,
  dairy: `Vispgrädde 40 % 5 l|dunk|214.00|F|5 l
Gräddfil 12 % hink|hink|89.50|F|3 kg
Smör normalsaltat 500 g|st|54.90|F|500 g
Crème fraiche 34 % 2 kg|hink|118.00|F|2 kg
Mellanmjölk 20 l påse|st|196.00|F|20 l
Kvarg naturell 10 kg|hink|268.00|F|10 kg
Kärnmjölk 1 l|st|15.20|F|1 l
Halloumi block 750 g|st|98.00|F|750 g
Riven hushållsost 2 kg|pås|148.00|F|2 kg
Filmjölk 3 % 1,5 l|st|22.40|F|1,5 l
Havredryck barista 1 l|st|19.95|F|1 l
Mascarpone 500 g|st|44.60|F|500 g
Ricotta 1,5 kg|st|109.00|F|1,5 kg
Yoghurt turkisk 10 % 5 kg|hink|162.00|F|5 kg`,
  cheese: `Gruyère lagrad 14 mån|kg|318.00|F|1/8 hjul
Gorgonzola dolce|kg|189.00|F|1/4
Kryddost kummin|kg|152.00|F|hel
Brie de Nangis|kg|246.00|F|1 kg
Pecorino romano|kg|228.00|F|1/2
Getost rulle 1 kg|kg|209.00|F|1 kg
Prästost 24 mån|kg|187.00|F|1/4
Taleggio DOP|kg|215.00|F|2 kg`,
  greens: `Palsternacka tvättad|kg|24.50|F|10 kg
Mangold regnbåge|kg|78.00|F|2 kg
Rödlök nät|kg|13.90|F|10 kg
Spetskål Skåne|kg|22.00|F|6 kg
Romansallad hjärtan|kart|138.00|F|12 st
Koriander kruka|st|17.50|F|
Avokado Hass färdigmogen|kart|189.00|F|18 st
Citron Primofiori|kg|31.00|F|15 kg
Jordärtskocka|kg|42.00|F|5 kg
Fänkål Italien|kg|36.50|F|5 kg
Portabello|kg|69.00|F|2 kg
Granatäpple|st|15.80|F|
Grönkål stjälkad|kg|58.00|F|3 kg
Vattenmelon Mini|st|44.00|F|
Rotselleri|kg|19.90|F|10 kg
Plommontomat Elin|kg|47.00|F|6 kg
Gräslök bunt|bunt|14.20|F|
Kronärtskocka Bretagne|st|21.00|F|
Ingefära Peru|kg|66.00|F|4 kg
Hallon Portugal 125 g|ask|23.40|F|125 g
Schalottenlök banan|kg|38.60|F|5 kg
Thaibasilika påse|pås|28.00|F|100 g
Salladslök|bunt|9.80|F|
Broccoli kart|kart|164.00|F|6 kg`,
  dry: `Carnaroliris 5 kg|pås|276.00|F|5 kg
Linguine no 13 bronsdragen|kart|312.00|F|12x500 g
Kikärter torkade 10 kg|säck|298.00|F|10 kg
Rapsolja kallpressad 3 l|dunk|187.00|F|3 l
Vetemjöl tipo 00 25 kg|säck|269.00|F|25 kg
Worcestersås 568 ml|fl|64.50|F|568 ml
Flingsalt hink 1,5 kg|hink|143.00|F|1,5 kg
Kapris i saltlake 2 kg|st|121.00|F|2 kg
Tahini 5 kg|hink|412.00|F|5 kg
Sardeller i olja 700 g|burk|158.00|F|700 g
Muscovadosocker 3 kg|pås|114.00|F|3 kg
Kokosmjölk 17 % 2,9 l|burk|86.00|F|2,9 l
Panko ströbröd 10 kg|kart|318.00|F|10 kg
Rökt paprikapulver 750 g|st|129.00|F|750 g
Äppelcidervinäger 5 l|dunk|98.00|F|5 l
Pistagekräm 1 kg|burk|389.00|F|1 kg
Quinoa vit 5 kg|pås|246.00|F|5 kg
Mörk choklad 70 % 2,5 kg|pås|445.00|F|2,5 kg`,
  beer: `Granvikens Lager 5,0 % fat 30 l|fat|1186.00|25|30 l
Storspovens IPA 6,2 % 24x33 cl|kolli|498.00|25|24x33 cl
Kvarnbyns Bitter 4,5 % 20x50 cl|kolli|542.00|25|20x50 cl
Hålahults Veteöl 5,2 % 12x50 cl|kolli|346.00|25|12x50 cl
Mörkullens Porter 7,0 % 24x33 cl|kolli|612.00|25|24x33 cl
Granvikens Pilsner 4,8 % fat 20 l|fat|842.00|25|20 l
Lättöl Ljus 2,1 % 24x33 cl|kolli|218.00|F|24x33 cl
Blåbärscider 4,5 % 24x27,5 cl|kolli|436.00|25|24x27,5 cl`,
  soft: `Mineralvatten naturell 24x33 cl|kolli|142.00|F|24x33 cl
Rabarberlemonad 12x75 cl|kolli|396.00|F|12x75 cl
Tonic klassisk 24x20 cl|kolli|216.00|F|24x20 cl
Äppelmust Ingrid Marie 6x1 l|kolli|234.00|F|6x1 l
Colasirap bag in box 10 l|st|589.00|F|10 l
Kolsyra flaska 10 kg|st|645.00|25|10 kg
Enbärsdricka 24x33 cl|kolli|268.00|F|24x33 cl
Alkoholfri IPA 0,4 % 24x33 cl|kolli|288.00|F|24x33 cl`,
  wine: `Muscadet Clos des Aubépines 2024|fl|96.50|25|75 cl
Rioja Crianza Bodega Lastanosa 2021|fl|118.00|25|75 cl
Grüner Veltliner Steinleithen 2024|fl|104.00|25|75 cl
Crémant de Loire Brut Maison Querval|fl|132.00|25|75 cl
Barbera d'Asti Cascina Bricchetto 2022|fl|127.50|25|75 cl
Riesling Kabinett Weingut Harthof 2023|fl|121.00|25|75 cl
Chablis Domaine Roncevaux 2023|fl|189.00|25|75 cl
Primitivo Masseria Turrita bag in box|box|246.00|25|3 l
Madeira Verdelho 5 år|fl|214.00|25|50 cl
Sauternes Château Pibaron 2018|fl|268.00|25|37,5 cl`,
  spirits: `Gin Enrisets Torra 44 %|fl|289.00|25|70 cl
Akvavit Dillkronan 40 %|fl|246.00|25|70 cl
Calvados Manoir Heurtel VSOP 40 %|fl|412.00|25|70 cl
Punsch Arvidstorp 26 %|fl|174.00|25|50 cl
Mezcal Tres Cuervas 45 %|fl|468.00|25|70 cl
Vermouth Rosso Bramante 16 %|fl|138.00|25|75 cl
Bitter Amaro Valnera 29 %|fl|226.00|25|70 cl`,
  coffee: `Espressobönor Sidamo mörkrost 1 kg|pås|218.00|F|1 kg
Bryggkaffe malet 48x110 g|kart|1164.00|F|48x110 g
Koffeinfritt Huila 500 g|pås|134.00|F|500 g
Earl Grey påste 100 st|ask|148.00|F|100 st
Rengöringstablett espresso 100 st|burk|186.00|25|100 st
Chokladdryck 32 % 2 kg|pås|196.00|F|2 kg
Rooibos lösvikt 1 kg|pås|232.00|F|1 kg
Vattenfilter patron C300|st|1045.00|25|
Pappersfilter 1x4 1000 st|kart|164.00|25|`,
  clean: `Grovdisk koncentrat 10 l|dunk|489.00|25|10 l
Torkspolmedel 5 l|dunk|312.00|25|5 l
Ytdesinfektion 70+ 750 ml|fl|68.00|25|750 ml
Nitrilhandske svart L 100 st|ask|79.50|25|100 st
Sopsäck 125 l LLDPE 10 rl|rl|31.40|25|
Mikrofiberduk blå 5-pack|frp|84.00|25|
Fettlösare ugn gel 1 l|fl|126.00|25|1 l
Torkrulle M-box 6 rl|bal|214.00|25|6 rl
Skurnylon grön|st|12.75|25|
Avloppsrent granulat 1 kg|burk|143.00|25|1 kg`,
  paper: `Lunchlåda bagass tredelad|st|2.35|25|
Kaffemugg dubbelvägg 30 cl|st|1.12|25|
Servett linnekänsla vinröd 40x40|st|0.94|25|
Lock till soppbägare 45 cl|st|0.68|25|
Bakplåtspapper ark 45x60|st|0.59|25|
Papperspåse med vridet handtag brun stor 32x17x45 cm|st|2.84|25|
Träbestick set med servett|st|1.76|25|
Dressingbägare 6 cl med lock|st|0.82|25|
Smörgåspapper fettätt skotskrutigt|st|0.47|25|`,
  linen: `Bordsduk damast 140x180|st|34.50|25|
Kockrock vit|st|28.00|25|
Servett 50x50 champagne|st|4.60|25|
Glashandduk|st|5.20|25|
Midjeförkläde svart|st|12.40|25|
Entrématta 85x150 byte|st|98.00|25|
Badlakan 70x140|st|11.80|25|
Säckavgift tvätt|st|18.00|25|`,
  repair: `Arbete kyltekniker|tim|895.00|25|
Restid|tim|620.00|25|
Servicebil zon 2|st|485.00|25|
Köldmedium R290|kg|1240.00|25|
Dörrpackning GN 2/1|st|764.00|25|
Termostat elektronisk|st|1385.00|25|
Kompressor 1/3 hk|st|3890.00|25|
Miljö- och småmaterial|st|95.00|25|
Cirkulationspump diskmaskin|st|2745.00|25|
Läckagekontroll årlig|st|1850.00|25|`,
  hire: `Ståbord 70 cm med strumpa|st|165.00|25|
Klappstol vit trä|st|32.00|25|
Partytält 6x12 m|st|5900.00|25|
Värmeri gasol 14 kW|st|690.00|25|
Champagneglas back 36|back|180.00|25|
Chafing dish 1/1|st|195.00|25|
Transport tur och retur|st|1450.00|25|
Montering|tim|560.00|25|`,
  energy: `Elöverföring|kWh|0.4125|25|
Rörligt elpris spot|kWh|0.8736|25|
Fast avgift säkring 63 A|mån|1284.00|25|
Energiskatt|kWh|0.4390|25|
Elcertifikat och ursprung|kWh|0.0240|25|
Effektavgift högsta timme|kW|58.50|25|`,
  soft2: `Bordsbokning Premium|mån|749.00|25|
Kassalicens per enhet|mån|395.00|25|
SMS-påminnelser|st|0.59|25|
Schemaverktyg 16-30 anställda|mån|1190.00|25|
Kvittohantering moln|mån|249.00|25|
Integration bokföring|mån|199.00|25|
Utbildning distans|tim|1150.00|25|
Betalterminal hyra|mån|329.00|25|`,
  waste: `Tömning matavfall 140 l|ggr|112.00|25|
Tömning brännbart 660 l|ggr|248.00|25|
Hyra kärl 370 l|mån|64.00|25|
Fettavskiljare slamsugning|tim|1480.00|25|
Wellpapp pressad bal|ggr|195.00|25|
Mottagning glas färgat|kg|0.85|25|
Miljöavgift transport|ggr|58.00|25|`,
  pest: `Avtal skadedjur kvartal|st|2340.00|25|
Extra besök råtta|st|1290.00|25|
Flugfälla lysrör byte|st|345.00|25|
Betesstation utvändig|st|268.00|25|
Sanering mjölbagge|tim|980.00|25|`,
  print: `Menyer A4 350 g matt laminat|st|18.40|25|
Bordsryttare A6|st|6.25|25|
Presentkort med kuvert|st|7.90|25|
Fönsterdekal kapad folie|st|685.00|25|
Originalarbete|tim|925.00|25|
Underlägg återvunnet papper|st|0.38|25|`,
  flowers: `Snittbukett disk stor|st|395.00|25|
Bordsdekoration låg|st|128.00|25|
Tulpan vit 50-bunt|bunt|346.00|25|
Eukalyptus Cinerea|bunt|74.00|25|
Krukväxt skötsel|st|260.00|25|
Ljung 12 cm|st|29.00|25|`,
  ice: `Gräddglass vanilj 5 l|st|236.00|F|5 l
Sorbet svartvinbär 2,5 l|st|184.00|F|2,5 l
Kulglass pistage 5 l|st|342.00|F|5 l
Glasstårta hasselnöt|st|198.00|F|
Strut stor kart 120 st|kart|264.00|F|120 st
Isbitar påse 10 kg|pås|48.00|F|10 kg
Krossad is 20 kg|säck|86.00|F|20 kg`,
  eggs: `Ägg frigående L 180 st|kart|412.00|F|180 st
Ägg eko M 30-flak|flak|98.50|F|30 st
Äggula pastöriserad 1 kg|st|114.00|F|1 kg
Vaktelägg 18 st|ask|62.00|F|18 st
Gårdshöna styckad|kg|128.00|F|vac`,
  woods: `Karljohan färsk klass 1|kg|285.00|F|
Trattkantarell rensad|kg|168.00|F|
Gula kantareller|kg|215.00|F|
Torkad svart trumpet|kg|1450.00|F|
Lingon rensade|kg|64.00|F|
Hjortron frysta|kg|289.00|F|
Granskott inlagda|burk|74.00|F|250 g`,
  tools: `Stekpanna kolstål 28 cm|st|489.00|25|
GN-bleck 1/1 65 mm|st|134.00|25|
Kockkniv 21 cm|st|745.00|25|
Sil konisk 20 cm|st|268.00|25|
Vinglas Burgund 62 cl 6 st|frp|342.00|25|6 st
Tallrik flat stengods 27 cm|st|98.50|25|
Slickepott värmetålig|st|56.00|25|
Termometer instick digital|st|389.00|25|
Skärbräda PE-500 grön|st|312.00|25|
Degskrapa rostfri|st|79.00|25|
Kastrull sauteuse 3 l|st|896.00|25|`,
  office: `Löpande bokföring|tim|845.00|25|
Lönekörning per anställd|st|165.00|25|
Momsdeklaration|st|450.00|25|
Rådgivning skatt|tim|1280.00|25|
Bokslut delarbete|tim|980.00|25|`,
  danish: `Marineret sild i spand|kg|64.50|0|5 kg
Rugbrødsmel groft|kg|9.85|0|25 kg
Leverpostej bageklar|kg|48.00|0|2 kg
Danbo 45+ skåret|kg|79.00|0|1 kg
Remoulade spand|stk|138.00|0|5 kg
Rød pølse lang|kg|57.50|0|3 kg
Ristede løg pose|stk|42.00|0|1 kg`,
  norse: `Tørrfisk av torsk|kg|348.00|0|
Klippfisk filet|kg|212.00|0|10 kg
Brunost G35|kg|124.00|0|5 kg
Kongekrabbe kokt klør|kg|589.00|0|
Rakfisk mild|kg|296.00|0|
Multesyltetøy spann|stk|418.00|0|2,5 kg`,
  german: `Sauerkraut mild Eimer|Stk|24.80|0|10 kg
Weißwurst Münchner Art|kg|9.45|0|5 kg
Laugenbrezel TK 90 g|Kart|31.20|0|80 Stk
Süßer Senf Eimer|Stk|18.90|0|5 kg
Spätzle frisch|kg|5.15|0|2 kg
Schwarzwälder Schinken|kg|17.60|0|2 kg`,
  english: `Stilton baby cylinder|kg|19.80|0|2.2 kg
Smoked haddock undyed|kg|17.25|0|
Cornish sea salt tub|ea|6.40|0|1 kg
English mustard catering|ea|11.75|0|2.3 kg
Mature cheddar truckle|kg|16.90|0|2 kg
Malt vinegar 20 l|ea|22.50|0|20 l`,
  french: `Beurre de baratte demi-sel|kg|11.90|0|5 kg
Foie gras de canard entier|kg|68.50|0|500 g
Moutarde à l'ancienne seau|pce|19.40|0|5 kg
Confit de canard 12 cuisses|pce|38.20|0|3,8 kg
Escargots de Bourgogne|pce|27.60|0|12 dz
Lentilles vertes|kg|4.85|0|5 kg`,
  italian: `Prosciutto crudo 18 mesi|kg|21.40|0|7 kg
Pomodori pelati latta|pz|5.85|0|2,5 kg
Olio extravergine latta|pz|46.90|0|5 l
Parmigiano 24 mesi|kg|18.75|0|4 kg
Burrata pugliese|pz|2.95|0|125 g
Farina di semola|kg|1.28|0|25 kg`,
}; // prettier-ignore

export type Trade = keyof typeof goods;

const read = (row: string): Ware => {
  const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
  return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
};

export const waresOf = (trade: Trade): readonly Ware[] => goods[trade].split('\n').map((row) => read(row));
