/** German, British, French and Italian sellers. */
import { american, slashes } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { address, beside, col, figures, grid, num, page, rowsOf, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { briton, frenchman, iban, italian } from './parties.ts';

const g = figures('dotted');
const e = figures('english');
const s = figures('space');

export const abroadSouth: readonly LayoutK[] = [
  {
    id: 'k72',
    producer: 'chromium',
    hard: "English of a program's maker abroad: amount due first, periods in the rows, euros",
    seller: {
      party: briton('Tablecraft Systems Limited', '19 Quay Street, Bristol BS1 4QA'),
      trades: ['cloud'],
      lines: [1, 4],
      codes: '',
      number: (n) => `TC${n + 90_210}-0001`,
      currency: 'EUR',
      terms: 7,
    },
    draw: (p) =>
      page(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines td{border-bottom:.5pt solid #ddd;padding:5pt}.lines th{color:#666;font-weight:400}`,
        `<h2>${p.isCredit ? 'Credit note' : 'Invoice'}</h2>`,
        rowsOf([
          ['Invoice number', p.number],
          ['Date of issue', american(p.issue)],
          ['Date due', american(p.due)],
        ]),
        beside(
          [
            50,
            `<br><b>Tablecraft Systems Limited</b><br>${p.supplier.street}<br>United Kingdom<br>VAT ${p.supplier.vat}`,
          ],
          [50, `<br><b>Bill to</b><br>${address(p.buyer)}<br>Sweden<br>SE VAT ${p.buyer.vat}`],
        ),
        `<h2 style="margin:16pt 0">€${e.money(p.payable)} due ${american(p.due)}</h2>`,
        table(
          [
            column('Description', ({ name }) => name),
            column('Qty', (line) => `${e.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Unit price', (line) => `€${e.price(line.price)}`, 'r'),
            column('Tax', () => '0%', 'r'),
            column('Amount', (line) => `€${e.money(line.sum)}`, 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Subtotal', `€${e.money(p.lineNet)}`],
          ['Total excluding tax', `€${e.money(p.net)}`],
          ['VAT (reverse charge)', `€${e.money(p.tax)}`],
          ['<b>Amount due</b>', `€${e.money(p.payable)}`],
        ])}</div><div class="clear"></div><p class="small">Tax to be paid on reverse charge basis.</p>`,
      ),
  },
  {
    id: 'k73',
    producer: 'weasyprint',
    hard: "French: spaces between thousands, words over columns, the firm's numbers in the foot",
    credits: 1,
    seller: {
      party: frenchman('Épicerie du Vieux Lavoir SARL', '12 rue du Lavoir, 26110 Nyons'),
      trades: ['french'],
      lines: [3, 6],
      codes: 'EL-####',
      number: (n) => `FA26-${n + 880}`,
      currency: 'EUR',
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Serif'}.lines th{background:#e9e4d4}.over th{font-size:8pt}`,
        beside(
          [55, `<h2>Épicerie du Vieux Lavoir</h2>SARL · ${p.supplier.street}<br>${p.supplier.post} · France`],
          [
            45,
            `<h2>${p.isCredit ? 'AVOIR' : 'FACTURE'}</h2>N° ${p.number}${p.about === null ? '' : `<br>sur facture ${p.about}`}`,
          ],
        ),
        over([
          ['Date', slashes(p.issue)],
          ['Échéance', slashes(p.due)],
          ['Code client', p.customer],
          ['Commande', p.order],
        ]),
        `<p style="margin-left:55%">${address(p.buyer)}<br>Suède</p>`,
        table(
          [
            column('Réf.', ({ code }) => code),
            column('Désignation', ({ name }) => name),
            column('Qté', (line) => s.quantity(line.quantity), 'r'),
            column('Unité', ({ unit }) => unit),
            column('P.U. HT', (line) => s.price(line.price), 'r'),
            column('Montant HT', (line) => s.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Total HT', `${s.money(p.net)} €`],
          ['TVA 0 %', `${s.money(p.tax)} €`],
          ['<b>Net à payer TTC</b>', `${s.money(p.payable)} €`],
        ])}</div><div class="clear"></div>`,
        `<p class="small">Exonération de TVA, article 262 ter I du CGI. SIREN ${p.supplier.organisation} - TVA intracommunautaire ${p.supplier.vat} - IBAN ${iban('FR', p.supplier.name, 27)}</p>`,
      ),
  },
  {
    id: 'k74',
    producer: 'reportlab',
    hard: 'Italian: U.M. before the quantity, an art. of law for the missing tax',
    credits: 1,
    seller: {
      party: italian('Antica Dispensa Calabrese S.r.l.', 'Via dei Mulini 27, 89900 Vibo Valentia'),
      trades: ['italian'],
      lines: [3, 7],
      codes: 'AD###',
      number: (n) => `${n + 410}/E`,
      currency: 'EUR',
      terms: 60,
      discounts: [300, 500],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      sheet.text(45, 52, 'Antica Dispensa Calabrese S.r.l.', { font: 'serifbold', size: 16 });
      sheet.text(45, 66, `${p.supplier.street} - ${p.supplier.post} (VV) - Italia`);
      sheet.text(45, 78, `P.IVA ${p.supplier.vat}   C.F. ${p.supplier.organisation}`);
      sheet.text(350, 52, p.isCredit ? 'NOTA DI CREDITO' : 'FATTURA', { font: 'bold', size: 13 });
      stack(
        sheet,
        350,
        450,
        70,
        [
          ['Numero', p.number],
          ['Data', slashes(p.issue)],
          ['Scadenza', slashes(p.due)],
          ['Cod. cliente', p.customer],
          ['Rif. fattura', p.about ?? ''],
        ],
        { isLeft: true },
      );
      sheet.block(350, 146, ['Spett.le', p.buyer.name, p.buyer.street, p.buyer.post, 'SVEZIA']);
      const end = grid(
        sheet,
        [
          col(45, 'Codice', ({ code }) => code),
          col(95, 'Descrizione', ({ name }) => name),
          col(290, 'U.M.', ({ unit }) => unit),
          num(365, 'Quantità', (line) => g.quantity(line.quantity, 2)),
          num(430, 'Prezzo', (line) => g.price(line.price)),
          num(470, 'Sc. %', (line) => (line.discount === 0n ? '' : g.percent(line.discount))),
          num(550, 'Importo', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 226, leading: 14, rule: (y) => sheet.line(45, y, 550) },
      );
      sheet.frame(45, end + 4, 550, end + 44);
      for (const [at, [label, value]] of (
        [
          ['Imponibile', g.money(p.net)],
          ['IVA', g.money(p.tax)],
          ['Totale documento EUR', g.money(p.payable)],
        ] as const
      ).entries()) {
        sheet.text(60 + at * 170, end + 18, label, { size: 7 });
        sheet.text(60 + at * 170, end + 34, value, { font: 'bold', size: 10 });
      }
      sheet.block(
        45,
        780,
        [
          'Operazione non imponibile art. 41 D.L. 331/93',
          `Bonifico bancario IBAN ${iban('IT', p.supplier.name, 27)}`,
          `P.IVA cliente ${p.buyer.vat}`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k75',
    producer: 'reportlab-embedded',
    hard: "Italian parts for coffee machines: prices to four decimals, colours of a catalogue's pages in the codes",
    seller: {
      party: italian('Ricambi Bar Adriatica S.p.A.', 'Via Flaminia 330, 61032 Fano'),
      trades: ['machines_it'],
      lines: [2, 5],
      codes: '@##.###',
      number: (n) => String(20_260_700 + n),
      currency: 'EUR',
      terms: 30,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.box(45, 38, 550, 70, 0.88);
      sheet.text(55, 58, 'RICAMBI BAR ADRIATICA S.p.A.', { font: 'bold', size: 14 });
      sheet.text(45, 84, `${p.supplier.street}, ${p.supplier.post} - VAT ${p.supplier.vat}`, { size: 8 });
      sheet.text(45, 112, p.isCredit ? 'Credit note / Nota di credito' : 'Invoice / Fattura', {
        font: 'bold',
        size: 12,
      });
      stack(
        sheet,
        45,
        150,
        130,
        [
          ['No.', p.number],
          ['Date', slashes(p.issue)],
          ['Due', slashes(p.due)],
          ['Customer', p.customer],
          ['Ref.', p.about ?? ''],
        ],
        { isLeft: true },
      );
      sheet.block(350, 130, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sweden']);
      const end = grid(
        sheet,
        [
          col(45, 'Item|Articolo', ({ code }) => code),
          col(110, 'Description|Descrizione', ({ name }) => name),
          num(340, 'Qty|Q.tà', (line) => g.quantity(line.quantity)),
          col(347, 'UM', ({ unit }) => unit),
          num(440, 'Unit price|Prezzo', (line) => g.price(line.price, 4)),
          num(550, 'Total|Totale', (line) => g.money(line.sum)),
        ],
        p.lines,
        { top: 216, leading: 13, gap: 2, rule: (y) => sheet.line(45, y, 550) },
      );
      stack(
        sheet,
        340,
        550,
        end + 14,
        [
          ['Taxable / Imponibile', g.money(p.net)],
          ['VAT 0% art. 41', g.money(p.tax)],
          ['Total EUR', g.money(p.payable)],
        ],
        { leading: 14 },
      );
      sheet.text(45, 800, `IBAN ${iban('IT', p.supplier.name, 27)}   ${p.supplier.mail}   Page 1/1`, {
        size: 7.5,
      });
      return sheet.drawing();
    },
  },
];
