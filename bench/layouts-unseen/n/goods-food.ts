/** What the set's sellers of food and drink sell: `name|unit|price|rate|pack`, `F` for food's rate. */

export const food: Readonly<Record<string, string>> = {
  dry: `Vetemjöl special|sk|189.00|F|25 kg
Rismjöl finmalet vitt|fp|84.50|F|6x500 g
Bovetemjöl finmalet|fp|132.00|F|4x1 kg
Kikärtor hela torra|sk|214.00|F|10 kg
Svarta bönor i lag|krt|168.40|F|6x2,5 kg
Tomatkross Bella Rossa|burk|42.90|F|2,5 kg
San Marzano-tomater hela|krt|318.00|F|6x2,5 kg
Rapsolja kallpressad|dunk|396.00|F|10 l
Solrosolja fritering|dunk|348.50|F|10 l
Äppelcidervinäger|fl|39.80|F|1 l
Senap grov fransk|hink|176.00|F|5 kg
Majonnäs 80 %|hink|248.00|F|10 kg
Kapris nonpareilles|burk|94.20|F|720 g
Socker extra fint|sk|312.00|F|25 kg
Muscovadosocker mörkt|fp|118.00|F|6x500 g
Flingsalt Smedjan|hink|142.00|F|1,5 kg
Jasminris long grain|sk|286.00|F|18 kg
Arborioris|fp|196.00|F|5 kg
Torrjäst|fp|74.00|F|12x500 g
Vaniljsocker bourbon|burk|265.00|F|700 g`,
  frozen: `Pommes frites 9 mm skin on|krt|198.00|F|4x2,5 kg
Sötpotatisstrips coated|krt|342.00|F|5x2 kg
Ärtor fina frysta|krt|156.00|F|4x2,5 kg
Hallon frysta hela|krt|412.00|F|4x2,5 kg
Blåbär vilda|krt|386.00|F|2x5 kg
Smördegsplattor|krt|298.00|F|48x75 g
Vårrullar vegetariska|krt|364.00|F|60x50 g
Edamamebönor utan skida|krt|274.00|F|10x1 kg
Gyoza grönsak|krt|288.00|F|10x30 st
Mango tärnad 2 cm|krt|328.00|F|5x1 kg
Churros raka|krt|246.00|F|6x1 kg
Spenat hackad pellets|krt|142.00|F|4x2,5 kg`,
  fish: `Torskrygg färsk skinnfri|kg|289.00|F|Fiske Barents hav
Rödtunga filé|kg|236.00|F|Fångst Kattegatt
Gravlax skivad färdig|kg|248.00|F|Odlad Norge
Lax hel 4-5 kg|kg|119.50|F|Odlad Norge
Rödingfilé skinn på|kg|268.00|F|Odlad Kallsjön
Blåmusslor repade|kg|46.00|F|Odlad Bohuslän
Ostron belon 3:or|st|14.50|F|Odlad Grebbestad
Räkor kokta 90/120|kg|184.00|F|Fångst Skagerrak
Havskräftor 8/12|kg|398.00|F|Fångst Skagerrak
Kalmar tuber stora|kg|132.00|F|Fångst Indiska oceanen
Hälleflundra kotlett|kg|312.00|F|Fångst Norska havet
Sejfilé benfri|kg|128.00|F|Fångst Nordsjön
Löjrom Norrbotten|kg|3950.00|F|Fångst Bottenviken
Strömmingsfilé putsad|kg|89.00|F|Fångst Östersjön
Gös filé|kg|342.00|F|Fångst Hjälmaren
Tångsallad|kg|96.00|F|Hink 2 kg`,
  meat: `Entrecôte svensk mörad|kg|312.00|F|Ursprung Sverige
Flankstek|kg|198.00|F|Ursprung Irland
Oxfilé u/kedja|kg|429.00|F|Ursprung Uruguay
Nötfärs grovmalen 12%|kg|124.00|F|Ursprung Sverige
Högrev benfri|kg|136.00|F|Ursprung Sverige
Karré av gris utan ben|kg|84.50|F|Ursprung Sverige
Sidfläsk rimmat|kg|92.00|F|Ursprung Danmark
Osso buco kalv skuren|kg|168.00|F|Ursprung Nederländerna
Lammrostbiff|kg|228.00|F|Ursprung Nya Zeeland
Lårfilé kyckling utan skinn|kg|96.00|F|Ursprung Sverige
Kycklingbröst majs|kg|142.00|F|Ursprung Frankrike
Ankbröst barbarie|kg|218.00|F|Ursprung Frankrike
Oxkind|kg|119.00|F|Ursprung Sverige
Märgben kapade|kg|34.00|F|Ursprung Sverige
Strimlad fläskbog rökt|kg|134.00|F|Påse 2 kg`,
  game: `Sadel av rådjur|kg|348.00|F|
Ytterfilé kronhjort|kg|389.00|F|
Karré vildsvin|kg|178.00|F|
Älgfärs|kg|168.00|F|
Älginnanlår|kg|298.00|F|
Renskav tunt|kg|274.00|F|
Fasantupp urtagen|st|119.00|F|
Gräsandsbröst|kg|286.00|F|
Vildsvinssalami|st|94.00|F|
Viltfond mörk|l|78.00|F|`,
  bakery: `Surdegslevain 800 g|st|38.00|F|
Rågkusar|st|6.40|F|
Briochebröd hamburgare|st|5.20|F|
Focaccia helplåt olivolja|st|118.00|F|
Croissant smör|st|11.80|F|
Kanelbulle hålplåt 110 g|st|13.50|F|
Rågbröd kärnor skivat|st|34.00|F|
Baguette stenugn 400 g|st|17.60|F|
Prinsesstårta tolvbitars|st|289.00|F|
Chokladboll kokos|st|9.40|F|
Frallor fullkorn|st|4.35|F|
Tunnbröd mjukt|st|7.90|F|
Semla mandelmassa|st|24.00|F|
Kardemummasnäcka|st|14.20|F|`,
  dairy: `Vispgrädde 40 %|l|42.60|F|
Mjölk standard 3 %|l|11.90|F|
Bordssmör utan salt|kg|98.00|F|
Syrad grädde 34 %|kg|46.50|F|
Färskost mjuk naturell|hink|134.00|F|2 kg
Prästost lagrad 12 mån|kg|124.00|F|
Mozzarella di bufala|kg|162.00|F|
Grekisk yoghurt 10 %|hink|88.00|F|5 kg
Havredryck för kaffe|krt|138.00|F|6x1 l
Halloumi|kg|118.00|F|
Ägg M frigående|krt|274.00|F|180 st
Ägg ekologiska L|krt|398.00|F|180 st
Kvarg mager|hink|96.00|F|5 kg
Ädelost krämig|kg|139.00|F|`,
  greens: `Kvisttomat röd|kg|32.50|F|
Slanggurka Närke|st|14.80|F|
Isbergshuvud|st|17.90|F|
Rucola tvättad|kg|128.00|F|
Potatis fast klass 1|kg|9.90|F|
Mandelpotatis Vemdalen|kg|24.50|F|
Gul lök|kg|8.70|F|
Bananschalott|kg|36.00|F|
Vitlök fläta|kg|84.00|F|
Citron klass 1|kg|28.90|F|
Lime|kg|44.00|F|
Avokado ätmogen|st|13.20|F|
Champinjon skogs|kg|62.00|F|
Broccoli krona|kg|38.00|F|
Morot i säck tvättad|kg|10.40|F|
Selleri rot|kg|18.60|F|
Persilja kruspersilja|knippe|12.50|F|
Basilika i kruka|st|16.90|F|
Dill färsk|knippe|13.40|F|
Äpple Ingrid Marie|kg|22.00|F|
Grönkål|kg|39.00|F|
Polkabeta|kg|31.00|F|`,
  wild: `Kantarell Norrland|kg|189.00|F|
Karl Johan klass A|kg|345.00|F|
Trattkantarell|kg|228.00|F|
Lingon rensade|kg|58.00|F|
Hjortron|kg|298.00|F|
Havtornsbär|kg|146.00|F|
Ramslöksblad|kg|210.00|F|
Granskott|kg|320.00|F|`,
  farm: `Honung ljung burk 500 g|st|69.00|F|
Honung ekologisk hink|hink|640.00|F|5 kg
Äppelmust osötad 3 l|st|88.00|F|
Rödbetor knippe|knippe|22.00|F|
Färsk getost rulle|kg|240.00|F|
Grönsparris|kg|118.00|F|
Jordgubbar ask|ask|38.00|F|
Squashblommor|st|9.00|F|
Nypotatis Bjäre|kg|29.00|F|
Ägg från gården|st|3.40|F|`,
  charcuterie: `Wienerkorv 24 cm|kg|98.00|F|
Prosciutto crudo 14 mån|kg|289.00|F|
Bacon skivad|kg|108.00|F|
Leverpastej ugnsbakad|kg|86.00|F|
Chorizo criollo|kg|142.00|F|
Kallrökt skinka|kg|168.00|F|
Prinskorv lammfjälster|kg|92.00|F|
Nduja|kg|236.00|F|
Salsiccia finocchio|kg|148.00|F|`,
  ice: `Vaniljglass gräddig|st|312.00|F|5 l
Passionssorbet|st|298.00|F|5 l
Sorbet hallon|st|286.00|F|2,5 l
Pistagegelato Sicilien|st|468.00|F|5 l
Strutar våffla|krt|214.00|F|120 st
Chokladsås|fl|64.00|F|1 kg`,
  coffee: `Kaffebönor Mörkrost Bryggarens|kg|186.00|F|
Espresso Notturno|kg|228.00|F|
Bryggkaffe mellanrost|krt|968.00|F|64x100 g
Kaffe koffeinfritt bönor|kg|242.00|F|
Te Earl Grey pyramid|ask|94.00|F|50 st
Te Sencha lösvikt|kg|386.00|F|
Chokladdryck 32 %|krt|412.00|F|10x1 kg
Kaffefilter 110/250|krt|138.00|25|1000 st
Chai-koncentrat|fl|118.00|F|1,5 l
Espressorengöring tabletter|burk|164.00|25|100 st`,
  sushi: `Sushiris Koshi|sk|468.00|F|20 kg
Norialger guld|fp|142.00|F|50 ark
Risvinäger mild|dunk|624.00|F|18 l
Sojasås ljus|dunk|538.00|F|19 l
Wasabipulver|fp|96.00|F|1 kg
Inlagd ingefära vit|fp|54.00|F|1,5 kg
Tobiko orange|fp|168.00|F|500 g
Panko|sk|224.00|F|10 kg
Misopasta röd|fp|74.00|F|1 kg
Tempuramjöl|fp|88.00|F|1 kg`,
};
