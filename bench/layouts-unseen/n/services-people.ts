/** More services: plants, post, schooling, music, gas and shares of rent, continued. */
import { abbreviated, dotted, plusDays, shortDashed } from '../days.ts';
import { column, over, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import { facts, from, in_, l, ledger, lines, mark, page, r, rounded, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const coop = firm('Storhushållsringen Fjällen ekonomisk förening', 'Fjällvägen 88, 831 52 Östersund', {
  organisation: '769633-4411',
  vat: 'SE769633441101',
});
const knives = firm('Slip & Egg Knivservice, Morgan Ekdahl', 'Slipstensv. 5, 633 55 Eskilstuna', {
  organisation: '720408-3310',
  vat: 'SE720408331001',
});

export const servicesPeople: readonly LayoutN[] = [
  {
    id: 'n58',
    producer: 'words',
    hard: 'the pack below the name in its cell',
    count: 2,
    seller: {
      party: coop,
      trades: ['paper', 'clean', 'kitchen'],
      codes: '#####',
      numbers: '226-01418',
      lines: [5, 11],
      terms: 30,
      isWhole: true,
      deliveries: 2,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, 'Storhushållsringen', { font: 'bold', size: 17 });
      s.text(40, 60, p.supplier.name, { size: 7.5 });
      s.text(380, 48, titled(p, 'Faktura'), { font: 'bold', size: 17 });
      facts(s, 66, 380, 460, [
        ['Nr', p.number],
        ['Datum', abbreviated(p.issue)],
        ['Att betalas', abbreviated(p.due)],
        ['Medlem', p.customer],
      ]);
      s.block(380, 130, to(p));
      mark(s, 40, 130, p);
      const y = ledger(
        s,
        195,
        [
          l(40, 'Artikel', (x) => x.code),
          l(85, 'Text', (x) => `${x.name}${x.pack === '' ? '' : `\n${x.pack}`}`),
          r(330, 'Kvantitet', (x) => sp.quantity(x.quantity)),
          l(338, 'Sort', (x) => x.unit),
          r(440, 'Medlemspris', (x) => sp.price(x.price)),
          r(555, 'Att betala', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          leading: 13,
          bottom: 640,
          next: () => {
            s.page();
            return 60;
          },
        },
      );
      const at = y > 640 ? (s.page(), 60) : y;
      sums(s, at + 14, 350, 555, [
        ['Varor exkl. moms', sp.money(p.net)],
        ['Mervärdesskatt 25 %', sp.money(p.tax)],
        ...rounded(p, 'Öresutjämning', sp.money),
        ['Summa att betala', sp.money(p.payable)],
      ]);
      s.block(
        40,
        785,
        [
          `${p.supplier.street}, ${p.supplier.post}. ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. Plusgiro ${p.supplier.plusgiro}.`,
          `Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n59',
    producer: 'chromium',
    hard: 'a sole trader’s form with empty rows',
    count: 2,
    seller: {
      party: knives,
      trades: ['kitchen'],
      codes: '',
      numbers: '2026-061',
      lines: [1, 3],
      terms: 10,
      step: 1000,
      most: 6,
    },
    draw: (p) =>
      page(
        `.lines td,.lines th{border:1px solid #000;height:16pt}`,
        `<h1>${titled(p, 'FAKTURA')}</h1>`,
        remarked(p),
        over([
          ['Fakturanr', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Arbetsdag', shortDashed(plusDays(p.delivered, 0))],
        ]),
        side(
          [50, `<p><b>Från</b><br>${lines(...from(p), p.supplier.phone)}</p>`],
          [50, `<p><b>Till</b><br>${lines(...to(p))}</p>`],
        ),
        table(
          [
            column('Beskrivning', (x) => x.name),
            column('Antal', (x) => sw.quantity(x.quantity), 'r'),
            column('Enhet', (x) => x.unit),
            column('À-pris', (x) => sw.price(x.price), 'r'),
            column('Summa', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
          { foot: '<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>'.repeat(5) },
        ),
        `<br>${pairs(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['ATT BETALA', sw.money(p.payable)],
          ],
          'pairs right',
        )}<div class="clear"></div><p>Betalning till bankgiro ${p.supplier.bankgiro} senast ${dotted(p.due)}.<br>Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
];
