/** Food that this set's firms sell. */
import { wares } from './wares.ts';

export const fish = wares(
  'Torskrygg färsk utan skinn|kg|289.00|F|5 kg frigolit|2.1-14.9', 'Hälleflundra portionsskuren|kg|418.50|F|2,5 kg|1.2-8.4',
  'Regnbåge hel urtagen 2-3|kg|112.00|F|ca 15 kg|4.5-28.6', 'Nordhavsräka skalad MSC|kg|268.00|F|3 kg hink|1.5-9.0',
  'Sejrygg saltad|kg|131.40|F|6 kg|2.5-9.7', 'Bleckfisk rensad|kg|97.00|F|4 kg|1.1-7.3', 'Kräftstjärt i lag|hink|396.00|F|1,6 kg|1-4',
  'Strömmingsfilé dubbel|kg|84.50|F|5 kg|3.0-16.8', 'Gösfilé skinn på, Hjälmaren|kg|312.00|F|3 kg|1.4-6.6', 'Matjessill hel burk|burk|224.00|F|2 kg|1-6',
  'Bottarga av multe|kg|1480.00|F|vac|0.12-0.48', 'Rökt makrill svartpeppar|kg|158.20|F|2 kg|0.9-4.2',
); // prettier-ignore
export const butcher = wares(
  'Entrecôte av ko, lufttorkad|kg|342.00|F|vac|2.315-9.874', 'Karré med ben, linderödsgris|kg|128.00|F|ca 7 kg|3.220-18.410',
  'Färs blandad 50/50|kg|109.50|F|2 kg|4.000-16.000', 'Märgben sågade 5 cm|kg|38.00|F|5 kg|2.500-11.250', 'Salsiccia fänkål|kg|147.00|F|20 st|1.860-7.420',
  'Fläskkind putsad|kg|118.00|F|vac|1.450-6.380', 'Rimmad oxbringa|kg|176.00|F|ca 3 kg|2.740-8.960', 'Kalvlever skivad|kg|164.00|F|1 kg|1.010-4.090',
  'Lammrostbiff med kappa|kg|296.00|F|vac 2|1.120-5.470', 'Rapshöna hel|kg|139.00|F|ca 2 kg|3.840-14.620', 'Pulled fläsk tillagad|kg|151.00|F|2,5 kg|2.500-10.000',
); // prettier-ignore
export const wild = wares(
  'Älgytterfilé|kg|398.00|F||0.8-4.6', 'Älgfärs 800 g|pkt|119.00|F||2-12', 'Vildsvinskarré, trikintestad|kg|162.00|F||1.9-8.8', 'Rådjurssadel|kg|365.00|F||1.4-5.2',
  'Gräsand plockad|st|145.00|F||2-8', 'Tjäderbröst|st|210.00|F||1-4', 'Renskav fryst|kg|279.00|F||1.0-6.0',
); // prettier-ignore
export const bakery = wares(
  'Levain rund 900 g|st|38.50|F||4-24', 'Danskt rågbröd skivat|st|41.00|F||2-12', 'Hamburgerbröd brioche|st|6.40|F|30/back|30-120', 'Focaccia plåt rosmarin|plåt|164.00|F||1-4',
  'Kardemummabulle|st|13.50|F||12-60', 'Surdegsbaguette 280 g|st|19.20|F||10-60', 'Tekaka glutenfri|st|15.75|F||4-20', 'Mandelkubb|st|11.90|F||10-40',
  'Kavring skivad 1 kg|st|44.00|F||2-8', 'Semla, fylld|st|29.00|F||6-30', 'Knäcke tunt havssalt|krt|212.00|F||1-3',
); // prettier-ignore
export const dairy = wares(
  'Gårdsost lagrad 14 mån|kg|248.00|F|hjul|0.84-6.72', 'Getost vit mögel|st|46.00|F|150 g|6-24', 'Ricotta färsk 1 kg|st|78.50|F||2-8', 'Brynt smör rulle 500 g|st|69.00|F||4-20',
  'Vispgrädde 40 % 5 l|påse|236.00|F|bag|1-6', 'Kefir naturell 1 l|st|24.90|F||4-12', 'Blåmögelost Kvibo kvarts hjul|kg|226.00|F||0.61-3.44', 'Skyr vanilj hink 5 kg|hink|214.00|F||1-3',
  'Osthyvlat mjöl av lagrad ost|kg|188.00|F|2 kg|1.00-6.00', 'Rökt färskost hink|hink|129.00|F|1 kg|1-4',
); // prettier-ignore
export const garden = wares(
  'Mangold regnbåge|kg|58.00|F|SE|0.8-5.5', 'Gulbeta knippe|knp|22.50|F|SE|4-20', 'Spetskål|kg|24.90|F|SE|3.5-14.0', 'Kålrabbi lila|st|12.50|F|SE|6-30', 'Ägg frigående M 30-pack|flak|92.00|F|SE|2-12',
  'Squashblomma|ask|64.00|F|SE|1-6', 'Färskpotatis tvättad|kg|28.40|F|SE|5.0-40.0', 'Körvel kruka|st|21.00|F|SE|4-16', 'Plommontomat på kvist|kg|43.50|F|SE|2.5-12.0', 'Bladpersilja knippe|knp|11.80|F|SE|5-20',
); // prettier-ignore
export const greengrocer = wares(
  'Äpple Discovery kl 1|kg|26.80|F|SE|6.0-13.0', 'Apelsin Navelina 56|krt|214.00|F|ES|1-3', 'Aubergine|kg|39.90|F|NL|2.0-5.0', 'Avokado Hass ätmogen 18|krt|168.50|F|PE|1-4', 'Basilika kruka 10-pack|krt|148.00|F|SE|1-3',
  'Blomkål 6-pack|krt|132.00|F|SE|1-3', 'Broccoli|kg|34.60|F|ES|3.0-6.0', 'Champinjon skivad 1 kg|ask|62.00|F|PL|2-6', 'Citron 75|krt|198.00|F|TR|1-2', 'Dill buntad|knp|9.95|F|SE|5-20', 'Fänkål|kg|36.20|F|IT|2.5-6.5',
  'Gurka kl 1|st|14.90|F|SE|6-24', 'Haricots verts 2,5 kg|ask|187.00|F|MA|1-2', 'Isbergssallad 10-pack|krt|154.00|F|SE|1-4', 'Jordärtskocka|kg|38.00|F|SE|2.0-7.5', 'Kastanjechampinjon|kg|71.40|F|SE|1.5-4.5',
  'Lime 48|krt|142.00|F|BR|1-2', 'Lök gul 10 kg|säck|78.00|F|SE|1-3', 'Majskolv 2-pack|pkt|19.50|F|ES|4-12', 'Morot tvättad 10 kg|säck|89.00|F|SE|1-3', 'Paprika röd|kg|44.80|F|NL|3.0-9.0', 'Palsternacka|kg|29.70|F|SE|2.0-8.0',
  'Potatis Asterix 15 kg|säck|118.00|F|SE|1-4', 'Purjolök|kg|33.10|F|SE|2.0-6.0', 'Rucola 500 g|ask|54.50|F|IT|2-8', 'Rödbeta|kg|21.90|F|SE|3.0-9.5', 'Rödlök 5 kg|säck|58.00|F|SE|1-2', 'Salladslök|knp|12.40|F|EG|5-15',
  'Sparris grön 16+|kg|119.00|F|PE|1.0-3.5', 'Tomat lösvikt|kg|37.20|F|SE|4.0-12.0', 'Vattenmelon kärnfri|kg|22.60|F|ES|4.5-14.5', 'Vitkål|kg|16.80|F|SE|5.0-15.0',
); // prettier-ignore
export const pantry = wares(
  'Vetemjöl Extra 25 kg|säck|264.00|F|25 kg|1-4', 'Rismjöl 1 kg|pkt|29.40|F|10x1 kg|2-10', 'Tomatpuré 4,5 kg|burk|118.50|F|3/krt|1-3', 'Svarta bönor kokta 2,6 kg|burk|64.20|F|6/krt|2-6', 'Kapris surfines 1 kg|burk|96.00|F|6/krt|1-3',
  'Hoisinsås 2,2 kg|burk|88.70|F|6/krt|1-4', 'Sriracha 740 ml|fl|46.30|F|12/krt|2-12', 'Jasminris 18 kg|säck|398.00|F|18 kg|1-3', 'Risvinäger 5 l|dunk|172.00|F|4/krt|1-2', 'Kokosmjölk 2,9 l|burk|86.40|F|6/krt|2-6',
  'Havssalt flingor 1,5 kg|hink|149.00|F|1,5 kg|1-2', 'Sesamolja rostad 1,8 l|fl|203.00|F|6/krt|1-2', 'Panko ströbröd 5 kg|påse|211.00|F|5 kg|1-2', 'Spaghetti bronsdragen 3 kg|pkt|76.50|F|4/krt|2-8', 'Solrosolja 10 l|dunk|318.00|F|10 l|1-4',
  'Florsocker 10 kg|säck|176.00|F|10 kg|1-2', 'Gelatinblad silver 1 kg|pkt|389.00|F|1 kg|1-2', 'Mörk choklad 64 % 5 kg|påse|742.00|F|5 kg|1-2', 'Vaniljpasta 500 ml|burk|624.00|F|500 ml|1-2', 'Glukossirap 12 kg|hink|348.00|F|12 kg|1-1',
  'Nitrilhandske svart L|frp|58.50|25|100 st|2-10', 'Bakplåtspapper 500 ark|frp|219.00|25|500 ark|1-2', 'Plastfilm 45 cm 300 m|rle|84.90|25|6/krt|1-6', 'Aluminiumfolie 44 cm 150 m|rle|142.00|25|6/krt|1-4', 'Diskmedel maskin 10 l|dunk|436.00|25|10 l|1-3',
  'Servett 3-lag vit 40 cm|frp|38.60|25|125 st|4-16', 'Sopsäck 125 l svart|rle|33.80|25|25 st|2-10', 'Bryggkaffe mellanrost 1 kg|pkt|128.40|F|8/krt|4-16',
); // prettier-ignore
export const asian = wares(
  'Nori guld 50 ark|pkt|124.00|F||2-10', 'Misopasta vit 1 kg|hink|72.00|F||2-6', 'Udonnudlar frysta 5x250 g|pkt|46.50|F||4-20', 'Mirin 1,8 l|fl|138.00|F||1-6', 'Katsuobushi 500 g|påse|286.00|F||1-3', 'Gyozaskinn 10 cm|pkt|31.00|F||6-24',
  'Wasabipulver 1 kg|påse|164.00|F||1-2', 'Ätpinnar bambu 100 par|pkt|54.00|25||2-8', 'Take away-skål kraft 750 ml, 300 st|krt|612.00|25||1-2', 'Kimchi 1 kg|hink|98.00|F||2-8',
); // prettier-ignore
export const forest = wares(
  'Kantarell plockad|kg|240.00|F||0.6-5.8', 'Trattkantarell|kg|190.00|F||1.2-6.4', 'Blåbär rensade|kg|95.00|F||2.5-12.0', 'Lingon|kg|70.00|F||3.0-15.0', 'Granskott fryst|kg|180.00|F||0.5-2.0', 'Karljohan skivad|kg|310.00|F||0.4-3.2',
); // prettier-ignore
export const sweet = wares(
  'Pralin havssalt & kola 1 kg|ask|486.00|F|96 st|1-4', 'Nougat mjuk block 2,5 kg|st|574.00|F|2,5 kg|1-2', 'Marmeladkonfekt hallon|ask|198.00|F|500 g|2-6', 'Chokladknappar 54 %|påse|312.00|F|2,5 kg|1-4', 'Polkagris styck 40 g|st|14.80|F|48/disp|24-48',
  'Kokosboll stor|krt|168.00|F|30 st|1-5', 'Mintkyssar småpåse|krt|329.00|F|600 st|1-2',
); // prettier-ignore
export const ices = wares(
  'Gräddglass vanilj 5 l|bleck|289.00|F|5 l|1-6', 'Sorbet blodapelsin 2,4 l|bleck|196.00|F|2,4 l|1-6', 'Kulglass lakrits 5 l|bleck|304.00|F|5 l|1-4', 'Glasspinne hallon 60 ml|krt|212.00|F|40 st|1-8', 'Strut belgisk stor|krt|348.00|F|180 st|1-3', 'Strössel regnbåge 1 kg|hink|118.00|F|1 kg|1-2',
  'Chokladsås 1 l|fl|74.50|F|1 l|1-6', 'Glassbägare kartong 2 kulor|krt|392.00|25|500 st|1-2', 'Glassked trä|krt|236.00|25|1000 st|1-2',
); // prettier-ignore
export const molluscs = wares(
  'Ostron Gigas nr 3|st|13.50|F||24-120', 'Belon ostron nr 00|st|34.00|F||12-48', 'Knivmussla levande|kg|186.00|F||1.5-6.0', 'Hummer svensk levande|kg|489.00|F||1.25-5.80', 'Hjärtmussla|kg|124.00|F||2.0-7.5', 'Krabba hona kokt|kg|148.00|F||1.60-8.45', 'Pilgrimsmussla handplockad|st|32.00|F||20-60', 'Strandsnäcka|kg|98.00|F||1.0-4.0',
); // prettier-ignore
