/** Foods of this set. `Name|unit|price|pack|rate`; without a rate it is the list's. */
export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly pack: string;
  readonly rate: number | 'F';
}

export const list = (rate: number | 'F', unit: string, text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', price = '0', own = '', pack = '', other = ''] = row
        .split('|')
        .map((part) => part.trim());
      return { name, price, unit: own === '' ? unit : own, pack, rate: other === '' ? rate : Number(other) };
    });

export const groceries = list(
  'F',
  'krt',
  `
Passerade tomater Vesuvio 2,5 kg|214.50||6x2,5kg
Kikärter kokta 800 g|168.00||12x800g
Solrosolja high oleic 10 L|389.00|dunk|10L
Risottoris Carnaroli|182.40||10x1kg
Dijonsenap grov 1,1 kg|318.00||6x1,1kg
Majonnäs 10 L hink|462.75|hink|10L
Soja japansk 1,8 L|274.00||6x1,8L
Vetemjöl Special 25 kg|231.00|säck|25kg
Strösocker 25 kg|296.50|säck|25kg
Kapris nonpareille 720 g|402.00||6x720g
Pommes crinkle 4x2,5 kg fryst|338.20||4x2,5kg
Hushållssalt med jod 20 kg|98.40|säck|20kg
Äppelcidervinäger 5 L|147.60|dunk|5L
Kokosmjölk 17% 2,9 L|356.00||6x2,9L
Panko ströbröd 1 kg|286.00||10x1kg
Jalapeños skivade 3 kg|245.90||4x3kg
Penne rigate 5 kg|118.00||3x5kg
Vaniljsocker 850 g|74.35|burk|850g
Mörk choklad 64% callets|684.00|påse|2,5kg
Svarta bönor torkade 5 kg|132.50|påse|5kg
Gröna linser Puy|241.00|påse|5kg
Sambal oelek 750 g|58.90|burk|750g
Buljong kyckling koncentrat|329.00|flaska|1L
Rödvinsvinäger 7%|64.20|flaska|1L
`,
);

export const fishes = list(
  'F',
  'kg',
  `
Torskrygg skinnfri MSC|284.00
Laxsida trim D 1,4-1,8|219.50
Hälleflundra mittbit|396.00
Piggvar hel 2-3 kg|342.00
Kolja filé med skinn|188.00
Långa filé|156.50
Kokta räkor 70/90 ask|214.00
Blåmusslor odlade 5 kg|79.00
Havskräfta levande 6-10|489.00
Kallrökt lax skivad D|318.00
Rödspätta 400-600|142.00
Sillfilé färsk|98.50
Gösfilé insjö|376.00
Regnbåge hel rensad|126.00
Löjrom vild 500 g|1890.00|burk
Hummer kanadensisk levande|462.00
Bläckfisk rensad tub|168.00
Rökt ål hel|134.00
`,
);

export const meats = list(
  'F',
  'kg',
  `
Bog benfri svensk nöt|138.50
Entrecôte utskuren 2,5+|312.00
Fläsksida utan ben|92.40
Majskyckling hel 1,4 kg|104.90
Lammlägg fram|386.00
Oxtunga rimmad|149.00
Kalvbräss rensad|121.00
Oxsvans styckad|38.50
Högrevsfärs grovmald 18%|118.00
Karré benfri|89.90
Bringa rimmad|146.00
Isterband Värend|97.00
Anklår confit|178.50
Oxfilé 2,2+|398.00
Råbiff putsad innanlår|224.00
Fläskhjärta hel|128.40
Merguez lamm rå|119.00
Leverkorv grov|54.60
`,
);

export const games = list(
  'F',
  'kg',
  `
Hjortstek benfri|268.00
Hjortfärs|129.00
Älgfilé putsad|438.00
Rensadel med ben|312.00
Älgskav fryst|219.00
Rådjursinnanlår|346.00
Fasan plockad|154.00|st
Gräsand hel|148.00|st
Dovhjortsadel|176.00
Torkat renkött bit|589.00
Älgkorv grov|134.00
Hjortfond 1 L|86.00|burk
`,
);

export const breads = list(
  'F',
  'st',
  `
Surdegslimpa råg 900 g|46.50
Levain batard|39.00
Potatisbröd till burgare|5.40
Focaccia halvplåt oliv|118.00
Vaniljbulle 95 g|14.20
Pistagebulle|14.20
Kärnbröd skivat 1 kg|42.00
Croissant smör bakad|12.80
Semla vetebulle mandel|29.50
Gräddtårta hallon 12 bitar|285.00
Kärleksmums långpanna|196.00
Knäckebröd rund hög|58.00|pkt
Grissini sesam|34.00|pkt
Glutenfri portionslimpa|9.80
Kokosboll rund|11.50
Pizzadegsboll 250 g|6.90
`,
);

export const dairies = list(
  'F',
  'st',
  `
Matlagningsgrädde 15% 1 L|46.90
Mellanmjölk bag-in-box 10 L|98.50
Crème fraiche 34% 2 kg|112.00
Osaltat smör 5 kg|462.00
Västerbotten lagrad bit|189.00|kg
Halloumi 750 g|84.50
Fetaost burk 2 kg|214.00
Riven mozzarella 2,5 kg|196.40
Färskost naturell 1,5 kg|48.20
Turkisk yoghurt 10% 5 kg|178.00
Kärnmjölk 1 L|19.60
Chevre buche 1,2 kg|168.00
Stracciatella ost 250 g|24.80
Ärtdryck till kaffe|21.90
Gräddost skivad 1 kg|104.00
Ägg M frigående 90-pack|212.00|krt
Ricotta färsk 1,5 kg|126.00
`,
);

export const greens = list(
  'F',
  'kg',
  `
Persiljerot tvättad|24.50
Kålrabbi|21.80
Grönkål lösvikt|46.00
Sparris grön peruansk|118.00
Kvisttomat klass 1|34.90
Escarole huvud|18.50|st|10-p
Delikatesspotatis Amandine|32.00
Avokado Hass 18-pack|164.00|låda|18st
Gurkmeja färsk|52.00
Röd paprika|39.80
Citronmeliss kruka|16.90|st
Citron obesprutad|36.50
Kantarell svensk|229.00
Ramslök|27.40
Gul lök 10 kg säck|118.00|säck|10kg
Dill knippe|14.50|st
Champinjon skivad 2 kg|112.00|låda|2kg
Hallon svenska ask|98.00|låda|5l
Gulbetor|29.00
Mikrosallat ärtskott|44.00|ask
Päron Clara Frijs|25.60
Jordärtskocka skrubbad|38.00
`,
);
