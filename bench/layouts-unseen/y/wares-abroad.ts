/** What senders abroad sell, in their own words; no Swedish VAT on them. */
import { wares } from './wares.ts';

export const fromDenmark = wares(`
Spegepølse rødvinslagret|kg|124.00|0|
Rugbrødsmel groft 10 kg|sk|96.50|0|
Skyr naturel 5 kg|spd|148.00|0|
Ålborg Dildsnaps 70 cl|fl|112.00|0|
Fiskefrikadeller 60 g|krt|386.00|0|
Agurkesalat 2,5 kg|spd|68.75|0|`);
export const fromNorway = wares(`
Fersk skrei loins|kg|189.00|0|
Røkt ørret skivet|kg|268.00|0|
Multer frosne 1 kg|pk|312.00|0|
Lutefisk porsjon|kg|142.00|0|
Brunost ekte geit|kg|156.00|0|`);
export const fromFinland = wares(`
Poronkäristys pakaste 2 kg|pkt|68.40|0|
Karjalanpiirakka 70 g|ltk|31.20|0|
Muikku perattu|kg|14.90|0|
Leipäjuusto 400 g|kpl|7.85|0|
Lakkahillo 1 kg|kpl|24.60|0|`);
export const fromGermany = wares(`
Bierfass Kellerbier 30 l|Fass|78.50|0|
Laugenstange 105 g TK|Krt|26.40|0|
Weißwurst Münchner Art|kg|8.95|0|
Rotkohl küchenfertig 10 kg|Eim|21.30|0|
Emmentaler Block|kg|9.80|0|
Spätzle frisch 5 kg|Krt|19.75|0|`);
export const fromItaly = wares(`
Guanciale al pepe|kg|15.40|0|
Mozzarella di bufala 125 g|pz|1.6500|0|
Olio EVO latta 5 L|pz|44.80|0|
Passata rustica 2,5 kg|ct|18.60|0|
Grana Padano 16 mesi|kg|12.90|0|
Semola rimacinata 25 kg|sc|22.40|0|`);
export const fromFrance = wares(`
Beurre de tourage 84 % 1 kg|pce|11.60|0|
Magret de canard|kg|19.40|0|
Reblochon fermier|pce|9.85|0|
Huîtres fines n° 3|bour|34.50|0|
Escargots au beurre 12 dz|bte|42.00|0|`);
export const fromSpain = wares(`
Jamón ibérico cebo loncheado|kg|48.50|0|
Aceitunas gordal 2 kg|ud|14.20|0|
Queso manchego curado|kg|17.80|0|
Pimentón dulce 750 g|ud|8.45|0|
Anchoas del Cantábrico 500 g|ud|26.90|0|`);
export const fromHolland = wares(`
Tulpen gemengd 50 st|bos|18.50|0|
Rozen rood 60 cm|bos|24.75|0|
Eucalyptus cinerea|bos|6.40|0|
Hortensia blauw|st|2.8500|0|
Chrysant wit|bos|5.90|0|`);
export const fromBelgium = wares(`
Tripel Abdijhof 8,4 % 33 cl|bak|38.60|0|
Chocolat callets 54,5 % 10 kg|zak|96.00|0|
Wafel Luikse 90 g|doos|21.80|0|
Speculoospasta 3 kg|emm|17.45|0|
Geuze Oude Boom 75 cl|fles|7.90|0|`);
export const fromIreland = wares(`
Irish Stout keg 30 L|keg|142.00|0|
Rock oysters Carlin 100 ct|box|86.00|0|
Salted butter 10 kg|box|74.50|0|
Black pudding ring|each|6.35|0|
Whiskey single pot 70 cl|btl|38.90|0|`);
export const fromCzechia = wares(`
Sud ležák 12° 30 l|sud|64.00|0|
Pivní sklo 0,5 l třetinka|ks|2.1000|0|
Chmelový likér 0,7 l|ks|9.40|0|
Výčepní kohout nerez|ks|118.00|0|
Sanitace pivních cest sada|ks|36.50|0|`);
export const fromGreece = wares(`
Feta PDO barrel 16 kg|pc|148.00|0|
Kalamata olives 5 kg|tin|26.40|0|
EVOO Koroneiki 5 L|tin|41.20|0|
Pita bread 120x10|ctn|19.80|0|
Ouzo 38% 70 cl|btl|9.60|0|
Dolmades 2 kg|tin|13.75|0|`);
