/** What this set's suppliers sell: `name|unit|price|VAT|pack`, `F` for food's rate. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

/** Goods of a text with `;` between them; `rate` where a ware states none. */
const wares = (text: string, rate: number | 'F' = 'F'): readonly Ware[] =>
  text.split(';').map((each) => {
    const [name = '', unit = '', price = '', pack = '', own = ''] = each.trim().split('|');
    return { name, unit, price, rate: own === '' ? rate : own === 'F' ? 'F' : Number(own), pack };
  });

export const fish = wares(
  'Torskrygg skinnfri färsk|kg|289.00|5 kg;Laxsida trimmad D|kg|198.50|ca 1,4 kg;Rödspätta filé|kg|176.00|3 kg;Handskalade räkor i lag|hink|412.00|1,5 kg;Hälleflundra bit|kg|365.00|;Sillfilé färsk|kg|64.80|10 kg;Pilgrimsmussla 10/20|kg|438.00|1 kg;Stenbitsrom 500 g|brk|189.00|;Abborrfilé med skinn|kg|274.00|2 kg;Gravlax skivad|kg|259.00|1 kg;Hummer kanadensisk levande|kg|468.00|;Rökt makrill pepp|kg|148.00|2,5 kg;Ostron Grebbestad|st|19.50|25 st',
);
export const meat = wares(
  'Entrecôte svensk hel|kg|329.00|ca 2,8 kg;Nötfärs 12 %|kg|109.90|5 kg;Fläskkarré benfri|kg|94.50|ca 2,5 kg;Kycklingfilé färsk|kg|126.00|3 kg;Lammracks NZ|kg|312.00|8 st;Oxfilé putsad|kg|498.00|vac;Bacon skivat 2 kg|pkt|189.00|;Prinskorv 60 st|pkt|118.00|1,8 kg;Kalvfond koncentrat 1 l|fl|164.00|;Älgfärs|kg|178.00|2 kg;Rimmad oxbringa|kg|156.00|;Salsiccia fänkål|kg|142.00|2 kg',
);
export const bread = wares(
  'Levain ljus 900 g|st|46.50|;Danskt rågbröd skuret|st|52.00|1,1 kg;Hamburgerbröd brioche 90 g|st|6.85|36 st;Kanelbulle stor|st|14.20|;Ciabatta 4-pack|frp|38.00|;Napoleonbakelse|st|27.50|;Tunnbröd mjukt Hedvigs|pkt|33.00|6 st;Baguette förbakad 280 g|st|11.90|25 st;Chokladboll kokos|st|12.40|30 st;Pizzadeg 240 g kula|st|7.10|40 st;Semla klassisk|st|29.00|;Knäckebröd surdeg råg|frp|58.00|',
);
export const dairy = wares(
  'Mjölk mellan 1,5 % 20 l|st|198.00|box;Grädde visp 40 % 1 l|st|49.80|;Smör normalsaltat 500 g|st|54.60|;Hushållsost 26 % hel|kg|92.00|ca 5 kg;Mozzarella riven 2 kg|pås|169.00|;Parmigiano Reggiano 24 mån|kg|276.00|ca 4 kg;Creme fraiche lätt 5 l|hink|228.00|;Ägg L 30-pack|brt|78.50|;Fetaost i tärning 900 g|brk|114.00|;Yoghurt vanilj 1 l|st|24.90|;Färskost naturell 1,5 kg|hink|137.00|;Brie de Meaux 2,6 kg|st|489.00|',
);
export const greens = wares(
  'Tomat klase NL|kg|31.40|5 kg;Gurka svensk|st|14.90|12 st;Potatis fast King Edward|kg|11.80|25 kg;Lök gul kl1|kg|9.60|20 kg;Paprika röd|kg|42.00|5 kg;Rucola tvättad|kg|98.00|1 kg;Champinjon skivad|kg|56.00|3 kg;Basilika kruka|st|13.50|8 st;Avokado ätmogen|st|10.90|18 st;Lime|kg|47.00|4 kg;Broccoli|kg|36.50|6 kg;Gräslök bunt|bt|12.80|;Jordgubbar svenska|kg|89.00|5 kg;Fänkål|kg|33.90|5 kg',
);
export const dry = wares(
  'Spaghetti nr 5 3 kg|pkt|68.90|;Krossade tomater 2,5 kg|brk|39.80|6 brk;Olivolja extra jungfru 5 l|dunk|489.00|;Jasminris 18 kg|säck|376.00|;Vetemjöl special 25 kg|säck|248.00|;Socker strö 10 kg|säck|139.00|;Dijonsenap 4,5 kg|hink|266.00|;Sojasås ljus 1,8 l|fl|84.50|;Kikärtor 2,6 kg|brk|47.20|6 brk;Ströbröd panko 10 kg|krt|412.00|;Friteringsolja HO 10 l|dunk|298.00|;Ketchup 5 kg|hink|142.00|;Flingsalt 1,5 kg|hink|119.00|;Mörk choklad 64 % 5 kg|pås|845.00|',
);
export const beer = wares(
  'Lager Hamnpils 5,0 % fat 30 l|fat|1189.00|30 l;IPA Fyrbåk 6,2 % 33 cl|kolli|372.00|24x33 cl;Mellanöl Kaptens 3,5 % 50 cl burk|flak|226.00|24x50 cl;Stout Sothöna 7,0 % 33 cl|kolli|428.00|20x33 cl;Weissbier Kornblick fat 20 l|fat|1064.00|20 l;Cider päron torr 33 cl|kolli|318.00|24x33 cl;Alkoholfri lager 0,4 % 33 cl|kolli|216.00|24x33 cl|F;Session Ale 3,9 % fat 20 l|fat|938.00|20 l',
  25,
);
export const wine = wares(
  'Côtes de Lavaux Rouge 2022|fl|98.50|6x75 cl;Riesling Steinacker Kabinett 2024|fl|132.00|6x75 cl;Barolo Vigna Ferrero 2019|fl|328.00|6x75 cl;Prosecco Colle Asolo Brut|fl|84.00|6x75 cl;Sancerre Les Perrelles 2023|fl|186.00|6x75 cl;Rioja Valdemora Reserva 2018|fl|144.00|6x75 cl;Grüner Veltliner Lössterrassen|fl|109.00|12x75 cl;Crémant Alsacien Rosé|fl|126.00|6x75 cl;Aquavit Strandmalört 70 cl|fl|264.00|6 st',
  25,
);
export const soda = wares(
  'Cola 33 cl glasflaska|back|198.00|24 st;Mineralvatten citron 33 cl|back|146.00|24 st;Tonic Indian 20 cl|flak|174.00|24 st;Apelsinjuice färskpressad 1 l|st|38.50|;Fläderdryck 2 l|fl|79.00|;Ginger beer 33 cl|flak|232.00|24 st;Kolsyrat vatten 50 cl PET|flak|118.00|24 st;Äppelmust Kivik 1 l|fl|34.90|12 st;Sportdryck citrus 50 cl|flak|214.00|12 st',
);
export const coffee = wares(
  'Espressobönor Notte 1 kg|pås|214.00|6 st;Bryggkaffe Gryning 500 g|pås|74.80|12 st;Koffeinfri Siesta 1 kg|pås|228.00|;Earl Grey 100 påsar|ask|89.00|;Rooibos vanilj lösvikt|kg|318.00|;Varm choklad 22 % 1 kg|pås|112.00|10 st;Havredryck iKaffe 1 l|st|21.90|6 st;Rörsocker sticks|krt|148.00|1000 st;Rengöringstablett espresso|brk|196.00|100 st|25;Mandelskorpa styckförpackad|krt|239.00|200 st;Kaffemjölk portion|krt|164.00|240 st',
);
export const disposables = wares(
  'Servett 33x33 vit 2-lags|krt|326.00|2000 st;Hämtlåda kraft 750 ml|krt|398.00|300 st;Nitrilhandske M svart|ask|79.00|100 st;Diskmedel maskin 10 l|dunk|412.00|;Torkrulle midi 6-pack|bal|186.00|;Plastfolie 45 cm 300 m|st|124.00|;Sopsäck 125 l svart|rle|64.00|25 st;Bordstablett 30x40 grå|krt|274.00|1000 st;Kaffelock 80 mm|krt|219.00|1000 st;Klorfri desinfektion 5 l|dunk|298.00|;Pappmugg 25 cl|krt|536.00|1000 st',
  25,
);
export const equipment = wares(
  'GN-kantin 1/1-65 rostfri|st|149.00|;Kockkniv 24 cm smidd|st|895.00|;Tallrik coupe 27 cm vit|st|84.00|12 st;Stekpanna kolstål 32 cm|st|529.00|;Vinglas Aria 38 cl|st|46.50|24 st;Induktionshäll 3,5 kW|st|4890.00|;Vacuummaskin bänkmodell|st|12450.00|;Bestickset 48 delar|set|1190.00|;Skärbräda PE röd 60x40|st|268.00|;Termometer instick|st|349.00|;Kylbänk 2 dörrar GN|st|18750.00|',
  25,
);
export const laundry = wares(
  'Bordsduk 140x240 vit hyra|st|38.50|;Kockrock dam/herr tvätt|st|31.00|;Förkläde svart|st|14.80|;Kökshandduk rutig|st|5.40|;Entrématta 85x150 byte|st|92.00|;Servett bomull 50x50|st|4.90|;Hämtning och leverans|gång|145.00|;Mopp 60 cm|st|9.20|',
  25,
);
export const waste = wares(
  'Tömning matavfall 190 l|st|86.00|;Tömning brännbart 660 l|st|214.00|;Hyra kärl 660 l|mån|78.00|;Wellpapp bur hämtning|st|165.00|;Glasförpackning ofärgat 370 l|st|142.00|;Fettavskiljare tömning 3 m3|st|2890.00|;Behandlingsavgift slam|ton|1240.00|;Miljöavgift|st|49.00|',
  25,
);
export const energy = wares(
  'Elhandel rörligt pris|kWh|0.7842|;Elcertifikat|kWh|0.0125|;Energiskatt|kWh|0.5490|;Elöverföring högbelastning|kWh|0.3870|;Effektavgift|kW|62.50|;Fast avgift 63 A|mån|845.00|;Ursprungsgaranti vind|kWh|0.0210|',
  25,
);
export const rent = wares(
  'Lokalhyra bottenplan 184 m2|mån|31450.00|;Tillägg fastighetsskatt|mån|1865.00|;Tillägg värme och vatten|mån|2240.00|;Parkeringsplats 14 och 15|mån|950.00|;Källarförråd K3|mån|680.00|;Serviceavgift sopsug|mån|420.00|',
  25,
);
export const phone = wares(
  'Mobil Företag Fri 40 GB|mån|289.00|;Fiber 500/500 Mbit|mån|599.00|;Växelanknytning app|mån|119.00|;Router hyra|mån|69.00|;Samtal utland|min|2.4500|;Extra surf 10 GB|st|99.00|;IP-adress fast|mån|49.00|',
  25,
);
export const staff = wares(
  'Kock kväll vardag|tim|398.00|;Serveringspersonal helg|tim|362.00|;Diskare kväll|tim|318.00|;OB-tillägg söndag|tim|94.00|;Kökschef konsult|tim|540.00|;Resetillägg|tim|145.00|;Hovmästare event|tim|420.00|',
  25,
);
export const cards = wares(
  'Terminal Desk 5000 hyra|mån|249.00|;Transaktionsavgift Visa/MC|st|0.6500|;Inlösen debetkort|st|0.4200|;Kassasystem licens|mån|695.00|;SIM-kort terminal|mån|39.00|;Kvittorulle 57 mm|krt|189.00|;Swish-koppling|mån|129.00|',
  25,
);
export const repair = wares(
  'Arbete kyltekniker|tim|890.00|;Köldmedium R290|kg|1245.00|;Servicebil|gång|595.00|;Dörrlist kylskåp|st|418.00|;Felsökning ugn|tim|940.00|;Termostat|st|685.00|;Dammsugning kondensor|st|450.00|;Fläktmotor 230 V|st|1320.00|;Läcksökning|tim|890.00|',
  25,
);
export const cleaning = wares(
  'Daglig städning restaurang|mån|14850.00|;Fönsterputs utvändigt|gång|2150.00|;Storstäd kök|gång|5900.00|;Kanalrengöring imkanal|st|7450.00|;Golvvård polish|m2|46.00|;Skadedjursavtal|mån|690.00|;Extra insats|tim|385.00|',
  25,
);
export const flowers = wares(
  'Bordsbukett säsong|st|68.00|;Krukväxt hyra|mån|145.00|;Snittrosor röda 50 cm|bunt|184.00|;Adventsstjärna kruka|st|79.00|;Stor dekoration entré|st|1240.00|',
  25,
);
export const photo = wares(
  'Fotografering meny|tim|1250.00|;Bildredigering|tim|780.00|;Bildpaket sociala medier|st|3400.00|;Resa och utrustning|st|450.00|',
  25,
);
export const signs = wares(
  'Menytryck A4 350 g|st|24.50|;Skylt folierad 120x40|st|1450.00|;Fönsterdekor öppettider|st|680.00|;Gatupratare A1|st|1890.00|;Visitkort 250 st|ask|495.00|;Originalarbete|tim|890.00|',
  25,
);
export const audit = wares(
  'Löpande redovisning|tim|1150.00|;Lönehantering|tim|980.00|;Årsredovisning och deklaration|tim|1350.00|;Rådgivning skatt|tim|1620.00|',
  25,
);
export const events = wares(
  'DJ lördag 21-01|gång|6500.00|;Ordningsvakt|tim|465.00|;Ljudanläggning hyra|gång|3200.00|;Scenpodium 2x1 m|st|340.00|;Ljustekniker|tim|620.00|',
  25,
);
