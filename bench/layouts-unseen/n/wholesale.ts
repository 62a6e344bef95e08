/** Invoices of wholesalers with large systems. */
import { titled } from '../html.ts';
import { firm } from '../parties.ts';
import { facts, fees, from, in_, l, ledger, mark, r, sheet, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sp = in_('space');
const nord = firm('Matgrossisten Nordanvind AB', 'Terminalvägen 50, 906 22 Umeå');

export const wholesale: readonly LayoutN[] = [
  {
    id: 'n15',
    producer: 'runs',
    hard: 'rows over pages, items counted by tens, VAT codes with a key',
    count: 3,
    credits: 1,
    seller: {
      party: nord,
      trades: ['dry', 'frozen', 'paper', 'clean'],
      codes: '1######',
      numbers: '9003418820',
      lines: [36, 52],
      discounts: [250, 500, 750],
      fees: [['Drivmedelstillägg', 4850, 25]],
      terms: 20,
    },
    draw: (p) => {
      const s = sheet({ size: 8 });
      let side_ = 1;
      const head = (): void => {
        s.text(40, 44, 'NORDANVIND', { font: 'bold', size: 18 });
        s.text(400, 44, titled(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 14 });
        facts(
          s,
          60,
          400,
          480,
          [
            ['Faktura', p.number],
            ['Fakturadatum', p.issue],
            ['Sida', String(side_)],
          ],
          {},
          11,
        );
      };
      head();
      s.block(40, 100, ['Mottagare', ...to(p)]);
      s.block(220, 100, ['Leveransadress', p.buyer.name, 'Varuintaget, lastkaj 1', p.buyer.post]);
      facts(
        s,
        100,
        400,
        480,
        [
          ['Kundnummer', p.customer],
          ['Order', p.order],
          ['Leveransdatum', p.delivered],
          ['Betalningsvillkor', '20 dagar netto'],
          ['Förfallodatum', p.due],
          ['Valuta', p.currency],
          ['Ref. faktura', p.about ?? ''],
        ],
        {},
        11,
      );
      mark(s, 40, 170, p);
      const code = (rate: number): string => (rate === 25 ? '1' : '2');
      const y = ledger(
        s,
        195,
        [
          l(40, 'Pos', (_, at) => String((at + 1) * 10)),
          l(65, 'Material', (x) => x.code),
          l(115, 'Beteckning', (x) => x.name),
          l(275, 'Förp.', (x) => x.pack),
          r(355, 'Kvantitet', (x) => sp.quantity(x.quantity)),
          l(362, 'KE', (x) => x.unit),
          r(440, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Rab%', (x) => (x.discount === 0n ? '' : sp.percent(x.discount))),
          l(485, 'M', (x) => code(x.rate)),
          r(555, 'Nettobelopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          leading: 12,
          bottom: 700,
          next: () => {
            s.text(400, 775, 'Fortsättning nästa sida');
            s.page();
            side_++;
            head();
            return 120;
          },
        },
      );
      if (y > 640) {
        s.page();
        side_++;
        head();
      }
      const at = y > 640 ? 130 : y + 16;
      sums(
        s,
        at,
        340,
        555,
        [
          ['Summa artiklar', sp.money(p.lineNet)],
          ...fees(p, sp.money),
          ['Totalt exkl. moms', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }): [string, string] => [
            `Momskod ${code(rate)} = ${rate} % på ${sp.money(base)}`,
            sp.money(tax),
          ]),
          ['Moms totalt', sp.money(p.tax)],
        ],
        {},
        12,
      );
      sums(s, at + 90, 340, 555, [['ATT BETALA', sp.money(p.payable)]], { font: 'bold', size: 11 });
      s.block(
        40,
        795,
        [
          `${from(p).join(', ')}   Tel ${p.supplier.phone}   ${p.supplier.mail}`,
          `Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Godkänd för F-skatt`,
        ],
        { size: 7, leading: 10 },
      );
      return s.drawing();
    },
  },
];
