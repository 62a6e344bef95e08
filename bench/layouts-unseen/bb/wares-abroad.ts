/** Goods from abroad, without VAT. */
import { wares } from './book.ts';

export const danishWine = wares(0, `
Cava Brut Nature 75 cl|62.50 fl|36|
Beaujolais Villages 2024 75 cl|71.00 fl|24|
Grüner Veltliner 2024 75 cl|66.50 fl|24|
Naturvin orange 2023 75 cl|98.00 fl|12|
`); // prettier-ignore

export const danishMeat = wares(0, `
Flæskesteg svinekam u/ben|58.50 kg|w20|
Pølser røgede 12 stk|64.00 pk|10|
Leverpostej 2,5 kg|112.00 stk|4|
Bacon i skiver 1 kg|78.00 kg|w10|
`); // prettier-ignore

export const norwegian = wares(0, `
Skrei loin fersk|168.00 kg|w12|
Klippfisk imperial|214.00 kg|w6|
Kongekrabbe klør kokt|620.00 kg|w4|
Brunost 500 g|71.00 stk|12|
`); // prettier-ignore

export const finnish = wares(0, `
Ruisleipä pyöreä 500 g|3.40 kpl|40|
Lakkahillo 2 kg|38.50 ämp|4|
Poron käristys pakaste 1 kg|46.20 kg|w8|
Leipäjuusto 300 g|5.90 kpl|24|
`); // prettier-ignore

export const germanBeer = wares(0, `
Helles Export 0,5 l Kiste 20|15.80 Ki|24|
Hefeweizen Fass 30 l|78.50 Fass|6|
Mehrwegfass Pfand 30 l|30.00 Fass|6|
Radler alkoholfrei 0,5 l Kiste 20|14.90 Ki|8|
`); // prettier-ignore

export const germanGear = wares(0, `
Vakuumbeutel 200x300 mm 90 my 100 Stk|11.90 Pack|12|
Kerntemperaturfühler Typ K|64.50 Stk|2|
Ersatzdichtung Kombidämpfer 6x1/1|148.00 Stk|1|
Backmatte Silikon GN 1/1|18.40 Stk|6|
`); // prettier-ignore

export const italian = wares(0, `
OLIO EXTRAV. OLIVA LT 5|46.80 LT|n20|
PASTA PACCHERI KG 1|3.95 PZ|24|
PELATI S.MARZANO DOP GR 2500|8.70 PZ|30|
FARINA TIPO 00 PIZZA KG 25|24.60 SC|8|
MOZZ. BUFALA GR 250|3.65 PZ|40|
GUANCIALE STAG. C.A KG 1,5|13.90 KG|w12|
`); // prettier-ignore

export const french = wares(0, `
Comté AOP 18 mois, quart|19.80 kg|w12|
Reblochon fermier 450 g|9.45 pce|18|
Saint-Nectaire fermier|15.60 kg|w5|
Beurre d'Isigny doux 250 g|3.90 pce|40|
Foie gras de canard mi-cuit 500 g|46.00 pce|6|
`); // prettier-ignore

export const spanish = wares(0, `
Jamón ibérico de cebo 50% pieza|27.40 kg|w16|
Queso manchego curado D.O.P.|15.20 kg|w9|
Aceitunas gordal lata 4,3 kg|18.90 ud|6|
Pimentón de la Vera dulce 750 g|9.80 ud|8|
Boquerones en vinagre 700 g|8.65 ud|12|
`); // prettier-ignore

export const dutch = wares(0, `
Tulpen gemengd 50 st|14.50 bos|20|
Eucalyptus cinerea|6.80 bos|15|
Rozen Avalanche 60 cm|0.62 st|n100|
Emmers en karren huur|12.00 st|2|
`); // prettier-ignore

export const british = wares(0, `
English Breakfast loose leaf 1 kg|16.40 each|8|
Clotted cream 1 kg|9.85 tub|6|
Mature cheddar block 5 kg|41.50 each|4|
Malt vinegar 5 L|7.20 each|6|
`); // prettier-ignore

export const software = wares(0, `
Reservations platform - Standard|89.00 month|=1|
Extra covers bundle|0.25 cover|n240|
Table-side ordering module|35.00 month|=1|
`); // prettier-ignore

export const polish = wares(0, `
Pierogi ruskie mrożone 2 kg|38.60 szt|30|
Kiełbasa śląska wędzona|31.20 kg|w14|
Ogórki kiszone wiadro 5 kg|46.00 szt|6|
Żurek koncentrat 1 l|14.80 szt|12|
`); // prettier-ignore
