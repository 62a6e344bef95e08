/** What sellers abroad send. */
import { wares } from './orders.ts';

/** Danish. */
export const danish = wares(`
Rugbrød skåret 950 g|stk|24.50|0|10 stk
Remoulade spand 5 kg|spand|118.00|0|
Røget sild Bornholm|kg|96.00|0|
Leverpostej grov 2 kg|stk|84.00|0|
Wienerbrød stang|stk|38.00|0|
Akvavit Dild 40 % 70 cl|fl|148.00|0|6 stk
Danbo lagret 45+|kg|92.00|0|
`);

/** Norwegian. */
export const norwegian = wares(`
Klippfisk torsk 2-3 kg|kg|168.00|0|25 kg
Kongekrabbe ben kokt|kg|462.00|0|10 kg
Brunost skivet 1 kg|stk|119.00|0|
Fenalår utbeinet|kg|389.00|0|
Lefse tynn 12 stk|pk|64.00|0|
Kamskjell rensede|kg|418.00|0|
`);

/** Finnish, by a house that writes in Swedish and Finnish. */
export const finnish = wares(`
Karjalanpiirakka 70 g|ltk|38.40|0|40 kpl
Savumuikku 1 kg|kg|24.90|0|
Leipäjuusto 500 g|kpl|9.80|0|
Ruispuikula 9 kpl|pss|3.45|0|
Lakkahillo 2 kg|prk|48.00|0|
Poronkäristys 1 kg|kg|38.50|0|
Salmiakki irto 2,2 kg|ltk|19.90|0|
`);

/** German. */
export const teutonic = wares(`
Gläserspülkorb 36 Fächer|Stk|38.90|0|
Reinigungstabletten Kombidämpfer 100|Eimer|74.50|0|
Schnitzelfritteuse 8 L|Stk|389.00|0|
Weizenbierglas 0,5 l|Stk|2.85|0|6 Stk|24,96
Laugenbrezel TK 100 g|Ktn|29.40|0|60 Stk
Sauerkraut mild 10 kg|Eimer|18.60|0|
`);

/** Italian. */
export const italian = wares(`
Parmigiano Reggiano DOP 24 mesi|kg|14.80|0|
Olio EVO lattina 5 l|pz|46.50|0|
Tartufo nero estivo|kg|380.00|0|
Aceto balsamico IGP 5 l|pz|28.90|0|
Paccheri di Gragnano 3 kg|ct|16.40|0|4 pz
Pomodoro pelato 2,5 kg|ct|21.60|0|6 pz
Speck stagionato|kg|13.90|0|
`);

/** French. */
export const gallic = wares(`
Crémant de Loire Brut 75 cl|bt|7.90|0|6|12,120
Chablis Vieilles Vignes 2023|bt|14.20|0|6|6,60
Foie gras entier mi-cuit 500 g|pc|38.00|0|
Comté AOP 18 mois|kg|21.40|0|
Moutarde de Dijon 5 kg|seau|17.60|0|
Escargots préparés 12 douz.|bte|64.00|0|
`);

/** Spanish. */
export const iberian = wares(`
Jamón ibérico cebo 50 %|kg|34.50|0|
Queso manchego curado 6 m|kg|15.80|0|
Pimentón dulce 750 g|ud|8.90|0|
Aceituna gordal 2,5 kg|lata|18.40|0|
Vino tinto crianza 75 cl|ud|5.60|0|6 ud|12,90
Anchoa Cantábrico 00 500 g|lata|29.50|0|
`);

/** Dutch. */
export const dutch = wares(`
Rozen Red Naomi 70 cm|st|0.89|0||100,500
Tulpen gemengd bos|bos|2.45|0||20,80
Chrysant tros wit|st|0.62|0||50,250
Goudse kaas oud 48+|kg|12.40|0|
Stroopwafel horeca 120 st|ds|21.50|0|
Bitterballen 30 g 100 st|ds|19.80|0|
`);

/** Polish. */
export const polish = wares(`
Pierogi z mięsem 2 kg|op|38.00|0|
Kiełbasa wiejska|kg|32.40|0|
Ogórki kiszone 5 kg|wiadro|41.00|0|
Stół roboczy nierdzewny 120x60|szt|890.00|0||1,2
Regał magazynowy 4 półki|szt|640.00|0||1,2
Kapusta kiszona 10 kg|wiadro|46.50|0|
`);

/** British. */
export const british = wares(`
Mature Cheddar 10 kg block|ea|96.00|0|
Earl Grey Loose Leaf 1 kg|ea|28.50|0|
Malt Vinegar 5 L|ea|9.40|0|
Tattie Scones 6 pack|case|14.20|0|12
Single Malt Marmalade 340 g|ea|4.60|0|12|6,36
Stilton Whole Truckle|kg|17.80|0|
`);

/** Irish. */
export const irish = wares(`
Booking engine Pro plan|month|79.00|0||1,3
Extra seats (per user)|month|6.50|0||2,12
SMS reminders pack 500|pack|24.00|0||1,4
Onboarding call|hour|95.00|0||1,2
Gift card module|month|19.00|0||1,1
`);

/** German wine and beer. */
export const estate = wares(`
Riesling Kabinett 2024 0,75 l|Fl|8.40|0|6 Fl|12,72
Spätburgunder trocken 2022|Fl|11.90|0|6 Fl|12,60
Winzersekt brut|Fl|12.50|0|6 Fl|6,48
Traubensaft rot 1,0 l|Fl|3.20|0|6 Fl|6,48
Silvaner Alte Reben 2023|Fl|9.80|0|6 Fl|6,60
`);
