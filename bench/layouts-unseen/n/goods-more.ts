/** Drinks, things and services that the set's sellers sell: `name|unit|price|rate|pack`. */

export const more: Readonly<Record<string, string>> = {
  beer: `Skeppslager 5,2 % fat|fat|1180.00|25|30 l
Pale Ale Nordan 4,8 %|flak|318.00|25|24x33 cl
IPA Kvarnhjulet 6,1 %|flak|412.00|25|24x33 cl
Folköl Grindvakt 3,5 %|flak|198.00|25|24x50 cl
Porter Sotaren 7,0 %|flak|486.00|25|12x50 cl
Veteöl ofiltrerad fat|fat|1340.00|25|20 l
Pilsner Glasbruk 4,5 %|flak|286.00|25|24x33 cl
Cider päron torr|flak|264.00|25|24x33 cl
Session Lager alkoholfri|flak|212.00|F|24x33 cl
Saison Höbärgning|fat|1425.00|25|20 l`,
  wine: `Riesling Kabinett Steinweg 2024|fl|94.00|25|75 cl
Chianti Poggio Fosco 2022|fl|118.50|25|75 cl
Cava Brut Mas Roig|fl|82.00|25|75 cl
Côtes du Rhône Vieux Mur|fl|96.40|25|75 cl
Sauvignon Blanc Piet's Hoek|fl|88.00|25|75 cl
Champagne Aubry-Lenoir Brut|fl|348.00|25|75 cl
Primitivo Terra Cava BIB|st|268.00|25|3 l
Grüner Veltliner Löss|fl|104.00|25|75 cl
Rosé Domaine de l'Aube|fl|92.00|25|75 cl
Orange Pet-Nat Sottosopra|fl|162.00|25|75 cl
Portvin Ruby Quinta Velha|fl|138.00|25|75 cl`,
  spirits: `Vodka Fältslaget 40 %|fl|214.00|25|70 cl
Gin Enbacken 44 %|fl|312.00|25|70 cl
Akvavit kummin|fl|248.00|25|70 cl
Bitter röd aperitif|fl|176.00|25|100 cl
Rom lagrad 7 år|fl|298.00|25|70 cl
Whisky rökig Tor Skerry|fl|412.00|25|70 cl
Vermouth torr|fl|124.00|25|75 cl`,
  soft: `Cola Zebra 33 cl burk|flak|118.00|F|24x33 cl
Apelsinläsk Solo Grande|back|168.00|F|20x33 cl
Tonic water Källa 20 cl|krt|196.00|F|24x20 cl
Bordsvatten med bubblor|back|124.00|F|20x33 cl
Ingefärsöl stark|krt|224.00|F|24x20 cl
Äppeljuice pressad|krt|186.00|F|12x1 l
Lingondricka|krt|148.00|F|12x1 l
Kolsyretub byte|st|310.00|25|10 kg
Post-mix cola|st|898.00|F|10 l`,
  clean: `Maskindiskmedel flytande|dunk|412.00|25|10 l
Torkmedel Glans|dunk|368.00|25|5 l
Handtvål oparfymerad|fl|42.00|25|500 ml
Ytsprit 75 %|fl|68.00|25|750 ml
Grillrengöring stark|dunk|248.00|25|5 l
Avkalkning köksmaskin|dunk|198.00|25|5 l
Allrent koncentrat|fl|54.00|25|1 l
Skurnylon vit|fp|38.00|25|10 st
Mikroduk blå 40 cm|fp|96.00|25|20 st
Golvmopp fukt 60 cm|st|124.00|25|`,
  paper: `Servett 40x40 3-lag vinröd|krt|286.00|25|1000 st
Pizzakartong 33 cm|bunt|198.00|25|100 st
Torkrulle maxi|bal|164.00|25|6 st
Matlåda bagasse 2-fack|krt|412.00|25|300 st
Kaffebägare 24 cl|krt|468.00|25|1000 st
Lock till bägare 80 mm|krt|324.00|25|1000 st
Plastfolie 45 cm|rulle|89.00|25|300 m
Vakuumpåse 25x35|fp|142.00|25|100 st
Nitrilhandskar svarta L|ask|74.00|25|100 st
Bärkasse papper 32 cm|krt|386.00|25|250 st
Termorulle 80 mm|krt|298.00|25|20 st
Sopsäck 125 l svart|rulle|62.00|25|25 st`,
  laundry: `Duk vit damast 140|st|18.50|25|
Linneservett 45 cm|st|3.60|25|
Kockrock vit L|st|24.80|25|
Midjeförkläde kolsvart|st|9.20|25|
Kockbyxa rutig|st|21.40|25|
Handduk kök|st|4.10|25|
Matta entré 85x150|st|62.00|25|
Tygrulle handtork|st|38.50|25|`,
  fridge: `Kyltekniker arbetad tid|tim|895.00|25|
Framkörning zon 1|st|590.00|25|
Påfyllning R449A|kg|1240.00|25|
Fläktmotor förångare 25W|st|1385.00|25|
Dörrlist kylbänk|st|468.00|25|
Termostat digital|st|1120.00|25|
Miljöavgift köldmedium|st|145.00|25|
Läckagekontroll aggregat|st|1650.00|25|`,
  dish: `Reparation diskmaskin arbete|tim|845.00|25|
Tekniker resa|tim|620.00|25|
Spolarm nedre komplett|st|2145.00|25|
Pump tvätt 0,75 kW|st|3960.00|25|
Doseringsslang|m|48.00|25|
Tätningssats lucka|st|684.00|25|
Bilersättning|km|7.50|25|`,
  vent: `Imkanal rengjord|st|4850.00|25|
Fettfilterbyte 400x400|st|385.00|25|
OVK-besiktning|st|3900.00|25|
Kontroll av brandskydd|st|1450.00|25|
Sotning vedugn|st|1290.00|25|
Intyg och protokoll|st|350.00|25|`,
  rent: `Hyra tält 6x12|dygn|4200.00|25|
Ståbord med strumpa|st|145.00|25|
Klappstol vit|st|28.00|25|
Vinglas 35 cl|st|4.50|25|
Flat tallrik 27|st|5.20|25|
Värmeskåp 20 bleck|dygn|690.00|25|
Bestick 3-del|st|6.60|25|
Transport hämt och lämn|st|1250.00|25|`,
  energy: `Rörlig elavgift|kWh|0.8425|25|
Avgift för effekt|kW|48.5000|25|
Skatt på energi|kWh|0.4390|25|
Fast nätavgift|mån|485.0000|25|
Elcertifikat|kWh|0.0310|25|`,
  software: `Kassalicens Tapp Pro|mån|449.00|25|
Bordsbokning modul|mån|595.00|25|
Kortterminal hyra|mån|189.00|25|
Support plus|mån|149.00|25|
Personalliggare digital|mån|99.00|25|
Startavgift|st|1990.00|25|
Sms till gäster|st|0.69|25|
Hemsida drift|mån|225.00|25|`,
  pest: `Kvartalsavtal skadedjur|st|2380.00|25|
Betesstation utbyte|st|245.00|25|
Jourutryckning kväll|st|1890.00|25|
Limfälla insekter|st|68.00|25|`,
  windows: `Putsning skyltfönster|st|145.00|25|
Storstäd av kök|tim|420.00|25|
Golvvård maskin|m2|38.00|25|
Daglig städning|ggr|690.00|25|
Sanering klotter|st|1850.00|25|
Trappstädning|ggr|310.00|25|`,
  waste: `Matavfall 140 l tömt|tömn|148.00|25|
Brännbart 660 l tömt|tömn|312.00|25|
Hyra kärl wellpapp|mån|165.00|25|
Fettavskiljare tömning|st|3240.00|25|
Glas färgat hämtning|st|198.00|25|
Återtag av frityrolja|tömn|85.00|25|
Miljörapport|st|290.00|25|`,
  print: `Menyer A4 laminerade|st|42.00|25|
Visitkort 350 g|fp|690.00|25|500 st
Skyltfolie fönster|m2|485.00|25|
Grafisk form timme|tim|950.00|25|
Affisch 50x70|st|98.00|25|
Bordsryttare|st|31.50|25|`,
  craft: `Arbete rörmokare|tim|785.00|25|
Elektriker montör|tim|810.00|25|
Blandare storkök spak|st|2890.00|25|
Kabel EKK 5G2,5|m|24.90|25|
Jordfelsbrytare 4-pol 40A|st|1145.00|25|
Avloppsspolning|tim|1490.00|25|
Bil framkörning|st|495.00|25|
Kopplingar och smådelar|st|312.00|25|`,
  flowers: `Bukett till bord|st|85.00|25|
Amaryllis snitt|st|32.00|25|
Eukalyptus grön|bunt|64.00|25|
Julgrupp stor|st|349.00|25|
Krukväxt Monstera|st|289.00|25|`,
  kitchen: `Kolstålspanna 28|st|486.00|25|
Bleck GN 1/1 djup 65|st|128.00|25|
Kockkniv Damask 21|st|895.00|25|
Skärbräda grön 60x40|st|264.00|25|
Vispskål rostfri 6 l|st|178.00|25|
Stavmixer proffs 500 mm|st|3490.00|25|
Kyltermometer|st|89.00|25|
Spritspåse 55 cm|fp|142.00|25|100 st
Serveringstång 30 cm|st|74.00|25|`,
  staff: `Kock kväll|tim|412.00|25|
Servitör helg|tim|386.00|25|
Disk kväll|tim|298.00|25|
OB-tillägg|tim|84.00|25|`,
  dk: `Flæskesteg med svær|kg|58.50|0|
Rugbrød skiveskåret|stk|19.75|0|
Marineret sild til smørrebrød|spand|284.00|0|5 kg
Grov remoulade|spand|142.00|0|5 kg
Hamburgerryg|kg|72.00|0|
Wienerbrød remonce|krt|318.00|0|60 stk
Økologisk kærnemælk|l|14.20|0|`,
  no: `Laks fersk sup 5-6 kg|kg|94.80|0|
Klippfisk 1. sortering|kg|168.00|0|
Kongekrabbe klør|kg|620.00|0|
Brunost skivet|kg|146.00|0|
Tørrfisk Ragno|kg|388.00|0|
Kveite filet|kg|289.00|0|`,
  fi: `Skärgårdslimpa|st|5.20|0|
Rågchips havssalt|krt|31.40|0|12x150 g
Rökt renstek|kg|48.90|0|
Vendace löjrom|kg|196.00|0|
Tjärpastiller|fp|22.50|0|1 kg
Karelska piroger|krt|18.80|0|40 st`,
  de: `Weißwurst frisch gebrüht|kg|9.80|0|
Brezel Lauge TK|Ktn|28.40|0|60 Stk
Spätzle handgeschabt|kg|4.95|0|
Sauerkraut Fass|Eimer|17.60|0|10 kg
Knödel halb und halb|Ktn|24.90|0|5 kg
Weißbierglas 0,5 l|Stk|3.45|0|
Rohschinken geräuchert|kg|16.80|0|`,
  en: `Cheddar Vintage 18 months|kg|13.40|0|
Stilton quarter wheel|kg|15.80|0|
Malt vinegar bottles|case|11.60|0|12x330 ml
Breakfast Tea loose|kg|14.90|0|
Oatcakes rough|case|21.60|0|12x250 g
Clotted cream|pot|6.85|0|1 kg`,
  fr: `Comté affiné 18 mois|kg|21.50|0|
Beurre doux AOP rouleau|pce|4.10|0|250 g
Foie gras de canard mi-cuit|kg|68.00|0|
Huîtres fines n° 3|cs|62.00|0|100 pces
Moutarde grains entiers|seau|24.80|0|5 kg
Escargots au beurre|bte|19.90|0|12 dz
Jambon sec Val de Brume|kg|23.60|0|`,
  it: `Parmigiano stagionato 24|kg|15.90|0|
Olio extravergine Frantoio Lupi|latta|58.00|0|5 l
Farina tipo 00 pizza|sacco|21.40|0|25 kg
Guanciale pepe nero|kg|14.20|0|
Paccheri trafilati|ct|26.40|0|12x500 g
Burrata|pz|3.85|0|
Mortadella pistacchio|kg|11.60|0|`,
};
