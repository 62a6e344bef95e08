/** Set A: templates of common accounting programs, as small suppliers use them. */
import { iso } from './days.ts';
import { forms, printed } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm, swedishIban } from './parties.ts';
import { Sheet, wrapped } from './sheet.ts';

const sv = inForm(forms.swedish);
const sp = inForm(forms.space);

const cloud: Layout = {
  id: 'a25',
  producer: 'chromium',
  hard: 'cloud accounting template: grey label column, four-column footer, "Leveransvillkor" rows empty, buyer’s VAT number in the head',
  order: {
    layout: 'a25', supplier: firm('Lindblads Korv & Delikatess AB', 'Hantverkaregatan 6, 195 51 Märsta'), trades: ['meat'], lines: [3, 6], code: (name) => String(Number(digitsOf(`a25${name}`, 3)) * 10),
    number: (n) => String(1340 + n), isWhole: true,
  }, // prettier-ignore
  credits: 1,
  printing: {},
  draw: (p) =>
    html(
      `body{font-size:9pt}.l{color:#777}.lines th{background:#e8e8e8;padding:4pt}.lines td{padding:4pt}.tot{border-top:1pt solid #888;border-bottom:1pt solid #888;width:100%}.tot td{width:25%}.f{position:fixed;bottom:0;width:100%;font-size:7.5pt;border-top:.5pt solid #888}`,
      `<table style="width:100%"><tr><td style="font-size:15pt">Lindblads</td><td><h2>${titled(p, 'Faktura', 'Kreditfaktura')}</h2><table>${[['Fakturanr', p.number], ['Kundnr', p.customer], ['Fakturadatum', iso(p.issue)], ...(p.about === null ? [] : [['Krediterar fakturanr', p.about]])].map(([a, b]) => `<tr><td class="l">${a}</td><td>${b}</td></tr>`).join('')}</table></td></tr>
      <tr><td><table>${[
        ['Er referens', 'Ekonomi'],
        ['Ert ordernr', ''],
        ['Vår referens', p.reference],
        ['Betalningsvillkor', '30 dagar'],
        ['Förfallodatum', iso(p.due)],
        ['Dröjsmålsränta', '8,00 %'],
        ['Ert VAT-nr', p.buyer.vat],
        ['Leveransvillkor', ''],
      ]
        .map(([a, b]) => `<tr><td class="l">${a}</td><td>${b}</td></tr>`)
        .join('')}</table></td><td>${address(p.buyer)}</td></tr></table>${remarked(p)}<br>
      ${table([column('Artikelnr', (l) => l.code), column('Benämning', (l) => l.name), column('Lev ant', (l) => sp.quantity(l.quantity, 2), 'r'), column('Enhet', (l) => l.unit), column('À-pris', (l) => sp.price(l.price), 'r'), column('Summa', (l) => sp.money(l.sum), 'r')], p.lines)}<br>
      <table class="tot"><tr><td class="l">Exkl. moms</td><td class="l">Moms ${p.vat[0]?.rate}%</td><td class="l">Avrundning</td><td class="l r">ATT BETALA</td></tr><tr><td>${sp.money(p.net)}</td><td>${sp.money(p.tax)}</td><td>${sp.money(p.rounding)}</td><td class="r"><b>SEK ${sp.money(p.payable)}</b></td></tr></table>
      <table class="f"><tr><td><b>Adress</b><br>${address(p.supplier)}</td><td><b>Telefon</b><br>${p.supplier.phone}<br>${p.supplier.mail}</td><td><b>Bankgiro</b><br>${p.supplier.bankgiro}</td><td><b>Organisationsnr</b><br>${p.supplier.organisation}<br>Godkänd för F-skatt<br><b>Momsreg.nr</b><br>${p.supplier.vat}</td></tr></table>`,
    ),
};

