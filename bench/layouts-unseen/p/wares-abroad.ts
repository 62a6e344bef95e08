/** Goods of sellers abroad. */
import { list } from './wares.ts';

export const danish = list(
  0,
  `
Rugbrød mørkt 1,2 kg|stk|38.00|8 stk
Remoulade 2,5 kg|spand|92.00|2,5 kg
Leverpostej bagt 1 kg|stk|54.50|6 stk
Flæskesteg nakke uden ben|kg|74.00|
Ristede løg 1 kg|pose|46.00|10 pose
Marinerede sild 4 kg|spand|188.00|4 kg
Hyldeblomstsaft 1 l|fl|34.00|6 fl
`,
);

export const norwegian = list(
  0,
  `
Klippfisk av torsk|kg|148.00|
Brunost gudbrandsdal 500 g|stk|72.00|12 stk
Røkt ørret skivet|kg|239.00|
Lefse tynn 10-pk|pk|39.00|20 pk
Multer fryst 1 kg|pose|210.00|5 pose
Kamskjell i skall|kg|590.00|
Fiskekaker 2 kg|pose|126.00|4 pose
`,
);

export const finnish = list(
  0,
  `
Svartbröd 600 g|st|4.20|10 st
Siklöja rensad|kg|11.90|
Leipäost 400 g|st|6.80|8 st
Havtornssaft 0,5 l|fl|7.40|6 fl
Björksav 0,33 l|fl|1.95|24 fl
Kallrökt regnbåge|kg|28.50|
Karelska piroger 50 st|krt|21.00|50 st
`,
);

export const german = list(
  0,
  `
Laugenbrezel TK 100 g|Stk|0.62|60 Stk
Nürnberger Rostbratwurst 1 kg|Btl|12.40|5 Btl
Sauerkraut 10 kg|Eimer|18.90|10 kg
Schupfnudeln frisch 2,5 kg|Btl|9.80|4 Btl
Senf süß 5 kg|Eimer|14.20|5 kg
Speckwürfel geräuchert|kg|8.75|
Kirschwasser 0,7 l|Fl|19.80|6 Fl
`,
);

export const english = list(
  0,
  `
Mature cheddar block|kg|11.40|
Malt vinegar 5 l|ea|7.90|5 l
Loose leaf breakfast tea 1 kg|bag|21.60|1 kg
Mint sauce 2.3 kg|tub|13.75|4
Smoked sea salt 1.5 kg|tub|18.20|6
Pork pie mix 10 kg|bag|34.50|10 kg
Sticky toffee pudding 24 ptn|case|41.00|24
`,
);

export const french = list(
  0,
  `
Beurre de baratte doux 250 g|pce|3.15|20 pce
Comté affiné 22 mois|kg|24.80|
Confit de canard 4 cuisses|bte|17.60|6 bte
Moutarde au miel 5 kg|seau|22.40|5 kg
Lentilles vertes 5 kg|sac|16.90|5 kg
Escargots 10 douzaines|bte|38.00|
Gros sel gris 1 kg|sac|14.20|
`,
);

export const italian = list(
  0,
  `
Farina per pizza 25 kg|sacco|21.80|25 kg
Pomodorini ciliegino 2,5 kg|latta|5.95|6 latte
Pancetta stagionata|kg|16.40|
Parmigiano Reggiano 30 mesi|kg|15.90|
Olio extra vergine 5 l|latta|46.00|4 latte
Burrata 200 g|pz|3.10|12 pz
Nduja 500 g|pz|7.90|10 pz
`,
);
