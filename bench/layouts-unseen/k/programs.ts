/** What small suppliers' accounting programs print. */
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, cell, charges, col, figures, grid, labels, listed, num, page, stack, taxes, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');

export const programs: readonly LayoutK[] = [
  {
    id: 'k01',
    producer: 'chromium',
    hard: 'an online program of the smallest firms: the sender only in the foot in four columns',
    credits: 1,
    seller: {
      party: swede('Storå Vilt Ulla Grankvist', 'Storåvägen 112, 711 77 Storå', '670412'),
      trades: ['game'],
      lines: [2, 5],
      codes: '1##',
      number: (c) => String(140 + c),
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `h1{font-size:19pt;font-weight:400}.lines th{border-bottom:1pt solid #333;font-size:8pt}.foot{border-top:.5pt solid #999;margin-top:50pt;font-size:7.5pt}.pay{font-weight:bold;font-size:12pt}`,
        beside(
          [55, `<div style="height:70pt"></div>`],
          [
            45,
            `<h1>${l.title}</h1>${listed([
              [l.number, p.number],
              ['Kundnr', p.customer],
              [l.date, p.issue],
              ['OCR', p.ocr],
            ])}`,
          ],
        ),
        beside(
          [
            55,
            listed([
              ['Er referens', 'Köket'],
              ['Vår referens', p.reference],
              ['Betalningsvillkor', '20 dagar'],
              [l.due, p.due],
              ['Dröjsmålsränta', '8 %'],
            ]),
          ],
          [45, address(p.buyer)],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artikelnr', ({ code }) => code),
            column('Benämning', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('À-pris', (line) => m.price(line.price), 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([['Exkl. moms', m.money(p.net)], ...taxes(p, m.money), ...rounding(p, m.money)])}<p class="pay">${l.pay.toUpperCase()} &nbsp; SEK ${m.money(p.payable)}</p></div><div class="clear"></div>`,
        `<div class="foot">${beside([28, `<b>Adress</b><br>${address(p.supplier)}`], [22, `<b>Telefon</b><br>${p.supplier.phone}`], [22, `<b>Bankgiro</b><br>${p.supplier.bankgiro}`], [28, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</div>`,
      );
    },
  },
  {
    id: 'k02',
    producer: 'weasyprint',
    hard: 'totals stand in one row of a grid above the payment text',
    credits: 1,
    seller: {
      party: swede('Bärodlarna i Slättåkra HB', 'Slättåkra 34, 286 92 Örkelljunga', '9694'),
      trades: ['growers'],
      lines: [3, 7],
      codes: '',
      number: (c) => `2026${String(30 + c).padStart(4, '0')}`,
      decimals: 1,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.name{font-size:15pt;color:#356}.over{width:100%;margin-top:10pt}.over th{background:#e6ecee;font-size:7.5pt;font-weight:400}.lines{margin-top:12pt}.lines td{border-bottom:.3pt solid #ccc}`,
        beside(
          [60, `<div class="name">${p.supplier.name}</div>${p.supplier.street}<br>${p.supplier.post}`],
          [40, `<h2>${l.title.toUpperCase()}</h2>`],
        ),
        `<div style="margin:24pt 0 0 300pt">${address(p.buyer)}</div>`,
        over([
          [l.number, p.number],
          ['Kundnummer', p.customer],
          [l.date, p.issue],
          [l.due, p.due],
          ['Er referens', p.reference],
        ]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Produkt', ({ name }) => name),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris exkl. moms', (line) => m.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate}%`, 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        over([
          ['Netto', m.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, m.money(tax)] as const),
          [`Summa ${l.pay.toLowerCase()} (SEK)`, m.money(p.payable)],
        ]),
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}. Ange fakturanumret.</p><p class="small">${p.supplier.name} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · ${p.supplier.mail}</p>`,
      );
    },
  },
  {
    id: 'k03',
    producer: 'pdf-lib',
    hard: 'cells with small labels in a head of boxes; a payment slip below',
    credits: 1,
    seller: {
      party: swede('Hemlingby Storköksservice AB', 'Ingenjörsgatan 27, 802 70 Gävle'),
      trades: ['kitchens'],
      lines: [3, 6],
      codes: '#-###',
      number: (c) => String(61_830 + c),
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet();
      const l = labels(p);
      sheet.text(40, 54, p.supplier.name, { size: 14, font: 'bold' });
      sheet.text(330, 54, l.title.toUpperCase(), { size: 16, font: 'bold' });
      const boxes = [
        [l.number, p.number],
        [l.date, p.issue],
        ['Kundnr', p.customer],
        ['Ert ordernr', p.order],
        [l.due, p.due],
        ['Vår referens', p.reference],
      ] as const;
      for (const [at, [label, value]] of boxes.entries())
        cell(sheet, [330 + (at % 2) * 113, 64 + Math.floor(at / 2) * 26, 113, 26], label, value);
      sheet.block(60, 160, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sheet.text(40, 212, about(p));
      const end = grid(
        sheet,
        [
          col(40, 'Art.nr', ({ code }) => code),
          col(95, 'Benämning', ({ name }) => name),
          num(345, 'Antal', (line) => s.quantity(line.quantity, 2)),
          col(352, 'Enh', ({ unit }) => unit),
          num(455, 'Pris', (line) => s.price(line.price)),
          num(553, 'Belopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 236, leading: 14, rule: (y) => sheet.line(40, y, 555) },
      );
      sheet.text(95, end + 12, `Arbetet utfört ${p.delivered}. Reservdelar enligt servicerapport.`, {
        size: 8,
      });
      const boxesBelow = [
        ['Summa netto', s.money(p.net)],
        ['Moms 25,0 %', s.money(p.tax)],
        ['Öresutj.', s.money(p.rounding)],
        [l.pay, s.money(p.payable)],
      ] as const;
      for (const [at, [label, value]] of boxesBelow.entries())
        cell(sheet, [40 + at * 128.75, 560, 128.75, 28], label, value, { font: at === 3 ? 'bold' : 'sans' });
      sheet.block(
        40,
        606,
        [
          `${p.supplier.street}, ${p.supplier.post}   Tel ${p.supplier.phone}   ${p.supplier.mail}`,
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Innehar F-skattebevis   Säte: Gävle`,
        ],
        { size: 7.5, leading: 10 },
      );
      sheet.line(0, 640, 595);
      sheet.text(40, 660, 'INBETALNING/GIRERING', { size: 8 });
      stack(
        sheet,
        40,
        130,
        690,
        [
          ['Till bankgiro', p.supplier.bankgiro],
          ['Mottagare', p.supplier.name],
          ['OCR', p.ocr],
          ['Belopp', s.money(p.payable)],
        ],
        { isLeft: true, leading: 15 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k04',
    producer: 'driver',
    hard: 'a program of the 1990s through a printer driver: fixed pitch, code of VAT as a digit',
    seller: {
      party: swede('Ostgrossisten Kerstin Palm AB', 'Hallvägen 11, 121 62 Johanneshov'),
      trades: ['cheese', 'dairy'],
      lines: [5, 11],
      codes: '####',
      number: (c) => String(9_240 + c),
      isWhole: true,
      charges: [['Expeditionsavgift', 4500, 25]],
      decimals: 3,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'mono', size: 9 });
      const l = labels(p);
      sheet.block(36, 60, [p.supplier.name, p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`]);
      sheet.text(330, 60, l.title.toUpperCase(), { font: 'monobold', size: 13 });
      stack(
        sheet,
        330,
        450,
        80,
        [
          [l.number, p.number],
          [l.date, p.issue.slice(2).replaceAll('-', '')],
          ['Kundnr', p.customer],
        ],
        { isLeft: true },
      );
      sheet.block(330, 140, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(36, 205, about(p));
      const end = grid(
        sheet,
        [
          col(36, 'Artnr', ({ code }) => code),
          col(75, 'Benämning', ({ name }) => name.slice(0, 34)),
          num(330, 'Levererat', (line) => b.quantity(line.quantity, 2)),
          col(337, 'Enh', ({ unit }) => unit),
          num(430, 'A-pris', (line) => b.price(line.price)),
          col(440, 'MK', ({ rate }) => (rate === 25 ? '1' : '2')),
          num(545, 'Belopp', (line) => b.money(line.sum)),
        ],
        p.lines,
        { top: 230, head: { font: 'mono' }, rule: (y) => sheet.text(36, y + 4, '-'.repeat(94)) },
      );
      const after = stack(sheet, 75, 545, end + 4, charges(p, b.money));
      sheet.text(36, after + 6, '-'.repeat(94));
      stack(sheet, 300, 545, after + 22, [
        ['Netto', b.money(p.net)],
        ...p.vat.map(
          ({ rate, base, tax }) =>
            [`Moms ${rate}% (MK ${rate === 25 ? 1 : 2}) på ${b.money(base)}`, b.money(tax)] as const,
        ),
        ['Moms totalt', b.money(p.tax)],
        ...rounding(p, b.money),
        [`${l.pay.toUpperCase()} SEK`, b.money(p.payable)],
      ]);
      sheet.block(
        36,
        780,
        [
          `Betalas senast ${p.due}   Bankgiro ${p.supplier.bankgiro}   Plusgiro ${p.supplier.plusgiro}`,
          `Org.nr ${p.supplier.organisation}   VAT ${p.supplier.vat}   F-skatt`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
    count: 3,
  },
];
