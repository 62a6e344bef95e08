/** Services, things for kitchens and goods from abroad, a row each: name, unit, price, rate of VAT and pack. */
export const others = {
  clean: `Grovdisk koncentrat 10 l|dunk|489.00|25|10 l
Torkspolmedel 5 l|dunk|312.00|25|5 l
Ytdesinfektion 70+ 750 ml|fl|68.00|25|750 ml
Nitrilhandske svart L 100 st|ask|79.50|25|100 st
Sopsäck 125 l LLDPE 10 rl|rl|31.40|25|
Mikrofiberduk blå 5-pack|frp|84.00|25|
Fettlösare ugn gel 1 l|fl|126.00|25|1 l
Torkrulle M-box 6 rl|bal|214.00|25|6 rl
Skurnylon grön|st|12.75|25|
Avloppsrent granulat 1 kg|burk|143.00|25|1 kg`,
  paper: `Lunchlåda bagass tredelad|st|2.35|25|
Kaffemugg dubbelvägg 30 cl|st|1.12|25|
Servett linnekänsla vinröd 40x40|st|0.94|25|
Lock till soppbägare 45 cl|st|0.68|25|
Bakplåtspapper ark 45x60|st|0.59|25|
Papperspåse med vridet handtag brun stor 32x17x45 cm|st|2.84|25|
Träbestick set med servett|st|1.76|25|
Dressingbägare 6 cl med lock|st|0.82|25|
Smörgåspapper fettätt skotskrutigt|st|0.47|25|`,
  linen: `Bordsduk damast 140x180|st|34.50|25|
Kockrock vit|st|28.00|25|
Servett 50x50 champagne|st|4.60|25|
Glashandduk|st|5.20|25|
Midjeförkläde svart|st|12.40|25|
Entrématta 85x150 byte|st|98.00|25|
Badlakan 70x140|st|11.80|25|
Säckavgift tvätt|st|18.00|25|`,
  repair: `Arbete kyltekniker|tim|895.00|25|
Restid|tim|620.00|25|
Servicebil zon 2|st|485.00|25|
Köldmedium R290|kg|1240.00|25|
Dörrpackning GN 2/1|st|764.00|25|
Termostat elektronisk|st|1385.00|25|
Kompressor 1/3 hk|st|3890.00|25|
Miljö- och småmaterial|st|95.00|25|
Cirkulationspump diskmaskin|st|2745.00|25|
Läckagekontroll årlig|st|1850.00|25|`,
  hire: `Ståbord 70 cm med strumpa|st|165.00|25|
Klappstol vit trä|st|32.00|25|
Partytält 6x12 m|st|5900.00|25|
Värmeri gasol 14 kW|st|690.00|25|
Champagneglas back 36|back|180.00|25|
Chafing dish 1/1|st|195.00|25|
Transport tur och retur|st|1450.00|25|
Montering|tim|560.00|25|`,
  energy: `Elöverföring|kWh|0.4125|25|
Rörligt elpris spot|kWh|0.8736|25|
Fast avgift säkring 63 A|mån|1284.00|25|
Energiskatt|kWh|0.4390|25|
Elcertifikat och ursprung|kWh|0.0240|25|
Effektavgift högsta timme|kW|58.50|25|`,
  soft2: `Bordsbokning Premium|mån|749.00|25|
Kassalicens per enhet|mån|395.00|25|
SMS-påminnelser|st|0.59|25|
Schemaverktyg 16-30 anställda|mån|1190.00|25|
Kvittohantering moln|mån|249.00|25|
Integration bokföring|mån|199.00|25|
Utbildning distans|tim|1150.00|25|
Betalterminal hyra|mån|329.00|25|`,
  waste: `Tömning matavfall 140 l|ggr|112.00|25|
Tömning brännbart 660 l|ggr|248.00|25|
Hyra kärl 370 l|mån|64.00|25|
Fettavskiljare slamsugning|tim|1480.00|25|
Wellpapp pressad bal|ggr|195.00|25|
Mottagning glas färgat|kg|0.85|25|
Miljöavgift transport|ggr|58.00|25|`,
  pest: `Avtal skadedjur kvartal|st|2340.00|25|
Extra besök råtta|st|1290.00|25|
Flugfälla lysrör byte|st|345.00|25|
Betesstation utvändig|st|268.00|25|
Sanering mjölbagge|tim|980.00|25|`,
  print: `Menyer A4 350 g matt laminat|st|18.40|25|
Bordsryttare A6|st|6.25|25|
Presentkort med kuvert|st|7.90|25|
Fönsterdekal kapad folie|st|685.00|25|
Originalarbete|tim|925.00|25|
Underlägg återvunnet papper|st|0.38|25|`,
  flowers: `Snittbukett disk stor|st|395.00|25|
Bordsdekoration låg|st|128.00|25|
Tulpan vit 50-bunt|bunt|346.00|25|
Eukalyptus Cinerea|bunt|74.00|25|
Krukväxt skötsel|st|260.00|25|
Ljung 12 cm|st|29.00|25|`,
  ice: `Gräddglass vanilj 5 l|st|236.00|F|5 l
Sorbet svartvinbär 2,5 l|st|184.00|F|2,5 l
Kulglass pistage 5 l|st|342.00|F|5 l
Glasstårta hasselnöt|st|198.00|F|
Strut stor kart 120 st|kart|264.00|F|120 st
Isbitar påse 10 kg|pås|48.00|F|10 kg
Krossad is 20 kg|säck|86.00|F|20 kg`,
  eggs: `Ägg frigående L 180 st|kart|412.00|F|180 st
Ägg eko M 30-flak|flak|98.50|F|30 st
Äggula pastöriserad 1 kg|st|114.00|F|1 kg
Vaktelägg 18 st|ask|62.00|F|18 st
Gårdshöna styckad|kg|128.00|F|vac`,
  woods: `Karljohan färsk klass 1|kg|285.00|F|
Trattkantarell rensad|kg|168.00|F|
Gula kantareller|kg|215.00|F|
Torkad svart trumpet|kg|1450.00|F|
Lingon rensade|kg|64.00|F|
Hjortron frysta|kg|289.00|F|
Granskott inlagda|burk|74.00|F|250 g`,
  tools: `Stekpanna kolstål 28 cm|st|489.00|25|
GN-bleck 1/1 65 mm|st|134.00|25|
Kockkniv 21 cm|st|745.00|25|
Sil konisk 20 cm|st|268.00|25|
Vinglas Burgund 62 cl 6 st|frp|342.00|25|6 st
Tallrik flat stengods 27 cm|st|98.50|25|
Slickepott värmetålig|st|56.00|25|
Termometer instick digital|st|389.00|25|
Skärbräda PE-500 grön|st|312.00|25|
Degskrapa rostfri|st|79.00|25|
Kastrull sauteuse 3 l|st|896.00|25|`,
  office: `Löpande bokföring|tim|845.00|25|
Lönekörning per anställd|st|165.00|25|
Momsdeklaration|st|450.00|25|
Rådgivning skatt|tim|1280.00|25|
Bokslut delarbete|tim|980.00|25|`,
  danish: `Marineret sild i spand|kg|64.50|0|5 kg
Rugbrødsmel groft|kg|9.85|0|25 kg
Leverpostej bageklar|kg|48.00|0|2 kg
Danbo 45+ skåret|kg|79.00|0|1 kg
Remoulade spand|stk|138.00|0|5 kg
Rød pølse lang|kg|57.50|0|3 kg
Ristede løg pose|stk|42.00|0|1 kg`,
  norse: `Tørrfisk av torsk|kg|348.00|0|
Klippfisk filet|kg|212.00|0|10 kg
Brunost G35|kg|124.00|0|5 kg
Kongekrabbe kokt klør|kg|589.00|0|
Rakfisk mild|kg|296.00|0|
Multesyltetøy spann|stk|418.00|0|2,5 kg`,
  german: `Sauerkraut mild Eimer|Stk|24.80|0|10 kg
Weißwurst Münchner Art|kg|9.45|0|5 kg
Laugenbrezel TK 90 g|Kart|31.20|0|80 Stk
Süßer Senf Eimer|Stk|18.90|0|5 kg
Spätzle frisch|kg|5.15|0|2 kg
Schwarzwälder Schinken|kg|17.60|0|2 kg`,
  english: `Stilton baby cylinder|kg|19.80|0|2.2 kg
Smoked haddock undyed|kg|17.25|0|
Cornish sea salt tub|ea|6.40|0|1 kg
English mustard catering|ea|11.75|0|2.3 kg
Mature cheddar truckle|kg|16.90|0|2 kg
Malt vinegar 20 l|ea|22.50|0|20 l`,
  french: `Beurre de baratte demi-sel|kg|11.90|0|5 kg
Foie gras de canard entier|kg|68.50|0|500 g
Moutarde à l'ancienne seau|pce|19.40|0|5 kg
Confit de canard 12 cuisses|pce|38.20|0|3,8 kg
Escargots de Bourgogne|pce|27.60|0|12 dz
Lentilles vertes|kg|4.85|0|5 kg`,
  italian: `Prosciutto crudo 18 mesi|kg|21.40|0|7 kg
Pomodori pelati latta|pz|5.85|0|2,5 kg
Olio extravergine latta|pz|46.90|0|5 l
Parmigiano 24 mesi|kg|18.75|0|4 kg
Burrata pugliese|pz|2.95|0|125 g
Farina di semola|kg|1.28|0|25 kg`,
}; // prettier-ignore
