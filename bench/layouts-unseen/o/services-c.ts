/** Services: laundry, pest control, waste, staff, rental, craftsmen. */
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { fig, L, R, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { crafts, staff } from './wares-trade.ts';

const english = fig('english');

export const servicesC: readonly LayoutO[] = [
  {
    id: 'o-reklambyran',
    producer: 'skia',
    hard: 'design agency: big airy page, light words, English number marks, sums left',
    credits: 1,
    seller: {
      party: firm('Studio Morgondis AB', 'Masthamnsgatan 3, 413 27 Göteborg'),
      wares: [...crafts.slice(15, 17), ...staff.slice(8, 9)],
      codes: '',
      numbers: '1042',
      lines: [1, 3],
      amounts: [1, 60],
      terms: 30,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(60, 90, word(p, 'Faktura').toLowerCase(), { size: 34 });
      s.block(
        60,
        130,
        [
          `nr ${p.number}`,
          `datum ${p.issue}`,
          `förfaller ${p.due}`,
          ...(p.about === null ? [] : [`krediterar ${p.about}`]),
        ],
        { leading: 14 },
      );
      s.block(330, 130, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 14 });
      if (p.remark !== null) s.text(60, 210, p.remark);
      const end = rowsOn(
        s,
        [
          L(60, 'vad', (l) => l.name),
          R(360, 'antal', (l) => `${english.quantity(l.quantity)} ${l.unit}`),
          R(440, 'pris', (l) => english.price(l.price)),
          R(540, 'summa', (l) => english.money(l.sum)),
        ],
        p.lines,
        { y: 240, leading: 20, heads: { font: 'sans' } },
      );
      sumsOn(
        s,
        end + 30,
        [
          ['netto', english.money(p.net)],
          ['moms 25%', english.money(p.tax)],
          ['att betala, sek', english.money(p.payable)],
        ],
        60,
        240,
        { leading: 16 },
      );
      s.block(
        60,
        740,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `org.nr ${p.supplier.organisation}   momsnr ${p.supplier.vat}`,
          `bankgiro ${p.supplier.bankgiro}   godkänd för f-skatt`,
        ],
        { size: 8, leading: 12 },
      );
      return s.drawing();
    },
  },
];
