/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack. */

const lists = {
  fish: `Kolja rygg färsk MSC|kg|218.00|F|5 kg
Gös filé med skinn|kg|345.00|F|3 kg
Kummel hel urtagen 1-2|kg|98.50|F|10 kg
Regnbåge filé D-trim|kg|164.00|F|5 kg
Räka handskalad i lag 1,2 kg|hk|389.00|F|1,2 kg
Abborre filé panklar|kg|298.00|F|2 kg
Stenbitsrom röd 500 g|bk|129.00|F|500 g
Bläckfisk tuber U10 rensad|kg|87.60|F|1 kg
Piggvar vild 1,5-2|kg|429.00|F|
Varmrökt lax sida PBO|kg|236.00|F|ca 1,2 kg
Is flingor|säck|45.00|25|20 kg`,
  meat: `Ryggbiff u. ben, svensk KRAV|kg|339.00|F|ca 4 kg
Fläskfilé putsad 6-pack|kg|128.40|F|ca 3,2 kg
Kalvfond bag-in-box 10 l|st|742.00|F|10 l
Lammracks frenched NZ|kg|412.50|F|ca 2,4 kg
Oxsvans bit|kg|112.00|F|5 kg
Blandfärs 50/50 grovmald|kg|92.80|F|5 kg
Kyckling hel maj 1,4 kg|st|118.60|F|
Sidfläsk med svål|kg|78.40|F|ca 5 kg
Salsiccia fänkål 110 g|frp|189.00|F|20 st
Älgfärs 2 kg vac|frp|318.00|F|2 kg`,
  bread: `Levain vit 1,1 kg|st|54.00|F|
Briochebulle sesam 4,5 tum|st|6.40|F|
Kardemummaknut|st|17.50|F|
Tunnbröd mjukt 28 cm|fp|46.25|F|12 st
5-spannslimpa skivad|st|41.80|F|
Ciabatta 120 g halvgräddad|st|7.15|F|60 st
Semla vetebulle u fyllning|st|9.90|F|
Mandelkubb|st|13.25|F|
Tårtbotten choklad 26 cm|st|96.00|F|
Pitabröd 18 cm 8-pack|fp|32.60|F|`,
  dairy: `Standardmjölk 3% 20 l bib|st|219.40|F|20 l
Gräddfil 12% 5 kg hink|hk|162.30|F|5 kg
Smör normalsaltat 2 kg|st|198.00|F|2 kg
Prästost lagrad 12 mån ca 12 kg|kg|148.60|F|12 kg
Crème fraîche lök 2 dl|st|16.80|F|
Hushållsost riven 1,5 kg|på|114.50|F|1,5 kg
Filmjölk 3% 1,5 l|st|21.45|F|
Matlagningsgrädde 15% 1 l|st|34.90|F|
Ägg L frigående 15x12|kart|412.00|F|180 st
Fetaost i tärningar 1 kg|hk|96.75|F|1 kg
Laktosfri vispgrädde 36% 1 l|st|49.60|F|`,
  beer: `Sjöbris Pale Ale 4,7% 33 cl|flak|372.00|25|24x33
Vinterport 6,8% 33 cl flaska|flak|456.00|25|24x33
Sjöbris Lager 5,2% fat 20 l|fat|918.00|25|20 l
Lättöl 2,2% 33 cl burk|flak|118.80|F|24x33
Hibiskussaison 5,5% 75 cl|kart|384.00|25|6x75
Torr cider 5,0% fat 30 l|fat|1175.00|25|30 l
NEIPA Dubbel Dimma 8,0% 44 cl|flak|612.00|25|24x44
Pilsner 4,9% 50 cl|back|398.00|25|20x50`,
  deposit: `Pant glasback 24x33|st|54.40|25|
Pant ölback 20x50|st|58.00|25|
Pant KeyKeg utan retur|st|42.00|25|
Pant PET-flak 24|st|48.00|25|`,
  soft: `Apelsinläsk 33 cl glas|back|154.00|F|24x33
Cola Original 50 cl PET|flak|214.80|F|24x50
Kolsyrat vatten citron 33 cl|flak|96.00|F|24x33
Äppelmust grumlig 3 l|bib|128.50|F|3 l
Ginger beer 20 cl|flak|268.00|F|24x20
Sockerdricka 5 l BIB-sirap|bib|346.00|F|5 l
Energidryck 25 cl|flak|248.40|F|24x25
Kolsyretub 6 kg utbyte|st|289.00|25|6 kg`,
  wine: `Soave Classico Ca' Bordin 2024|fl|92.00|25|6x75
Beaujolais-Villages Dom. Perrault 2023|fl|118.50|25|12x75
Verdejo Rueda 2024|fl|71.25|25|6x75
Crémant d'Alsace Brut|fl|124.00|25|6x75
Nero d'Avola BIB 3 l|st|168.00|25|3 l
Sauternes 2018 37,5 cl|fl|189.00|25|12x37,5
Montepulciano d'Abruzzo Riserva 2020|fl|138.75|25|6x75
Aquavit lagrad 40% 50 cl|fl|219.00|25|6x50
Vermouth rosso 15% 100 cl|fl|132.00|25|6x100`,
  coffee: `Bryggkaffe Skymning mald 500 g|st|58.40|F|
Espresso Kvarn No 7 hela bönor|kg|246.00|F|
Koffeinfri hela bönor 1 kg|st|268.00|F|
Havredryck Barista 1 l|st|22.60|F|
Chokladpulver 32% 1 kg|på|118.00|F|
Pappersmugg 8 oz enkelvägg|kart|389.00|25|1000 st
Rooibos vanilj 100 g|på|64.50|F|
Avkalkning bryggare 4x|fp|142.00|25|
Rörpinne trä 14 cm 1000-p|fp|49.00|25|`,
  greens: `Tomat plommon kl 1 NL|kg|28.60|F|6 kg
Romansallad hjärta 2-p|st|24.90|F|
Palsternacka tvättad|kg|31.20|F|5 kg
Potatis delikatess 35/45|kg|14.75|F|15 kg
Basilika kruka stor|st|16.40|F|
Morot svensk lång|kg|11.90|F|10 kg
Rödlök kl 1|kg|13.40|F|10 kg
Pumpa Hokkaido|kg|27.80|F|
Citrongräs bunt|bt|32.50|F|
Granatäpple 9-p|låd|168.00|F|
Svartkål bunt 250 g|bt|29.00|F|
Jordgubbar 500 g BE|ask|38.50|F|`,
  dry: `Arborioris 5 kg|på|164.00|F|5 kg
Majsstärkelse Maizena-typ 2,5 kg|st|98.40|F|
Tomatpuré 28-30% 4,5 kg|bk|136.50|F|
Vetemjöl stark bageri|säck|246.00|F|25 kg
Röda linser|på|71.80|F|3 kg
Kokosmjölk 17% 2,9 l|bk|94.20|F|
Rapsolja kallpressad 5 l|dk|298.00|F|
Havssalt flingor 1,4 kg|hk|118.60|F|
Vitvinsvinäger 5 l|dk|102.30|F|
Pasta linguine 5 kg|kart|148.90|F|
2-komponents glasyrpulver|på|86.00|F|
Kapris nonpareil 935 g|bk|79.40|F|
Strösocker 10 kg|säck|119.00|F|`,
  frozen: `Klyftpotatis skal på 2,5 kg|på|64.80|F|4x2,5
Scampi 16/20 rå skalad 1 kg|på|168.00|F|10x1
Gröna ärter fina 2,5 kg|på|58.60|F|
Vaniljglass kulbar 5 l|st|238.00|F|
Fiskpinnar torsk 5 kg|kart|416.00|F|
Smördegsplatta 40x60|kart|364.50|F|20 st
Hallon hela 1 kg|på|82.40|F|
Churros 50 cm|kart|312.00|F|
Mangobitar 1 kg IQF|på|66.90|F|`,
  clean: `Ugnsrent Extra 5 l|dk|246.00|25|
Allrent parfymfri 5 l|dk|168.00|25|
Glansmedel Plus 10 l|dk|438.00|25|
Plasthandske vinyl M 100-p|fp|48.50|25|
Sopsäck 240 l 10-p|rl|69.00|25|
Handtvål skum 1 l|st|78.40|25|
Mopp mikrofiber 60 cm|st|96.20|25|
Torkpapper midi 6-p|bal|218.00|25|
Klortablett 200-p|bk|189.00|25|`,
  paper: `Servett 33x33 2-lag vinröd|fp|38.75|25|
Pizzakartong 40x40|st|4.865|25|50 st
Sushilåda M med lock|st|3.1250|25|400 st
Papperspåse 32x17x34 brun|st|2.4800|25|250 st
Bordslöpare 40 cm x 24 m|rl|112.00|25|
Smörpapper ark 40x60|fp|146.00|25|
Burk soppa 12 oz + lock|st|2.9650|25|500 st
Kaffelock svart 90 mm|st|0.6125|25|1000 st
Vakuumpåse 200x300|st|1.0840|25|100 st`,
  linen: `Bordduk 140x140 vit, tvätt|st|21.40|25|
Servett 45x45 bomull, tvätt|st|4.35|25|
Kockbyxa rutig, hyra vecka|st|19.80|25|
Kockjacka vit, hyra vecka|st|24.60|25|
Diskhandduk lin, tvätt|st|5.70|25|
Golvmatta 85x150, byte|st|74.00|25|
Förkläde midja, tvätt|st|11.90|25|`,
  pest: `Skadedjursavtal bas kvartal|st|1485.00|25|
Betesstation utvändig|st|118.00|25|
Extra utryckning vardag|st|1290.00|25|
Fluglampa LED service|st|465.00|25|
Rapport HACCP digital|st|195.00|25|
Klisterark till fluglampa 6-p|fp|238.00|25|`,
  service: `Arbetstid kyltekniker|tim|985.00|25|
Servicebil zon 1|st|520.00|25|
Fläktmotor kondensor 230V|st|1640.00|25|
Dörrpackning 625x1480|st|1180.00|25|
Köldmedia R290|kg|1460.00|25|
Styrkort disk UX-serie|st|4380.00|25|
Slang avlopp 28 mm|m|96.00|25|
Småmaterial|st|165.00|25|
Felsökning elementbyte ugn|tim|985.00|25|`,
  grid: `Elhandel rörligt pris|kWh|0.7342|25|
Elöverföring låglast|kWh|0.2215|25|
Elöverföring höglast|kWh|0.6480|25|
Energiskatt|kWh|0.4390|25|
Fast avgift säkring 63 A|dag|20.40|25|
Effektavgift|kW|48.75|25|
Elcertifikat och ursprung|kWh|0.0185|25|`,
  telecom: `Bredband Företag 500/500|mån|549.00|25|
Växel moln användare|mån|119.00|25|
Mobilabonnemang 20 GB|mån|249.00|25|
Fast IP-adress|mån|79.00|25|
4G-backup kassaterminal|mån|149.00|25|
Samtal utlands|min|2.4500|25|
Router Pro hyra|mån|89.00|25|`,
  rent: `Hyra lokal 214 m²|mån|28650.00|25|
Fastighetsskatt|mån|1842.00|25|
Driftstillägg värme|mån|2315.00|25|
Sophantering andel|mån|960.00|25|
Skyltplats fasad|mån|450.00|25|
Indextillägg bas okt 2025|mån|1127.50|25|`,
  shop: `Gastrokantin 1/1-65 rostfri|st|149.00|25|
Kniv kock 21 cm stål|st|689.00|25|
Stektermometer Bluetooth|st|429.00|25|
Tång 30 cm svart|st|84.50|25|
Sifonpatroner 50-pack|fp|318.00|25|
Skärbräda grön 50x30|st|198.00|25|
Degskrapa rundad|st|32.00|25|
Timer magnet 3-kanals|st|164.00|25|
Bunke 8 l rostfri|st|112.00|25|`,
  farm: `Ägg blandade, brätte 30|st|82.00|F|
Lammlägg|kg|158.00|F|
Fårost vit|kg|276.00|F|
Mandelpotatis Norrbotten|kg|22.50|F|
Ljunghonung 350 g|st|79.00|F|
Grönkål knippe|st|24.00|F|
Trattkantareller torkade|hg|98.00|F|
Äppelmust 25 cl|st|18.50|F|
Get-chèvre rulle 180 g|st|64.00|F|`,
  asia: `Jasminris AAA|säck|389.00|F|18 kg
Nori Gold 50 ark|fp|92.00|F|
Tofu fast 1 kg|st|54.60|F|
Sriracha 740 ml|fl|46.80|F|
Gyozadegar 90 mm 30-p|fp|38.40|F|
Wasabipulver 1 kg|på|214.00|F|
Sojasås japansk 18 l|st|742.00|F|
Fisksås 25° 700 ml|fl|39.50|F|
Misopasta ljus 1 kg|hk|96.00|F|`,
  danish: `Flæskesvær 1 kg|ps|68.50|0|
Hvidvinssild 2,4 kg|spd|142.00|0|
Danablu 50+ kvart|kg|94.80|0|
Rugmel groft 12,5 kg|sk|88.00|0|
Frikadeller 60 g stegt|kg|71.25|0|
Tarteletter 60 stk|krt|118.40|0|
Pølse rød 80 g|pk|49.90|0|`,
  norwegian: `Lutefisk 1 kg vac|kg|118.00|0|
Brunost ekte geit 500 g|stk|72.40|0|
Skrei filet u/skinn|kg|186.00|0|
Multe frossen 1 kg|kg|214.50|0|
Fenalår u/ben|kg|389.00|0|
Lefse tynn 10 pk|pk|46.80|0|`,
  german: `Laugenstange 100 g TK|Krt|34.80|0|
Rotkohl tafelfertig 10 l|Dose|21.60|0|
Leberkäse 2 kg Laib|kg|9.85|0|
Spätzle frisch 5 kg|Btl|19.40|0|
Preiselbeeren 3 kg|Eim|26.75|0|
Emmentaler Scheiben 1 kg|Pkg|11.20|0|
Weizenbier alkoholfrei 0,5 l|Kst|13.90|0|`,
  italian: `Mortadella con pistacchio IGP|kg|9.40|0|
Passata rustica 3/1|ct|18.60|0|
Gorgonzola dolce 1/8|kg|10.75|0|
Farina tipo 1 macinata a pietra|sc|24.20|0|
Nduja di Spilinga 400 g|pz|6.85|0|
Olive taggiasche denocciolate|kg|15.30|0|
Stracciatella 250 g|pz|3.45|0|
Aceto balsamico IGP 5 l|pz|21.90|0|`,
  french: `Magret de canard IGP|kg|18.40|0|
Roquefort demi-pain|kg|17.25|0|
Moutarde à l'ancienne 5 kg|seau|23.80|0|
Beurre de baratte 250 g|pce|3.95|0|
Rillettes du Mans 1,5 kg|pce|16.70|0|
Cidre fermier brut 75 cl|bout|4.60|0|
Galettes de sarrasin x20|pqt|8.35|0|`,
  spanish: `Jamón de cebo 50% ibérico|kg|34.50|0|
Aceite picual 5 L garrafa|ud|41.80|0|
Queso manchego curado 12 m|kg|16.95|0|
Pimientos del piquillo 2,5 kg|lata|14.20|0|
Boquerones en vinagre 1 kg|bdj|11.65|0|
Pimentón de la Vera 750 g|ud|9.40|0|
Arroz bomba 5 kg|saco|22.75|0|`,
};

export type Trade = keyof typeof lists;

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: 'F' | number;
  readonly pack: string;
}

export const waresOf = (trade: Trade): readonly Ware[] =>
  lists[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '0', rate = 'F', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });
