/** Services, rents and supplies by the meter, in the order in which they stand on a bill. */
export const waresServices = {
  linen: `Kockbyxa rutig, hyra och tvätt|st|24.60|25||5-40
Servett linnelook grå 48x48|st|3.9500|25||60-400
Duk 140x240 vit|st|34.80|25||4-60
Kökshandduk halvlin|st|5.2500|25||20-150
Entrématta 85x150 utbyte|st|76.00|25||1-4
Midjeförkläde långt|st|16.40|25||6-30
Miljö- och energitillägg|st|89.00|25||1-1`,
  washing: `Städning kök, kväll|tim|412.00|25||12-60/500
Golvvård matsal, skurning och polish|m²|38.50|25||60-240
Fönsterputs in- och utvändigt|st|1850.00|25||1-1
Förbrukningsmaterial enligt spec.|st|640.00|25||1-1`,
  pest: `Skadedjursavtal Bas, kvartal|kvartal|1985.00|25||1-1
Extra besök råttor, 2 beten bytta|besök|1240.00|25||1-3
Fågelnät innergård, montering|tim|780.00|25||2-9/500`,
  cooling: `Felsökning kylrum 2|tim|945.00|25||1-6/250
Servicebil framkörning|st|520.00|25||1-2
Förångarfläkt EC 34 W|st|1876.00|25||1-2
Köldmedium R290 påfyllning|kg|1420.00|25||1-3/100
Dörrpackning magnet 620x1480|st|1134.50|25||1-3
Kontaktor 3-pol 9 A|st|486.00|25||1-2
Skrotningsavgift kompressor|st|350.00|25||1-1`,
  kitchens: `Arbete montör ordinarie tid|tim|868.00|25||1-9/500
Restid montör|tim|434.00|25||1-3/500
Bilersättning per mil|mil|58.00|25||3-24
Tvättarm övre komplett TK-90|st|2740.00|25||1-2
Doseringsslang silikon|m|64.00|25||1-6/500
Termostat fritös 190°|st|1198.00|25||1-2
Skruv, tejp och tätning|st|95.00|25||1-1`,
  power: `Rörlig elkraft SE2|kWh|0.8420|25||2400-9800
Påslag inkl. elcertifikat|kWh|0.0490|25||2400-9800
Månadsavgift elhandel|mån|49.00|25||1-1`,
  grid: `Abonnemang säkring 63 A|mån|1486.00|25||1-1
Överföring höglast vardag|kWh|0.3875|25||900-4200
Överföring övrig tid|kWh|0.1640|25||1800-6100
Statlig energiskatt el|kWh|0.4390|25||2700-9800
Effekt, högsta timmedel|kW|62.5000|25||18-46/100`,
  heat: `Fjärrvärme energi|MWh|684.00|25||4-31/10
Flödesavgift|m³|4.1000|25||120-900
Grundavgift värme|mån|945.00|25||1-1`,
  water: `Brukningsavgift vatten|m³|24.8500|25||40-260
Avlopp, spillvatten|m³|31.4000|25||40-260
Mätaravgift Qn 2,5|mån|112.00|25||3-3
Dagvatten fastighet|mån|86.50|25||3-3`,
  software: `Kassasystem Premium, licens per kassa|st|549.00|25||1-4
Modul bordsbokning L|mån|395.00|25||1-1
Lönemodul per anställd|st|38.00|25||6-31
Textmeddelande till gäst|st|0.5900|25||40-900
Support telefon utöver avtal|tim|1150.00|25||1-2/250`,
  telecom: `Fiber Företag 500/500|mån|749.00|25||1-1
Mobil Växel Fri 20 GB|mån|289.00|25||1-6
Samtal till betalnummer|min|4.9000|25||1-14
Hyra router|mån|79.00|25||1-1`,
  rental: `Partytält 6x12 m, hyra helg|st|5400.00|25||1-1
Ståbord Ø 80 med strumpa|st|118.00|25||4-30
Stol stapelbar grafit|st|24.00|25||20-150
Gasolvärmare terrass inkl. 1 tub|st|640.00|25||1-6
Uppställning och nedtagning|tim|520.00|25||3-14/500
Transport t/r|st|1450.00|25||1-1`,
  machines: `Ismaskin 90 kg, månadshyra|mån|895.00|25||1-1
Espressomaskin Duo, månadshyra|mån|1640.00|25||1-1
Serviceavtal kvarn|mån|210.00|25||1-2
Avkalkning på plats|st|780.00|25||1-1`,
  waste: `Tömning matavfall kärl 140 l|st|84.50|25||4-26
Brännbart 660 l, tömt|st|196.00|25||2-13
Kartong balad, hämtning|st|245.00|25||1-4
Slamsugning av fettbrunn|m³|612.00|25||1-4/100
Hyra av kärl|mån|45.00|25||2-6
Frityrolja, returfat byte|st|120.00|25||1-3`,
  staff: `Kock, vardag dag|tim|342.00|25||6-40/250
Kock, OB kväll|tim|418.00|25||2-16/250
Serveringspersonal helg|tim|369.50|25||4-24/500
Diskplockare kväll|tim|274.00|25||4-20/500
Bokningsavgift|st|250.00|25||1-1`,
  print: `Menyer A4 falsad, 200 g|st|9.8000|25||50-300
Menytavla griffelfolie 60x90|st|985.00|25||1-2
Visitkort 85x55 mm, 2 motiv|st|1.4500|25||250-1000
Originaljustering|tim|890.00|25||1-2/250
Dekal öppettider fönster|st|240.00|25||1-3`,
  knives: `Kockkniv, slipning och stål|st|75.00|25||3-14
Slipning brödkniv tandad|st|110.00|25||1-4
Skärmaskinsklinga slipad|st|420.00|25||1-2
Tur hämta och lämna|st|180.00|25||1-1`,
  gas: `Kolsyra 10 kg flaska|st|486.00|25||1-6
Kväve/kolsyra 70/30 mix 20 l|st|612.00|25||1-4
Gasol 11 kg komposit, byte|st|398.00|25||1-8
Flaskhyra per dygn|dygn|2.1000|25||30-180
ADR-tillägg|st|65.00|25||1-1`,
  locks: `Cylinderbyte entrédörr Oval 1200|st|1286.00|25||1-2
Kodlås batteridrivet, inkl. programmering|st|3490.00|25||1-1
Extra nyckel spärrad|st|145.00|25||1-6
Jourutryckning vardag 17-22|st|2150.00|25||1-1`,
  chimney: `Rensning imkanal|st|1460.00|25||1-2
Brandskyddskontroll imkanal|st|985.00|25||1-1
Filterkassett tvätt|st|68.00|25||4-12
Tillägg takarbete|tim|690.00|25||1-3/500`,
  gigs: `Trubadur fredag 20-23|st|4800.00|6||1-2
Ljudteknik och PA|st|2200.00|25||1-1
Reseersättning|mil|25.00|25||4-32`,
  premises: `Lokalhyra gatuplan 214 kvm|mån|38450.00|25||1-1
Andel fastighetsskatt|mån|2310.00|25||1-1
Tillägg värme|mån|1890.00|25||1-1`,
};
