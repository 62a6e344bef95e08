/** Drinks. */
import { stock } from './ledger.ts';

export const beer = stock(
  'Sörmlandslager 5,0 % fat 30 l|fat|1284.00|25|2|30 l|Pant fat 30 l|500.00', 'Pale Ale Nyköpingsån 33 cl|kolli|398.00|25|3|24 x 33 cl|Pant kolli|64.00',
  'Veteöl ofiltrerad fat 20 l|fat|1098.00|25|2|20 l|Pant fat 20 l|450.00', 'Porter 6,2 % 33 cl|kolli|452.00|25|2|24 x 33 cl', 'Folköl 3,5 % burk 33 cl|flak|178.00|25|4|24 x 33 cl',
  'Alkoholfri IPA 33 cl|kolli|312.00|F|3|24 x 33 cl', 'Kolsyra flaska 10 kg|st|389.00|25|1|10 kg',
); // prettier-ignore

export const soft = stock(
  'Cola 33 cl returglas|back|148.00|F|6|24 x 33 cl|Pant back och glas|50.00', 'Sockerdricka 33 cl|back|156.00|F|4|24 x 33 cl|Pant back sockerdricka|50.00',
  'Mineralvatten naturell 33 cl|back|112.00|F|8|24 x 33 cl', 'Äppelmust Kivik 25 cl|krt|286.00|F|3|20 x 25 cl', 'Tonic water 20 cl|krt|214.00|F|4|24 x 20 cl', 'Apelsinjuice färskpressad|l|48.00|F|12|1 l',
  'Fläderblomssaft koncentrat|dunk|312.00|F|1|5 l',
); // prettier-ignore

export const wine = stock(
  'Chablis Vieilles Vignes 2024|fl|148.00|25|12|75 cl', 'Barbera d’Alba Superiore 2023|fl|119.00|25|12|75 cl', 'Crémant de Limoux Brut|fl|109.00|25|12|75 cl', 'Riesling Kabinett Mosel 2024|fl|128.00|25|9|75 cl',
  'Rioja Reserva 2020|fl|139.00|25|12|75 cl', 'Husets vita bag-in-box|st|278.00|25|4|3 l', 'Grüner Veltliner Federspiel 2024|fl|117.00|25|12|75 cl', 'Amarone Classico 2019|fl|289.00|25|4|75 cl',
  'Sauternes halvflaska 2018|fl|198.00|25|3|37,5 cl',
); // prettier-ignore

export const spirits = stock(
  'Gin Södermanland 44 %|fl|342.00|25|3|70 cl', 'Akvavit fatlagrad|fl|318.00|25|3|70 cl', 'Punsch 25 %|fl|212.00|25|2|50 cl', 'Rom mörk 40 %|fl|298.00|25|2|70 cl', 'Vermouth röd|fl|164.00|25|3|75 cl',
); // prettier-ignore

export const coffee = stock(
  'Espresso hela bönor Mörkrost 1 kg|kg|219.00|F|=12', 'Bryggkaffe malet 48 x 100 g|krt|1284.00|F|2', 'Koffeinfritt hela bönor 500 g|pse|138.00|F|3', 'Te Earl Grey 100 kuvert|pkt|116.00|F|3', 'Chokladpulver 1 kg|pkt|94.00|F|4',
  'Filterpapper 90/250 500 st|krt|149.00|25|1', 'Rengöringstabletter 100 st|burk|178.00|25|1', 'Strösocker portion 1000 st|krt|212.00|F|1',
); // prettier-ignore

export const kombucha = stock(
  'Kombucha ingefära 33 cl|fl|23.50|F|24', 'Kombucha hallon 33 cl|fl|23.50|F|24', 'Kombucha fat 20 l|fat|890.00|F|1', 'Switchel äpple 25 cl|fl|19.00|F|24', 'Returfat tvätt|st|60.00|25|1',
); // prettier-ignore
