/** Set B: fish, meat, bread, dairy, greens and farmers. */
import { abbreviated, iso, plusDays, short, shortDashed, slashed, slashes, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, escaped, html, over, picture, remarked, table, titled } from './html.ts';
import { digitsOf, gtin } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);
const boats = ['Astrid SG 41', 'Havsörn LL 208', 'Vågbrytaren GG 77'];

const auction: Layout = {
  id: 'b07',
  producer: 'cairo',
  hard: 'boat and landing day on each line, boxes and kilograms, price in "kr/kg", labels with colons over two columns',
  order: {
    layout: 'b07', supplier: firm('Fångst & Is i Smögen AB', 'Auktionskajen 2, 456 51 Smögen'), trades: ['fish'], lines: [4, 8], code: (name) => `${digitsOf(`b07${name}`, 2)}.${digitsOf(`b07q${name}`, 2)}`,
    number: (n) => String(26_500 + n), terms: 7, from: '2026-08-02', isWhole: true,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(40, 60, 'Fångst & Is', { size: 24, font: 'serif' });
    sheet.text(40, 75, 'i Smögen AB', { font: 'serif' });
    sheet.text(300, 60, `${titled(p, 'Faktura')} ${p.number}   ${abbreviated(p.issue)}`, {
      size: 13,
      font: 'bold',
    });
    across(sheet, 80, [
      [300, `Kund: ${p.customer}`],
      [420, `Betalas: ${abbreviated(p.due)}`],
    ]);
    sheet.block(300, 105, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(40, 150, p.remark, { font: 'bold' });
    across(sheet, 170, [[40, 'Landad'], [85, 'Båt'], [172, 'Artnr'], [205, 'Fisk'], [375, 'Lådor', 'r'], [425, 'Vikt/antal', 'r'], [430, 'Enh'], [490, 'Kr/enhet', 'r'], [555, 'Kronor', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 186;
    for (const l of p.lines) {
      across(sheet, y, [[40, shortDashed(plusDays(p.delivered, -(l.seed % 3)))], [85, boats[l.seed % 3] ?? ''], [172, l.code], [205, l.name], [375, String(1 + (l.seed % 3)), 'r'], [425, sv.quantity(l.quantity), 'r'], [430, l.unit], [490, sv.price(l.price), 'r'], [555, sv.money(l.sum), 'r']]); // prettier-ignore
      y += 15;
    }
    for (const [label, value] of [['Varor netto', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} %`, sv.money(v.tax)]), ['Öresavrundning', sv.money(p.rounding)], ['Summa kronor', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[400, label], [555, value, 'r']]); // prettier-ignore
    sheet.block(
      40,
      770,
      [
        p.supplier.name,
        `${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro: ${p.supplier.bankgiro}  Organisationsnr: ${p.supplier.organisation}  F-skatt  Livsmedelsanl. 4412`,
      ],
      { size: 7.5, leading: 9 },
    );
    return sheet.drawing();
  },
};

const traced: Layout = {
  id: 'b08',
  producer: 'reportlab',
  hard: 'a row of traces under each line with numbers that look like amounts, price before and after discount, number and date in a frame',
  order: {
    layout: 'b08', supplier: firm('Styckmästarna i Skara AB', 'Kött 4, 532 37 Skara'), trades: ['meat'], lines: [4, 8], code: (name) => digitsOf(`b08${name}`, 4),
    number: (n) => String(410_020 + n), terms: 14, discounts: [200, 500], from: '2026-03-08', isNegativeCredit: true,
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.frame(380, 40, 555, 110);
    sheet.block(
      386,
      54,
      [
        `${titled(p, 'FAKTURA', 'KREDITFAKTURA')}: ${p.number}`,
        `DATUM: ${iso(p.issue)}`,
        `FÖRF.DAG: ${iso(p.due)}`,
        p.about === null ? `KUNDNR: ${p.customer}` : `AVSER: ${p.about}`,
      ],
      { leading: 14 },
    );
    sheet.text(40, 60, 'STYCKMÄSTARNA', { size: 20, font: 'bold' });
    sheet.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post, `Er VAT ${p.buyer.vat}`]);
    if (p.remark !== null) sheet.text(40, 150, p.remark, { font: 'bold' });
    across(sheet, 166, [[40, 'Artikel'], [85, 'Benämning'], [300, 'Vikt/st', 'r'], [345, 'Ordpris', 'r'], [390, 'Rabatt%', 'r'], [450, 'Ert pris', 'r'], [470, 'Enh'], [555, 'Att betala', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 184;
    for (const l of p.lines) {
      across(sheet, y, [[40, l.code], [85, l.name], [300, sv.quantity(l.quantity), 'r'], [345, sv.price(l.price), 'r'], [390, l.discount === 0n ? '' : sv.percent(l.discount), 'r'], [450, sv.price((l.price * (10_000n - l.discount)) / 10_000n), 'r'], [470, l.unit], [555, sv.money(l.sum), 'r']]); // prettier-ignore
      sheet.text(
        85,
        y + 9,
        `Född SE, uppfödd SE, slaktad SE ${1000 + (l.seed % 8999)}, styckad SE 412, parti ${l.seed}, ${short(plusDays(p.delivered, -2))}`,
        { size: 6.5, grey: 0.35 },
      );
      y += 24;
    }
    sheet.line(40, y, 555);
    across(sheet, y + 16, [[40, 'NETTO'], [150, 'MOMSSATS'], [250, 'MOMS'], [555, p.isCredit ? 'ER TILLGODO SEK' : 'ATT BETALA SEK', 'r']], { size: 7 }); // prettier-ignore
    across(sheet, y + 28, [[40, sv.money(p.net)], [150, `${p.vat[0]?.rate} %`], [250, sv.money(p.tax)], [555, sv.money(p.payable), 'r']], { font: 'bold' }); // prettier-ignore
    sheet.block(
      40,
      780,
      [
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  ${p.supplier.mail}`,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

/** Spreads a line's pieces over the week. */
const week = (pieces: number, seed: number): number[] => {
  const days = [0, 0, 0, 0, 0, 0];
  for (let left = pieces, day = seed % 6; left > 0; day = (day + 1) % 6) {
    const some = Math.min(left, 1 + ((seed >> day) % 5));
    days[day] = (days[day] ?? 0) + some;
    left -= some;
  }
  return days;
};

const matrix: Layout = {
  id: 'b09',
  producer: 'chromium',
  hard: 'a column for each day of the week and then the sum of pieces, no units, week instead of delivery date',
  order: {
    layout: 'b09', supplier: firm('Stenugnsbageriet Rågkaka AB', 'Ugnsgränd 7, 852 30 Sundsvall'), trades: ['bread'], lines: [5, 9], code: (name) => digitsOf(`b09${name}`, 3),
    number: (n) => String(18_300 + n), terms: 15, from: '2026-09-07',
  }, // prettier-ignore
  printing: { unit: () => undefined },
  draw: (p) =>
    html(
      `body{font-size:9pt}.lines th{background:#fde8c8;border:.5pt solid #c93}.lines td{border:.5pt solid #c93}`,
      `<h1 style="color:#b60">Rågkaka</h1>stenugnsbageri<p class="right r"><b>${titled(p, 'FAKTURA')}</b><br>Fakturanr ${p.number}<br>Datum ${iso(p.issue)}<br>Kundnr ${p.customer}<br>Förfaller ${iso(p.due)}<br>Leveransvecka ${11 + (Number(p.order) % 30)}</p><p>${address(p.buyer)}</p><div class="clear"></div>${remarked(p)}
      ${table(
        [
          column('Art', (l) => l.code),
          column('Sort', (l) => l.name),
          ...['Må', 'Ti', 'On', 'To', 'Fr', 'Lö'].map((day, row) =>
            column(day, (l) => String(week(Number(l.quantity / 1000n), l.seed)[row] || ''), 'r'),
          ),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Pris', (l) => sv.price(l.price), 'r'),
          column('Summa', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<p class="r">Summa exkl. moms ${sv.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${sv.money(p.tax)}<br><b>Att betala ${sv.money(p.payable)} kr</b></p><p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} • ${p.supplier.phone} • Bankgiro ${p.supplier.bankgiro} • Org.nr ${p.supplier.organisation} • Godkänd för F-skatt</p>`,
    ),
};

const twoNumbers: Layout = {
  id: 'b10',
  producer: 'weasyprint',
  hard: 'GTIN beside the article number, price with and without VAT, row sum with and without VAT, VAT at the end',
  order: {
    layout: 'b10', supplier: firm('Nedre Dalarnas Mejeri AB', 'Ladugårdsvägen 19, 774 30 Avesta'), trades: ['dairy'], lines: [5, 9], code: (name) => digitsOf(`b10${name}`, 5),
    number: (n) => `ND${n + 61_400}`, from: '2026-04-15',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Lato';font-size:8.5pt}.lines th{border-bottom:1pt solid #05c;color:#05c}.over th{color:#05c;font-weight:normal}.over{width:100%;margin:10pt 0}`,
      `<h2 style="color:#05c">${p.supplier.name}</h2>${over([
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Oss tillhanda', iso(p.due)],
        ['Kundnummer', p.customer],
        ['Leverans', iso(p.delivered)],
      ])}<h3>${titled(p, 'Faktura')}</h3><p>${address(p.buyer)}<br>${p.buyer.organisation}</p>${remarked(p)}
      ${table(
        [
          column('EAN', (l) => gtin(l.name)),
          column('Artnr', (l) => l.code),
          column('Artikel', (l) => l.name),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enh', (l) => l.unit),
          column('Pris exkl', (l) => sv.price(l.price), 'r'),
          column('Pris inkl', (l) => sv.money((l.price * BigInt(100 + l.rate) + 5000n) / 10_000n), 'r'),
          column('Belopp exkl', (l) => sv.money(l.sum), 'r'),
          column('Moms', (l) => `${l.rate}%`, 'r'),
        ],
        p.lines,
      )}<br><table class="right"><tr><td>Varuvärde exkl. moms</td><td class="r">${sv.money(p.net)}</td></tr><tr><td>Mervärdesskatt</td><td class="r">${sv.money(p.tax)}</td></tr><tr><td><b>Att betala</b></td><td class="r"><b>${sv.money(p.payable)}</b></td></tr></table><p class="clear small">${p.supplier.street}, ${p.supplier.post}. Bg ${p.supplier.bankgiro}, OCR ${p.ocr}. Org nr ${p.supplier.organisation}. F-skattsedel.</p>`,
    ),
};

const under: Layout = {
  id: 'b11',
  producer: 'pdf-lib',
  hard: 'two rows a record: "6 krt × 87,25" under the name, origin and class on the second row',
  order: {
    layout: 'b11', supplier: firm('Torgkompaniet Frukt & Grönt AB', 'Grönsakstorget 3, 120 44 Årsta'), trades: ['produce'], lines: [6, 10], code: (name) => digitsOf(`b11${name}`, 3),
    number: (n) => String(7_110 + n), terms: 8, from: '2026-03-20',
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const sheet = new Sheet({ size: 9.5 });
    sheet.text(50, 60, 'torgkompaniet', { size: 22, font: 'serif' });
    sheet.text(400, 60, titled(p, 'Faktura', 'Kreditnota'), { size: 14 });
    sheet.block(400, 78, [
      `Nr ${p.number}`,
      slashes(p.issue),
      `Kund ${p.customer}`,
      `Betala senast ${slashes(p.due)}`,
      p.about === null ? '' : `Avdrag för faktura ${p.about}`,
    ]);
    sheet.block(50, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(50, 150, p.remark, { font: 'bold' });
    across(sheet, 172, [[50, 'Vara'], [545, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    sheet.line(50, 176, 545);
    let y = 192;
    for (const l of p.lines) {
      across(sheet, y, [[50, l.code], [85, l.name], [545, sv.money(l.sum), 'r']]); // prettier-ignore
      across(sheet, y + 11, [[85, `${sv.quantity(l.quantity)} ${l.unit} × ${sv.price(l.price)}`], [300, `${['Sverige', 'Spanien', 'Nederländerna'][l.seed % 3]}, klass ${l.seed % 2 === 0 ? '1' : '2'}`]], { size: 8, grey: 0.3 }); // prettier-ignore
      y += 27;
    }
    sheet.line(50, y, 545);
    for (const [label, value] of [['Summa', sv.money(p.net)], [`Moms ${p.vat[0]?.rate}%`, sv.money(p.tax)], [p.isCredit ? 'Återbetalas' : 'Att betala', `${sv.money(p.payable)} SEK`]] as [string, string][])
      across(sheet, (y += 15), [[380, label], [545, value, 'r']]); // prettier-ignore
    sheet.block(
      50,
      790,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro}, plusgiro ${p.supplier.plusgiro}, org.nr ${p.supplier.organisation}, F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const sentences: Layout = {
  id: 'b12',
  producer: 'writer',
  hard: 'typed without a table: "10 kg potatis à 18,50 = 185,00", date "2/9 -26", VAT in a sentence, plusgiro only',
  order: {
    layout: 'b12', supplier: firm('Norrgårdens Lamm och Honung', 'Norrgården, 620 12 Hemse'), trades: ['farm'], lines: [2, 4], code: () => '', number: (n) => String(n + 14), terms: 30, from: '2026-08-20',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:Carlito;font-size:12pt}`,
      `<p>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}</p><p align="right">Hemse ${slashed(p.issue)}</p><p>${address(p.buyer)}</p><p><b>${titled(p, 'Faktura')} ${p.number}</b></p>${remarked(p)}<p>Hej! Här kommer räkningen för leveransen ${slashed(p.delivered)}.</p><p>${p.lines.map((l) => `${sv.quantity(l.quantity)} ${l.unit} ${escaped(l.name)} à ${sv.price(l.price)} = ${sv.money(l.sum)}`).join('<br>')}</p><p>Summa ${sv.money(p.net)} kr. Moms ${p.vat[0]?.rate} % tillkommer med ${sv.money(p.tax)} kr.</p><p><b>Att betala: ${sv.money(p.payable)} kr</b> till plusgiro ${p.supplier.plusgiro} senast ${slashed(p.due)}.</p><p>Vänliga hälsningar från Norrgården</p><p>Org.nr ${p.supplier.organisation}, godkänd för F-skatt</p>`,
    ),
};

const seal = await picture('Ekbackens Gård', '#2a5d2a', 'Lato');

const growers: Layout = {
  id: 'b13',
  producer: 'calc',
  hard: 'a spreadsheet with the name as a picture-like head only in the footer, row numbers, VAT and gross sum in columns of their own',
  order: {
    layout: 'b13', supplier: firm('Ekbackens Gårdsprodukter KB', 'Ekbacken 12, 635 19 Eskilstuna'), trades: ['farm', 'produce'], lines: [3, 6], code: (name) => digitsOf(`b13${name}`, 3),
    number: (n) => `EG${n + 40}`, terms: 20, from: '2026-05-20',
  }, // prettier-ignore
  draw: (p) => {
    const row = (...cells: string[]): string =>
      `<tr>${cells.map((cell) => `<td${cells.length === 1 ? ' colspan="7"' : ''} sdnum="1033;0;@">${escaped(cell)}</td>`).join('')}</tr>`;
    return html(
      '',
      `<table><colgroup><col width="40"><col width="60"><col width="200"><col width="60"><col width="60"><col width="80"><col width="100"></colgroup>${row('', '', titled(p, 'FAKTURA'), '', '', p.number)}${row('', '', `Datum: ${words(p.issue)}`)}${row('', '', `Förfallodatum: ${words(p.due)}`)}${row('Kund', '', p.buyer.name)}${row('', '', p.buyer.street)}${row('', '', p.buyer.post)}${row('', '', p.buyer.organisation)}${p.remark === null ? '' : row(p.remark)}${row('')}${row('Rad', 'Artnr', 'Produkt', 'Mängd', 'Enhet', 'À-pris', 'Summa exkl. moms')}${p.lines.map((l, at) => row(String(at + 1), l.code, l.name, sv.quantity(l.quantity), l.unit, sv.price(l.price), sv.money(l.sum))).join('')}${row('')}${row('', '', '', '', '', 'Netto', sv.money(p.net))}${p.vat.map((v) => row('', '', '', '', '', `Moms ${v.rate}%`, sv.money(v.tax))).join('')}${row('', '', '', '', '', 'Totalt', sv.money(p.payable))}${row('')}${row(`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`)}${row(`Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. F-skatt.`)}</table>`,
    );
  },
};

const pictured: Layout = {
  id: 'b14',
  producer: 'chromium',
  hard: 'supplier’s name only as a picture, everywhere: identified by organisation number and giro alone',
  order: {
    layout: 'b14', supplier: firm('Ekbackens Gård Chark AB', 'Ekbacken 14, 635 19 Eskilstuna'), trades: ['meat'], lines: [3, 6], code: (name) => digitsOf(`b14${name}`, 3), number: (n) => String(5_550 + n), from: '2026-06-25',
  }, // prettier-ignore
  printing: { isNameless: true },
  draw: (p) =>
    html(
      `.lines th{border-bottom:2pt solid #2a5d2a}.lines td{padding:3pt}`,
      `<img src="${seal}" height="40"><div class="right r"><h2>${titled(p, 'Faktura')}</h2>Fakturanummer ${p.number}<br>Fakturadatum ${iso(p.issue)}<br>Förfallodatum ${iso(p.due)}</div><p style="margin-top:30pt">${address(p.buyer)}<br>Kundnr ${p.customer}</p>${remarked(p)}
      ${table([column('Nr', (l) => l.code), column('Produkt', (l) => l.name), column('Vikt', (l) => sv.quantity(l.quantity), 'r'), column('', (l) => l.unit), column('Pris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r')], p.lines)}<p class="r">Summa ${sv.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${sv.money(p.tax)}<br><b>Att betala ${sv.money(p.payable)}</b></p><p class="small">Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt</p>`,
    ),
};

export const freshB: readonly Layout[] = [
  auction,
  traced,
  matrix,
  twoNumbers,
  under,
  sentences,
  growers,
  pictured,
];
