/** What a hotel buys besides food and drink. */
import { goods, type Good } from './larder.ts';

export const packaging = goods(
  25,
  `Soppskål papper 500 ml|tusen|1240.00|0.5-2||
Lock till soppskål 500 ml|tusen|498.00|0.5-2||
Bärkasse papper brun M|krt|312.00|1-4||250 st
Servett tissue 33 x 33 svart|krt|398.00|1-5||1200 st
Kaffemugg dubbelvägg 35 cl|krt|544.00|1-4||500 st
Pizzakartong 30 cm|bunt|169.00|1-8||100 st
Nitrilhandske blå L|ask|78.00|2-10||100 st
Bägare Ø 80 klar rPET|krt|612.00|1-2||1000 st
Termorulle 80 x 80 x 12|krt|428.00|1-2||30 rl`,
);
export const machines = goods(
  25,
  `Kombiugn iCombi 6-1/1 el 10,8 kW|st|84900.00|1-1
Kylbänk 3 dörrar GN1/1|st|18650.00|1-1
GN-kantin 1/1 100 mm rostfri|st|189.00|4-12
Stavmixer proffs 450 mm|st|6890.00|1-2
Vakuummaskin bords 8 m³/h|st|14200.00|1-1
Blandare med stril, bänkmontage|st|3480.00|1-1
Degskrapa rak 12 cm|st|64.00|2-8
Installation och provkörning|tim|890.00|2-6.5`,
);
export const spares = goods(
  25,
  `SPOLARM NEDRE KPL|ST|1845.00|1-2
TVÄTTPUMP 230V 0,75KW|ST|5290.00|1-1
O-RING 32X3,5 EPDM|ST|24.00|2-10
MAGNETVENTIL 2-VÄGS 180GR|ST|712.00|1-2
DÖRRPACKNING 1360MM|ST|986.00|1-2
TERMOSTAT 30-110C|ST|648.00|1-1
NIVÅVAKT MED SLANG|ST|534.00|1-1
PACKNINGSSATS DISKM|SAT|468.00|1-2`,
);
export const propane = goods(
  25,
  `Gasol P11, innehåll|st|498.00|1-6
Gasol P45, innehåll|st|1640.00|1-2
Gasolslang 10 mm|m|68.00|1.5-6
Flaskhyra P11 kvartal|st|84.00|1-6
Läckspray 400 ml|st|119.00|1-3`,
);
export const linen = goods(
  25,
  `Duk vit 140 x 140, tvätt|st|21.50|10-60
Servett linne 50 x 50, hyra och tvätt|st|4.95|80-400
Kockrock vit, hyra|st|32.00|6-24
Förkläde midja svart, tvätt|st|14.80|10-40
Badlakan 70 x 140, hyra|st|13.20|40-180
Påslakan 150 x 210, hyra|st|24.60|30-120
Handduk kök randig, tvätt|st|4.20|40-160
Entrématta 115 x 180, byte|st|148.00|1-3`,
);
export const snow = goods(
  25,
  `Plogning med hjullastare|tim|980.00|1.5-9.5
Sandning gångar och entré|gång|620.00|1-6
Bortforsling av snö, lastbil|tim|1150.00|2-8
Takskottning, två man|tim|1240.00|3-7.5
Jour natt/helg, tillägg|tim|280.00|1-4
Flis 4/8|ton|385.00|0.5-2.5`,
);
export const lift = goods(
  25,
  `Serviceavtal hiss H1 kvartal 3|st|2860.00|1-1
Serviceavtal varuhiss H2 kvartal 3|st|2140.00|1-1
Reparation dörrmaskin, arbetstid|tim|1090.00|1-5.5
Nödtelefon GSM abonnemang|mån|165.00|3-3
Restid tekniker|tim|790.00|1-3`,
);
export const alarm = goods(
  25,
  `Larmöverföring brand IP|mån|395.00|1-3
Larmöverföring inbrott|mån|289.00|1-3
Väktarutryckning natt kl 02.10|st|1480.00|1-1
Serviceavtal brandlarm|mån|612.00|1-3
Passerkort Mifare|st|48.00|5-25`,
);
export const printers = goods(
  25,
  `Klick svartvitt|st|0.0785|1400-5200
Klick färg|st|0.5940|320-1900
Hyra MFP receptionen|mån|890.00|1-3
Serviceavgift fast|mån|245.00|1-3`,
);
export const music = goods(
  25,
  `Bakgrundsmusik restaurang 61–100 platser|mån|412.50|3-3
Bakgrundsmusik bar och lobby|mån|286.00|3-3
Levande musik, kväll under 200 gäster|st|640.00|1-4
Dans till inspelad musik, afton|st|598.00|1-3`,
);
export const booking = goods(
  25,
  `Provision rumsbokningar 15 %|st|14382.40|1-1
Provision bordsbokningar|st|18.00|42-260
Månadsavgift kanalhanterare|mån|695.00|1-1
Synlighetstillägg topplista|dag|49.00|7-21`,
);
export const cancelledNight = goods(25, 'Avbokade nätter, avdrag|natt|126.50|1-4')[0] as Good;
export const staff = goods(
  25,
  `Kock, ordinarie tid|tim|398.00|24-76.5
Kock, ob kväll|tim|456.00|4-18.5
Serveringspersonal|tim|332.00|16-64
Diskare|tim|296.00|8-38
Frukostvärd helg|tim|418.00|6-16
Reseersättning bil|mil|32.00|6-48`,
);
export const electrician = goods(
  25,
  `Arbetstid elmontör|tim|645.00|1.5-11
Framkörning servicebil|st|395.00|1-3
Kabel EKLK 5G2,5|m|28.60|8-46
Uttag 16A IP44 utanpåliggande|st|189.00|1-6
LED-panel 60x60 40W|st|548.00|2-10
Jordfelsbrytare 4P 40A 30mA|st|1120.00|1-2
Förbrukningsmaterial|st|185.00|1-1`,
);
export const plumber = goods(
  25,
  `VVS-montör, normaltid|tim|685.00|1-8.5
Lärling VVS|tim|420.00|1-6
Spolbil avlopp, inställelse|st|2400.00|1-1
Spolbil avlopp, tid på plats|tim|1380.00|1-3.5
Kulventil DN20|st|246.00|1-4
Fettavskiljare tömning 2 m3|st|3150.00|1-1`,
);
export const carpenter = goods(
  25,
  `Snickeriarbete bardisk|tim|560.00|4-22.5
Ekskiva 40 mm oljad|m2|2150.00|0.8-3.4
Skruv, lim, slippapper|st|460.00|1-1
Resor|mil|30.00|4-22`,
);
export const waste = goods(
  25,
  `Tömning matavfall 140 l|st|96.00|4-12
Tömning restavfall 660 l|st|218.00|4-10
Wellpapp bur, hämtning|st|185.00|1-4
Frityrolja retur 60 l|st|0.00|1-2
Hyra kärl 660 l|st|42.00|2-5
Glas ofärgat, hämtning|st|168.00|1-3`,
);
export const power = goods(
  25,
  `Elförbrukning rörligt pris|kWh|0.6842|6400-18900
Elcertifikat och ursprungsgaranti|kWh|0.0215|6400-18900
Fast månadsavgift|mån|49.00|1-1
Energiskatt, nedsatt norra Sverige|kWh|0.3430|6400-18900`,
);
export const broadband = goods(
  25,
  `Fiber företag 1000/1000|mån|849.00|1-3
Fast IP-adress|mån|75.00|1-3
Mobil växel användare|mån|119.00|3-9
Gästnät WiFi accesspunkt|mån|89.00|4-12
Samtal utlandet|min|1.4900|12-140`,
);
export const cleaning = goods(
  25,
  `Maskindisk flytande klorfri 10 l|dunk|448.00|1-4
Torkmedel surt 10 l|dunk|516.00|1-3
Grovrent alkaliskt 5 l|dunk|187.00|1-4
Ytdesinfektion 75 % 5 l|dunk|298.00|1-4
Ugnsrengöring kombitab 150 st|hink|1240.00|1-2
Moppgarn microfiber 60 cm|st|89.00|2-10
Tvål skum refill 1 l|krt|534.00|1-2`,
);
export const pests = goods(
  25,
  `Skadedjursavtal hotell, kvartal|st|2385.00|1-1
Extra besök silverfisk|st|1450.00|1-2
Betesstation mus, komplettering|st|95.00|2-6
Protokoll egenkontroll|st|0.00|1-1`,
);
export const cards = goods(
  25,
  `Terminalhyra fast|mån|199.00|2-5
Terminalhyra mobil|mån|259.00|1-4
Transaktionsavgift debetkort|st|0.4500|310-1900
Transaktionsavgift kreditkort|st|0.9500|140-820
Kvittorulle 57 mm|krt|249.00|1-2`,
);
export const chimney = goods(
  25,
  `Rengöring imkanal storkök|tim|735.00|2-6
Sotning öppen spis lobby|st|890.00|1-2
Brandskyddskontroll|st|1560.00|1-1
Protokoll och foto|st|240.00|1-1`,
);
export const clothes = goods(
  25,
  `Kockbyxa unisex svart strl 50|st|398.00|1-4
Kockbyxa unisex svart strl 54|st|398.00|1-4
Pikétröja marin M|st|214.00|2-8
Skjorta servering vit 40|st|449.00|1-5
Arbetssko ESD halksäker 41|par|1095.00|1-2
Brodyr logotyp bröst|st|58.00|5-20`,
);
export const flowers = goods(
  25,
  `Bordsbukett säsong liten|st|89.00|6-24
Lobbyarrangemang stort|st|695.00|1-2
Krans gran och lingonris|st|345.00|1-4
Eucalyptus bunt|bunt|78.00|2-6
Snittblommor blandat|bunt|128.00|2-8`,
);
export const glasses = goods(
  25,
  `Vinglas Aurora 47 cl|st|62.50|12-72
Ölglas stapelbart 50 cl|st|29.80|24-96
Tallrik flat Ø 27 cm tundra|st|118.00|6-48
Bestickset hotell 4 delar|set|96.00|12-48
Karaff 1 l med lock|st|134.00|2-12
Kaffekopp 18 cl benvit|st|54.00|12-60`,
);
export const menus = goods(
  25,
  `Menyer A3 vikta 170 g, tryck|st|9.8000|100-400
Visitkort 85 x 55 mm|st|1.2500|250-1000
Affisch 50 x 70|st|89.00|5-20
Formgivning meny höst|tim|790.00|1-6.5
Tillägg matt laminering|st|3.4000|100-400`,
);
export const books = goods(
  25,
  `Löpande bokföring|tim|745.00|3-14.5
Lönehantering per lönespec|st|125.00|8-34
Momsdeklaration|st|480.00|1-1
Rådgivning kreditprövning|tim|1190.00|0.5-3`,
);
export const courses = goods(
  25,
  `Kurs Livsmedelshygien halvdag|pers|1295.00|2-9
Kursbok HACCP i praktiken|st|285.00|2-9|6
Alkohollagen diplom, webb|pers|890.00|1-6
Resa och traktamente kursledare|st|2340.00|1-1`,
);
export const perHundred = goods(
  25,
  `Smörgåspåse fönster 17 x 23|st|41.50|5-20
Tårtpapper Ø 28|st|36.20|2-8
Glasskopp papper 120 ml|st|58.90|5-20
Träbestick gaffel|st|44.00|5-30
Underlägg naturgrå|st|27.80|10-40
Sushilåda liten med lock|st|189.00|1-4`,
);
