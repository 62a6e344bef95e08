/** Invented goods that are sold from abroad, in the form of `wares.ts`. */

export const waresAbroad: Readonly<Record<string, string>> = {
  dansk: `Rødspætte filet m. skind|kg|142.00|F|3 kg
Skyr vanilje|spand|96.50|F|5 kg
Rugbrødsboller|stk|4.85|F|60 stk
Gammel Knas ost|kg|134.75|F|ca. 4 kg
Hakket oksekød 8-12 %|kg|84.20|F|5 kg
Hønsesalat bacon|bakke|62.40|F|2 kg
Økologisk smør|stk|29.60|F|20x250 g
Spegepølse skåret|pk|38.90|F|500 g
Grønkål vasket|pose|24.75|F|1 kg`,
  norsk: `Kveite filet fersk|kg|318.00|F|ca. 3 kg
Lakseside trim D|kg|196.50|F|5 kg
Jarlsberg blokk|kg|112.80|F|10 kg
Tørrfisk Lofoten|kg|364.00|F|5 kg
Reinsdyrskav|pk|228.40|F|1 kg
Blåskjell levende|nett|74.90|F|2 kg
Kjøttkaker 60 g|kart|289.00|F|5 kg
Lefser smurte|pk|46.75|F|10 stk`,
  suomi: `Kylmäsavulohi siivu|kg|28.40|F|1 kg
Karjalanpiirakka 80 g|ltk|24.60|F|60 kpl
Ruisleipä reikä|kpl|2.85|F|
Leipäjuusto|kpl|6.90|F|500 g
Puolukkasurvos|amp|31.25|F|5 kg
Poron käristys|pkt|38.70|F|1 kg
Muikku tuore|kg|14.60|F|5 kg
Mämmi|rs|4.45|F|700 g`,
  deutsch: `Rinderhüfte gereift|kg|17.80|F|ca. 4 kg
Nürnberger Rostbratwurst|Pkg|12.45|F|40 Stk
Kartoffelknödel TK|Krt|28.60|F|6 kg
Laugenstange 90 g|Krt|31.20|F|70 Stk
Bergkäse 12 Monate|kg|15.90|F|ca. 5 kg
Rotkohl küchenfertig|Eimer|21.75|F|10 kg
Leberkäse fein|kg|8.40|F|ca. 2 kg
Meerrettich gerieben|Glas|6.35|F|650 g`,
  bier: `Helles Lager 20x0,5 l|Kasten|16.80|F|20x0,5 l
Weißbier 20x0,5 l|Kasten|18.40|F|20x0,5 l
Dunkles Fass 30 l|Fass|74.50|F|30 l
Pils Fass 50 l|Fass|112.00|F|50 l
Radler alkoholfrei 20x0,5 l|Kasten|15.90|F|20x0,5 l`,
  italia: `Mortadella IGP|KG|9.80|F|ca 5 kg
Burrata pugliese|PZ|2.35|F|125 g
Pasta di Gragnano paccheri|CT|22.40|F|12x500 g
Farina tipo 0 Manitoba|SC|24.90|F|25 kg
Olio extravergine 5 L|LT|48.50|F|5 l
Aceto balsamico IGP|BT|7.65|F|6x500 ml
Prosciutto San Daniele|KG|21.40|F|ca 7 kg
Acciughe del Cantabrico|VS|18.90|F|600 g
Capperi sotto sale|VS|12.30|F|1 kg`,
  france: `Comté 18 mois|kg|21.60|F|ca 4 kg
Confit de canard|bte|14.90|F|1,35 kg
Moutarde de Dijon|seau|16.75|F|5 kg
Beurre d'Isigny|pce|3.85|F|250 g
Huîtres Marennes n° 3|bourr|38.00|F|50 pce
Magret de canard|kg|18.40|F|ca 0,4 kg
Saucisson sec|pce|6.20|F|250 g
Crème de marrons|bte|8.95|F|1 kg`,
  domaine: `Saint-Joseph rouge 2022|btl|14.80|F|6x75 cl
Mâcon-Villages blanc 2023|btl|8.90|F|6x75 cl
Bandol rosé 2024|btl|12.60|F|6x75 cl
Champagne Brut Réserve|btl|19.75|F|6x75 cl
Muscadet sur lie 2023|btl|6.45|F|12x75 cl
Madiran vieilles vignes 2020|btl|9.30|F|6x75 cl`,
  holland: `Witlof klasse I|kg|3.45|F|5 kg
Snijbonen|kg|4.80|F|4 kg
Paprika mix|doos|11.60|F|5 kg
Goudse kaas oud|kg|11.90|F|ca 12 kg
Microgroen radijs|bak|2.95|F|
Tulpen wit 50 st|bos|12.40|F|50 st
Veldsla gewassen|doos|9.85|F|8x150 g
Stroopwafels|doos|18.70|F|24x250 g`,
  espana: `Jamón de bellota 50 %|kg|38.60|F|ca 7 kg
Queso manchego curado|kg|16.85|F|ca 3 kg
Aceite virgen extra 5 L|gar|44.20|F|5 l
Pimentón de la Vera|lata|7.95|F|750 g
Aceituna manzanilla|cubo|21.40|F|5 kg
Chorizo ibérico|kg|14.75|F|ca 1 kg
Piquillo asado|lata|9.60|F|2,5 kg
Arroz bomba|saco|18.30|F|5 kg`,
  eire: `Irish Stout Keg 30 L|keg|98.50|F|30 L
Single Pot Whiskey|btl|31.40|F|6x70 cl
Cold Smoked Salmon Side|kg|24.60|F|ca 1.2 kg
Mature Red Cheddar|kg|11.85|F|5 kg
Black Pudding Ring|pc|3.95|F|12x500 g
Soda Bread Mix|bag|17.20|F|10 kg`,
};
