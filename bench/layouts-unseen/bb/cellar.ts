/** What is drunk: coffee, soft drinks, beer, wine and what has no alcohol. */
import { dotted, iso, pointed, shortDashed } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab } from './firms.ts';
import { penned } from './pen.ts';
import { printedPage, spreadsheet, typeset } from './print.ts';
import * as drink from './wares-drink.ts';

const sv = hand('swedish');
const sp = hand('space');

// prettier-ignore
export const cellar: readonly LayoutBB[] = [
  {
    id: 'bb21-rosteri', producer: 'chromium', hard: 'two rates with a table of them; the trade name large, the company in the foot', credits: 1,
    seller: { firm: ab('Rosteri Kvarteret Nio AB', 'Lilla Tvärgatan 9, 432 43 Varberg'), wares: drink.coffee, rows: [3, 7], code: tagged('', 6), no: (n) => `K9-${3_300 + n}`, days: 30, fees: [['Frakt DHL', 12900, 25]], isNegative: true },
    draw: printedPage(sv, 'body{font:9.5pt "Liberation Sans"}h1{letter-spacing:2mm;font-size:16pt}.goods th{border-bottom:1.2pt solid #000;font-size:8pt;text-transform:uppercase}.goods td{padding:1.2mm 1mm}.taxes td,.taxes th{font-size:8pt;padding:.5mm 3mm}', `<h1>KVARTERET NIO</h1><table class="full"><tr><td width="55%"><br>{bname}<br>{bstreet}<br>{bpost}</td><td><b>{title} {no}</b><br>[[list Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Er referens=ref;Kreditering av=about]]</td></tr></table>[[remark]][[goods <Artnr=nr;<Artikel=name;>Antal=qty;<Enhet=unit;>À-pris=price;>Moms=ratep;>Belopp=sum||below=EAN {ean}||fees]]<table class="full"><tr><td width="55%">[[taxes Moms %;Underlag;Moms]]</td><td>[[kv Netto=net;Moms=tax;<b>Att betala SEK</b>=pay||end]]</td></tr></table><p class="foot">{name}, {street}, {post} &nbsp; Tel {tel}<br>Org.nr {org} &nbsp; Momsreg.nr {vat} &nbsp; Bankgiro {bg} &nbsp; Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb22-lask-pant', producer: 'arrays', hard: 'a deposit as a row after each drink, at the rate of its drink', count: 3, credits: 1,
    seller: { firm: ab('Läskdepån Halmstad AB', 'Bryggeriverket 2, 302 62 Halmstad'), wares: drink.soft, rows: [4, 7], code: 6, no: (n) => String(90_377_000 + n), days: 15, isWhole: true },
    draw: penned(sp, '8.5', (p) => {
      p.t(40, 52, 'Läskdepån', 'b 22'); p.t(40, 65, 'Halmstad', '10');
      p.t(555, 50, '{TITLE}', 'b 14 r'); p.cells(305, 58, [84, 83, 83], 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due'); p.cells(305, 84, [84, 83, 83], 'Kundnummer=cust;Order=order;Avser=about');
      p.t(40, 105, '{bname}|{bstreet}|{bpost}', '10'); p.t(40, 155, '<?{remark}?>', 'b');
      const end = p.goods(175, '40<Art.nr=nr;90<Benämning=name;280<Pack=pack;350>Antal=qty;356<Enh=unit;424>Pris=price;466>Moms%=rate;555>Belopp=sum', { lines: 'under', step: 13.5 });
      const y = p.room(end, 110); p.line(36, 559, y - 4);
      p.taxes(y + 14, [70, 150, 220], ['Moms %', 'Underlag', 'Moms']); p.kv(390, 555, y + 14, 'Summa exkl. moms=net;Summa moms=tax;Öresavrundning=round;Att betala=pay', 'r ! /14');
      p.line(36, 559, 790); p.t(40, 802, '{name}  {street}  {post}   Bankgiro {bg}  OCR {ocr}|Org.nr {org}   Momsreg.nr {vat}   Innehar F-skattsedel', '7.5');
    }),
  },
  {
    id: 'bb23-burkol', producer: 'wkhtmltopdf', hard: 'deposits as rows at 25 per cent; capitals', credits: 1,
    seller: { firm: ab('Brygghuset Sju Backar AB', 'Ullaredsvägen 18, 311 68 Slöinge'), wares: drink.cans, rows: [2, 5], code: 5, no: (n) => `SB${24_010 + n}` },
    draw: printedPage(hand('bare', iso), 'body{font-size:12pt}.box td{border:1px solid #444;padding:1mm 2mm}.goods th{background:#eee;padding:1.5mm}.goods td{padding:1mm 1.5mm}small{font-size:9pt}.end td{padding:1mm}', `<table class="full"><tr><td width="60%"><h2>BRYGGHUSET SJU BACKAR</h2>{street}<br>{post}</td><td align="right"><h1>{title}</h1></td></tr></table><br>[[box Fakturanr=no;Datum=date;Förfallodatum=due;Kundnr=cust;Referens=ref;Leverans=deliv;Krediterad faktura=about||3]]<br>{bname}<br>{bstreet}<br>{bpost}[[remark]][[goods <Artikel=nr;<Text=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum]][[kv Netto=net;Moms {rate} %=*taxes;<b>Summa att betala</b>=pay||end]]<p class="foot">Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vat}. {name} har F-skatt. Dröjsmålsränta 12 %.</p>`),
  },
  {
    id: 'bb24-fat-retur', producer: 'reportlab', hard: 'kegs with deposits; kegs sent back as a negative charge below the rows', credits: 0,
    seller: { firm: ab('Fjärås Bryggeri AB', 'Bräckavägen 31, 439 74 Fjärås'), wares: drink.kegs, rows: [2, 4], code: tagged('F', 3), no: (n) => String(7_720 + n), days: 20, fees: [['Retur fatpant 2 st', -60000, 25], ['Utkörning', 29000, 25]] },
    draw: penned(sv, '9.5', (p) => {
      p.t(297, 60, 'FJÄRÅS BRYGGERI', 'b 20 c'); p.t(297, 75, '{street}, {post}', '8 c');
      p.kv(40, 140, 110, 'Faktura=no;Fakturadatum=date;Förfallodatum=due;Kund=cust;Ert ordernr=order', '/14'); p.t(340, 110, '{bname}|{bstreet}|{bpost}', '10.5'); p.t(340, 165, '<?{title}: {remark}?>', 'b');
      const end = p.goods(215, '40<Nr=nr;80<Öl=name;310>Antal=qty;318<Enh=unit;420>Pris=price;555>Summa=sum', { lines: 'each', step: 16, fees: true });
      p.kv(380, 555, end + 20, 'Summa exkl. moms=net;Moms {rate} % på {base}=*taxes;Att betala=pay', 'r ! /16');
      p.t(297, 770, '{name} · Bankgiro {bg} · Organisationsnummer {org} · Momsregistreringsnummer {vat}|Godkänd för F-skatt · Punktskatt ingår i priserna', '8 c /12');
    }),
  },
  {
    id: 'bb25-vinimport', producer: 'weasyprint', hard: 'vintages and litres in the names; wide letters', count: 3, credits: 1,
    seller: { firm: ab('Vinhuset Aldergren Import AB', 'Kungsgatan 64, 411 22 Göteborg'), wares: drink.wine, rows: [2, 6], code: 7, no: (n) => String(260_512 + n), cuts: [500, 800], days: 30, fees: [['Frakt kolli', 24500, 25]] },
    draw: printedPage(hand('dotted', iso), '@page{margin:18mm}body{font:9.5pt "C059",serif}.goods th{font-weight:normal;border-bottom:.5pt solid #722f37;color:#722f37}.goods td{padding:1.3mm .8mm}h1{color:#722f37;font-weight:normal}', `<h1>Aldergren</h1><small>Vinhuset Aldergren Import AB · {street} · {post}</small><br><br><table class="full"><tr><td width="50%"><small>Fakturaadress</small><br>{bname}<br>{bstreet}<br>{bpost}</td><td>[[kv {title}=no;Utställd=date;Förfaller=due;Kundnummer=cust;Er order=order;Rättar faktura=about]]</td></tr></table>[[remark]][[goods <Art.nr=nr;<Vin=name;>Antal=qty;<=unit;>Pris=price;>Rab. %=cut;>Belopp=sum||fees]][[kv Nettobelopp=net;Moms {rate} %=*taxes;<b>Att erlägga SEK</b>=pay||end]]<p class="foot">Organisationsnummer {org} – VAT {vat} – Bankgiro {bg} – OCR {ocr} – F-skattebevis</p>`),
  },
  {
    id: 'bb26-sprit-grossist', producer: 'groff-gs', hard: 'typewriter letters through PostScript; two rates', credits: 0,
    seller: { firm: ab('Destillatgrossisten i Göteborg AB', 'Exportgatan 15, 422 46 Hisings Backa'), wares: drink.spirits, rows: [3, 7], code: 5, no: (n) => String(418_020 + n), days: 30 },
    draw: typeset(hand('bare', pointed), 'C', 9, `\\fBDESTILLATGROSSISTEN I GÖTEBORG AB\\fP
{street}
{post}
.sp 1c
.in 9.5c
{bname}
{bstreet}
{bpost}
.in 0
.sp .8c
\\fB{TITLE}\\fP
[[remark]]
.sp .3c
[[kv FAKTURANR=no;FAKTURADATUM=date;FÖRFALLODAG=due;KUNDNR=cust;ER REF=ref||3.8]]
.sp .6c
[[goods 15<ARTNR=nr;50<BENÄMNING=name;12>ANTAL=qty;10<ENH=unit;20>PRIS=price;14>MOMS=rate;24>BELOPP=sum]]
.sp .4c
.in 8c
[[kv NETTO=net;MOMS {rate} % AV {base}=*taxes;MOMS SUMMA=tax;ATT BETALA SEK=pay||5.4||3]]
.in 0
.sp 1.5c
BANKGIRO {bg}  OCR {ocr}
ORG.NR {org}  MOMSREG.NR {vat}
INNEHAR F-SKATTEBEVIS`),
  },
  {
    id: 'bb27-alkoholfritt-visma', producer: 'cairo', hard: 'an accounting program’s framed form with a slip for the giro', credits: 1,
    seller: { firm: ab('Nollan Dryckesagentur AB', 'Viktoriagatan 3, 503 34 Borås'), wares: drink.zero, rows: [2, 5], code: 4, no: (n) => String(11_760 + n), isWhole: true },
    draw: penned(sp, '8.5', (p) => {
      p.t(40, 52, 'Nollan Dryckesagentur AB', 'b 14'); p.t(400, 52, '{title}', 'b 14');
      p.frame(40, 66, 300, 160); p.t(48, 78, 'Kund', '7'); p.t(48, 94, '{bname}|{bstreet}|{bpost}', '10');
      p.frame(300, 66, 555, 160); p.kv(308, 420, 82, 'Fakturanummer=no;Fakturadatum=date;Kundnummer=cust;Er referens=ref;Förfallodatum=due;Krediterar nr=about', '/13');
      p.t(40, 178, '<?{remark}?>', 'b');
      const end = p.goods(200, '44<Artikelnr=nr;100<Benämning=name;330>Antal=qty;338<Enhet=unit;440>Pris=price;551>Summa=sum', { lines: 'grid', step: 15 });
      p.kv(400, 551, end + 14, 'Netto=net;Moms {rate} %=*taxes;Öresutj.=round;Att betala=pay', 'r ! /14');
      p.t(40, 640, '{name}, {street}, {post}   Tel {tel}   Org.nr {org}   Momsreg.nr {vat}   Godkänd för F-skatt', '7');
      p.giro(700);
    }),
  },
  {
    id: 'bb28-isfabrik', producer: 'fpdf', hard: 'few rows; a stamp of the day without dashes between the parts of the year', credits: 0,
    seller: { firm: ab('Klaris Väst AB', 'Frysgatan 4, 417 05 Göteborg'), wares: drink.ice, rows: [2, 4], no: (n) => String(50_120 + n), days: 10, isWhole: true },
    draw: penned(hand('bare', shortDashed), '10', (p) => {
      p.grey(0, 0, 595, 12, 0.5); p.t(40, 60, 'KLARIS VÄST', 'b 18'); p.t(40, 76, '{street} {post}', '8');
      p.kv(40, 150, 120, '{title}=no;Datum=date;Förfallodag=due;Kundnr=cust', '/15', 'b'); p.t(330, 120, '{bname}|{bstreet}|{bpost}'); p.t(40, 200, '<?{remark}?>', 'b');
      const end = p.goods(230, '40<Artikel=name;280>Antal=qty;288<Enhet=unit;390>Pris=price;440>Moms=ratep;555>Belopp=sum', { lines: 'under', step: 17 });
      p.kv(380, 555, end + 16, 'Summa=net;Moms {rate} %=*taxes;Moms totalt=tax;Öresavrundning=round;ATT BETALA=pay', 'r ! /16');
      p.t(40, 780, 'Bankgiro {bg}   Org.nr {org}   Momsreg.nr {vat}   F-skatt', '8'); p.t(40, 792, '{name}', '8');
    }),
  },
  {
    id: 'bb29-te-ark', producer: 'writer', hard: 'labels in a row above their values', credits: 0,
    seller: { firm: ab('Tekontoret Majorna AB', 'Allmänna vägen 28, 414 60 Göteborg'), wares: drink.coffee.filter(({ unit }) => unit !== 'rör'), rows: [2, 5], code: tagged('T', 4), no: (n) => String(870 + n), days: 20 },
    draw: printedPage(hand('space', dotted), '', `<table width="100%"><tr><td width="60%"><font size="6">Tekontoret</font><br>{street}, {post}</td><td><b>{title}</b></td></tr></table><p>{bname}<br>{bstreet}<br>{bpost}</p>[[remark]][[heads Fakturanr=no;Datum=date;Förfaller=due;Kundnr=cust;Er referens=ref]]<p>&nbsp;</p>[[goods 12<Artikel=nr;38<Benämning=name;>Antal=qty;<Enhet=unit;>Pris=price;>Moms %=rate;>Belopp=sum]][[kv Netto=net;Moms {rate} %=*taxes;Moms=tax;<b>Att betala</b>=pay]]<p>&nbsp;</p><p><font size="2">{name}. Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt.</font></p>`),
  },
  {
    id: 'bb30-dryck-excel', producer: 'calc', hard: 'a spreadsheet with its sums below; two decimals in all', credits: 1,
    seller: { firm: ab('Glas & Dryck Sydväst AB', 'Nymansgatan 12, 311 33 Falkenberg'), wares: [...drink.zero, ...drink.wine.slice(0, 4)], rows: [3, 6], code: 3, no: (n) => String(2_610 + n), isNegative: true },
    draw: spreadsheet(hand('bare', iso, { amount: 2 }), [45, 225, 55, 45, 75, 75, 105], '<Nr=nr;<Produkt=name;>Antal=qty;<Enh=unit;>Á-pris=price;>Moms%=rate;>Belopp=sum', 'Netto=net;Moms {rate}%=*taxes;Moms=tax;Att betala=pay', [
      '|<b>Glas & Dryck Sydväst AB</b>||||{title}', '|{street}, {post}|||||', '', '|{bname}|||Fakturanr||{no}', '|{bstreet}|||Datum||{date}', '|{bpost}|||Förfallodag||{due}', '|<?Krediterar {about}?>|||Kundnr||{cust}', '|{remark}', '', 'goods', '', 'sums', '', '|Org.nr {org}|||Bankgiro||{bg}', '|Moms.nr {vat}, godkänd för F-skatt',
    ]),
  },
];
