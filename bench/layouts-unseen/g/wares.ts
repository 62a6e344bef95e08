/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack | deposit for each. */
import { waresAbroad } from './wares-abroad.ts';

const lists = {
  dry: `Jasminris Thai Hom Mali|säck|372.00|F|18 kg
Bulgur fin|påse|58.75|F|2,5 kg
Gula ärter hela|säck|149.00|F|10 kg
Solrosolja höghettningsbar|dunk|334.50|F|10 l
Tomatpuré dubbelkonc. 28-30 %|burk|41.20|F|6x2,2 kg
Rörsocker Demerara|påse|46.90|F|3 kg
Ättiksprit 24%|fl|27.85|F|12x1 l
Rostad lök krispig|hink|118.40|F|1 kg
Vitlökspulver|burk|132.00|F|800 g
Couscous pärl|påse|71.30|F|2 kg
Maizena majsstärkelse|krt|214.00|F|4x2,5 kg
3-färgad quinoa|påse|98.60|F|1 kg
Inlagd gurka skivad, lantgurka|hink|86.45|F|4,2 kg
Oystersås premium|fl|54.80|F|12x907 g
Kokosmjölk 17-19 % fett|krt|188.50|F|24x400 ml`,
  frozen: `Klyftpotatis med skal, rosmarin|krt|246.00|F|4x2,5 kg
Majskolv halv|krt|198.40|F|5 kg
Fiskpinnar MSC 30 g|krt|284.90|F|6 kg
Panerad camembert 25 g|krt|356.00|F|4x1 kg
Blåbär odlade, IQF|påse|112.75|F|2,5 kg
Kåldolmar 70 g färdigstekta|krt|418.00|F|5 kg
Falafel 20 g|krt|265.30|F|6x1 kg
Smörgåsrån & våfflor Bryssel|krt|312.00|F|24 st
Gröna ärter fina|påse|64.20|F|2,5 kg
Potatisbullar 65 g|krt|239.50|F|6 kg
Laxburgare 100 g glutenfri|krt|489.00|F|5 kg`,
  fish: `Torskfilé rygg u skinn 300+|kg|279.00|F|5 kg
Lax hel 4-5 kg superior|kg|112.50|F|ca 22 kg
Röding filé med skinn|kg|248.00|F|3 kg
Sej filé benfri|kg|124.60|F|5 kg
Marulk stjärt|kg|365.00|F|
Strömming filé|kg|84.50|F|5 kg
Sjötunga 300-400 g|kg|418.00|F|
Kapkummel loins MSC|kg|187.25|F|5 kg
Havskatt filé|kg|312.00|F|
Tonfisk loin sashimi|kg|445.00|F|ca 2 kg
Gravlaxsås 1 l|fl|96.00|F|6x1 l`,
  shellfish: `Räkor färskkokta Smögen 70/90|kg|298.00|F|3 kg
Hummer svart levande 600-800|kg|565.00|F|
Krabbklor kokta|kg|219.00|F|5 kg
Pilgrimsmusslor 10/20|kg|489.00|F|1 kg
Ostron Grebbestad nr 2|st|24.50|F|50 st
Hjärtmusslor|kg|142.00|F|2 kg
Signalkräftor kokta dill|hink|328.00|F|1,6 kg
Kungskrabba ben kluvna|kg|742.00|F|
Vannameiräka 16/20 skalad|kg|226.40|F|10x1 kg`,
  meat: `Flankstek svensk|kg|219.00|F|ca 1,2 kg
Fläskkotlett m ben|kg|86.40|F|ca 4 kg
Kalvytterfilé|kg|396.00|F|ca 2 kg
Hängmörad ryggbiff 28 dgr|kg|372.50|F|ca 5 kg
Lammfärs|kg|168.00|F|2,5 kg
Anka bröst Barbarie|kg|214.75|F|ca 0,4 kg
Kycklingvingar marinerade|kg|72.90|F|5 kg
Rapsgris sida benfri|kg|104.00|F|ca 5 kg
Nötlever skivad|kg|58.30|F|2 kg
Oxkind putsad|kg|176.00|F|ca 3 kg
Pulled pork färdiglagad|kg|142.80|F|2,5 kg`,
  chark: `Prinskorv 22 g|frp|94.50|F|1 kg
Falukorv ring|st|48.20|F|800 g
Rökt skinka skivad 15 g|frp|112.00|F|1 kg
Salami Milano skivad|frp|138.75|F|500 g
Leverpastej bredbar|tråg|86.00|F|2 kg
Nduja kryddad|st|119.50|F|400 g
Varmrökt sidfläsk i bit|kg|134.00|F|ca 1,8 kg
Wienerkorv 7-pack|frp|39.90|F|420 g
Serranoskinka benfri|kg|246.00|F|ca 5 kg`,
  bread: `Rågsurdeg Bergslagen 1,2 kg|st|58.00|F|
Croissant stor|st|16.50|F|
Hotdogbröd brioche 18 cm|st|6.25|F|
Vallmofralla|st|4.90|F|
Filmjölkslimpa skuren|st|36.75|F|
Chokladboll kokos 60 g|st|14.00|F|
Budapestlängd 14 bitar|st|248.00|F|
Grahamsbulle|st|4.75|F|
Pizzadeg 250 g kyld|st|9.35|F|
Morotskaka långpanna|st|318.00|F|
Vetelängd saffran|st|62.00|F|
4-kornsbröd osötat|st|39.50|F|`,
  dairy: `Lättmjölk 0,5 % 10 l|st|98.30|F|10 l
Vispgrädde 36 % 1 l|st|49.75|F|
Kvarg naturell 10 kg|hink|412.00|F|10 kg
Herrgård skivad 28 %|frp|104.60|F|1 kg
Bregott 600 g|st|44.90|F|
Ädelost smulad|frp|89.20|F|500 g
Mascarpone|st|94.00|F|2 kg
Grevé bit|kg|132.50|F|ca 6 kg
Gräddfil 12 % 3 dl|st|11.35|F|
Kefir 1000 g|st|22.40|F|
Chèvre rulle 1 kg|st|158.00|F|
Brynost i lag|hink|176.30|F|2 kg`,
  greens: `Broccoli|kg|38.60|F|6 kg
Romansallad hjärta 2-p|frp|24.50|F|
Morot tvättad|säck|98.00|F|10 kg
Körsbärstomat röd ask 250 g|ask|16.90|F|
Vattenmelon kärnfri|kg|18.75|F|
Purjolök|kg|29.40|F|5 kg
Rödlök 50/70|säck|104.00|F|10 kg
Basilika kruka eko|st|15.20|F|
Ruccola babyleaf|frp|62.00|F|500 g
Apelsin juice 88|krt|206.00|F|15 kg
Skogschampinjon|kg|64.80|F|2,5 kg
Granatäpple|st|18.40|F|
Vitkål|kg|12.60|F|
Potatis bak 300-400 g|krt|152.50|F|12 kg`,
  beer: `Hjortens Lager 5,1 % 33 cl|flak|298.00|25|24x33 cl|24.00
Dimfront Hazy IPA 6,5 % 44 cl|flak|564.00|25|24x44 cl|24.00
Lättöl Brygd 2,1 % 33 cl|flak|112.80|F|24x33 cl|24.00
Källarpils 4,8 % fat|fat|1048.00|25|30 l|
Röd Ale 5,6 % 50 cl|back|432.00|25|20x50 cl|58.00
Stout Imperial 9,2 % 33 cl|krt|618.50|25|24x33 cl|
Veteöl Ofiltrerat 5,0 % fat|fat|892.00|25|20 l|
Surbrygd Hallon 4,5 % 33 cl|krt|478.00|25|24x33 cl|
Folköl Tradition 3,5 % 50 cl|flak|186.40|25|24x50 cl|24.00
Alkoholfri Pale Ale 0,5 %|flak|214.00|F|24x33 cl|24.00`,
  soft: `Julmust retroflaska 33 cl|back|198.00|F|24x33 cl|54.40
Sockerdricka 50 cl|flak|176.50|F|20x50 cl|40.00
Tonic Indian 20 cl|krt|154.00|F|24x20 cl|
Äppelmust Kivik pressad 75 cl|krt|264.00|F|12x75 cl|
Isté persika PET 50 cl|flak|168.40|F|12x50 cl|24.00
Vatten kolsyrat lime 33 cl|flak|94.80|F|24x33 cl|24.00
Läsk bag-in-box cola|box|489.00|F|10 l|
Tomatjuice 20 cl|krt|142.20|F|24x20 cl|
Energidryck Norr 25 cl|flak|228.00|F|24x25 cl|24.00`,
  wine: `Sancerre Les Caillottes 2023|fl|168.00|25|12x75 cl
Chianti Classico Riserva 2020|fl|149.50|25|6x75 cl
Grauburgunder Pfalz trocken|fl|84.25|25|6x75 cl
Albariño Rías Baixas 2024|fl|112.40|25|12x75 cl
Crémant de Loire Brut|fl|98.75|25|6x75 cl
Côtes du Rhône Villages|fl|79.60|25|12x75 cl
Malbec Valle de Uco 2022|fl|92.80|25|6x75 cl
Moscato d'Asti 5,5 %|fl|74.90|25|6x75 cl
Pinot Noir Baden Alte Reben|fl|139.00|25|6x75 cl
Blanc de Noirs Grand Cru|fl|312.00|25|6x75 cl
Sherry Fino en rama 50 cl|fl|104.30|25|12x50 cl`,
  spirits: `Akvavit Fläder 38 % 70 cl|fl|218.00|25|6x70 cl
Vodka Råg 40 % 70 cl|fl|184.50|25|6x70 cl
Single Malt Ekfat nr 4 46 %|fl|468.00|25|6x50 cl
Aperitivo Bitter 17 %|fl|142.60|25|6x100 cl
Mezcal Joven 45 %|fl|346.00|25|6x70 cl
Punsch 26 % 50 cl|fl|158.40|25|6x50 cl
Rom Lagrad 8 år|fl|264.75|25|6x70 cl
Grappa di Moscato|fl|226.00|25|6x50 cl`,
  coffee: `Espressobönor Östra Hamnen|kg|246.00|F|6x1 kg
Bryggkaffe Skånerost 75 g|krt|598.00|F|60x75 g
Koffeinfritt mellanrost|kg|268.50|F|1 kg
Te Lapsang lösvikt|påse|182.00|F|500 g
Chokladpulver 32 % kakao|påse|124.40|F|1,5 kg
Havremjölk Barista 1 l|krt|142.80|F|6x1 l
Biscotti mandel i folie|krt|196.00|F|200 st
Rengöring Cafiza 900 g|burk|212.00|25|
Vattenfilter M+|st|689.00|25|
Pappersmugg 12 oz|krt|438.00|25|600 st`,
  ice: `Gräddglass Madagaskarvanilj 4,75 l|st|248.00|F|
Sorbet mango 2,5 l|st|186.40|F|
Rån strut 110 mm|krt|312.50|F|252 st
Pinnglass lakrits 65 ml|krt|214.00|F|30 st
Gelato Pistage 5 l|st|468.00|F|
Chokladsås 1 l|fl|92.75|F|
Glassbåt päron 120 ml|krt|268.20|F|24 st
Strössel regnbåge|burk|84.60|F|1 kg`,
  cleaning: `Golvrent koncentrat 5 l|dunk|164.00|25|3x5 l
Maskindisk Flytande Hård 15 kg|dunk|612.00|25|
Ytdesinfektion 75 + spray|fl|68.90|25|6x1 l
Allduk non-woven 38x60 blå|rl|94.25|25|
Handtvål mild parfymfri 1 l|fl|52.60|25|6x1 l
Ugnsrent gel|fl|118.00|25|6x750 ml
Sopsäck 240 l klar|rl|72.80|25|10 st
Hushållspapper 2-l, 24 rl|bal|168.50|25|
Vinylhandske M puderfri 100-p|ask|46.40|25|
Avkalkning kaffemaskin|fl|88.75|25|12x500 ml`,
  paper: `Kaffelock svart 90 mm|st|0.4450|25|1000 st
Bagassetallrik 23 cm|st|1.1250|25|500 st
Servett 33x33 3-lags grön|st|0.3175|25|1000 st
Salladsskål PET 1000 ml|st|2.1900|25|300 st
Trägaffel 165 mm|st|0.2850|25|1000 st
Papperspåse brun 26x17x29|st|1.4200|25|250 st
Smörpapper ark 33x42|st|0.2475|25|500 st
Sushibricka lock nr 3|st|1.7650|25|400 st
Pizzakartong 40x40x4|st|3.4200|25|100 st`,
  linen: `Bordsduk 140x140 vit|st|21.50|25|
Servett linnelook 45x45|st|4.85|25|
Kockrock unisex L|st|28.90|25|
Kökshandduk 50x70|st|6.40|25|
Bistroförkläde långt|st|16.75|25|
Frottéhandduk 70x130|st|13.20|25|
Påslakan enkel 150x210|st|24.60|25|
Skurmopp 50 cm|st|9.90|25|
Byxa kock rutig|st|26.40|25|`,
  repair: `Arbetstid kyltekniker|tim|945.00|25|
Servicebil startavgift|st|495.00|25|
Kompressorrelä 230 V|st|684.00|25|
Köldmedium R290|kg|1450.00|25|
Dörrpackning bänkkyl|st|872.50|25|
Termometer digital inbyggnad|st|438.00|25|
Fläktmotor förångare 10 W|st|796.25|25|
Packboxfett livsmedel|st|124.00|25|
Milersättning utanför tätort|km|9.50|25|
Läckagekontroll aggregat 2|st|1250.00|25|`,
  electricWork: `Arbete elektriker|tim|685.00|25|
Arbete lärling|tim|412.00|25|
Framkörning servicebil|st|390.00|25|`,
  electric: `Kabel EKLK 3G2,5|m|14.60|25|
Vägguttag 2-v infällt|st|128.40|25|
LED-panel 60x60 36 W|st|748.00|25|
Jordfelsbrytare 40A 4P|st|1186.00|25|
Dosa infälld dubbel|st|32.75|25|
Rör VP 20 mm|m|11.20|25|
Förbrukningsmaterial el|st|165.00|25|`,
  waste: `Tömning matavfall 140 l|st|74.50|25|
Tömning brännbart 660 l|st|186.00|25|
Hyra kärl 660 l|st|42.00|25|
Tömning wellpapp 4 m³|st|412.00|25|
Fettavskiljare slamsugning|tim|1450.00|25|
Deponiavgift fettslam|ton|1285.00|25|
Glas ofärgat 370 l|st|96.00|25|
Miljö- och drivmedelstillägg|st|118.40|25|
Farligt avfall lysrör|kg|38.50|25|`,
  hire: `Hyra diskmaskin huv HX-60|mån|1890.00|25|
Hyra ismaskin 85 kg/dygn|mån|1145.00|25|
Kolsyrerör 10 kg hyra|st|62.00|25|
Partytält 6x12 m|st|4850.00|25|
Stapelstol svart|st|18.00|25|
Bord runt 180 cm|st|95.00|25|
Ölkran 2-vägs med kyl|st|1250.00|25|
Serviceavtal espressomaskin|mån|645.00|25|
Leverans och uppställning|st|1450.00|25|
Värmefläkt 9 kW|st|375.00|25|`,
  software: `Kassasystem Plus, per kassa|mån|449.00|25|
Bordsbokning Pro|mån|895.00|25|
Kvittojournal, lagring|mån|59.00|25|
SMS-utskick|st|0.6500|25|
Personalliggare app|mån|149.00|25|
Onboarding och utbildning|tim|1190.00|25|
Gästnät WiFi access point|mån|119.00|25|
Presentkortsmodul|mån|195.00|25|
Integration bokföring|mån|99.00|25|`,
  farm: `Ägg frigående 30-platta|platta|84.00|F|
Lammstek med ben|kg|189.00|F|
Svartkål|knippe|24.00|F|
Ljunghonung 500 g|burk|96.00|F|
Getost färsk|kg|242.00|F|
Delikatesspotatis Ratte|kg|26.50|F|
Äppelcidervinäger 5 dl|fl|78.00|F|
Vildsvinskorv rökt|st|64.00|F|
Jordärtskocka|kg|38.00|F|
Ramslökspesto 1 kg|burk|186.00|F|
Vaktelägg 12-p|frp|48.00|F|`,
  spice: `Garam masala malen|burk|96.40|F|450 g
Saffran hel stämplad 5 g|burk|318.00|F|5 g
Oregano Kreta|påse|74.80|F|500 g
Spiskummin frö|burk|88.20|F|500 g
Chilipulver Kashmir|burk|104.50|F|450 g
Flingsalt havssalt|hink|148.00|F|1,5 kg
Vaniljstång Tahiti 10-p|rör|286.00|F|
Sumak|påse|82.75|F|500 g
Limeblad torkade|påse|64.00|F|100 g`,
  ...waresAbroad,
};

export type Trade = keyof typeof lists;

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: 'F' | number;
  readonly pack: string;
  /** Per unit, or nothing. */
  readonly deposit: string;
  readonly trade: Trade;
}

export const waresOf = (trade: Trade): readonly Ware[] =>
  lists[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '0', rate = 'F', pack = '', deposit = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack, deposit, trade };
  });
