/** What the wholesalers and fresh-goods houses of this set sell. */
import { wares } from './orders.ts';

/** Dry goods. */
export const colonial = wares(`
Vetemjöl Special Kärnan 12,5 kg|säck|129.50|F|12,5 kg
Strösocker Nordsocker 10 kg|säck|148.00|F|10 kg
Pasta Penne Grano d'Oro 5 kg|frp|96.80|F|2x5 kg
Jasminris Lotus 18 kg|säck|389.00|F|
Ketchup hink Tomatella 5 kg|hink|142.00|F|
Senap svensk Skogaby 5 kg|hink|134.50|F|
Rapsolja kallpressad 5 l|dunk|236.00|F|
Frityrolja Solgul 10 l|dunk|298.00|F|10 l
Ättiksprit 24 % 1 l|fl|31.20|F|12 st
Kikärtor i lag 2,5 kg|burk|48.90|F|6 st
Kokosmjölk 18 % 2,9 l|burk|84.60|F|6 st
Sojasås ljus Kaede 1,8 l|fl|92.00|F|6 st
Buljongpulver grönsak 1 kg|burk|188.00|F|
Svartpeppar hel 650 g|burk|154.00|F|
Paprikapulver rökt 500 g|burk|119.00|F|
Gurka skivad ättiksinlagd 6 kg|hink|168.00|F|
Oliver gröna urkärnade 3/1|burk|109.00|F|6 st
Ströbröd 5 kg Ugnsgyllen|påse|112.00|F|
Havregryn 12,5 kg|säck|134.00|F|
Choklad mörk 70 % droppar 2,5 kg|påse|489.00|F|
`);

/** Frozen goods. */
export const frozen = wares(`
Pommes frites 9 mm Knaper 2,5 kg|påse|62.40|F|4x2,5 kg
Köttbullar stekta 12 g 5 kg|krt|298.00|F|5 kg
Gröna ärter fina 2,5 kg|påse|58.00|F|4 st
Torskrygg panerad 130 g|krt|612.00|F|40 st
Hamburgare 120 g högrev|krt|684.00|F|36 st
Vårrullar mini vego 3 kg|krt|278.00|F|
Wokgrönsaker Canton 2 kg|påse|54.90|F|5 st
Hallon hela frysta 2,5 kg|påse|212.00|F|
Räkor skalade 150/250 2 kg|påse|318.00|F|
Pizzadegsboll 250 g|krt|196.00|F|48 st
Kroppkakor fläsk 100 g|krt|268.00|F|50 st
Spenat hackad pellets 2,5 kg|påse|67.00|F|4 st
`);

/** Chilled goods. */
export const chilled = wares(`
Matlagningsgrädde 15 % 2 l|st|78.90|F|6 st
Riven gratängost 28 % 2 kg|påse|172.00|F|5 st
Bacon skivat 1 kg|frp|116.00|F|5 st
Färskost naturell 2 kg|hink|164.00|F|
Skinka kokt skivad 1 kg|frp|98.50|F|
Tofu fast 1,5 kg|st|89.00|F|
Majonnäs äkta Dillens 5 kg|hink|196.00|F|
Potatissallad mimosa 2,5 kg|hink|118.00|F|
Räksallad lyx 2 kg|hink|219.00|F|
Kallrökt lax skivad 1 kg|frp|289.00|F|
Jäst färsk 1 kg|st|32.40|F|
Hummus original 1 kg|hink|86.00|F|
`);

/** Paper, plastic and cleaning. */
export const supplies = wares(`
Servett 40x40 3-lags mossgrön|krt|398.00|25|1000 st
Matlåda papp 750 ml|krt|412.00|25|300 st
Pizzakartong 33 cm brun|bunt|148.00|25|100 st
Bärkasse papper 22 l|krt|489.00|25|250 st
Aluminiumfolie 45 cm x 150 m|rulle|189.00|25|
Gummihandskar röda L|par|24.90|25|12 par
Diskmedel Maxi 3x5 l|krt|342.00|25|
Maskindisk pulver 10 kg|hink|518.00|25|
Sköljmedel sur 10 l|dunk|468.00|25|
Torkrulle vit 2-lags 6 st|bal|214.00|25|6 st
Sopsäck 160 l transparent|rulle|69.50|25|10 st
Golvrengöring citron 5 l|dunk|156.00|25|
Grillrent skum 750 ml|fl|64.00|25|6 st
Värmeljus 8 h 400 st|krt|324.00|25|
Träspett 18 cm|frp|38.00|25|250 st
Portionsmugg lock 60 ml|krt|276.00|25|1000 st
`);

