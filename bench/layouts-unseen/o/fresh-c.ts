/** Fresh goods: bakeries, greens, game, dairy, eggs and ice. */
import * as days from '../days.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { below, doc, fig, L, note, R, rounded, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { soleTrader } from './parties.ts';
import { fishes, meats } from './wares.ts';

const bare = fig('bare');
export const freshC: readonly LayoutO[] = [
  {
    id: 'o-kottkompaniet',
    producer: 'cairo',
    hard: 'weights and pieces in columns of their own, animal numbers in the row below',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Köttkompaniet Skara AB', 'Skaraborgsgatan 30, 532 37 Skara'),
      wares: meats,
      codes: '9999',
      numbers: '310622',
      lines: [4, 9],
      grams: 5,
      terms: 14,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 48, [p.supplier.name], { size: 14, font: 'serifbold' });
      s.block(
        40,
        62,
        [
          `${p.supplier.street}, ${p.supplier.post}`,
          `Tel. ${p.supplier.phone}   Org.nr. ${p.supplier.organisation}`,
        ],
        { size: 8, leading: 10 },
      );
      s.text(380, 48, word(p, 'Faktura'), { size: 14, font: 'serifbold' });
      sumsOn(
        s,
        64,
        [
          ['Nr', p.number],
          ['Datum', days.dashedBack(p.issue)],
          ['Att betalas', days.dashedBack(p.due)],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Kredit av nr', p.about] as const]),
        ],
        380,
        550,
      );
      s.block(40, 120, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 170, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Nr', (l) => l.code),
          L(80, 'Artikel', (l) => [l.name, `Ursprung Sverige, slaktnr ${below(l, 900) + 100}`]),
          R(310, 'Kolli', (l) => String(below(l, 4) + 1)),
          R(370, 'Vikt kg', (l) => bare.quantity(l.quantity, 3)),
          R(440, 'Kr/kg', (l) => bare.price(l.price)),
          R(550, 'Kronor', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 196, leading: 11, gap: 4, ruled: (y) => s.line(40, y, 550, y, 1) },
      );
      sumsOn(
        s,
        end + 20,
        [
          ['Netto', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
          ['Totalt SEK', bare.money(p.payable)],
        ],
        400,
        550,
        { font: 'bold' },
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}    Momsreg.nr ${p.supplier.vat}    Godkänd för F-skatt    ${p.supplier.mail}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-skarfisk',
    producer: 'wkhtmltopdf',
    printing: { omits: ['taxInclusive'] },
    hard: 'framed payment slip in the foot, the sum to pay only there; label and value in one cell',
    seller: {
      party: soleTrader('Skärgårdsfisk Nils Öberg', 'Fiskeläget 8, 740 71 Öregrund', '580923'),
      wares: fishes,
      codes: '',
      numbers: '1077',
      lines: [1, 4],
      grams: 100,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.over{width:100%;border:1pt solid #000}.over td,.over th{border:1pt solid #000;font-size:9pt}.lines{margin:16pt 0}.lines th{border-bottom:1pt solid #000}`,
        side(
          [
            60,
            `<b style="font-size:15pt">${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Tel: ${p.supplier.phone}`)}`,
          ],
          [
            40,
            `<b>${word(p, 'Faktura')} nr: ${p.number}</b><br>Datum: ${p.issue}<br>Att: ${escaped(p.reference)}`,
          ],
        ),
        `<p style="margin:20pt 0 0 50%">${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Levererat', (l) => `${l.name}`),
            column('Kg/st', (l) => bare.quantity(l.quantity, 1), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Summa', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Summa', bare.money(p.net)],
            [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
            ...rounded(p, bare, 'Avrundning'),
          ],
          'right',
        ),
        '<div class="clear" style="height:40pt"></div>',
        over([
          ['Betalningsmottagare', p.supplier.name],
          ['Plusgiro', p.supplier.plusgiro],
          ['Oss tillhanda senast', p.due],
          ['Att betala kr', bare.money(p.payable)],
        ]),
        `<p class="small">Org.nr: ${p.supplier.organisation} &nbsp; Moms: ${p.supplier.vat} &nbsp; Innehar F-skattebevis</p>`,
      ),
  },
];
