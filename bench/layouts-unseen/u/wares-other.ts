/** Drinks, things for kitchens and services that this set's firms sell. */
import { wares } from './wares.ts';

export const beers = wares(
  'Ljus lager 5,2 % 33 cl|back|352.00|25|24x33 cl|2-20', 'Session IPA 4,7 % 33 cl|back|418.00|25|24x33 cl|1-12', 'Humlad veteöl fat 30 l|fat|1485.00|25|30 l|1-4', 'Mörk lager fat 20 l|fat|1120.00|25|20 l|1-3', 'Alkoholfri lager 0,5 % 33 cl|back|246.00|F|24x33 cl|1-6',
  'Svartvinbärsdricka 33 cl|back|238.00|F|24x33 cl|1-5', 'Kolsyra 10 kg, byte|st|398.00|25||1-2', 'Julöl 6,1 % 50 cl|back|462.00|25|20x50 cl|1-6',
); // prettier-ignore
export const wines = wares(
  'Côtes de Brumaire rouge 2023|fl|84.50|25|6x75 cl|6-36', 'Riesling Steinacker trocken 2024|fl|102.00|25|6x75 cl|6-24', 'Verdicchio Colle Serrato 2024|fl|91.20|25|12x75 cl|6-36', 'Crémant de Valmorin Brut|fl|118.60|25|6x75 cl|6-24', 'Pinot Noir Alto Ledro 2022|fl|164.00|25|6x75 cl|6-18',
  'Husets vita bag-in-box 3 l|box|196.00|25|4x3 l|2-12', 'Orangevin Kvinova 2023 ofiltrerat|fl|149.40|25|6x75 cl|6-12', 'Alkoholfritt mousserande äpple|fl|48.00|F|6x75 cl|6-12', 'Vermouth rosso 1 l|fl|172.00|25|6x1 l|1-6',
); // prettier-ignore
export const roastery = wares(
  'Espresso Nattskift 1 kg|kg|218.00|F||6-24', 'Bryggkaffe Morgonpass malet 500 g|pkt|84.00|F||6-30', 'Decaf Huila 1 kg|kg|246.00|F||1-6', 'Chai koncentrat 1 l|fl|96.00|F||1-6', 'Havredryck barista 1 l|st|21.50|F||12-48', 'Hyra espressomaskin 2-grupp|mån|1290.00|25||1', 'Service kvarn|tim|840.00|25||1-2', 'Rengöringstablett 100 st|burk|189.00|25||1-3',
); // prettier-ignore
export const soda = wares(
  'Tonic premium 20 cl|krt|186.00|F|24 fl|1-8', 'Ingefärsdricka 25 cl|krt|204.00|F|24 fl|1-6', 'Mineralvatten naturell 75 cl|back|158.00|F|12 fl|2-10', 'Mineralvatten kolsyrad 33 cl|back|142.00|F|24 fl|2-10', 'Cola 33 cl glas|back|199.00|F|24 fl|2-12', 'Lemonad fläder 33 cl|back|236.00|F|20 fl|1-6', 'Bag-in-box sirap cola 10 l|st|612.00|F|10 l|1-3',
); // prettier-ignore
export const disposable = wares(
  'Pappmugg dubbelvägg 35 cl|st|1.28|25|500|5-40', 'Lock vitt 90 mm|st|0.46|25|1000|5-40', 'Papperspåse brun twist M|st|1.64|25|250|5-20', 'Pizzakartong 33 cm natur|st|2.38|25|100|4-20', 'Träbestick gaffel|st|0.39|25|1000|10-40', 'Sugrör papper svart 20 cm|st|0.17|25|500|10-60', 'Såsbägare 3 cl|st|0.28|25|2000|10-50', 'Etikett allergen rulle|st|0.12|25|1000|10-40',
); // prettier-ignore
export const chemistry = wares(
  'Fettlösare Stark 5 l|dunk|212.00|25|2/krt|1-6', 'Grovdisk parfymfri 1 l|fl|38.40|25|12/krt|2-12', 'Kalkbort 5 l|dunk|246.00|25|2/krt|1-4', 'Torkmedel maskin 10 l|dunk|512.00|25||1-3', 'Handtvål skum 0,7 l|fl|69.00|25|6/krt|3-12', 'Ytdesinfektion 75 % 5 l|dunk|328.00|25|2/krt|1-4', 'Mikroduk blå 10-pack|pkt|79.50|25||2-8', 'Skurnylon grön|st|9.80|25||10-30', 'Torkrulle maxi 2-lag|bal|289.00|25|6 rle|2-8', 'Wc-papper 3-lag 64 rle|bal|318.00|25||1-6', 'Golvmopp 60 cm|st|94.00|25||2-6',
); // prettier-ignore
export const laundry = wares(
  'Bordsduk vit 140x140|st|24.50|25||20-90', 'Servett linne 50x50|st|5.60|25||80-400', 'Kockrock vit|st|32.80|25||10-40', 'Förkläde svart|st|13.90|25||10-40', 'Handduk kök randig|st|6.20|25||40-160', 'Entrématta 115x200, byte|st|148.00|25||1-3', 'Tvättsäck, hyra|st|9.50|25||2-6', 'Saknad servett linne|st|38.00|25||1-9',
); // prettier-ignore
export const florist = wares(
  'Bordsbukett säsong|st|89.00|25||4-16', 'Snittblommor blandade, abonnemang vecka|st|640.00|25||1-2', 'Julgran 2,2 m med fot|st|995.00|25||1-2', 'Amaryllis vit i kruka|st|119.00|25||2-10', 'Eukalyptus bunt|bunt|46.00|25||2-8', 'Hemleverans|st|120.00|25||1',
); // prettier-ignore
export const kitchenTools = wares(
  'Kockkniv 24 cm smidd|st|1249.00|25||1-2', 'Skärbräda PE 60x40 röd|st|318.00|25||1-4', 'GN-kantin 1/2-100 rostfri|st|164.00|25||2-8', 'Stekpanna kolstål 32 cm|st|589.00|25||1-3', 'Termometer sond|st|229.00|25||1-4', 'Sifon 1 l proffs|st|1390.00|25||1-1', 'Mandolin japansk|st|445.00|25||1-2', 'Bordsvåg 5 kg|st|1120.00|25||1-1', 'Tallrik flat 27 cm stengods|st|138.00|25||12-48', 'Vinglas 45 cl|st|42.50|25||24-96',
); // prettier-ignore
export const repairs = wares(
  'Servicetekniker normaltid|tim|795.00|25||1.5-8', 'Framkörning zon 2|st|690.00|25||1', 'Magnetventil diskmaskin|st|864.00|25||1-2', 'Dörrpackning kylskåp 2-del|st|738.00|25||1-2', 'Köldmedium R449A|kg|689.00|25||0.4-2.6', 'Termostat fritös|st|1236.00|25||1-1', 'Smådelar och förbrukning|st|95.00|25||1', 'Brännarsats spis|st|1480.00|25||1-2', 'Felsökning styrkort|tim|795.00|25||0.5-2',
); // prettier-ignore
export const waste = wares(
  'Matavfall kärl 140 l, tömning|st|92.00|25||4-12', 'Restavfall 660 l, tömning|st|238.00|25||4-9', 'Wellpapp, behandling|ton|410.00|25||0.180-1.240', 'Glas färgat kärl 370 l|st|146.00|25||1-4', 'Brännbart i container, behandling|ton|1385.00|25||0.320-2.460', 'Fettavskiljare slamsugning 2 m3|st|3890.00|25||1', 'Kärlhyra 660 l|mån|58.00|25||1', 'Miljöavgift|st|79.00|25||1',
); // prettier-ignore
export const power = wares(
  'Rörligt elpris|kWh|0.9412|25||2840-9310', 'Påslag|kWh|0.0390|25||2840-9310', 'Elcertifikat och ursprungsgaranti|kWh|0.0218|25||2840-9310', 'Fast avgift|mån|49.00|25||1',
); // prettier-ignore
export const grids = wares(
  'Nätavgift fast säkring 63 A|mån|1285.00|25||1', 'Överföring höglast|kWh|0.4180|25||1210-4200', 'Överföring låglast|kWh|0.1720|25||1600-5100', 'Effektavgift|kW|58.50|25||14-38', 'Energiskatt|kWh|0.4390|25||2810-9300',
); // prettier-ignore
export const gases = wares(
  'Gasol P45 fyllning|st|1685.00|25||1-4', 'Gasol P11 fyllning|st|468.00|25||1-4', 'Kolsyra livsmedel 20 kg|st|742.00|25||1-3', 'Hyra stålflaska P45|mån|38.00|25||2-6', 'Blandgas öltapp 20 l|st|598.00|25||1-2', 'Flasktransport|st|285.00|25||1',
); // prettier-ignore
export const waterWorks = wares(
  'Fast avgift vatten qn 2,5|kv|1148.00|25||1', 'Fast avgift spillvatten|kv|926.00|25||1', 'Brukningsavgift vatten|m3|14.85|25||62-240', 'Brukningsavgift spillvatten|m3|19.30|25||62-240', 'Dagvatten fastighet|kv|318.00|25||1',
); // prettier-ignore
export const premises = wares(
  'Grundhyra lokal 214 kvm|mån|31450.00|25||1', 'Indextillägg KPI|mån|2984.00|25||1', 'Fastighetsskatt|mån|1720.00|25||1', 'Värme preliminär|mån|2650.00|25||1', 'Förråd källare 18|mån|890.00|25||1',
); // prettier-ignore
export const telecom = wares(
  'Fiber företag 500/500|mån|549.00|25||1', 'Mobilabonnemang Fri 20 GB|mån|249.00|25||2-5', 'Växelfunktion mobil|mån|79.00|25||2-5', 'Reservlina 4G|mån|149.00|25||1', 'Hyra router|mån|59.00|25||1', 'Samtal utlandet, 14 samtal|st|86.40|25||1', 'SMS-paket bordsbokning|st|0.4900|25||80-600',
); // prettier-ignore
export const software = wares(
  'Kassalicens Plus|mån|399.00|25||1-3', 'Bordskarta tillägg|mån|129.00|25||1', 'Kontrollenhet, hyra|mån|145.00|25||1-2', 'Kvittorulle 80 mm|krt|312.00|25|50 rle|1-2', 'Integration bokföring|mån|99.00|25||1', 'Support fjärr|tim|950.00|25||0.5-2',
); // prettier-ignore
export const terminals = wares(
  'Hyra kortterminal mobil|mån|249.00|25||1-3', 'Transaktionsavgift debetkort|st|0.6500|0||820-2600', 'Transaktionsavgift kreditkort|st|1.1500|0||120-640', 'Månadsavgift inlösen|mån|95.00|0||1', 'Terminalrulle 57 mm|krt|198.00|25||1', 'Frakt terminaltillbehör|st|79.00|25||1',
); // prettier-ignore
export const staff = wares(
  'Servitör kväll|tim|318.00|25||4-36.5', 'Kock, vardag|tim|356.00|25||6-40.0', 'Diskare helg OB|tim|342.00|25||4-16.0', 'Bartender natt|tim|389.00|25||4-18.5', 'Bokningsavgift|st|195.00|25||1-3',
); // prettier-ignore
export const cleaningWork = wares(
  'Städning restaurang enl avtal|mån|8450.00|25||1', 'Storstädning kök|tim|425.00|25||4-12', 'Fönsterputs skyltfönster|st|68.00|25||6-18', 'Golvvård polish|kvm|46.00|25||40-120', 'Materialtillägg|st|180.00|25||1', 'Rengöring fettfilter|st|75.00|25||4-10', 'Mattvätt|st|240.00|25||1-4',
); // prettier-ignore
export const ducts = wares(
  'Rengöring imkanal enligt protokoll|m|185.00|25||6-24', 'Rengöring fläkt|st|1250.00|25||1', 'Brandskyddskontroll|st|1480.00|25||1', 'Timkostnad utöver taxa|tim|612.00|25||0.5-3', 'Intyg och foto|st|350.00|25||1',
); // prettier-ignore
export const pests = wares(
  'Abonnemang skadedjur livsmedel|kv|2185.00|25||1', 'Betesstation utomhus|st|148.00|25||2-8', 'Klisterfälla insekt|st|46.00|25||4-12', 'Extra besök dagtid|st|1190.00|25||1-2', 'UV-rör flugfångare 15 W|st|189.00|25||2-4',
); // prettier-ignore
export const locks = wares(
  'Arbete låssmed|tim|745.00|25||1-4', 'Utryckning kväll|st|1350.00|25||1', 'Cylinder oval mässing|st|689.00|25||1-2', 'Nyckel systemlås kopia|st|168.00|25||2-6', 'Dörrstängare arm|st|1840.00|25||1',
); // prettier-ignore
export const office = wares(
  'Löpande bokföring|tim|890.00|25||3-9', 'Lönekörning, anställda|st|165.00|25||6-18', 'Momsdeklaration|st|650.00|25||1', 'Rådgivning|tim|1350.00|25||0.5-3', 'Programlicens|mån|219.00|25||1',
); // prettier-ignore
export const adverts = wares(
  'Annons halvsida lunchbilagan|inf|4900.00|25||1-2', 'Webbanner 4 veckor|st|1850.00|25||1', 'Menytryck A4 laminerad|st|34.00|25||20-60', 'Affisch 50x70|st|89.00|25||2-20', 'Formgivning|tim|780.00|25||1-6', 'Skyltfolie fönster|kvm|465.00|25||1.2-6.4',
); // prettier-ignore
export const fireSafety = wares(
  'Årskontroll handbrandsläckare|st|115.00|25||4-14', 'Omladdning pulver 6 kg|st|395.00|25||1-3', 'Brandfilt 120x180|st|349.00|25||1-2', 'Släcksystem fritös kontroll|st|2450.00|25||1', 'Skylt efterlysande|st|84.00|25||2-8', 'Serviceavgift|st|290.00|25||1',
); // prettier-ignore
export const covers = wares(
  'Egendom och avbrott|år|8940.00|0||1', 'Ansvar livsmedel|år|3120.00|0||1', 'Maskinförsäkring kyla|år|2465.00|0||1', 'Rättsskydd|år|890.00|0||1',
); // prettier-ignore
export const music = wares(
  'Bakgrundsmusik servering 81-120 platser|kv|1386.00|25||1', 'Levande musik, tillfälle|st|214.00|25||1-9', 'Tillägg uteservering|kv|248.00|25||1', 'Strömmad spellista, konto|mån|289.00|25||3',
); // prettier-ignore
export const grinding = wares(
  'Slipning kockkniv|st|75.00|25||4-18', 'Slipning brödkniv tandad|st|95.00|25||1-4', 'Slipning sax|st|85.00|25||1-3', 'Ny egg, urslagen|st|60.00|25||1-4', 'Bryne 1000/6000|st|595.00|25||1',
); // prettier-ignore
