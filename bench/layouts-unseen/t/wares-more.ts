/** Drinks, goods for kitchens and services of this set. */
import { wares } from './orders.ts';

/** A brewery's goods. */
export const brews = wares(`
Kärrtorp Lager 5,0 % 30 l fat|fat|1168.00|25|30 l
Kärrtorp Lager 5,0 % 50 cl burk|flak|312.00|25|20 st
Kärrtorp Pils Eko 4,8 % 33 cl|flak|284.00|25|24 st
Vinterbock 7,1 % 33 cl|flak|398.00|25|24 st
Mellanöl 4,5 % 50 cl|flak|268.00|25|20 st
Folköl 3,5 % 33 cl|flak|164.00|25|24 st
Alkoholfri lager 0,0 % 33 cl|flak|192.00|F|24 st
Julmust 33 cl burk|flak|132.00|F|24 st
Källvatten 33 cl PET|flak|84.00|F|24 st
Hallonläsk 33 cl|flak|128.00|F|24 st
Cider Torrt äpple 4,5 % 33 cl|flak|296.00|25|24 st
Weisse 5,2 % 20 l fat|fat|948.00|25|20 l
`);

/** Deposits and empties of a brewery. */
export const empties = wares(`
Pant burk 33 cl flak|flak|24.00|0||4,18
Pant fat 30 l|st|300.00|0||2,6
Retur tomfat 30 l|st|300.00|0||-5,-1
`);

/** Deposits only. */
export const deposits = wares(`
Pant flak 24 x 1 kr|st|24.00|0||3,14
Pant flak 20 x 2 kr|st|40.00|0||2,9
`);

/** A small brewery's goods. */
export const craft = wares(`
Dimvägen NEIPA 6,2 % 44 cl|burk|38.50|25|24 st|24,96
Sotaren Stout 8,0 % 33 cl|fl|34.00|25|24 st|24,72
Kajpilsner 4,9 % 20 l KeyKeg|fat|1080.00|25|
Saison Hagtorn 6,0 % 75 cl|fl|79.00|25|6 st|6,24
Gose Blåbär 4,2 % 33 cl|fl|31.00|25|24 st|24,72
Bordsöl 3,5 % 33 cl|fl|19.50|25|24 st|24,120
Kombucha Ljung 33 cl|fl|22.00|F|12 st|12,48
`);

/** Wines. */
export const cellar = wares(`
Château Montbrie Bordeaux Supérieur 2021|fl|118.00|25|6x75 cl|6,36
Domaine des Orvaux Sancerre 2024|fl|164.00|25|6x75 cl|6,24
Tenuta Fioralba Chianti Classico 2022|fl|129.50|25|6x75 cl|6,36
Weingut Steinacher Grüner Veltliner 2024|fl|98.00|25|6x75 cl|12,48
Cava Brut Nature Can Parret|fl|86.00|25|6x75 cl|12,60
Bodegas Alcorta Rioja Reserva 2019|fl|142.00|25|6x75 cl|6,30
Champagne Veuve Lorin Brut|fl|289.00|25|6x75 cl|6,18
Quinta do Vale Branco 2024|fl|82.00|25|6x75 cl|6,36
Vin de France Rouge BIB 10 l|st|598.00|25|
Portvin Tawny 10 år|fl|178.00|25|6x75 cl|3,12
Alkoholfritt mousserande 75 cl|fl|64.00|F|6 st|6,24
`);

/** Spirits. */
export const spirits = wares(`
Gin Enrisgård 44 % 50 cl|fl|268.00|25|6 st
Akvavit Fänkål 40 % 70 cl|fl|246.00|25|6 st
Whisky Torvrök 46 % 50 cl|fl|489.00|25|
Bitter Malört 35 % 50 cl|fl|224.00|25|6 st
Vodka Korn 40 % 70 cl|fl|212.00|25|6 st
Likör Havtorn 22 % 35 cl|fl|146.00|25|12 st
`);

