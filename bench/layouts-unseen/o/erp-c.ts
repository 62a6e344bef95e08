/** Wholesalers whose enterprise systems print wide rows. */
import { across } from '../format.ts';
import { address, column, escaped, over, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  doc,
  feesOf,
  fig,
  grid,
  L,
  note,
  R,
  rates,
  rounded,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { boxes } from './wares-trade.ts';
import { fishes, groceries, meats } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');
export const erpC: readonly LayoutO[] = [
  {
    id: 'o-havsrikt',
    producer: 'skia',
    hard: 'two units in a row: boxes and kilos, price per kilo, order discount for prompt pay in text',
    count: 3,
    seller: {
      party: firm('Havsrikt Partihandel AB', 'Fiskehamnen 14, 456 32 Kungshamn'),
      wares: fishes,
      codes: '9999',
      numbers: '88-2041',
      lines: [4, 10],
      grams: 100,
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 17, font: 'serifbold' });
      s.text(40, 66, `${p.supplier.street}  ${p.supplier.post}  Tel ${p.supplier.phone}`, { size: 8 });
      s.line(40, 72, 555, 72, 1.5);
      across(
        s,
        90,
        [
          [40, word(p, 'FAKTURA')],
          [140, `Nr ${p.number}`],
          [260, `Datum ${p.issue}`],
          [400, `Förf. ${p.due}`],
        ],
        { font: 'bold', size: 10 },
      );
      s.block(40, 118, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.block(330, 118, [`Kundnr ${p.customer}`, `Chaufför ${p.reference}`, `Levererat ${p.delivered}`]);
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(80, 'Artikel', (l) => l.name),
          R(280, 'Lådor', (l) => String(below(l, 3) + 1)),
          R(345, 'Antal', (l) => bare.quantity(l.quantity, l.unit === 'kg' ? 1 : 0)),
          L(350, 'enhet', (l) => l.unit),
          R(430, 'Pris/enhet', (l) => bare.price(l.price)),
          R(470, 'Moms', (l) => `${l.rate} %`),
          R(555, 'Belopp', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 190, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Netto', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
          ['Att betala SEK', bare.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold', size: 10 },
      );
      s.text(40, end + 70, 'Tack för din order! Kontrollera vikten vid mottagandet, reklamation samma dag.', {
        size: 8,
      });
      across(
        s,
        796,
        [
          [40, `Bankgiro ${p.supplier.bankgiro}`],
          [170, `Organisationsnr ${p.supplier.organisation}`],
          [330, `Momsreg.nr ${p.supplier.vat}`],
          [480, 'F-skatt'],
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-kottgrossisten',
    producer: 'weasyprint',
    hard: 'label left of colon in a three-column head, VAT codes explained in the foot, weight totals',
    count: 2,
    credits: 1,
    seller: {
      party: firm('Enskede Köttgrossist AB', 'Hallvägen 21, 121 62 Johanneshov'),
      wares: [...meats, ...groceries.slice(0, 4)],
      codes: '9999',
      numbers: '2600718',
      lines: [6, 14],
      grams: 10,
      terms: 14,
      fees: [['Leveransavgift', 9500, 25]],
    },
    draw: (p) =>
      doc(
        `body{font-size:9pt}.lines td{padding:1.5pt 3pt}.lines th{border-top:.7pt solid;border-bottom:.7pt solid}.box{border:.7pt solid #000;width:100%}.box td,.box th{border:.7pt solid #000;padding:2pt 5pt;font-size:8.5pt}`,
        `<h1 style="font-size:16pt">${escaped(p.supplier.name)}</h1><p class="small">${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}, telefon ${p.supplier.phone}</p>`,
        side(
          [33, stack(`Faktura: ${p.number}`, `Fakt.datum: ${p.issue}`, `Förf.datum: ${p.due}`)],
          [
            33,
            stack(
              `Kund: ${p.customer}`,
              `Order: ${p.order}`,
              p.about === null ? `Säljare: ${p.reference}` : `Kredit av: ${p.about}`,
            ),
          ],
          [34, address(p.buyer)],
        ),
        `<h2 style="font-size:12pt;margin:8pt 0">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>`,
        note(p),
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Kvantitet', (l) => bare.quantity(l.quantity, 2), 'r'),
            column('Enh', (l) => l.unit),
            column('À-pris', (l) => sp.price(l.price), 'r'),
            column('Mk', (l) => (l.rate === 25 ? 'A' : 'B'), 'c'),
            column('Summa', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<p>Totalvikt: ${bare.quantity(
          p.lines.filter(({ unit }) => unit === 'kg').reduce((all, { quantity }) => all + quantity, 0n),
          2,
        )} kg</p>`,
        over(
          [
            ['Varuvärde', sp.money(p.lineNet)],
            ...feesOf(p, sp),
            ['Netto', sp.money(p.net)],
            ['Moms', sp.money(p.tax)],
            ['Att betala', `SEK ${sp.money(p.payable)}`],
          ],
          'box',
        ),
        `<p class="small">Momskod A = 25 %, B = ${p.vat.at(-1)?.rate} %. ${rates(p, sp)
          .map(([rate, base, tax]) => `${rate} %: ${base} / ${tax}`)
          .join('. ')}</p>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, godkänd för F-skatt. Anläggning SE 2216.</p>`,
      ),
  },
  {
    id: 'o-restaurangimporten',
    producer: 'calc',
    hard: 'spreadsheet export, packs as 6x2,5kg beside the number, two rates in rows of the sums',
    seller: {
      party: firm('Restaurangimporten Skåne AB', 'Lodgatan 25, 211 24 Malmö'),
      wares: [...groceries.filter(({ pack }) => /x/u.test(pack)), ...boxes.slice(0, 4)],
      codes: 'R-999',
      numbers: '11.280',
      lines: [4, 9],
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        '',
        grid(
          [70, 200, 70, 60, 115, 60, 100],
          [
            [p.supplier.name, '', '', '', `${word(p, 'Faktura')} ${p.number}`],
            [`${p.supplier.street}, ${p.supplier.post}`, '', '', '', `Datum ${p.issue}`],
            [`Org.nr ${p.supplier.organisation}`, '', '', '', `Förfallodatum ${p.due}`],
            [`Moms ${p.supplier.vat}`, '', '', '', `Kundnr ${p.customer}`],
            [],
            ['', '', '', '', p.buyer.name],
            ['', '', '', '', p.buyer.street],
            ['', '', '', '', p.buyer.post],
            [p.remark ?? ''],
            ['Art.nr', 'Vara', 'Förp.', '>Antal', '>Pris/förp', '>Moms', '>Belopp'],
            ...p.lines.map((l) => [
              l.code,
              l.name,
              l.pack === '' ? l.unit : l.pack,
              `>${dot.quantity(l.quantity)}`,
              `>${dot.price(l.price)}`,
              `>${l.rate}%`,
              `>${dot.money(l.sum)}`,
            ]),
            [],
            ['', '', '', '', '>Summa netto', '', `>${dot.money(p.net)}`],
            ...rates(p, dot).map(([rate, base, tax]) => [
              '',
              '',
              '',
              '',
              `>Moms ${rate}%`,
              `>${base}`,
              `>${tax}`,
            ]),
            ['', '', '', '', '>Moms totalt', '', `>${dot.money(p.tax)}`],
            ...rounded(p, dot).map(([a, b]) => ['', '', '', '', `>${a}`, '', `>${b}`]),
            ['', '', '', '', '>Att betala', '', `>${dot.money(p.payable)}`],
            [],
            [`Bankgiro ${p.supplier.bankgiro}`, '', '', 'Godkänd för F-skatt'],
          ],
        ),
      ),
    printing: { omits: ['taxInclusive'], unit: (l) => (l.pack === '' ? l.unit : undefined) },
  },
];
