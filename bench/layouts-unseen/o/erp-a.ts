/** Wholesalers whose enterprise systems print wide rows. */
import * as days from '../days.ts';
import { across, left, right } from '../format.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { feesOf, fig, L, R, rates, rowsOn, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { boxes, wares } from './wares-trade.ts';
import { dairies, groceries } from './wares.ts';

const sp = fig('space');
const tail = fig('trailing');

export const erpA: readonly LayoutO[] = [
  {
    id: 'o-storkoksdepan',
    producer: 'cairo',
    hard: 'positions in tens, description on the second row, unit price per in a column',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Storköksdepån Norden AB', 'Kontorsvägen 12, 177 71 Järfälla'),
      wares: [...wares, ...boxes],
      codes: '99-9999',
      numbers: '9010044817',
      lines: [5, 12],
      discounts: [1500, 2000, 3000],
      terms: 30,
      fees: [['Fraktavgift', 39_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.text(40, 46, p.supplier.name, { size: 13, font: 'bold' });
      s.text(555, 46, word(p, 'Faktura'), { size: 13, font: 'bold', align: 'r' });
      s.frame(330, 56, 555, 128);
      sumsOn(
        s,
        68,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Ordernummer', p.order],
          ['Kundnummer', p.customer],
          ...(p.about === null ? [] : [['Refererar till', p.about] as const]),
        ],
        336,
        549,
        { leading: 11 },
      );
      s.block(40, 80, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 9.5 });
      if (p.remark !== null) s.text(40, 140, p.remark, { font: 'bold', size: 10 });
      const end = rowsOn(
        s,
        [
          L(40, 'Pos', (_, at) => String((at + 1) * 10)),
          L(70, 'Artikelnr|Beskrivning', (l) => [l.code, l.name]),
          R(310, 'Antal', (l) => sp.quantity(l.quantity)),
          L(316, 'Enh', (l) => l.unit),
          R(400, 'Pris', (l) => sp.price(l.price)),
          R(450, 'Rabatt', (l) => (l.discount === 0n ? '' : `${sp.percent(l.discount)} %`)),
          R(490, 'Moms', (l) => `${l.rate}%`),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        {
          y: 160,
          leading: 10,
          gap: 5,
          bottom: 690,
          ruled: (y) => s.line(40, y, 555),
          next: () => {
            s.page();
            s.text(40, 46, `${p.supplier.name}  ${word(p, 'Faktura')} ${p.number}  sida 2`, { font: 'bold' });
            return 70;
          },
        },
      );
      s.line(40, end, 555);
      sumsOn(
        s,
        end + 14,
        [
          ['Summa rader', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Nettobelopp', sp.money(p.net)],
          ['Momsbelopp 25%', sp.money(p.tax)],
          ['Bruttobelopp SEK', sp.money(p.gross)],
        ],
        390,
        555,
        { font: 'bold' },
      );
      s.line(40, 790, 555);
      across(
        s,
        800,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [230, `Bankgiro ${p.supplier.bankgiro}`],
          [340, `Org.nr ${p.supplier.organisation}`],
          [450, `Moms ${p.supplier.vat}`],
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-grossen-blekinge',
    producer: 'arrays',
    hard: 'text table of a fixed-width program, amounts with trailing minus, short dates',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Blekinge Livsmedelsgrossist AB', 'Gullbernavägen 9, 371 47 Karlskrona'),
      wares: [...groceries, ...dairies],
      codes: '999999',
      numbers: '0771204',
      lines: [8, 18],
      returns: 0.12,
      terms: 14,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 8 });
      const out: string[] = [
        left(p.supplier.name.toUpperCase(), 52) + word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase(),
        left(p.supplier.street, 52) + `FAKTURANR  ${p.number}`,
        left(p.supplier.post, 52) + `DATUM      ${days.short(p.issue)}`,
        left(`TEL ${p.supplier.phone}`, 52) + `FÖRFALLER  ${days.short(p.due)}`,
        left('', 52) + `KUNDNR     ${p.customer}`,
        left('', 52) + (p.about === null ? '' : `AVSER      ${p.about}`),
        left('', 52) + p.buyer.name,
        left('', 52) + p.buyer.street,
        left('', 52) + p.buyer.post,
        p.remark ?? '',
        '',
        left('ART.NR', 8) +
          left('BENÄMNING', 34) +
          right('ANTAL', 9) +
          ' ' +
          left('ENH', 6) +
          right('À-PRIS', 11) +
          right('MOMS', 6) +
          right('BELOPP', 14),
        '-'.repeat(89),
        ...p.lines.map(
          (l) =>
            left(l.code, 8) +
            left(l.name, 34) +
            right(tail.quantity(l.quantity), 9) +
            ' ' +
            left(l.unit, 6) +
            right(tail.price(l.price), 11) +
            right(String(l.rate), 6) +
            right(tail.money(l.sum), 14),
        ),
        '-'.repeat(89),
        right('NETTO', 75) + right(tail.money(p.net), 14),
        ...rates(p, tail).map(([rate, , tax]) => right(`MOMS ${rate} %`, 75) + right(tax, 14)),
        right('ATT BETALA SEK', 75) + right(tail.money(p.payable), 14),
        '',
        `BANKGIRO ${p.supplier.bankgiro}   ORG.NR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}`,
        'GODKÄND FÖR F-SKATT',
      ];
      s.block(50, 50, out, { leading: 11 });
      return s.drawing();
    },
  },
];
