/** Invoices from Germany, Britain, France and Italy, without VAT, continued. */
import { dotted, slashes } from '../days.ts';
import { column, over, remarked, table, titled } from '../html.ts';
import {
  boxes,
  facts,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  sheet,
  side,
  sums,
  to,
} from './kit.ts';
import { firmAbroad } from './numbers-abroad.ts';
import type { LayoutN } from './orders.ts';

const dots = in_('dotted');
const sp = in_('space');
const bare = in_('bare');

const comte = firmAbroad(
  'FR',
  'Maison Verdelet SARL',
  '27 rue des Halles, 25300 Pontarlier',
  '+33 1 99 00 41 27',
);
const olio = firmAbroad(
  'IT',
  'Alimentari Frantoio Lupi S.r.l.',
  'Via dei Mulini 8, 06049 Spoleto PG',
  '+39 055 055 7714',
);
const farina = firmAbroad(
  'IT',
  'Molino Campofiorito S.p.A.',
  'Strada Vecchia 101, 43123 Parma PR',
  '+39 055 055 2930',
);

export const abroadSouthMore: readonly LayoutN[] = [
  {
    id: 'n69',
    producer: 'cairo',
    hard: 'French, the sender at the foot with its legal form',
    count: 2,
    credits: 1,
    seller: {
      party: comte,
      trades: ['fr'],
      codes: '@###',
      numbers: 'FA260318',
      lines: [2, 5],
      currency: 'EUR',
      terms: 30,
      fees: [['Port et emballage', 12000, 0]],
      grams: 50,
    },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(40, 56, 'Maison Verdelet', { font: 'serifbold', size: 22 });
      s.text(40, 72, 'Affineurs depuis 1924', { size: 9 });
      s.text(340, 56, titled(p, 'FACTURE', 'AVOIR'), { font: 'serifbold', size: 16 });
      facts(s, 76, 340, 440, [
        ['N° facture', p.number],
        ['Date', slashes(p.issue)],
        ['Échéance', slashes(p.due)],
        ['N° client', p.customer],
        ['Sur facture', p.about ?? ''],
      ]);
      s.block(340, 150, [...to(p), 'Suède']);
      mark(s, 40, 150, p);
      const y = ledger(
        s,
        225,
        [
          l(40, 'Réf.', (x) => x.code),
          l(85, 'Désignation', (x) => x.name),
          r(330, 'Quantité', (x) => sp.quantity(x.quantity)),
          l(338, 'Unité', (x) => x.unit),
          r(440, 'P.U. HT', (x) => sp.price(x.price)),
          r(555, 'Montant HT', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { head: { font: 'serifbold', size: 9 } },
      );
      sums(
        s,
        y + 14,
        380,
        555,
        [
          ...fees(p, sp.money),
          ['Total HT', sp.money(p.net)],
          ['TVA 0 %', sp.money(p.tax)],
          ['Net à payer EUR', sp.money(p.payable)],
        ],
        { font: 'serifbold' },
        14,
      );
      s.text(40, y + 90, 'Exonération de TVA, art. 262 ter I du CGI.', { size: 8 });
      s.block(
        297,
        780,
        [
          `${p.supplier.name} – ${p.supplier.street}, ${p.supplier.post} – ${p.supplier.phone}`,
          `SIREN ${p.supplier.organisation} – TVA ${p.supplier.vat} – IBAN ${p.supplier.iban ?? ''}`,
        ],
        { size: 8, align: 'c' },
      );
      return s.drawing();
    },
  },
  {
    id: 'n70',
    producer: 'chromium',
    hard: 'Italian form with framed fields',
    count: 2,
    credits: 1,
    seller: {
      party: olio,
      trades: ['it'],
      codes: '####',
      numbers: '418',
      lines: [2, 6],
      currency: 'EUR',
      terms: 60,
      discounts: [500, 1000],
    },
    draw: (p) =>
      page(
        `.over th{font-size:7pt;border:1px solid #666;border-bottom:0;color:#555}.over td{border:1px solid #666;border-top:0}.over{width:100%}.lines td,.lines th{border-left:1px solid #aaa;border-right:1px solid #aaa}.lines{border:1px solid #666}`,
        side(
          [
            50,
            `<h2>FRANTOIO LUPI</h2>${lines(...from(p), 'Italia', `P.IVA ${p.supplier.vat}`, p.supplier.phone)}`,
          ],
          [50, `<p>Spett.le<br>${lines(...to(p), 'Svezia')}</p>`],
        ),
        remarked(p),
        over([
          ['Documento', titled(p, 'Fattura', 'Nota di credito')],
          ['Numero', p.number],
          ['Data', slashes(p.issue)],
          ['Cliente', p.customer],
          ['Scadenza', slashes(p.due)],
          ['Rif. fattura', p.about ?? ''],
        ]),
        '<br>',
        table(
          [
            column('Codice', (x) => x.code),
            column('Descrizione', (x) => x.name),
            column('UM', (x) => x.unit),
            column('Quantità', (x) => dots.quantity(x.quantity), 'r'),
            column('Prezzo', (x) => dots.price(x.price), 'r'),
            column('Sc.%', (x) => (x.discount === 0n ? '' : dots.percent(x.discount)), 'r'),
            column('Importo', (x) => dots.money(x.sum), 'r'),
            column('IVA', () => 'N3.2'),
          ],
          p.lines,
        ),
        '<br>',
        over([
          ['Imponibile', dots.money(p.net)],
          ['IVA non imponibile art. 41', dots.money(p.tax)],
          ['Totale documento EUR', dots.money(p.payable)],
        ]),
        `<p class="small">IBAN ${p.supplier.iban ?? ''}</p>`,
      ),
  },
  {
    id: 'n71',
    producer: 'runs',
    hard: 'Italian and English labels in one',
    count: 2,
    seller: {
      party: farina,
      trades: ['it'],
      codes: 'MC-##',
      numbers: '26/00733',
      lines: [1, 4],
      currency: 'EUR',
      terms: 30,
    },
    draw: (p) => {
      const s = sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 15 });
      s.text(40, 63, `${p.supplier.street}, ${p.supplier.post}, Italy`, { size: 8 });
      boxes(s, 90, [
        [40, 'Fattura / Invoice', p.number],
        [150, 'Data / Date', dotted(p.issue)],
        [250, 'Scadenza / Due date', dotted(p.due)],
        [360, 'Cliente / Customer', p.customer],
        [460, 'Tipo / Type', titled(p, 'INVOICE')],
      ]);
      s.block(40, 135, [...to(p), 'Sweden']);
      mark(s, 300, 135, p);
      const y = ledger(
        s,
        205,
        [
          l(40, 'Code', (x) => x.code),
          l(90, 'Descrizione / Description', (x) => x.name),
          l(265, 'Pack', (x) => x.pack),
          r(360, 'Q.tà / Qty', (x) => bare.quantity(x.quantity)),
          l(366, 'UM', (x) => x.unit),
          r(460, 'Prezzo / Price', (x) => bare.price(x.price)),
          r(555, 'Importo / Amount', (x) => bare.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 14,
        360,
        555,
        [
          ['Imponibile / Net', bare.money(p.net)],
          ['IVA / VAT 0%', bare.money(p.tax)],
          ['Totale / Total EUR', bare.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        790,
        `P.IVA / VAT no. ${p.supplier.vat}   IBAN ${p.supplier.iban ?? ''}   Tel ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
