/** Suppliers in Germany, Britain, France and Italy. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { doc, feesOf, fig, kv, L, note, R, rowsOn, side, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { british, french, german } from './parties.ts';
import { britons, frenches, germans } from './wares-trade.ts';

const dot = fig('dotted');
const sp = fig('space');
const english = fig('english');

export const southA: readonly LayoutO[] = [
  {
    id: 'o-de-brauhaus',
    producer: 'weasyprint',
    hard: 'German export invoice, sender small above the address window, position numbers',
    credits: 1,
    seller: {
      party: german('Altmärker Brau- und Feinkost GmbH', 'Lindenstraße 17, 39576 Stendal'),
      wares: germans,
      codes: '99.999',
      numbers: 'RE-260418',
      lines: [2, 6],
      currency: 'EUR',
      rate: 0,
      terms: 14,
      fees: [['Versandkosten', 14_500, 0]],
    },
    draw: (p) =>
      doc(
        `body{font-size:9.5pt}.lines th{border-bottom:.6pt solid #000;border-top:.6pt solid #000}.lines td{padding:3pt}`,
        `<div class="r"><b style="font-size:14pt">${escaped(p.supplier.name)}</b></div>`,
        side(
          [
            55,
            `<u style="font-size:6.5pt">${escaped(`${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`)}</u><br><br>${address(p.buyer)}<br>SCHWEDEN`,
          ],
          [
            45,
            kv([
              ['Rechnungsnummer', p.number],
              ['Rechnungsdatum', days.dotted(p.issue)],
              ['Lieferdatum', days.dotted(p.delivered)],
              ['Kundennummer', p.customer],
              ['Fällig am', days.dotted(p.due)],
              ['zu Rechnung', p.about],
            ]),
          ],
        ),
        `<h2 style="font-size:14pt;margin:14pt 0">${word(p, 'Rechnung', 'Rechnungskorrektur (Gutschrift)')}</h2>`,
        note(p),
        table(
          [
            column('Pos.', (_, at) => String(at + 1)),
            column('Art.-Nr.', (l) => l.code),
            column('Bezeichnung', (l) => l.name),
            column('Menge', (l) => dot.quantity(l.quantity), 'r'),
            column('Einheit', (l) => l.unit),
            column('Einzelpreis', (l) => `${dot.price(l.price)} €`, 'r'),
            column('Gesamt', (l) => `${dot.money(l.sum)} €`, 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Zwischensumme', `${dot.money(p.lineNet)} €`], ...feesOf(p, dot).map(([a, b]) => [a, `${b} €`] as const), ['Nettobetrag', `${dot.money(p.net)} €`], ['USt. 0 %', `${dot.money(p.tax)} €`], ['<b>Rechnungsbetrag</b>', `${dot.money(p.payable)} €`]], 'right')}<div class="clear"></div>`,
        `<p>Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Empfängers: ${p.buyer.vat}</p>`,
        `<p class="small" style="margin-top:50pt;border-top:.5pt solid">${escaped(p.supplier.name)} · ${escaped(p.supplier.street)} · ${escaped(p.supplier.post)} · Tel. ${p.supplier.phone} · USt-IdNr. ${p.supplier.vat} · IBAN ${p.supplier.iban} · Geschäftsführer: Uwe Harms</p>`,
      ),
  },
  {
    id: 'o-de-glas',
    producer: 'cairo',
    hard: 'German with discounts in per cent and prices per hundred pieces',
    seller: {
      party: german('Hohenwerder Gastrobedarf KG', 'Am Speicher 3, 23966 Wismar'),
      wares: germans.filter(({ unit }) => unit === 'Stk' || unit === 'Eim'),
      codes: 'G999',
      numbers: '100733',
      lines: [1, 4],
      amounts: [2, 40],
      currency: 'EUR',
      rate: 0,
      terms: 30,
      discounts: [300, 500, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.block(40, 100, [p.buyer.name, p.buyer.street, p.buyer.post, 'Schweden']);
      s.text(350, 100, `${word(p, 'Rechnung', 'Gutschrift')} Nr. ${p.number}`, { font: 'bold', size: 11 });
      s.block(350, 116, [
        `Datum: ${days.dotted(p.issue)}`,
        `Zahlbar bis: ${days.dotted(p.due)}`,
        `Kunden-Nr.: ${p.customer}`,
      ]);
      if (p.remark !== null) s.text(40, 170, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel', (l) => l.code),
          L(90, 'Bezeichnung', (l) => l.name),
          R(310, 'Menge', (l) => dot.quantity(l.quantity)),
          L(316, 'ME', (l) => l.unit),
          R(400, 'Preis EUR', (l) => dot.price(l.price)),
          R(450, 'Rabatt', (l) => (l.discount === 0n ? '' : `${dot.percent(l.discount)}%`)),
          R(555, 'Betrag EUR', (l) => dot.money(l.sum)),
        ],
        p.lines,
        { y: 196, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Summe netto', dot.money(p.net)],
          ['MwSt. 0,00 %', dot.money(p.tax)],
          ['Endbetrag EUR', dot.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold' },
      );
      s.block(40, end + 80, [
        'Innergemeinschaftliche Lieferung, steuerfrei nach § 4 Nr. 1b UStG.',
        `Ihre USt-IdNr.: ${p.buyer.vat}`,
      ]);
      across(
        s,
        800,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [240, `USt-IdNr. ${p.supplier.vat}`],
          [380, `IBAN ${p.supplier.iban}`],
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-gb-cheese',
    producer: 'reportlab-embedded',
    hard: 'British export invoice in pounds, dates with slashes',
    credits: 1,
    seller: {
      party: british('Dalesford Fine Foods Ltd', 'Unit 6 Canal Road, Skipton BD23 1QP'),
      wares: britons,
      codes: 'XX999',
      numbers: 'SI-20871',
      lines: [2, 6],
      currency: 'GBP',
      rate: 0,
      terms: 30,
      fees: [['Carriage', 18_500, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(40, 52, p.supplier.name, { size: 17, font: 'serifbold' });
      s.block(
        40,
        68,
        [p.supplier.street, p.supplier.post, 'United Kingdom', `VAT Reg. No. ${p.supplier.vat}`],
        { size: 8.5, leading: 10 },
      );
      s.text(555, 52, word(p, 'SALES INVOICE', 'CREDIT NOTE'), { size: 13, font: 'serifbold', align: 'r' });
      sumsOn(
        s,
        72,
        [
          ['Invoice No.', p.number],
          ['Invoice Date', days.slashes(p.issue)],
          ['Payment Due', days.slashes(p.due)],
          ['Account', p.customer],
          ...(p.about === null ? [] : [['Against Invoice', p.about] as const]),
        ],
        380,
        555,
      );
      s.block(40, 136, ['Invoice to:', p.buyer.name, p.buyer.street, p.buyer.post, 'Sweden']);
      if (p.remark !== null) s.text(40, 206, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Code', (l) => l.code),
          L(95, 'Description', (l) => l.name),
          R(310, 'Quantity', (l) => english.quantity(l.quantity)),
          L(316, 'Unit', (l) => l.unit),
          R(400, 'Unit Price', (l) => `£${english.price(l.price)}`),
          R(450, 'VAT', () => '0.00%'),
          R(555, 'Net Amount', (l) => `£${english.money(l.sum)}`),
        ],
        p.lines,
        { y: 226, heads: { font: 'serifbold' }, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Goods', `£${english.money(p.lineNet)}`],
          ...feesOf(p, english).map(([a, b]) => [a, `£${b}`] as const),
          ['Total Net', `£${english.money(p.net)}`],
          ['Total VAT', `£${english.money(p.tax)}`],
          ['TOTAL GBP', `£${english.money(p.payable)}`],
        ],
        390,
        555,
      );
      s.block(
        40,
        780,
        [
          'Zero-rated export. Goods remain our property until paid in full. EORI as VAT number with suffix 000.',
          'Bank: sort code 20-00-41, account 41870226, IBAN GB33 BUKB 2020 1555 5555 55',
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-fr-foie',
    producer: 'chromium',
    printing: { omits: ['lineNet'] },
    hard: 'French invoice with spaces between thousands, SIREN and TVA in the foot',
    credits: 1,
    seller: {
      party: french('Maison Larrède SARL', '14 rue des Tanneurs, 40000 Mont-de-Marsan'),
      wares: frenches,
      codes: 'X9999',
      numbers: 'FA260071',
      lines: [2, 6],
      currency: 'EUR',
      rate: 0,
      terms: 30,
      fees: [['Frais de port', 12_000, 0]],
    },
    draw: (p) =>
      doc(
        `body{font-family:'Liberation Serif';font-size:10pt}.lines th{background:#efe6d5;font-weight:normal}.lines td{padding:3pt;border-bottom:.3pt solid #cba}`,
        `<p class="c" style="font-size:20pt;color:#854">${escaped(p.supplier.name)}</p><p class="c small">${escaped(p.supplier.street)} – ${escaped(p.supplier.post)} – Tél. ${p.supplier.phone}</p>`,
        side(
          [
            50,
            `<b>${word(p, 'FACTURE', 'AVOIR')} N° ${p.number}</b><br>Date : ${days.slashes(p.issue)}<br>Échéance : ${days.slashes(p.due)}<br>N° client : ${p.customer}${p.about === null ? '' : `<br>Sur facture : ${p.about}`}`,
          ],
          [50, `<b>Client</b><br>${address(p.buyer)}<br>SUÈDE<br>TVA : ${p.buyer.vat}`],
        ),
        note(p),
        '<br>',
        table(
          [
            column('Réf.', (l) => l.code),
            column('Désignation', (l) => l.name),
            column('Qté', (l) => sp.quantity(l.quantity), 'r'),
            column('Unité', (l) => l.unit),
            column('P.U. HT', (l) => `${sp.price(l.price)} €`, 'r'),
            column('Montant HT', (l) => `${sp.money(l.sum)} €`, 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([...feesOf(p, sp).map(([a, b]) => [a, `${b} €`] as const), ['Total HT', `${sp.money(p.net)} €`], ['TVA 0 %', `${sp.money(p.tax)} €`], ['<b>Net à payer</b>', `${sp.money(p.payable)} €`]], 'right')}<div class="clear"></div>`,
        `<p>Exonération de TVA, article 262 ter I du CGI (livraison intracommunautaire).</p><p class="small c" style="margin-top:60pt">${escaped(p.supplier.name)} au capital de 20 000 € – SIREN ${p.supplier.organisation} RCS Mont-de-Marsan – TVA ${p.supplier.vat}</p>`,
      ),
  },
];
