/** What is done for a house. */
import { wares } from './book.ts';

export const laundry = wares(
  25,
  `
Servett damast 45x45|5.10 st|n120|
Bordsduk 130x130 vit|17.40 st|n30|
Kockbyxa rutig|21.00 st|8|
Kockrock lång ärm|23.50 st|10|
Förkläde bröstlapp|10.80 st|14|
Handduk glas|4.60 st|n50|
Matta 115x180 byte|118.00 st|2|
Transporttillägg|96.00 ggr|=4|
`,
);

export const pest = wares(
  25,
  `
Skadedjursavtal kvartal|2340.00 kvartal|=1|
Extra besök råttor|1180.00 st|1|
Betesstation utomhus|145.00 st|4|
Flugfälla byte lysrör|268.00 st|2|
`,
);

export const waste = wares(
  25,
  `
Tömning matavfall 140 L|74.00 tömning|8|
Tömning restavfall 370 L|168.00 tömning|4|
Tömning glas färgat 240 L|112.00 tömning|2|
Tömning wellpapp 660 L|98.00 tömning|4|
Kärlhyra 140 L|28.00 mån|=3|
Behandling brännbart|1.42 kg|n300|
Fettavskiljare slamsugning|1980.00 st|=1|
`,
);

export const power = wares(
  25,
  `
Elförbrukning rörligt pris|0.7412 kWh|n4200|
Påslag förnybar el|0.0490 kWh|n4200|
Elcertifikat och ursprung|0.0125 kWh|n4200|
Månadsavgift elhandel|45.00 mån|=1|
`,
);

export const grid = wares(
  25,
  `
Fast avgift nät säkring 63 A|1245.00 mån|=1|
Överföring högpris|0.3260 kWh|n2600|
Energiskatt|0.4390 kWh|n4100|
Effektavgift|47.20 kW|n28|
`,
);

export const rent = wares(
  25,
  `
Hyra lokal 214 kvm|38400.00 mån|=1|
Fastighetsskatt|1860.00 mån|=1|
Uppvärmning preliminär|2450.00 mån|=1|
Sophus del av|640.00 mån|=1|
Uteservering mark|1200.00 mån|=1|
`,
);

export const telecom = wares(
  25,
  `
Bredband Företag 500/500|549.00 mån|=1|
Mobil Fri surf 40 GB|249.00 mån|=3|
Växel app användare|79.00 mån|=4|
Samtal utland|2.35 min|n40|
Engångsavgift simkort|49.00 st|=1|
`,
);

export const terminal = wares(
  25,
  `
Hyra kortterminal trådlös|289.00 mån|=2|
Kassaregister licens|449.00 mån|=1|
Transaktioner inlösta|0.45 st|n2600|
Kontrollenhet avgift|99.00 mån|=1|
Kvittorullar 57 mm 10-pack|129.00 frp|2|
`,
);

export const cleaning = wares(
  25,
  `
Städning matsal vardagar|412.00 tim|h20|
Nattstäd kök|468.00 tim|h12|
Golvvård maskin|1850.00 ggr|=1|
Fönsterputs ut- och insida|2240.00 ggr|=1|
Förbrukning papper och tvål|386.00 mån|=1|
`,
);

export const plumbing = wares(
  25,
  `
Arbete VVS-montör|695.00 tim|h4|
Servicebil|395.00 st|=1|
Blandare kök storkök|2480.00 st|=1|
Avloppsslang 50 mm|186.00 m|h2|
Packning och smått|148.00 st|=1|
`,
);

export const wiring = wares(
  25,
  `
Elektriker arbetstid|645.00 tim|h5|
Framkörning zon 1|350.00 st|=1|
LED-spot dimbar 7 W|189.00 st|8|
Kabel EKRK 3G1,5|14.50 m|n20|
Dvärgbrytare C16|124.00 st|2|
`,
);

export const cooling = wares(
  25,
  `
Service kylrum enl. avtal|2150.00 st|=1|
Felsökning frysdisk|890.00 tim|h3|
Fläktmotor 230 V|1340.00 st|1|
Köldmedium R448A|745.00 kg|w2|
Bilkostnad|18.50 km|n60|
`,
);

export const vents = wares(
  25,
  `
Rengöring imkanal och fläkt|4650.00 st|=1|
Sotning vedugn|1280.00 st|=1|
Byte fettfilter|215.00 st|6|
Protokoll|350.00 st|=1|
`,
);

export const carpentry = wares(
  25,
  `
Arbete snickare|560.00 tim|h12|
Ekpanel oljad|498.00 m2|h6|
Bardisk slipning och lack|3900.00 st|=1|
Skruv, lim, förbrukning|420.00 st|=1|
`,
);

export const locks = wares(
  25,
  `
Låsbyte cylinder|1185.00 st|2|
Nyckel kopierad|140.00 st|5|
Jour kvällstid|1650.00 tim|h2|
`,
);

export const books = wares(
  25,
  `
Löpande bokföring|890.00 tim|h8|
Lönehantering|115.00 st|n10|
Momsdeklaration|950.00 st|=1|
Bokslut delfaktura|7500.00 st|=1|
Programlicens|329.00 mån|=1|
`,
);

export const staff = wares(
  25,
  `
Kock hyrpersonal|398.00 tim|h30|
Diskare hyrpersonal|312.00 tim|h24|
Servitör kväll|338.00 tim|h20|
OB-tillägg|74.00 tim|h10|
`,
);

export const music = wares(
  25,
  `
Bakgrundsmusik restaurang 0-100 kvm|412.00 mån|=3|
Levande musik tillstånd|640.00 tillf|2|
Strömningstjänst|249.00 mån|=3|
`,
);

export const alarm = wares(
  25,
  `
Larmövervakning|389.00 mån|=3|
Kamera molnlagring|119.00 mån|=3|
Utryckning väktare|1240.00 st|1|
`,
);

export const web = wares(
  25,
  `
Bokningssystem Plus|795.00 mån|=1|
SMS-påminnelser|0.69 st|n320|
Webbhotell|99.00 mån|=12|
Annonsering sociala medier|3500.00 st|=1|
`,
);

export const knives = wares(
  25,
  `
Slipning kockkniv|65.00 st|9|
Slipning brödkniv|80.00 st|2|
Slipning skärmaskinsklinga|290.00 st|1|
Hämtning|120.00 st|=1|
`,
);

export const drive = wares(
  25,
  `
Budkörning inom tätort|164.00 st|6|
Väntetid|9.50 min|n20|
Kyltransport Halmstad-Varberg|1240.00 st|1|
`,
);

export const ads = wares(
  25,
  `
Annons helsida lokaltidning|4900.00 st|1|
Platsannons 30 dagar|1995.00 st|1|
Byrå grafisk form|980.00 tim|h3|
`,
);

export const courses = wares(
  25,
  `
Utbildning livsmedelshygien|1450.00 delt|5|
Kurspärm|180.00 st|5|
HACCP-genomgång på plats|1120.00 tim|h3|
`,
);
