/** Goods of sellers abroad, without VAT but for those who charge their own land's. */
export const waresAbroad = {
  danish: `Fiskefrikadeller 80 g|kg|74.50|0|4 kg
Jomfruhummer levende 8/12|kg|289.00|0|
Røget sildefilet|kg|96.00|0|3 kg
Hellefisk koteletter|kg|168.40|0|5 kg
Stenbiderrogn renset|bk|312.00|0|1 kg
Dybvandsrejer 90/120|kg|118.75|0|5 kg
Ålefilet varmrøget|kg|364.00|0|`,
  chairs: `Cafestol Fanø, eg olieret|stk|845.00|0||4-30
Barstol Fanø høj, sort|stk|1120.00|0||2-12
Bordplade kompaktlaminat 70x70|stk|618.00|0||4-20
Søjlestel støbejern|stk|489.50|0||4-20
Stolesko filt, sæt|sæt|24.00|0||10-60`,
  norwegian: `Laksefilet C-trim 1,4-1,8|kg|164.50|0|
Skrei loin vakuum|kg|248.00|0|5 kg
Hvalbiff fryst|kg|196.00|0|
Kveite skiver 2-4 cm|kg|312.00|0|
Varmrøkt ørretfilet|kg|276.40|0|
Multer sukkerfri 3 kg|spann|1140.00|0|3 kg`,
  stone: `Ildfast plate pizzaovn 33x66|stk|486.00|0||1-8
Brenner propan 28 kW|stk|3240.00|0||1-2
Pizzaspade perforert 33 cm|stk|612.00|0||1-4
Røykrør Ø 180, 1 m|stk|398.00|0||1-6`,
  finnish: `Karelska piroger 70 g råg|krt|386.00|0|60 st
Åländskt svartbröd limpa|st|41.20|0||6-40
Kallrökt sik skivad|kg|32.40|0|1 kg
Muikkufilé rensad|kg|11.80|0|5 kg
Lakritsglass 5 l|st|24.90|0|5 l
Rågmalt|säck|28.60|0|20 kg
Tranbär frysta|kg|6.75|0|10 kg`,
  german: `Laugenstange TK 105 g|Kt|28.40|0|70 St
Leberkäse fein am Stück|kg|7.85|0|2 kg
Süßer Senf Eimer|Eim|16.20|0|5 kg
Eierspätzle gekühlt|Btl|6.90|0|2,5 kg
Rotkohl mit Apfel|Ds|9.35|0|10,2 kg
Apfelstrudel ungebacken|Kt|34.60|0|12 St
Obazda|Sch|11.40|0|1 kg`,
  parts: `Dichtung Tür oben GN 2/1|Stk|48.60|0||1-4
Magnetventil 24 V DC|Stk|86.20|0||1-3
Heizstab 3 kW|Stk|124.90|0||1-2
Pumpenlaufrad Ø 92 mm|Stk|37.45|0||1-2
Sicherungssatz|Satz|9.80|0||1-3`,
  porcelain: `Teller flach coupe 28 cm|Stck|8.95|0||12-96
Espressotasse 0,09 l|Stck|5.40|0||12-72
Untertasse 12 cm|Stck|3.15|0||12-72
Platte oval 38 cm|Stck|21.80|0||2-12`,
  british: `Orkney Crab Claws cooked|kg|26.40|0|
Sourdough Crackers 6 x 200 g|case|18.90|0|6x200 g
Somerset Brie wheel|each|14.25|0|1.1 kg
Haggis catering 1.36 kg|each|11.80|0|1.36 kg
Piccalilli 2.4 kg|tub|9.65|0|2.4 kg
Single Estate Tea Bags x 500|box|42.00|0|500
Yorkshire Puddings 4"|case|16.70|0|48`,
  cloud: `Reservation platform - Growth plan|month|189.00|0||1-1
Additional location|month|45.00|0||1-5
Text message bundle 1,000|pcs|32.50|0||1-6
Onboarding session remote|hour|95.00|0||1-4/500`,
  french: `Terrine de canard aux cèpes|kg|16.90|0|2 kg
Saucisson sec Ardèche|pce|5.45|0||6-40
Crème crue Isigny 5 L|seau|28.60|0|5 l
Huîtres creuses n° 3 Cancale|bour|31.50|0|50
Moutarde de Meaux seau 5 kg|seau|17.80|0|5 kg
Cidre bouché fermier 75 cl|btl|4.35|0|6x75 cl|6-60`,
  italian: `'Nduja di Spilinga vaso|pz|9.80|0|400 g
Paccheri trafilati bronzo|ct|24.60|0|6x1 kg
Taleggio DOP stagionato|kg|11.95|0|ca 2 kg
Carciofi con gambo|pz|18.40|0|1,9 kg
Mortadella gran riserva|kg|10.75|0|ca 6 kg
Passata di Corleone|ct|14.20|0|12x690 g
Aceto balsamico invecchiato 5 l|pz|32.00|0|5 l`,
  machines_it: `Guarnizione gruppo 73 mm|pz|4.2000|0||2-12
Doccetta inox 51 mm|pz|6.8500|0||2-6
Macine coniche coppia|paia|89.50|0||1-2
Sonda livello caldaia|pz|21.40|0||1-2
Spese di imballo|pz|8.00|0||1-1`,
};
