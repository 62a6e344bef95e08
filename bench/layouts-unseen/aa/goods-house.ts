/** Goods that are not eaten, and services. */
import { stock } from './ledger.ts';

export const ice = stock('Iskuber 2 kg|påse|21.50|F|30', 'Krossad is 10 kg|säck|72.00|F|8', 'Klaris block 25 kg|st|485.00|F|1', 'Utkörning zon 2|st|145.00|25|=1'); // prettier-ignore

export const paper = stock(
  'Servett 3-lags 40 cm vit 125-pack|frp|48.50|25|10', 'Torkrulle maxi 6-pack|frp|169.00|25|4', 'Toalettpapper 2-lags 64 rl|bal|284.00|25|3', 'Sopsäck 125 l svart 25 st|rl|46.00|25|8',
  'Engångshandskar nitril M 100 st|ask|79.00|25|6', 'Allrengöring 5 l|dunk|138.00|25|2', 'Maskindisk 12 kg|hink|698.00|25|1', 'Sköljmedel 10 l|dunk|612.00|25|1', 'Pizzakartong 33 cm 100 st|bunt|248.00|25|6',
  'Take away-låda 750 ml 300 st|krt|534.00|25|2', 'Bambusugrör 200 st|pkt|62.00|25|3', 'Kvittorulle termo 80 x 70|krt|389.00|25|1',
); // prettier-ignore

export const laundry = stock(
  'Bordsduk vit 140x140|st|18.90|25|30', 'Kockrock hyra och tvätt|st|24.50|25|14', 'Servett linne|st|4.80|25|90', 'Förkläde svart|st|11.20|25|16', 'Entrématta 85x150 byte|st|92.00|25|2', 'Handduk kök|st|5.40|25|60', 'Hämtning och lämning|ggr|85.00|25|=4',
); // prettier-ignore

export const waste = stock(
  'Tömning matavfall 140 l|tömn|68.00|25|8', 'Tömning restavfall 660 l|tömn|214.00|25|4', 'Hämtning wellpapp bur|st|145.00|25|2', 'Hyra kärl 140 l|mån|32.00|25|=3', 'Fettavskiljare tömning 2 m3|st|2480.00|25|=1', 'Miljöavgift|st|49.00|25|=1', 'Deponiskatt|ton|585.00|25|w1',
); // prettier-ignore

export const power = stock(
  'Elöverföring höglast|kWh|0.4215|25|k2900', 'Elöverföring övrig tid|kWh|0.1862|25|k3400', 'Effektavgift|kW|48.75|25|d29', 'Fast avgift säkring 63 A|mån|612.00|25|=1', 'Energiskatt|kWh|0.4390|25|k6100',
); // prettier-ignore

export const trade = stock('Rörligt pris elområde SE3|kWh|0.6842|25|k5200', 'Påslag|kWh|0.0490|25|k5200', 'Elcertifikat och ursprung|kWh|0.0115|25|k5200', 'Månadsavgift|mån|49.00|25|=1'); // prettier-ignore

export const heat = stock('Fjärrvärme energi|MWh|612.00|25|d14', 'Fjärrvärme effekt|kW|71.50|25|d20', 'Flödesavgift|m3|4.85|25|k180'); // prettier-ignore

export const rent = stock('Hyra lokal 214 kvm|mån|32450.00|25|=1', 'Tillägg värme|mån|2860.00|25|=1', 'Fastighetsskatt|mån|1940.00|25|=1', 'Hyra förråd källare|mån|1150.00|25|=1', 'Index enligt avtal|mån|684.00|25|=1'); // prettier-ignore

export const phone = stock(
  'Mobil Företag Obegränsad|mån|349.00|25|=3', 'Bredband Fiber 500/500|mån|498.00|25|=1', 'Växel Bas användare|mån|119.00|25|=4', 'Samtal utomlands|st|38.60|25|=1', 'Fast IP-adress|mån|59.00|25|=1', 'Utskick sms bokning|st|0.65|25|220',
); // prettier-ignore

export const staff = stock('Kock dagtid|tim|389.00|25|h30', 'Servering kväll|tim|342.00|25|h24', 'OB-tillägg helg|tim|96.00|25|h12', 'Diskare|tim|298.00|25|h16', 'Reseersättning|km|2.50|25|60'); // prettier-ignore

export const cards = stock('Terminalhyra Desk 4|mån|249.00|25|=2', 'Terminalhyra Move 5|mån|329.00|25|=1', 'Transaktionsavgift|st|0.3500|25|1400', 'Kassalicens Pro|mån|695.00|25|=1', 'Kontrollenhet online|mån|119.00|25|=1', 'Pappersrullar 20-pack|frp|189.00|25|1'); // prettier-ignore

export const music = stock('Bakgrundsmusik restaurang 60 sittplatser|kv|1248.00|25|=1', 'Levande musik entréfri|st|412.00|25|3', 'Tv-visning sport|kv|689.00|25|=1'); // prettier-ignore

export const plumbing = stock('Arbete rörmontör|tim|695.00|25|h8', 'Servicebil|st|495.00|25|=1', 'Blandare storkök tvåhåls|st|3290.00|25|1', 'Kulventil DN20|st|189.00|25|2', 'Förbrukningsmaterial|st|245.00|25|=1', 'Pressrör rostfritt 22 mm|m|142.00|25|d6'); // prettier-ignore

