/** What a house is billed for each month: linen, refuse, power, rent, lines, terminals, cleaning. */
import { abbreviated, compact, dotted, iso, shortDashed, slashes, words } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab } from './firms.ts';
import { penned } from './pen.ts';
import { printedPage, spreadsheet } from './print.ts';
import * as done from './wares-work.ts';

const sv = hand('swedish');
const sp = hand('space');

// prettier-ignore
export const services: readonly LayoutBB[] = [
  {
    id: 'bb40-tvatt', producer: 'reportlab', hard: 'a laundry’s month: rows by week; many small pieces', count: 3, credits: 1,
    seller: { firm: ab('Viskatvätten Textilservice AB', 'Tvätterigatan 6, 506 30 Borås'), wares: done.laundry, rows: [5, 8], code: 3, no: (n) => String(2_609_100 + n), trips: 3, isWhole: true },
    draw: penned(sp, '9', (p) => {
      p.t(40, 56, 'VISKATVÄTTEN', 'b 18'); p.t(40, 69, 'textilservice för hotell och restaurang', '7.5 g4');
      p.t(360, 56, '{title}', 'b 14'); p.kv(360, 460, 76, 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Period={from} – {to};Kredit för faktura=about', '8.5 /12.5');
      p.t(40, 110, '{bname}|{bstreet}|{bpost}', '10'); p.t(40, 162, '<?{remark}?>', 'b');
      const end = p.goods(185, '40<Art=nr;75<Textil=name;300>Antal=qty;308<Enh=unit;420>Pris/styck=price;555>Belopp=sum', { lines: 'under', above: 'Leverans {day}, följesedel {note}', step: 14 });
      const y = p.room(end, 90);
      p.kv(390, 555, y + 14, 'Summa exkl. moms=net;Moms {rate} %=*taxes;Öresutjämning=round;Att betala SEK=pay', 'r ! /15');
      p.line(40, 555, 775); p.t(40, 788, '{name}|{street}, {post}|Tel {tel}', '7.5'); p.t(230, 788, 'Bankgiro {bg}|OCR-nummer {ocr}', '7.5'); p.t(400, 788, 'Org.nr {org}, moms {vat}|Godkänd för F-skatt', '7.5');
    }),
  },
  {
    id: 'bb41-skadedjur', producer: 'chromium', hard: 'a contract by the quarter', credits: 1,
    seller: { firm: ab('Trygga Kök Skadedjursservice AB', 'Aröds Industriväg 60, 422 43 Hisings Backa'), wares: done.pest, rows: [1, 3], no: (n) => `70${31_200 + n}`, days: 30 },
    draw: printedPage(sv, 'body{font:9.5pt "Liberation Sans"}.heads th{font-size:7pt;font-weight:normal;color:#666}.heads td{padding-bottom:2mm}.goods th{background:#f0f4e4;padding:1.2mm}.goods td{padding:1.2mm;border-bottom:.3pt solid #ccc}', `<table class="full"><tr><td width="60%"><h1 style="color:#5d7d0b">Trygga Kök</h1></td><td><h2>{title}</h2></td></tr></table>[[heads Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Avser faktura=about]]{bname}<br>{bstreet}<br>{bpost}[[remark]][[goods <Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Moms=ratep;>Summa=sum]][[kv Summa exkl. moms=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay||end]]<p class="foot">{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vat}. Bankgiro {bg}, OCR {ocr}. Godkänd för F-skatt.</p>`),
  },
  {
    id: 'bb42-avfall', producer: 'wkhtmltopdf', hard: 'emptyings counted beside rents and weights; a period above the rows', credits: 1,
    seller: { firm: ab('Kustens Återvinning AB', 'Deponivägen 12, 432 66 Veddige'), wares: done.waste, rows: [3, 7], no: (n) => String(44_081_000 + n), days: 30, isWhole: true },
    draw: printedPage(sp, 'body{font-size:12pt}small{font-size:9pt}.goods th{border-bottom:2px solid #333;font-size:11pt}.goods td{padding:1mm .5mm}.kv td{padding:.6mm 1mm}', `<table class="full"><tr><td width="55%"><h2>KUSTENS ÅTERVINNING</h2><br>{bname}<br>{bstreet}<br>{bpost}</td><td><b>{TITLE}</b>[[kv Fakturanr=no;Datum=date;Förfallodag=due;Kundnr=cust;OCR=ocr;Krediterar=about]]</td></tr></table>[[remark]]<p>Hämtställe: {bstreet}. Period {from} till {to}.</p>[[goods <Tjänst=name;>Antal=qty;<Enhet=unit;>À-pris=price;>Belopp=sum]][[kv Netto=net;Moms {rate} %=*taxes;Öresavrundning=round;<b>Att betala</b>=pay||end]]<p class="foot">{name} {street} {post} Tel {tel}<br>Org.nr {org} Momsreg.nr {vat} Bankgiro {bg} Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb43-elhandel', producer: 'cairo', hard: 'prices with four decimals; meter readings above the rows; a giro slip', credits: 0,
    seller: { firm: ab('Västanvind Elhandel AB', 'Energigatan 11, 434 37 Kungsbacka'), wares: done.power, rows: [4, 4], isFixed: true, no: (n) => String(700_260_100 + n), days: 25 },
    draw: penned(hand('swedish', iso, { price: 4 }), '9', (p) => {
      p.t(40, 56, 'Västanvind', 's b 22'); p.t(40, 70, 'elhandel', 's 11'); p.t(340, 56, '{title}', 'b 14'); p.kv(340, 440, 76, 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust', '/13');
      p.t(340, 150, '{bname}|{bstreet}|{bpost}', '10'); p.t(40, 110, '<?{remark}?>', 'b');
      p.grey(40, 195, 555, 232, 0.93); p.t(48, 208, 'Anläggnings-id 735 999 1{cust}|Period {from} – {to}', '8'); p.t(300, 208, 'Elområde SE3|Avtal: Rörligt företag', '8');
      const end = p.goods(258, '40<Specifikation=name;320>Antal=qty;328<Enhet=unit;430>Pris kr=price;555>Belopp kr=sum', { lines: 'each', step: 17 });
      p.kv(390, 555, end + 18, 'Summa=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /16');
      p.t(40, 660, '{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt.|Kundservice {tel}', '7.5');
      p.giro(700);
    }),
  },
  {
    id: 'bb44-elnat', producer: 'weasyprint', hard: 'a grid owner’s bill; the sum to pay at the top and below', credits: 1,
    seller: { firm: ab('Mellersta Hallands Elnät AB', 'Ställverksgatan 8, 311 37 Falkenberg'), wares: done.grid, rows: [4, 4], isFixed: true, no: (n) => `N${510_300 + n}`, days: 25 },
    draw: printedPage(hand('swedish', iso, { price: 4 }), 'body{font:9pt "Liberation Sans"}.top td{background:#e6eef5;padding:3mm}.goods td,.goods th{padding:1mm;border-bottom:.3pt solid #aab}', `<table class="full"><tr><td width="60%"><b style="font-size:14pt;color:#1b4f8a">Mellersta Hallands Elnät</b></td><td><h2>{title}</h2></td></tr></table><table class="full top"><tr><td>Fakturanummer<br><b>{no}</b></td><td>Fakturadatum<br><b>{date}</b></td><td>Förfallodatum<br><b>{due}</b></td><td>Att betala<br><b>{pay} kr</b></td></tr></table><br><table class="full"><tr><td width="60%">[[list Kundnummer=cust;OCR-nummer=ocr;Kredit för=about]]</td><td>{bname}<br>{bstreet}<br>{bpost}</td></tr></table>[[remark]]<p>Nätavgifter {from} – {to}</p>[[goods <Benämning=name;>Mängd=qty;<Enhet=unit;>Pris=price;>Kronor=sum]][[kv Summa exkl. moms=net;Moms {rate} %=*taxes;<b>Summa att betala</b>=pay||end]]<p class="foot">{name}, {street}, {post}. Org.nr {org}. VAT {vat}. Bankgiro {bg}. Godkänd för F-skatt.</p>`),
  },
  {
    id: 'bb45-hyra', producer: 'pdf-lib', hard: 'a rent notice that is the invoice; no units of count; slip below', credits: 0, printing: { unit: () => undefined },
    seller: { firm: ab('Fastighets AB Torghörnet', 'Storgatan 18, 311 31 Falkenberg'), wares: done.rent, rows: [3, 5], isFixed: true, no: (n) => String(20_260_400 + n), days: 27 },
    draw: penned(hand('space', iso, { bill: 'Hyresfaktura' }), '9.5', (p) => {
      p.t(50, 60, '{name}', 'b 14'); p.t(50, 75, '{street}|{post}', '8.5'); p.t(340, 60, '{title}', 'b 14'); p.kv(340, 440, 82, 'Fakturanr=no;Fakturadatum=date;Förfallodag=due;Kontrakt=cust', '/14');
      p.t(340, 160, '{bname}|{bstreet}|{bpost}', '10'); p.t(50, 160, '<?{remark}?>', 'b');
      p.t(50, 225, 'Avser hyra för kommande månad, lokal i kvarteret Bryggaren.');
      const end = p.goods(250, '50<Avser=name;360>Antal=qty;455>Belopp/mån=price;545>Summa=sum', { lines: 'under', step: 17 });
      p.kv(390, 545, end + 16, 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /16');
      p.t(50, 670, 'Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}   Godkänd för F-skatt', '8'); p.giro(700);
    }),
  },
  {
    id: 'bb46-telefoni', producer: 'chromium', hard: 'two columns; months with short names; sums before the rows', credits: 1,
    seller: { firm: ab('Kustnät Telekom AB', 'Fibergatan 2, 417 63 Göteborg'), wares: done.telecom, rows: [3, 5], no: (n) => String(1_193_700 + n), days: 20, fees: [['Pappersfaktura', 4900, 25]] },
    draw: printedPage(hand('swedish', abbreviated), 'body{font:9.5pt "DejaVu Sans"}.sum{background:#f5eefa;padding:4mm;margin:4mm 0}.goods th{font-size:8pt;border-bottom:1pt solid #6a2c91}.goods td{padding:1mm}', `<h1 style="color:#6a2c91">kustnät</h1><table class="full"><tr><td width="55%"><br>{bname}<br>{bstreet}<br>{bpost}</td><td><h2>{title}</h2>[[kv Fakturanr=no;Fakturadatum=date;Kundnr=cust;Avser faktura=about]]</td></tr></table>[[remark]]<div class="sum">[[kv Summa exkl. moms=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay;Förfallodatum=due;Bankgiro=bg;OCR=ocr||full kv]]</div><b>Specifikation</b>[[goods <Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum||fees]]<p class="foot">{name}, {street}, {post} · Org.nr {org} · Momsreg.nr {vat} · Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb47-kortterminal', producer: 'fpdf', hard: 'a fee of ören a transaction; a paper without address of the seller’s street in the head', credits: 0,
    seller: { firm: ab('Betalpunkten Norden AB', 'Kassagatan 7, 411 10 Göteborg'), wares: done.terminal, rows: [3, 5], code: tagged('BP', 3), no: (n) => `26${80_150 + n}`, days: 15 },
    draw: penned(hand('bare', iso), '9', (p) => {
      p.t(40, 60, 'betalpunkten', 'b 22 g3'); p.t(40, 110, '{bname}|{bstreet}|{bpost}'); p.kv(350, 455, 60, '{title}=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Period={from} - {to}', '/14'); p.t(40, 165, '<?{remark}?>', 'b');
      const end = p.goods(200, '40<Artikel=nr;90<Beskrivning=name;310>Antal=qty;318<Enhet=unit;420>Pris=price;555>Belopp=sum', { grey: 0.92, step: 17, zebra: 0.97 });
      p.kv(390, 555, end + 18, 'Netto=net;Moms {rate} %=*taxes;Totalt att betala=pay', 'r ! /16');
      p.t(40, 770, '{name} · {street} · {post}|Org.nr {org} · Momsreg.nr {vat} · Bankgiro {bg} · OCR {ocr} · Godkänd för F-skatt', '7.5 g4');
    }),
  },
  {
    id: 'bb48-stad', producer: 'writer', hard: 'half hours; a table with borders from a word processor', credits: 1,
    seller: { firm: ab('Rent & Fint Lokalvård i Halland AB', 'Linjegatan 4, 302 50 Halmstad'), wares: done.cleaning, rows: [2, 4], no: (n) => String(5_630 + n), days: 20 },
    draw: printedPage(hand('space', words), '', `<table width="100%"><tr><td width="60%"><font size="5" color="#336699"><b>Rent &amp; Fint</b></font><br>Lokalvård i Halland AB</td><td><font size="5">{title}</font></td></tr></table><table width="100%"><tr><td width="60%">{bname}<br>{bstreet}<br>{bpost}</td><td>[[list Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Er referens=ref;Kreditering av faktura=about]]</td></tr></table>[[remark]]<p>&nbsp;</p>[[goods 44<Utfört arbete=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum]][[kv Summa=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay]]<p>&nbsp;</p><p><font size="2">{name}, {street}, {post}<br>Org.nr {org}, momsreg.nr {vat}, bankgiro {bg}. Godkänd för F-skatt.</font></p>`),
  },
  {
    id: 'bb49-larm', producer: 'runs', hard: 'a guard’s bill by the quarter; short dates', credits: 0,
    seller: { firm: ab('Bevakningsbolaget Ekot AB', 'Vaktgatan 9, 415 23 Göteborg'), wares: done.alarm, rows: [2, 3], isFixed: true, no: (n) => String(661_800 + n) },
    draw: penned(hand('space', shortDashed), '9', (p) => {
      p.grey(40, 36, 120, 70, 0.2); p.t(132, 58, 'Bevakningsbolaget Ekot', 'b 16'); p.t(40, 100, '{bname}|{bstreet}|{bpost}', '10');
      p.t(360, 100, '{TITLE}', 'b 13'); p.kv(360, 460, 118, 'Fakturanr=no;Fakt.datum=date;Förf.datum=due;Kundnr=cust', '/13'); p.t(40, 160, '<?{remark}?>', 'b');
      const end = p.goods(205, '40<Avser=name;300>Antal=qty;308<Enhet=unit;420>À-pris=price;555>Belopp=sum', { lines: 'round', step: 16 });
      p.kv(390, 555, end + 14, 'Exkl. moms=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /15');
      p.t(40, 785, '{name}, {street}, {post}, {tel}|Org.nr {org}, momsreg.nr {vat}, bankgiro {bg}, godkänd för F-skatt', '8');
    }),
  },
  {
    id: 'bb50-musik', producer: 'reportlab-embedded', hard: 'a licence by the month; a wide foot in three columns', credits: 0,
    seller: { firm: ab('Ljudrätt Licensbyrå AB', 'Notgränd 3, 116 20 Stockholm'), wares: done.music, rows: [1, 3], isFixed: true, code: 4, no: (n) => `L${260_700 + n}`, fees: [['Faktureringsavgift', 4500, 25]] },
    draw: penned(sv, '9.5', (p) => {
      p.t(50, 70, 'Ljudrätt', 's b 28'); p.t(50, 120, '{title}', 'b 14'); p.kv(50, 150, 140, 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust', '/15'); p.t(340, 120, '{bname}|{bstreet}|{bpost}', '10.5'); p.t(340, 180, '<?{remark}?>', 'b');
      const end = p.goods(240, '50<Kod=nr;90<Licens=name;350>Antal=qty;356<Enhet=unit;450>Avgift=price;545>Belopp=sum', { lines: 'each', step: 18, fees: true });
      p.kv(390, 545, end + 20, 'Netto=net;Moms {rate} %=*taxes;Att betala SEK=pay', 'r ! /16');
      p.line(50, 545, 760); p.t(50, 774, '{name}|{street}|{post}', '8'); p.t(220, 774, 'Org.nr {org}|Momsreg.nr {vat}|Godkänd för F-skatt', '8'); p.t(400, 774, 'Bankgiro {bg}|OCR {ocr}|Telefon {tel}', '8');
    }),
  },
  {
    id: 'bb51-bokning-natet', producer: 'weasyprint', hard: 'a subscription; no dashes in the dates', credits: 1,
    seller: { firm: ab('Bordslaget Webb AB', 'Södra Larmgatan 14, 411 16 Göteborg'), wares: done.web, rows: [2, 4], no: (n) => `BL-${2_260 + n}`, days: 14 },
    draw: printedPage(hand('bare', compact), 'body{font:10pt "Liberation Sans"}.goods th{color:#888;font-weight:normal;border-bottom:.5pt solid #ccc}.goods td{padding:2mm 1mm}', `<table class="full"><tr><td width="70%"><h2>bordslaget</h2></td><td>{title}</td></tr></table><br><table class="full"><tr><td width="50%">{bname}<br>{bstreet}<br>{bpost}</td><td>[[kv Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Krediterar=about]]</td></tr></table>[[remark]][[goods <Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Belopp=sum]][[kv Netto=net;Moms {rate}%=*taxes;<b>Att betala SEK</b>=pay||end]]<p>Bankgiro {bg}, meddelande {ocr}</p><p class="foot">{name} · {street} · {post} · Org.nr {org} · Moms {vat} · F-skatt</p>`),
  },
  {
    id: 'bb52-bud-ark', producer: 'calc', hard: 'a carrier’s sheet; the sums under the column of sums', credits: 0,
    seller: { firm: ab('Snabbilen Bud Väst AB', 'Åkerigatan 19, 302 63 Halmstad'), wares: done.drive, rows: [1, 3], no: (n) => String(9_040 + n), days: 15 },
    draw: spreadsheet(hand('bare', slashes), [230, 60, 60, 90, 100], '<Uppdrag=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Summa=net;Moms {rate} %=*taxes;Att betala=pay', [
      '<b>Snabbilen Bud Väst AB</b>||||<b>{title}</b>', '{street}, {post}', '', 'Kund: {bname}|||Nr|{no}', '{bstreet}|||Datum|{date}', '{bpost}|||Förfaller|{due}', '{remark}', '', 'goods', '', 'sums', '', 'BG {bg}   ORG {org}   VAT {vat}', 'Godkänd för F-skatt',
    ]),
  },
  {
    id: 'bb53-annons', producer: 'recoded', hard: 'an advertisement’s bill; fonts with codes of their own', credits: 0,
    seller: { firm: ab('Hallandsbladets Annons AB', 'Tidningsgatan 1, 302 43 Halmstad'), wares: done.ads, rows: [1, 2], no: (n) => String(808_410 + n), days: 20, cuts: [1000] },
    draw: penned(hand('space', dotted), '9.5', (p) => {
      p.t(40, 60, 'Hallandsbladet', 's b 24'); p.line(40, 555, 70, 1.4); p.t(40, 100, '{bname}|{bstreet}|{bpost}', '10'); p.kv(360, 460, 100, '{title}=no;Datum=date;Betalas senast=due;Kundnummer=cust', '/14'); p.t(40, 160, '<?{remark}?>', 'b');
      const end = p.goods(200, '40<Annons=name;280>Antal=qty;288<Enhet=unit;390>Pris=price;440>Rabatt=cutp;555>Belopp=sum', { lines: 'under', step: 17 });
      p.kv(390, 555, end + 16, 'Summa netto=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /16');
      p.t(40, 785, '{name}, {street}, {post}   Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}   F-skatt', '8');
    }),
  },
];
