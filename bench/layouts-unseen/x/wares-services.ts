/** What this set's firms sell that nobody eats. */
import { wares } from './wares.ts';

export const laundry = wares(25,
  'Bordsduk vit 140x140|st|14.80||60', 'Servett linne 50x50|st|3.95||240', 'Kockrock vit|st|19.50||20', 'Förkläde svart|st|9.40||24', 'Glashandduk|st|2.85||100', 'Entrématta 115x180 byte|st|148.00||2', 'Handdukssäck|st|24.00||3', 'Kockbyxa rutig|st|17.90||15'); // prettier-ignore
export const waste = wares(25,
  'Tömning matavfall 140 l|st|96.00||8', 'Tömning restavfall 660 l|st|214.00||4', 'Hämtning wellpapp bur|st|165.00||4', 'Glas färgat kärl 370 l|st|128.00||2', 'Behandling matavfall|kg|1.8500||180', 'Fettavskiljare tömning 2 m3|st|2480.00|', 'Hyra komprimator|mån|1890.00|', 'Frityrolja fat|st|0.00||1').filter(({ price }) => price !== '0.00'); // prettier-ignore
export const cleaning = wares(25,
  'Golvvård matsal veckovis|mån|6480.00|', 'Daglig städning kök|mån|9250.00|', 'Fönsterputs utsida|st|1450.00||1', 'Rengöring imkåpa|st|2180.00||2', 'Städmaterial enligt följesedel|st|486.00||1'); // prettier-ignore
export const pest = wares(25,
  'Serviceavtal skadedjur kök|kv|1875.00|', 'Betesstation råtta|st|145.00||6', 'Insektsfångare lysrörsbyte|st|318.00||2', 'Extrabesök sanering kackerlacka|tim|1180.00|', 'Framkörning zon 2|st|540.00||1'); // prettier-ignore
export const power = wares(25,
  'Elenergi rörligt pris|kWh|0.7840||8600', 'Elcertifikat|kWh|0.0125||8600', 'Påslag|kWh|0.0450||8600', 'Fast månadsavgift|mån|49.00|'); // prettier-ignore
export const grid = wares(25,
  'Abonnemangsavgift 63 A|mån|1284.00|', 'Överföringsavgift|kWh|0.2460||8900', 'Effektavgift|kW|58.75||38', 'Energiskatt|kWh|0.4390||8900'); // prettier-ignore
export const water = wares(25,
  'Fast avgift vatten och avlopp|kv|2140.00|', 'Rörlig avgift vatten|m3|24.60||180', 'Dagvattenavgift gata|kv|318.00|', 'Mätaravgift Qn 6|kv|264.00|'); // prettier-ignore
export const rent = wares(25,
  'Hyra lokal 0107 restaurang|mån|48250.00|', 'Värmetillägg|mån|3120.00|', 'Fastighetsskatt|mån|2480.00|', 'Vatten schablon|mån|950.00|', 'Uteservering mark|mån|1875.00|'); // prettier-ignore
export const phone = wares(25,
  'Växel bas 5 användare|mån|745.00|', 'Mobil Företag Fri|st|299.00||4', 'Bredband 500/500|mån|649.00|', 'Samtal till utlandet|st|38.40||1', 'Statisk IP-adress|mån|75.00|'); // prettier-ignore
export const till = wares(25,
  'Kassalicens restaurang|st|495.00||3', 'Kökskärm licens|st|249.00||2', 'Betalterminal hyra|st|289.00||3', 'Kontrollenhet avgift|st|145.00||2', 'Kvittorulle 80 mm 20-pack|krt|328.00||2', 'Support utökad|mån|390.00|', 'Utbildning på plats|tim|1150.00|'); // prettier-ignore
export const cards = wares(25,
  'Terminalavgift|st|199.00||3', 'Transaktionsavgift kort|st|0.7500||2400', 'PCI-avgift|mån|89.00|', 'Rapport dagsavslut|mån|49.00|', 'Återköp hantering|st|125.00||1'); // prettier-ignore
export const staff = wares(25,
  'Kock vardag|tim|398.00|', 'Kock kväll och helg|tim|482.00|', 'Servis vardag|tim|345.00|', 'Diskare kväll|tim|329.00|', 'Bartender natt|tim|512.00|', 'Reseersättning|st|185.00||2'); // prettier-ignore
export const books = wares(25,
  'Löpande bokföring|mån|4850.00|', 'Lönehantering per anställd|st|185.00||14', 'Bokslut delfakturering|st|7500.00||1', 'Rådgivning auktoriserad konsult|tim|1390.00|', 'Momsdeklaration|st|650.00||1'); // prettier-ignore
