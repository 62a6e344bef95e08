/** Work, rent and running costs. */
export const services = {
  tvätt: `Bordsduk vit 140x140|st|18.40|25|
Servett linne 50x50|st|4.85|25|
Kockrock vit|st|21.60|25|
Förkläde långt svart|st|13.20|25|
Kökshandduk rutig|st|3.95|25|
Entrématta 85x150 byte|st|96.00|25|
Kockbyxa pepita|st|19.80|25|
Transport tvätt per stopp|st|145.00|25|`,
  städ: `Golvvård veckovis matsal|mån|4850.00|25|
Fönsterputs skyltfönster|uppdrag|1290.00|25|
Storstädning kök|tim|395.00|25|
Sanering fettavskiljare|uppdrag|3480.00|25|
Toalettservice daglig|mån|3650.00|25|
Jourtillägg helg|tim|186.00|25|`,
  kyl: `Arbete kyltekniker|tim|785.00|25|
Restid|tim|640.00|25|
Servicebil zon 2|st|495.00|25|
Köldmedium R448A|kg|1120.00|25|
Fläktmotor förångare 230 V|st|1864.00|25|
Dörrlist kylskåp 620x1480|st|742.00|25|
Läcksökning enligt F-gasförordningen|st|1850.00|25|
Torkfilter 3/8|st|214.00|25|`,
  el: `Montörstid elektriker|h|695.00|25|
Jordfelsbrytare 4P 40A 30mA|st|1186.00|25|
Kabel EKLK 3G2,5|m|14.80|25|
Uttag 2-vägs infällt jordat|st|128.00|25|
Framkörning|st|420.00|25|
LED-spot 7W 2700K|st|249.00|25|
CEE-don 32A 5-pol|st|318.00|25|`,
  rör: `VVS-montör ordinarie tid|tim|725.00|25|
Blandare storkök fotventil|st|3240.00|25|
Vattenlås rostfritt 50 mm|st|486.00|25|
Rensning avlopp med spolbil|tim|1450.00|25|
Packningssats diskmaskin|st|367.00|25|
Miljöavgift|st|65.00|25|`,
  hyra: `Partytält 6x12 m|dygn|4200.00|25|
Stapelstol svart|st|14.00|25|
Ståbord ø 80 med strumpa|st|89.00|25|
Champagneglas 18 cl|st|4.50|25|
Värmelampa gasol terrass|dygn|395.00|25|
Gasolflaska P11 inkl fyllning|st|489.00|25|
Transport tur och retur|st|1450.00|25|
Chafing dish 1/1|st|165.00|25|`,
  energi: `Elenergi rörligt pris|kWh|0.8740|25|
Elöverföring|kWh|0.3215|25|
Energiskatt|kWh|0.4390|25|
Påslag förnybart|kWh|0.0490|25|
Fast avgift säkring 63 A|mån|1248.00|25|`,
  program: `Kassalicens Plus per månad|mån|489.00|25|
Bordsbokning Pro|mån|795.00|25|
Extra handdator|st|149.00|25|
Integration bokföring|mån|199.00|25|
SMS-påminnelser|st|0.49|25|
Onboarding på distans|tim|950.00|25|
Schemamodul upp till 25 anställda|mån|645.00|25|
Kortterminal hyra trådlös|st|229.00|25|`,
  avfall: `Tömning kärl 660 L restavfall|st|186.00|25|
Tömning matavfall 140 L|st|94.00|25|
Hämtning wellpapp bur|st|128.00|25|
Kärlhyra|mån|75.00|25|
Frityrolja återtag|st|1.50|25|
Glaskärl ofärgat 370 L|st|142.00|25|
Slamsugning fettavskiljare 2 m³|st|2680.00|25|`,
  tryck: `Menyer A4 laminerade 350 g|st|18.60|25|
Visitkort 500 ex|st|595.00|25|
Skyltprint dekal fönster 60x90|st|740.00|25|
Originalarbete|tim|850.00|25|
Presentkort med kuvert|st|12.40|25|
Affisch 50x70 matt|st|96.00|25|`,
  konsult: `Löpande bokföring|tim|890.00|25|
Löneadministration per lönespec|st|145.00|25|
Momsdeklaration|st|750.00|25|
Årsbokslut förberedelse|tim|1120.00|25|
Rådgivning arbetsrätt|tim|1680.00|25|`,
  skadedjur: `Serviceavtal råttor & möss|mån|685.00|25|
Betesstation utvändig|st|325.00|25|
Insektsljusfälla lim|st|98.00|25|
Akutbesök vägglöss|tim|1190.00|25|
Fågelsäkring nät|m|84.00|25|`,
  musik: `DJ fredag 22-02|st|4200.00|6|
Trubadur lördagskväll|st|5500.00|6|
Ljudanläggning paket M|st|1800.00|25|
Milersättning|st|25.00|25|`,
  brand: `Kontroll handbrandsläckare|st|89.00|25|
Omladdning pulver 6 kg|st|345.00|25|
Fettbrandsläckare 6 L nivå F|st|1695.00|25|
Brandfilt 120x180|st|249.00|25|
Byte batteri nödljus|st|386.00|25|
Revisionsbesök utrymningslarm|uppdrag|2450.00|25|`,
  kläder: `Kockjacka kortärm grå|st|489.00|25|S-XXL
Serveringsskjorta slim vit|st|379.00|25|
Arbetssko halkfri clog|par|745.00|25|36-47
Keps logotyp brodyr|st|164.00|25|
Broderi bröst per plagg|st|58.00|25|`,
  personal: `Kock timlön inkl. soc avg|tim|412.00|25|
Servitör OB kväll|tim|368.00|25|
Diskare helg|tim|334.00|25|
Bartender storevent|tim|398.00|25|`,
  frakt: `Kylfrakt 1 pall Helsingborg-Lund|st|1285.00|25|
Budbil express innerstad|st|465.00|25|
Väntetid|tim|520.00|25|
Drivmedelstillägg|st|96.00|25|
Trängselskatt passage|st|45.00|25|`,
  slip: `Slipning kockkniv|st|65.00|25|
Slipning skärmaskinsklinga|st|390.00|25|
Utbytesknivar abonnemang|mån|549.00|25|
Lagning spets|st|120.00|25|`,
};
