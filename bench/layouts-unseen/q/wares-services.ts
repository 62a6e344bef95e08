/** What this set's suppliers of services and those abroad sell. */
import { wares } from './wares.ts';

export const laundry = wares(
  'Kockrock vit långärm|st|28.50|25|', 'Förkläde svart|st|11.40|25|', 'Handduk frotté 50x70|st|6.80|25|', 'Bordsduk 140x220 linne|st|34.00|25|', 'Servett damast vit|st|4.90|25|', 'Entrématta 115x180|st|89.00|25|', 'Kökshandduk rutig|st|5.60|25|',
); // prettier-ignore
export const repairs = wares(
  'Arbete kyltekniker vardag|tim|895.00|25|', 'Servicebil zon 2|st|620.00|25|', 'Köldmedium R290 påfyllning|kg|1460.00|25|', 'Dörrpackning GN 2/1|st|784.00|25|', 'Termostat Elux 3000|st|1125.00|25|', 'Miljöavgift förbrukning|st|95.00|25|', 'Magnetventil diskmaskin|st|936.00|25|', 'Övertid kväll 50 %|tim|1342.50|25|',
); // prettier-ignore
export const plumbing = wares(
  'Montör VVS normaltid|tim|720.00|25|', 'Lärling|tim|410.00|25|', 'Avloppsrensning spolbil|tim|1450.00|25|', 'Kulventil DN20|st|268.00|25|', 'Flexslang 3/8 500 mm|st|129.00|25|', 'Köksblandare storkök|st|3490.00|25|', 'Kopparrör 15 mm|m|94.50|25|', 'Fettavskiljare tömning 2 m3|st|2850.00|25|',
); // prettier-ignore
export const pest = wares(
  'Skadedjursavtal kvartal|st|1890.00|25|', 'Betesstation råtta|st|245.00|25|', 'Inspektion enligt rond|st|780.00|25|', 'Sanering mjölmott|tim|985.00|25|', 'Fluglampa lysrör 15 W|st|164.00|25|',
); // prettier-ignore
export const waste = wares(
  'Hämtning matavfall 140 l kärl|st|118.00|25|', 'Hämtning restavfall 660 l|st|264.00|25|', 'Hyra kärl glas ofärgat|st|74.00|25|', 'Wellpapp balad bur|st|185.00|25|', 'Fritösolja fat 60 l|st|95.00|25|', 'Behandlingsavgift brännbart|kg|1.85|25|',
); // prettier-ignore
export const power = wares(
  'Rörligt elpris|kWh|0.7428|25|', 'Påslag|kWh|0.0490|25|', 'Energiskatt|kWh|0.4390|25|', 'Elnät överföring|kWh|0.3120|25|', 'Fast avgift abonnemang|mån|420.00|25|', 'Effektavgift|kW|59.00|25|',
); // prettier-ignore
export const gas = wares(
  'Gasol P45 fyllning|st|1495.00|25|', 'Gasol P11 komposit byte|st|489.00|25|', 'Flaskhyra P45|mån|38.00|25|', 'Kolsyra 10 kg byte|st|612.00|25|', 'Farligt gods-tillägg|st|165.00|25|', 'Regulator 30 mbar|st|318.00|25|',
); // prettier-ignore
export const software = wares(
  'Bordsplan Pro licens|mån|499.00|25|', 'Kassamodul Extra enhet|mån|249.00|25|', 'Schemaläggning per anställd|st|39.00|25|', 'SMS-påminnelser|st|0.65|25|', 'Onlinebokning widget|mån|189.00|25|', 'Uppstart och utbildning|tim|1190.00|25|',
); // prettier-ignore
export const rental = wares(
  'Hyra ismaskin 90 kg/dygn|mån|1290.00|25|', 'Hyra kaffemaskin Trio|mån|1645.00|25|', 'Räknarställning koppar|st|0.38|25|', 'Serviceavtal Bas|mån|349.00|25|', 'Vattenfilter utbyte|st|685.00|25|', 'Hyra varmhållningsvagn|dygn|240.00|25|',
); // prettier-ignore
export const staff = wares(
  'Kock ordinarie tid|tim|389.00|25|', 'Kock OB helg|tim|498.00|25|', 'Diskpersonal|tim|312.00|25|', 'Serveringspersonal kväll|tim|364.00|25|', 'Bokningsavgift|st|250.00|25|',
); // prettier-ignore
export const print = wares(
  'Menyer A4 präglade|st|24.50|25|', 'Dryckeslista häftad 16 sid|st|38.00|25|', 'Visitkort 350 g|st|1.15|25|', 'Fönsterdekal öppettider|st|285.00|25|', 'Originalarbete|tim|950.00|25|', 'Placemat A3|st|1.90|25|',
); // prettier-ignore
export const freight = wares(
  'Kylgods zon 3 per pall|st|685.00|25|', 'Styckegods 0-30 kg|st|142.00|25|', 'Drivmedelstillägg diesel|st|86.40|25|', 'Väntetid|tim|540.00|25|', 'Pallbyte EUR|st|125.00|25|', 'Bommad leverans|st|390.00|25|',
); // prettier-ignore
export const flowers = wares(
  'Bordsbukett säsong liten|st|95.00|25|', 'Entréarrangemang vecka|st|650.00|25|', 'Eukalyptus Cinerea bunt|bt|69.00|25|', 'Krukväxt Ficus 1,8 m|st|890.00|25|', 'Skötsel gröna växter|tim|480.00|25|', 'Ros Avalanche 60 cm|st|18.50|25|',
); // prettier-ignore
export const danish = wares(
  'Jomfruhummer 8/12|kg|186.00|0|5 kg', 'Rødspættefilet|kg|142.50|0|10 kg', 'Torskerogn røget|kg|98.00|0|2 kg', 'Stenbiderrogn|kg|265.00|0|1 kg', 'Hellefisk skåret|kg|158.00|0|', 'Fjordrejer kogte|kg|310.00|0|1 kg',
); // prettier-ignore
export const danishTable = wares(
  'Tallerken Klit 22 cm|stk|64.00|0|', 'Skål Strandsand 16 cm|stk|58.50|0|', 'Lysestage messing|stk|189.00|0|', 'Spisebordsstol eg Holm|stk|1195.00|0|', 'Bordplade linoleum 70x70|stk|980.00|0|', 'Karaffel 1 l|stk|112.00|0|',
); // prettier-ignore
export const norse = wares(
  'Laksefilet trim D|kg|168.00|0|10 kg', 'Klippfisk boknafisk|kg|214.00|0|5 kg', 'Kongekrabbe bein|kg|598.00|0|5 kg', 'Brunost gårdsprodusert|kg|189.00|0|', 'Reinsdyrstek|kg|412.00|0|', 'Tyttebærsyltetøy 5 kg|spann|345.00|0|',
); // prettier-ignore
export const finnish = wares(
  'Insjökräftor kokta|tjog|64.00|0|', 'Muikku siklöja rensad|kg|12.40|0|3 kg', 'Rökt lake|kg|21.80|0|', 'Tjärsirap 5 dl|fl|8.90|0|', 'Svartbröd skärgårdslimpa|st|4.60|0|', 'Gravad sik|kg|29.50|0|', 'Åkerbärslikör 50 cl|fl|17.20|0|',
); // prettier-ignore
export const german = wares(
  'Grauburgunder Kabinett 2024|Fl.|7.80|0|6 x 0,75 l', 'Spätburgunder Barrique 2021|Fl.|14.90|0|6 x 0,75 l', 'Silvaner Alte Reben|Fl.|9.40|0|6 x 0,75 l', 'Winzersekt brut|Fl.|11.25|0|6 x 0,75 l', 'Scheurebe Auslese 0,5 l|Fl.|12.60|0|', 'Traubensaft weiß 1 l|Fl.|2.95|0|12 x 1 l',
); // prettier-ignore
export const germanGear = wares(
  'Kutterscheibe 4 mm|Stk|86.40|0|', 'Ersatzmesser Aufschnitt 300|Stk|148.00|0|', 'Dichtungssatz Kombidämpfer|Satz|62.75|0|', 'Vakuumbeutel 200x300|VE|24.90|0|', 'Entkalker 10 kg|Kan.|71.30|0|', 'Kerntemperaturfühler|Stk|119.00|0|',
); // prettier-ignore
export const french = wares(
  'Saint-Véran Les Combes 2023|btl|9.85|0|', 'Crémant de Loire brut|btl|8.20|0|', 'Sancerre Clos Harmel 2024|btl|13.40|0|', 'Morgon Vieilles Vignes 2022|btl|10.60|0|', 'Comté affiné 24 mois|kg|24.90|0|', 'Époisses au lait cru 250 g|pc|6.35|0|', 'Beurre de baratte au sel gris|kg|14.20|0|', 'Foie gras de canard mi-cuit|kg|68.00|0|',
); // prettier-ignore
export const italian = wares(
  'Olio extravergine Taggiasca 5 l|lt|62.50|0|', 'Prosciutto crudo 20 mesi|kg|21.80|0|', 'Farina tipo 00 25 kg|sc|19.40|0|', 'Pomodori pelati 2,5 kg|lt|4.35|0|6 pz', 'Burrata 125 g|pz|2.10|0|', 'Nocciole tostate|kg|17.90|0|', 'Barolo Cascina Verna 2020|bt|28.00|0|',
); // prettier-ignore
export const english = wares(
  'Assam Second Flush loose|kg|38.50|0|', 'Earl Grey pyramid bags|case|54.00|0|6 x 50', 'Stilton wedge 1 kg|each|19.75|0|', 'Sea salt flakes smoked|tub|22.40|0|1.5 kg', 'Native oysters No 2|doz|16.80|0|', 'Ginger shortbread tin|each|7.95|0|', 'Cold brew steeping filter|pack|31.00|0|20',
); // prettier-ignore
export const cloud = wares(
  'Table booking Business plan|month|79.00|0|', 'Guest messages|pcs|0.04|0|', 'Extra venue|month|29.00|0|', 'Menu translation add-on|month|15.50|0|', 'Onboarding session|hour|95.00|0|',
); // prettier-ignore
