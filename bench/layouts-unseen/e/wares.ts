/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack. Goods in `kg` are weighed. */
import { waresAbroad } from './wares-abroad.ts';

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

const lists: Readonly<Record<string, string>> = {
  larder: `Arborioris Superfino|säck|212.00|F|5 kg
Kidneybönor i vatten|burk|18.45|F|12x2,5 kg
Durumvetemjöl semola fin|säck|174.50|F|10 kg
Passerade tomater Passata|krt|196.80|F|12x700 g
Solrosolja high oleic|dunk|338.00|F|10 l
Rosépeppar hel|burk|312.25|F|500 g
3-kulörtpeppar kvarn|burk|148.90|F|450 g
Tamari glutenfri|fl|88.60|F|6x1 l
Sambal Oelek|hink|119.40|F|3 kg
Kycklingfond låg salt|fl|164.00|F|6x1 l
Gelatinblad silver|frp|238.50|F|1 kg
Potatismjöl|säck|142.20|F|25 kg
Sötmandel skållad hel|pås|221.75|F|1 kg
Vaniljsocker äkta|burk|189.00|F|1 kg
Ketchup bag in box|box|204.30|F|10 kg
Bovetemjöl|pås|59.90|F|2 kg`,
  frost: `Pommes allumettes 7 mm|krt|229.40|F|4x2,5 kg
Kycklingnuggets panko|krt|364.00|F|5 kg
Broccolibuketter 40/60|pås|48.75|F|2,5 kg
Lingon hela svenska|pås|118.90|F|2,5 kg
Pizzadeg boll 250 g|krt|276.00|F|40 st
Vaniljglass gräddig 17 %|bytta|231.60|F|5 l
Torskkaka dill 75 g|krt|388.20|F|5 kg
Hash browns trekant|krt|258.40|F|4x2,5 kg
Mangotärningar|pås|92.30|F|1 kg
Churros 20 cm|krt|198.00|F|100 st
Ramslökssmör puck|ask|146.50|F|1 kg
Wokgrönsak thai|pås|67.80|F|2,5 kg`,
  harbour: `Gösfilé med skinn|kg|289.00|F|ca 4 kg
Kolja rygg utan ben|kg|178.50|F|5 kg
Regnbåge varmrökt|kg|164.25|F|ca 2 kg
Räka Västkust kokt|kg|329.00|F|2 kg
Piggvar hel 1-2 kg|kg|412.00|F|ca 6 kg
Hummer levande 500/600|kg|598.00|F|5 kg
Strömmingsfilé|kg|98.75|F|5 kg
Marulk stjärt|kg|348.60|F|ca 3 kg
Forellrom|burk|189.00|F|100 g
Tonfisk loin sashimi|kg|386.40|F|ca 2 kg
Lutfisk blötlagd|kg|109.90|F|5 kg
Ostron Grebbestad|st|26.50|F|25 st`,
  butchery: `Biff Wellington färdig|st|489.00|F|1,4 kg
Rostas av lamm|kg|246.00|F|ca 2 kg
Kotlettrad benfri|kg|98.40|F|ca 4 kg
Oxbringa rimmad|kg|128.90|F|ca 5 kg
Kalventrecôte|kg|418.00|F|ca 2,5 kg
Revben tunna S:t Louis|kg|86.50|F|10 kg
Märgpipa kluven|kg|54.25|F|5 kg
Varmkorv stor 120 g|frp|96.75|F|20 st
Kycklingvingar grill|kg|61.80|F|5 kg
Älgfärs 12 %|kg|148.00|F|2 kg
Pancetta rulle|kg|232.40|F|ca 3 kg
Salami finocchiona|kg|274.90|F|ca 2 kg
Blandfärs 50/50|kg|89.60|F|5 kg`,
  oven: `Fullkornslevain|st|46.80|F|
Ciabatta 120 g|st|8.90|F|40 st
Franska småfranskor|st|4.75|F|50 st
Potatisbrioche delad|st|6.60|F|48 st
Saffransbulle|st|16.50|F|
Jordgubbstårta 10 bit|st|312.00|F|10 bit
Rågsurdeg 1 kg|st|52.25|F|
Vörtlimpa julens|st|48.90|F|
Pain au chocolat|st|15.40|F|60 st
Tunnbröd hårt bit|pkt|39.80|F|350 g
Havrefralla|st|5.95|F|
Mazarin|st|13.75|F|24 st`,
  creamery: `Lättmjölk 0,5 % bag|bag|98.60|F|10 l
Matlagningsgrädde 15 %|st|34.20|F|8x1 l
Smetana 42 %|hink|178.90|F|2 kg
Brie de Nord 60 %|kg|142.50|F|ca 1,8 kg
Ädelost mild|kg|168.00|F|ca 2,5 kg
Filmjölk 3 %|st|17.80|F|12x1 l
Bregott portion 10 g|krt|198.40|F|120 st
Cheddar skivad 6 mån|frp|118.75|F|1 kg
Grillost naturell|st|28.90|F|16x200 g
Kefir 2,5 %|st|26.45|F|6x1 l
Riven gratängost|pås|154.30|F|2 kg
Ägg M ekologiska|låda|428.00|F|150 st`,
  brewhouse: `Fjordport Session IPA 3,5 %|flak|264.00|F|24x33 cl
Fjordport Helles 4,9 %|flak|328.60|25|24x33 cl
Grindbo Brown Ale 5,2 %|krt|389.50|25|20x50 cl
Mörk lager fat|fat|1186.00|25|30 l
Sommarveteöl fat|fat|1248.50|25|30 l
Rabarberläsk|back|214.90|F|24x33 cl
Julmust burk|flak|156.40|F|24x33 cl
Mineralvatten citrus|back|89.90|F|24x33 cl
Päroncider 4,0 %|flak|296.75|25|24x33 cl
Alkoholfri lager|flak|218.20|F|24x33 cl`,
  cave: `Riesling Kabinett Steillage 2023|fl|124.00|25|6x75 cl
Côtes du Rhône Villages 2022|fl|98.50|25|6x75 cl
Chianti Classico Annata 2021|fl|136.25|25|6x75 cl
Grüner Veltliner Löss 2024|fl|109.00|25|12x75 cl
Cava Brut Nature|fl|87.60|25|6x75 cl
Rosé de Provence 2024|fl|118.40|25|6x75 cl
Portvin LBV 2018|fl|164.00|25|6x75 cl
Rödvin husets påse|box|284.00|25|3 l
Gin Enbär 44 %|fl|248.00|25|6x70 cl
Calvados VSOP|fl|312.50|25|6x70 cl
Alkoholfri Riesling|fl|64.90|F|6x75 cl`,
  patch: `Broccoli kl 1|kg|29.80|F|6 kg
Rödlök|kg|11.60|F|10 kg
Isbergssallat|st|16.40|F|10 st
Avokado ätmogen 18|låda|164.00|F|4 kg
Lime 54|krt|119.50|F|4 kg
Färsk koriander|knippe|11.90|F|
Tomat klase|kg|34.75|F|5 kg
Champinjon brun|ask|42.60|F|2 kg
Potatis fast King Edward|säck|148.00|F|25 kg
Citron 100|krt|198.25|F|15 kg
Sparris grön|knippe|28.40|F|12x500 g
Ingefära|kg|48.90|F|5 kg
Blåbär amerikanska|ask|22.75|F|12x125 g
Purjolök|kg|26.30|F|10 kg`,
  roast: `Espresso Mörk Nr 7|pås|198.50|F|8x1 kg
Brygg Ekologisk hela bönor|pås|176.40|F|6x1 kg
Decaf Swiss Water|pås|229.00|F|1 kg
Chai pulver vanilj|hink|312.60|F|2 kg
Havremjölk kaffe|krt|148.80|F|6x1 l
Kakao 22 % holländsk|pås|134.90|F|1 kg
Sockerbit brun|ask|62.75|F|1 kg
Rengöring grupphuvud|burk|139.00|25|900 g
Kaffefilter V60|frp|74.20|25|100 st
Pappmugg dubbel 8 oz|krt|489.00|25|500 st`,
  shine: `Glasdisk koncentrat|dunk|518.00|25|10 l
Torkmedel neutral|dunk|389.40|25|5 l
Fettlösare storkök|dunk|274.60|25|5 l
Sanitetsrent fresh|fl|48.90|25|12x1 l
Handdesinfektion gel|fl|56.25|25|12x600 ml
Skurnylon grön|frp|84.50|25|10 st
Wettexduk gul|frp|112.00|25|10 st
Avfallspåse 240 l|rulle|96.80|25|10 st
Kromputs|fl|69.75|25|6x500 ml
Toalettpapper jumbo|bal|218.00|25|6 rl`,
  wraps: `Take away-box kraft 750 ml|krt|364.00|25|300 st
Sugrör papper svart|krt|198.60|25|2500 st
Bestickpåse bordeaux|krt|286.40|25|1000 st
Dunilin servett 40x40|krt|428.90|25|600 st
Smörpapper ark brunt|frp|164.20|25|1000 st
Dressingbägare m lock|krt|212.75|25|1000 st
Kebabpåse folie|krt|148.00|25|1000 st
Bricka cellulosa stor|krt|336.50|25|400 st
Plastfolie dispenser 30 cm|rulle|88.40|25|300 m
Etikett dag tisdag|rulle|42.90|25|1000 st`,
  textile: `Kockjacka vit hyra|st|21.50|25|
Kökshandduk ruta|st|3.80|25|
Bordsduk vit 180x180|st|28.90|25|
Servett bomull 50x50|st|4.25|25|
Mattbyte entré 85x150|st|98.00|25|
Midjeförkläde svart|st|9.60|25|
Serveringsskjorta|st|24.75|25|
Golvmopp byte|st|7.40|25|`,
  gasworks: `Gasol P11 fyllning|st|398.00|25|11 kg
Gasol P45 fyllning|st|1289.00|25|45 kg
Kolsyra E290 10 kg|st|412.50|25|10 kg
Kvävgas N2 blandgas 20 l|st|648.00|25|20 l
Flaskhyra månad|st|68.00|25|
Regulator LP 30 mbar|st|349.00|25|
Leverans tanktjänst|st|295.00|25|`,
  refuse: `Matavfall kärl 140 l|tömn|84.60|25|
Brännbart container 8 m3|tömn|685.00|25|
Kartongbal|ton|412.00|25|
Fettslam hämtning|ton|1890.00|25|
Glas färgat 190 l|tömn|62.40|25|
Metallförpackningar|tömn|74.75|25|
Hyra container|mån|348.00|25|
Framkörningsavgift|st|265.00|25|`,
  crafts: `Arbetstid montör|tim|745.00|25|
Arbetstid lärling|tim|428.00|25|
Servicebil|st|345.00|25|
Jordfelsbrytare 40A|st|1289.00|25|
Kabel EKRK 3G1,5|m|24.80|25|
LED-driver 60W|st|612.50|25|
Kompressor R452A|st|7486.00|25|
Termostatkapillär|st|389.00|25|
Dörrpackning kyl|st|648.25|25|
Filterbyte fläkt|st|215.00|25|
Kontaktor 3-pol|st|478.00|25|`,
  tools: `Knivslipning kockkniv|st|65.00|25|
Slipning skärskiva 300|st|285.00|25|
Slipning hålskiva 5 mm|st|145.00|25|
Vetter brynsten 1000|st|420.00|25|
Saxslipning|st|85.00|25|
Tallrik stengods 27 cm|st|189.00|25|
Skål raku grå|st|146.00|25|
Kopp utan öra|st|98.00|25|`,
  bloom: `Bordsbukett säsong|st|185.00|25|
Ros röd 50 cm|st|24.00|25|
Eukalyptus bunt|bt|68.00|25|
Entréarrangemang stort|st|1250.00|25|
Tulpan 10-bunt|bt|79.00|25|
Vaslån månad|st|140.00|25|`,
  contracts: `Månadsavgift kassasystem|mån|795.00|25|
Hyra espressomaskin 2-grupp|mån|1890.00|25|
Serviceavtal diskmaskin|mån|645.00|25|
Skadedjursavtal bas|kvartal|1480.00|25|
Betestation extra|st|118.00|25|
Licens personalliggare|mån|149.00|25|
Larmövervakning|mån|429.00|25|
Terminalhyra kort|mån|219.00|25|`,
  ices: `Gräddglass Madagaskar|bytta|342.00|F|5 l
Sorbet blodapelsin|bytta|298.50|F|5 l
Gelato pistage|bytta|468.00|F|4,75 l
Pinnglass choklad|krt|286.40|F|24 st
Strut vaffel stor|krt|194.60|F|200 st
Kolasås flaska|fl|84.90|F|1 kg
Mjukglassmix vanilj|krt|312.80|F|12x1 l
Strössel regnbåge|burk|96.25|F|800 g`,
};

export const waresE = (...trades: readonly string[]): readonly Ware[] =>
  trades.flatMap((trade) =>
    (lists[trade] ?? waresAbroad[trade] ?? '').split('\n').map((row) => {
      const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
      return { name, unit, price, rate: rate === 'F' ? ('F' as const) : Number(rate), pack };
    }),
  );
