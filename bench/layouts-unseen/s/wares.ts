/** The long lists of wholesalers. */
import { wares } from './orders.ts';

export const dryStore = wares(
  '101338|Vetemjöl Manitoba tipo 0|säck|246.00|F|25 kg', '101452|Havregryn fullkorn|säck|148.30|F|15 kg', '104417|Pasta penne rigate|kart|198.50|F|8 x 1 kg',
  '104425|Pasta tagliatelle ägg|kart|276.00|F|6 x 1 kg', '107806|Rapsolja stekning|dunk|289.00|F|10 l', '107841|Olivolja extra jungfru Kalamon|dunk|548.00|F|5 l',
  '110224|Tomatpuré dubbelkonc|burk|92.40|F|4,5 kg', '110258|Tomater hela skalade|kart|231.00|F|6 x 2,5 kg', '112091|Kikärter kokta|kart|164.60|F|6 x 2,6 kg',
  '112117|Svarta bönor ekologiska|kart|189.00|F|6 x 2,5 kg', '115530|Havssalt grovt|hink|74.50|F|10 kg', '115604|Svartpeppar hel|burk|168.90|F|600 g',
  '115682|Rökt paprikapulver|burk|112.00|F|450 g', '118709|Dijonsenap fin|hink|219.00|F|5 kg', '118733|Sambal oelek|burk|88.50|F|1 kg',
  '121105|Vinäger vit 12 %|dunk|64.00|F|5 l', '121188|Balsamvinäger Modena|flaska|59.80|F|1 l', '125416|Mörk choklad 70 % knappar|påse|412.00|F|2,5 kg',
  '125490|Vaniljsocker äkta|burk|138.00|F|700 g', '127002|Kycklingfond koncentrat|flaska|176.00|F|1 l', '127019|Kalvfond brun|flaska|184.00|F|1 l',
  '130551|Ströbröd panko|säck|208.00|F|10 kg', '133870|Ugnspapper ark 60x40|kart|296.00|25|500 ark', '133902|Nitrilhandske svart M|ask|79.90|25|100 st',
  '133928|Engångsbägare 25 cl papper|kart|388.00|25|1000 st', '134010|Diskmedel handdisk|dunk|96.50|25|5 l',
); // prettier-ignore
export const coldStore = wares(
  '204118|Smör osaltat|kart|712.00|F|10 x 1 kg', '204157|Vispgrädde 40 %|st|54.20|F|1 l', '204233|Standardmjölk 3 %|back|168.00|F|10 x 1,5 l',
  '206640|Mozzarella riven|påse|164.00|F|2 kg', '206712|Parmesan 24 mån kvart|kg|228.50|F|ca 9 kg', '206735|Västerbotten typ lagrad bit|kg|172.00|F|ca 2,5 kg',
  '208804|Ägg frigående M|kart|312.00|F|180 st', '211206|Kycklingfilé naturell fryst|kg|86.40|F|4 x 2,5 kg', '211249|Nötfärs 12 % fryst|kg|98.70|F|6 x 2 kg',
  '211311|Sidfläsk skivat 2 mm|kg|104.20|F|1 kg', '213570|Laxfilé trim D fryst|kg|189.00|F|ca 1,4 kg', '213608|Räkor skalade lake hink|hink|298.00|F|2 kg',
  '216103|Pommes frites 10 mm|kart|186.00|F|4 x 2,5 kg', '216158|Klyftpotatis skal på|kart|202.00|F|4 x 2,5 kg', '216301|Gröna ärter frysta|påse|42.80|F|2,5 kg',
  '216344|Haricots verts extra fina|påse|61.50|F|2,5 kg', '216420|Hallon hela frysta|påse|138.00|F|2,5 kg', '219077|Vaniljglass gräddig|box|176.00|F|5 l',
  '219112|Sorbet mango|box|198.00|F|2,5 l', '221815|Surdegsbröd förgräddat levain|kart|244.00|F|12 st', '221866|Hamburgerbröd brioche|kart|219.00|F|48 st',
); // prettier-ignore