export const electric = stock('Elektriker arbetstid|tim|645.00|25|h9', 'Utryckning kväll|st|1250.00|25|=1', 'Jordfelsbrytare 40 A|st|689.00|25|1', 'Uttag CEE 16 A|st|348.00|25|2', 'Kabel EKKJ 5x6|m|58.00|25|d14', 'Milersättning|km|4.50|25|24'); // prettier-ignore

export const carpentry = stock('Snickeriarbeten|tim|545.00|25|h16', 'Ekskiva oljad 40 mm|m2|2140.00|25|d3', 'Skruv och lim|st|186.00|25|=1', 'Bortforsling|st|450.00|25|=1'); // prettier-ignore

export const painting = stock('Målning matsal väggar|m2|112.00|25|k60', 'Spackling och slipning|tim|495.00|25|h6', 'Färg Våtrum 10 l|st|1290.00|25|1', 'Täckmaterial|st|240.00|25|=1'); // prettier-ignore

export const cooling = stock('Servicebesök kyltekniker|tim|845.00|25|h5', 'Köldmedium R448A|kg|1190.00|25|w2', 'Tätningslist kyldörr|st|612.00|25|1', 'Läckagekontroll årlig|st|1850.00|25|=1', 'Resa|st|690.00|25|=1', 'Fläktmotor förångare|st|1480.00|25|1'); // prettier-ignore

export const kitchen = stock(
  'Kantin rostfri GN 1/1 djup 65 mm|st|189.00|25|6', 'Stekpanna kolstål med långt skaft 28 cm|st|498.00|25|2', 'Kockkniv 21 cm|st|1140.00|25|1', 'Skärbräda HACCP grön|st|248.00|25|3', 'Tallrik flat 27 cm|st|79.00|25|24', 'Vinglas Burgund på hög fot 45 cl|st|42.00|25|36', 'Visp balloon 35 cm|st|129.00|25|2', 'Digitaltermometer|st|345.00|25|1',
); // prettier-ignore

export const lease = stock('Leasing kombiugn 10 GN|mån|4180.00|25|=1', 'Leasing diskmaskin tunnel|mån|5290.00|25|=1', 'Försäkring objekt|mån|212.00|25|=1', 'Aviavgift|st|55.00|25|=1'); // prettier-ignore

export const pest = stock('Skadedjursavtal kvartal|kv|1480.00|25|=1', 'Extra besök råttor|st|1190.00|25|1', 'Betesstation|st|145.00|25|4'); // prettier-ignore
export const windows = stock('Fönsterputs fasad två sidor|ggr|1450.00|25|=1', 'Storstädning kök|tim|412.00|25|h10', 'Golvvård matsal|m2|38.00|25|k80', 'Rengöring imkanal|st|2890.00|25|=1'); // prettier-ignore
export const flowers = stock('Bordsbukett liten|st|68.00|25|14', 'Entrédekoration|st|640.00|25|1', 'Krukväxt vinterhärdig|st|189.00|25|3', 'Julgrupp lyktor|st|245.00|25|2'); // prettier-ignore
export const print = stock('Menyer A4 laminerade|st|24.50|25|40', 'Visitkort 500 st|frp|895.00|25|1', 'Skylt akryl 60x40|st|1480.00|25|1', 'Korrektur och original|tim|950.00|25|h3'); // prettier-ignore
export const accounting = stock('Löpande bokföring|tim|895.00|25|h9', 'Lönehantering|st|185.00|25|9', 'Momsdeklaration|st|650.00|25|=1', 'Programlicens|mån|249.00|25|=1'); // prettier-ignore
export const booking = stock('Bordsbokning abonnemang|mån|890.00|25|=1', 'Bokade gäster online|st|4.50|25|180', 'Presentkort modul|mån|199.00|25|=1', 'Sms-påminnelser|st|0.59|25|240'); // prettier-ignore
export const advert = stock('Annons kvartssida vecka 22|st|4250.00|25|=1', 'Digital banner 30 dagar|st|2900.00|25|=1', 'Produktion annons|tim|850.00|25|h3', 'Bilagan Uteserveringar|st|3100.00|25|=1'); // prettier-ignore
export const freight = stock('Kyltransport pall zon 1|st|689.00|25|2', 'Drivmedelstillägg 12 %|st|82.70|25|=1', 'Väntetid|tim|520.00|25|h2', 'Returpall EUR|st|95.00|25|3'); // prettier-ignore
export const gas = stock('Gasol P11 fyllning|st|398.00|25|3', 'Gasol P19 fyllning|st|612.00|25|2', 'Kolsyra 10 kg byte|st|489.00|25|2', 'Flaskhyra|dygn|1.85|25|90', 'Farligt gods-tillägg|st|59.00|25|=1'); // prettier-ignore
export const guard = stock('Ordningsvakt|tim|445.00|25|h20', 'Garderobspersonal|tim|325.00|25|h12', 'Larmövervakning|mån|349.00|25|=1', 'Utryckning väktare|st|1195.00|25|1'); // prettier-ignore
export const knives = stock('Slipning kockkniv|st|65.00|25|9', 'Slipning brödkniv|st|80.00|25|3', 'Slipning skärmaskin|st|240.00|25|1'); // prettier-ignore
export const sweep = stock('Sotning imkanal storkök|st|1640.00|25|=1', 'Brandskyddskontroll|st|1290.00|25|=1', 'Arbetstid extra|tim|585.00|25|h3'); // prettier-ignore
export const textile = stock('Bistroförkläde vaxat|st|429.00|25|4', 'Kockjacka kort ärm|st|549.00|25|4', 'Brodyr logotyp|st|65.00|25|8', 'Träskor svarta|par|489.00|25|2'); // prettier-ignore
