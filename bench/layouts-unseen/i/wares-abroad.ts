/** Goods of sellers abroad, in their own words. */
export const goodsAbroad = {
  dansk: `Rødspættefilet uden skind|kg|148.00|0|
Rugbrød økologisk skiveskåret|stk|24.50|0|
Leverpostej grov 1 kg|stk|46.00|0|
Remoulade spand|spand|139.00|0|5 kg
Flæskesvær sprøde|pose|38.75|0|10 x 60 g
Æblemost Ingrid Marie|krt|264.00|0|12 x 75 cl
Rejer i lage 90/120|kg|126.00|0|
Danablu skåret|kg|98.50|0|`,
  norsk: `Skrei loins fersk|kg|219.00|0|
Kongekrabbe ben kokt|kg|689.00|0|
Klippfisk 1 kl|kg|184.00|0|
Brunost blokk|kg|112.00|0|
Multer frosne|kg|268.00|0|
Lammelår med bein|kg|164.50|0|
Tørrfisk gildet|kg|342.00|0|`,
  finland: `Sikrom fryst 400 g|burk|42.80|0|
Rågbröd surdeg rund|st|3.40|0|
Björklag Åland|fl|4.95|0|6x75 cl
Kallrökt sik vacuum|kg|31.50|0|
Havtornspuré|kg|18.60|0|5 kg
Lakritsglass bulk|förp|24.90|0|5 L`,
  tysk: `Weißwurst Münchner Art|kg|11.40|0|
Laugenbreze tiefgekühlt|Kt|38.60|0|100 St
Sauerkraut Weinkraut Eimer|Eim|19.80|0|10 kg
Bierkrug 0,5 L Keramik|St|8.90|0|
Süßer Senf Dose|Ds|14.20|0|6x1 kg
Kassler Nacken ohne Knochen|kg|8.75|0|
Spätzle frisch|kg|4.30|0|5 kg`,
  engelsk: `Loose leaf English Breakfast|kg|28.50|0|
Stilton half wheel|kg|16.80|0|
Malt vinegar catering|each|9.40|0|5 L
Digestive biscuits bulk|case|22.60|0|12x400 g
Smoked kippers pair|each|4.75|0|
Pale ale hops pellets|kg|34.20|0|
Branston style pickle tub|each|11.90|0|2.5 kg`,
  fransk: `Beurre de baratte demi-sel|kg|13.80|0|
Foie gras entier bocal 500 g|pce|46.50|0|
Huîtres fines n° 3 bourriche|pce|28.00|0|48 pces
Moutarde à l'ancienne seau|pce|21.30|0|5 kg
Farine T65 tradition|sac|24.60|0|25 kg
Confit de canard boîte|pce|19.90|0|4 cuisses`,
  italiensk: `Parmigiano Reggiano 24 mesi|kg|17.60|0|
Farina tipo 00 Pizzeria|sacco|21.40|0|25 kg
Pomodori pelati San Marzano|ct|32.80|0|6x2,5 kg
Mozzarella fior di latte julienne|kg|7.95|0|2 kg
Olio extravergine latta|pz|48.00|0|5 L
Prosciutto crudo disossato|kg|15.30|0|
Acciughe del Cantabrico|pz|12.70|0|
Pistacchi sgusciati|kg|29.80|0|`,
};
