/** What services put on their invoices: name | unit | price | VAT | period or pack. */

export const services = {
  laundry: `Bordsduk damast 140x140|st|21.40|25|
Servett vit 45x45|st|3.95|25|
Kockjacka vit|st|36.50|25|
Kockbyxa pepita|st|29.80|25|
Förkläde långt svart|st|16.20|25|
Kökshandduk randig|st|5.40|25|
Entrématta 85x150|st|74.00|25|
Glashandduk linne|st|6.90|25|`,
  cleaning: `Lokalvård enligt avtal|mån|6850.00|25|
Fönsterputs skyltfönster|ggr|980.00|25|
Extra städning kväll|tim|412.00|25|
Golvvård polish matsal|m²|38.50|25|
Storstädning kök|tim|445.00|25|
Förbrukningsmateriel|mån|326.00|25|`,
  waste: `Tömning matavfall 140 L|st|118.00|25|
Tömning brännbart 660 L|st|246.00|25|
Tömning glas färgat|st|92.00|25|
Wellpapp bur, hämtning|st|148.50|25|
Hyra kärl 660 L|mån|74.00|25|
Fettavskiljare slamsugning|st|3480.00|25|
Behandlingsavgift brännbart|kg|1.8900|25|
Frityrolja insamling|dunk|45.00|25|`,
  power: `Elenergi rörligt pris|kWh|0.6841|25|
Elöverföring|kWh|0.2475|25|
Energiskatt|kWh|0.4390|25|
Abonnemang 63 A|mån|1485.00|25|
Effektavgift höglast|kW|68.5000|25|
Ursprungsgaranti vattenkraft|kWh|0.0120|25|`,
  alarm: `Larmövervakning inbrott|mån|389.00|25|
Brandlarm förmedling|mån|298.00|25|
Överfallslarm knapp|mån|64.00|25|
Väktarutryckning|st|1250.00|25|
Kameratjänst lagring 30 dygn|mån|219.00|25|
Batteribyte centralapparat|st|486.00|25|`,
  till: `Kassasystem licens Restaurang|mån|695.00|25|
Kortterminal trådlös hyra|mån|249.00|25|
Transaktionsavgift debetkort|st|0.4900|25|
Köksskärm licens|mån|189.00|25|
Kvittoskrivare hyra|mån|99.00|25|
Support utökad 07-24|mån|349.00|25|
Kontrollenhet SKV|mån|159.00|25|`,
  repair: `Servicetekniker arbetstid|tim|925.00|25|
Restid|tim|780.00|25|
Milersättning|km|12.5000|25|
Packning diskmaskinslucka|st|486.00|25|
Tryckvakt 0,5 bar|st|742.00|25|
Värmeelement 4,5 kW|st|1865.00|25|
Köldmedium R290|st|640.00|25|
Cirkulationspump|st|3290.00|25|
Miljö- och förbrukningsavgift|st|95.00|25|
Termostatgivare PT100|st|388.00|25|`,
  telecom: `Bredband Företag 500/500|mån|549.00|25|
Mobilabonnemang Bas|st|199.00|25|
Växel användare|st|89.00|25|
Fast IP-adress|mån|49.00|25|
Samtal utland|min|1.9500|25|
Datapaket 20 GB|st|129.00|25|`,
  pest: `Serviceavtal skadedjur|kvartal|2140.00|25|
Betesstation utomhus|st|185.00|25|
Akutbesök vardag|st|1390.00|25|
Insektslampa lysrör|st|428.00|25|
Klisterfälla|st|54.00|25|`,
  music: `Bakgrundsmusik licens|mån|312.00|25|
Spelare hyra|mån|95.00|25|
Extra zon uteservering|mån|118.00|25|
Reklaminslag produktion|st|850.00|25|`,
  freight: `Kyltransport pall|pall|685.00|25|
Frystransport pall|pall|742.00|25|
Bakgavellyft|st|245.00|25|
Drivmedelstillägg|st|138.00|25|
Väntetid|kvart|172.00|25|
Returpall EUR|st|96.00|25|`,
  chimney: `Rengöring imkanal kök|st|2860.00|25|
Filterdemontering|tim|640.00|25|
Brandskyddskontroll protokoll|st|1180.00|25|
Fläktservice tak|st|1495.00|25|
Framkörning|st|420.00|25|`,
};
