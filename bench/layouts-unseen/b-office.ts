/** Set B: templates of accounting programs and spreadsheets. */
import { iso, short, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, escaped, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm, swedishIban } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);
const sp = inForm(forms.space);
const bare = inForm(forms.bare);

const modern: Layout = {
  id: 'b26',
  producer: 'chromium',
  hard: 'modern web template: labels in small grey over values, no lines, "Pris/st", unit within the quantity, sum in a coloured box first',
  order: {
    layout: 'b26', supplier: firm('Mikrobryggan i Falun AB', 'Slussgatan 30, 791 31 Falun'), trades: ['beer'], lines: [2, 5], code: (name) => digitsOf(`b26${name}`, 2), number: (n) => String(510 + n), terms: 20, from: '2026-05-12',
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `body{font-family:'Roboto';font-size:9.5pt}.over th{font-weight:normal;color:#888;font-size:7.5pt}.over td{padding-right:18pt}.pay{background:#1a6;color:#fff;padding:8pt;font-size:13pt}.lines th{color:#888;font-weight:normal;font-size:8pt}.lines td{padding:5pt 4pt}`,
      `<table style="width:100%"><tr><td><h2>Mikrobryggan</h2></td><td class="r"><span class="pay">${p.isCredit ? 'Kreditbelopp' : 'Att betala'} ${sp.money(p.payable)} kr</span></td></tr></table><h1>${titled(p, 'Faktura', 'Kreditfaktura')} ${p.number}</h1>${over([['Fakturadatum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnummer', p.customer], ['Er referens', 'Barchef'], ...(p.about === null ? [] : [['Kredit för', p.about] as const])])}<p>${address(p.buyer)}<br>${p.buyer.organisation}</p>${remarked(p)}
      ${table([column('Artikel', (l) => l.code), column('Beskrivning', (l) => l.name), column('Antal', (l) => `${sp.quantity(l.quantity)} ${l.unit}`, 'r'), column('Pris/st', (l) => sp.price(l.price), 'r'), column('Moms', (l) => `${l.rate} %`, 'r'), column('Totalt', (l) => sp.money(l.sum), 'r')], p.lines)}<br>
      ${pairs([['Netto', sp.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} %`, sp.money(v.tax)] as const), ['Summa', `${sp.money(p.payable)} kr`]], 'pairs right')}<p class="clear" style="margin-top:80pt;color:#888;font-size:8pt">${p.supplier.name} · ${p.supplier.street}, ${p.supplier.post} · Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt</p>`,
    ),
};

const boxed: Layout = {
  id: 'b27',
  producer: 'reportlab',
  hard: 'framed cells as in older programs, labels in capitals above, dates yymmdd, units in capitals, rate codes',
  order: {
    layout: 'b27', supplier: firm('Gotlands Lamm & Kalv Slakt AB', 'Slitevägen 40, 624 48 Slite'), trades: ['meat', 'farm'], lines: [4, 8], code: (name) => digitsOf(`b27${name}`, 3), number: (n) => String(9_300 + n), isWhole: true, from: '2026-03-02',
  }, // prettier-ignore
  printing: { unit: (l) => l.unit.toUpperCase() },
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    const cell = (x: number, y: number, wide: number, label: string, value: string): void => {
      sheet.frame(x, y, x + wide, y + 26);
      sheet.text(x + 3, y + 8, label, { size: 5.5 });
      sheet.text(x + 3, y + 20, value);
    };
    sheet.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
    sheet.text(340, 50, titled(p, 'FAKTURA'), { size: 15, font: 'bold' });
    for (const [at, [label, value]] of (
      [
        ['FAKTURADATUM', short(p.issue)],
        ['FAKTURANUMMER', p.number],
        ['KUNDNUMMER', p.customer],
        ['LEVERANSDATUM', short(p.delivered)],
        ['FÖRFALLODATUM', short(p.due)],
        ['ER REFERENS', 'INKÖP'],
      ] as const
    ).entries())
      cell(340 + (at % 3) * 72, 58 + Math.floor(at / 3) * 26, 72, label, value);
    sheet.block(340, 130, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(40, 150, p.remark, { font: 'bold' });
    across(sheet, 186, [[42, 'ARTNR'], [82, 'BENÄMNING'], [330, 'ANTAL', 'r'], [340, 'ENHET'], [440, 'PRIS', 'r'], [470, 'MK', 'r'], [553, 'BELOPP', 'r']], { size: 7 }); // prettier-ignore
    for (const x of [40, 80, 290, 338, 380, 445, 475, 555]) sheet.line(x, 178, x, 560);
    for (const y of [178, 190, 560]) sheet.line(40, y, 555);
    for (const [at, l] of p.lines.entries()) across(sheet, 204 + at * 14, [[42, l.code], [82, l.name], [334, bare.quantity(l.quantity, 2), 'r'], [340, l.unit.toUpperCase()], [443, bare.price(l.price), 'r'], [470, l.rate === 25 ? '1' : '2', 'r'], [553, bare.money(l.sum), 'r']]); // prettier-ignore
    const cells = [
      ['NETTO', bare.money(p.net)],
      ...p.vat.flatMap((v) => [[`MOMS ${v.rate}%`, bare.money(v.tax)]]),
      ['AVRUNDN', bare.money(p.rounding)],
      ['ATT BETALA', bare.money(p.payable)],
    ] as [string, string][];
    for (const [at, [label, value]] of cells.entries()) cell(40 + at * 103, 568, 103, label, value);
    sheet.block(
      40,
      780,
      [
        `${p.supplier.street}  ${p.supplier.post}  TEL ${p.supplier.phone}`,
        `BANKGIRO ${p.supplier.bankgiro}  PLUSGIRO ${p.supplier.plusgiro}  ORG.NR ${p.supplier.organisation}  F-SKATTSEDEL`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const plainOne: Layout = {
  id: 'b28',
  producer: 'fpdf',
  hard: 'web shop: order number and invoice number side by side, prices with "kr", freight free, paid by invoice, article number last in the name',
  order: {
    layout: 'b28', supplier: firm('Köksgrossen Online AB', 'Paketgatan 77, 507 31 Brämhult'), trades: ['disposables', 'cleaning', 'coffee'], lines: [2, 6], code: (name) => `KG${digitsOf(`b28${name}`, 5)}`,
    number: (n) => String(20_045_100 + n), from: '2026-10-05', charges: [['Frakt', 9900, 25]],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9.5 });
    sheet.box(0, 0, 595, 50, 0.25);
    sheet.text(40, 33, 'köksgrossen.example', { size: 20, font: 'bold', grey: 1 });
    sheet.text(40, 80, titled(p, 'Faktura'), { size: 16 });
    sheet.block(40, 100, [
      `Fakturanummer: ${p.number}`,
      `Ordernummer: ${p.order}`,
      `Orderdatum: ${iso(p.delivered)}`,
      `Fakturadatum: ${iso(p.issue)}`,
      `Förfallodatum: ${iso(p.due)}`,
    ]);
    sheet.block(330, 100, [p.buyer.name, p.buyer.street, p.buyer.post, p.buyer.organisation]);
    if (p.remark !== null) sheet.text(40, 172, p.remark, { font: 'bold' });
    across(sheet, 190, [[40, 'Produkt'], [350, 'Antal', 'r'], [440, 'Pris', 'r'], [550, 'Summa', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 208;
    for (const l of p.lines) {
      across(sheet, y, [[40, l.name], [350, sp.quantity(l.quantity), 'r'], [440, `${sp.price(l.price)} kr`, 'r'], [550, `${sp.money(l.sum)} kr`, 'r']]); // prettier-ignore
      sheet.text(40, y + 10, `Art.nr: ${l.code}   Enhet: ${l.unit}`, { size: 7.5, grey: 0.4 });
      y += 26;
    }
    for (const [label, value] of [['Delsumma', sp.money(p.lineNet)], ...p.charges.map((c) => [c.label, sp.money(c.amount)]), ...p.vat.map((v) => [`Moms ${v.rate}%`, sp.money(v.tax)]), ['Totalt inkl. moms', sp.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[380, label], [550, `${value} kr`, 'r']]); // prettier-ignore
    sheet.block(
      40,
      780,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Organisationsnummer: ${p.supplier.organisation}. Bankgiro: ${p.supplier.bankgiro}. OCR: ${p.ocr}. Godkänd för F-skatt.`,
      ],
      { size: 8 },
    );
    return sheet.drawing();
  },
};

