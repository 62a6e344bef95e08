/** What is neither food nor drink: goods for the house, and services. */
export const services = {
  cleaning: `Golvrengöring oparfymerad|DNK|148.00|25|5 l
Diskmedel maskin flytande K2|DNK|489.00|25|12 kg
Torksköljmedel sur|DNK|412.00|25|10 l
Desinfektion yta spray|FL|64.50|25|750 ml
Mikrofiberduk blå|FRP|118.00|25|10 st
Ugnsrengöring skum|FL|79.80|25|1 l
Skumtvål refill|ST|93.00|25|6x1 l
Toalettpapper 2-lag maxi|BAL|214.00|25|6 rl
Sopsäck svart 125 l|RLE|38.90|25|10 st
Nitrilhandske svart stl M|FRP|57.00|25|100 st
Avkalkning citronsyra|HNK|167.00|25|4 kg`,
  paper: `Servett 3-lag 33 cm linne|KRT|356.00|25|1000 st
Take away-box bagass 3-fack|KRT|498.00|25|250 st
Bakplåtspapper ark 60x40|KRT|287.00|25|500 st
Kassarulle termo 80x80|KRT|312.00|25|50 st
Vakpåsar 20x30 räfflad|FRP|141.00|25|100 st
Bärkasse papper brun|KRT|389.00|25|300 st
Lock 90 mm dricks|KRT|176.00|25|1000 st
Plastfilm köksrulle 45|RLE|124.00|25|
Folie extra stark|RLE|189.50|25|150 m
Träbestick gaffel|KRT|231.00|25|1000 st`,
  kitchen: `Gastrokantin 1/1 65 mm|ST|186.00|25|
Gjutjärnspanna 28 cm|ST|649.00|25|
Kniv kock damask 21|ST|898.00|25|
Vinglas Open Up 40 cl|ST|54.00|25|6 st
Tallrik flat 27 cm Ø kräm|ST|89.00|25|12 st
Slevset rostfritt|SET|412.00|25|
Skärbräda grön HACCP|ST|176.00|25|
Timer digital magnet|ST|129.00|25|
Stavmixer MX-40|ST|2894.00|25|
Ugnsgaller GN 1/1|ST|148.00|25|`,
  laundry: `Kockrock vit hyrtvätt|ST|18.40|25|
Duk 140x140 damast|ST|21.75|25|
Frottéhandduk 50x70|ST|6.90|25|
Förkläde midja svart|ST|9.85|25|
Entrématta 115x200 byte|ST|74.00|25|
Linneservett 50x50|ST|3.95|25|
Köksbyxa rutig|ST|16.20|25|
Glashandduk rutig|ST|4.60|25|`,
  repair: `Tekniker kyla, timme|TIM|895.00|25|
Bil och utrustning zon B|ST|495.00|25|
Köldmedium R-290|KG|1240.00|25|
Motor till förångarfläkt|ST|1876.00|25|
Dörrlist magnet 1490x640|ST|942.00|25|
Felsökning diskmaskin|TIM|945.00|25|
Värmeelement 3x2 kW|ST|1389.00|25|
Pump avlopp 24 V|ST|1215.50|25|
Småmaterial|ST|148.00|25|
Läcksökning protokoll|ST|650.00|25|`,
  rental: `Tält 6x12 m vitt|DYGN|4200.00|25|
Stol Chiavari guld|ST|38.00|25|
Ståbord Ø 80 med duk|ST|145.00|25|
Värmelampa gasol|ST|350.00|25|
Champagneglas kupa|ST|7.50|25|
Värmebad 1/1 med låga|ST|160.00|25|
Körning leverans och hämtning|ST|1450.00|25|
Rengöring porslin|ST|4.20|25|`,
  energy: `El rörligt månadspris|KWH|0.8742|25|
Elcertifikatavgift|KWH|0.0125|25|
Energiskatt el|KWH|0.4390|25|
Överföringsavgift|KWH|0.2980|25|
Effektavgift höglast|KW|61.2500|25|
Fast abonnemangsavgift|MÅN|445.0000|25|
Påslag miljöval|KWH|0.0190|25|`,
  software: `Kassasystem licens per enhet|MÅN|449.00|25|
Bordsbokning Plus|MÅN|795.00|25|
Terminalhyra kortläsare|ST|199.00|25|
Transaktionsavgift|ST|0.45|25|
Support utökad|TIM|1150.00|25|
Kvittorulle gratisprogram, tillägg|ST|49.00|25|
Koppling till bokföring|MÅN|149.00|25|
Gästnät WiFi|MÅN|289.00|25|`,
  waste: `Hämtning matavfall 140 l|TÖM|118.00|25|
Kärlhyra 660 liter|MÅN|92.50|25|
Fettavskiljare tömning 2 m3|ST|3480.00|25|
Wellpapp bal|ST|165.00|25|
Glas färgat, kärl 190 l|TÖM|134.00|25|
Framkörning tätort|ST|385.00|25|
Fritösolja återvinning fat|ST|0.00|25|
Brännbart avfall 8 kbm|TON|1890.00|25|`,
  crafts: `Målning matsal två strykningar|TIM|545.00|25|
Väggfärg helmatt 10 l|ST|1289.00|25|
Elinstallation spisplatta|TIM|685.00|25|
Kabel EKK 5G6|M|62.40|25|
Sotning imkanal kök|ST|3250.00|25|
Jordfelsbrytare 4-pol|ST|798.00|25|
Rensning golvbrunn|TIM|875.00|25|
Skadedjursavtal kvartal|ST|1975.00|25|
Låscylinder oval|ST|1142.00|25|
Resekostnad|KM|45.00|25|`,
  flowers: `Buketter bord säsong|ST|68.00|25|
Eukalyptus knippe|ST|45.00|25|
Dekoration entré hösten|ST|1250.00|25|
Krukväxt olivträd hyra|MÅN|220.00|25|
Adventsstjärna röd|ST|59.00|25|
Julgran kungs 250 cm|ST|1150.00|25|
Blockljus 7x15 elfenben|ST|42.50|25|`,
  staff: `Kock inhyrd vardag|TIM|412.00|25|
Servitör inhyrd kväll|TIM|378.00|25|
Diskare inhyrd|TIM|339.00|25|
OB-tillägg helg|TIM|96.50|25|
Bartender inhyrd|TIM|398.00|25|
Beställningsavgift|ST|250.00|25|`,
  security: `Ordningsvakt fre-lör|TIM|545.00|25|
Larmcentral månadsavgift|MÅN|489.00|25|
Utryckning väktare|ST|1190.00|25|
Servicebesök brandlarm|ST|2150.00|25|
Detektor rök adresserbar|ST|614.00|25|
Handbrandsläckare omladdning|ST|395.00|25|`,
};
