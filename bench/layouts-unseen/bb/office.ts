/** Craftsmen, advisers and lenders of hands, with the forms of bookkeeping programs. */
import { dashedBack, dotted, slashed, words } from '../days.ts';
import type { LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab, person } from './firms.ts';
import { type Pen, penned } from './pen.ts';
import { printedPage, spreadsheet, typeset } from './print.ts';
import * as done from './wares-work.ts';

const sv = hand('swedish');
const sp = hand('space');

/** The foot of a bookkeeping program: four columns under a rule. */
const footed = (p: Pen): void => {
  p.line(40, 555, 762);
  p.t(40, 774, 'Adress', 'b 7'); p.t(40, 784, '{name}|{street}|{post}', '7.5');
  p.t(200, 774, 'Telefon', 'b 7'); p.t(200, 784, '{tel}|{mail}', '7.5');
  p.t(345, 774, 'Bankgiro', 'b 7'); p.t(345, 784, '{bg}', '7.5');
  p.t(440, 774, 'Org.nr / Momsreg.nr', 'b 7'); p.t(440, 784, '{org}|{vat}|Godkänd för F-skatt', '7.5');
}; // prettier-ignore

// prettier-ignore
export const office: readonly LayoutBB[] = [
  {
    id: 'bb54-rormokare', producer: 'pdf-lib', hard: 'a bookkeeping program’s form: heads, rows, cells of sums, foot', credits: 1,
    seller: { firm: ab('Rör & Värme i Getinge AB', 'Verkstadsgatan 7, 313 44 Getinge'), wares: done.plumbing, rows: [2, 5], no: (n) => String(4_310 + n), isWhole: true, isNegative: true },
    draw: penned(sp, '9', (p) => {
      p.t(40, 64, 'Rör & Värme i Getinge', 'b 16'); p.t(330, 60, '{title}', 'b 17'); p.kv(330, 430, 82, 'Fakturadatum=date;Fakturanr=no;OCR=ocr;Krediterar fakturanr=about', '/12.5');
      p.kv(40, 135, 150, 'Kundnr=cust;Er referens=ref;Ordernr=order;Betalningsvillkor={days} dagar;Förfallodatum=due', '/12.5'); p.t(330, 150, '{bname}|{bstreet}|{bpost}', '10'); p.t(330, 205, '<?{remark}?>', 'b');
      p.goods(245, '40<Benämning=name;330>Antal=qty;338<Enhet=unit;445>À-pris=price;555>Summa=sum', { lines: 'under', step: 14 });
      p.line(40, 555, 715); p.cells(40, 718, [103, 103, 103, 103, 103], 'Netto=net;Exkl. moms=net;Moms {rate} %=*taxes;Öresutj=round;ATT BETALA=pay', 'r b 9.5'); footed(p);
    }),
  },
  {
    id: 'bb55-elektriker', producer: 'letters', hard: 'another firm on the same kind of form, letter by letter', credits: 0,
    seller: { firm: ab('Elmontage Erik Broman AB', 'Ringvägen 22, 432 31 Varberg'), wares: done.wiring, rows: [3, 5], no: (n) => String(26_0080 + n) },
    draw: penned(sp, '9', (p) => {
      p.t(40, 60, 'ELMONTAGE', 'b 20'); p.t(40, 74, 'Erik Broman AB', '10'); p.t(555, 60, '{TITLE}', 'b 15 r'); p.kv(400, 555, 82, 'Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust', 'r /13');
      p.t(40, 130, '{bname}|{bstreet}|{bpost}', '10'); p.t(40, 182, '<?{remark}?>', 'b');
      const end = p.goods(210, '40<Benämning=name;320>Antal=qty;328<Enhet=unit;440>Pris=price;555>Belopp=sum', { grey: 0.9, step: 15 });
      p.kv(400, 555, end + 16, 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! /15'); footed(p);
    }),
  },
  {
    id: 'bb56-kylservice', producer: 'chromium', hard: 'a service order’s data above the rows; decimals of weight', credits: 1,
    seller: { firm: ab('Kylpartner Kattegatt AB', 'Svetsaregatan 13, 302 50 Halmstad'), wares: done.cooling, rows: [2, 5], no: (n) => `S${19_420 + n}`, days: 30, grain: 100 },
    draw: printedPage(sv, 'body{font:9pt "Liberation Sans"}.box td{border:.4pt solid #69c;padding:1mm}.goods th{background:#69c;color:#fff;padding:1mm}.goods td{padding:1mm;border-bottom:.3pt solid #cde}', `<table class="full"><tr><td width="60%"><h1 style="color:#369">KYLPARTNER</h1></td><td class="r"><h2>{TITLE}</h2></td></tr></table>[[box Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Serviceorder=order;Utfört=deliv;Er referens=ref;Krediterar=about||4]]<br>{bname}<br>{bstreet}<br>{bpost}[[remark]]<p>Åtgärd: kontroll och reparation av kylanläggning enligt order {order}.</p>[[goods <Beskrivning=name;>Antal=qty;<Enhet=unit;>À-pris=price;>Summa=sum]][[kv Exkl. moms=net;Moms {rate} %=*taxes;<b>Att betala SEK</b>=pay||end]]<p class="foot">{name} | {street} | {post} | {tel} | Org.nr {org} | VAT {vat} | Bg {bg} | Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb57-imkanal', producer: 'reportlab', hard: 'a chimney sweep’s bill; a term in days and the day', credits: 0,
    seller: { firm: ab('Sotarn Ventilationsrengöring i Viskadalen AB', 'Kungsäter 12, 519 97 Kungsäter'), wares: done.vents, rows: [2, 4], no: (n) => String(62_300 + n), isWhole: true },
    draw: penned(hand('space', dashedBack), '10', (p) => {
      p.t(60, 70, 'SOTARN', 's b 30'); p.t(60, 86, '{name}', '8'); p.t(60, 98, '{street}, {post}', '8');
      p.kv(60, 160, 140, '{title} nr=no;Datum=date;Förfaller=due;Villkor={days} dagar netto', '/15'); p.t(340, 140, '{bname}|{bstreet}|{bpost}'); p.t(60, 210, '<?{remark}?>', 'b');
      const end = p.goods(240, '60<Utfört=name;310>Antal=qty;318<Enhet=unit;430>Pris=price;535>Summa=sum', { lines: 'grid', step: 18 });
      p.kv(370, 535, end + 18, 'Netto=net;Moms {rate} %=*taxes;Öresavrundning=round;Att betala=pay', 'r ! /16'); p.t(60, 770, 'Bankgiro {bg}     Org.nr {org}     Momsreg.nr {vat}     F-skatt', '8.5');
    }),
  },
  {
    id: 'bb58-snickare', producer: 'writer', hard: 'a sole trader’s letter with a table', credits: 0,
    seller: { firm: person('811109', 'Bo Ljung Snickeri', 'Ryavägen 15, 312 61 Mellbystrand'), wares: done.carpentry, rows: [1, 4], no: (n) => String(118 + n), days: 15 },
    draw: printedPage(hand('bare', words), '', `<p><b>Bo Ljung Snickeri</b><br>{street}<br>{post}<br>{tel}</p><p>&nbsp;</p><p>{bname}<br>{bstreet}<br>{bpost}</p><p>&nbsp;</p><p><font size="4"><b>{title} {no}</b></font></p>[[remark]]<p>Fakturadatum {date}. Förfallodatum {due}.</p>[[goods 44<Arbete=name;>Antal=qty;<Enhet=unit;>Pris=price;>Kronor=sum]][[kv Summa=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay]]<p>&nbsp;</p><p>Betalas till bankgiro {bg}.<br>Organisationsnummer {org}, momsregistreringsnummer {vat}. Innehar F-skattsedel.</p>`),
  },
  {
    id: 'bb59-lassmed', producer: 'cairo', hard: 'large figures for the sum in a frame', credits: 1,
    seller: { firm: ab('Låsjouren i Halmstad AB', 'Bolmensgatan 30, 302 37 Halmstad'), wares: done.locks, rows: [1, 3], no: (n) => String(7_151 + n), days: 10, isWhole: true },
    draw: penned(sv, '9.5', (p) => {
      p.t(40, 62, 'LÅSJOUREN', 'b 24'); p.t(40, 76, '{street}, {post}, dygnet runt {tel}', '8'); p.t(40, 120, '{bname}|{bstreet}|{bpost}', '11'); p.kv(350, 460, 120, '{title}=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Kredit av nr=about', '/15'); p.t(40, 180, '<?{remark}?>', 'b');
      const end = p.goods(225, '40<Beskrivning=name;290>Antal=qty;298<Enhet=unit;420>Pris=price;555>Belopp=sum', { lines: 'under', step: 18 });
      p.kv(390, 555, end + 10, 'Netto=net;Moms {rate} %=*taxes;Öresutjämning=round', 'r /15'); p.frame(380, end + 58, 559, end + 90); p.t(390, end + 79, 'Att betala', 'b 11'); p.t(551, end + 80, '{pay}', 'b 15 r');
      p.t(40, 785, '{name}   Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}   Godkänd för F-skatt', '8');
    }),
  },
  {
    id: 'bb60-redovisning', producer: 'chromium', hard: 'an adviser’s page of a program on the net', credits: 1,
    seller: { firm: ab('Siffran Redovisning & Lön AB', 'Norra Vägen 3, 432 44 Varberg'), wares: done.books, rows: [2, 4], no: (n) => String(31_070 + n), days: 20, isNegative: true },
    draw: printedPage(sp, 'body{font:10pt "Liberation Sans"}.line{border-top:2pt solid #e07a2f;margin:4mm 0}.goods td{padding:1.5mm 1mm}.goods th{border-bottom:.4pt solid #333}', `<table class="full"><tr><td width="50%"><h2>Siffran</h2>Redovisning &amp; Lön</td><td class="r"><h1>{title}</h1></td></tr></table><div class="line"></div><table class="full"><tr><td width="33%"><b>Kund</b><br>{bname}<br>{bstreet}<br>{bpost}</td><td width="33%"><b>Faktura</b><br>[[list Nr=no;Datum=date;Förfaller=due]]</td><td><b>Referenser</b><br>[[list Kundnr=cust;Er ref=ref;Kredit av=about]]</td></tr></table>[[remark]][[goods <Tjänst=name;>Antal=qty;<Enhet=unit;>Pris=price;>Moms=ratep;>Belopp=sum]][[kv Belopp exkl. moms=net;Moms {rate} %=*taxes;<b>Summa att betala SEK</b>=pay||end]]<div class="line"></div><small>{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vat}. Bankgiro {bg}. OCR {ocr}. Godkänd för F-skatt.</small>`),
  },
  {
    id: 'bb61-bemanning', producer: 'weasyprint', hard: 'half hours by the week with a heading of each', credits: 1,
    seller: { firm: ab('Extrakockarna Bemanning AB', 'Järnvägsgatan 5, 432 40 Varberg'), wares: done.staff, rows: [3, 4], no: (n) => `26-${1_140 + n}`, days: 10, trips: 2 },
    draw: printedPage(sv, 'body{font:9pt "DejaVu Sans"}.goods th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}.goods td{padding:1mm}.kv td{padding:.5mm 1mm}', `<table class="full"><tr><td width="55%"><h2>EXTRAKOCKARNA</h2><br>{bname}<br>{bstreet}<br>{bpost}</td><td><b>{title}</b>[[kv Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Krediterar faktura=about]]</td></tr></table>[[remark]][[goods <Uppdrag=name;>Timmar=qty;<Enhet=unit;>Timpris=price;>Belopp=sum||above=Tidrapport {note}, vecka som slutar {day}]][[kv Summa=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay||end]]<p class="foot">{name}, {street}, {post} · Org.nr {org} · Momsreg.nr {vat} · Bankgiro {bg} · Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb62-knivslip', producer: 'groff', hard: 'a grinder’s list; few facts', credits: 0,
    seller: { firm: person('590214', 'Åke Stens Sliperi', 'Slipvägen 2, 314 41 Torup'), wares: done.knives, rows: [2, 4], no: (n) => String(690 + n), days: 10, isWhole: true },
    draw: typeset(hand('bare', slashed), 'H', 11, `\\fBÅke Stens Sliperi\\fP
{street}
{post}
{tel}
.sp 1c
\\s+3{title} nr {no}\\s0
[[remark]]
.sp .4c
[[kv Datum=date;Betalas senast=due;Kund=bname;Adress={bstreet}, {bpost}||3.2]]
.sp .8c
[[goods 72<Arbete=name;18>Antal=qty;14<Enhet=unit;24>Pris=price;28>Belopp=sum]]
.sp .5c
.in 8c
[[kv Netto=net;Moms {rate} %=*taxes;Öresavrundning=round;Att betala kr=pay||4.6||3.6]]
.in 0
.sp 1.2c
Bankgiro {bg}
Org.nr {org}, momsreg.nr {vat}
F-skatt`),
  },
  {
    id: 'bb63-kurs', producer: 'calc', hard: 'a spreadsheet for a course', credits: 0,
    seller: { firm: ab('Hygienskolan Väst AB', 'Lärdomsgatan 3, 417 56 Göteborg'), wares: done.courses, rows: [1, 3], no: (n) => `HV${540 + n}`, days: 30 },
    draw: spreadsheet(hand('bare', dotted), [240, 60, 60, 90, 100], '<Kurs=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', [
      '<b>HYGIENSKOLAN VÄST</b>||||<b>{title}</b>', '', '{bname}|||Fakturanr|{no}', '{bstreet}|||Fakturadatum|{date}', '{bpost}|||Förfallodatum|{due}', '|||Kundnr|{cust}', '{remark}', '', 'goods', '', 'sums', '', '{name}, {street}, {post}', 'Org.nr {org}   Momsreg.nr {vat}', 'Bankgiro {bg}   Godkänd för F-skatt',
    ]),
  },
];
