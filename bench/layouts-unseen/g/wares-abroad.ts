/** Goods of sellers abroad, in their languages and without VAT: name | unit | price | VAT | pack. */
export const waresAbroad = {
  danish: `Rugbrød med kerner 1,1 kg|stk|19.75|0|
Hotdogpølser røde 20 stk|pk|64.50|0|1,2 kg
Danablu 50+ hel|kg|82.40|0|ca 3 kg
Flødekartofler 2 kg|ps|48.00|0|4x2 kg
Rejer i lage 2,5 kg|spd|312.00|0|
Æbleskiver 40 stk|krt|126.30|0|
Ristede løg 10 kg|krt|298.75|0|
Frikadeller 50 g stegte|krt|342.00|0|6 kg
Koldskål 1 l|stk|14.60|0|
Flæskesvær ovnklar|kg|58.90|0|`,
  danishFish: `Torsk renset 2-4 kg|kg|58.40|0|
Rødspætte str. 2|kg|41.25|0|
Jomfruhummer hel 10/15|kg|186.00|0|
Kuller hovedskåret|kg|46.90|0|
Pighvar 1-2 kg|kg|142.50|0|
Stenbider rogn 10 kg|spd|1240.00|0|
Havtaske haler 500+|kg|118.75|0|
Mørksej filet|kg|52.60|0|
Rødtunge 200-350|kg|96.40|0|`,
  norwegian: `Klippfisk av torsk 1/2|kg|214.00|0|
Røkt ørret hel side|kg|268.50|0|
Lutefisk porsjon|kg|142.00|0|10 kg
Fenalår skåret 100 g|pk|64.80|0|
Multer fryst 2,5 kg|spann|612.00|0|
Blåskjell line 5 kg|sekk|198.00|0|
Skrei loin fersk|kg|246.40|0|
Snøkrabbe clusters|kg|298.00|0|`,
  german: `Laugenstange TK 95 g|Krt|28.40|0|60 Stk
Leberkäse grob 2 kg|Stk|14.90|0|
Rotkohl küchenfertig|Eimer|16.20|0|10 kg
Spätzle frisch 2,5 kg|Btl|9.85|0|
Nürnberger Rostbratwürstchen|kg|10.40|0|
Meerrettich scharf 1 kg|Gl|7.65|0|
Butterkäse Laib|kg|8.95|0|
Apfelstrudel 30x180 g|Krt|32.60|0|
Weizenmehl Type 405|Sack|13.20|0|25 kg`,
  machines: `Spülkorb 500x500 mm|Stk|18.90|0|
Dichtung Gebläse 8.012|Stk|6.45|0|
Heizkörper 3 kW 230 V|Stk|84.20|0|
Thermostat 30-110 °C|Stk|41.75|0|
Umwälzpumpe UPR-60|Stk|312.00|0|
Klarspüler 10 l Kanister|Kan|38.60|0|
Türgriff rechts kpl.|Stk|27.30|0|`,
  italian: `Mozzarella di bufala DOP 125 g|pz|1.85|0|
Passata rustica 6x3 kg|ct|24.90|0|
Mortadella IGP metà|kg|9.40|0|
Riso Carnaroli 5 kg sv|sc|14.75|0|
Aceto balsamico 5 l|tan|22.60|0|
Bottarga di muggine|kg|118.00|0|
Speck Alto Adige 1/2|kg|15.30|0|
Olive taggiasche denocc. 1,9 kg|vas|28.45|0|
Taleggio DOP|kg|10.85|0|
Semola rimacinata|sc|17.20|0|25 kg`,
  vino: `Barbera d'Asti Superiore 2021|bt|6.90|0|
Soave Classico 2023|bt|5.40|0|
Prosecco Valdobbiadene Extra Dry|bt|7.25|0|
Amarone della Valpolicella 2018|bt|24.80|0|
Franciacorta Satèn|bt|16.50|0|
Nero d'Avola Sicilia DOC|bt|4.85|0|
Vermentino di Gallura|bt|8.60|0|`,
  french: `Crème crue d'Isigny 5 L|sea|28.90|0|
Saint-Nectaire fermier|kg|14.20|0|
Magret de canard IGP s/vide|kg|17.80|0|
Moutarde à l'ancienne 5 kg|sea|19.45|0|
Rillettes de porc 2 kg|ter|16.30|0|
Cuisses de grenouille 2 kg|sac|24.60|0|
Morilles séchées extra|kg|189.00|0|
Beurre demi-sel baratte 250 g|pce|3.15|0|
Reblochon AOP 450 g|pce|6.40|0|`,
  vin: `Pouilly-Fumé Vieilles Vignes 2022|bt|13.40|0|
Morgon Côte du Py 2021|bt|11.20|0|
Champagne 1er Cru Extra Brut|bt|26.50|0|
Bandol rosé 2024|bt|12.75|0|
Chinon Les Graviers|bt|7.90|0|
Gewurztraminer Grand Cru|bt|18.30|0|
Saint-Joseph rouge 2020|bt|15.60|0|`,
  spanish: `Jamón de cebo ibérico 50 %|kg|24.80|0|
Queso manchego curado 6 meses|kg|13.60|0|
Pimentón de la Vera dulce 750 g|lata|9.45|0|
Aceite de oliva virgen extra 5 L|gar|38.20|0|
Pulpo cocido pata 300/400|kg|29.90|0|
Arroz bomba 5 kg|saco|17.30|0|
Boquerones en vinagre 1 kg|ban|12.15|0|
Almendra marcona tostada|kg|19.70|0|
Chorizo asturiano|kg|8.95|0|`,
  dutch: `Goudse kaas 48+ oud|kg|11.40|0|12 kg
Bitterballen 30 g|doos|21.75|0|100 st
Stroopwafels 36 st|doos|14.60|0|
Haringfilet maatjes|emmer|32.90|0|20 st
Frietsaus 10 l|emmer|16.25|0|
Witlof 1e soort|kg|2.85|0|5 kg
Appelstroop 5 kg|emmer|18.40|0|
Kroketten rundvlees 100 g|doos|26.30|0|40 st`,
  english: `Sea salt flakes 1.5 kg|tub|11.80|0|
Mature Cheddar truckle 2 kg|each|26.40|0|
Cold smoked salmon D-cut|kg|24.90|0|
Brown sauce 4.5 kg|each|9.75|0|
Cream crackers 24x200 g|case|18.60|0|
Dry cured back bacon 2 kg|pack|16.35|0|
Earl Grey 600 envelopes|case|32.20|0|
Lemon curd 2.5 kg|tub|14.90|0|`,
  finnish: `Rökt sik hel|kg|19.80|0|
Karelska piroger 70 g|frp|6.45|0|10 st
Ägg ur burfri produktion 30 st|kart|5.90|0|
Siklöja urtagen|kg|9.20|0|
Lakritssås 1 kg|fl|8.75|0|
Rågbröd Ålands svartbröd|st|4.60|0|
Renfärs fryst|kg|21.50|0|2 kg
Brödost varmrökt|st|7.35|0|`,
};
