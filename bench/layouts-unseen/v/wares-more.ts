/** Services and goods from abroad that this set's firms sell. */
import { wares } from './wares.ts';

/** Laundry. */
export const linen = wares('Duk vit 140x140|st|18.40|25||40', 'Servett tyg vit|st|3.85|25||150', 'Kockrock långärmad|st|24.60|25||14', 'Förkläde svart|st|14.20|25||20', 'Handduk frotté|st|6.90|25||45', 'Entrématta 85x150 byte|st|96.00|25|', 'Kökshandduk rutig|st|5.40|25||60', 'Miljöavgift hämtning|st|48.00|25|'); // prettier-ignore
/** Pest control, fire, lifts, chimneys. */
export const care = wares('Serviceavtal skadedjur kvartal|kv|1480.00|25|', 'Betesstation kontroll|st|96.00|25|', 'Flugfälla UV lysrör byte|st|245.00|25|', 'Extra besök råtta|tim|890.00|25|', 'Framkörning zon 2|st|420.00|25|'); // prettier-ignore
/** Collection of waste. */
export const waste = wares('Tömning matavfall 140 l|st|74.00|25||8', 'Tömning brännbart 660 l|st|186.00|25||4', 'Hyra kärl 660 l|mån|58.00|25|', 'Fettavskiljare slamtömning|st|2640.00|25|', 'Wellpapp bur byte|st|212.00|25|', 'Glas ofärgat tömning|st|88.00|25||2', 'Avgift felsortering|st|350.00|25|'); // prettier-ignore
/** Repairs of kitchens and cold rooms. */
export const repair = wares('Arbetstid kyltekniker|tim|845.00|25|', 'Restid|tim|620.00|25|', 'Servicebil|st|395.00|25|', 'Köldmedium R449A|kg|940.00|25|', 'Fläktmotor kondensor|st|1865.00|25|', 'Dörrlist kylskåp 650x1500|st|578.00|25|', 'Torkfilter 3/8|st|214.00|25|', 'Smådetaljer förbrukning|st|165.00|25|'); // prettier-ignore
/** Renting of rooms. */
export const rent = wares('Lokalhyra bottenplan 214 kvm|mån|31250.00|25|', 'Fastighetsskatt|mån|1840.00|25|', 'Värme och vatten schablon|mån|2160.00|25|', 'Hyra uteservering|mån|1500.00|25|', 'Indextillägg 2026|mån|986.00|25|'); // prettier-ignore
/** Electricity. */
export const power = wares('Rörligt elpris|kWh|0.7825|25||6200', 'Påslag|kWh|0.0490|25||6200', 'Elcertifikat|kWh|0.0125|25||6200', 'Fast månadsavgift|mån|49.00|25|', 'Energiskatt|kWh|0.4390|25||6200'); // prettier-ignore
/** The grid. */
export const grid = wares('Nätavgift säkring 63 A|mån|1285.00|25|', 'Överföring höglast|kWh|0.2860|25||4100', 'Överföring låglast|kWh|0.1140|25||3300', 'Energiskatt|kWh|0.4390|25||7400', 'Effektavgift|kW|58.50|25||24'); // prettier-ignore
/** Gas in pipes and bottles. */
export const gas = wares('Gasol P45 byte|st|1486.00|25|', 'Gasol P19 byte|st|698.00|25|', 'Hyra flaska P45|mån|64.00|25|', 'Transport farligt gods|st|295.00|25|', 'Koldioxidtillägg|kg|3.4500|25||90'); // prettier-ignore
/** Telephone and broadband. */
export const telecom = wares('Fiber Företag 500/500|mån|599.00|25|', 'Mobil Företag 20 GB|st|249.00|25||3', 'Fast IP-adress|mån|59.00|25|', 'Växel användare|st|119.00|25||4', 'Router hyra|mån|79.00|25|', 'Samtal utland|min|1.9500|25||22'); // prettier-ignore
/** Software for tills and bookings. */
export const software = wares('Kassalicens Plus|st|695.00|25||2', 'Kontrollenhet abonnemang|st|129.00|25||2', 'Bordsbokning standard|mån|890.00|25|', 'Sms-påminnelse|st|0.6900|25||340', 'Onlinebeställning modul|mån|450.00|25|', 'Support utökad|mån|295.00|25|'); // prettier-ignore
/** Card payments. */
export const cards = wares('Terminalhyra PX7|st|249.00|25||2', 'Transaktionsavgift inhemska kort|st|0.3500|25||1850', 'Transaktionsavgift utländska kort|st|0.9500|25||160', 'Simkort terminal|st|39.00|25||2', 'Månadsavgift avtal|mån|149.00|25|'); // prettier-ignore
/** Temporary staff. */
export const staff = wares('Serveringspersonal kväll|tim|368.00|25|', 'Kock fredag-lördag|tim|452.00|25|', 'Diskpersonal|tim|318.00|25|', 'OB-tillägg 50 %|tim|96.00|25|', 'Bokningsavgift|st|195.00|25|'); // prettier-ignore
/** Cleaning. */
export const cleaning = wares('Daglig städning enligt avtal|mån|8450.00|25|', 'Fönsterputs entréplan|st|1250.00|25|', 'Storstädning kök|tim|425.00|25|', 'Toalettpapper jumbo|bal|298.00|25|', 'Imkanalrengöring|st|4380.00|25|'); // prettier-ignore
/** Flowers. */
export const flowers = wares('Bordsbukett säsong|st|145.00|25|', 'Orkidé vit kruka|st|289.00|25|', 'Krans dörr|st|425.00|25|', 'Snittblommor blandade|bunt|118.00|25|', 'Växtskötsel abonnemang|mån|890.00|25|', 'Leverans|st|95.00|25|'); // prettier-ignore
/** Crafts. */
export const crafts = wares('Arbete snickare|tim|585.00|25|', 'Arbete lärling|tim|390.00|25|', 'Ekskiva oljad 40 mm|st|2140.00|25|', 'Reglar, skruv och lim|st|686.00|25|', 'Bortforsling|st|450.00|25|', 'Milersättning|km|9.5000|25||64'); // prettier-ignore
/** Electricians. */
export const electrician = wares('Montörstimmar|tim|635.00|25|', 'Servicebil med utrustning|st|349.00|25|', 'Uttag 3-fas 16 A|st|286.00|25|', 'Kabel EKK 5G2,5|m|24.80|25||22', 'LED-spot dimbar IP44|st|178.00|25||10', 'Jordfelsbrytare 4-pol|st|894.00|25|', 'Egenkontroll och dokumentation|st|350.00|25|'); // prettier-ignore
/** Print and signs. */
export const printing = wares('Menyer A4 falsad 170 g|st|8.4000|25||200', 'Visitkort 300 g|st|1.1500|25||500', 'Skylt aluminium 80x60|st|1290.00|25|', 'Original och korrektur|tim|760.00|25|', 'Dekal fönster utskuren|st|385.00|25|'); // prettier-ignore
/** Accountants. */
export const accounts = wares('Löpande bokföring|tim|895.00|25|', 'Lönehantering per lön|st|145.00|25||11', 'Momsdeklaration|st|450.00|25|', 'Årsbokslut á conto|st|3500.00|25|', 'Programlicens|mån|229.00|25|'); // prettier-ignore
/** Farm goods. */
export const farm = wares('Ägg ekologiska 30-p|platta|112.00|F|', 'Honung slungad 700 g|burk|84.00|F|', 'Äppelmust Ingrid Marie 75 cl|flaska|46.00|F|', 'Getost färsk|kg|268.00|F|', 'Lammsadel|kg|324.00|F|', 'Potatis Amandine|kg|24.00|F|', 'Sparris grön klass 1|kg|146.00|F|', 'Kantareller|kg|218.00|F|', 'Vildsvinsfärs|kg|138.00|F|', 'Rabarber|kg|42.00|F|'); // prettier-ignore
/** Danish goods. */
export const danish = wares('Smørrebrødsplatte 12 stk|stk|228.00|25|', 'Rugbrød skåret 1 kg|stk|24.50|25|12 stk', 'Leverpostej bagt 2 kg|stk|86.00|25|', 'Remoulade spand 5 kg|spand|142.00|25|', 'Marineret sild 4 kg|spand|178.00|25|', 'Røget ål|kg|318.00|25|', 'Danablu 50+ hel|kg|96.00|25|'); // prettier-ignore
/** Norwegian goods. */
export const norwegian = wares('Skrei loin fersk|kg|214.00|0|', 'Brunost G35 2 kg|stk|186.00|0|', 'Klippfisk 1. sort|kg|248.00|0|', 'Kongekrabbe klør|kg|642.00|0|', 'Røkelaks side|kg|269.00|0|', 'Multesyltetøy 2 kg|spann|312.00|0|'); // prettier-ignore
/** German goods. */
export const german = wares('Tischdecke Damast 130x130|Stk|24.90|0|', 'Bierglas Willibecher 0,3 l|Stk|1.9500|0||72', 'Gastro-Pfanne 36 cm|Stk|64.50|0|', 'Kühlschrank-Dichtung 68x152|Stk|41.20|0|', 'Spülkorb 50x50|Stk|18.40|0|', 'Messbecher 2 l|Stk|9.8000|0|'); // prettier-ignore
/** Italian goods. */
export const italian = wares('Farina tipo 00 sacco 25 kg|sc|24.8000|0|', 'Pomodori pelati DOP 2,5 kg|lt|5.9500|0||36', 'Olio EVO Toscano 5 l|lt|58.20|0|', 'Prosciutto crudo 18 mesi|kg|19.4000|0|', 'Parmigiano 24 mesi|kg|15.8000|0|', 'Carciofi alla romana 2 kg|vs|14.60|0|'); // prettier-ignore
/** French goods. */
export const french = wares('Foie gras de canard entier 500 g|pc|42.50|0|', 'Beurre de baratte 5 kg|ct|61.00|0|', 'Sancerre blanc 2023 75 cl|bt|11.4000|0||24', 'Comté AOP 12 mois|kg|17.9000|0|', 'Moutarde à l’ancienne 5 kg|sc|22.30|0|'); // prettier-ignore
/** Spanish goods. */
export const spanish = wares('Jamón ibérico de cebo|kg|31.5000|0|', 'Aceitunas gordal 4 kg|ud|18.90|0|', 'Queso manchego curado|kg|14.2000|0|', 'Pimentón dulce 750 g|ud|9.4500|0|', 'Vino tinto crianza 75 cl|ud|5.8000|0||60'); // prettier-ignore
/** English goods. */
export const english = wares('Smoked Haddock Fillet|kg|14.8000|0|', 'Farmhouse Cheddar Wheel|kg|12.4000|0|', 'Breakfast Tea 1100 bags|case|38.50|0|', 'Malt Vinegar 5 l|each|9.2000|0|', 'Pork Pie Large|each|6.4500|0||12'); // prettier-ignore
/** Dutch goods. */
export const dutch = wares('Tulpen gemengd 50 st|bos|18.5000|0|', 'Rozen Avalanche 60 cm|bos|22.4000|0|', 'Goudse kaas belegen|kg|9.8000|0|', 'Stroopwafels doos 24|doos|26.40|0|', 'Emballage fust|st|3.8500|0|'); // prettier-ignore
/** Polish goods. */
export const polish = wares('Stół restauracyjny dąb 80x80|szt.|128.00|0||6', 'Krzesło Thonet czarne|szt.|54.50|0||16', 'Blat jesion 120x70|szt.|96.00|0||4', 'Transport Gdynia-Karlskrona|usł.|240.00|0|'); // prettier-ignore
/** Finnish goods. */
export const finnish = wares('Karjalanpiirakka pakaste 80 kpl|ltk|48.20|0|', 'Kylmäsavulohi siivu|kg|28.9000|0|', 'Ruisleipä viipaloitu|kpl|2.4500|0||40', 'Poronkäristys pakaste|kg|33.8000|0|', 'Mustikka pakaste 5 kg|ltk|39.50|0|'); // prettier-ignore
