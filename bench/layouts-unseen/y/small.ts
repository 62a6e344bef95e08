/** Small and odd senders: word processors, spreadsheets, telephones, tills. */
import { compact, iso, slashed, words } from '../days.ts';
import { firm, numbered } from './firms.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { coffee, farm, fish, flowers, gear, meat, office, repair, sweets } from './wares.ts';

const sole = (name: string, address: string, birth: string) => firm(name, address, numbered(birth, name));

export const small: readonly LayoutY[] = [
  {
    id: 'y52-agg-brev',
    producer: 'writer',
    hard: 'a letter: number and day in sentences, whole kronor as 120:-, a sole trader',
    credits: 1,
    seller: {
      firm: sole('Lena Björkmans Ägg & Honung', 'Norrby 14, 744 97 Järlåsa', '620418'),
      wares: farm.filter(({ unit }) => unit !== 'kg'),
      lines: [1, 3],
      number: (n) => `27-${String(n + 3).padStart(3, '0')}`,
      terms: 10,
      isWhole: true,
    },
    draw: web(
      { form: 'dash', day: words, word: ['Faktura', 'Kreditfaktura'] },
      'body{font-family:"Liberation Serif";font-size:12pt}td{padding:2pt 8pt}',
      `<p>Lena Björkmans Ägg &amp; Honung<br>Norrby 14<br>744 97 Järlåsa</p><p align="right">Järlåsa den {issue}</p><p>{bn}<br>{bs}<br>{bp}</p>
<p><b>{W} nr {no}</b></p>
<p>Rättelse av faktura {about?}</p>
<p><b>{remark?}</b></p>
<p>Tack för beställningen! Levererat till köket:</p>
<table width="90%">[[l <tr><td width="45%">{name}</td><td align="right">{qty} {unit} à {price}</td><td align="right">{sum}</td></tr>]]<tr><td>Summa</td><td></td><td align="right">{net}</td></tr><tr><td>Moms {rate} %</td><td></td><td align="right">{tax}</td></tr>
<tr><td>Avrundning</td><td></td><td align="right">{round?}</td></tr>
<tr><td><b>{L}</b></td><td></td><td align="right"><b>{pay}</b></td></tr></table>
<p>Betala gärna senast {due} till plusgiro {pg}.<br>Jag har F-skatt, organisationsnummer {so}.</p>`,
    ),
  },
  {
    id: 'y53-fisk-ark',
    producer: 'calc',
    hard: 'a spreadsheet without units, a true minus before returned goods, kilograms in the head',
    credits: 1,
    seller: {
      firm: firm('Kustfisket i Simpnäs AB', 'Fiskarvägen 2, 760 42 Björkö'),
      wares: fish.filter(({ unit }) => unit === 'kg'),
      lines: [2, 6],
      number: (n) => String(n + 71),
      terms: 15,
      from: '2025-11-20',
      returns: 10,
      isWhole: true,
    },
    draw: web(
      { form: 'true', qty: 1 },
      'td{font-size:10pt}',
      `<table width="620"><tr><td width="230"></td><td width="90"></td><td width="100"></td><td width="120"></td></tr><tr><td colspan="2"><b>Kustfisket i Simpnäs AB</b></td><td><b>{W}</b></td><td align="right" sdnum="1033;0;@">{no}</td></tr>
<tr><td colspan="2">Fiskarvägen 2</td><td>Datum</td><td align="right" sdnum="1033;0;@">{issue}</td></tr><tr><td colspan="2">760 42 Björkö</td><td>Förfaller</td><td align="right" sdnum="1033;0;@">{due}</td></tr>
<tr><td colspan="2">Org.nr {so}</td></tr><tr><td></td></tr><tr><td colspan="4">Kund: {bn}</td></tr><tr><td colspan="4">{bs}, {bp}</td></tr>
<tr><td colspan="4">Kredit på faktura {about?}</td></tr>
<tr><td colspan="4">{remark?}</td></tr>
<tr><td></td></tr><tr><td><b>Fisk</b></td><td align="right"><b>Kilo</b></td><td align="right"><b>Pris</b></td><td align="right"><b>Belopp</b></td></tr>
[[l <tr><td>{name}</td><td align="right" sdnum="1033;0;@">{qty}</td><td align="right" sdnum="1033;0;@">{price}</td><td align="right" sdnum="1033;0;@">{sum}</td></tr>]]
<tr><td></td></tr><tr><td></td><td></td><td>Netto</td><td align="right" sdnum="1033;0;@">{net}</td></tr><tr><td></td><td></td><td>Moms {rate} %</td><td align="right" sdnum="1033;0;@">{tax}</td></tr>
<tr><td></td><td></td><td>Avrundning</td><td align="right" sdnum="1033;0;@">{round?}</td></tr>
<tr><td></td><td></td><td><b>{L}</b></td><td align="right" sdnum="1033;0;@"><b>{pay}</b></td></tr><tr><td></td></tr><tr><td colspan="4">Bankgiro {bg}. F-skatt.</td></tr></table>`,
    ),
    printing: { unit: () => 'kg' },
  },
  {
    id: 'y54-maskinskriven',
    producer: 'stretched',
    hard: 'a typed page: two rows for each good, the number and figures on the second',
    credits: 0,
    seller: {
      firm: firm(
        'Slaktarens Son Handelsbolag',
        'Torget 3, 733 32 Sala',
        numbered('969655', 'Slaktarens Son'),
      ),
      wares: meat,
      lines: [2, 5],
      code: '###',
      number: (n) => `${410 + n}`,
      terms: 8,
    },
    draw: typed(
      { form: 'colon', day: compact, qty: 1 },
      `SLAKTARENS SON HANDELSBOLAG
Torget 3, 733 32 Sala
Org.nr {so}, bankgiro {bg}


{W} nr {no}                     {bn}
Fakturadatum {issue}              {bs}
Förfallodatum {due}             {bp}

{remark?}

[[l {name}
   nr {code:5}{qty:>9} {unit:4} à {price:>9} {sum:>14}
]]
                                Summa {net:>11}
                            Moms {rate:>2} % {tax:>11}
                           Att betala {pay:>11}

F-skattsedel finns.`,
      { size: 10.5, step: 14 },
    ),
  },
  {
    id: 'y55-telefon-faktura',
    producer: 'skia',
    hard: 'a telephone’s invoice on a narrow page, each good a small card',
    credits: 1,
    seller: {
      firm: sole('Snickar Jocke Joakim Alm', 'Ringvägen 90, 118 60 Stockholm', '840612'),
      wares: repair.slice(0, 7),
      lines: [2, 4],
      number: (n) => `A${1_000 + n}`,
      terms: 15,
      isListed: true,
    },
    draw: drawn(
      { form: 'space', word: ['Faktura', 'Kreditfaktura'] },
      `20,40,b18 {W} {no}
      20 Fakturadatum {issue}
      20 Förfallodatum {due}
      20 Krediterar {about?}
      20,+6,9g Från
      20,,b Snickar Jocke Joakim Alm
      20 {ss}, {sp}
      20 Org.nr {so}
      20,+6,9g Till
      20,,b {bn}
      20 {bs}, {bp}
      20,,b {remark?}
      @rows +14,14,n | 20 Rad={name} | 340r Belopp={sum} kr
      =20,340
      20 Netto ;; 340r {net} kr
      20 Moms 25% ;; 340r {tax} kr
      20,+4,b13 {L} ;; 340r,,b13 {pay} kr
      20,+10 Bankgiro {bg} · Godkänd för F-skatt`,
      {
        size: 10,
        step: 14,
        paper: [360, 640],
        bottom: 600,
        under: '20,-1,8.5g {qty} {unit} × {price} kr, moms {rate}%',
      },
    ),
  },
  {
    id: 'y56-app-blommor',
    producer: 'chromium',
    isWithoutUnicode: true,
    hard: 'without Unicode: an app’s page of small size whose glyphs cannot be named',
    credits: 0,
    seller: {
      firm: firm('Fia på Torget Blommor AB', 'Torget 1, 451 30 Uddevalla'),
      wares: flowers,
      lines: [2, 4],
      number: (n) => `${2_600_100 + n}`,
      terms: 10,
    },
    draw: web(
      { form: 'space' },
      '@page{size:148mm 210mm;margin:10mm}body{font-size:9pt}h1{color:#b04}.lines td{padding:4pt;border-bottom:1px solid #eee}',
      `<h1>Fia på Torget</h1><p>{W} {no}<br>Fakturadatum {issue}<br>Förfallodatum {due}</p><p>{bn}<br>{bs}<br>{bp}</p>
<p><b>{remark?}</b></p>
[[t Vara={name} | r:Antal={qty} {unit} | r:Pris={price} | r:Summa={sum}]]
<p class="r">Netto {net}<br>Moms 25 % {tax}<br><b>{L} {pay} kr</b></p><p class="small">Fia på Torget Blommor AB, Torget 1, 451 30 Uddevalla. Org.nr {so}. Bg {bg}.</p>`,
    ),
  },
  {
    id: 'y57-kassarulle',
    producer: 'fpdf',
    hard: 'an invoice from a till’s roll: quantity, price and sum below the name',
    credits: 0,
    seller: {
      firm: firm('Järnia Hörnan Kök & Verktyg AB', 'Hörngatan 2, 523 31 Ulricehamn'),
      wares: [...gear, ...office],
      lines: [2, 5],
      code: '######',
      number: (n) => `K2-${7_700 + n}`,
      terms: 20,
    },
    draw: typed(
      { form: 'bare', day: iso },
      `{sn}
{ss}
{sp}
Org.nr {so}

FAKTURA
{remark?}
Nr: {no}
Datum: {issue}
Förfaller: {due}
Kund: {cust}
{bn}
{bs}
{bp}
--------------------------------
[[l {name}
{code:8}{qty:>4} {unit:3}x{price:>8}{sum:>9}]]
--------------------------------
Netto                  {net:>9}
Moms 25%               {tax:>9}
ATT BETALA             {pay:>9}

Bankgiro {bg}
Tack för besöket!`,
      { size: 9.5, step: 12.5, x: 190 },
    ),
  },
  {
    id: 'y58-forening',
    producer: 'writer',
    hard: 'an association; the sender in a table’s last row, names of two rows with the season in them',
    credits: 0,
    seller: {
      firm: firm(
        'Bergsjö Odlarförening',
        'Odlarstigen 5, 415 23 Göteborg',
        numbered('802431', 'Bergsjö Odlarförening'),
      ),
      wares: farm.map((ware) => ({ ...ware, name: `${ware.name}, skördad på Bergsjöns kolonier` })),
      lines: [2, 5],
      number: (n) => `2026/${30 + n}`,
      terms: 20,
    },
    draw: web(
      { form: 'swedish', day: slashed, qty: 1 },
      'td,th{padding:3pt}.b td,.b th{border:1px solid #000}',
      `<table width="100%"><tr><td width="55%"><b>{bn}</b><br>{bs}<br>{bp}</td><td>{W} {no}<br>Datum {issue}<br>Betalas senast {due}</td></tr></table><p></p>
<p>Krediterar {about?}</p>
<p><b>{remark?}</b></p>
<table class="b" width="100%"><tr><th width="46%">Gröda</th><th align="right">Mängd</th><th>Enhet</th><th align="right">Pris</th><th align="right">Summa</th></tr>[[l <tr><td>{name}</td><td align="right">{qty}</td><td>{unit}</td><td align="right">{price}</td><td align="right">{sum}</td></tr>]]<tr><td>Summa</td><td></td><td></td><td></td><td align="right">{net}</td></tr><tr><td>Moms {rate} %</td><td></td><td></td><td></td><td align="right">{tax}</td></tr><tr><td><b>{L}</b></td><td></td><td></td><td></td><td align="right"><b>{pay}</b></td></tr></table>
<p></p><p align="center">Bergsjö Odlarförening, Odlarstigen 5, 415 23 Göteborg, org.nr {so}, plusgiro {pg}</p>`,
    ),
  },
  {
    id: 'y59-marknad',
    producer: 'weasyprint',
    hard: 'a market place’s name on top, the seller in a box of small print, order and payment days',
    credits: 1,
    seller: {
      firm: firm('Chokladverket i Mölle AB', 'Mölle Hamnallé 4, 263 77 Mölle'),
      wares: [...sweets, ...coffee.slice(3, 5)],
      lines: [2, 5],
      code: 'CV-#####',
      number: (n) => `MP-${50_900 + n}`,
      terms: 30,
      charges: [['Serviceavgift', 2_500, 25]],
    },
    draw: web(
      {
        form: 'swedish',
        word: ['Faktura', 'Kreditfaktura'],
        pay: ['Fakturabelopp', 'Belopp att återbetala'],
      },
      'body{font-size:9pt}h1{color:#064}.x{border:1pt solid #064;padding:3mm;font-size:7.5pt;width:80mm}.lines th{background:#064;color:#fff}.lines td{border-bottom:.5pt solid #cdc;padding:3pt}.o td{padding-right:8mm}',
      `<h1>matmarknaden.example</h1><div class="right x"><b>Säljare</b><br>{sn}<br>{ss}, {sp}<br>Org.nr {so}<br>Momsreg.nr {sv}</div><p>Köpare<br>{bn}<br>{bs}<br>{bp}</p><div class="clear"></div><h2>{W}</h2>
<p><b>{remark?}</b></p>
<table class="o"><tr><td>Fakturanummer<br>{no}</td><td>Fakturadatum<br>{issue}</td><td>Förfallodatum<br>{due}</td><td>Order lagd<br>{ordered}</td><td>Levererad<br>{delivered}</td></tr></table>
<p>Krediterar {about?}</p><br>
[[t Artikelnr={code} | Vara={name} | r:Antal={qty} | Enhet={unit} | r:Pris={price} | r:Moms={rate} % | r:Summa={sum}]]
<p class="r">Varor {goods}<br>[[c {label} {amount}<br>]]Summa exkl. moms {net}<br>[[v Moms {rate} % på {base}: {vat}<br>]]Moms {tax}<br><b>{L} {pay} SEK</b></p><p class="small">Matmarknaden förmedlar köpet för säljarens räkning. Betala till bankgiro {bg} med referens {ocr}.</p>`,
    ),
  },
];
