/** Invoices for greens, dairy, coffee and what grows wild, continued. */
import { compact, dotted, words } from '../days.ts';
import { column, escaped, pairs, remarked, table, titled } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { facts, fees, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const colon = in_('colon');

const cheese = firm('Ostaffären Lagret på Söder HB', 'Katarina Bangata 58, 116 39 Stockholm');
const coffee = firm('Rosteriet Tidig Morgon AB', 'Rosterigatan 10, 211 24 Malmö');
const wild = firm('Svamp och Bär i Norr AB', 'Myrstigen 4, 933 33 Arvidsjaur');
const eggs = firm('Hönsgården Kacklet AB', 'Hönsgårdsvägen 1, 535 91 Kvänum');

export const greenMore: readonly LayoutN[] = [
  {
    id: 'n31',
    producer: 'weasyprint',
    hard: 'a shop’s plain page, öre after a colon',
    count: 2,
    seller: {
      party: cheese,
      trades: ['dairy', 'charcuterie'],
      codes: '',
      numbers: '664',
      lines: [2, 6],
      terms: 14,
      grams: 5,
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Mono';font-size:9.5pt}.lines td{border-bottom:1px dashed #555}`,
        `<center><b>OSTAFFÄREN LAGRET</b><br>${lines(`${p.supplier.street}, ${p.supplier.post}`, `tel ${p.supplier.phone}`)}</center><br>`,
        side(
          [60, `<b>${titled(p, 'Faktura')} ${p.number}</b><br>Datum ${p.issue}<br>Förfaller ${p.due}`],
          [40, lines(...to(p))],
        ),
        remarked(p),
        '<br>',
        table(
          [
            column('Ost m.m.', (x) => x.name),
            column('Vikt/antal', (x) => `${colon.quantity(x.quantity).replace(':', ',')} ${x.unit}`, 'r'),
            column('Pris', (x) => colon.price(x.price), 'r'),
            column('Kronor', (x) => colon.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Summa', colon.money(p.net)],
            [`Moms ${p.vat[0]?.rate ?? 0} %`, colon.money(p.tax)],
            ['Att betala', colon.money(p.payable)],
          ],
          'pairs right',
        )}<div class="clear"></div>`,
        `<p>${lines(`Bankgiro ${p.supplier.bankgiro}`, p.supplier.name, `Org nr ${p.supplier.organisation}`, `Momsreg nr ${p.supplier.vat}`, 'Godkänd för F-skatt')}</p>`,
      ),
  },
  {
    id: 'n32',
    producer: 'skia',
    hard: 'the sender in a column at the right',
    count: 2,
    credits: 1,
    seller: {
      party: coffee,
      trades: ['coffee'],
      codes: '@@##',
      numbers: 'TM-2290',
      lines: [2, 7],
      terms: 20,
      fees: [['Porto', 9900, 25]],
      discounts: [500, 1200],
    },
    draw: (p) => {
      const s = sheet({ size: 9 });
      s.box(440, 0, 595, 842, 0.9);
      s.text(452, 50, 'TIDIG', { font: 'bold', size: 20 });
      s.text(452, 70, 'MORGON', { font: 'bold', size: 20 });
      s.block(
        452,
        110,
        [
          'Rosteriet Tidig Morgon AB',
          p.supplier.street,
          p.supplier.post,
          '',
          p.supplier.phone,
          p.supplier.mail,
          '',
          'Org.nr',
          p.supplier.organisation,
          'Momsreg.nr',
          p.supplier.vat,
          'Bankgiro',
          p.supplier.bankgiro,
          'IBAN',
          ...(swedishIban(p.supplier.name).match(/.{1,15}/gu) ?? []),
          '',
          'Godkänd för F-skatt',
        ],
        { size: 8 },
      );
      s.text(40, 56, titled(p, 'Faktura'), { font: 'bold', size: 20 });
      facts(s, 80, 40, 130, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', words(p.issue)],
        ['Förfallodatum', words(p.due)],
        ['Er referens', 'Baren'],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(260, 80, to(p));
      mark(s, 40, 150, p);
      const y = ledger(
        s,
        185,
        [
          l(40, 'Nr', (x) => x.code),
          l(75, 'Produkt', (x) => x.name),
          r(245, 'Antal', (x) => sp.quantity(x.quantity)),
          l(250, '', (x) => x.unit),
          r(320, 'Pris', (x) => sp.price(x.price)),
          r(345, 'Rab', (x) => (x.discount === 0n ? '' : `${sp.percent(x.discount)}%`)),
          r(370, 'Moms', (x) => `${x.rate}%`),
          r(430, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'none', style: { size: 8.5 } },
      );
      sums(
        s,
        y + 14,
        240,
        430,
        [
          ...fees(p, sp.money),
          ['Netto', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }): [string, string] => [
            `Moms ${rate}% (${sp.money(base)})`,
            sp.money(tax),
          ]),
          ['Moms', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        {},
        13,
      );
      return s.drawing();
    },
  },
  {
    id: 'n33',
    producer: 'fpdf',
    hard: 'a page with the sender only at the foot',
    count: 2,
    seller: {
      party: wild,
      trades: ['wild'],
      codes: '',
      numbers: '58',
      lines: [1, 4],
      terms: 10,
      grams: 100,
      step: 100,
    },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 11 });
      s.text(40, 70, titled(p, 'Faktura'), { font: 'serifbold', size: 24 });
      facts(
        s,
        100,
        40,
        140,
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', dotted(p.issue)],
          ['Förfallodatum', dotted(p.due)],
        ],
        {},
        15,
      );
      s.block(330, 100, to(p), { leading: 15 });
      mark(s, 40, 160, p);
      const y = ledger(
        s,
        210,
        [
          l(40, 'Plockat och levererat', (x) => x.name),
          r(330, 'Mängd', (x) => `${sp.quantity(x.quantity)} ${x.unit}`),
          r(440, 'Kr per enhet', (x) => sp.price(x.price)),
          r(555, 'Kr', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { head: { font: 'serifbold', size: 11 }, leading: 17 },
      );
      sums(
        s,
        y + 20,
        360,
        555,
        [
          ['Netto', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate ?? 0} %`, sp.money(p.tax)],
          ['Att betala', sp.money(p.payable)],
        ],
        {},
        16,
      );
      s.block(
        40,
        760,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 9 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n34',
    producer: 'calc',
    hard: 'a sheet as a form with labels before and values beside',
    count: 2,
    seller: {
      party: eggs,
      trades: ['dairy', 'farm'],
      codes: '##',
      numbers: '10297',
      lines: [2, 4],
      terms: 15,
      step: 50,
    },
    draw: (p) => {
      const row = (...cells: readonly string[]): string =>
        `<tr>${cells.map((cell, at) => `<td nowrap width="${[45, 215, 50, 60, 85, 85][at] ?? 90}" sdnum="1053;0;@" ${at > 2 ? 'align="right"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`;
      return page(
        '',
        `<table border="1">${[
          row('', p.supplier.name, '', '', titled(p, 'Faktura'), p.number),
          row('', p.supplier.street, '', '', 'Datum', compact(p.issue)),
          row('', p.supplier.post, '', '', 'Förfaller', compact(p.due)),
          row('', `Tel ${p.supplier.phone}`),
          row('', p.remark ?? ''),
          row('Kund', p.buyer.name),
          row('', p.buyer.street),
          row('', p.buyer.post),
          row('Nr', 'Vara', 'Enhet', 'Antal', 'Pris', 'Belopp'),
          ...p.lines.map((x) =>
            row(x.code, x.name, x.unit, sw.quantity(x.quantity), sw.price(x.price), sw.money(x.sum)),
          ),
          row('', '', '', '', 'Netto', sw.money(p.net)),
          row('', '', '', '', `Moms ${p.vat[0]?.rate ?? 0}%`, sw.money(p.tax)),
          row('', '', '', '', 'Att betala', sw.money(p.payable)),
          row('', `Bankgiro ${p.supplier.bankgiro}`),
          row('', `Org.nr ${p.supplier.organisation}`),
          row('', `Momsreg.nr ${p.supplier.vat}, F-skatt`),
        ].join('')}</table>`,
      );
    },
  },
];
