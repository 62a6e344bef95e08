/** What sellers abroad send; without VAT. */
import { goods } from './larder.ts';

export const norwegian = goods(
  0,
  `Skrei loin uten skinn 400-700|kg|189.00|4-22.5
Ørret fersk sløyd 3-4 kg|kg|98.50|12-48.6
Kveitefilet|kg|264.00|2.5-11
Kongekrabbe levende|kg|438.00|3-12
Kamskjell håndplukket|stk|32.00|20-90
Klippfisk av torsk|kg|176.00|2-10`,
);
export const finnishFish = goods(
  0,
  `Siikafilee nahallinen|kg|18.90|3.5-14
Kuhafilee|kg|24.60|2-9.8
Muikku perattu|kg|9.80|4-16
Kylmäsavulohi viipaloitu 500 g|pkt|14.20|4-18
Muikunmäti pakaste 500 g|prk|42.50|2-8
Graavattu kirjolohi|kg|21.40|1.2-5.6`,
);
export const finnishSoft = goods(
  0,
  `Ruisleipä viipaloitu 500 g|kpl|2.95|10-60
Karjalanpiirakka 70 g pakaste|ltk|28.40|1-6
Salmiakkikastike 1 l|plo|6.80|2-10
Tyrnimehu luomu 75 cl|plo|9.90|4-18
Kaurahiutale luomu 10 kg|sks|17.60|1-5
Leipäjuusto 1 kg|kpl|13.20|3-12`,
);
export const danish = goods(
  0,
  `Økologisk smør i ruller 250 g|stk|21.50|12-60
Rugbrød fuldkorn skåret|stk|18.75|6-40
Spegepølse hvidløg|kg|98.00|2.4-9.6
Danablu 60+ halv|kg|84.50|1.5-6.2
Remoulade 5 kg spand|spd|112.00|1-4
Wienerbrød mandel 80 g frost|krt|246.00|1-5`,
);
export const german = goods(
  0,
  `Spülkorb 500 x 500 mm, grob|Stk|18.40|2-12
Ersatzmesser Aufschnitt Ø 300|Stk|146.00|1-3
Backblech gelocht 600 x 400|Stk|21.90|4-24
Gärkorb Peddigrohr 1 kg|Stk|12.75|6-30
Thermometer Einstich digital|Stk|34.50|1-6
Teigteiler Reparatursatz|Satz|412.00|1-1`,
);
export const italian = goods(
  0,
  `Farina tipo 00 W 320 sacco 25 kg|SC|27.80|4-20
Pomodoro San Marzano DOP 2,5 kg|LT|8.95|6-36
Prosciutto di Parma disossato|KG|24.60|6.4-21.8
Mozzarella fior di latte julienne|KG|7.45|6-30
Caffè in grani bar 1 kg|SC|15.20|4-24
Olio extravergine latta 5 lt|LT|48.50|1-8`,
);
export const french = goods(
  0,
  `Fourme d'Ambert AOP entière|kg|16.90|2.1-8.4
Beurre de baratte demi-sel 250 g|pce|3.85|10-60
Moutarde de Dijon seau 5 kg|pce|19.40|1-6
Crémant de Loire brut 75 cl|bt|7.90|12-60
Foie gras de canard mi-cuit 500 g|pce|31.50|2-8
Vanille Bourbon gousses 250 g|pce|118.00|1-2`,
);
export const dutch = goods(
  0,
  `Tulpen gemengd 50 stuks|bos|11.25|4-20
Boerenkaas jong gerijpt|kg|12.80|4.5-13
Stroopwafels horeca 240 st|ds|38.60|1-5
Cacaopoeder 22/24 5 kg|zak|54.90|1-4
Servies schaal ovaal 32 cm|st|14.35|6-24`,
);
export const british = goods(
  0,
  `Single malt cask strength 70cl|btl|46.20|3-12
Loose leaf Darjeeling 1kg|bag|38.50|1-5
Mature cheddar cloth bound|kg|14.90|2.4-12.6
Elderflower cordial 1L|btl|5.85|6-36
Oatcakes traditional 250g|pkt|1.95|12-60`,
);
export const austrian = goods(
  0,
  `Blauer Zweigelt Reserve 0,75 l|Fl.|8.60|12-60
Kürbiskernöl g.g.A. 1 l|Fl.|19.80|2-12
Marillenmarmelade 3 kg|Eimer|24.40|1-6
Bergkäse 10 Monate|kg|15.70|3.2-14.6
Schilchersekt 0,75 l|Fl.|11.90|6-36`,
);
export const belgian = goods(
  0,
  `Callets melkchocolade 33,6 % 10 kg|zak|96.50|1-5
Abdijbier tripel vat 20 l|vat|78.00|1-6
Suikerwafel Luik 90 g 48 st|ds|34.20|1-5
Mayonaise emmer 10 l|emmer|29.90|1-4
Bierglas kelk 33 cl 6 st|doos|22.80|2-10`,
);
export const estonian = goods(
  0,
  `Oak board round 32 cm|pcs|11.40|10-60
Juniper butter knife|pcs|2.35|20-120
Sprats in oil 160 g|tin|2.10|24-96
Linen napkin natural 45x45|pcs|3.90|40-160
Smoked eel fillet|kg|38.60|1.5-6.4
Kama flour 400 g|pack|1.85|10-50`,
);
