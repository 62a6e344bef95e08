/** Drinks, coffee and ice of this set. */
import { list } from './wares.ts';

export const beers = list(
  25,
  'krt',
  `
Ljus lager 5,0% 33 cl|286.00||24x33cl
Hazy IPA Fyrskeppet 6,2%|428.00||24x33cl
Mörk bock 6,8% fat 20 L|1140.00|fat|20L
Folköl 3,5% burk 50 cl|198.00||24x50cl
Alkoholfri pale ale 0,4%|246.00||24x33cl
Pilsner ekologisk fat 30 L|1495.00|fat|30L
Wit med apelsinskal|372.00||20x33cl
Gose havtorn 4,1%|396.00||20x33cl
Julöl 5,6%|318.00||20x50cl
Porter havre 7,0%|462.00||20x33cl
Pear cider halvtorr|274.00||24x33cl
Kellerbier fat 20 L|985.00|fat|20L
`,
);

export const sodas = list(
  'F',
  'bck',
  `
Fläderblomsdricka 33 cl|248.00||20x33cl
Kolsyrat vatten lime 33 cl|126.00||24x33cl
Rabarbersoda ekologisk|264.00||20x27,5cl
Cola sockerfri 50 cl|218.00||24x50cl
Tonic indisk 20 cl|192.00||24x20cl
Ingefärsläsk mild|232.00||24x20cl
Apelsinjuice färskpressad 2 L|74.00|st|2L
Äppelmust Kivik sort 75 cl|288.00||12x75cl
Kombucha hallon|276.00||12x33cl
Lingondricka BIB 10 L|418.00|st|10L
`,
);

export const wines = list(
  25,
  'fl',
  `
Barbera d'Alba Vigna Rossa 2022|118.00||75cl
Chablis Vieilles Vignes 2023|186.00||75cl
Riesling Kabinett Mosel 2023|129.00||75cl
Crémant d'Alsace Brut|134.00||75cl
Ribera del Duero Roble 2021|104.50||75cl
Beaujolais-Villages 2023|112.00||75cl
Welschriesling Steiermark|98.00||100cl
Primitivo Salento BIB 3 L|174.00|st|3L
Champagne Brut Réserve NV|346.00||75cl
Côtes du Rhône rouge BIB 10 L|548.00|st|10L
Vinho Verde 2024|82.50||75cl
Barolo Serra Alta 2019|312.00||75cl
Sauternes halvflaska 2018|164.00||37,5cl
Alkoholfritt bubbel äpple|74.00||75cl
Etna Rosso 2021|168.00||75cl
`,
);

export const spirits = list(
  25,
  'fl',
  `
Aquavit Kummin & Fänkål 40%|214.00||70cl
Gin Skärgård 43%|286.00||50cl
Bitter apelsin 11%|124.00||70cl
Calvados Pays d'Auge|348.00||70cl
Blended whisky 6 år|196.00||70cl
Mezcal Espadín joven|376.00||70cl
Vermouth dry 18%|98.00||75cl
Punsch 26%|142.00||50cl
Rom agricole ambré|264.00||70cl
Pisco acholado|228.00||50cl
`,
);

export const coffees = list(
  'F',
  'kg',
  `
Espresso Norra Hamnen hela bönor|218.00
Brygg mellanrost ekologisk|146.00
Etiopien Guji natural|289.00
Koffeinfri Honduras|236.00
Te Rooibos 80 påsar|98.00|ask
Chai latte pulver 1,5 kg|196.00|burk
Kakao dryckchoklad 20%|164.00|påse
Rostat malet kokkaffe|128.00
Korgfilter 90/250|132.00|krt||25
Grumsrens pulver 900 g|149.00|burk||25
Avkalkningsmedel 1 L|94.00|st||25
Rörsocker portion 1000 st|168.00|krt
`,
);

export const ices = list(
  'F',
  'st',
  `
Vaniljglass Gammaldags 5 L|268.00
Hallonsorbet 2,5 L|174.00
Saltlakritsglass 2,5 L|189.00
Pistage gelato 2,4 L|246.00
Strutar rullrån 120 st|214.00|krt
Mjukglassmix 10 L|312.00
Chokladsås 1 kg|68.00
Päronsplitt lösa 50-p|225.00|krt
Citronsorbet 2,5 L|168.00
Jordgubbsglass 5 L|272.00
`,
);
