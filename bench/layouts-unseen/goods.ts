/** Invented goods by trade: name | unit | price | VAT (F is food's) | pack. Units `kg` are weighed. */

const lists = {
  dry: `Basmatiris långkornigt|säck|318.50|F|10 kg
7-korns kross|påse|64.20|F|2 kg
Vetemjöl special tipo 00|säck|289.00|F|25 kg
Krossade tomater, 2,5 kg|burk|38.45|F|6x2,5 kg
Kikärter konserv 800 g|burk|14.90|F|12x800 g
Rapsolja fritering|dunk|412.75|F|10 L
Olivolja extra virgin 5 liter|dunk|489.00|F|4x5 L
Strösocker|säck|231.40|F|25 kg
Dijonsenap grovkornig 1 kg|hink|72.60|F|6x1 kg
Soja kinesisk ljus 12 %|fl|49.35|F|6x1 L
Majonnäs 80% fett hink|hink|268.90|F|10 kg
Pasta penne rigate nr 41|krt|154.00|F|6x3 kg
Svartpeppar hel 1,2 kg PET|burk|236.80|F|6x1,2 kg
Jäst kronjäst blå 50 g|frp|88.25|F|42x50 g
Ströbröd Panko japansk stil grov|påse|61.10|F|10x1 kg`,
  frozen: `Pommes frites 9x9 mm skal på|krt|219.60|F|4x2,5 kg
Hamburgare 90 g nötkött fryst|krt|612.00|F|5 kg
Räkor skalade 100/200 fryst|krt|894.50|F|5x1 kg
Vårrullar mini 25 g veg|frp|187.40|F|4x1 kg
Bärmix fryst EKO|påse|124.75|F|2,5 kg
Glass vanilj 5 L Gräddig|förp|213.20|F|5 L
Bladspenat portionsbitar|påse|58.90|F|2,5 kg
Kycklingspett tandoori ca 40 g|krt|478.00|F|3 kg
Croissant smör 80 g förjäst|krt|342.15|F|60 st
Pizzabotten 30 cm surdeg|krt|296.00|F|20 st
Edamamebönor utan skal|påse|71.35|F|1 kg
Lökringar ölpanerade|krt|248.70|F|6x1 kg`,
  fish: `Laxfilé C-trim PBO|kg|189.00|F|ca 5 kg
Torskrygg färsk 200-400|kg|264.50|F|5 kg
Råräkor 90/120 kokta i lake|kg|142.00|F|3 kg
Rödspätta hel rensad|kg|118.75|F|10 kg
Blåmusslor nät|nät|96.40|F|2 kg
Löjrom Kalix 250 g|burk|849.00|F|250 g
Hälleflundra stjärt|kg|329.00|F|ca 4 kg
Ostron Fine de Claire No 3|låda|412.00|F|48 st
Havskräfta kokt 11/15|kg|498.00|F|1,5 kg
Gravad lax skivad|kg|274.00|F|1 kg
Sillfilé 5-lådd matjes|hink|186.25|F|2 kg
Rökt makrill pepparkorn|kg|156.90|F|ca 3 kg`,
  meat: `Entrecôte svensk nöt|kg|312.00|F|ca 2,5 kg
Oxfilé utan kedja imp|kg|398.50|F|ca 2 kg
Fläskkarré benfri|kg|89.90|F|ca 3 kg
Nötfärs 12% 5 kg|kg|104.25|F|5 kg
Lammrostbiff u. kappa|kg|289.00|F|ca 1 kg
Kycklinglårfilé 2,5 kg|kg|97.40|F|2,5 kg
Högrev gryta 3x3|kg|138.60|F|4 kg
Chorizo grov 8-pack|pkt|64.75|F|8x100 g
Bacon skivat 3 mm stekklart|frp|119.00|F|1,5 kg
Isterband småländskt|kg|92.30|F|ca 2 kg
Kalvlägg osso buco|kg|176.00|F|ca 4 kg
Anklever portion 60 g|frp|445.00|F|10x60 g`,
  bread: `Surdegslimpa rund 900 g|st|42.50|F|
Hamburgerbröd brioche 85 g|st|5.85|F|48 st
Kanelbulle stor|st|14.20|F|
Danskt rågbröd skivat|st|38.75|F|
7-kornsfralla|st|4.60|F|
Focaccia plåt 40x60 rosmarin|plåt|118.00|F|
Baguette halvbakad 280 g|st|12.35|F|30 st
Prinsesstårta 12 bitar|st|289.00|F|
Kladdkaka glutenfri|st|156.50|F|
Knäckebröd råg|pkt|46.90|F|
Wienerbröd vanilj mini|st|7.45|F|
Lussekatt säsong|st|12.80|F|`,
  dairy: `Mellanmjölk 1,5% 10 L bag|bag|104.60|F|10 L
Vispgrädde 40% 1 L|st|52.35|F|6x1 L
Crème fraiche 34 % 5 kg|hink|289.40|F|5 kg
Smör osaltat 500 g|st|58.70|F|20x500 g
Mozzarella riven 2 kg|påse|148.90|F|5x2 kg
Västerbottensost bit|kg|176.25|F|ca 5 kg
Ägg M frigående inne 6x30|krt|398.00|F|180 st
Yoghurt turkisk 10 %|hink|168.15|F|5 kg
Halloumi 250 g lax|st|31.45|F|12x250 g
Havredryck barista EKO|st|19.80|F|6x1 L
Philadelphia Original 1,65 kg|ask|142.00|F|4x1,65 kg
Parmigiano Reggiano 24 mån|kg|289.00|F|ca 4 kg`,
  beer: `Humle & Dis IPA 6,2% 33 cl|back|398.40|25|24x33 cl
Fjällets Ljusa Lager 5,0% fat 30 L|fat|1289.00|25|30 L
Mörk Hamnporter 7,1% 50 cl|krt|412.80|25|20x50 cl
Folköl 3,5% 50 cl burk|flak|192.60|25|24x50 cl
Alkoholfri Weisse 0,4%|krt|228.00|F|20x33 cl
Cider päron torr 4,5% 33cl|krt|268.90|25|24x33 cl
Tonic Water 20 cl|back|142.30|F|24x20 cl
Mineralvatten naturell 33 cl|back|89.50|F|24x33 cl
Kolsyra 10 kg byte|st|365.00|25|
Session Ale 3,9% keykeg 20 L|fat|978.50|25|20 L`,
  wine: `Barolo Colle Torto 2019|fl|214.00|25|6x75 cl
Chablis Vieilles Vignes 2022|fl|148.50|25|12x75 cl
Cava Brut Reserva Ekologisk|fl|79.90|25|6x75 cl
Riesling Kabinett trocken 2023|fl|96.25|25|6x75 cl
Rioja Crianza 37,5 cl|fl|52.40|25|12x37,5 cl
Grüner Veltliner BIB 10 L|box|612.00|25|10 L
Champagne Blanc de Blancs NV|fl|289.00|25|6x75 cl
Portvin 10 Year Old Tawny|fl|168.75|25|6x75 cl
Primitivo di Manduria "Terra Rossa"|fl|84.60|25|6x75 cl
Gin Nordisk Enbär 40% 70 cl|fl|256.00|25|6x70 cl`,
  produce: `Tomat kvist kl 1|kg|32.40|F|5 kg
Potatis fast tvättad 45/65|säck|142.00|F|15 kg
Isbergssallat st|st|14.85|F|10 st
Citron 88/100 Spanien|krt|219.00|F|15 kg
Lök gul 60-80|säck|118.50|F|10 kg
Gurka svensk|st|16.20|F|12 st
Avokado Hass ätmogen 18-pack|krt|189.90|F|18 st
Persilja bladpersilja kruka|st|11.45|F|
Champinjoner skivade|kg|58.70|F|3 kg
Äpple Ingrid Marie 65/70|kg|24.60|F|13 kg
Rödbetor polka|kg|19.35|F|5 kg
Lime 54|krt|168.00|F|4,5 kg
Ingefära|kg|62.80|F|
Salladsmix 'Bistro' sköljd|påse|79.25|F|1 kg`,
  coffee: `Brygg Mörkrost 12x500 g|krt|684.00|F|6 kg
Espresso Hela bönor Nr 3|kg|219.50|F|1 kg
Kaffefilter 110/360|krt|298.00|25|1000 st
Chai latte pulver|burk|132.40|F|1 kg
Te Earl Grey 100 påsar|ask|74.90|F|100 st
Sirap vanilj 70 cl|fl|89.60|F|6x70 cl
O'boy 4 kg automat|påse|312.75|F|4 kg
Rengöringstablett espresso 2 g|burk|164.00|25|100 st
Havrekaka individuellt inslagen|krt|178.20|F|80 st
Muggar dubbelvägg 8 oz|krt|412.00|25|500 st`,
  cleaning: `Grovrent Köksavfettning 5 L|dunk|189.00|25|3x5 L
Diskmedel maskin Ultra 12 kg|dunk|498.50|25|12 kg
Handdesinfektion 70% 600 ml pump|st|58.90|25|12x600 ml
Torkrulle M-box 2-lags|bal|264.30|25|6 rl
Nitrilhandske blå L puderfri|ask|62.45|25|100 st
Sopsäck 125 L svart 60 my|rl|48.75|25|10 rl
Kalklösare 1-2-3|fl|74.20|25|6x1 L
Toalettpapper T4 3-lags|bal|219.90|25|42 rl
Städduk mikrofiber röd|frp|89.00|25|5 st
Torksmedel neutralt|dunk|372.60|25|10 L`,
  disposables: `Pizzakartong 33x33x4 kraft|bunt|2.1875|25|100 st
Servett 40x40 vit 2-lags 1/8|krt|412.50|25|1800 st
Take away-box 750 ml m. lock|krt|486.00|25|300 st
Sugrör papper svart 8x200|frp|94.30|25|500 st
Plastfilm 45 cm x 300 m|rl|148.75|25|
Aluminiumform C7 2-fack|krt|389.90|25|400 st
Träbestick gaffel FSC|krt|268.00|25|1000 st
Bärkasse papper 26+17x25|krt|512.40|25|250 st
Bägare rPET 40 cl|krt|438.60|25|1000 st
Kvittorulle 80/80/12 BPA-fri|krt|342.00|25|30 rl`,
  linen: `Bordsduk vit 130x130 hyra|st|18.40|25|
Kockrock dubbelknäppt hyra/tvätt|st|32.75|25|
Servett damast 50x50|st|4.15|25|
Förkläde svart|st|14.60|25|
Handduk kök rutig|st|6.85|25|
Entrématta 115x175 byte v. 2|st|89.00|25|
Mopp 40 cm tvätt|st|9.30|25|
Lakan 150x260|st|21.90|25|`,
  service: `Arbete servicetekniker|tim|895.00|25|
Resa zon 2|st|495.00|25|
Tätningslist dörr kyl 1540x660|st|1248.00|25|
Termostat Danfoss-typ K50|st|642.50|25|
Köldmedium R449A|kg|1185.00|25|
Spolarm komplett undre|st|2190.00|25|
Magnetventil 230 V 3-vägs|st|1086.40|25|
Miljöavgift|st|75.00|25|
Filterbyte fläktkåpa|st|389.00|25|
Förbrukningsmaterial|st|145.00|25|`,
  farm: `Ägg ekologiska M, tråg 30 st|tråg|89.00|F|
Lammbog styckad|kg|165.00|F|
Potatis Amandine lösvikt|kg|18.50|F|
Honung flytande 700 g|burk|92.00|F|
Gårdsost lagrad 8 mån|kg|248.00|F|
Mangold knippe|knippe|22.00|F|
Kantareller, rensade|kg|225.00|F|
Squash gul & grön|kg|27.50|F|
Rapshonung hink|hink|740.00|F|
Gräslök bukett|st|14.00|F|`,
  italian: `Guanciale stagionato s/v|kg|16.80|0|
Burrata 125 g|pz|1.95|0|
Olio extravergine 5 L latta|pz|42.50|0|
Pecorino Romano DOP 1/4|kg|14.35|0|
Pomodori pelati 3 kg|ct|21.60|0|
Farina "00" pizzeria 25 kg|sc|19.40|0|
Prosciutto Crudo 18 mesi dis.|kg|17.90|0|
Tartufo nero estivo|hg|38.00|0|
Acciughe del Cantabrico 600 g|pz|27.25|0|`,
  french: `Beurre doux AOP 82% 10x1 kg|ct|92.40|0|
Foie gras cru extra 550 g|pce|34.80|0|
Brie de Meaux 1/1|kg|13.75|0|
Canard magret s/vide|kg|18.90|0|
Huîtres spéciales n° 2, bourriche 48|bour|39.00|0|
Comté 18 mois|kg|19.60|0|
Fleur de sel 1 kg|pot|11.25|0|
Escargots Bourgogne 12 dz|bte|48.50|0|`,
  german: `Brezel 90 g TK, 84 Stk|Krt|31.20|0|
Sauerkraut 10 kg Eimer|Eim|18.75|0|
Bratwurst grob 120 g|kg|8.95|0|
Senf mittelscharf 5 kg|Eim|14.30|0|
Schwarzwälder Schinken 1/2|kg|17.40|0|
Kartoffelknödel 6x1 kg|Krt|22.80|0|
Weißwurst 10x60 g|Pkg|6.45|0|
Bergkäse 45 % Laib|kg|13.90|0|`,
  danish: `Rugbrød skåret 950 g|stk|16.50|25|
Leverpostej grov 3 kg|stk|124.00|25|
Remoulade 5 kg spand|spd|139.75|25|
Hakket oksekød 8-12 %|kg|72.90|25|
Rødspættefilet 140-180 pan.|krt|386.00|25|
Smør saltet 2 kg|stk|148.60|25|
Æg skrabe str. M/L|bk|42.80|25|
Wienerpølser 24 stk|pk|88.25|25|`,
  norwegian: `Brunost G35 skivet|kg|128.00|0|
Tørrfisk sorteret|kg|312.50|0|
Kongekrabbe klo 300/500|kg|689.00|0|
Geitost hvit|kg|164.00|0|
Klippfisk 1. sort|kg|198.40|0|
Rømme 35 % 5 L|spann|246.00|0|
Reinsdyrskav 2,5 kg|eske|598.00|0|`,
  english: `Stilton Blue 1/2 wheel|kg|14.60|0|
Smoked Salmon long sliced 1 kg|pack|28.40|0|
Crumpets 6-pack x 24|case|31.75|0|
English Breakfast Tea 1100 bags|case|46.20|0|
Streaky Bacon 2.27 kg|pack|17.85|0|
Malt Vinegar 5 L|each|6.95|0|
Clotted Cream 907 g|tub|9.40|0|
Cheddar Vintage Red 5 kg|block|47.50|0|`,
};

export type Trade = keyof typeof lists;

export interface Good {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: 'F' | number;
  readonly pack: string;
}

export const goodsOf = (trade: Trade): readonly Good[] =>
  lists[trade].split('\n').map((row) => {
    const [name = '', unit = '', price = '0', rate = 'F', pack = ''] = row.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });
