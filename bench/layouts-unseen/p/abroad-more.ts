/** More: Suppliers of the neighbouring countries. */
import * as days from '../days.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  charged,
  col,
  digitsFor,
  dots,
  grid,
  kr,
  labelled,
  num,
  of,
  page,
  rows,
  summed,
} from './kit.ts';
import { type LayoutP } from './orders.ts';
import * as wares from './wares-abroad.ts';
import { from } from './abroad.ts';

export const abroadMore: readonly LayoutP[] = [
  {
    id: 'p48',
    producer: 'chromium',
    hard: 'German, window line above the buyer, both numbers: "Ihre Art.-Nr." too',
    credits: 1,
    seller: {
      party: from('Allgäuer Feinkost Weber GmbH', 'Gewerbestraße 5, 87435 Kempten', 'DE', 9, 'DE55 7335'),
      wares: wares.german,
      codes: '##.##.##',
      numbers: 'RE260144',
      lines: [3, 6],
      currency: 'EUR',
      amounts: [2, 20],
    },
    draw: (paper) =>
      page(
        '.u{font-size:7pt;text-decoration:underline}.lines th{border-top:.7pt solid;border-bottom:.7pt solid;font-size:8pt}.foot{position:fixed;bottom:0;font-size:7pt;left:0;right:0}',
        `<br><div class="u">${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post}</div>${address(paper.buyer)}<br>Schweden<br><br>`,
        `<h2>${called(paper, 'Rechnung', 'Gutschrift')} ${paper.number}</h2>${remarked(paper)}`,
        over(
          [
            ['Rechnungsdatum', days.dotted(paper.issue)],
            ['Kunden-Nr.', paper.customer],
            ['Zahlbar bis', days.dotted(paper.due)],
            ['Zu Rechnung', paper.about ?? '–'],
          ],
          'lines',
        ),
        '<br>',
        table(
          [
            column('Pos.', (_, at) => String(at + 1)),
            column('Art.-Nr.', ({ code }) => code),
            column('Ihre Art.-Nr.', (line) => digitsFor(line, 5, 'own')),
            column('Bezeichnung', ({ name }) => name),
            column('Menge', ({ quantity, unit }) => `${dots.quantity(quantity)} ${unit}`, 'r'),
            column('Einzelpreis', ({ price }) => dots.price(price), 'r'),
            column('Gesamt', ({ sum }) => dots.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([
          ['Nettobetrag', dots.money(paper.net)],
          ['MwSt. 0 %', dots.money(paper.tax)],
          ['Gesamtbetrag EUR', dots.money(paper.payable)],
        ])}</div><div class="clear"></div><p>Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${paper.buyer.vat}</p>`,
        `<div class="foot">${paper.supplier.name} · USt-IdNr. ${paper.supplier.vat} · Amtsgericht Kempten · IBAN ${paper.supplier.iban ?? ''}</div>`,
      ),
  },
  {
    id: 'p49',
    producer: 'writer',
    hard: 'English, item codes with a slash, the sender below the total',
    credits: 0,
    seller: {
      party: from(
        'Thornby & Daughters Fine Foods Ltd',
        '18 Maltings Lane, Ipswich IP4 1QJ',
        'GB',
        9,
        'GB29 NWBK',
      ),
      wares: wares.english,
      codes: '@@/##',
      numbers: 'INV-7091',
      lines: [2, 5],
      currency: 'GBP',
    },
    draw: (paper) =>
      page(
        '',
        `<p><font size="5">${called(paper, 'Invoice', 'Credit note')}</font> ${paper.remark ?? ''}</p>`,
        beside(
          [50, `Bill to<br>${address(paper.buyer)}<br>Sweden`],
          [
            50,
            labelled([
              ['Invoice no', paper.number],
              ['Invoice date', days.american(paper.issue)],
              ['Due date', days.american(paper.due)],
            ]),
          ],
        ),
        '<p></p>',
        table(
          [
            column('Code', ({ code }) => code),
            column('Description', ({ name }) => name),
            column('Qty', ({ quantity }) => `${Number(quantity) / 1000}`, 'r'),
            column('Unit', ({ unit }) => unit),
            column('Price', ({ price }) => (Number(price) / 10_000).toFixed(2), 'r'),
            column('Amount', ({ sum }) => (Number(sum) / 100).toFixed(2), 'r'),
          ],
          paper.lines,
        ),
        `<p></p>${rows([
          ['Subtotal', (Number(paper.net) / 100).toFixed(2)],
          ['VAT 0%', (Number(paper.tax) / 100).toFixed(2)],
          ['Total GBP', (Number(paper.payable) / 100).toFixed(2)],
        ])}<p>${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}<br>VAT no ${paper.supplier.vat}. Bank: ${paper.supplier.iban ?? ''}</p>`,
      ),
  },
  {
    id: 'p50',
    producer: 'weasyprint',
    hard: 'French, "Réf." and a lot beside, SIRET in the foot',
    credits: 1,
    seller: {
      party: from('Maison Vauthier et Fils SARL', '14 rue des Halles, 69002 Lyon', 'FR', 11, 'FR76 3000'),
      wares: wares.french,
      codes: '@###',
      numbers: 'FA2026-0417',
      lines: [3, 5],
      currency: 'EUR',
      fees: [{ label: 'Port', ore: 6_500, rate: 0 }],
    },
    draw: (paper) =>
      page(
        '.lines th{border-bottom:1pt solid #800;color:#800}.foot{position:fixed;bottom:0;font-size:7.5pt}',
        beside([50, '<h2 style="color:#800">Maison Vauthier</h2>'], [50, address(paper.buyer)]),
        `<br><h2>${called(paper, 'Facture', 'Avoir')} n° ${paper.number}</h2>${remarked(paper)}`,
        labelled([
          ['Date', days.slashes(paper.issue)],
          ['Échéance', days.slashes(paper.due)],
          ["Facture d'origine", paper.about],
        ]),
        '<br><br>',
        table(
          [
            column('Réf.', ({ code }) => code),
            column('Lot', (line) => digitsFor(line, 5, 'lot')),
            column('Désignation', ({ name }) => name),
            column('Qté', ({ quantity }) => kr.quantity(quantity), 'r'),
            column('Unité', ({ unit }) => unit),
            column('P.U. HT', ({ price }) => kr.price(price), 'r'),
            column('Montant HT', ({ sum }) => kr.money(sum), 'r'),
          ],
          paper.lines,
        ),
        `<br><div class="right">${pairs([...charged(paper, kr.money), ['Total HT', kr.money(paper.net)], ['TVA 0 %', kr.money(paper.tax)], ['Net à payer EUR', kr.money(paper.payable)]])}</div>`,
        `<div class="foot">${escaped(paper.supplier.name)} – ${paper.supplier.street} – ${paper.supplier.post} – TVA ${paper.supplier.vat} – IBAN ${paper.supplier.iban ?? ''}<br>Exonération de TVA, article 262 ter I du CGI</div>`,
      ),
  },
  {
    id: 'p51',
    producer: 'cairo',
    hard: 'Italian, "Codice" of letters and digits, expiry beside it',
    credits: 0,
    seller: {
      party: from(
        'Sapori Umbri di Bettini S.r.l.',
        'Via dei Mulini 22, 06034 Foligno',
        'IT',
        11,
        'IT60 X054',
      ),
      wares: wares.italian,
      codes: '@@##@',
      numbers: '218/26',
      lines: [3, 6],
      currency: 'EUR',
    },
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.block(50, 50, [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        `P. IVA ${paper.supplier.vat}`,
      ]);
      sheet.block(350, 90, ['Spett.le', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.text(
        50,
        130,
        `${called(paper, 'FATTURA', 'NOTA DI CREDITO')} n. ${paper.number} del ${days.slashes(paper.issue)}`,
        { font: 'bold', size: 11 },
      );
      sheet.text(50, 145, `Scadenza ${days.slashes(paper.due)}   ${paper.remark ?? ''}`);
      const y = grid(
        sheet,
        [
          col(50, 'Codice', ({ code }) => code),
          col(95, 'Scad.', (line) => days.slashes(days.plusDays(paper.issue, 60 + of(line, 200)))),
          col(150, 'Descrizione', ({ name }) => name),
          num(345, 'Q.tà', ({ quantity }) => dots.quantity(quantity)),
          col(350, 'U.M.', ({ unit }) => unit),
          num(440, 'Prezzo', ({ price }) => dots.price(price)),
          num(545, 'Importo', ({ sum }) => dots.money(sum)),
        ],
        paper.lines,
        { top: 185, gap: 2, rule: (at) => sheet.line(50, at, 545) },
      );
      summed(
        sheet,
        y + 14,
        [
          ['Imponibile', dots.money(paper.net)],
          ['IVA 0 %', dots.money(paper.tax)],
          ['Totale fattura EUR', dots.money(paper.payable)],
        ],
        { x: 400, right: 545 },
      );
      sheet.text(
        50,
        800,
        `IBAN ${paper.supplier.iban ?? ''}  Operazione non imponibile art. 41 D.L. 331/93`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
