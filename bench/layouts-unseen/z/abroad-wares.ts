/** Goods of sellers abroad, in their own words; sold without VAT. */
import type { Ware } from './wares.ts';

const wares = (text: string): readonly Ware[] =>
  text.split(';').map((each) => {
    const [name = '', unit = '', price = '', pack = ''] = each.trim().split('|');
    return { name, unit, price, rate: 0, pack };
  });

export const danishWares = wares(
  'Rugbrød skåret 12 stk|pk|34.50|;Wienerstang remonce|stk|28.75|;Smørcroissant frossen 70 g|krt|286.00|60 stk;Marineret sild 2,5 kg|spd|168.00|;Leverpostej grov|kg|74.00|;Remoulade 5 kg|spd|112.00|;Flødeboller 24 stk|ks|142.00|;Kransekagemasse|kg|96.50|',
);
export const danishChairs = wares(
  'Spisestol Havn eg|stk|1245.00|;Barstol Kaj sort|stk|1480.00|;Cafébord Ø70 marmor|stk|2150.00|;Hynde uld grå|stk|289.00|;Reservesæde flet|stk|420.00|',
);
export const norwegianWares = wares(
  'Laks superior 4-5 kg|kg|98.50|;Klippfisk av torsk|kg|214.00|5 kg;Kongekrabbe klør kokt|kg|689.00|;Ørretrogn 1 kg|stk|468.00|;Skrei loins fersk|kg|196.00|;Brunost ekte 500 g|stk|64.00|;Reker kokt 90/120|kg|148.00|2 kg',
);
export const finnishWares = wares(
  'Ruisleipä viipaloitu 500 g|kpl|2.45|;Karjalanpiirakka 70 g|ltk|34.80|60 kpl;Poronkäristys pakaste|kg|31.50|2 kg;Muikunmäti 200 g|prk|28.90|;Leipäjuusto 1 kg|kpl|14.60|;Salmiakkikastike 1 l|plo|9.75|;Kuusenkerkkäsiirappi|plo|12.40|',
);
export const germanWares = wares(
  'Weißwurst Münchner Art 10x120 g|Pck|13.90|;Brezel vorgegärt 100 g|Krt|38.40|80 Stk;Sauerkraut mild 10 kg|Eim|17.80|;Spätzle frisch 2,5 kg|Btl|11.25|;Helles Vollbier 0,5 l|Kst|18.60|20 Fl;Schwarzwälder Schinken|kg|16.95|;Senf mittelscharf 5 kg|Eim|12.70|;Grünkohl gehackt TK|kg|2.85|10 kg',
);
export const italianWares = wares(
  'Pomodori pelati San Marzano 2,5 kg|CT|24.60|6 pz;Farina tipo 00 pizza 25 kg|SC|28.90|;Mozzarella fiordilatte julienne|KG|7.85|;Prosciutto crudo 18 mesi|KG|16.40|;Olio extravergine 5 l|LT|46.50|;Grana padano grattugiato 1 kg|BS|13.75|;Guanciale stagionato|KG|12.30|;Carciofi alla romana 1,9 kg|VS|11.90|',
);
export const frenchWares = wares(
  'Foie gras de canard entier 500 g|pce|42.50|;Comté AOP 15 mois|kg|19.80|;Confit de canard 12 cuisses|bte|58.00|;Saucisson sec tradition|pce|4.65|;Moutarde à l’ancienne 5 kg|seau|21.40|;Beurre de baratte demi-sel|kg|11.20|;Vinaigre de Xérès 1 l|btl|6.85|',
);
export const spanishWares = wares(
  'Jamón ibérico de cebo loncheado|kg|48.50|;Aceite de oliva virgen 5 l|ud|38.90|;Queso manchego curado|kg|15.60|;Pimentón de la Vera 750 g|ud|9.85|;Arroz bomba 5 kg|saco|17.40|;Boquerones en vinagre 1 kg|ud|11.75|;Chorizo picante vela|kg|9.90|;Aceitunas gordal 2,5 kg|lata|13.20|',
);
export const dutchWares = wares(
  'Tulpen gemengd 50 st|bos|21.50|;Goudse kaas oud 48+|kg|9.85|;Stroopwafels 8 st|doos|26.40|;Pelargonium potmaat 12|tray|14.80|;Rozen rood 60 cm|bos|17.95|;Eucalyptus cinerea|bos|6.20|;Bitterballen 100 st|doos|31.75|',
);
export const britishWares = wares(
  'English Breakfast loose leaf 1 kg|bag|18.40|;Mature cheddar block|kg|9.65|2.5 kg;Shortbread fingers portion|case|22.80|120 pcs;Malt vinegar 5 l|jar|7.95|;Digestive biscuits catering|case|19.50|;Pork pie Melton 450 g|pc|3.85|;Clotted cream 907 g|tub|8.70|',
);
export const polishWares = wares(
  'Pierogi z mięsem mrożone 2 kg|szt|18.90|;Kiełbasa wiejska wędzona|kg|26.50|;Ogórki kiszone wiadro 3 kg|szt|21.40|;Karton do pizzy 32 cm|op|48.00|100 szt;Twaróg półtłusty|kg|17.80|;Krówki mleczne 2,5 kg|op|54.60|;Szklanka do piwa 0,5 l|szt|6.75|',
);
