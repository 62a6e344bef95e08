/** Dairy, greens, bread. */
import { compact, dashedBack, spaced, words } from '../days.ts';
import { firm, numbered } from './firms.ts';
import { drawn, troff } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { bread, dairy, farm, greens } from './wares.ts';

export const freshMore: readonly LayoutY[] = [
  {
    id: 'y17-mejeri',
    producer: 'skia',
    hard: 'fat and pack as columns beside the name, label-over-value grid of totals',
    credits: 1,
    seller: {
      firm: firm(
        'Vänerns Mejeri Ekonomisk Förening',
        'Mejerigatan 2, 662 31 Åmål',
        numbered('769631', 'Vänerns Mejeri'),
      ),
      wares: dairy,
      lines: [4, 10],
      code: '####',
      number: (n) => String(1_104_500 + n),
      everyDays: 30,
    },
    draw: drawn(
      { form: 'space', pay: ['Att betala', 'Att återfå'] },
      `40,56,b17 Vänerns Mejeri ;; 555r,56,b13 {W}
      40,84,7g Fakturanummer ;; 170,,7g Fakturadatum ;; 300,,7g Förfallodatum ;; 430,,7g Kundnummer
      40,97 {no} ;; 170 {issue} ;; 300 {due} ;; 430 {cust}
      40,122 {bn}
      40 {bs}
      40 {bp}
      300,122 Kreditfaktura för {about?}
      40,166,b {remark?}
      @rows 184,13,g | 44 Art.nr={code} | 90 Benämning={name} | 240 Förp.={pack} | 330r Antal={qty} | 338 Enhet={unit} | 430r Pris={price} | 465r Moms={rate} | 550r Belopp={sum}
      %40,-6,555,+28,0.92
      50,+6,7g Summa exkl. moms ;; 170,,7g Momsunderlag {rate} % ;; 300,,7g Moms ;; 430,,7g {L} SEK
      50 {net} ;; 170 {net} ;; 300 {tax} ;; 430,,b11 {pay}`,
      {
        foot: '40,796,8 {sn}  Org.nr {so}  {ss}, {sp}\n40,,8 Bankgiro {bg}  OCR {ocr}  Godkänd för F-skatt ;; 555r,,8 Utskriftsdatum {printed}',
      },
    ),
  },
  {
    id: 'y18-ost',
    producer: 'cairo',
    hard: 'goods without numbers, batch and best before as columns, “Summa” for the net',
    credits: 1,
    seller: {
      firm: firm('Ostboden i Linköping AB', 'Stora Torget 4, 582 19 Linköping'),
      wares: dairy,
      lines: [3, 7],
      from: '2025-11-20',
      number: (n) => `OB ${2_240 + n}`,
      terms: 20,
      isWhole: true,
    },
    draw: drawn(
      { form: 'space', day: spaced, qty: 2 },
      `297c,50,S20 Ostboden
      297c,,s Stora Torget 4, 582 19 Linköping
      40,110 {W} ;; 120 {no} ;; 350 {bn}
      40 Datum ;; 120 {issue} ;; 350 {bs}
      40 Att betalas ;; 120 {due} ;; 350 {bp}
      40 Gäller ;; 120 {about?}
      40,170,b {remark?}
      @rows 190,14,r | 40 Vara={name} | 200 Batch={batch} | 255 Bäst före={bb} | 360r Mängd={qty} | 366 Enhet={unit} | 455r Pris={price} | 555r Summa={sum}
      455r Summa ;; 555r {net}
      455r Moms ({rate}%): ;; 555r {tax}
      455r Öresutjämning ;; 555r {round?}
      =380,555
      455r,,b {L} ;; 555r,,b {pay}`,
      {
        font: 'serif',
        size: 10,
        foot: '297c,790,9 Ostboden i Linköping AB, org.nr {so}. Bankgiro {bg}. Innehar F-skattebevis.',
      },
    ),
  },
  {
    id: 'y19-gront',
    producer: 'pdf-lib',
    hard: 'class, land and size glued to the name, crates as a charge, two groups of numbers',
    credits: 1,
    seller: {
      firm: firm('Grönsakshallen Årsta AB', 'Årstaängsvägen 31, 117 43 Stockholm'),
      wares: greens,
      lines: [8, 13],
      code: '# ###',
      number: (n) => String(690_100 + n * 2),
      terms: 15,
      charges: [['Returlådor SRS', 31_200, 25]],
      returns: 5,
    },
    draw: drawn(
      { form: 'swedish', qty: 1 },
      `%40,36,300,70,0.8
      48,58,b14 GRÖNSAKSHALLEN ÅRSTA
      340,48 {W} ;; 555r {no}
      340 Fakturadatum ;; 555r {issue}
      340 Förfallodatum ;; 555r {due}
      340 Kund ;; 555r {cust}
      340 Krediterar faktura ;; 555r {about?}
      40,100 {bn}
      40 {bs}
      40 {bp}
      40,150,b {remark?}
      @rows 170,12,r | 40 Artikel={code} | 80 Namn={name} | 205 Kl={klass} | 230 Land={land} | 258 Förp={pack} | 345r Antal={qty} | 351 Enh={unit} | 430r Pris={price} | 465r Moms={rate} | 555r Belopp={sum}
      !110
      [[c 80 {label} ;; 465r {rate} ;; 555r {amount}]]
      =40,555
      [[v 40 Moms {rate} % på {base}: {vat}]]
      330 Netto ;; 555r {net}
      330 Moms ;; 555r {tax}
      330,,b {L} ;; 555r,,b {pay}`,
      {
        size: 8,
        foot: '40,800,7.5 Grönsakshallen Årsta AB  Årstaängsvägen 31  117 43 Stockholm  Org.nr {so}  Bankgiro {bg}  OCR {ocr}  F-skatt',
      },
    ),
  },
  {
    id: 'y20-sidled',
    producer: 'reportlab',
    hard: 'a page that lies on its side, with ordered, delivered and price after discount',
    credits: 0,
    seller: {
      firm: firm('Frukt & Grönt Direkt i Skåne AB', 'Grönsaksgatan 12, 254 64 Helsingborg'),
      wares: greens,
      lines: [5, 11],
      code: '#####',
      number: (n) => `FG-${8_800 + n}`,
      discounts: [500, 1000],
    },
    draw: drawn(
      { form: 'space', qty: 1 },
      `40,46,b15 Frukt & Grönt Direkt i Skåne AB ;; 800r,46,b14 {W} {no}
      40 {ss}, {sp}
      40,82 {bn} ;; 420 Datum ;; 520 {issue} ;; 620 Kundnr ;; 720 {cust}
      40 {bs} ;; 420 Förfallodatum ;; 520 {due} ;; 620 Er ref ;; 720 {ref}
      40 {bp} ;; 420 Order ;; 520 {order} ;; 620 Lev.datum ;; 720 {delivered}
      40,124,b {remark?}
      @rows 140,13,r | 40 Artnr={code} | 95 Benämning={name} | 250 Ursprung={land} | 310 Klass={klass} | 350 Kolli={pack} | 470r Antal={qty} | 478 Enhet={unit} | 580r Listpris={price} | 630r Rab. %={disc} | 680r Moms %={rate} | 800r Radsumma={sum}
      680r Summa exkl. moms ;; 800r {net}
      680r Moms {rate} % ;; 800r {tax}
      680r,,b {L} ;; 800r,,b {pay}
      40,540,8 Bankgiro {bg}   OCR {ocr}   Org.nr {so}   Momsreg.nr {sv}   Godkänd för F-skatt`,
      { isWide: true, bottom: 480 },
    ),
  },
  {
    id: 'y21-bageri',
    producer: 'chromium',
    hard: 'names that begin with figures and no numbers; quantity before the name; whole kronor as 120:-',
    credits: 1,
    seller: {
      firm: firm('Bageri Mor Elsa AB', 'Bagaregatan 14, 611 31 Nyköping'),
      wares: bread.filter(({ price }) => !price.includes('.9500')),
      lines: [3, 8],
      number: (n) => String(6_120 + n),
      terms: 10,
      isWhole: true,
    },
    draw: web(
      { form: 'dash', day: words },
      'body{font-family:"Liberation Serif";font-size:11pt}.lines td,.lines th{border-bottom:1px dotted #666;padding:4pt}h1{font-style:italic;color:#7a3b12}',
      `<h1>Bageri Mor Elsa</h1><p>Bagaregatan 14, 611 31 Nyköping</p><div class="right">{bn}<br>{bs}<br>{bp}</div>
<p><b>{W} nr {no}</b><br>{issue}<br>Betalas senast {due}</p>
<p>Kreditering av faktura {about?}</p>
<p><b>{remark?}</b></p><div class="clear"></div>
[[t r:Antal={qty} | Enhet={unit} | Bröd={name} | r:À={price} | r:Kronor={sum}]]
<p class="r">Summa {net}<br>Moms {rate} % {tax}<br>
Öresavrundning {round?}<br>
<b>{L} {pay}</b></p><p>Bageri Mor Elsa AB, org.nr {so}, bankgiro {bg}, F-skatt</p>`,
    ),
  },
  {
    id: 'y22-brodbil',
    producer: 'recoded',
    hard: 'what went out and what came back as two columns, the difference counts; a week as the period',
    credits: 1,
    seller: {
      firm: firm('Östgötabagarn AB', 'Degvägen 3, 595 53 Mjölby'),
      wares: bread,
      lines: [4, 9],
      code: '####',
      number: (n) => `${260_900 + n}`,
      everyDays: 14,
      terms: 14,
    },
    draw: drawn(
      {
        form: 'bare',
        day: compact,
        line: (l) => {
          const back = l.seed % 4;
          return { out: String(Number(l.quantity) / 1000 + back), back: back === 0 ? '' : String(back) };
        },
      },
      `40,50,b15 ÖSTGÖTABAGARN
      40 Degvägen 3, 595 53 Mjölby
      300,50,b13 {W}
      300,70 Fakturanr {no} ;; 430 Kundnr {cust}
      300 Fakt.datum {issue} ;; 430 Förf.datum {due}
      300 Avser faktura {about?}
      300,112 {bn}
      300 {bs}
      300 {bp}
      40,112 Avser leveranser till och med {delivered}
      40,160,b {remark?}
      @rows 180,13,r | 40 Art={code} | 75 Sort={name} | 270r Ut={out} | 310r Åter={back} | 350r Netto={qty} | 357 Enh={unit} | 430r Pris={price} | 460r Moms={rate} | 555r Belopp={sum}
      =40,555
      360 Netto ;; 555r {net}
      360 Moms {rate} % ;; 555r {tax}
      360,,b {L} ;; 555r,,b {pay}`,
      { foot: '40,790,8 Östgötabagarn AB   Org.nr {so}   Bankgiro {bg}   OCR {ocr}   F-skatt' },
    ),
  },
  {
    id: 'y23-konditor',
    producer: 'groff',
    hard: 'a typeset page of tabs, number below the word for the paper, sums at the left',
    credits: 0,
    seller: {
      firm: firm('Konditori Vasa i Falun AB', 'Åsgatan 25, 791 71 Falun'),
      wares: bread,
      lines: [2, 6],
      code: 'K##',
      number: (n) => `V${330 + n}`,
      terms: 14,
    },
    draw: troff(
      { form: 'space' },
      `.sp 1.2c
.ft HR
.ps 10
.vs 14
.ta 1.6c 10cR 10.4c 13.4cR 17cR
.ps 16
\\fBKonditori Vasa i Falun AB\\fP
.ps 10
{ss}, {sp}, telefon {tel}
.sp 1
\\fB{W}\\fP
Nummer {no}, utställd {issue}, förfaller {due}
{remark?}
.sp 1
{bn}
{bs}
{bp}
.sp 1
\\fBKod	Benämning	Antal	Enhet	Pris	Belopp\\fP
[[l {code}	{name}	{qty}	{unit}	{price}	{sum}]]
.sp 1
.ta 6cR
Summa exkl. moms	{net}
Moms {rate} %	{tax}
\\fB{L}	{pay}\\fP
.sp 2
Bankgiro {bg}, org.nr {so}. Godkänd för F-skatt.`,
    ),
  },
  {
    id: 'y24-andelsgard',
    producer: 'weasyprint',
    hard: 'a farm: two rows for each good, the number above the name',
    credits: 0,
    seller: {
      firm: firm(
        'Rosenholms Gård Handelsbolag',
        'Rosenholm 1, 643 97 Vingåker',
        numbered('969688', 'Rosenholms Gård'),
      ),
      wares: [...farm, ...dairy.slice(4, 8)],
      lines: [2, 6],
      code: 'RG-##',
      number: (n) => `${120 + n}`,
      terms: 20,
    },
    draw: web(
      { form: 'swedish', day: dashedBack, qty: 1 },
      'body{font-size:10pt;color:#243}.lines{border-top:2pt solid #486;margin-top:5mm}.lines td{padding:1pt 4pt}.u td{border-bottom:.5pt solid #9b9}.k{color:#678;font-size:8pt}.g td{padding-right:10mm}',
      `<h1>Rosenholms Gård</h1><p>Rosenholm 1, 643 97 Vingåker</p>
<table class="g"><tr><td>{W}<br><b>{no}</b></td><td>Fakturadatum<br><b>{issue}</b></td><td>Sista betalningsdag<br><b>{due}</b></td><td>Kund<br><b>{bn}</b><br>{bs}<br>{bp}</td></tr></table>
<p>Avser faktura nr {about?}</p>
<p><b>{remark?}</b></p>
<table class="lines">[[l <tr><td class="k">{code}</td><td></td><td></td><td></td></tr><tr class="u"><td>{name}</td><td class="r">{qty} {unit}</td><td class="r">{price} kr/{unit}</td><td class="r">{sum}</td></tr>]]</table>
<p class="r">Summa exkl. moms {net}<br>Moms {rate} % {tax}<br><b>{L} {pay} kr</b></p><p class="small">Rosenholms Gård Handelsbolag, org.nr {so}. Bankgiro {bg}. F-skatt.</p>`,
    ),
  },
];