export const electric = wares(25,
  'Arbete elektriker|tim|695.00|', 'Arbete lärling|tim|425.00|', 'Servicebil|st|390.00||1', 'LED-panel 60x60 36W|st|748.00||4', 'Jordfelsbrytare 40 A|st|1126.00||1', 'Kabel EKRK 5G2,5|m|24.80||30', 'Uttag infällt 2-vägs|st|118.00||4', 'Förbrukningsmaterial|st|145.00||1'); // prettier-ignore
export const pipes = wares(25,
  'Rörmokare arbetstid|tim|720.00|', 'Framkörning|st|450.00||1', 'Spolbil med operatör|tim|1650.00|', 'Blandare köksbänk pip 30|st|2875.00||1', 'Vattenlås 40 mm krom|st|386.00||2', 'Kulventil DN20|st|214.00||2', 'Golvbrunn rostfri|st|1980.00||1'); // prettier-ignore
export const cooling = wares(25,
  'Servicetekniker kyl|tim|840.00|', 'Resa t/r zon 1|st|625.00||1', 'Köldmedium R290|kg|1120.00||1', 'Kompressor NTX 220|st|6480.00||1', 'Fläktmotor 230V|st|1845.00||1', 'Dörrlist kylbänk|m|168.00||3', 'Läcksökning årlig|st|1750.00||1', 'Miljöavgift köldmedium|st|95.00||1'); // prettier-ignore
export const wood = wares(25,
  'Snickeriarbete|tim|580.00|', 'Bänkskiva ek oljad|m|1890.00||3', 'Beslag och skruv|st|420.00||1', 'Bortforsling|st|950.00||1'); // prettier-ignore
export const vent = wares(25,
  'Sotning imkanal|st|2350.00||1', 'Brandskyddskontroll|st|1480.00||1', 'OVK besiktning|st|3650.00||1', 'Fettfilter byte|st|412.00||6', 'Restid|tim|590.00|'); // prettier-ignore
export const alarm = wares(25,
  'Larmabonnemang kök|mån|489.00|', 'Väktarutryckning|st|1340.00||1', 'Brandlarm årsprov|st|2260.00||1', 'Kamera lagring 30 dagar|mån|219.00|'); // prettier-ignore
export const music = wares(25, 'Musiklicens restaurang 60 platser|kv|2186.00|', 'Musikstreaming zon 1|mån|389.00|', 'Livemusik rapporterade kvällar|st|312.00||6'); // prettier-ignore
export const adverts = wares(25,
  'Annons halvsida lunchguiden|st|3900.00||1', 'Sociala medier skötsel|mån|5500.00|', 'Fotografering meny|tim|1250.00|', 'Menytryck A4 laminerad|st|42.00||40'); // prettier-ignore
export const booking = wares(25,
  'Bordsbokning Pro|mån|1290.00|', 'SMS-påminnelser|st|0.6500||420', 'Presentkortsmodul|mån|249.00|', 'Bokade gäster via portal|st|9.5000||64'); // prettier-ignore
export const courier = wares(25,
  'Budbil kyl City|st|365.00||4', 'Pall Skåne–Mälardalen|st|1480.00||1', 'Väntetid per kvart|st|145.00||2', 'Drivmedelstillägg|st|62.00||4'); // prettier-ignore
export const hire = wares(25,
  'Vinglas hyra bana 25|st|118.00||6', 'Tallrik flat 27 cm hyra 20|st|96.00||5', 'Ståbord hyra|st|145.00||8', 'Dukning leverans och hämtning|st|1250.00||1', 'Bestick set 10|st|54.00||10', 'Partytält 4x8|st|2900.00||1'); // prettier-ignore
export const gas = wares(25,
  'Gasol P45|st|1485.00||2', 'Kolsyra 10 kg flaska|st|398.00||3', 'Flaskhyra per dygn|st|1.9500||90', 'Leveranstillägg|st|245.00||1', 'Blandgas 70/30 20 l|st|864.00||1'); // prettier-ignore
export const knives = wares(25,
  'Slipning kockkniv|st|65.00||10', 'Slipning brödkniv|st|80.00||3', 'Skålskiva köttkvarn|st|240.00||1', 'Hämtning och lämning|st|150.00||1'); // prettier-ignore
