/** What suppliers abroad sell. */
export const abroad = {
  danishKitchen: `Rugbrødsblanding mørk|SK|186.00|F|10 kg
Remoulade grovhakket|SPD|142.50|F|5 kg
Leverpostej ovnbagt|STK|61.00|F|1 kg
Sild marinerede|SPD|214.00|F|4 kg
Flæskesvær|KS|164.00|F|12x100 g
Bearnaise essens|FL|48.75|F|1 l
Vesterhavsost skiver|KG|138.00|F|
Skagenrejer i lage|KG|176.00|F|3 kg`,
  norwegianFish: `Skreirygg fersk|KG|219.00|F|
Kongekrabbe klør kokt|KG|689.00|F|
Ørret filet trim D|KG|172.00|F|
Klippfisk biter utvannet|KG|198.50|F|
Blåkveite røkt|KG|261.00|F|
Uer hel sløyd|KG|96.00|F|
Kamskjell hånddykket|STK|18.50|F|`,
  germanDeli: `Weißwürste im Ring|KG|9.85|0|
Sauerkraut Faß|FASS|21.40|0|10 kg
Laugenbrezel TK|KTN|38.60|0|60 Stk
Leberkäse gebacken|KG|8.95|0|
Händlmaier Senf süß|EIM|19.30|0|5 kg
Kirschwasser 45 %|FL|17.80|0|70 cl
Schwarzwälder Schinken g.g.A.|KG|16.25|0|
Kartoffelknödel|KTN|24.10|0|5 kg`,
  frenchCellar: `Comté AOP 18 mois|KG|21.50|0|
Foie gras de canard entier|BTE|38.90|0|400 g
Moutarde de Meaux|POT|6.40|0|500 g
Champagne Brut Tradition|BLLE|19.80|0|75 cl
Lentilles vertes du Puy|SAC|14.75|0|5 kg
Huile de noix|BLLE|11.20|0|50 cl
Escargots belle grosseur|BTE|17.60|0|10 dz
Truffe noire melanosporum|G|0.98|0|`,
  italianPantry: `Parmigiano Reggiano quarto|KG|15.80|0|
Farina 00 W300|SACCO|17.90|0|25 kg
Pomodoro San Marzano DOP|LATTA|4.85|0|2,5 kg
Prosciutto crudo 16 mesi|KG|13.40|0|
Olio extravergine Nocellara|LATTA|42.00|0|5 l
Guanciale al pepe|KG|11.60|0|
Bottarga intera|KG|148.00|0|
Paccheri Gragnano IGP|CT|21.30|0|12x500 g`,
  englishSupplies: `Cheddar vintage cloth bound|KG|14.90|0|
English breakfast tea bags|CASE|32.50|0|1100
Worcester sauce catering|BTL|8.75|0|2 L
Sea salt smoked flakes|TUB|11.40|0|1 kg
Malt vinegar|JAR|6.20|0|5 L
Stilton half baby|KG|13.35|0|
Chip paper greaseproof|REAM|17.80|0|500`,
  finnishFish: `Siklöja rensad Åland|KG|9.40|0|
Gäddfärs fryst|KG|7.85|0|
Ålandspannkaka|ST|11.60|0|
Svartbröd skärgård|ST|4.25|0|
Regnbågslax varmrökt|KG|22.80|0|
Havtorn puré osötad|KG|18.90|0|
Abborrfilé färsk|KG|27.40|0|`,
};
