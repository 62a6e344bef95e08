/** Set A: fish, meat, bread, dairy, greens and two farmers. */
import { compact, iso, plusDays, shortDashed, slashed, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, escaped, html, over, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);

const latin = [
  'Salmo salar, odlad, Norge',
  'Gadus morhua, FAO 27 IIIa, trål',
  'Pandalus borealis, FAO 27',
  'Pleuronectes platessa, garn',
  'Mytilus edulis, odlad',
];

const fish: Layout = {
  id: 'a07',
  producer: 'ghostscript',
  hard: 'small print below each name, crates as charges, no article number column head, kg with two decimals',
  order: {
    layout: 'a07', supplier: firm('Norrskärs Fiskhall AB', 'Fiskhamnen 12, 451 34 Uddevalla'), trades: ['fish'], lines: [4, 9],
    code: (name) => digitsOf(`a07${name}`, 3), number: (n) => String(60_118 + n), terms: 8, charges: [['Lådpant', 24_000, 25], ['Transport', 18_500, 25]],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(50, 56, 'Norrskärs Fiskhall', { size: 22, font: 'serifbold' });
    sheet.text(50, 70, 'Färsk fisk & skaldjur sedan 1931', { font: 'serif' });
    sheet.text(380, 56, titled(p, 'FAKTURA'), { size: 16, font: 'bold' });
    sheet.block(380, 78, [
      `Fakturanummer: ${p.number}`,
      `Fakturadatum: ${iso(p.issue)}`,
      `Leveransdag: ${iso(p.delivered)}`,
      `Kundnr: ${p.customer}`,
      `Förfaller: ${iso(p.due)}`,
    ]);
    sheet.block(50, 120, [p.buyer.name, p.buyer.street, p.buyer.post, `VAT: ${p.buyer.vat}`]);
    if (p.remark !== null) sheet.text(50, 176, p.remark, { font: 'bold' });
    sheet.box(46, 188, 550, 202);
    across(sheet, 198, [[50, 'Nr'], [80, 'Art och produktionsmetod'], [330, 'Mängd', 'r'], [340, 'Enhet'], [440, 'à pris', 'r'], [546, 'Summa SEK', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 218;
    for (const l of p.lines) {
      across(sheet, y, [[50, l.code], [80, l.name], [330, sv.quantity(l.quantity, 2), 'r'], [340, l.unit], [440, sv.price(l.price), 'r'], [546, sv.money(l.sum), 'r']]); // prettier-ignore
      sheet.text(80, y + 9, latin[l.seed % latin.length] ?? '', { size: 6.5, font: 'serif' });
      y += 26;
    }
    sheet.line(300, y, 550);
    for (const [label, value] of [
      ['Fisk & skaldjur', sv.money(p.lineNet)],
      ...p.charges.map(({ label, amount }) => [label, sv.money(amount)]),
      ['Totalt exkl. moms', sv.money(p.net)],
      ...p.vat.map(({ rate, tax, base }) => [`Moms (${rate}%) av ${sv.money(base)}:`, sv.money(tax)]),
      ['Att betala', sv.money(p.payable)],
    ] as [string, string][])
      across(sheet, (y += 14), [[320, label], [546, value, 'r']], label === 'Att betala' ? { font: 'bold', size: 11 } : {}); // prettier-ignore
    sheet.block(
      50,
      790,
      [
        `${p.supplier.name}   ${p.supplier.street}   ${p.supplier.post}   ${p.supplier.phone}`,
        `Bankgiro: ${p.supplier.bankgiro}   Plusgiro: ${p.supplier.plusgiro}   Org.nr: ${p.supplier.organisation}   Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const meat: Layout = {
  id: 'a08',
  producer: 'chromium',
  hard: 'batch, best before, packages, weight; "kr" after amounts, true minus signs, returns; number and date in one line',
  order: {
    layout: 'a08', supplier: firm('Bröderna Ekholms Chark AB', 'Slakthusgatan 5, 415 02 Göteborg'), trades: ['meat'], lines: [5, 10],
    code: (name) => digitsOf(`a08${name}`, 4), number: (n) => `B${n + 2204}`, returns: 0.2, terms: 14,
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const f = inForm(forms.true);
    return html(
      `body{font-family:'Liberation Serif',serif}.lines th{background:#800;color:#fff;font-weight:normal}.lines td{border-bottom:.5pt dotted #800;font-size:9pt}h1{color:#800}`,
      `<h1>Bröderna Ekholms</h1><i>Chark & kött i Göteborg</i><hr><p><b>${titled(p, 'Faktura', 'Kreditnota')} ${p.number} den ${words(p.issue)}</b>${p.about === null ? '' : ` (avser ${p.about})`}</p>
      <table><tr><td style="width:260pt">${address(p.buyer)}</td><td>Kundnr ${p.customer}<br>Levererat ${words(p.delivered)}<br>Betalning senast ${words(p.due)}</td></tr></table>${remarked(p)}<br>
      ${table(
        [
          column('Art.', (l) => l.code),
          column('Produkt', (l) => l.name),
          column('Batch', (l) => `L${String(l.seed).padStart(6, '0')}`),
          column('Bäst före', (l) => shortDashed(plusDays(p.delivered, 8 + (l.seed % 20)))),
          column('Kolli', (l) => String(1 + (l.seed % 4)), 'r'),
          column('Vikt/antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'),
          column('Pris', (l) => `${f.price(l.price)} kr`, 'r'),
          column('Summa', (l) => `${f.money(l.sum)} kr`, 'r'),
        ],
        p.lines,
      )}<hr><p class="r">Summa ${f.money(p.net)} kr<br>${p.vat.map(({ rate, tax }) => `varav moms tillkommer ${rate}% ${f.money(tax)} kr`).join('<br>')}<br><b>${p.isCredit ? 'Att återfå' : 'Att betala'} ${f.money(p.payable)} kr</b></p>
      <p class="small">Bröderna Ekholms Chark AB, ${p.supplier.street}, ${p.supplier.post}. Organisationsnr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Vi innehar F-skattebevis. EG-nr 9912.</p>`,
    );
  },
};

const bakery: Layout = {
  id: 'a09',
  producer: 'weasyprint',
  hard: 'out, returned and net pieces in three columns; date of each day; names that begin with a figure; slashed dates',
  order: {
    layout: 'a09', supplier: firm('Bageri Vetekornet i Lund AB', 'Kvarngatan 18, 222 29 Lund'), trades: ['bread'], lines: [6, 11],
    code: (name) => digitsOf(`a09${name}`, 3), number: (n) => `26/${String(n + 300)}`, deliveries: 2, terms: 10,
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Lato',sans-serif;font-size:9.5pt}.lines td,.lines th{border:.5pt solid #bbb}h1{font-family:'EB Garamond',serif;font-size:30pt;color:#a60}`,
      `<div class="right r">${titled(p, 'Faktura')} nr ${p.number}<br>Datum ${slashed(p.issue)}<br>Förfallodag ${slashed(p.due)}<br>Kund ${p.customer}</div><h1>Vetekornet</h1><p>${address(p.buyer)}</p>${remarked(p)}
      ${table(
        [
          column('Dag', (l) => slashed(plusDays(p.issue, l.delivery * 2 - 5))),
          column('Nr', (l) => l.code),
          column('Bröd/kaka', (l) => l.name),
          column('Ut', (l) => String(Number(l.quantity / 1000n) + (l.seed % 3)), 'r'),
          column('Retur', (l) => (l.seed % 3 === 0 ? '' : String(l.seed % 3)), 'r'),
          column('Netto', (l) => sv.quantity(l.quantity), 'r'),
          column('À', (l) => sv.price(l.price), 'r'),
          column('Kronor', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
        {
          foot: `<tr><td colspan="7">Brödet summa</td><td class="r">${sv.money(p.net)}</td></tr>${p.vat.map(({ rate, tax }) => `<tr><td colspan="7">${rate} % moms</td><td class="r">${sv.money(tax)}</td></tr>`).join('')}<tr><td colspan="7"><b>Slutbelopp</b></td><td class="r"><b>${sv.money(p.payable)}</b></td></tr>`,
        },
      )}<p>Betala till bankgiro ${p.supplier.bankgiro} eller Swish. Märk betalningen ${p.number}.</p><p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.organisation} · F-skatt finns</p>`,
    ),
};

const dairy: Layout = {
  id: 'a10',
  producer: 'cairo',
  hard: 'sum column first, two-row head, labels over values in frames, buyer’s organisation number without a label',
  order: {
    layout: 'a10', supplier: firm('Mejeriet Fjällbäck ek. för.', 'Mejerivägen 2, 840 50 Gällö'), trades: ['dairy'], lines: [6, 11],
    code: (name) => digitsOf(`a10${name}`, 5), number: (n) => String(336_500 + n), isWhole: true,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(40, 60, 'MEJERIET FJÄLLBÄCK', { size: 14, font: 'bold' });
    sheet.text(555, 60, titled(p, 'Faktura'), { size: 14, font: 'bold', align: 'r' });
    sheet.block(320, 90, [p.buyer.name, p.buyer.street, p.buyer.post, p.buyer.organisation]);
    for (const [at, [label, value]] of (
      [
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', iso(p.due)],
        ['Kundnummer', p.customer],
        ['Lev.dag', p.delivered.slice(5)],
        ['Säljare', 'Tur 14'],
      ] as const
    ).entries()) {
      const x = 40 + at * 86;
      sheet.frame(x, 150, x + 86, 174);
      sheet.text(x + 3, 157, label, { size: 6 });
      sheet.text(x + 3, 170, value);
    }
    if (p.remark !== null) sheet.text(40, 190, p.remark, { font: 'bold' });
    across(sheet, 204, [[110, 'Belopp', 'r'], [125, 'Artikel-'], [170, 'Artikel'], [430, 'Antal', 'r'], [470, 'För-'], [555, 'Pris', 'r']], { font: 'bold' }); // prettier-ignore
    across(sheet, 214, [[110, 'SEK', 'r'], [125, 'nummer'], [170, 'benämning'], [430, 'levererat', 'r'], [470, 'packning'], [555, 'per enhet', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 232;
    for (const l of p.lines) {
      across(sheet, y, [[110, sv.money(l.sum), 'r'], [125, l.code], [170, l.name], [430, sv.quantity(l.quantity), 'r'], [470, l.unit], [555, sv.price(l.price), 'r']]); // prettier-ignore
      y += 15;
    }
    sheet.line(40, y, 555);
    for (const [value, label] of [[sv.money(p.net), 'Netto'], ...p.vat.map(({ rate, tax }) => [sv.money(tax), `Moms ${rate} %`]), [sv.money(p.rounding), 'Avrundning'], [sv.money(p.payable), 'ATT BETALA']] as [string, string][])
      across(sheet, (y += 14), [[110, value, 'r'], [125, label]]); // prettier-ignore
    sheet.block(
      40,
      780,
      [
        `${p.supplier.name}  ${p.supplier.street}, ${p.supplier.post}`,
        `Plusgiro ${p.supplier.plusgiro}  Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const greens: Layout = {
  id: 'a11',
  producer: 'wkhtmltopdf',
  hard: 'number in one cell with the name, class and origin columns, crates and net weight, discount in kronor per unit absent',
  order: {
    layout: 'a11', supplier: firm('Grönsakshallen Solrosen AB', 'Partihallsgatan 11, 415 05 Göteborg'), trades: ['produce'], lines: [8, 13],
    code: (name) => digitsOf(`a11${name}`, 4), number: (n) => `S-${80_020 + n}`, terms: 7, from: '2026-03-01',
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `.lines th{border-bottom:2px solid #393;font-size:9pt}.lines td{font-size:9pt;padding:4px}.lines{margin-top:20px}h1{color:#393}`,
      `<table style="width:100%"><tr><td><h1>Solrosen</h1>frukt · grönt · örter</td><td class="r"><h2>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>Nummer: ${p.number}<br>Datum: ${compact(p.issue)}<br>Betalas: ${compact(p.due)}${p.about === null ? '' : `<br>Gäller faktura: ${p.about}`}</td></tr></table><p>${address(p.buyer)}<br>Kundnr: ${p.customer}</p>${remarked(p)}
      ${table(
        [
          column('Vara', (l) => `${l.code} ${l.name}`),
          column('Klass', (l) => (l.seed % 3 === 0 ? 'II' : 'I')),
          column('Ursprung', (l) => ['SE', 'NL', 'ES', 'IT'][l.seed % 4] ?? ''),
          column('Kolli', (l) => String(1 + (l.seed % 6)), 'r'),
          column('Antal/kg', (l) => sv.quantity(l.quantity), 'r'),
          column('Enhet', (l) => l.unit),
          column('Pris', (l) => sv.price(l.price), 'r'),
          column('Totalt', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<br>${over([['Summa', sv.money(p.net)], ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, sv.money(tax)] as const), [p.isCredit ? 'Att få tillbaka' : 'Att betala SEK', sv.money(p.payable)]])}
      <p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Orgnr: ${p.supplier.organisation}. Bankgiro: ${p.supplier.bankgiro}. Godkänd för F-skatt. Anmärkningar samma dag före kl 10.</p>`,
    ),
};

const farmerWord: Layout = {
  id: 'a12',
  producer: 'writer',
  hard: 'typed in a word processor: no article numbers, date in words, "Nr 26-031", amounts with ":-" and colon',
  order: {
    layout: 'a12', supplier: firm('Tallbacka Gårdsbruk', 'Tallbacka 1, 590 53 Ulrika'), trades: ['farm'], lines: [2, 5], code: () => '',
    number: (n) => `26-${String(n + 11).padStart(3, '0')}`, terms: 20, from: '2026-04-12',
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.dash);
    return html(
      `body{font-family:'Liberation Serif';font-size:12pt}`,
      `<p><b>Tallbacka Gårdsbruk</b><br>${p.supplier.street}<br>${p.supplier.post}<br>tel ${p.supplier.phone}</p><p>${words(p.issue)}</p><p>${address(p.buyer)}</p><h2>${titled(p, 'Räkning')} Nr ${p.number}</h2>${remarked(p)}
      <table width="100%" border="1" cellpadding="4">${[['Vara', 'Mängd', 'Pris', 'Summa'], ...p.lines.map((l) => [l.name, `${sv.quantity(l.quantity)} ${l.unit}`, f.price(l.price), f.money(l.sum)])].map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>
      <p>Summa utan moms ${f.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${f.money(p.tax)}<br><b>Att betala ${f.money(p.payable)} kr</b></p>
      <p>Betala helst inom 20 dagar, senast ${words(p.due)}, till bankgiro ${p.supplier.bankgiro}.</p><p>Tack för beställningen!</p><p>F-skattebevis finns. Org.nr ${p.supplier.organisation}</p>`,
    );
  },
};

const farmerSheet: Layout = {
  id: 'a13',
  producer: 'calc',
  hard: 'a spreadsheet: bare decimals, empty rows, sums in cells far right, supplier only in one cell and by organisation number',
  order: {
    layout: 'a13', supplier: firm('Hagby Ägg & Grönt HB', 'Hagby Östergård, 388 99 Påryd'), trades: ['farm', 'produce'], lines: [3, 6], code: () => '',
    number: (n) => String(n + 61), terms: 15, from: '2026-03-15',
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.bare);
    const row = (...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<td sdnum="1033;0;@">${escaped(cell)}</td>`).join('')}</tr>`;
    return html(
      '',
      `<table><colgroup><col width="190"><col width="70"><col width="60"><col width="150"><col width="90"></colgroup>${row('Hagby Ägg & Grönt HB', '', '', titled(p, 'FAKTURA'))}${row(p.supplier.street, '', '', `Fakturanr: ${p.number}`)}${row(p.supplier.post, '', '', `Fakturadatum: ${iso(p.issue)}`)}${row('', '', '', `Sista betalningsdag: ${iso(p.due)}`)}${row(`Kund: ${p.buyer.name}`)}${row(p.buyer.street)}${row(p.buyer.post)}${row('')}${p.remark === null ? '' : row(p.remark)}${row('Artikel', 'Antal', 'Enhet', 'Pris ex moms', 'Belopp')}${p.lines.map((l) => row(l.name, `${f.quantity(l.quantity)} `, l.unit, `${f.price(l.price)} `, `${f.money(l.sum)} `)).join('')}${row('')}${row('', '', '', 'Netto', `${f.money(p.net)} `)}${p.vat.map(({ rate, tax }) => row('', '', '', `Moms ${rate}%`, `${f.money(tax)} `)).join('')}${row('', '', '', 'Summa att betala', `${f.money(p.payable)} `)}${row('')}${row(`Org.nr ${p.supplier.organisation}`, '', '', `Bg ${p.supplier.bankgiro}`)}${row('Godkänd för F-skatt')}</table>`,
    );
  },
};

export const freshA: readonly Layout[] = [fish, meat, bakery, dairy, greens, farmerWord, farmerSheet];
