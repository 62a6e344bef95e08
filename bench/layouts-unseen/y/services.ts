/** Services, premises, energy. */
import { abbreviated, shortDashed } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { firm } from './firms.ts';
import { drawn } from './drawn.ts';
import { own, web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { linen, power, repair, telecom, waste } from './wares.ts';

const meter = '735 999 260 0041 8827 3';

export const services: readonly LayoutY[] = [
  {
    id: 'y32-tvatteri',
    producer: 'fpdf',
    hard: 'pieces out and in, the difference of which counts nothing; öre behind a colon; a delivery per heading',
    credits: 1,
    seller: {
      firm: firm('Tvätteribolaget Roslagen AB', 'Tvättvägen 2, 761 41 Norrtälje'),
      wares: linen,
      lines: [4, 7],
      code: '###',
      number: (n) => String(58_200 + n),
      deliveries: 2,
      charges: [['Miljöavgift', 9_500, 25]],
      everyDays: 30,
    },
    draw: drawn(
      {
        form: 'colon',
        line: (l) => ({ back: String(Math.max(0, Number(l.quantity) / 1000 - own(l, 'åter', 4))) }),
      },
      `40,50,b14 Tvätteribolaget Roslagen AB
      40 Tvättvägen 2, 761 41 Norrtälje
      360,50,b14 {W}
      360 Fakturanummer {no}
      360 Fakturadatum {issue}
      360 Förfallodatum {due}
      360 Kundnummer {cust}
      360 Krediterar faktura {about?}
      40,110 {bn}
      40 {bs}
      40 {bp}
      40,160,b {remark?}
      @rows 180,13,r | 40 Kod={code} | 80 Artikel={name} | 270r Ut={qty} | 310r In={back} | 318 Enh={unit} | 400r Hyra/tvätt={price} | 450r Moms={rate}% | 555r Belopp={sum}
      [[c 80 {label} ;; 450r {rate}% ;; 555r {amount}]]
      =40,555
      400r Summa exkl moms ;; 555r {net}
      400r Moms 25% ;; 555r {tax}
      400r,,b {L} ;; 555r,,b {pay}
      40,+20,8 Org.nr {so}. Bankgiro {bg}. OCR {ocr}. Godkänd för F-skatt.`,
      { above: '40,,b8.5 Leverans {delivery} den {day}' },
    ),
  },
  {
    id: 'y33-kylservice',
    producer: 'writer',
    hard: 'a craftsman’s letter of a word processor: hours and parts in one ruled table, the number in a line of text',
    credits: 1,
    seller: {
      firm: firm('Bergmans Kyl & Fläkt AB', 'Verkstadsvägen 9, 781 72 Borlänge'),
      wares: repair,
      lines: [3, 6],
      number: (n) => `2026-${String(114 + n)}`,
      terms: 20,
      isListed: true,
    },
    draw: web(
      { form: 'swedish', day: abbreviated },
      'td,th{padding:3pt;border:1px solid #555}.n td{border:none}',
      `<p><b><font size="5">Bergmans Kyl &amp; Fläkt AB</font></b><br>{ss}, {sp}<br>Tel {tel}</p>
<table class="n" width="100%"><tr><td width="60%">{bn}<br>{bs}<br>{bp}</td><td><b>{W} {no}</b><br>Datum {issue}<br>Förfaller {due}</td></tr></table>
<p>Krediterar faktura {about?}</p>
<p><b>{remark?}</b></p>
<p>Service av kyl i kök, utfört {delivered}. Beställare {ref}.</p>
[[t Specifikation={name} | r:Antal={qty} | Enhet={unit} | r:À-pris={price} | r:Summa={sum}]]
<p align="right">Summa exkl. moms {net}<br>Moms 25 % {tax}<br><b>{L} {pay} kr</b></p><p>Bankgiro {bg}, organisationsnummer {so}, innehar F-skattebevis.</p>`,
    ),
  },
  {
    id: 'y34-storkoksservice',
    producer: 'chromium',
    hard: 'an order’s number and days beside the invoice’s, long texts between rows',
    credits: 0,
    seller: {
      firm: firm('Storkökstekniker i Mälardalen AB', 'Elektravägen 31, 126 30 Hägersten'),
      wares: repair,
      lines: [3, 6],
      code: 'A###',
      number: (n) => String(401_260 + n),
      isListed: true,
    },
    draw: web(
      { form: 'space', day: shortDashed },
      'body{font-size:9pt}h1{font-size:18pt}.g{width:100%;border-top:2pt solid #c00;border-bottom:1pt solid #c00;margin:4mm 0}.lines th{background:#f3f3f3}.lines td{padding:3pt 4pt}.q td{color:#555;font-size:8pt}',
      `<div class="right r"><h1>{W}</h1>Sida 1 av 1</div><h2>Storkökstekniker i Mälardalen AB</h2><p>{ss}<br>{sp}<br>Jour {tel}</p>
<table class="g"><tr><td>Fakturanr<br>Fakturadatum<br>Förfallodatum</td><td>{no}<br>{issue}<br>{due}</td><td>Arbetsorder<br>Utfört<br>Beställare</td><td>{order}<br>{delivered}<br>{ref}</td><td>{bn}<br>{bs}<br>{bp}</td></tr></table>
<p><b>{remark?}</b></p>
<p><i>Felanmälan: kylrum håller ej temperatur. Åtgärd: bytt fläkt, provkört, lämnat 3 grader.</i></p>
[[t Art={code} | Benämning={name} | r:Antal={qty} | Enh={unit} | r:Pris={price} | r:Moms %={rate} | r:Belopp={sum}]]
<table class="right"><tr><td>Netto</td><td class="r">{net}</td></tr><tr><td>Moms 25 %</td><td class="r">{tax}</td></tr><tr><td><b>{L}</b></td><td class="r"><b>{pay}</b></td></tr></table><div class="clear"></div>
<p>Bankgiro {bg} &nbsp; OCR {ocr} &nbsp; Org.nr {so} &nbsp; VAT {sv} &nbsp; Godkänd för F-skatt</p>`,
    ),
  },
  {
    id: 'y35-avfall',
    producer: 'reportlab',
    hard: 'places and periods in columns beside the name, frames around the cells, small print',
    credits: 1,
    seller: {
      firm: firm('Renhållarna Sydväst AB', 'Deponigatan 8, 262 73 Ängelholm'),
      wares: waste,
      lines: [3, 6],
      code: '7###',
      number: (n) => `${9_100_300 + n}`,
      everyDays: 30,
    },
    draw: drawn(
      {
        form: 'space',
        line: (l, _, p) => ({
          period: `${p.issue.slice(2, 4)}${p.issue.slice(5, 7)}`,
          site: `Kärl ${digitsOf(`${l.name}k`, 4)}`,
        }),
      },
      `40,46,b13 Renhållarna Sydväst ;; 555r,46,b13 {W}
      40,64,7 Renhållarna Sydväst AB, Deponigatan 8, 262 73 Ängelholm
      #330,60,555,130
      336,73,7 Fakturanr ;; 440,,7 {no}
      336,,7 Kundnr ;; 440,,7 {cust}
      336,,7 Fakturadatum ;; 440,,7 {issue}
      336,,7 Förfallodatum ;; 440,,7 {due}
      336,,7 Krediterar faktura ;; 440,,7 {about?}
      40,100 {bn}
      40 {bs}
      40 {bp}
      40,150,b {remark?}
      @rows 166,12,l | 44 Art={code} | 78 Tjänst={name} | 228 Hämtställe={site} | 300 Period={period} | 362r Antal={qty} | 372 Enh={unit} | 450r Pris={price} | 550r Belopp exkl. moms={sum}
      370,+4 Summa exkl. moms ;; 550r {net}
      370 Moms 25 % ;; 550r {tax}
      370,,b {L} kr ;; 550r,,b {pay}`,
      {
        size: 7,
        step: 11,
        bars: [40, 74, 224, 296, 334, 367, 398, 456, 555],
        foot: '40,800,6.5 Org.nr {so}  VAT-nr {sv}  Bankgiro {bg}  OCR {ocr}  F-skatt. Utskriven {printed}. Anmärkning ska göras inom 10 dagar. Påminnelseavgift 60 kr.',
      },
    ),
  },
  {
    id: 'y36-elhandel',
    producer: 'weasyprint',
    hard: 'kilowatt hours at four decimals, öre and kronor, a sum on top, meters and periods that are no numbers of goods',
    credits: 1,
    seller: {
      firm: firm('Sydkraftens Elhandel Lagan AB', 'Box 310, 341 26 Ljungby'),
      wares: power,
      lines: [4, 6],
      number: (n) => `8${210_440 + n}`,
      isListed: true,
      everyDays: 31,
    },
    draw: web(
      {
        form: 'swedish',
        price: 4,
        word: ['Elfaktura', 'Kreditfaktura el'],
        pay: ['Att betala', 'Er tillgodo'],
      },
      'body{font-size:9pt}.b{background:#ffe9b0;padding:4mm;width:60%}.b td{font-size:11pt}.lines{margin-top:6mm}.lines th{border-bottom:1pt solid #a60}h1{color:#a60}',
      `<div class="right">{bn}<br>{bs}<br>{bp}</div><h1>Lagan Energi</h1><p class="clear"></p><h2>{W}</h2>
<p><b>{remark?}</b></p>
<table class="b"><tr><td>{L}</td><td class="r"><b>{pay} kr</b></td></tr><tr><td>Förfallodatum</td><td class="r">{due}</td></tr><tr><td>Bankgiro</td><td class="r">{bg}</td></tr><tr><td>OCR</td><td class="r">{ocr}</td></tr></table>
<p>Fakturanummer {no} &nbsp; Fakturadatum {issue} &nbsp; Kundnummer {cust}<br>Anläggnings-id ${meter} &nbsp; Mätarställning avläst {delivered}</p>
<p>Krediterar fakturanummer {about?}</p>
<p class="r">Summa exkl. moms {net}<br>Moms 25 % {tax}<br><b>{L} {pay}</b></p>
<p class="small">Sydkraftens Elhandel Lagan AB, Box 310, 341 26 Ljungby. Org.nr {so}. Kundtjänst {tel}.</p><h3 style="page-break-before:always">Specifikation till faktura {no}</h3>
[[t Specifikation={name} | r:Förbrukning={qty} {unit} | r:Pris kr={price} | r:Belopp kr={sum}]]`,
    ),
  },
  {
    id: 'y37-telefoni',
    producer: 'pdf-lib',
    hard: 'paid by autogiro: “Belopp som dras”, periods below the rows, a specification on page 2',
    credits: 1,
    seller: {
      firm: firm('Nordlinjen Telekom AB', 'Kabelgatan 5, 972 42 Luleå'),
      wares: telecom,
      lines: [3, 5],
      number: (n) => `${33_004_100 + n}`,
      isListed: true,
      everyDays: 30,
    },
    draw: drawn(
      {
        form: 'space',
        pay: ['Belopp som dras', 'Belopp som återbetalas'],
        word: ['FAKTURA', 'KREDITFAKTURA'],
      },
      `40,54,b20 nordlinjen ;; 555r,54,b12 {W}
      40,90 {bn} ;; 350 Fakturanr: {no}
      40 {bs} ;; 350 Fakturadatum: {issue}
      40 {bp} ;; 350 Förfallodatum: {due}
      350 Kundnr: {cust}
      350 Krediterar: {about?}
      40,170,b {remark?}
      40,190,b Sammanställning
      40 Tjänster enligt specifikation på sida 2 ;; 555r {net}
      40 Moms 25 % ;; 555r {tax}
      =40,555
      40,,b12 {L} ;; 555r,,b12 {pay}
      40,+8 Beloppet dras från ert konto på förfallodagen genom autogiro. Ingen åtgärd behövs.
      &
      40,50,b Specifikation till faktura {no}
      @rows 76,14,r | 40 Tjänst={name} | 330r Antal={qty} | 340 Enhet={unit} | 430r Pris={price} | 555r Summa={sum}
      430r Summa exkl. moms ;; 555r {net}`,
      {
        under: '50,-2,7.5g Period {bb} och en månad framåt',
        foot: '40,800,8 Nordlinjen Telekom AB  Org.nr {so}  Kabelgatan 5, 972 42 Luleå  Bankgiro {bg} ;; 555r,,8 Sida #page',
      },
    ),
  },
];
