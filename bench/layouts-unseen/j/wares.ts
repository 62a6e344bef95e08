/** Goods by trade: name | unit | price | VAT (F is food's) | pack. Goods by `kg` are weighed. */
import { abroad } from './wares-abroad.ts';
import { services } from './wares-services.ts';

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

const food = {
  pantry: `Arborioris Riso Gallo 5 kg|ST|187.50|F|2x5 kg
Durumvete rimacinata|SÄCK|341.00|F|25 kg
Tomatpuré 28/30 dubbelkonc.|BRK|62.35|F|6x800 g
Vita bönor Cannellini|BRK|15.85|F|12x400 g
Kallpressad rapsolja Österlen|DNK|318.00|F|5 l
Vinäger äpple 5 %|DNK|89.40|F|4x5 l
Honung flytande sommarblom|HNK|412.00|F|3 kg
Flingsalt Maldon hink|HNK|139.90|F|1,4 kg
Kapris i lag 7-8 mm|BRK|118.60|F|6x1 kg
Rostad lök|PÅSE|54.75|F|10x1 kg
Buljong höns koncentrat|FL|171.20|F|6x1 l
Paprikapulver rökt pimentón|BRK|96.30|F|750 g
Kokosmjölk 17 % fett|BRK|21.45|F|24x400 ml
Ketchup Bag-in-box|BIB|228.00|F|8 kg`,
  freezer: `Sötpotatispommes 11x11|KRT|284.00|F|4x2,5 kg
Hash browns triangel|KRT|246.50|F|4x2,5 kg
Köttbullar 12 g 70 % kött|KRT|534.00|F|2x4 kg
Fiskpinnar MSC panerade|KRT|398.75|F|6 kg
Gyoza kyckling & kål|FRP|148.90|F|1,2 kg
Gröna ärter ex. fina|PÅSE|46.20|F|2,5 kg
Falafel råa bollar|KRT|312.40|F|4 kg
Hallonsorbet|BYT|176.00|F|2,5 l
Brioche burgerbröd 4"|KRT|231.00|F|48 st
Kantareller små frysta|PÅSE|219.00|F|1 kg
Pizzadegsbollar 250 g|KRT|264.80|F|32 st`,
  fish: `Röding hel rensad odlad|KG|142.00|F|10 kg
Lax hel 5-6 kg Superior|KG|98.50|F|20 kg
Gösfilé med skinn 150/250|KG|287.00|F|5 kg
Kolja ryggbit färsk|KG|198.00|F|5 kg
Sikrom 500 g|BRK|545.00|F|500 g
Havskräfta levande 16/20|KG|462.00|F|3 kg
Pilgrimsmussla handdykt|KG|389.00|F|2 kg
Bläckfisk rengjord tub U10|KG|121.50|F|10 kg
Strömmingsfilé Öregrund|KG|84.00|F|5 kg
Kallrökt lax sida trimmad|KG|231.00|F|ca 1,3 kg
Sandräka kokt|KG|318.00|F|2 kg`,
  meat: `Entrecôte gräsbete svensk|KG|329.00|F|ca 3 kg
Karré gris utan ben|KG|79.50|F|ca 2,4 kg
Lammrostbiff Gotland|KG|274.00|F|ca 1 kg
Lårfilé kyckling svensk|KG|112.40|F|2,5 kg
Färs av nöt max 12 %|KG|118.00|F|5 kg
Högrev grytbit 3x3|KG|139.00|F|3 kg
Bacon skivat 2 mm|KG|103.60|F|3 kg
Ankbröst fr. Challans|KG|251.00|F|ca 380 g
Osso buco kalv sågad|KG|164.00|F|ca 5 kg
Blodpudding rund|KG|48.90|F|2 kg
Flankstek USDA|KG|243.00|F|ca 900 g
Chorizo färsk fänkål|KG|146.00|F|2 kg`,
  game: `Älgytterfilé|KG|369.00|F|ca 1,2 kg
Rensadel benfri uppbunden|KG|348.00|F|ca 2 kg
Vildsvinskarré|KG|178.00|F|ca 2 kg
Renskav djupfryst|KG|264.00|F|1 kg
Hjortinnanlår|KG|287.50|F|ca 1,4 kg
Ripbröst|KG|612.00|F|500 g
Torkat renkött skivat|KG|798.00|F|250 g
Viltfond reducerad|FL|131.00|F|1 l`,
  greens: `Hjärtsallad romana|KLI|118.00|F|6x2-p
Äpple Ingrid Marie kl 1|KG|24.90|F|13 kg
Krukdill svensk|KRT|143.00|F|12 st
Potatis Asterix tvättad|SÄCK|132.50|F|20 kg
Rödbeta gul polka|KG|31.60|F|10 kg
Gräslök knippe|KNP|14.75|F|10 st
Tomat kvist Rödby|KG|38.20|F|5 kg
Citroner ekologiska Sicilien|KG|34.00|F|15 kg
Ramslök|KG|219.00|F|1 kg
Bananschalotten|KG|27.50|F|5 kg
Avokado ätmogen Hass|ST|9.35|F|18 st
Ostronskivling Sörmland|KG|128.00|F|2 kg
Svartkål Toscana|KG|62.40|F|3 kg`,
  dairy: `Vispgrädde 40 % lång hållbarhet|FRP|52.90|F|8x1 l
Smör i blad normalsaltat|KRT|468.00|F|5 kg
Barista havredryck|FRP|19.85|F|6x1 l
Prästost 12 mån skivad|KG|119.00|F|1,5 kg
Crème fraiche 34 %|HNK|148.00|F|5 kg
Getost färsk Skillinge|ST|64.00|F|150 g
Ägg frigående L|KRT|286.00|F|180 st
Mozzarella på komjölk|KG|108.00|F|1 kg
Matyoghurt turkisk stil|HNK|167.30|F|5 kg
Gräddfil storhink|HNK|121.00|F|5 kg
Halloumi Cypern|KRT|742.00|F|10x250 g`,
  bread: `Surdegslimpa Manitoba 900 g|ST|46.00|F|
Kanelbulle 110 g|ST|14.50|F|
Dansk råg skivad|ST|38.75|F|
Baguette rustik|ST|17.90|F|
Kardemummasnurra|ST|16.25|F|
Prinsesstårta 12 bit|ST|325.00|F|
Focaccia hel plåt|ST|148.00|F|
Levainfralla|ST|8.40|F|
Wienerbröd mandel|ST|15.80|F|
Glutenfri hamburgerbulle|ST|11.90|F|
Mazarin hallon|ST|12.60|F|
Knäckebröd rund brännvin|KG|98.00|F|`,
  coffee: `Mörkrost Huset hela bönor|KG|189.00|F|
Espresso Nattskift|KG|212.00|F|
Bryggkaffe Morgon malet|KG|156.50|F|
Koffeinfri Colombia|KG|248.00|F|
Te Earl Grey lösvikt|KG|331.00|F|
Chokladpulver 33 %|PÅSE|118.00|F|1 kg
Rooibos vanilj pyramid|FRP|84.60|F|100 st
Rengöringstabletter espresso|BRK|139.00|25|100 st
Pappersmugg 24 cl|KRT|412.00|25|1000 st
Sirap karamell|FL|89.00|F|0,7 l`,
  beer: `Ljus lager 5,2 % fat|FAT|1248.00|25|30 l
Hazy IPA 6,1 % burk|FLK|498.00|25|24x33 cl
Pilsner 4,8 % fl|BACK|312.00|25|20x33 cl
Stout nitro 4,5 % fat|FAT|1395.00|25|20 l
Alkoholfri weissbier 0,5|FLK|276.00|F|24x33 cl
Cider torr äpple 4,7 %|FLK|341.00|25|24x33 cl
Sommarsaison 5,6 %|FLK|462.00|25|24x33 cl
Mineralvatten citron|BACK|118.00|F|24x33 cl
Julmust glas|BACK|149.00|F|20x33 cl
Kombucha ingefära|FLK|298.00|F|12x25 cl`,
  wine: `Barbera d'Alba Vigna 2023|FL|124.00|25|75 cl
Riesling Kabinett Mosel 2024|FL|118.50|25|75 cl
Crémant de Limoux brut|FL|139.00|25|75 cl
Cava Reserva Organic|FL|86.40|25|75 cl
Chablis 1er Cru Fourchaume 22|FL|268.00|25|75 cl
Nero d'Avola BIB|BIB|219.00|25|3 l
Grüner Veltliner Liter|FL|97.00|25|1 l
Pinot Noir Pfalz trocken|FL|149.00|25|75 cl
Madeira 10 år Bual|FL|287.00|25|50 cl
Rosé Côtes de Provence|FL|112.00|25|75 cl
Alkoholfri spritz|FL|62.00|F|75 cl`,
  spirits: `Akvavit fat & fläder 40 %|FL|231.00|25|70 cl
Gin Skärgård 43 %|FL|278.00|25|70 cl
Bitter amaro Sicilia 29 %|FL|194.00|25|70 cl
Rom 8 år Barbados|FL|312.00|25|70 cl
Vermouth rosso Torino|FL|121.00|25|75 cl
Tonic water herbal|FLK|168.00|F|24x20 cl
Whisky rökig single malt 46 %|FL|429.00|25|70 cl
Punsch arrak 26 %|FL|187.00|25|50 cl`,
};

const lists = { ...food, ...services, ...abroad };

export type Trade = keyof typeof lists;

const parsed = (list: string): readonly Ware[] =>
  list.split('\n').map((row) => {
    const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });

export const waresOf = (trade: Trade): readonly Ware[] => parsed(lists[trade]);
