/** Packaging, paper, chemicals, tableware, flowers and other goods of the house. */
import { dotted, iso, slashed, slashes } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab, person } from './firms.ts';
import { penned } from './pen.ts';
import { printedPage } from './print.ts';
import * as stuff from './wares-house.ts';

const sv = hand('swedish');
const sp = hand('space');

// prettier-ignore
export const house: readonly LayoutBB[] = [
  {
    id: 'bb31-forpackning', producer: 'reportlab-embedded', hard: 'packs in a column and below; a row number of three digits', credits: 1,
    seller: { firm: ab('Boxpac Emballage AB', 'Mölndalsvägen 91, 412 63 Göteborg'), wares: stuff.boxes, rows: [3, 7], code: tagged('BX', 5), no: (n) => String(1_004_450 + n), cuts: [700, 1200], fees: [['Fraktbidrag', 22000, 25]] },
    draw: penned(sv, '8.5', (p) => {
      p.t(40, 56, 'boxpac', 'b 26'); p.t(555, 50, '{name}|{street}|{post}|Tel {tel}', '8 r');
      p.t(40, 110, '{title}', 'b 14'); p.cells(40, 118, [86, 86, 86, 86, 86, 85], 'Nummer=no;Datum=date;Förfallodatum=due;Kundnr=cust;Er ref=ref;Avser=about', '9');
      p.line(40, 555, 146); p.t(40, 170, '{bname}|{bstreet}|{bpost}', '10'); p.t(320, 170, '<?{remark}?>', 'b');
      const end = p.goods(225, '40<Pos=i10;65<Artikelnr=nr;120<Benämning=name;300<Förp=pack;375>Antal=qty;380<Enh=unit;440>Pris=price;475>Rab=cutp;555>Belopp=sum', { grey: 0.9, step: 17, room: 40 });
      const y = p.room(end, 100); p.line(360, 555, y);
      p.kv(370, 555, y + 15, 'Varuvärde=rows;=*fees;Netto=net;Moms {rate} %=*taxes;Att betala SEK=pay', 'r ! 9 /14');
      p.line(40, 555, 785); p.t(40, 797, 'Bankgiro {bg}   OCR {ocr}   Org.nr {org}   Momsreg.nr {vat}   Godkänd för F-skatt   Säte Göteborg', '7.5');
    }),
  },
  {
    id: 'bb32-papper-hundra', producer: 'pdf-lib', hard: 'prices for a hundred, said in the head of the column', credits: 0,
    seller: { firm: ab('Påsfabriken i Kinna AB', 'Spinnerivägen 7, 511 57 Kinna'), wares: stuff.perHundred, rows: [2, 4], code: 6, no: (n) => `P-${6_630 + n}`, base: 100n, days: 30 },
    draw: penned(sp, '9.5', (p) => {
      p.t(50, 60, 'PÅSFABRIKEN', 's b 18'); p.t(50, 75, '{street}, {post}', '8'); p.t(545, 60, '{title}', 'b 16 r');
      p.kv(360, 455, 100, 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Leveransdatum=deliv', '/14'); p.t(50, 100, '{bname}|{bstreet}|{bpost}', '11'); p.t(50, 165, '<?{remark}?>', 'b');
      const end = p.goods(215, '50<Artikel=nr;105<Benämning=name;320>Antal=qty;328<Enhet=unit;430>Pris/100 st=price;545>Belopp=sum', { lines: 'round', step: 17 });
      p.kv(390, 545, end + 20, 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /16');
      p.t(50, 790, '{name}   Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}   Godkänd för F-skatt', '8');
    }),
  },
  {
    id: 'bb33-torkpapper-erp', producer: 'driver', hard: 'a big program’s form in capitals, everything in frames; ordered beside delivered', credits: 1,
    seller: { firm: ab('Hygienlagret Syd AB', 'Terminalgatan 21, 252 78 Helsingborg'), wares: stuff.tissue, rows: [3, 7], code: 8, no: (n) => String(5_510_040 + n), isNegative: true, fees: [['Miljöavgift', 3500, 25]] },
    draw: penned(hand('dotted', iso), '8.5', (p) => {
      p.t(40, 50, 'HYGIENLAGRET SYD AB', 'b 13'); p.t(555, 50, '{TITLE}', 'b 13 r');
      p.frame(40, 60, 297, 140); p.t(46, 71, 'FAKTURAADRESS', '6.5'); p.t(46, 88, '{bname}|{bstreet}|{bpost}', '9.5');
      p.cells(297, 60, [86, 86, 86], 'FAKTURANR=no;FAKTURADATUM=date;FÖRFALLODATUM=due'); p.cells(297, 86, [86, 86, 86], 'KUNDNR=cust;ORDERNR=order;ER REFERENS=ref'); p.cells(297, 112, [86, 172], 'BETALNINGSVILLKOR={days} dagar;KREDIT AV FAKTURA=about', 'f', 28);
      p.t(40, 158, '<?{remark}?>', 'b');
      p.goods(180, '44<ARTIKELNR=nr;105<BENÄMNING=name;290>BEST=qty;335>LEV=qty;341<ENH=unit;425>À-PRIS=price;465>MOMS=rate;551>BELOPP=sum', { lines: 'grid', step: 15, fees: true });
      p.cells(40, 700, [103, 103, 103, 103, 103], 'VARUVÄRDE=rows;NETTO=net;MOMS {rate} %=*taxes;SUMMA MOMS=tax;ATT BETALA SEK=pay', 'f r 9');
      p.t(40, 750, '{name}  {street}  {post}  TEL {tel}|ORG.NR {org}  MOMSREG.NR {vat}  BANKGIRO {bg}  OCR {ocr}  GODKÄND FÖR F-SKATT', '7.5');
    }),
  },
  {
    id: 'bb34-kemi', producer: 'chromium', hard: 'a calm page with thin rules; discount as per cent', credits: 1,
    seller: { firm: ab('Renkem Storkök AB', 'Kemistvägen 5, 443 61 Stenkullen'), wares: stuff.chem, rows: [2, 6], code: 4, no: (n) => String(36_900 + n), cuts: [1000, 2000], days: 30, isNegative: true },
    draw: printedPage(sv, 'body{font:9pt "Liberation Sans"}.goods th{border-bottom:.5pt solid #999;color:#666;font-weight:normal;font-size:7.5pt}.goods td{border-bottom:.3pt solid #ddd;padding:1.6mm 1mm}.kv td{padding:.5mm 1mm}', `<table class="full"><tr><td width="65%"><b style="font-size:15pt;color:#0a6">Renkem</b> storkök<br><br><small>Till</small><br>{bname}<br>{bstreet}<br>{bpost}</td><td><h1>{title}</h1>[[kv Fakturanr=no;Datum=date;Förfallodatum=due;Kundnr=cust;Vår order=order;Kredit till faktura=about]]</td></tr></table>[[remark]][[goods <Artikelnr=nr;<Produkt=name;>Antal=qty;<Enhet=unit;>Pris=price;>Rabatt=cutp;>Summa=sum]][[kv Summa exkl. moms=net;Moms ({rate} %)=*taxes;<b>Att betala (SEK)</b>=pay||end]]<p class="foot">{name} &nbsp;|&nbsp; {street}, {post} &nbsp;|&nbsp; {tel}<br>Org.nr {org} &nbsp;|&nbsp; Momsreg.nr {vat} &nbsp;|&nbsp; Bankgiro {bg} &nbsp;|&nbsp; OCR {ocr} &nbsp;|&nbsp; Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb35-porslin', producer: 'weasyprint', hard: 'quantity and unit in one cell; sums in a dark bar', credits: 1,
    seller: { firm: ab('Krogporslin i Sjuhärad AB', 'Glasbruksgatan 10, 504 64 Borås'), wares: stuff.table, rows: [2, 6], code: tagged('', 5, '-1'), no: (n) => `26${4_100 + n}`, cuts: [1500], fees: [['Emballage', 9500, 25]] },
    draw: printedPage(sp, 'body{font:9pt "DejaVu Sans"}.goods th{text-align:left;border-bottom:1pt solid #2b3a55}.goods td{padding:1mm}.goods .r{text-align:right}.box td{background:#2b3a55;color:#fff;padding:2mm}.box small{color:#ccd}', `<table class="full"><tr><td width="60%"><h1 style="color:#2b3a55">krogporslin</h1></td><td class="r"><h2>{title}</h2></td></tr></table><table class="full"><tr><td width="50%">{bname}<br>{bstreet}<br>{bpost}</td><td>[[kv Fakturanummer=no;Fakturadatum=date;Att betala senast=due;Kundnummer=cust;Gäller faktura=about]]</td></tr></table>[[remark]][[goods <Art.nr=nr;<Benämning=name;>Antal=qtyunit;>Pris=price;>Rabatt %=cut;>Belopp=sum||fees]][[box Summa exkl. moms=net;Moms {rate} %=*taxes;Att betala SEK=pay||3]]<p class="foot">{name} · {street} · {post} · Org.nr {org} · VAT {vat} · Bankgiro {bg} · Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb36-blommor', producer: 'writer', hard: 'a florist’s page in a word processor', credits: 0,
    seller: { firm: person('850617', 'Ängens Blomster, Moa Lind', 'Torggatan 5, 311 31 Falkenberg'), wares: stuff.flowers, rows: [1, 4], no: (n) => String(402 + n), days: 15, isWhole: true },
    draw: printedPage(hand('bare', slashed), '', `<center><font size="6"><i>Ängens Blomster</i></font><br>{street}, {post}</center><p>&nbsp;</p><table width="100%"><tr><td width="55%"><b>{title}</b><br>Fakturanr: {no}<br>Datum: {date}<br>Förfallodatum: {due}</td><td>{bname}<br>{bstreet}<br>{bpost}</td></tr></table>[[remark]][[goods 45<Beskrivning=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum]][[kv Summa=net;Moms {rate} %=*taxes;Öresavrundning=round;<b>Att betala</b>=pay]]<p>&nbsp;</p><p>{name}, org.nr {org}, momsreg.nr {vat}<br>Bankgiro {bg}, godkänd för F-skatt</p>`),
  },
  {
    id: 'bb37-gasol', producer: 'ghostscript', hard: 'rent of bottles among the goods; letters with feet', credits: 1,
    seller: { firm: ab('Gas & Svets i Kungsbacka AB', 'Arendalsvägen 3, 434 39 Kungsbacka'), wares: stuff.gas, rows: [2, 4], code: 4, no: (n) => String(88_240 + n), days: 20 },
    draw: penned(sp, '10 s', (p) => {
      p.t(40, 60, 'Gas & Svets i Kungsbacka AB', 'b 17'); p.t(40, 76, '{street}, {post}, telefon {tel}', '9'); p.line(40, 555, 84);
      p.t(40, 112, '{title}', 'b 14'); p.kv(40, 140, 130, 'Nummer=no;Datum=date;Förfallodag=due;Kund=cust;Hör till faktura=about', '/14'); p.t(330, 112, '{bname}|{bstreet}|{bpost}', '11'); p.t(330, 170, '<?{remark}?>', 'b');
      const end = p.goods(235, '40<Nr=nr;80<Vara=name;290>Antal=qty;298<Enhet=unit;410>Pris=price;555>Belopp=sum', { lines: 'under', step: 17 });
      p.line(400, 555, end); p.kv(400, 555, end + 16, 'Summa=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /16');
      p.line(40, 555, 770); p.t(40, 784, 'Bankgiro {bg}     Organisationsnummer {org}     Momsreg.nr {vat}|Innehar F-skattsedel', '8.5');
    }),
  },
  {
    id: 'bb38-tryckeri', producer: 'flipped', hard: 'a printer’s bill; the page is drawn the other way up', credits: 0,
    seller: { firm: ab('Tryckverkstan Ätran AB', 'Sandgatan 16, 311 35 Falkenberg'), wares: stuff.menus, rows: [1, 4], no: (n) => String(12_900 + n), days: 30, isWhole: true },
    draw: penned(hand('space', dotted), '9.5', (p) => {
      p.grey(40, 40, 555, 74, 0.8); p.t(52, 63, 'tryckverkstan', 'b 18'); p.t(545, 62, '{title}', 'b 14 r');
      p.kv(40, 140, 104, 'Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Ordernr=order', '/14'); p.t(340, 104, '{bname}|{bstreet}|{bpost}', '10.5'); p.t(340, 160, '<?{remark}?>', 'b');
      const end = p.goods(210, '40<Specifikation=name;300>Antal=qty;308<Enhet=unit;420>Pris=price;555>Belopp=sum', { lines: 'each', step: 18 });
      p.kv(390, 555, end + 18, 'Exkl. moms=net;Moms {rate} %=*taxes;Öresavrundning=round;Att betala SEK=pay', 'r ! /16');
      p.t(40, 780, '{name}|{street}|{post}', '8'); p.t(220, 780, 'Org.nr {org}|Momsreg.nr {vat}|Godkänd för F-skatt', '8'); p.t(410, 780, 'Bankgiro {bg}|Telefon {tel}', '8');
    }),
  },
  {
    id: 'bb39-kokstillbehor', producer: 'fpdf', hard: 'a shop’s bill with wrapped names and a code between name and price', credits: 1,
    seller: { firm: ab('Proffskök Direkt i Väst AB', 'Stampgatan 46, 411 01 Göteborg'), wares: [...stuff.table, ...stuff.boxes], rows: [2, 6], code: tagged('PD', 6), no: (n) => String(3_400_070 + n), days: 20, fees: [['Frakt och expedition', 14900, 25]] },
    draw: penned(hand('space', slashes), '9', (p) => {
      p.t(40, 58, 'PROFFSKÖK', 'b 22'); p.t(182, 58, 'direkt', '22 g5');
      p.t(40, 90, '{title}', 'b 13'); p.kv(40, 130, 108, 'Fakturanr=no;Orderdatum=deliv;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Avser fakturanr=about', '/13'); p.t(340, 90, '{bname}|{bstreet}|{bpost}', '10'); p.t(340, 150, '<?{remark}?>', 'b');
      const end = p.goods(215, '40<Artikel=name;230<Artikelnr=nr;340>Antal=qty;346<Enhet=unit;440>Pris=price;555>Summa=sum', { grey: 0.9, step: 16, room: 28, fees: true });
      p.line(40, 555, end); p.kv(380, 555, end + 16, 'Delsumma=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /15');
      p.t(40, 790, '{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vat}. Bankgiro {bg}. Godkänd för F-skatt.', '7.5');
    }),
  },
];