/** Coffee and tea. */
export const roastery = wares(`
Espresso Nattskift hela bönor 1 kg|påse|214.00|F|6 st
Bryggmald Morgonpass 500 g|påse|92.00|F|12 st
Filterkaffe Etiopien Guji 1 kg|påse|246.00|F|
Decaf Colombia 1 kg|påse|258.00|F|
Earl Grey pyramid 100 st|ask|164.00|F|
Rooibos röd 1 kg|påse|312.00|F|
Chokladpulver 28 % 2 kg|burk|268.00|F|
Kaffefilter 1x4 100 st|frp|24.00|25|
Rengöringstablett espresso 100 st|burk|189.00|25|
Hyra kvarn per månad|mån|295.00|25||1,1
`);

/** Things for kitchens. */
export const tools = wares(`
Kockkniv smidd 24 cm|st|749.00|25|
Kantin GN 1/2 100 mm|st|138.00|25|6 st
Sautépanna 28 cm kopparbotten|st|1189.00|25|
Tallrik djup 23 cm Skifer|st|94.00|25|6 st
Vattenglas 35 cl stapelbart|st|21.50|25|48 st
Pizzaspade perforerad|st|498.00|25|
Kökstång 30 cm|st|64.00|25|
Vispbunke rostfri 6 l|st|212.00|25|
Stavmixer PX 250|st|2890.00|25|
Skärbräda PE vit 50x30|st|189.00|25|
Bordsgaffel Linje 18/10|st|27.40|25|12 st
Diskkorg 50x50 glas|st|224.00|25|
Våg 15 kg kalibrerad|st|1745.00|25|
`);

/** Disposables by the thousand. */
export const disposables = wares(`
Kaffebägare 24 cl enkelvägg|st|612.00|25||1,6
Lock till bägare 80 mm|st|298.00|25||1,6
Sked björk 16 cm|st|268.00|25||1,8
Soppskål 500 ml kraft|st|1480.00|25||1,4
Smörpapper 40x60 ark|st|389.00|25||1,4
Sugrör papp 200 mm|st|164.00|25||2,8
Glassbägare 120 ml|st|724.00|25||1,3
`);

/** Linen. */
export const linen = wares(`
Kockrock vit dubbelknäppt|st|14.80|25||10,40
Kockbyxa pepita|st|13.20|25||10,40
Förkläde svart långt|st|6.90|25||20,80
Handduk glas randig|st|3.40|25||50,300
Bordsduk vit 140x140|st|12.60|25||20,140
Bordsduk vit 140x220|st|18.40|25||4,40
Servett bomull vit|st|3.95|25||100,500
Entrématta 85x150|st|64.00|25||1,4
Tygsäck tvätt|st|4.50|25||2,9
Badlakan frotté|st|11.20|25||5,60
Överkast|st|22.00|25||2,20
Lakan underlakan 90|st|9.80|25||10,80
Örngott|st|4.60|25||20,120
Påslakan enkel|st|14.20|25||10,80
Golvmopp 60 cm|st|7.40|25||5,30
Moppgarn våt|st|8.10|25||5,20
Städduk blå|st|1.95|25||20,80
Kockmössa|st|3.60|25||5,40
`);

/** What a kitchen's repair takes. */
export const repairs = wares(`
Arbetstid tekniker|tim|795.00|25|
Restid|tim|520.00|25|
Servicebil inom zon 2|st|485.00|25||1,1
Termostat kombiugn 300°|st|1265.00|25||1,1
Dörrpackning GN 1/1|st|689.00|25||1,2
Magnetventil 230 V|st|842.00|25||1,1
Säkring keramisk 16 A|st|48.00|25||1,6
Avkalkning 5 l|dunk|218.00|25||1,2
Tätning pump 40 mm|st|312.00|25||1,2
`);

/** Waste. */
export const waste = wares(`
Tömning matavfall 140 l|st|96.00|25||2,9
Tömning brännbart 660 l|st|248.00|25||2,5
Tömning glas färgat 370 l|st|118.00|25||1,4
Tömning wellpapp 660 l|st|132.00|25||2,5
Hyra kärl 660 l|mån|89.00|25||1,3
Miljöavgift fett|st|165.00|25||1,1
Fettavskiljare slamsugning|tim|1180.00|25|
Behandling fettavfall|ton|1340.00|25||1,3
`);

