/** Drinks, and what a kitchen uses up. */
export const drinks = {
  öl: `Kvarnö Ljus Lager 4,8 % 30 L fat|fat|1186.00|25|30 L
Kvarnö Pale Ale 33 cl|flak|412.80|25|24x33 cl
Dimbank Hazy IPA 6,2 %|flak|518.40|25|24x33 cl
Porter Sotaren 44 cl|flak|486.00|25|12x44 cl
Folköl Hantverk 3,5 % 33 cl|flak|268.00|25|24x33 cl
Alkoholfri IPA 0,4 %|flak|254.40|F|24x33 cl
Veteöl Hefe 20 L keykeg|fat|1092.00|25|20 L
Cider torr äpple 50 cl|flak|364.00|25|12x50 cl`,
  läsk: `Hallonsoda glasflaska 33 cl|back|196.00|F|24x33 cl
Tonic torr 20 cl|krt|184.80|F|24x20 cl
Mineralvatten kolsyrat 50 cl|back|142.00|F|20x50 cl
Ginger beer stark|krt|212.00|F|24x20 cl
Äppelmust oklarad|krt|288.00|F|12x75 cl
Cola postmix BIB|st|742.00|F|10 L
Julmust retur 33 cl|back|164.00|F|24x33 cl
Fläderdryck koncentrat|dunk|298.00|F|5 L`,
  vin: `Domaine Les Ormes Blanc 2024|fl|94.00|25|12x75 cl
Rosso di Valdora 2022|fl|118.50|25|6x75 cl
Riesling Steinhang Trocken 2023|fl|132.00|25|6x75 cl
Cava Brut Nature Mas Pla|fl|89.00|25|6x75 cl
Bag in Box Husets Röda|st|248.00|25|3 L
Pinot Noir Les Trois Chênes|fl|186.00|25|6x75 cl
Portvin Tawny 10 år|fl|214.00|25|6x75 cl
Mousserande alkoholfritt Blanc|fl|62.00|F|6x75 cl
Champagne Veuve Lambert Brut|fl|328.00|25|6x75 cl`,
  sprit: `Gin Skärgård 40 % 70 cl|fl|236.00|25|6x70 cl
Akvavit Fänkål 38 % 70 cl|fl|218.00|25|6x70 cl
Rom mörk 8 år 70 cl|fl|342.00|25|6x70 cl
Vermouth Rosso 75 cl|fl|112.00|25|6x75 cl
Whisky Single Malt rökig 70 cl|fl|412.00|25|6x70 cl
Bitter aperitif 70 cl|fl|156.00|25|6x70 cl`,
  rent: `Maskindiskmedel flytande 12,5 kg|dunk|489.00|25|
Torkmedel surt|dunk|412.00|25|10 L
Allrent oparfymerat|fl|48.60|25|6x1 L
Ugnsrengöring gel|fl|92.00|25|6x750 ml
Handtvål skum patron|st|78.40|25|6x1 L
Microduk blå|frp|64.00|25|10 st
Torkrulle midi 2-lags|bal|218.00|25|6 rullar
Ytdesinfektion 75 %|fl|69.50|25|12x750 ml
Sopsäck 125 L svart|rle|42.30|25|10 st
Nitrilhandske svart L|ask|68.90|25|100 st`,
  papp: `Sallad bowl kraft 1000 ml|krt|486.00|25|300 st
Lock PET till bowl|krt|312.00|25|300 st
Pizzakartong brun 33 cm|bunt|248.00|25|100 st
Servett 3-lag 33x33 vinröd|krt|394.00|25|1000 st
Träbestick gaffel 16 cm|krt|218.40|25|1000 st
Pappmugg dubbel 25 cl|krt|562.00|25|500 st
Bärkasse papper vridet handtag|krt|428.00|25|250 st
Plastfilm 45 cm x 300 m|rle|132.00|25|
Kassarulle 80x80 termo|krt|386.00|25|50 st
Vakuumpåse 20x30|frp|118.00|25|100 st`,
  kök: `Stekpanna kolstål 28 cm|st|412.00|25|
GN-bleck 1/1-65 mm|st|189.00|25|
Skärbräda polyeten röd 60x40|st|348.00|25|
Kockkniv 21 cm|st|864.00|25|
Degskrapa nylon|st|24.50|25|
Vattenglas Norr 30 cl|st|32.80|25|6 st
Assiett ljusgrå 17 cm|st|58.00|25|12 st
Kantin med lock 1/2-100|st|268.00|25|
Visp rostfri 35 cm|st|138.00|25|
Termometer instick digital|st|246.00|25|`,
  is: `Isbitar stora 40 mm|säck|84.00|25|10 kg
Krossad is|säck|72.00|25|10 kg
Clear ice block 30x30|st|390.00|25|
Torris pellets|kg|38.00|25|5 kg`,
  blommor: `Bordsbukett liten säsong|st|129.00|25|
Entrégrupp vecka|st|695.00|25|
Stearinljus kron 24 cm|krt|412.00|25|100 st
Värmeljus 8 tim|krt|268.00|25|400 st
Krukväxt murgröna|st|98.00|25|
Kvistar eukalyptus|bunt|74.00|25|`,
};