/** Soft drinks of a wholesaler. */
export const sodas = wares(`
Läsk apelsin 33 cl burk|flak|128.00|F|24 st
Kolsyrat vatten citron 33 cl|flak|96.00|F|20 st
Cola sockerfri 50 cl PET|flak|174.00|F|24 st
Päronläsk Gammeldags 33 cl glas|back|186.00|F|20 st
Energidryck Volta 25 cl|flak|242.00|F|24 st
Apelsinjuice 1 l|krt|119.00|F|8 st
`);

/** Fish. */
export const fish = wares(`
Torsk filé skinnfri 400-700|kg|189.00|F|5 kg
Laxsida C-trim ASC|kg|214.00|F|ca 1,4 kg
Röding hel rensad 400-600|kg|136.50|F|6 kg
Kummel filé|kg|142.00|F|3 kg
Sej rygg benfri|kg|118.00|F|5 kg
Hälleflundra kotlett|kg|312.00|F|
Strömming filé|kg|64.50|F|5 kg
Gös filé med skinn|kg|298.00|F|3 kg
Rökt makrill peppar|kg|129.00|F|2 kg
Räkor färska kokta 70/90|kg|268.00|F|3 kg
Bleak roe Vattholma 250 g|burk|415.00|F|
Sill 5-minuters inlagd 4 kg|hink|328.00|F|
Abborre filé insjö|kg|339.00|F|2 kg
Tonfisk loin sushi AAA|kg|365.00|F|ca 2 kg
`);

/** Shellfish. */
export const shells = wares(`
Ostron Grebbla nr 3|st|12.50|F|50 st|20,120
Fine de Lisle nr 2|st|14.80|F|48 st|24,96
Blåmusslor repodlade|kg|39.00|F|10 kg
Hjärtmusslor|kg|96.00|F|
Krabba hona levande|kg|88.00|F|
Hummer svart 500-600|kg|589.00|F|
Havskräftor levande 8/12|kg|498.00|F|
Pilgrimsmussla i skal|st|24.00|F||12,60
Tång dulse färsk 200 g|ask|58.00|F|
Sjöborre|st|46.00|F||6,24
`);

/** Meat. */
export const cuts = wares(`
Entrecôte Gård ung ko|kg|329.00|F|vac ca 3 kg
Oxfilé hel 2 kg+|kg|449.00|F|vac
Fläskkarré benfri|kg|92.50|F|ca 2,5 kg
Nötfärs 12 % 2,5 kg|kg|124.00|F|
Lammstek benfri|kg|239.00|F|
Kalvlägg osso buco|kg|164.00|F|4 cm
Grisbog rökt u svål|kg|98.00|F|
Fläskytterfilé putsad|kg|108.00|F|2 st
Högrev grytbitar 3x3|kg|146.00|F|3 kg
Rostbiff innanlår|kg|198.00|F|
Märgben kapade|kg|48.00|F|10 kg
Bringa rimmad nöt|kg|158.00|F|
Picanha lock|kg|262.00|F|vac
Skinkschnitzel 140 g|kg|112.00|F|30 st
`);

/** Cooked meats. */
export const charcuterie = wares(`
Prinskorv 10 g Byhalla|kg|118.00|F|2 kg
Falukorv ring 800 g|st|46.90|F|
Leverpastej form 1,2 kg|st|84.00|F|
Pastrami nöt skivad 500 g|frp|109.00|F|
Salami fänkål hel|kg|246.00|F|ca 1,8 kg
Bratwurst grov 120 g|kg|129.00|F|25 st
Coppa lufttorkad|kg|389.00|F|
Rökt fläsksida bit|kg|114.00|F|
Sylta pressad|kg|96.00|F|
Chorizo färsk 90 g|kg|138.00|F|40 st
`);

/** Poultry and eggs. */
export const poultry = wares(`
Kycklingbröst 180-200 g|kg|129.00|F|5 kg
Kyckling hel grill 1,2 kg|kg|68.00|F|8 st
Lårfilé strimlad|kg|116.00|F|2,5 kg
Ägg inne L 30-platta|platta|64.00|F|30 st|4,24
Ägg eko M 15-pack|frp|49.50|F||6,20
Kalkonbröst rökt skivat|kg|179.00|F|
Anklår confit 2-pack|frp|118.00|F|
Vaktelägg 18 st|ask|52.00|F|
Pastöriserad äggmassa 5 kg|hink|289.00|F|
`);

/** Game. */
export const venison = wares(`
Älgfärs viltkött|kg|149.00|F|
Hjortytterfilé|kg|398.00|F|
Vildsvinsbog med ben|kg|92.00|F|
Rådjursstek benfri|kg|312.00|F|
Dovhjort högrev|kg|178.00|F|
Vildsvinskorv grillad|kg|164.00|F|
`);