/** Electricity. */
export const power = wares(`
Elhandel rörligt pris|kWh|0.8214|25||1800,9400
Påslag|kWh|0.0490|25||1800,9400
Elcertifikat|kWh|0.0120|25||1800,9400
Fast avgift elhandel|mån|49.00|25||1,1
Elöverföring|kWh|0.2960|25||1800,9400
Effektavgift|kW|58.40|25||14,62
Energiskatt|kWh|0.4390|25||1800,9400
`);

/** Telephones and the like. */
export const telecom = wares(`
Företagsbredband 500/500|mån|699.00|25||1,1
Mobilabonnemang Kök 20 GB|mån|249.00|25||1,4
Växelanvändare bas|mån|119.00|25||1,5
Fast IP-adress|mån|89.00|25||1,1
Samtal utlandet|min|2.9000|25||4,60
Gästnät wifi|mån|149.00|25||1,2
Bordsbokning SMS|st|0.4900|25||40,400
`);

/** Rent. */
export const rent = wares(`
Hyra lokal 1 plan kv 4|kv|84600.00|25||1,1
Indextillägg|kv|6214.00|25||1,1
Fastighetsskatt andel|kv|4380.00|25||1,1
Värme och va schablon|kv|7950.00|25||1,1
Sophantering andel|kv|2240.00|25||1,1
`);

/** Vermin. */
export const pests = wares(`
Serviceavtal skadedjur storkök|kv|2480.00|25||1,1
Extra besök råtta|st|1190.00|25||1,2
Betesstation mekanisk|st|428.00|25||1,6
UV-lysrör flugfälla 15 W|st|164.00|25||2,6
Klisterskiva 6-pack|frp|189.00|25||1,4
`);

/** A cash desk's program and terminals. */
export const terminals = wares(`
Kassalicens Bord & Bar|mån|549.00|25||1,3
Kortterminal hyra A920|mån|219.00|25||1,4
Transaktionsavgift debet|st|0.6500|25||400,2600
Kvittorulle 80x80|rulle|14.90|25||10,60
Support kväll/helg|mån|190.00|25||1,1
Integration bokföring|mån|99.00|25||1,1
Kontrollenhet molnbaserad|mån|129.00|25||1,2
`);

/** Hired people. */
export const staff = wares(`
Kock vardag|tim|418.00|25|
Kock helg|tim|529.00|25|
Servitör kväll|tim|372.00|25|
Diskare|tim|318.00|25|
Bartender natt|tim|462.00|25|
OB-tillägg söndag|tim|96.00|25|
`);

/** Flowers. */
export const blooms = wares(`
Ros Avalanche 60 cm|st|18.50|25||10,60
Eukalyptus bunt|bunt|42.00|25||2,10
Bordsdekoration låg|st|185.00|25||2,14
Amaryllis snitt|st|29.00|25||5,30
Tulpan svensk 10-bunt|bunt|44.00|25||4,20
Orkidé kruka|st|149.00|25||1,6
`);

/** A joiner's and an electrician's work. */
export const crafts = wares(`
Arbete snickeri|tim|580.00|25|
Ek massiv 27 mm|m2|745.00|25||1,4
Gångjärn svängdörr|st|389.00|25||2,4
Hårdvaxolja 1 l|st|412.00|25||1,2
Skruv och beslag|st|164.00|25||1,1
Bortforsling|st|350.00|25||1,1
`);

/** Sharpening. */
export const grinding = wares(`
Slipning kockkniv|st|65.00|25||3,18
Slipning brödkniv|st|85.00|25||1,6
Slipning köttkvarnskiva|st|140.00|25||1,3
Omskaftning|st|190.00|25||1,2
Skärstål nytt|st|420.00|25||1,1
`);

/** Water and sewage. */
export const water = wares(`
Fast avgift VA näring|mån|412.00|25||3,3
Vatten förbrukning|m3|18.4000|25||60,420
Avlopp förbrukning|m3|22.7500|25||60,420
Dagvatten gata|mån|86.00|25||3,3
`);

/** Music. */
export const music = wares(`
Musik restaurang högst 50 platser|mån|312.00|25||3,3
Musik bar fredag lördag|mån|268.00|25||3,3
Streamingtjänst för företag|mån|349.00|25||3,3
`);
