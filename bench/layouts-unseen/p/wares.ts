/** What the sellers of this set sell: `name|unit|price|pack` a line. */
export type Rate = number | 'F';

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly pack: string;
  readonly rate: Rate;
}

export const list = (rate: Rate, text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = '', pack = ''] = row.split('|');
      return { name, unit, price, pack, rate };
    });

export const wholesale = list(
  'F',
  `
Krossade tomater fingrovt 2,5 kg|brk|48.90|6x2,5 kg
Vetemjöl special 20 kg|säck|214.00|20 kg
Jasminris 18 kg|säck|389.00|18 kg
Rapsolja frityr 10 l|dunk|279.50|10 l
Majonnäs 5 kg|hink|236.00|5 kg
Kapris fin 1,7 kg|burk|142.00|1,7 kg
Kikärter i lag 2,6 kg|brk|39.60|6x2,6 kg
Dijonsenap 4,5 kg|hink|198.00|4,5 kg
Vinäger vit 5 l|dunk|96.00|5 l
Lasagneplattor 5 kg|krt|131.00|5 kg
Råsocker 10 kg|säck|134.50|10 kg
Hönsbuljong pulver 1 kg|burk|118.00|6x1 kg
Svarta bönor 800 g|brk|16.40|12x800 g
`,
);

export const frozen = list(
  'F',
  `
Pommes frites 9 mm 2,5 kg|påse|58.00|4x2,5 kg
Hjortronblandning fryst 1 kg|påse|174.00|5x1 kg
Kycklinglårfilé fryst 2 kg|påse|168.00|5x2 kg
Sparrisbroccoli fryst 2 kg|påse|92.00|4x2 kg
Laxburgare 120 g|krt|612.00|40x120 g
Potatiskrokett 2,5 kg|påse|71.50|4x2,5 kg
Vaniljglass 5 l|bytta|219.00|5 l
Rårörda lingon 5 kg|hink|187.00|5 kg
Vegobiff rödbeta|krt|488.00|50x100 g
Smördegsplatta 10 kg|krt|402.00|10 kg
`,
);

export const fish = list(
  'F',
  `
Torskrygg skinnfri|kg|289.00|5 kg
Rödingfilé|kg|318.00|3 kg
Piggvar hel 2–3 kg|kg|345.00|
Blåmusslor levande|kg|62.00|5 kg
Kallrökt regnbåge skivad|kg|268.00|1 kg
Havskräftor 10–15|kg|520.00|2 kg
Strömming urtagen|kg|98.00|5 kg
Löjrom Kalix 500 g|burk|1490.00|500 g
Varmrökt sik hel|kg|224.00|
Skalade räkor i örtlake|kg|412.00|1,5 kg
Gösrygg med skinn|kg|336.00|
`,
);

export const meat = list(
  'F',
  `
Bog benfri|kg|148.00|
Fläskkotlettrad|kg|79.50|
Lammbog|kg|289.00|
Oxbringa putsad|kg|164.00|
Kalvbräss|kg|312.00|
Nötfärs 15 %|kg|112.00|5 kg
Entrecôte svensk|kg|398.00|
Fläsksida rimmad|kg|96.00|
Salsiccia fänkål|kg|158.00|2 kg
Märgben sågade|kg|38.00|
Oxfilé hel|kg|545.00|
Kycklingklubba majs|kg|189.00|
`,
);

export const game = list(
  'F',
  `
Hjortbog rullad|kg|489.00|
Vildsvinsgrytbitar|kg|162.00|
Renskav i skiva|kg|329.00|
Älgfärs med späck|kg|178.00|
Fasan plockad|st|189.00|
Vildandbröst|kg|395.00|
Rådjurssadel|kg|540.00|
Rentunga kokt|kg|368.00|
Älgrostbiff|kg|342.00|
`,
);

export const bakery = list(
  'F',
  `
Surdegslimpa råg 900 g|st|46.00|
Burgarbröd potatis 85 g|st|5.40|48 st
Pistagebulle|st|14.50|
Dinkellimpa 1,2 kg|st|58.00|
Focaccia halvplåt|st|129.00|
Kavring skivad 500 g|st|31.00|
Budapestrulle hel|st|395.00|
Korvbröd långt|st|3.20|60 st
Hällabröd 10-pack|pkt|42.00|
Glutenfritt portionsbröd|st|11.80|
Mazarin med glasyr|st|16.00|
Danskt rågbröd 1 kg|st|49.00|
`,
);

export const dairy = list(
  'F',
  `
Vispgrädde 40 % 1 l|st|54.50|6x1 l
Lagrad hårdost 24 mån|kg|198.00|
Gräddfil 12 % 2 kg|hink|118.00|2 kg
Osaltat smör 500 g|st|64.00|20x500 g
Standardmjölk 10 l|låda|128.00|10 l
Scamorza 250 g|st|29.50|12x125 g
Vitmögelost get 1 kg|st|168.00|1 kg
Gårdsyoghurt 1 kg|st|31.00|6x1 kg
Ägg frigående M 30-p|flak|82.00|30 st
Pizzaost riven 2 kg|påse|149.00|5x2 kg
`,
);

export const greens = list(
  'F',
  `
Romansallad|st|19.50|10 st
Gurka från Skåne|st|14.20|12 st
Körsbärstomat röd|kg|46.00|3 kg
Fänkål klippt|kg|39.00|5 kg
Amandinepotatis|kg|21.50|10 kg
Machésallad tvättad|kg|92.00|1 kg
Citron Verna|kg|32.00|15 kg
Schalottenlök|kg|44.00|5 kg
Bladpersilja knippe|st|12.00|10 st
Polkabetor|kg|34.00|5 kg
Ostronskivling|kg|118.00|2 kg
Svartrot|kg|38.00|5 kg
Rödkål|kg|16.00|10 kg
`,
);
