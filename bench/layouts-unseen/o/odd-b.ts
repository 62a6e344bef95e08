/** Papers in their real share of odd forms: factoring, turned pages, slips, bilingual heads, senders in the foot. */
import { across } from '../format.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { doc, fig, kv, L, note, R, rounded, rowsOn, side, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { repairs, staff } from './wares-trade.ts';
import { fishes } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
const point = fig('point');

export const oddB: readonly LayoutO[] = [
  {
    id: 'o-frilanskocken',
    producer: 'chromium',
    hard: 'an invoicing company bills for a freelancer, whose name is the largest on the page',
    seller: {
      party: firm('Egenfaktura Norden AB', 'Kungsportsavenyen 21, 411 36 Göteborg'),
      wares: staff.slice(0, 2),
      codes: '',
      numbers: '618203',
      lines: [1, 2],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid #393}`,
        side(
          [60, `<h2>${word(p, 'Faktura')}</h2><p>Avser uppdrag utfört av <b>Tobias Rehn, kock</b></p>`],
          [40, `<div class="r">${escaped(p.supplier.name)}</div>`],
        ),
        side(
          [
            50,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['OCR', p.ocr],
            ]),
          ],
          [50, `<p>${address(p.buyer)}</p>`],
        ),
        note(p),
        table(
          [
            column('Uppdrag', (l) => l.name),
            column('Antal', (l) => bare.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sp.price(l.price), 'r'),
            column('Belopp', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Summa', sp.money(p.net)],
            ['Moms 25 %', sp.money(p.tax)],
            ['<b>Att betala</b>', sp.money(p.payable)],
          ],
          'right',
        ),
        `<div class="clear"></div><p class="small">Fakturan är utställd av ${escaped(p.supplier.name)}, ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'o-tvasprak',
    producer: 'ghostscript',
    hard: 'labels in Swedish and English on every field, sums stated in both',
    credits: 1,
    seller: {
      party: firm('Nordic Game & Seafood Export AB', 'Hamnvägen 30, 952 31 Kalix'),
      wares: fishes,
      codes: 'NG999',
      numbers: 'NGS-3017',
      lines: [2, 6],
      grams: 100,
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 14, font: 'bold' });
      s.text(555, 52, p.isCredit || p.title !== null ? word(p, '') : 'FAKTURA / INVOICE', {
        size: 12,
        font: 'bold',
        align: 'r',
      });
      sumsOn(
        s,
        76,
        [
          ['Fakturanummer / Invoice no.', p.number],
          ['Fakturadatum / Invoice date', p.issue],
          ['Förfallodatum / Due date', p.due],
          ['Kundnummer / Customer no.', p.customer],
          ...(p.about === null ? [] : [['Avser faktura / Refers to invoice', p.about] as const]),
        ],
        310,
        555,
      );
      s.block(40, 90, ['Köpare / Buyer', p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art.nr|Item', (l) => l.code),
          L(90, 'Benämning|Description', (l) => l.name),
          R(320, 'Kvantitet|Quantity', (l) => point.quantity(l.quantity)),
          L(326, 'Enhet|Unit', (l) => l.unit),
          R(440, 'Pris SEK|Price SEK', (l) => point.price(l.price)),
          R(555, 'Belopp SEK|Amount SEK', (l) => point.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 20,
        [
          ['Netto / Net', point.money(p.net)],
          [`Moms / VAT ${p.vat[0]?.rate} %`, point.money(p.tax)],
          ['Att betala / To pay SEK', point.money(p.payable)],
        ],
        370,
        555,
        { font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, SE-${p.supplier.post}. Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr / Company reg. no. ${p.supplier.organisation}. Momsreg.nr / VAT no. ${p.supplier.vat}`,
        ],
        { size: 8, leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-inbetalning',
    producer: 'cairo',
    printing: { omits: ['taxInclusive'] },
    hard: 'sender only on the payment slip at the bottom of the page, below the OCR line',
    seller: {
      party: firm('Ugnsservice Halland AB', 'Svetsaregatan 7, 302 50 Halmstad'),
      wares: repairs,
      codes: '',
      numbers: '33018',
      lines: [2, 5],
      amounts: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 60, word(p, 'Faktura'), { size: 18, font: 'bold' });
      sumsOn(
        s,
        84,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
        ],
        40,
        220,
      );
      s.block(330, 84, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 140, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Beskrivning', (l) => wrapped(l.name, 40)),
          R(320, 'Antal', (l) => sp.quantity(l.quantity)),
          L(326, '', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 176, leading: 15 },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ...rounded(p, sp),
          ['Att betala', sp.money(p.payable)],
        ],
        400,
        555,
      );
      s.line(0, 620, 595);
      s.text(40, 640, 'INBETALNING/GIRERING AVI', { font: 'bold', size: 11 });
      s.block(40, 664, ['Betalningsavsändare', p.buyer.name, p.buyer.street, p.buyer.post], {
        size: 8,
        leading: 10,
      });
      s.block(
        330,
        664,
        [
          'Betalningsmottagare',
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}`,
          'Godkänd för F-skatt',
        ],
        { size: 8, leading: 10 },
      );
      across(
        s,
        740,
        [
          [40, 'Svenska kronor'],
          [160, 'öre'],
          [330, 'Till bankgironr'],
        ],
        { size: 7 },
      );
      across(
        s,
        752,
        [
          [40, String(p.payable / 100n)],
          [160, String(p.payable % 100n).padStart(2, '0')],
          [330, p.supplier.bankgiro],
        ],
        { size: 10 },
      );
      s.text(
        40,
        800,
        `# ${p.ocr} # ${p.payable / 100n} ${String(p.payable % 100n).padStart(2, '0')} > ${p.supplier.bankgiro.replace('-', '')}#41#`,
        { font: 'mono', size: 10 },
      );
      return s.drawing();
    },
  },
];
