/** What this set's suppliers of drinks, goods and services sell. */
import { wares } from './wares.ts';

export const beers = wares(
  'Hamnlager 5,0 % 30 l|fat|1085.00|25|30 l|1-5', '+Pant fat 30 l|st|300.00|25||', 'Brygga IPA 6,2 % 20 l|fat|1140.00|25|20 l|1-3', '+Pant fat 20 l|st|250.00|25||', 'Sommarveteöl 4,8 % 33 cl|krt|298.00|25|24x33 cl|1-6', '+Pant burk 33 cl 24 st|krt|48.00|25||', 'Mörk Lager 5,6 % 50 cl|back|318.00|25|20x50 cl|1-4', '+Pant back och glas 50 cl|back|58.00|25||', 'Stark Stout 7,4 % 33 cl|krt|412.00|25|24x33 cl|1-3', 'Lättöl Vakt 2,2 % 33 cl|back|142.00|F|24x33 cl|1-4', 'Päroncider 4,5 % 27,5 cl|krt|326.00|25|24x27,5 cl|1-4',
  'Retur tomfat 30 l|st|300.00|25||r1-4', 'Retur back 50 cl|back|58.00|25||r1-6',
); // prettier-ignore
export const craft = wares(
  'Dimljus NEIPA 6,4 % KeyKeg 30 l|fat|1980.00|25||1-2', 'Gruvhål Pilsner 4,9 % 30 l|fat|1390.00|25||1-3', 'Vintersömn Imperial Stout 10,2 % 33 cl|fl|46.00|25|12|12-48/12', 'Rönnbär Sour 4,5 % 44 cl|brk|34.50|25|24|24-72/24', 'Gruvhål Pilsner 4,9 % 33 cl|brk|21.80|25|24|24-96/24', 'Alkoholfri Session Ale 0,4 % 33 cl|brk|17.50|F|24|24-48/24',
); // prettier-ignore
export const wines = wares(
  'Kabinett Halbtrocken Steinfels 2024|fl|108.00|25|6x75 cl|6-24/6', 'Crémant Brut Val Doré|fl|124.00|25|6x75 cl|6-24/6', 'Rioja Reserva Finca Almendro 2019|fl|156.00|25|6x75 cl|6-18/6', 'Soave Classico Corte Bianca 2024|fl|92.50|25|6x75 cl|6-36/6', 'Pinot Noir Coastal Ridge 2022|fl|134.00|25|6x75 cl|6-12/6', 'Husets vita BiB 3 l|st|198.00|25|4x3 l|1-8', 'Glögg stark 15 % 75 cl|fl|68.00|25|12x75 cl|6-12/6', 'Prosecco Extra Dry Colle Alto|fl|78.90|25|6x75 cl|6-36/6', 'Brunello Poggio Sant’Elia 2018|fl|348.00|25|6x75 cl|1-6', 'Alkoholfri Riesling Nullpunkt|fl|69.00|F|6x75 cl|6-12/6',
); // prettier-ignore
export const spirits = wares(
  'Gin Enbärsbacken 40 % 70 cl|fl|248.00|25|6x70 cl|1-6', 'Rom Mörk Bahama 37,5 % 70 cl|fl|219.00|25|6x70 cl|1-6', 'Akvavit Fenn 40 % 70 cl|fl|228.00|25|6x70 cl|1-6', 'Vodka Spannmål 40 % 100 cl|fl|268.00|25|6x100 cl|1-8', 'Aperitivo Rosso 11 % 100 cl|fl|142.00|25|6x100 cl|1-6', 'Whisky Blended Glen Harrow 40 % 70 cl|fl|236.00|25|6x70 cl|1-4', 'Vermouth Bianco 15 % 75 cl|fl|98.00|25|6x75 cl|1-4', 'Bitter Apotek 20 cl|fl|128.00|25|12x20 cl|1-3',
); // prettier-ignore
export const sodas = wares(
  'Citronlemonad 33 cl glas|krt|262.00|F|24 st|1-6', 'Bordsvatten kolsyrat 50 cl PET|krt|148.00|F|20 st|1-8', 'Cola sockerfri 33 cl burk|flak|176.00|F|24 st|1-8', 'Rabarbersaft 2 l|fl|74.00|F|6 st|1-6', 'Kombucha ingefära 33 cl|krt|348.00|F|12 st|1-4', 'Tonic torr 20 cl|krt|226.00|F|24 st|1-6', 'Äpplemust ofiltrerad 5 l|bib|129.00|F||1-5', 'Energidryck 25 cl|flak|298.00|F|24 st|1-3',
); // prettier-ignore
export const teas = wares(
  'Earl Grey Imperial loose 1 kg|bag|389.00|F||1-3', 'Rooibos Citrus pyramid x100|box|248.00|F||1-5', 'Sencha Uji loose 500 g|bag|312.00|F||1-3', 'Peppermint organic pyramid x100|box|226.00|F||1-5', 'Glass teapot 0.6 l|pcs|184.00|25||1-6', 'Masala Chai loose 1 kg|bag|342.00|F||1-3',
); // prettier-ignore
export const linen = wares(
  'Bordsduk vit 150x150|st|16.40|25||20-120', 'Servett damast 50x50|st|3.95|25||100-600/10', 'Kockrock vit|st|19.80|25||5-40', 'Förkläde svart|st|11.25|25||10-60', 'Handduk kök rutig|st|4.10|25||50-250/10', 'Kockbyxa|st|17.60|25||5-30', 'Löpare grå 40x120|st|9.30|25||10-50', 'Glashandduk lin|st|4.85|25||40-150/10',
); // prettier-ignore
export const mats = wares(
  'Entrématta 115x200 grå|st|148.00|25|byte v 2|1-3', 'Arbetsmatta kök 90x150|st|118.00|25|byte v 4|1-4', 'Logomatta 150x240|st|262.00|25|byte v 2|=1', 'Tvålautomat abonnemang|st|64.00|25|kvartal|1-6', 'Handduksrulle bomull|st|89.00|25|byte v 2|2-10',
); // prettier-ignore
export const chemicals = wares(
  'Diskmedel Crystal X 20 l|dunk|986.00|25|20 l|1-4', 'Torkmedel Sur 10 l|dunk|612.00|25|10 l|1-3', 'Ugnsrent skum 5 l|dunk|248.00|25|2x5 l|1-4', 'Golvrent svagt alkaliskt 5 l|dunk|164.00|25|2x5 l|1-4', 'Handdesinfektion 75 % 500 ml|fl|49.50|25|12x500 ml|6-24/6', 'Skurnylon grön|frp|68.00|25|10 st|1-5', 'Blötläggning pulver 10 kg|hink|524.00|25|10 kg|1-2', 'Pappershandduk C-vik|krt|286.00|25|3000 ark|1-6', 'Avloppsrent enzym 5 l|dunk|398.00|25||1-2', 'Toalettrengöring Skum 1 l|fl|42.00|25|12x1 l|2-12',
); // prettier-ignore
export const packing = wares(
  'Matlåda 2-fack PP svart 1000 ml|st|198.00|25|300/krt|300-1200/300', 'Lock till matlåda klar|st|94.00|25|300/krt|300-1200/300', 'Bärkasse papper 32x17x27|st|168.00|25|250/krt|250-750/250', 'Pizzakartong 33 cm vit|st|214.00|25|100/bunt|100-600/100', 'Portionsbägare 60 ml|st|28.40|25|1000/krt|1000-3000/1000', 'Salladsskål kraft 750 ml|st|176.00|25|300/krt|300-900/300', 'Servett 2-lags 33 cm svart|st|22.60|25|2400/krt|2400-4800/2400', 'Smörpapper ark 25x38|st|19.80|25|1000/krt|1000-2000/1000',
); // prettier-ignore
export const gases = wares(
  'Kolsyra livsmedel 10 kg|flaska|412.00|25|E290|1-4', 'Blandgas 30/70 20 l|flaska|586.00|25|E290/E941|1-3', 'Gasol P11 kompositflaska|flaska|369.00|25|UN1965|1-6', 'Flaskhyra 10 kg|dygn|1.95|25||30-124', 'Flaskhyra P11|dygn|1.40|25||30-124', 'Transportavgift ADR|st|189.00|25||=1',
); // prettier-ignore
export const wastes = wares(
  'Tömning matavfall 140 l|st|86.00|25||4-18', 'Tömning brännbart 660 l|st|214.00|25||2-9', 'Tömning kartong 660 l|st|98.00|25||2-9', 'Behandlingsavgift restavfall|ton|1485.00|25||0.12~1.9', 'Hyra kärl 660 l|mån|62.00|25||1-3', 'Hämtning frityrolja fat 200 l|st|0.00|25||=1', 'Hämtning glas ofärgat 370 l|st|74.00|25||1-4', 'Felsortering tillägg|st|350.00|25||=1',
); // prettier-ignore
export const powers = wares(
  'Elenergi rörligt pris|kWh|0.6412|25||2400-9800', '+Påslag|kWh|0.0490|25||', '+Ursprung 100 % vind|kWh|0.0125|25||', '+Profilkostnad|kWh|0.0310|25||', 'Månadsavgift|mån|49.00|25||=1',
); // prettier-ignore
export const nets = wares(
  'Överföringsavgift|kWh|0.2860|25||2600-9400', '+Energiskatt|kWh|0.4390|25||', 'Effektavgift högsta timmedel|kW|59.00|25||18-64/0.5', 'Fast avgift 63 A|mån|712.50|25||=1', 'Myndighetsavgifter|mån|8.40|25||=1',
); // prettier-ignore
export const phones = wares(
  'Mobil Företag Fri|st|249.00|25|070-174 06 31|=1', 'Mobil Företag Bas|st|129.00|25|070-174 06 44|=1', 'Bredband Fiber 250|st|499.00|25|Restaurang|=1', 'Växelanknytning|st|89.00|25||2-4', 'Samtal till utlandet|min|1.90|25|070-174 06 31|4-60', 'Mobilt bredband kortterminal|st|79.00|25||1-2', 'Roaming utanför EU|MB|0.99|25|070-174 06 31|12-90',
); // prettier-ignore
export const cloud = wares(
  'Kassalicens Bas|st|395.00|25||1-3', 'Tilläggsmodul Bordskarta|st|149.00|25||=1', 'Köksskärm licens|st|119.00|25||1-3', 'Kontrollenhet hyra|st|189.00|25||1-2', 'Integration bokföring|st|99.00|25||=1', 'Support Plus kvällar|st|249.00|25||=1', 'Swish-koppling transaktioner|st|1.50|25||120-900',
); // prettier-ignore
export const booking = wares(
  'Onlinebokade gäster|gäst|4.50|25||80-640', 'Widget och bordsschema|mån|599.00|25||=1', 'SMS-påminnelser|st|0.59|25||60-700', 'Presentkort provision|st|12.00|25||3-30', 'Uppsatt domän|mån|25.00|25||=1',
); // prettier-ignore
export const repairs = wares(
  'Arbete kyltekniker|tim|895.00|25||1-9/0.5', 'Restid|tim|495.00|25||0.5-3/0.5', 'Servicebil|km|9.50|25||18-140', 'Köldmedium R449A|kg|640.00|25||0.4~4', 'Torkfilter 1/2|st|286.00|25||=1', 'Dörrlist kylbänk|st|412.00|25||1-4', 'Fläktmotor 16 W|st|598.00|25||1-2', 'Förbrukningsmaterial|st|125.00|25||=1', 'Termostat elektronisk|st|1148.00|25||=1', 'Läcksökning enl. F-gas|st|780.00|25||=1',
); // prettier-ignore
export const machines = wares(
  'Underbänksdiskmaskin UD-50|st|27450.00|25||=1', 'Induktionshäll 3,5 kW|st|5890.00|25||1-2', 'Vakuumkammare bänk 8 m3|st|14900.00|25||=1', 'GN 1/1-100 rostfri|st|219.00|25||2-12', 'Stavmixer 400 mm|st|4290.00|25||=1', 'Kylbänk 3 dörrar|st|18650.00|25||=1', 'Hyllplan trådgaller|st|389.00|25||2-10', 'Installation och uppstart|tim|845.00|25||2-6/0.5', 'Bortforsling gammal utrustning|st|950.00|25||=1', 'Saladette pizza|st|15980.00|25||=1',
); // prettier-ignore
export const cleaning = wares(
  'Daglig städning matsal|tim|329.00|25||12-48/0.5', 'Storstäd kök|tim|389.00|25||4-14/0.5', 'Fönsterputs in- och utvändigt|st|1450.00|25||=1', 'Golvvård polish|m2|38.00|25||60-180', 'Toalettpapper och tvål|st|412.00|25||=1', 'OB-tillägg helg|tim|95.00|25||4-16', 'Fettfilter byte|st|185.00|25||2-8',
); // prettier-ignore
export const flues = wares(
  'Rengöring imkanal kök|st|4850.00|25||=1', 'Brandskyddskontroll|st|1986.00|25||=1', 'Sotning pizzaugn vedeldad|st|1240.00|25||1-2', 'Tillägg arbete på tak|tim|685.00|25||1-3/0.5', 'Inställelse|st|395.00|25||=1', 'Kolsyresläckare 5 kg omladdning|st|745.00|25||1-4', 'Brandfilt 120x180|st|389.00|25||1-3', 'Årskontroll handbrandsläckare|st|98.00|25||3-12',
); // prettier-ignore
export const rents = wares(
  'Bashyra lokal 214 kvm|mån|38250.00|25||=3', '+Indextillägg KPI|mån|6120.40|25||', 'Fastighetsskatt|mån|2145.00|25||=3', 'Värme och vatten schablon|mån|3890.00|25||=3', 'Kylrum källare|mån|1850.00|25||=3', 'Skyltplats fasad|mån|420.00|25||=3',
); // prettier-ignore
export const staffing = wares(
  'Kock dagtid|tim|418.00|25||8-64/0.5', 'Kock kväll och helg|tim|489.00|25||4-40/0.5', 'Serveringspersonal|tim|372.00|25||8-72/0.25', 'Diskare|tim|336.00|25||6-48/0.25', 'Bartender|tim|398.00|25||5-30/0.5', 'Reseersättning|km|3.80|25||20-190',
); // prettier-ignore
export const printing = wares(
  'Menyer A4 4-sidiga 170 g|ex|11.80|25||50-300/50', 'Bordsryttare A6|ex|4.90|25||50-200/50', 'Originalarbete|tim|790.00|25||1-4/0.5', 'Visitkort 85x55|ex|1.95|25||250-500/250', 'Klistermärke rund 50 mm|ex|1.10|25||500-2000/500', 'Gatupratare plansch 50x70|ex|186.00|25||1-4',
); // prettier-ignore
export const pests = wares(
  'Serviceavtal skadedjur kvartal|st|2890.00|25||=1', 'Betesstation råtta extra|st|148.00|25||1-6', 'Insektslampa lysrör 15 W|st|212.00|25||2-6', 'Sanering kackerlacka|tim|1085.00|25||1-5/0.5', 'Limfälla mjölmal|st|64.00|25||2-10', 'Jourutryckning helg|st|1750.00|25||=1',
); // prettier-ignore
export const flowers = wares(
  'Veckobukett entré|st|385.00|25||4-5', 'Småvas bord|st|42.00|25||20-60', 'Julstjärna stor|st|119.00|25||2-8', 'Granris knippe|st|59.00|25||3-12', 'Kryddväxter fönster|st|38.00|25||4-16', 'Skötsel krukväxter|tim|495.00|25||1-4/0.5',
); // prettier-ignore
export const nonfoodWeb = wares(
  'Pajform porslin 28 cm|st|189.00|25||1-6', 'Vispskål rostfri 5 l|st|149.00|25||1-4', 'Snabbhackare handvev|st|329.00|25||1-2', 'Serveringspincett 30 cm|st|79.00|25||2-8', 'Flaskställ svart 12 fl|st|495.00|25||1-2', 'Etikettrulle mat 500 st|st|98.00|25||1-6', 'Kökstermometer infraröd|st|449.00|25||1-2', 'Ölglas stapelbart 40 cl|st|34.50|25||12-48/12',
); // prettier-ignore
