/** Invoices of wholesalers with large systems, continued. */
import { titled } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm, swedishIban } from '../parties.ts';
import { boxes, facts, fees, from, in_, l, ledger, mark, r, rounded, sheet, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const tre = firm('Trekanten Storhushåll i Skåne AB', 'Lagergatan 2, 254 64 Helsingborg');
const sushi = firm('Asien Direkt Food Trading AB', 'Bambuvägen 18, 141 75 Kungens Kurva');

export const wholesaleMore: readonly LayoutN[] = [
  {
    id: 'n16',
    producer: 'skia',
    hard: 'records of two rows with the EAN below',
    count: 2,
    credits: 1,
    seller: {
      party: tre,
      trades: ['dry', 'dairy'],
      codes: '#####',
      numbers: '77120415',
      lines: [6, 14],
      fees: [['Fraktbidrag', 19500, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 56, 'TREKANTEN', { font: 'bold', size: 20 });
      s.text(170, 56, 'Storhushåll', { size: 12 });
      s.text(555, 56, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 15, align: 'r' });
      boxes(s, 78, [
        [40, 'Kund', p.customer],
        [110, 'Fakturanummer', p.number],
        [200, 'Fakturadatum', p.issue],
        [290, 'Förfallodatum', p.due],
        [380, 'Ordernummer', p.order],
        [470, 'Avser faktura', p.about ?? ''],
      ]);
      s.line(40, 96, 555);
      s.block(320, 120, to(p), { size: 10 });
      mark(s, 40, 130, p);
      const y = ledger(
        s,
        195,
        [
          l(40, 'Artikel', (x) => x.code),
          l(95, 'Benämning', (x) => x.name),
          r(330, 'Antal', (x) => sp.quantity(x.quantity)),
          l(338, 'Enhet', (x) => x.unit),
          r(430, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Moms%', (x) => String(x.rate)),
          r(555, 'Radbelopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          leading: 12,
          at: 95,
          below: (x) => [`EAN ${gtin(x.name)}${x.pack === '' ? '' : `   ${x.pack}`}`],
          bottom: 650,
          next: () => {
            s.page();
            return 60;
          },
        },
      );
      const at = y > 600 ? (s.page(), 60) : y + 20;
      sums(
        s,
        at,
        330,
        555,
        [
          ['Varubelopp', sp.money(p.lineNet)],
          ...fees(p, sp.money),
          ['Nettobelopp', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }): [string, string] => [
            `Moms ${rate} % av ${sp.money(base)}`,
            sp.money(tax),
          ]),
          ['Momsbelopp', sp.money(p.tax)],
          ...rounded(p, 'Utjämning', sp.money),
          ['Fakturabelopp SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        790,
        [
          `${from(p).join('  |  ')}  |  ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}  |  OCR ${p.ocr}  |  Org.nr ${p.supplier.organisation}  |  Momsreg.nr ${p.supplier.vat}  |  F-skatt`,
        ],
        { size: 7, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n17',
    producer: 'cairo',
    hard: 'long names wrapped in a narrow column',
    count: 2,
    credits: 1,
    seller: {
      party: sushi,
      trades: ['sushi', 'frozen'],
      codes: '@@-###',
      numbers: 'AD26-0419',
      lines: [3, 9],
      terms: 15,
      discounts: [800],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      s.block(40, 63, [p.supplier.street, p.supplier.post, `Tel: ${p.supplier.phone}`, p.supplier.mail], {
        size: 8,
        leading: 10,
      });
      s.text(330, 50, titled(p, 'FAKTURA / INVOICE', 'KREDITFAKTURA / CREDIT NOTE'), {
        font: 'bold',
        size: 11,
      });
      facts(
        s,
        66,
        330,
        450,
        [
          ['Fakturanr / No.', p.number],
          ['Datum / Date', p.issue],
          ['Förfaller / Due', p.due],
          ['Kundnr / Customer', p.customer],
          ['Avser / Ref.', p.about ?? ''],
        ],
        { size: 8.5 },
      );
      s.block(40, 145, ['Kund:', ...to(p)]);
      mark(s, 330, 150, p);
      const wrap = (name: string): string => {
        const [a = '', b = '', ...rest] = name.split(' ');
        return rest.length === 0 ? name : `${a} ${b}\n${rest.join(' ')}`;
      };
      const y = ledger(
        s,
        225,
        [
          l(40, 'Art. nr', (x) => x.code),
          l(100, 'Vara', (x) => wrap(x.name)),
          l(220, 'Förp.', (x) => x.pack),
          r(320, 'Antal', (x) => sw.quantity(x.quantity)),
          l(330, 'Enh.', (x) => x.unit),
          r(420, 'Pris', (x) => sw.price(x.price)),
          r(470, 'Rabatt', (x) => (x.discount === 0n ? '' : `${sw.percent(x.discount)} %`)),
          r(555, 'Totalt', (x) => sw.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all' },
      );
      sums(
        s,
        y + 14,
        370,
        555,
        [
          ['Netto', sw.money(p.net)],
          [`Moms ${p.vat[0]?.rate ?? 0} %`, sw.money(p.tax)],
          ['Summa SEK', sw.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        775,
        [
          `Bankgiro: ${p.supplier.bankgiro}    IBAN: ${swedishIban(p.supplier.name)}`,
          `Org. nr: ${p.supplier.organisation}    VAT: ${p.supplier.vat}    Godkänd för F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
