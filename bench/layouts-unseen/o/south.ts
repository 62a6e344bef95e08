/** Suppliers in Germany, Britain, France and Italy. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  cells,
  doc,
  feesOf,
  fig,
  grid,
  kv,
  L,
  note,
  R,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { british, french, german, italian } from './parties.ts';
import { britons, frenches, germans, italians } from './wares-trade.ts';

const dot = fig('dotted');
const bare = fig('bare');
const sp = fig('space');
const english = fig('english');

export const south: readonly LayoutO[] = [
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
  {
    id: 'o-fr-huitres',
    producer: 'groff-gs',
    hard: 'French in a plain typesetter, few lines, long dates',
    seller: {
      party: french('Huîtres Kerbellec SAS', '3 quai du Port, 56340 Carnac'),
      wares: frenches.slice(1, 6),
      codes: '',
      numbers: '2026-117',
      lines: [1, 3],
      currency: 'EUR',
      rate: 0,
      terms: 15,
    },
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 14
.vs 17
\\fB${p.supplier.name}\\fP
.ps 10
.vs 13
${p.supplier.street}
${p.supplier.post}
SIREN ${p.supplier.organisation} - TVA ${p.supplier.vat}
.sp 2
.ps 13
\\fB${word(p, 'FACTURE', 'AVOIR')} ${p.number}\\fP
.ps 10
${p.remark ?? ''}
Date de facturation : ${days.slashes(p.issue)}
Date d'échéance : ${days.slashes(p.due)}
.sp
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
Suède
.sp
.TS
tab(|);
l r l r r.
\\fBProduit\\fP|\\fBQuantité\\fP||\\fBPrix HT\\fP|\\fBTotal HT\\fP
${p.lines.map((l) => `${l.name.replaceAll("'", '\\(aq')}|${bare.quantity(l.quantity)}|${l.unit}|${bare.price(l.price)}|${bare.money(l.sum)}`).join('\n')}
.TE
.sp
.TS
tab(|);
l r.
Total HT|${bare.money(p.net)} EUR
TVA|${bare.money(p.tax)} EUR
\\fBTotal TTC à régler\\fP|\\fB${bare.money(p.payable)} EUR\\fP
.TE
.sp 2
Livraison intracommunautaire exonérée de TVA
Règlement par virement, IBAN FR14 2004 1010 0505 0001 3M02 606
`,
  },
  {
    id: 'o-it-salumi',
    producer: 'fpdf',
    hard: 'Italian accompanying invoice, frames, causale and tax code columns',
    credits: 1,
    seller: {
      party: italian('Salumeria Bellacqua S.r.l.', 'Via dei Mulini 22, 52100 Arezzo'),
      wares: italians,
      codes: 'XX99',
      numbers: 'FE 0418',
      lines: [2, 6],
      currency: 'EUR',
      rate: 0,
      terms: 30,
      discounts: [500, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(36, 48, p.supplier.name, { size: 14, font: 'bold' });
      s.block(
        36,
        62,
        [
          `${p.supplier.street} - ${p.supplier.post} (AR) Italia`,
          `P.IVA e C.F. ${p.supplier.vat}   Tel. ${p.supplier.phone}`,
        ],
        { size: 8, leading: 10 },
      );
      s.frame(300, 84, 560, 150);
      s.block(306, 98, ['Spett.le', p.buyer.name, p.buyer.street, p.buyer.post, 'SVEZIA']);
      s.frame(36, 160, 560, 190);
      across(
        s,
        170,
        [
          [40, 'Documento'],
          [160, 'Numero'],
          [260, 'Data'],
          [350, 'Scadenza'],
          [450, 'Cod. cliente'],
        ],
        { size: 7 },
      );
      across(
        s,
        184,
        [
          [40, word(p, 'FATTURA', 'NOTA DI CREDITO')],
          [160, p.number],
          [260, days.slashes(p.issue)],
          [350, days.slashes(p.due)],
          [450, p.customer],
        ],
        { font: 'bold' },
      );
      if (p.about !== null) s.text(36, 204, `Rif. fattura n. ${p.about}`);
      if (p.remark !== null) s.text(36, 204, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Codice', (l) => l.code),
          L(90, 'Descrizione', (l) => l.name),
          L(285, 'UM', (l) => l.unit),
          R(350, 'Quantità', (l) => dot.quantity(l.quantity)),
          R(420, 'Prezzo', (l) => dot.price(l.price)),
          R(460, 'Sc.%', (l) => (l.discount === 0n ? '' : dot.percent(l.discount))),
          R(530, 'Importo', (l) => dot.money(l.sum)),
          R(556, 'IVA', () => 'N3'),
        ],
        p.lines,
        { y: 224, ruled: (y) => s.line(36, y, 560) },
      );
      s.frame(36, end + 20, 560, end + 54);
      across(
        s,
        end + 32,
        [
          [40, 'Imponibile'],
          [160, 'Aliquota'],
          [260, 'Imposta'],
          [430, 'TOTALE DOCUMENTO'],
        ],
        { size: 7 },
      );
      across(
        s,
        end + 46,
        [
          [40, dot.money(p.net)],
          [160, 'N3 non imp.'],
          [260, dot.money(p.tax)],
          [430, `EUR ${dot.money(p.payable)}`],
        ],
        { font: 'bold' },
      );
      s.block(
        36,
        end + 74,
        [
          'Operazione non imponibile art. 41 D.L. 331/93. Bonifico bancario IBAN IT60 X054 2811 1010 0000 0123 456',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-it-olio',
    producer: 'writer',
    hard: 'Italian word-processor invoice, totals in a row',
    seller: {
      party: italian('Frantoio Montelupo Soc. Agr. S.S.', 'Loc. Poggio Secco 5, 50056 Montelupo'),
      wares: italians,
      codes: '',
      numbers: '77/B-26',
      lines: [1, 4],
      currency: 'EUR',
      rate: 0,
      terms: 30,
    },
    draw: (p) =>
      doc(
        `table{width:100%}`,
        `<p align="center"><font size="5"><b>${escaped(p.supplier.name)}</b></font><br>${escaped(p.supplier.street)} – ${escaped(p.supplier.post)} – Italia<br>Partita IVA ${p.supplier.vat}</p><hr>`,
        side(
          [
            50,
            `<p><b>${word(p, 'Fattura', 'Nota di credito')} n. ${p.number}</b><br>del ${days.slashes(p.issue)}<br>scadenza ${days.slashes(p.due)}</p>`,
          ],
          [50, `<p>Cliente<br>${address(p.buyer)}<br>Svezia, VAT ${p.buyer.vat}</p>`],
        ),
        note(p),
        cells(
          p.lines.map((l) => [
            l.name,
            l.unit,
            bare.quantity(l.quantity),
            bare.price(l.price),
            bare.money(l.sum),
          ]),
          'llrrr',
          'cells',
          ['Prodotto', 'U.M.', 'Q.tà', 'Prezzo €', 'Totale €'],
        ),
        '<hr>',
        cells(
          [
            [
              'Imponibile',
              bare.money(p.net),
              'IVA 0%',
              bare.money(p.tax),
              'Totale da pagare €',
              bare.money(p.payable),
            ],
          ],
          'lrlrlr',
        ),
        `<p><font size="2">Cessione intracomunitaria non imponibile IVA. Pagamento: bonifico a 30 giorni.</font></p>`,
      ),
  },
];
