/** Suppliers in Italy, Britain and France, and one who writes English. */
import { american, slashes } from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm, inBritain, inFrance, inGermany, inItaly } from './firms.ts';
import { inFigures, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { cloud, english, french, italian } from './wares-services.ts';

const dot = inFigures('dotted');
const sp = inFigures('space');
const uk = inFigures('english');

export const abroadWest: readonly LayoutQ[] = [
  {
    id: 'q61-fattura',
    producer: 'wkhtmltopdf',
    hard: 'Italian fattura with framed blocks',
    credits: 0,
    seller: {
      firm: firm(
        'Antica Bottega Verna S.r.l.',
        'Via Garessio 41, 12051 Alba CN',
        inItaly('Antica Bottega Verna'),
      ),
      wares: italian,
      lines: [3, 6],
      code: 4,
      number: (n) => `${n + 118}/E`,
      terms: 30,
      currency: 'EUR',
      charges: [['Spese di trasporto', 14000, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.over{width:100%}.over th,.over td,.lines th,.lines td{border:1px solid #333;padding:3px}.over th,.lines th{background:#eee;font-size:7pt}.lines{margin:10px 0}',
        side(
          [
            55,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post} - Italia<br>P. IVA ${p.supplier.vat}`,
          ],
          [45, `Spett.le<br>${address(p.buyer)}<br>Svezia`],
        ),
        remarked(p),
        over([
          ['Tipo documento', word(p, 'FATTURA', 'NOTA DI CREDITO')],
          ['Numero', p.number],
          ['Data', slashes(p.issue)],
          ['Scadenza', slashes(p.due)],
          ['Codice cliente', p.customer],
        ]),
        table(
          [
            column('Codice', (l) => l.code),
            column('Descrizione', (l) => l.name),
            column('U.M.', (l) => l.unit),
            column('Q.tà', (l) => dot.quantity(l.quantity), 'r'),
            column('Prezzo', (l) => dot.price(l.price), 'r'),
            column('Importo', (l) => dot.money(l.sum), 'r'),
            column('IVA', () => 'N3.2'),
          ],
          p.lines,
        ),
        over([
          ['Totale merce', dot.money(p.lineNet)],
          ['Spese di trasporto', dot.money(p.charges[0]?.amount ?? 0n)],
          ['Imponibile', dot.money(p.net)],
          ['IVA 0%', dot.money(p.tax)],
          ['TOTALE EUR', dot.money(p.payable)],
        ]),
        '<p>Operazione non imponibile art. 41 D.L. 331/93. IBAN IT18 L030 6922 5001 0000 0041 207</p>',
      ),
  },
  {
    id: 'q62-british-tea',
    producer: 'reportlab-embedded',
    hard: 'English; pounds; company number and VAT number',
    credits: 1,
    seller: {
      firm: firm('Thornwick & Dale Ltd', '27 Harbour Row, Whitby YO21 3PU', inBritain('Thornwick & Dale')),
      wares: english,
      lines: [2, 5],
      code: (name) => `TD/${name.slice(0, 3).toUpperCase()}${name.length}`,
      number: (n) => `${60_118 + n}`,
      terms: 30,
      currency: 'GBP',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(297, 60, 'Thornwick & Dale', { font: 'serifbold', size: 24, align: 'c' });
      s.text(297, 76, 'Purveyors of tea, salt and good things', { align: 'c' });
      s.text(50, 116, word(p, 'INVOICE', 'CREDIT NOTE'), { font: 'serifbold', size: 14 });
      s.block(50, 134, [
        `Invoice No: ${p.number}`,
        `Invoice Date: ${american(p.issue)}`,
        `Payment due: ${american(p.due)}`,
        ...(p.about === null ? [] : [`Against invoice: ${p.about}`]),
      ]);
      s.block(350, 116, ['Sold to', ...who(p.buyer), 'Sweden']);
      if (p.remark !== null) s.text(50, 186, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Code', (l) => l.code],
          [110, 'Description', (l) => l.name],
          [330, 'Qty', (l) => uk.quantity(l.quantity), 'r'],
          [338, 'Unit', (l) => l.unit],
          [440, 'Price £', (l) => uk.price(l.price), 'r'],
          [545, 'Total £', (l) => uk.money(l.sum), 'r'],
        ],
        p.lines,
        210,
        { head: { font: 'serifbold' }, isRuled: true },
      );
      sums(
        s,
        380,
        545,
        y + 18,
        [
          ['Goods total', uk.money(p.net)],
          ['VAT @ 0%', uk.money(p.tax)],
          ['Amount due GBP', uk.money(p.payable)],
        ],
        { font: 'serifbold' },
      );
      s.block(
        50,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, United Kingdom`,
          `Registered in England No. ${p.supplier.organisation}   VAT Reg. No. ${p.supplier.vat}   Zero rated export`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q63-cloud-eur',
    producer: 'chromium',
    hard: 'English; a subscription; euro signs before figures',
    credits: 0,
    seller: {
      firm: firm(
        'Seatwise Bookings GmbH',
        'Torstraße 190, 10115 Berlin',
        inGermany('Seatwise Bookings GmbH'),
      ),
      wares: cloud,
      lines: [1, 4],
      number: (n) => `SW-2026-${7_700 + n}`,
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt;color:#223}h2{margin:5mm 0}.lines td{padding:6pt 0;border-bottom:.5pt solid #dde}.lines th{color:#667;font-weight:400}.pairs{width:50%;margin-left:50%}.over th{color:#667;font-weight:400;padding-right:14mm}',
        `<h1 style="color:#63f">seatwise</h1>`,
        `<h2>${word(p, 'Invoice', 'Credit note')}</h2>`,
        remarked(p),
        over([
          ['Invoice number', p.number],
          ['Date of issue', american(p.issue)],
          ['Date due', american(p.due)],
        ]),
        '<br>',
        side(
          [
            50,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Germany<br>VAT ${p.supplier.vat}`,
          ],
          [50, `<b>Bill to</b><br>${address(p.buyer)}<br>Sweden<br>${p.buyer.vat}`],
        ),
        `<h2>€${uk.money(p.payable)} due ${american(p.due)}</h2>`,
        table(
          [
            column('Description', (l) => l.name),
            column('Qty', (l) => uk.quantity(l.quantity), 'r'),
            column('Unit price', (l) => `€${uk.price(l.price)}`, 'r'),
            column('Amount', (l) => `€${uk.money(l.sum)}`, 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Subtotal', `€${uk.money(p.net)}`],
          ['Tax (0%, reverse charge)', `€${uk.money(p.tax)}`],
          ['<b>Amount due</b>', `€${uk.money(p.payable)}`],
        ]),
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'q64-fromage',
    producer: 'groff',
    hard: 'French cheese ripener; a table of one width',
    credits: 0,
    seller: {
      firm: firm('Affinage des Combes SAS', '3 chemin du Fort, 39400 Morez', inFrance('Affinage des Combes')),
      wares: french.slice(4),
      lines: [2, 4],
      number: (n) => `F-${1400 + n}`,
      terms: 30,
      currency: 'EUR',
    },
    draw: (p) =>
      [
        '.pl 29.7c',
        '.sp 1.6c',
        '.po 2c',
        '.ll 17c',
        '.ft TR',
        '.ps 11',
        '.vs 15',
        '.nf',
        '.ta 10cR 13cR 16.5cR',
        `\\fB${p.supplier.name}\\fP`,
        p.supplier.street,
        p.supplier.post,
        `SIREN ${p.supplier.organisation}, TVA intracommunautaire ${p.supplier.vat}`,
        '.sp 1',
        `\\fB${word(p, 'Facture', 'Avoir')} ${p.number}\\fP`,
        `Date : ${slashes(p.issue)}`,
        `À payer avant le ${slashes(p.due)}`,
        '.sp 1',
        ...who(p.buyer),
        'Suède',
        p.remark ?? '',
        '.sp 1',
        '\\fBProduit\tQuantité\tPrix\tMontant\\fP',
        ...p.lines.map(
          (l) => `${l.name}\t${sp.quantity(l.quantity)} ${l.unit}\t${sp.price(l.price)}\t${sp.money(l.sum)}`,
        ),
        '.sp 0.5',
        `Total HT\t\t\t${sp.money(p.net)}`,
        `TVA 0 %\t\t\t${sp.money(p.tax)}`,
        `\\fBTotal à payer, euros\t\t\t${sp.money(p.payable)}\\fP`,
        '.sp 2',
        'Livraison intracommunautaire exonérée de TVA. Virement : IBAN FR14 1027 8025 6600 0204 1170 145',
        '',
      ]
        .map((row) => row.replace(/-(?=\d)/gu, '\\-'))
        .join('\n'),
  },
];
