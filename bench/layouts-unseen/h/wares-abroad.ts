/** Wares of sellers abroad, in their languages: name | unit | price | VAT | pack. */

export const abroad = {
  danish: `Økologisk rugbrød|stk|22.50|0|
Smørrebrødssild marineret|spand|168.00|0|3 kg
Flæskesteg m. svær|kg|74.80|0|
Danablu 50+|kg|96.00|0|
Frikadeller 60 g|ks|312.00|0|5 kg
Remoulade spand|stk|148.50|0|5 kg
Rejer i lage|bæger|129.00|0|1,2 kg
Kransekage lille|stk|14.20|0|`,
  norwegian: `Skrei loin fersk|kg|246.00|0|
Klippfisk utvannet|kg|218.50|0|
Kamskjell håndplukket|stk|29.00|0|
Fenalår beinfri|kg|384.00|0|
Multer fryst|kg|412.00|0|
Kveitefilet|kg|368.00|0|
Tørket sei snacks|pose|64.90|0|`,
  finnish: `Ruisleipä reikäleipä|kpl|2.40|0|
Kylmäsavuporo viipale|kg|58.90|0|
Leipäjuusto uunissa|kg|17.80|0|
Salmiakki rakeet|pss|8.60|0|
Kuusenkerkkäsiirappi|plo|12.40|0|
Muikku perattu|kg|13.90|0|
Mustikka pakaste|ltk|34.50|0|`,
  german: `Laugenstange TK|Krt|27.80|0|72 Stk
Rotkohl Eimer|Eim|21.40|0|10 kg
Rostbratwurst fein|kg|9.35|0|
Spätzle frisch|Btl|11.60|0|2,5 kg
Speck geräuchert|kg|13.80|0|
Apfelstrudel|Krt|38.20|0|12 Stk
Allgäuer Emmentaler|kg|12.75|0|
Meerrettich Glas|Gls|4.90|0|`,
  dutch: `Goudse kaas 48+ oud|kg|13.45|0|
Bitterballen rundvlees|doos|24.80|0|100 st
Stroopwafels roomboter|doos|31.20|0|
Tulpenbollen decoratie|zak|9.75|0|
Hollandse nieuwe haring|emmer|48.60|0|
Vlaamse frites gekoeld|zak|7.90|0|5 kg
Mosterd grof|pot|6.35|0|`,
  italian: `Mortadella IGP con pistacchio|kg|11.90|0|
Gorgonzola dolce 1/8|kg|10.60|0|
Pasta fresca tagliatelle|ct|18.40|0|3 kg
Olive taggiasche den.|vs|14.25|0|
Bresaola punta d'anca|kg|26.80|0|
Aceto balsamico IGP|bt|9.70|0|50 cl
Mozzarella fior di latte|kg|8.45|0|
Carciofi sott'olio|vs|22.10|0|`,
  french: `Beurre demi-sel baratte|kg|11.80|0|
Reblochon fermier|pce|9.40|0|
Confit de canard 12 cuisses|bte|38.60|0|
Cuisses de grenouille|kg|22.50|0|
Moutarde à l'ancienne|seau|19.80|0|5 kg
Rillettes du Mans|kg|14.90|0|
Crème d'Isigny 40 %|pot|6.70|0|`,
  spanish: `Jamón ibérico bellota loncheado|kg|68.00|0|
Aceite de oliva virgen extra|gfa|31.50|0|5 L
Chorizo cular|kg|14.20|0|
Queso manchego curado|kg|17.60|0|
Pimientos del piquillo|lta|12.90|0|
Boquerones en vinagre|bdj|9.85|0|
Arroz bomba|sc|18.70|0|5 kg`,
  irish: `Cheddar mature white block|kg|11.90|0|
Soda bread par-baked|case|26.40|0|
Smoked haddock fillet|kg|17.50|0|
Black pudding ring|each|4.85|0|
Oatcakes catering pack|case|19.60|0|
Whiskey marmalade|jar|5.25|0|
Back bacon sliced|pack|9.75|0|`,
  estonian: `Rukkileib viilutatud|tk|1.85|0|
Kilufilee vürtsikas|kg|9.40|0|
Kohuke vanill|krb|17.60|0|
Suitsusink|kg|11.20|0|
Kama jahu|kg|4.30|0|
Vaarikamoos|purk|6.75|0|`,
};
