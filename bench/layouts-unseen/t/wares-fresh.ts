/** Greens, bread, milk, cheese and the like of this set. */
import { wares } from './orders.ts';

/** Greens and fruit. */
export const produce = wares(`
Potatis fast tvättad 25 kg|säck|189.00|F|25 kg
Gul lök 60/80|kg|9.80|F|10 kg
Morot kl 1|kg|11.40|F|10 kg
Rödkål|kg|14.60|F|
Gurka svensk|st|14.90|F|12 st
Tomat lösvikt 57-67|kg|24.50|F|6 kg
Paprika röd 70/90|kg|38.00|F|5 kg
Romansallad hjärta 2-pack|frp|21.50|F|10 st
Champinjon hel vit|kg|49.00|F|3 kg
Ingefära|kg|56.00|F|
Koriander kruka|st|13.80|F|
Dill bunt 100 g|bunt|19.60|F|
Avokado Hass ätmogen|kg|64.00|F|4 kg
Lime 54|kg|42.00|F|4 kg
Äpple Ingrid Marie kl 1|kg|22.90|F|13 kg
Jordgubbar ask 500 g|ask|44.00|F|10 st
Rucola 1 kg|påse|96.00|F|
Sparris grön bunt|bunt|34.00|F|
Zucchini|kg|27.00|F|5 kg
Aubergine|kg|31.00|F|5 kg
Spetskål|kg|19.80|F|
Rödbeta polka|kg|24.00|F|5 kg
Basilika kruka stor|st|16.40|F|
Fryst majskolv|kg|18.20|F|
`);

/** Herbs and mushrooms. */
export const herbs = wares(`
Ostronskivling blå|kg|148.00|F|2 kg
Shiitake färsk|kg|176.00|F|
Kungsmussling|kg|184.00|F|
Krasse mikro tråg|tråg|38.00|F|
Ärtskott tråg|tråg|34.00|F|
Libbsticka bunt|bunt|22.00|F|
Ramslök|kg|260.00|F|
Blommor ätliga mix ask|ask|64.00|F|
`);

/** Bread and cakes. */
export const loaves = wares(`
Levain vetesurdeg 900 g|st|48.00|F|
Danskt rågbröd 1,1 kg|st|44.50|F|
Frallor grova 65 g|st|5.40|F|
Hamburgerbröd brioche 90 g|st|6.90|F|
Kanelbulle 95 g|st|11.80|F|
Focaccia sal 40x60|st|124.00|F|
Ciabatta 110 g|st|7.60|F|
Dammsugare mini|st|7.20|F|
Cheesecake 14 bit|st|298.00|F|
Morotskaka långpanna|st|312.00|F|
Knäcke handgjort 300 g|frp|42.00|F|
Tunnbröd mjukt 10-pack|frp|46.00|F|
Semla|st|22.50|F|
`);

/** Milk. */
export const milk = wares(`
Mellanmjölk 1,5 % 20 l|bag|198.00|F|
Lättmjölk 1 l|st|13.40|F|
Vispgrädde 40 % 1 l|st|54.90|F|
Crème fraiche 34 % 2 kg|hink|84.00|F|
Bregott 600 g Vallby|st|46.50|F|
Filmjölk 3 % 1 l|st|17.20|F|
Smör normalsaltat 500 g|st|52.90|F|
Yoghurt vanilj 2 % 5 l|hink|168.00|F|
Keso 1,5 kg|hink|78.00|F|
Havredryck ikaffe 1 l|st|19.80|F|
`);

/** Cheese. */
export const cheeses = wares(`
Prästost 18 mån halv|kg|139.00|F|ca 5 kg
Brie lait cru|kg|212.00|F|ca 1,5 kg
Gruyère réserve 12 mån|kg|286.00|F|ca 3 kg
Ädelost Kvarnås|kg|168.00|F|ca 2 kg
Parmesan 24 mån åttondel|kg|248.00|F|ca 4,5 kg
Chèvre rulle|kg|179.00|F|1 kg
Svecia 14 mån|kg|148.00|F|ca 6 kg
Fårost pecorino romano|kg|229.00|F|
Taleggio DOP|kg|194.00|F|2 kg
Kaltbach liknande grottlagrad|kg|236.00|F|
`);

/** Asian foods. */
export const asian = wares(`
Misopasta vit 1 kg|påse|84.00|F|10 st
Nori ark 50 st guld|frp|138.00|F|
Sushiris Akebono 10 kg|säck|312.00|F|
Risvinäger 1,8 l|fl|96.00|F|6 st
Gyoza grönsak 600 g|påse|48.00|F|10 st
Wasabipulver 1 kg|påse|164.00|F|
Edamame i skida 500 g|påse|31.50|F|20 st
Panko grov 10 kg|säck|389.00|F|
Udon nudlar fryst 5x250 g|frp|42.00|F|8 st
Sriracha 740 ml|fl|52.00|F|12 st
Ätpinnar bambu 100 par|frp|29.00|25|
Rostad sesamolja 1,65 l|burk|189.00|F|
Tobiko orange 500 g|burk|148.00|F|
Shaoxingvin matlagning 14 % 64 cl|fl|44.00|25|12 st
`);

/** Italian foods. */
export const deli = wares(`
Prosciutto San Daniele 18 mån|kg|268.00|F|ca 7 kg
Mozzarella di bufala 125 g|st|28.40|F|16 st
'Nduja Spilinga|kg|248.00|F|
Guanciale pepato|kg|219.00|F|ca 1,2 kg
Tomat San Marzano DOP 2,5 kg|burk|74.00|F|6 st
Farina tipo 00 pizza 25 kg|säck|349.00|F|
Mortadella pistage|kg|164.00|F|
Burrata 200 g|st|46.00|F|8 st
Gorgonzola dolce DOP|kg|172.00|F|1,5 kg
Olivolja extra vergine 5 l|dunk|489.00|F|
Cantucci mandel 1 kg|påse|118.00|F|
Kronärtskockshjärtan i olja 2,9 kg|burk|264.00|F|
`);

/** Ice cream. */
export const icecream = wares(`
Gräddglass vanilj 4,5 l|st|219.00|F|
Gräddglass choklad 4,5 l|st|229.00|F|
Sorbet mango 2,4 l|st|168.00|F|
Pinnglass lakrits 70 ml|krt|189.00|F|30 st
Strut nötkross 120 ml|krt|264.00|F|24 st
Rån stor|krt|212.00|F|200 st
Kolasås 1 kg|fl|89.00|F|
Sandwich 95 ml|krt|178.00|F|28 st
Glasskopp papper 180 ml|krt|268.00|25|500 st
`);
