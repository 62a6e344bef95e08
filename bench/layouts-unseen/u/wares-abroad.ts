/** What this set's firms of other lands sell. */
import { wares } from './wares.ts';

export const english = wares(
  'Reservations Pro, per venue|month|89.00|0||1-3', 'SMS pack 500|pcs|24.50|0||1-4', 'Onboarding session|hour|110.00|0||1.5-4', 'Gift card module|month|29.00|0||1', 'API access|month|19.00|0||1',
); // prettier-ignore
export const tea = wares(
  'Breakfast Blend Loose Leaf 1kg|bag|14.20|0|1kg|2-12', 'Earl Grey Pyramid x500|case|46.80|0|500|1-4', 'Lapsang Tin 250g|tin|9.65|0|250g|4-12', 'Stoneware Teapot 6 cup|each|31.50|0||2-6', 'Orange Pekoe Sachet x300|case|38.40|0|300|1-3', 'Shortbread Fingers 2pk|case|27.90|0|100|1-4',
); // prettier-ignore
export const malt = wares(
  'Single Malt 10yo 70cl 46%|btl|32.40|0|6x70cl|6-18', 'Smoked Haddock Undyed|kg|16.90|0||3.2-12.6', 'Cheddar Vintage Truckle 2kg|each|29.80|0||1-6', 'Dry Gin 70cl 41%|btl|21.15|0|6x70cl|6-12', 'Oatcakes 250g x12|case|18.60|0||1-5',
); // prettier-ignore
export const german = wares(
  'Kombidämpfer-Dichtung GN 1/1|Stk|84.50|0||1-4', 'Spülarm unten komplett|Stk|146.20|0||1-2', 'Thermofühler PT100|Stk|38.90|0||1-4', 'Ablaufpumpe 230 V|Stk|112.00|0||1-2', 'Türgriff Edelstahl|Stk|67.40|0||1-2', 'Arbeitszeit Fernwartung|Std|92.00|0||0.5-2', 'Silikonschlauch 10 mm|m|6.80|0||2-12',
); // prettier-ignore
export const sausages = wares(
  'Nürnberger Rostbratwurst 25 g|kg|11.90|0|5 kg|5.0-40.0', 'Weißwurst Münchner Art|kg|10.40|0|3 kg|3.0-24.0', 'Laugenbrezel TK 95 g|Ktn|28.60|0|72 Stk|2-10', 'Senf mittelscharf 5 kg|Eimer|13.70|0||1-4', 'Sauerkraut 10 l|Dose|12.90|0||2-6', 'Leberkäse Brät|kg|8.95|0|2 kg|4.0-20.0',
); // prettier-ignore
export const danish = wares(
  'Rugbrød skåret 950 g|stk|19.50|0||10-40', 'Rødspættefilet mørkskind|kg|148.00|0||3.0-14.5', 'Remoulade 5 kg|spand|112.00|0||1-4', 'Spegesild filet 2 kg|spand|168.00|0||1-4', 'Ristede løg 10 kg|kasse|296.00|0||1-3', 'Leverpostej grov 1 kg|stk|58.00|0||4-16',
); // prettier-ignore
export const furniture = wares(
  'Stol Sletten, eg|stk|1185.00|0||4-16', 'Bordplade rund 70 cm|stk|940.00|0||2-8', 'Barstol Nordby sort|stk|1340.00|0||2-6', 'Understel støbejern|stk|615.00|0||2-8',
); // prettier-ignore
export const norwegian = wares(
  'Tørrfisk utbløtt loin|kg|318.00|0||2.4-11.8', 'Brunost Gårdslaget 1 kg|stk|124.00|0||4-16', 'Klippfisk stor|kg|242.00|0||5.0-18.5', 'Multer i lake 1 kg|spann|286.00|0||1-6', 'Fenalår skivet 200 g|pk|79.00|0||6-24', 'Lefse tynn 10 pk|krt|212.00|0||1-4', 'Reinsdyrhjerte røkt|kg|364.00|0||0.8-3.6',
); // prettier-ignore
export const finnish = wares(
  'Muikku perattu|kg|14.60|0||4.0-20.0', 'Ruisreikäleipä 500 g|kpl|2.95|0||12-48', 'Kylmäsavulohi viipaloitu|kg|34.80|0||1.5-7.5', 'Karjalanpiirakka pakaste 80 kpl|ltk|38.40|0||1-6', 'Kuusenkerkkäsiirappi 1 l|plo|26.50|0||1-4', 'Juustoleipä 900 g|kpl|17.20|0||2-10',
); // prettier-ignore
export const italian = wares(
  'Guanciale stagionato|kg|18.90|0||2.14-9.86', 'Pecorino canestrato DOP|kg|21.40|0||3.05-14.72', 'Farina tipo 0 W320 25 kg|sacco|23.80|0||2-10', 'Pomodori pelati 2,5 kg|latta|4.35|0||12-48', 'Olio EVO 5 l|latta|52.60|0||2-8', 'Paccheri 1 kg|pz|3.10|0||12-48', 'Mozzarella di bufala 250 g|pz|3.45|0||20-60', 'Acciughe sott’olio 1 kg|pz|22.70|0||1-6',
); // prettier-ignore
export const french = wares(
  'Comté 24 mois|kg|26.80|0||4.120-12.640', 'Beurre de baratte doux 500 g|pièce|5.90|0||10-40', 'Canard cuisse confite x12|carton|58.40|0||1-4', 'Huîtres fines n° 3 bourriche 48|bourriche|36.50|0||1-6', 'Moutarde à l’ancienne 5 kg|seau|24.30|0||1-4', 'Escargots farcis x96|carton|62.00|0||1-3', 'Saucisson sec pur porc|kg|19.70|0||2.350-8.900',
); // prettier-ignore
export const spanish = wares(
  'Jamón ibérico cebo deshuesado|kg|46.90|0||4.25-9.80', 'Aceituna gordal 2,4 kg|lata|13.60|0||3-12', 'Pimentón ahumado 750 g|lata|11.20|0||2-8', 'Vino tinto crianza 75 cl|bot|7.85|0||12-60', 'Queso curado oveja|kg|17.30|0||3.10-9.45', 'Boquerón en vinagre 1 kg|tarrina|12.40|0||2-8', 'Arroz bomba saco 5 kg|saco|19.90|0||2-6',
); // prettier-ignore
export const dutch = wares(
  'Tulp wit 50 st|bos|18.50|0||2-10', 'Roos rood 60 cm|steel|0.6800|0||100-400', 'Eucalyptus populus 200 g|bos|3.40|0||5-20', 'Gypsophila|steel|0.8200|0||40-120', 'Chrysant tros geel|steel|0.4900|0||40-200', 'Emmer retour Fust 566|st|2.6000|0||-2-12',
); // prettier-ignore
export const polish = wares(
  'Pierogi ruskie mrożone 2,5 kg|op.|38.60|0||4-20', 'Kiełbasa śląska|kg|27.90|0||3.5-18.0', 'Ogórki kiszone wiadro 5 kg|szt.|41.20|0||2-8', 'Twaróg półtłusty|kg|21.40|0||2.0-12.0', 'Żurek koncentrat 1 l|szt.|9.85|0||6-24', 'Buraki gotowane próżniowo|kg|6.40|0||5.0-25.0',
); // prettier-ignore
