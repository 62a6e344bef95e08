/** More services: plants, post, schooling, music, gas and shares of rent. */
import { iso } from '../days.ts';
import { escaped, remarked, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  boxes,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  plainTable,
  r,
  refers,
  sheet,
  side,
  sums,
  taxes,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const real = in_('true');

const staff = firm('Extrahänder Restaurangbemanning i Norrköping AB', 'Passvägen 2, 602 38 Norrköping');
const spark = firm('Elmontörerna Vättern AB', 'Strömgatan 19, 553 05 Jönköping');
const coffee2 = firm('Automatservice Kaffepausen AB', 'Automatvägen 4, 151 38 Södertälje');

export const servicesMore: readonly LayoutN[] = [
  {
    id: 'n55',
    producer: 'writer',
    hard: 'a long legal name below a short one',
    count: 2,
    credits: 1,
    seller: {
      party: staff,
      trades: ['staff'],
      codes: '',
      numbers: 'ER-1142',
      lines: [1, 4],
      most: 4,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body,td{font-family:"Liberation Sans";font-size:10.5pt}',
        side(
          [
            60,
            `<h2>Extrahänder</h2>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Tfn ${p.supplier.phone}`,
          ],
          [
            40,
            `<h2>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>Fakturanr: ${p.number}<br>Fakturadatum: ${p.issue}<br>Förfallodatum: ${p.due}<br>${refers(p)}`,
          ],
        ),
        remarked(p),
        `<p>Kund:<br>${lines(...to(p))}</p>`,
        `<table width="100%" border="1" cellpadding="3"><tr><td>Arbetat pass</td><td align="right">Timmar</td><td align="right">Timpris</td><td align="right">Belopp</td></tr>${p.lines.map((x) => `<tr><td>${escaped(x.name)}</td><td align="right">${sw.quantity(x.quantity, 2)}</td><td align="right">${sw.price(x.price)}</td><td align="right">${sw.money(x.sum)}</td></tr>`).join('')}</table><br>`,
        plainTable(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['Att betala SEK', sw.money(p.payable)],
          ],
          'plain',
          'width="60%"',
        ),
        `<p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}</p><p>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
    printing: { unit: () => 'tim' },
  },
  {
    id: 'n56',
    producer: 'fpdf',
    hard: 'amounts with a true minus sign on credit notes',
    count: 2,
    credits: 1,
    seller: {
      party: spark,
      trades: ['craft'],
      codes: '######',
      numbers: '5800143',
      lines: [3, 7],
      isNegative: true,
      discounts: [1500, 3000],
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, p.supplier.name, { font: 'bold', size: 14 });
      s.block(
        40,
        62,
        [`${p.supplier.street}, ${p.supplier.post}`, `Telefon ${p.supplier.phone}`, p.supplier.mail],
        { size: 8, leading: 10 },
      );
      s.text(555, 48, titled(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 16, align: 'r' });
      for (const [at, [label, value]] of [
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Projekt', p.order],
      ].entries()) {
        s.right(470, 66 + at * 12, label ?? '');
        s.right(555, 66 + at * 12, value ?? '');
      }
      s.block(40, 130, to(p), { size: 10 });
      s.text(40, 180, refers(p, 'Krediterar faktura'));
      mark(s, 40, 195, p);
      const y = ledger(
        s,
        215,
        [
          l(40, 'E-nummer', (x) => x.code),
          l(100, 'Material / arbete', (x) => x.name),
          r(330, 'Antal', (x) => real.quantity(x.quantity)),
          l(338, 'Enhet', (x) => x.unit),
          r(420, 'À-pris', (x) => real.price(x.price)),
          r(465, 'Rabatt', (x) => (x.discount === 0n ? '' : `${real.percent(x.discount)}%`)),
          r(555, 'Summa', (x) => real.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 14,
        380,
        555,
        [
          ['Netto', real.money(p.net)],
          ['Moms 25%', real.money(p.tax)],
          ['Att betala', real.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        795,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n57',
    producer: 'letters',
    hard: 'goods and rent together, two rates, VAT in kronor a row',
    count: 2,
    credits: 1,
    seller: {
      party: coffee2,
      trades: ['coffee'],
      codes: '##.###',
      numbers: '0098127',
      lines: [3, 7],
      terms: 20,
      fees: [['Maskinhyra', 89500, 25]],
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 50, 'Kaffepausen', { font: 'serifbold', size: 24 });
      s.text(360, 44, titled(p, 'FAKTURA'), { font: 'bold', size: 14 });
      boxes(s, 60, [
        [360, 'Fakturanummer', p.number],
        [440, 'Fakturadatum', p.issue],
        [510, 'Sida', '1/1'],
      ]);
      boxes(s, 86, [
        [360, 'Kundnummer', p.customer],
        [440, 'Förfallodatum', p.due],
        [510, 'Kredit av', p.about ?? ''],
      ]);
      s.block(360, 130, to(p));
      s.block(40, 90, ['Automatplats:', 'Personalrum plan 1', p.buyer.post], { size: 8 });
      mark(s, 40, 150, p);
      const y = ledger(
        s,
        200,
        [
          l(40, 'Artikelnr', (x) => x.code),
          l(95, 'Benämning', (x) => x.name),
          l(270, 'Förp', (x) => x.pack),
          r(355, 'Antal', (x) => sp.quantity(x.quantity)),
          l(362, 'Enh', (x) => x.unit),
          r(440, 'Pris', (x) => sp.price(x.price)),
          r(480, 'Moms', (x) => `${x.rate}%`),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(s, y + 12, 330, 555, [
        ['Summa varor', sp.money(p.lineNet)],
        ...fees(p, sp.money),
        ['Summa netto', sp.money(p.net)],
        ...taxes(p, (rate, base) => `Moms ${rate}% på ${sp.money(base)}`, sp.money),
        ['Momsbelopp', sp.money(p.tax)],
        ['Att betala SEK', sp.money(p.payable)],
      ]);
      s.block(
        40,
        785,
        [
          `${from(p).join(', ')}, tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}, org.nr ${p.supplier.organisation}, VAT-nr ${p.supplier.vat}, F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
];
