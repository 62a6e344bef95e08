/** Food and drinks, a row each: name, unit, price, rate of VAT and pack. */
export const goods = {
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
}; // prettier-ignore