const workbook: Layout = {
  id: 'b29',
  producer: 'calc',
  hard: 'a workbook template: labels left of values with colons, "Totalpris", rate in each row, two rates without sum of VAT',
  order: {
    layout: 'b29', supplier: firm('Rökeriet Vättersnäs HB', 'Strandgatan 4, 545 31 Töreboda'), trades: ['fish', 'coffee'], lines: [3, 6], code: (name) => digitsOf(`b29${name}`, 3), number: (n) => `RV-${n + 900}`, from: '2026-07-12',
  }, // prettier-ignore
  draw: (p) => {
    const row = (...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<td${cells.length === 1 ? ' colspan="6"' : ''} sdnum="1033;0;@">${escaped(cell)}</td>`).join('')}</tr>`;
    return html(
      '',
      `<table><colgroup><col width="70"><col width="220"><col width="70"><col width="60"><col width="80"><col width="90"></colgroup>${row(p.supplier.name)}${row(`${p.supplier.street}, ${p.supplier.post}`)}${row('')}${row(titled(p, 'FAKTURA'))}${row('Nummer:', p.number)}${row('Datum:', iso(p.issue))}${row('Förfaller:', words(p.due))}${row('Kund:', p.buyer.name)}${row('', p.buyer.street)}${row('', p.buyer.post)}${p.remark === null ? '' : row(p.remark)}${row('')}${row('Nr', 'Vara', 'Antal', 'Enhet', 'Pris', 'Totalpris', 'Moms')}${p.lines.map((l) => row(l.code, l.name, bare.quantity(l.quantity), l.unit, bare.price(l.price), bare.money(l.sum), `${l.rate}%`)).join('')}${row('')}${row('', 'Summa exkl. moms', '', '', '', bare.money(p.net))}${p.vat.map((v) => row('', `Moms ${v.rate}% på ${bare.money(v.base)}`, '', '', '', bare.money(v.tax))).join('')}${row('', 'Att betala', '', '', '', bare.money(p.payable))}${row('')}${row(`Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, godkänd för F-skatt`)}</table>`,
    );
  },
};

const slip: Layout = {
  id: 'b30',
  producer: 'wkhtmltopdf',
  hard: 'horizontal rate table with an empty rate of 0, "Avgår rabatt" as a sum, IBAN, sums in a grid of labels over values',
  order: {
    layout: 'b30', supplier: firm('Hyllinge Ost & Chark AB', 'Ostvägen 13, 254 77 Fleninge'), trades: ['dairy', 'meat', 'coffee'], lines: [5, 9], code: (name) => digitsOf(`b30${name}`, 4), number: (n) => String(330_010 + n), from: '2026-06-28',
    charges: [['Avgår kundrabatt', -15_000, 'F']],
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `.lines th{border-top:2px solid #a80;border-bottom:2px solid #a80}.g td,.g th{border:1px solid #a80;font-size:9pt;padding:3px 6px}`,
      `<table style="width:100%"><tr><td><h2 style="color:#a80">Hyllinge Ost & Chark</h2></td><td class="r"><h2>${titled(p, 'Faktura', 'Kreditnota')}</h2></td></tr></table>${over(
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', iso(p.issue)],
          ['Förfallodatum', iso(p.due)],
          ['Kundnr', p.customer],
          ['Referens', p.about ?? p.reference],
        ],
      )}<p>${address(p.buyer)}</p>${remarked(p)}
      ${table([column('Art.nr', (l) => l.code), column('Benämning', (l) => l.name), column('Lev.antal', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r'), column('M%', (l) => String(l.rate), 'r')], p.lines)}<br>
      <table class="g"><tr><th>Varuvärde</th>${p.charges.map((c) => `<th>${c.label}</th>`).join('')}<th>Summa exkl moms</th><th>Moms 0%</th>${p.vat.map((v) => `<th>Moms ${v.rate}%</th>`).join('')}<th>Summa moms</th><th>${p.isCredit ? 'Att återfå' : 'Att betala SEK'}</th></tr><tr><td>${sv.money(p.lineNet)}</td>${p.charges.map((c) => `<td>${sv.money(c.amount)}</td>`).join('')}<td>${sv.money(p.net)}</td><td>0,00</td>${p.vat.map((v) => `<td>${sv.money(v.tax)}</td>`).join('')}<td>${sv.money(p.tax)}</td><td><b>${sv.money(p.payable)}</b></td></tr></table><p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. IBAN ${swedishIban('b30')}. Org.nr ${p.supplier.organisation}. F-skatt.</p>`,
    ),
};

export const officeB: readonly Layout[] = [modern, boxed, plainOne, workbook, slip];
