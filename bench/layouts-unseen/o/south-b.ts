/** Suppliers in Germany, Britain, France and Italy. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, escaped } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { cells, doc, fig, L, note, R, rowsOn, side, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { french, italian } from './parties.ts';
import { frenches, italians } from './wares-trade.ts';

const dot = fig('dotted');
const bare = fig('bare');
export const southB: readonly LayoutO[] = [
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
