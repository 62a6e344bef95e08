/** Invoices for beer, wine, spirits and soft drinks, continued. */
import { dotted, pointed } from '../days.ts';
import { column, escaped, remarked, table, titled } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import {
  boxes,
  facts,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  rounded,
  sheet,
  side,
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const eng = in_('english');

const soft = firm('Källans Dryckesdistribution AB', 'Läskgatan 16, 702 27 Örebro');
const mixed = firm('Dryckespartner Mälarhöjden AB', 'Fatvägen 44, 129 39 Hägersten');
const natural = firm('Naturvin Sottosopra HB', 'Linnégatan 12, 413 04 Göteborg');

const crates = (p: Parameters<NonNullable<LayoutN['seller']['also']>>[0]): bigint =>
  /^(?:flak|back)$/u.test(p.unit) ? p.quantity / 1000n : 0n;

export const drinksMore: readonly LayoutN[] = [
  {
    id: 'n38',
    producer: 'words',
    hard: 'empties taken back as rows below zero, crate deposit at the end',
    count: 3,
    credits: 1,
    seller: {
      party: soft,
      trades: ['soft'],
      codes: '####',
      numbers: '8802417',
      lines: [4, 8],
      most: 12,
      terms: 15,
      isWhole: true,
      returns: 0.15,
      fees: [['Pant backar och flak', (all) => all.reduce((sum, x) => sum + crates(x) * 4800n, 0n), 0]],
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.box(40, 34, 200, 70, 0.2);
      s.text(50, 58, 'KÄLLANS DRYCK', { font: 'bold', size: 15, grey: 1 });
      boxes(s, 44, [
        [320, 'Fakturanummer', p.number],
        [400, 'Fakturadatum', p.issue],
        [480, 'Förfallodag', p.due],
        [320, '', ''],
      ]);
      boxes(s, 70, [
        [320, 'Kundnummer', p.customer],
        [400, 'Turlista', '7'],
        [480, 'Avser faktura', p.about ?? ''],
      ]);
      s.text(40, 100, titled(p, 'Faktura'), { font: 'bold', size: 15 });
      s.block(320, 110, to(p));
      mark(s, 40, 130, p);
      const y = ledger(
        s,
        180,
        [
          l(40, 'Artnr', (x) => x.code),
          l(85, 'Benämning', (x) => x.name),
          l(235, 'Innehåll', (x) => x.pack),
          r(340, 'Antal', (x) => sp.quantity(x.quantity)),
          l(347, 'Enh', (x) => x.unit),
          r(435, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Moms%', (x) => `${x.rate}`),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all' },
      );
      sums(s, y + 14, 320, 555, [
        ['Varor', sp.money(p.lineNet)],
        ...fees(p, sp.money),
        ['Netto', sp.money(p.net)],
        ...p.vat
          .filter(({ rate }) => rate > 0)
          .map(({ rate, base, tax }): [string, string] => [
            `Moms ${rate}%, underlag ${sp.money(base)}`,
            sp.money(tax),
          ]),
        ['Summa moms', sp.money(p.tax)],
        ...rounded(p, 'Öresavrundning', sp.money),
        ['Att betala', sp.money(p.payable)],
      ]);
      s.block(
        40,
        785,
        [
          `${from(p).join(', ')}  Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n39',
    producer: 'runs',
    hard: 'number, name and volume in wide columns, two rates',
    count: 2,
    credits: 1,
    seller: {
      party: mixed,
      trades: ['beer', 'wine', 'soft'],
      codes: '7####',
      numbers: 'DP-100482',
      lines: [5, 12],
      isNegative: true,
      terms: 30,
    },
    draw: (p) => {
      const s = sheet({ size: 8 }, 842, 595);
      s.text(40, 40, p.supplier.name, { font: 'bold', size: 14 });
      s.text(40, 53, `${p.supplier.street}, ${p.supplier.post}  Tel ${p.supplier.phone}`);
      s.text(600, 40, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      facts(
        s,
        56,
        600,
        690,
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', pointed(p.issue)],
          ['Förfallodatum', pointed(p.due)],
          ['Kundnr', p.customer],
          ['Kredit för', p.about ?? ''],
        ],
        {},
        11,
      );
      s.block(320, 56, to(p), { size: 9 });
      mark(s, 40, 90, p);
      const y = ledger(
        s,
        135,
        [
          l(40, 'Artikelnummer', (x) => x.code),
          l(130, 'Artikelbeskrivning', (x) => x.name),
          l(380, 'Volym', (x) => x.pack),
          r(500, 'Antal', (x) => sp.quantity(x.quantity)),
          l(510, 'Enhet', (x) => x.unit),
          r(620, 'Pris exkl moms', (x) => sp.price(x.price)),
          r(680, 'Momssats', (x) => `${x.rate} %`),
          r(800, 'Belopp exkl moms', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { leading: 12 },
      );
      boxes(
        s,
        Math.max(y + 20, 480),
        [
          [40, 'Summa exkl. moms', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }, at): [number, string, string] => [
            180 + at * 170,
            `Moms ${rate} % av ${sp.money(base)}`,
            sp.money(tax),
          ]),
          [560, 'Summa moms', sp.money(p.tax)],
          [680, p.isCredit ? 'Tillgodohavande SEK' : 'Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold', size: 9 },
      );
      s.text(
        40,
        570,
        `Bankgiro ${p.supplier.bankgiro}   IBAN ${swedishIban(p.supplier.name)}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
      );
      return s.drawing();
    },
  },
  {
    id: 'n40',
    producer: 'weasyprint',
    hard: 'a card-like page of a very small importer',
    count: 2,
    seller: {
      party: natural,
      trades: ['wine'],
      codes: '',
      numbers: '0231',
      lines: [1, 5],
      most: 12,
      step: 100,
      terms: 14,
    },
    draw: (p) =>
      page(
        `body{font-size:11pt}h1{font-size:34pt;font-weight:300}.lines td{padding:5pt 2pt}`,
        `<h1>${titled(p, 'faktura').toLowerCase()}</h1>`,
        remarked(p),
        side([50, `till<br>${lines(...to(p))}`], [50, `från<br>${lines(...from(p))}`]),
        `<p>nummer ${p.number}<br>datum ${dotted(p.issue)}<br>betalas senast ${dotted(p.due)}</p>`,
        table(
          [
            column('vin', (x) => x.name),
            column('flaskor', (x) => sw.quantity(x.quantity), 'r'),
            column('styck', (x) => eng.price(x.price).replace(',', ' ').replace('.', ','), 'r'),
            column('summa', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<p class="r">netto ${sw.money(p.net)}<br>moms 25 % ${sw.money(p.tax)}<br><b>att betala ${sw.money(p.payable)} kr</b></p><p>bankgiro ${p.supplier.bankgiro}<br>org.nr ${p.supplier.organisation}<br>momsreg.nr ${escaped(p.supplier.vat)}<br>godkänd för f-skatt</p>`,
      ),
    printing: { unit: () => 'fl' },
  },
];
