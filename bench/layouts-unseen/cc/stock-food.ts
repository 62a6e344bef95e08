/** What wholesalers, dairies, smokehouses and farms sell. */
import { goods } from './larder.ts';

export const capitals = goods(
  'F',
  `KYCKL LÅRFILE 4X2,5KG FRYST|KRT|684.50|1-4||4X2,5KG
POMMES FRITES 9MM 4X2,5KG|KRT|298.00|1-8||4X2,5KG
GRÖNSAKSMIX ASIA 2,5KG|PÅS|71.40|2-9||4ST
TOMATPURE 2/1 850G|BRK|24.85|3-24||12ST
MAJONNÄS EXTRA 5KG HINK|HIN|189.00|1-4||
RAPSOLJA FRITYR 10L BIB|ST|312.00|1-5||
VETEMJÖL BAGERI 25KG|SÄC|214.00|1-6||
STRÖSOCKER 25KG|SÄC|326.00|1-2||
LAXFILE NAT 140G PORTION|KRT|1189.00|1-2||5KG
KÖTTBULLAR 15G STEKTA|KRT|412.50|1-5||2X4KG
ÄRTOR FRYSTA EXTRA FINA 2,5KG|PÅS|62.90|2-8||4ST
LINGONSYLT 35% 11KG|HIN|398.00|1-2||
SERV KUVERT VIT 40X40 2-LAGS|KRT|544.00|1-3|25|1250ST
BAKPLÅTSPAPPER 45X57 500ARK|KRT|389.00|1-2|25|500ARK
DISKMEDEL HAND 5L|DUN|128.50|1-4|25|
JASTSTORA KRONAN FÄRSK 1KG|PKT|29.40|2-12||`,
);
export const grocer = goods(
  'F',
  `Krossade tomater 3/1, Italien|burk|42.90|3-18||6 x 2,5 kg
Penne rigate 5 kg|påse|109.00|1-6||
Olivolja extra virgin Puglia 5 l|dunk|519.00|1-4||
Arborioris 5 kg|säck|188.00|1-4||
Havregryn 10 kg|säck|142.00|1-3||
Rapshonung flytande 1,4 kg|flaska|134.50|1-6||
Soja japansk 1,8 l|flaska|96.00|1-6||6 st
Kapris nonpareille 720 g|burk|78.20|1-8||
Inlagd gurka skivad 5 kg|hink|163.00|1-4||
Rödvinsvinäger 5 l|dunk|98.60|1-3||
Mandel skalad 1 kg|påse|157.00|1-5||
Mörk choklad 70 % 2,5 kg|påse|538.00|1-4||
Toalettpapper jumbo 6 rl|bal|244.00|1-4|25|
Plastfolie 45 cm 300 m|rulle|118.00|1-6|25|`,
);
export const counter = goods(
  'F',
  `Bananer|KG|21.90|4.20-18.60
Mellanmjölk 1,5% 1L|ST|13.95|6-24
Vispgrädde 36% 5L|ST|248.00|1-4
Ägg M frigående 30-p|ST|84.90|1-6
Smör osaltat 500g|ST|57.50|4-20
Tonic 1,5L|ST|19.90|6-24
Potatischips salt 275g|ST|28.40|6-24
Citronsyra 1kg|ST|69.00|1-3
Nötfärs 15% 2,5kg|KG|112.50|2.480-7.560
Lax hel 4-5kg|KG|119.00|4.120-9.880
Brödsirap ljus 1,3kg|ST|39.90|2-8
Soppåse 125L 25-p|RL|42.80|2-8|25
Värmeljus 4tim 100-p|FP|59.00|1-6|25
AAA-batteri 20-p|FP|129.00|1-2|25`,
);
export const frozen = goods(
  'F',
  `Gräddglass vanilj 5 l|st|219.00|1-6
Sorbet hallon 2,5 l|st|178.00|1-5
Hjortronglass 5 l|st|312.00|1-3
Blåbär vilda frysta 5 kg|krt|389.00|1-4
Kanelbulle gräddklar 90 g|krt|348.00|1-6||60 st
Surdegsbaguette stenugnsbakad 55 st|krt|426.00|1-4
Våfflor hjärtformade 80 g|krt|274.00|1-4||48 st
Isbitar 2 kg|påse|18.90|6-30
Palt med fläsk 6 x 1 kg|krt|318.00|1-5
Rotmos 2,5 kg|påse|71.00|1-6`,
);
export const greens = goods(
  'F',
  `Mandelpotatis tvättad|kg|17.80|10-50
Isbergssallad|st|18.40|4-12
Tomat babyplommon 250 g|ask|15.90|6-24
Rödlök nät|kg|14.60|5-15
Vitkål svensk|kg|12.20|4.5-14.5
Persilja kruslig|bunt|11.90|3-12
Äpple Aroma|kg|29.50|4-13
Morot skalad|kg|21.40|5-20
Ingefära|kg|68.00|0.5-2.5
Squash grön|kg|32.70|2.4-9.8
Timjan kruka|kruka|14.90|2-10
Kålrot skalad tärnad 3 kg|påse|84.00|1-5
Granatäpple|st|13.80|4-16
Böngroddar 500 g|påse|19.60|2-6`,
);
export const cheese = goods(
  'F',
  `Svecia 28 % lagrad 12 mån|kg|139.00|1.850-5.320
Herrgård hel|kg|96.50|11.480-13.260
Grevé skivad 1 kg|pkt|118.00|2-8
Ädelost 1,3 kg|st|172.00|1-4
Getost chèvre rulle 1 kg|st|189.00|1-6
Pecorino Romano bit|kg|268.00|1.120-3.640
Kaffeost Tornedalen 800 g|st|154.00|1-6
Kvarg naturell 5 kg|hink|239.00|1-2
Halloumi 1 kg|pkt|142.00|1-8
Mesost ask 500 g|ask|41.90|2-10`,
);
export const dairy = goods(
  'F',
  `Standardmjölk 3 % 10 l bag|st|118.40|1-6
Lättmjölk 0,5 % 1 l|st|12.65|6-20
Vispgrädde 40 % 1 l|st|53.20|6-24
Filmjölk Västerbotten 1,5 l|st|24.30|4-12
Långfil 1 l|st|19.80|4-12
Crème fraiche 34 % 2 l|hink|116.50|1-6
Smör normalsaltat 2 kg|st|219.00|1-4
Laktosfri mellanmjölkdryck 1 l|st|16.40|4-16
Yoghurt naturell 10 l|hink|184.00|1-3
Havredryck barista 1 l|st|23.90|6-18`,
);
export const spices = goods(
  'F',
  `Svartpeppar hel 900 g|burk|214.00|1-4
Enbär torkade 350 g|burk|98.00|1-3
Kardemumma malen 500 g|burk|389.00|1-3
Timjan rensad 250 g|burk|86.50|1-4
Vaniljsocker äkta 1 kg|påse|468.00|1-2
Lagerblad hela 100 g|påse|47.00|1-4
Paprika rökt Pimentón 750 g|burk|179.00|1-3
Flingsalt 1,4 kg|hink|126.00|1-5
Kryddpeppar malen 500 g|burk|142.00|1-2`,
);
export const reindeer = goods(
  'F',
  `Renytterfilé|kg|689.00|1.24-6.85
Renskav 2 kg|kg|248.00|4-16
Ren rostbiff putsad|kg|428.00|2.16-8.44
Renstek med ben|kg|219.00|3.8-12.6
Torkat renkött, hel bit|kg|612.00|0.85-3.2
Rökt renhjärta|kg|296.00|0.9-2.8
Renmärgben sågade|kg|64.00|5-15
Souvas tunnskuren 1 kg|kg|334.00|2-8
Renkorv grov 350 g|st|74.00|5-20
Renblod fryst 1 l|st|58.00|2-6`,
);
export const game = goods(
  'F',
  `Älgstek innanlår|kg|236.00|3.42-9.18
Älgfärs 10 %|kg|142.00|5-20
Björnfilé Norrbotten|kg|545.00|0.96-3.1
Ripa, hel|st|189.00|4-16
Orre, hel|st|224.00|2-8
Bäverbog|kg|168.00|1.7-4.9
Hjortkorv vitlök|kg|254.00|1.5-5.5
Viltgryta mix tärnad 3 cm|kg|159.00|3-12`,
);
export const fish = goods(
  'F',
  `Röding odlad 600-800, rensad|kg|148.00|3.85-14.2||Odlad SE
Sikfilé m skinn|kg|192.00|1.9-6.4||FAO 27
Gösfilé fryst IQF|kg|238.00|5-10||
Abborrfilé Bottenviken|kg|286.00|1.2-4.75||FAO 27
Laxsida superior D-trim|kg|204.00|4.3-18.9||Norge
Torskrygg Lofoten|kg|318.00|2-7.6||FAO 27
Siklöja rensad|kg|96.00|2.5-9||FAO 27
Räkor kokta m skal 70/90|kg|139.00|5-15||
Blåmussla 5 kg nät|nät|245.00|1-3||
Kungskrabba ben 500 g|pkt|618.00|1-4||`,
);
export const roe = goods(
  'F',
  `Löjrom Kalix SUB 500 g|burk|1690.00|1-5
Löjrom Kalix SUB 200 g|burk|720.00|1-6
Sikrom saltad 250 g|burk|198.00|1-6
Kallrökt sik, hel|kg|232.00|1.4-5.2
Varmrökt harr|kg|214.00|0.9-3.6
Surströmming 1/1 burk|burk|164.00|2-12`,
);
export const chark = goods(
  'F',
  `Falukorv hel 800 g|st|46.90|5-20
Bacon skivat storpack|kg|118.00|3.02-9.04
Kallrökt skinka skivad|kg|164.00|1.52-4.56
Grillkorv 70 g 40-pack|pkt|149.00|1-6
Hushållsmedwurst|kg|112.00|1.28-4.44
Isterband 2 kg|pkt|158.00|1-5
Leverpastej bondens 2 kg form|st|129.00|1-4
Pressylta, ca 1,3 kg|kg|86.00|1.28-2.64
Karré rimmad benfri|kg|97.50|2.2-7.8
Tjälknöl färdigsalt|kg|278.00|0.8-2.6`,
);
export const flour = goods(
  'F',
  `Kornmjöl Ådalen 20 kg|säck|386.00|1-4
Rågmjöl grovt 25 kg|säck|254.00|1-5
Vetemjöl manitoba 25 kg|säck|348.00|1-8
Dinkelmjöl siktat 12,5 kg|säck|265.00|1-3
Surdegsstart råg 1 kg|hink|94.00|1-2
Maltsirap mörk 7 kg|hink|288.00|1-2
Linfrö hela 5 kg|säck|149.00|1-3
Bakmargarin 10 kg|krt|312.00|1-4
Mandelmassa 50/50 5 kg|krt|598.00|1-3
Pärlsocker 5 kg|krt|164.00|1-2
Florsocker 10 kg|säck|196.00|1-2`,
);
export const eggs = goods(
  'F',
  `Ägg L frigående inne 180 st|kolli|498.00|1-4
Ägg M ekologiska 30-brätt|brätt|96.00|2-12
Hela ägg pastöriserade 10 kg|bag|432.00|1-2
Äggula pastöriserad 1 kg|st|118.00|1-6
Äggvita pastöriserad 1 kg|st|62.00|1-6`,
);
export const berries = goods(
  'F',
  `Hjortron frysta 2,5 kg|hink|612.00|1-3
Åkerbärssylt 500 g|burk|189.00|1-6
Lingon frysta 10 kg|krt|468.00|1-3
Havtornspuré 1 kg|st|214.00|1-4
Blåbärspulver 250 g|påse|158.00|1-3
Björksav 5 l|dunk|178.00|1-3
Tallskottssirap 50 cl|flaska|136.00|1-4`,
);
export const farm = goods(
  'F',
  `Getmese mjuk 200 g|st|52.00|4-16
Färsk getost i aska|st|68.00|3-12
Kokosten från fäboden|kg|312.00|0.65-2.4
Tunnbröd hårt vedbakat|pkt|64.00|5-20
Kålrabbi|kg|28.00|3-9
Ramslökspesto 190 g|burk|79.00|2-8
Rabarber|kg|34.00|2.5-8
Potatis AMANDINE jord på|kg|15.00|10-40`,
);
export const wild = goods(
  'F',
  `Karljohan skivad torkad 250 g|påse|248.00|1-4
Kantareller färska|kg|289.00|1.2-5.5
Granskott plockade|kg|220.00|0.3-1.2
Taggsvamp|kg|174.00|0.8-3.4
Harsyra ask 50 g|ask|46.00|2-8
Islandslav rengjord 200 g|påse|92.00|1-3`,
);
export const bread = goods(
  'F',
  `Mjukkaka stor 4-p|påse|34.50|4-20
Levain ljus 1,1 kg|st|49.00|2-10
Kärnfrallor|st|7.40|20-60
Kanelknut|st|15.80|10-40
Danskt rågbröd 1,6 kg|st|66.00|1-5
Korvbröd briochedeg|st|6.20|24-96
Prinsesstårta 12 bit|st|329.00|1-3
Foccacia plåt rosmarin|st|118.00|1-4
Glutenfri fralla styck|st|14.50|5-15
Chokladbiskvi|st|19.00|10-30`,
);