const desk: Layout = {
  id: 'a26',
  producer: 'ghostscript',
  hard: 'desktop accounting program through a PostScript driver: framed grid, sum of each rate, "Summa exkl. moms" beside "Netto"',
  order: {
    layout: 'a26', supplier: firm('Skogsbergs Viltslakteri AB', 'Jaktstigen 2, 933 32 Arvidsjaur'), trades: ['meat', 'farm'], lines: [3, 7], code: (name) => digitsOf(`a26${name}`, 4),
    number: (n) => String(20_260 + n), charges: [['Fraktavgift', 38_000, 25], ['Expeditionsavgift', 4500, 25]], isWhole: true,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(50, 60, p.supplier.name, { size: 14, font: 'serifbold' });
    sheet.text(330, 60, titled(p, 'FAKTURA'), { size: 18, font: 'bold' });
    sheet.frame(330, 70, 550, 130);
    for (const [at, [label, value]] of (
      [
        ['Fakturadatum', iso(p.issue)],
        ['Fakturanr', p.number],
        ['Förfallodatum', iso(p.due)],
        ['Kundnr', p.customer],
      ] as const
    ).entries()) {
      const [x, y] = [334 + (at % 2) * 110, 80 + Math.floor(at / 2) * 30];
      sheet.text(x, y, label, { size: 7 });
      sheet.text(x, y + 13, value);
    }
    sheet.block(330, 150, [p.buyer.name, p.buyer.street, p.buyer.post]);
    for (const [at, text] of [
      `Er referens       Kökschef`,
      `Betalningsvillkor 30 dagar netto`,
      `Dröjsmålsränta    10 %`,
    ].entries())
      sheet.text(50, 150 + at * 12, text);
    if (p.remark !== null) sheet.text(50, 192, p.remark, { font: 'bold' });
    sheet.frame(48, 200, 552, 600);
    across(sheet, 212, [[52, 'Art.nr'], [95, 'Benämning'], [330, 'Antal', 'r'], [340, 'Enhet'], [440, 'À-pris', 'r'], [548, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    sheet.line(48, 216, 552);
    let y = 230;
    for (const l of p.lines) {
      across(sheet, y, [[52, l.code], [95, l.name], [330, sv.quantity(l.quantity, 2), 'r'], [340, l.unit], [440, sv.price(l.price), 'r'], [548, sv.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    sheet.frame(48, 606, 552, 640);
    const cells = [
      ['Netto', sv.money(p.lineNet)],
      ...p.charges.map((c) => [c.label, sv.money(c.amount)]),
      ['Exkl. moms', sv.money(p.net)],
      ['Moms', sv.money(p.tax)],
      ['Öresutj', sv.money(p.rounding)],
      ['ATT BETALA', sv.money(p.payable)],
    ] as [string, string][];
    for (const [at, [label, value]] of cells.entries()) {
      sheet.text(52 + at * 71, 616, label, { size: 7 });
      sheet.right(114 + at * 71, 632, value);
    }
    sheet.text(
      50,
      655,
      p.vat.map((v) => `Moms ${v.rate}% ${sv.money(v.tax)} på ${sv.money(v.base)}`).join('    '),
      { size: 8 },
    );
    for (const [at, rows] of [
      [p.supplier.street, p.supplier.post],
      ['Telefon', p.supplier.phone],
      ['Bankgiro', p.supplier.bankgiro],
      ['Org.nr', p.supplier.organisation],
      ['Momsreg.nr', p.supplier.vat, 'F-skatt'],
    ].entries())
      sheet.block(50 + at * 105, 770, rows, { size: 7.5, leading: 9 });
    return sheet.drawing();
  },
};

const classic: Layout = {
  id: 'a27',
  producer: 'weasyprint',
  hard: 'classic template: address window right, "Vårt org.nr", column "Apris", text rows with dots, lone label "Datum"',
  order: {
    layout: 'a27', supplier: firm('Ölands Grönt & Rotfrukt AB', 'Långlöt 44, 387 95 Köpingsvik'), trades: ['produce'], lines: [4, 8], code: (name) => digitsOf(`a27${name}`, 3),
    number: (n) => String(880 + n), terms: 10, from: '2026-05-02',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Liberation Sans';font-size:10pt}.lines{border:1pt solid #000;margin-top:20pt}.lines th{border-bottom:1pt solid #000;border-left:.5pt solid #000}.lines td{border-left:.5pt solid #000}`,
      `<table style="width:100%"><tr><td style="width:55%"><b>${p.supplier.name}</b></td><td><b>${titled(p, 'FAKTURA')}</b></td></tr><tr><td></td><td>Nummer ${p.number}<br>Datum ${iso(p.issue)}<br><br><br>${address(p.buyer)}<br>${p.buyer.organisation}</td></tr></table><br>
      <table><tr><td>Kundnr</td><td>${p.customer}</td></tr><tr><td>Betalas senast</td><td>${iso(p.due)}</td></tr><tr><td>Levererad</td><td>${iso(p.delivered)}</td></tr></table>${remarked(p)}
      ${table([column('Antal', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Artnr', (l) => l.code), column('Benämning', (l) => l.name), column('Apris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r')], p.lines)}
      <table class="right">${[
        ['Nettobelopp ......', sv.money(p.net)],
        [`Moms ${p.vat[0]?.rate} % ......`, sv.money(p.tax)],
        ['Att betala ......', sv.money(p.payable)],
      ]
        .map(([a, b]) => `<tr><td>${a}</td><td class="r">${b}</td></tr>`)
        .join(
          '',
        )}</table><p class="clear" style="margin-top:40pt">Vårt org.nr ${p.supplier.organisation}. Innehar F-skattsedel. Bankgiro ${p.supplier.bankgiro}, plusgiro ${p.supplier.plusgiro}.<br>${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}</p>`,
    ),
};

const online: Layout = {
  id: 'a28',
  producer: 'reportlab-embedded',
  hard: 'web program: big sum above the lines, line numbers, unit and quantity in one cell, description below the name',
  order: {
    layout: 'a28', supplier: firm('Malins Tårtateljé AB', 'Hovslagargatan 9, 302 43 Halmstad'), trades: ['bread'], lines: [2, 5], code: () => '',
    number: (n) => `2026-${String(n + 81).padStart(4, '0')}`, terms: 15,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9.5 });
    sheet.text(45, 60, 'Malins Tårtateljé', { size: 20, font: 'serif' });
    sheet.text(45, 90, `${titled(p, 'Faktura')} #${p.number}`, { size: 13, font: 'bold' });
    sheet.box(330, 70, 550, 120, 0.93);
    sheet.text(340, 88, 'Att betala', { size: 8 });
    sheet.text(340, 108, `${sp.money(p.payable)} SEK`, { size: 15, font: 'bold' });
    sheet.text(460, 88, 'Senast', { size: 8 });
    sheet.text(460, 108, iso(p.due));
    sheet.block(45, 140, [
      'Faktureras till',
      p.buyer.name,
      p.buyer.street,
      p.buyer.post,
      `Org.nr ${p.buyer.organisation}`,
    ]);
    sheet.block(330, 140, [
      `Fakturadatum: ${iso(p.issue)}`,
      `Kundnummer: ${p.customer}`,
      `Referens: ${p.reference}`,
    ]);
    if (p.remark !== null) sheet.text(45, 212, p.remark, { font: 'bold' });
    across(sheet, 230, [[45, '#'], [65, 'Beskrivning'], [360, 'Antal', 'r'], [440, 'Pris exkl.', 'r'], [480, 'Moms', 'r'], [550, 'Belopp', 'r']], { size: 8, grey: 0.4 }); // prettier-ignore
    let y = 248;
    for (const [at, l] of p.lines.entries()) {
      across(sheet, y, [[45, String(at + 1)], [65, l.name], [360, `${sp.quantity(l.quantity)} ${l.unit}`, 'r'], [440, sp.price(l.price), 'r'], [480, `${l.rate} %`, 'r'], [550, sp.money(l.sum), 'r']]); // prettier-ignore
      if (l.seed % 2 === 0)
        for (const text of wrapped('Levererad i engångskartong, allergener enligt separat lista', 44))
          sheet.text(65, (y += 10), text, { size: 7.5, grey: 0.4 });
      y += 20;
    }
    sheet.line(45, y, 550);
    for (const [label, value] of [['Delsumma', sp.money(p.net)], [`Moms ${p.vat[0]?.rate} % av ${sp.money(p.net)}`, sp.money(p.tax)], ['Totalt', `${sp.money(p.payable)} SEK`]] as [string, string][])
      across(sheet, (y += 16), [[380, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(
      45,
      775,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro} – IBAN ${swedishIban('a28')} – Org.nr ${p.supplier.organisation} – Moms ${p.supplier.vat} – F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const minimal: Layout = {
  id: 'a29',
  producer: 'wkhtmltopdf',
  hard: 'hosted invoice tool: article number behind the name in brackets, VAT amount in each row, gross sum beside the net sum',
  order: {
    layout: 'a29', supplier: firm('Havstång & Tång AB', 'Bryggan 4, 457 40 Fjällbacka'), trades: ['fish', 'farm'], lines: [2, 6], code: (name) => `HT${digitsOf(`a29${name}`, 3)}`,
    number: (n) => String(100_048 + n), terms: 30,
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{font-weight:normal;color:#555;border-bottom:1px solid #aaa}.lines td{padding:6px 4px;border-bottom:1px solid #eee}`,
      `<h1 style="font-weight:300">${titled(p, 'Faktura')}</h1>${over([
        ['Från', p.supplier.name],
        ['Till', p.buyer.name],
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfaller', iso(p.due)],
      ])}<br>${remarked(p)}
      ${table(
        [
          column('Produkt', (l) => `${l.name} (${l.code})`),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enhet', (l) => l.unit),
          column('À-pris', (l) => sv.price(l.price), 'r'),
          column('Netto', (l) => sv.money(l.sum), 'r'),
          column('Moms', (l) => `${l.rate}%`, 'r'),
        ],
        p.lines,
      )}<br>${pairs([['Netto', `${sv.money(p.net)} SEK`], ...p.vat.map((v) => [`Moms ${v.rate}%`, `${printed(v.tax, 2, forms.swedish)} SEK`] as const), ['<b>Totalt att betala</b>', `${sv.money(p.payable)} SEK`]], 'pairs right')}<div class="clear"></div><p>Betala till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}.</p><p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} - ${p.supplier.organisation} - Godkänd för F-skatt</p>`,
    ),
};

export const officeA: readonly Layout[] = [cloud, desk, classic, online, minimal];
