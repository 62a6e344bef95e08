/** Invoices of wholesalers with large systems, continued. */
import { compact, dashedBack, pointed } from '../days.ts';
import { column, escaped, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  facts,
  fees,
  from,
  groups,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  refers,
  sheet,
  side,
  sumOf,
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const dots = in_('dotted');
const after = in_('trailing');

const east = firm('Östra Livs Partihandel AB', 'Partivägen 7, 582 78 Linköping');
const hub = firm('Kökshubben Sverige AB', 'Box 3041, 169 03 Solna');
const frys = firm('Fryshuset Grossist i Borås AB', 'Kylgatan 24, 504 94 Borås');

export const wholesaleLast: readonly LayoutN[] = [
  {
    id: 'n18',
    producer: 'ghostscript',
    hard: 'groups with headings and sums of groups',
    count: 2,
    credits: 1,
    seller: {
      party: east,
      trades: ['dry', 'paper', 'soft'],
      codes: '###.##',
      numbers: '530144',
      lines: [8, 15],
      isNegative: true,
      order: (x) => x.rate,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.block(40, 50, from(p), { font: 'bold', size: 10 });
      facts(s, 50, 360, 450, [
        [titled(p, 'FAKTURA', 'KREDITFAKTURA'), p.number],
        ['Datum', pointed(p.issue)],
        ['Förfaller', pointed(p.due)],
        ['Kundnr', p.customer],
        ['Order', p.order],
        ['Kredit av', p.about ?? ''],
      ]);
      s.block(360, 135, to(p));
      mark(s, 40, 130, p);
      let y = 205;
      for (const [rate, own] of groups(p.lines, (x) => x.rate)) {
        s.text(40, y, `Varor med ${rate} % moms`, { font: 'bold', size: 10 });
        y = ledger(
          s,
          y + 16,
          [
            l(40, 'Nummer', (x) => x.code),
            l(95, 'Varuslag', (x) => x.name),
            r(340, 'Antal', (x) => after.quantity(x.quantity)),
            l(350, 'Enh', (x) => x.unit),
            r(450, 'Pris', (x) => dots.price(x.price)),
            r(555, 'Summa', (x) => after.money(x.sum)),
          ],
          own,
        );
        s.right(450, y, 'Delsumma');
        s.right(555, y, after.money(sumOf(own)), { font: 'bold' });
        y += 24;
      }
      sums(s, y, 350, 555, [
        ['Summa netto', after.money(p.net)],
        ...p.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, after.money(tax)]),
        ['Summa moms', after.money(p.tax)],
        [p.isCredit ? 'ER TILLGODO' : 'ATT ERLÄGGA', after.money(p.payable)],
      ]);
      s.text(
        40,
        800,
        `Tel ${p.supplier.phone}  Bankgiro ${p.supplier.bankgiro}  Postgiro ${p.supplier.plusgiro}  Org.nr ${p.supplier.organisation}  Momsreg ${p.supplier.vat}  F-skatt`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n19',
    producer: 'weasyprint',
    hard: 'a web shop’s paper with prices without and with VAT',
    count: 2,
    credits: 1,
    seller: {
      party: hub,
      trades: ['kitchen', 'paper'],
      codes: '#######',
      numbers: 'W100734',
      lines: [2, 6],
      terms: 14,
      fees: [['Frakt till ombud', 7900, 25]],
    },
    draw: (p) =>
      page(
        `.lines th{text-align:left;border-bottom:2px solid #e60}.lines td{padding:4pt;border-bottom:1px solid #eee}h1{color:#e60}`,
        side(
          [50, `<h1>kökshubben</h1>`],
          [
            50,
            `<p class="r"><b>${titled(p, 'Faktura')}</b><br>Fakturanummer: ${p.number}<br>Ordernummer: ${p.order}<br>Datum: ${p.issue}</p>`,
          ],
        ),
        remarked(p),
        side(
          [33, `<b>Faktureras</b><br>${lines(...to(p))}`],
          [33, `<b>Levereras</b><br>${lines('Köksingången', p.buyer.street, p.buyer.post)}`],
          [
            34,
            `<b>Betalning</b><br>${lines('Faktura 14 dagar', `Förfallodatum: ${p.due}`, `Bankgiro: ${p.supplier.bankgiro}`, `OCR: ${p.ocr}`, refers(p, 'Retur av faktura'))}`,
          ],
        ),
        '<br>',
        table(
          [
            column('Produkt', (x) => x.name),
            column('Art.nr', (x) => x.code),
            column('Antal', (x) => sw.quantity(x.quantity), 'r'),
            column('Pris exkl.', (x) => sw.price(x.price), 'r'),
            column('Moms', (x) => `${x.rate} %`, 'r'),
            column('Summa exkl. moms', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Delsumma', sw.money(p.lineNet)], ...fees(p, sw.money), ['Totalt exkl. moms', sw.money(p.net)], ['Moms', sw.money(p.tax)], ['Totalt inkl. moms', `${sw.money(p.payable)} SEK`]], 'pairs right')}<div class="clear"></div>`,
        `<p class="small">Kökshubben drivs av ${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Kundtjänst ${p.supplier.phone}, ${p.supplier.mail}. Godkänd för F-skatt. 30 dagars öppet köp.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'n20',
    producer: 'kerned',
    hard: 'deliveries as rows between; pieces ordered and delivered',
    count: 2,
    credits: 1,
    seller: {
      party: frys,
      trades: ['frozen', 'ice'],
      codes: '9####',
      numbers: '250611',
      lines: [7, 14],
      deliveries: 3,
      fees: [['Fryszonsavgift', 12500, 25]],
      returns: 0.08,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, p.supplier.name, { font: 'bold', size: 12 });
      s.text(40, 60, `${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.text(390, 48, titled(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      facts(s, 64, 390, 470, [
        ['Fakturanr', p.number],
        ['Fakturadatum', compact(p.issue)],
        ['Förfallodatum', compact(p.due)],
        ['Kundnr', p.customer],
        ['Avser', p.about ?? ''],
      ]);
      s.block(40, 110, to(p));
      mark(s, 200, 110, p);
      const y = ledger(
        s,
        175,
        [
          l(40, 'Art.nr', (x) => x.code),
          l(85, 'Varubenämning', (x) => x.name),
          l(225, 'Kolli', (x) => x.pack),
          r(325, 'Beställt', (x) => sp.quantity(x.quantity)),
          r(375, 'Levererat', (x) => sp.quantity(x.quantity)),
          l(383, 'Enh', (x) => x.unit),
          r(460, 'Pris', (x) => sp.price(x.price)),
          r(490, 'Moms', (x) => `${x.rate}`),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          at: 40,
          above: (x, at) =>
            at === 0 || p.lines[at - 1]?.delivery !== x.delivery
              ? `Följesedel ${Number(p.order) + x.delivery * 118} levererad ${dashedBack(p.delivered)}`
              : '',
        },
      );
      sums(s, y + 12, 350, 555, [
        ...fees(p, sp.money),
        ['Summa exkl. moms', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate} % (${sp.money(base)})`,
          sp.money(tax),
        ]),
        ['Total moms', sp.money(p.tax)],
        ['Att betala, SEK', sp.money(p.payable)],
      ]);
      s.block(
        40,
        785,
        [
          `Telefon ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. Betalningsreferens ${p.ocr}.`,
          `Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
];