export const flowers = wares(25,
  'Bordsbukett säsong|st|145.00||12', 'Entréarrangemang|st|895.00||1', 'Olivträd hyra|mån|650.00|', 'Snittgrönt bunt|st|68.00||4'); // prettier-ignore
export const stage = wares(25, 'DJ-kväll fredag 22–02|st|4500.00||1', 'Ljudanläggning|st|1200.00||1', 'Milersättning|st|285.00||1'); // prettier-ignore
export const pottery = wares(25,
  'Tallrik drejad 24 cm sand|st|285.00||24', 'Skål 15 cm blåglasyr|st|195.00||24', 'Espressokopp utan öra|st|145.00||12', 'Saltkar|st|95.00||10'); // prettier-ignore
export const prints = wares(25,
  'Meny 4-sidig A4 matt 250 g|st|14.8000||200', 'Visitkort 85x55|st|1.4500||500', 'Gatupratare affisch 50x70|st|248.00||2', 'Underlägg papper med tryck|st|0.8400||4000', 'Originalarbete|tim|850.00|'); // prettier-ignore
export const clothes = wares(25,
  'Kockrock Siena svart strl L|st|449.00||4', 'Köksbyxa stretch strl 50|st|389.00||4', 'Arbetssko halkfri strl 43|par|895.00||2', 'Bandana rutig|st|69.00||6', 'Förkläde läder|st|649.00||2', 'Brodyr logotyp|st|45.00||8'); // prettier-ignore
export const chairs = wares(25,
  'Stol Vega böjträ natur|st|1295.00||8', 'Bordsskiva HPL 70x70|st|1480.00||4', 'Pelarstativ gjutjärn|st|985.00||4', 'Barstol Alto 75 cm|st|1690.00||4', 'Parasoll 3 m sand|st|4250.00||2', 'Montering på plats|tim|640.00|'); // prettier-ignore
export const kitchen = wares(25,
  'Bleck GN 1/1 65 mm|st|218.00||6', 'Stavmixer MX 450|st|5480.00||1', 'Kastrull rostfri 12 l|st|1290.00||2', 'Skärbräda HACCP röd 60x40|st|342.00||2', 'Slickepott värmetålig|st|96.50||5', 'Kyldisk 3 lådor|st|24800.00||1', 'Termometer instick|st|428.00||2', 'Vacuumpåse 200x300 100-p|pkt|139.00||4', 'Serveringstång 30 cm|st|74.00||6'); // prettier-ignore
export const chemicals = wares(25,
  'Maskindisk flytande 10 l|dunk|486.00|', 'Torkmedel surt 10 l|dunk|412.00|', 'Ytdesinfektion 1 l spray|fl|78.50|12 fl', 'Grovrent alkaliskt 5 l|dunk|168.00|3 dunk', 'Handtvål oparfymerad 5 l|dunk|142.00|3 dunk', 'Kalkborttagning 5 l|dunk|186.00|3 dunk', 'Mikrofiberduk blå|st|18.90|10 st', 'Torkpapper maxi 2-lags|bal|312.00|6 rle'); // prettier-ignore
export const packaging = wares(25,
  'Pizzakartong 33x33x4 brun|st|248.00||600', 'Påse papper handtag 26x16|st|186.00||500', 'Salladsskål rPET 750 ml|st|214.00||600', 'Lock till skål 750|st|96.00||600', 'Sushibricka nr 5|st|172.00||800', 'Såsburk 6 cl med lock|st|58.00||1000'); // prettier-ignore
export const property = wares(25,
  'Snöröjning enligt avtal|mån|2850.00|', 'Sandning extra|st|640.00||3', 'Fastighetsskötare|tim|465.00|', 'Lampor och säkringar|st|238.00||1'); // prettier-ignore
export const course = wares(25,
  'Livsmedelshygien grundkurs|st|1495.00||6', 'Egenkontroll HACCP genomgång|tim|1280.00|', 'Kursmaterial|st|185.00||6', 'Diplom alkoholservering|st|990.00||2'); // prettier-ignore
export const lease = wares(25,
  'Leasing kaffemaskin avtal 7714|mån|1985.00|', 'Försäkring objekt|mån|64.00|', 'Aviavgift|st|45.00||1'); // prettier-ignore
export const computers = wares(25,
  'IT-drift grundavtal|mån|2450.00|', 'Licens kontorspaket|st|149.00||6', 'Supporttimmar|tim|1095.00|', 'Brandvägg hyra|mån|390.00|', 'Säkerhetskopia 500 GB|mån|285.00|', 'Laddare USB-C 65 W|st|348.00||2'); // prettier-ignore
