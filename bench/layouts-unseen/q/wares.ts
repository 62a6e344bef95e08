/** What this set's suppliers sell to kitchens: `name|unit|price|VAT|pack`, `F` for food's rate. */

export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

export const wares = (...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const [name = '', unit = '', price = '', rate = '', pack = ''] = text.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
  });

export const sea = wares(
  'Kolja ryggfilé utan skinn|kg|214.50|F|5 kg låda', 'Rödtunga hel rensad|kg|148.00|F|ca 6 kg',
  'Gråsej portionsbit 140 g|kg|127.80|F|40 st', 'Marulk stjärt panerad med skinn|kg|329.00|F|3 kg',
  'Havskräfta 16/20 kokt|kg|412.00|F|2 kg', 'Blåmussla Orust nät|kg|46.90|F|5 kg nät',
  'Löjrom Kalixlav 125 g|burk|268.00|F|12 brk', 'Gravad röding sida|kg|356.40|F|ca 1,1 kg',
  'Sotare kallrökt skivad|kg|241.00|F|1 kg', 'Bläckfisktub U10|kg|139.50|F|10 kg', 'Ansjovisfilé marinerad|hink|312.00|F|2,4 kg',
  'Piggvar vild 2-3 kg|kg|438.00|F|styck',
); // prettier-ignore
export const meat = wares(
  'Nötkind putsad|kg|168.00|F|vac 2-pack', 'Flankstek Ungnöt|kg|259.00|F|ca 0,9 kg', 'Lammlägg bak|kg|189.50|F|4 st',
  'Fläsksida benfri rimmad|kg|96.40|F|ca 4 kg', 'Kalvbräss fryst|kg|298.00|F|1 kg', 'Ryggbiff hängmörad 28 dgr|kg|384.00|F|ca 5 kg',
  'Blodkorv Finnskog|st|42.50|F|500 g', 'Högrevsfärs 15 %|kg|118.90|F|3 kg', 'Kycklinglårfilé gårdsuppfödd|kg|132.00|F|2,5 kg',
  'Isterband grovmalda|kg|104.00|F|20 st', 'Oxsvans kapad|kg|149.00|F|vac', 'Ankbröst Barbarie|kg|269.00|F|2 st',
); // prettier-ignore
export const game = wares(
  'Älginnanlår putsat|kg|345.00|F|vac', 'Vildsvinskarré benfri|kg|228.00|F|vac', 'Rådjurssadel|kg|498.00|F|ca 2 kg',
  'Hjortfärs|kg|172.00|F|1 kg', 'Fasan hel|st|135.00|F|', 'Ripa plockad|st|245.00|F|', 'Renskav Arvas|kg|389.00|F|2 kg', 'Viltfond 2 l|st|124.00|F|',
); // prettier-ignore
export const bread = wares(
  'Surdegslimpa Ljus 1,2 kg|st|54.00|F|', 'Rågbröd Kavring skivad|st|41.50|F|850 g', 'Briochebulle 80 g|st|7.90|F|48 st', 'Fröknäcke rund|frp|62.00|F|400 g',
  'Kardemummafläta|st|18.50|F|', 'Hönökaka liten|st|9.20|F|', 'Mandelbiskvi|st|16.00|F|24 st', 'Focaccia bleck rosmarin|bleck|119.00|F|', 'Croissant smör förjäst|st|8.75|F|60 st',
  'Prinsesstårta 12 bit|st|345.00|F|',
); // prettier-ignore
export const dairy = wares(
  'Vispgrädde 38 % 5 l|st|212.00|F|hink', 'Standardmjölk 10 l BIB|st|109.50|F|', 'Smör osaltat 2 kg|st|219.00|F|', 'Gräddfil 5 kg|st|148.00|F|hink',
  'Västerlång lagrad 18 mån|kg|176.00|F|ca 4,5 kg', 'Getost Fäbod vit|st|58.00|F|200 g', 'Ägg frigående M 180-pack|krt|396.00|F|180 st', 'Crème fraiche 32 % 3 kg|st|98.50|F|', 'Kvarg naturell 5 kg|st|164.00|F|',
  'Halloumi cypriotisk 1 kg|st|134.00|F|', 'Yoghurt turkisk 8 % 5 kg|st|189.00|F|',
); // prettier-ignore
export const greens = wares(
  'Palsternacka storpack|kg|24.80|F|10 kg', 'Grönkål svart|kg|69.00|F|3 kg', 'Delikatesspotatis Solist|kg|14.20|F|25 kg säck', 'Rödlök kl 1|kg|12.60|F|10 kg', 'Kruksallat Frillice|st|11.90|F|12 st',
  'Citron obehandlad|kg|38.50|F|', 'Pepparrot hel|kg|94.00|F|1 kg', 'Kantareller svenska|kg|219.00|F|2 kg', 'Persilja slät bunt|bt|9.90|F|', 'Morot knippe|bt|18.40|F|', 'Rabarber svensk|kg|47.00|F|5 kg',
  'Tomat på kvist|kg|33.70|F|6 kg', 'Isbergssallat strimlad|påse|42.00|F|2,5 kg',
); // prettier-ignore
export const beer = wares(
  'Humledal Lager 5,2 % 30 l fat|fat|1148.00|25|', 'Stugpilsner 4,7 % 33 cl|flak|276.00|25|24 st', 'Pale Ale Nordvik 5,6 % 33 cl|flak|348.00|25|24 st', 'Ljung Veteöl 5,0 % 20 l fat|fat|989.00|25|',
  'Porter Kolbotten 6,8 % 50 cl|back|462.00|25|12 st', 'Folköl Skift 3,5 % 50 cl|flak|214.00|25|20 st', 'Äppelcider Torr Kivik 4,5 % 20 l fat|fat|1040.00|25|', 'Alkoholfri IPA Nolla 33 cl|flak|239.00|F|24 st',
); // prettier-ignore
export const wine = wares(
  'Domaine Rosvert Chablis 2023|fl|168.00|25|6x75 cl', 'Castel Ombra Barbera d’Asti 2022|fl|112.50|25|6x75 cl', 'Weingut Hallbach Riesling Trocken 2024|fl|124.00|25|6x75 cl', 'Cava Brut Sant Mirel|fl|89.00|25|6x75 cl',
  'Quinta Alvora Vinho Verde 2024|fl|78.40|25|12x75 cl', 'Bodega Tresrios Crianza 2021|fl|104.00|25|6x75 cl', 'Champagne Duvernel Extra Brut|fl|312.00|25|6x75 cl', 'Husets Röda Bag-in-Box|st|229.00|25|3 l',
  'Snaps Malört 40 % 70 cl|fl|241.00|25|6 st', 'Rosé Mas Bellcaire 2025|fl|96.00|25|6x75 cl',
); // prettier-ignore
export const coffee = wares(
  'Espresso Svalört hela bönor|kg|189.00|F|6x1 kg', 'Bryggkaffe Mellanrost Höstlöv|pås|42.80|F|24x250 g', 'Koffeinfritt Skymning|kg|204.00|F|', 'Te Sencha lösvikt|kg|415.00|F|1 kg', 'Chokladdryck Kolibri 22 %|kg|134.00|F|10x1 kg',
  'Havredryck Barista 1 l|krt|138.00|F|6 st', 'Kaffefilter 110/360|krt|286.00|25|1000 st', 'Avkalkning Kalkfri 1 l|fl|79.00|25|', 'Rörsocker strö|krt|164.00|F|1000 st',
); // prettier-ignore
export const dry = wares(
  'Basmatiris 10 kg Shalima|säck|248.00|F|10 kg', 'Vetemjöl kvarn 20 kg|säck|219.00|F|', 'Rapsolja stek 10 l|dunk|287.00|F|', 'Tomat krossad 3/1|brk|42.60|F|6 st', 'Linser Beluga|kg|54.80|F|5 kg', 'Bakpulver 2,5 kg|hink|176.00|F|',
  'Salt fint med jod|kg|8.40|F|10 kg', 'Svartpeppar grovmalen|brk|98.00|F|600 g', 'Rostad lök Skåne 1 kg|pås|74.50|F|', 'Kapris fin 700 g|brk|89.50|F|', 'Majonnäs 80 % 10 kg|hink|339.00|F|', 'Sambal oelek 1 kg|brk|67.00|F|', 'Råsocker demerara|kg|29.90|F|5 kg',
); // prettier-ignore
export const paperGoods = wares(
  'Servett 3-lags 33x33 vinröd|krt|412.00|25|1000 st', 'Kaffemugg papp 25 cl|krt|589.00|25|1000 st', 'Take away-låda bagasse 1000 ml|krt|436.00|25|250 st', 'Plastfolie 45 cm|rulle|118.00|25|300 m', 'Bakplåtspapper 60x40|krt|394.00|25|500 st', 'Sugrör papper svart|krt|164.00|25|500 st',
  'Dukrulle dunicelliknande 1,2x25 m|rulle|286.00|25|', 'Trägaffel FSC 16 cm|krt|352.00|25|1000 st', 'Vakuumpåse 25x35|krt|219.00|25|100 st',
); // prettier-ignore
export const clean = wares(
  'Maskindiskmedel Klart 12 kg|dunk|498.00|25|', 'Torkmedel Skir 10 l|dunk|436.00|25|', 'Grovrent Alka 5 l|dunk|189.00|25|2x5 l', 'Handtvål oparfymerad 5 l|dunk|164.00|25|', 'Nitrilhandske svart M|ask|84.50|25|100 st', 'Soppåse 125 l svart|rulle|58.90|25|25 st', 'Ytdesinfektion 750 ml|fl|67.20|25|12 st', 'Mikrofiberduk blå|frp|79.00|25|10 st', 'Toalettpapper jumbo|bal|312.00|25|6 rl',
); // prettier-ignore
export const gear = wares(
  'Kockkniv Stålö 21 cm|st|689.00|25|', 'GN-bleck 1/1 65 mm|st|174.00|25|', 'Kastrull rostfri 8 l|st|1249.00|25|', 'Stekpanna kolstål 32 cm|st|498.00|25|', 'Tallrik flat 27 cm Grynna|st|89.50|25|6 st', 'Vinglas 45 cl Tindra|st|46.80|25|24 st', 'Skärbräda grön 60x40|st|312.00|25|', 'Degskrapa rak|st|38.00|25|10 st', 'Termometer instick digital|st|429.00|25|', 'Bestick gaffel Malma|st|24.90|25|12 st', 'Serveringsbricka halkfri|st|218.00|25|',
); // prettier-ignore
export const sweets = wares(
  'Vaniljglass Ladugård 5 l|st|246.00|F|', 'Sorbet Havtorn 2,5 l|st|189.00|F|', 'Glasstrut stor|krt|318.00|F|180 st', 'Chokladsås Mörk 1 kg|fl|98.00|F|', 'Lakritsgranulat 500 g|burk|127.00|F|', 'Ljunghonung 500 g|burk|109.00|F|', 'Hjortronsylt 3 kg|hink|398.00|F|', 'Maränger mini|pås|74.00|F|', 'Marsipan 1:1|kg|143.00|F|',
); // prettier-ignore
export const soft = wares(
  'Kolsyrat vatten Källby 33 cl|flak|118.00|F|24 st', 'Fläderdryck 75 cl|fl|42.00|F|12 st', 'Ingefärsläsk 27,5 cl|flak|248.00|F|24 st', 'Cola sirap BIB 10 l|st|489.00|F|', 'Äppelmust Opal 3 l|bib|96.00|F|', 'Tonic Salvia 20 cl|flak|296.00|F|24 st', 'Apelsinjuice färskpressad 2 l|fl|78.00|F|',
); // prettier-ignore
