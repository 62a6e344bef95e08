/** Services: laundry, pest control, waste, staff, rental, craftsmen. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { doc, feesOf, fig, kv, L, note, R, rounded, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { cloths, crafts, rents } from './wares-trade.ts';

const sp = fig('space');
const sw = fig('swedish');
export const servicesA: readonly LayoutO[] = [
  {
    id: 'o-tvatteri-linne',
    producer: 'reportlab',
    printing: { omits: ['lineNet'] },
    hard: 'wide rows with start balance and returns before the number delivered, week in the head',
    count: 3,
    seller: {
      party: firm('Linnéa Textilservice i Gävle AB', 'Ersbogatan 20, 802 93 Gävle'),
      wares: cloths,
      codes: '999',
      numbers: '52260318',
      lines: [3, 8],
      amounts: [10, 180],
      terms: 30,
      fees: [['Kör- och miljötillägg', 8900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'LINNÉA', { size: 22, font: 'serifbold' });
      s.text(40, 62, 'Textilservice', { size: 9, font: 'serif' });
      s.block(330, 50, [`${word(p, 'FAKTURA')}`], { font: 'bold', size: 13 });
      across(s, 70, [
        [330, 'Fakturanr'],
        [420, p.number],
      ]);
      across(s, 82, [
        [330, 'Fakturadatum'],
        [420, p.issue],
      ]);
      across(s, 94, [
        [330, 'Förfallodatum'],
        [420, p.due],
      ]);
      across(s, 106, [
        [330, 'Kundnummer'],
        [420, p.customer],
      ]);
      across(s, 118, [
        [330, 'Leveransvecka'],
        [420, `v ${Math.ceil(Number(p.issue.slice(5, 7)) * 4.2)}`],
      ]);
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(75, 'Textil', (l) => l.name),
          R(290, 'Skåp|in', (l) => String(l.seed % 40)),
          R(330, 'Smutsig|ut', (l) => String(l.seed % 33)),
          R(385, 'Levererat|antal', (l) => sp.quantity(l.quantity)),
          R(455, 'Pris/st|kr', (l) => sp.price(l.price)),
          R(555, 'Belopp|kr', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 20,
        [
          ...feesOf(p, sp),
          ['Summa exkl moms', sp.money(p.net)],
          ['Moms 25%', sp.money(p.tax)],
          ['Summa att betala', sp.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold' },
      );
      s.line(40, 770, 555);
      across(
        s,
        782,
        [
          [40, p.supplier.name],
          [220, `Bankgiro ${p.supplier.bankgiro}`],
          [330, `Org.nr ${p.supplier.organisation}`],
          [440, `Moms ${p.supplier.vat}`],
        ],
        { size: 7.5 },
      );
      across(
        s,
        792,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [220, `Tel ${p.supplier.phone}`],
          [330, 'F-skattebevis'],
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-partyhyrning',
    producer: 'wkhtmltopdf',
    printing: { omits: ['taxInclusive'] },
    hard: 'the days of the hire in the head, terms below the sums, small print from an old HTML printer',
    seller: {
      party: firm('Fest & Tält Östgöta AB', 'Attorpsgatan 7, 582 73 Linköping'),
      wares: rents,
      codes: '9999',
      numbers: 'H-2604',
      lines: [3, 7],
      amounts: [1, 40],
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.lines td{padding:3pt;border:.4pt solid #999}.lines th{background:#dde;border:.4pt solid #999}`,
        side(
          [50, `<b style="font-size:16pt">${escaped(p.supplier.name)}</b>`],
          [50, `<div class="r"><b>${word(p, 'Faktura')} ${p.number}</b><br>Hyresavtal ${p.order}</div>`],
        ),
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              ['Fakturadatum', p.issue],
              ['Betalas senast', p.due],
              ['Hyrestid', `${days.plusDays(p.issue, -6)} – ${days.plusDays(p.issue, -3)}`],
            ]),
          ],
        ),
        note(p),
        '<br>',
        table(
          [
            column('Art.', (l) => l.code),
            column('Hyresobjekt', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sp.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Exkl. moms', sp.money(p.net)], ['Moms 25 %', sp.money(p.tax)], ...rounded(p, sp), ['<b>Att betala SEK</b>', sp.money(p.payable)]], 'right')}<div class="clear"></div>`,
        `<p class="small">Skadat eller förlorat gods debiteras enligt prislista. Ej diskat porslin debiteras med 4 kr/st.</p><hr><p class="small">${stack(p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt')}</p>`,
      ),
  },
  {
    id: 'o-skadedjur',
    producer: 'weasyprint',
    hard: 'article text wraps over two rows, agreement number in the head, no article numbers',
    credits: 1,
    seller: {
      party: firm('Trygg Fastighetsmiljö Syd AB', 'Stenåldersgatan 4, 213 76 Malmö'),
      wares: crafts.slice(0, 3),
      codes: '',
      numbers: '9104417',
      lines: [1, 3],
      amounts: [1, 3],
      terms: 30,
    },
    draw: (p) =>
      doc(
        `.over{width:100%;background:#eef3ee}.over th{font-size:7pt;color:#456}.lines td{padding:5pt 3pt;border-bottom:.3pt solid #ccc}`,
        `<div class="r"><b style="color:#285">TRYGG FASTIGHETSMILJÖ</b></div><h1>${word(p, 'Faktura')}</h1>`,
        over([
          ['Fakturanr', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Avtalsnr', `A${p.customer}`],
          [p.about === null ? 'OCR' : 'Gäller faktura', p.about ?? p.ocr],
        ]),
        side(
          [50, `<p><b>Objekt</b><br>${escaped(p.buyer.name)}<br>${escaped(p.buyer.street)}</p>`],
          [50, `<p><b>Fakturamottagare</b><br>${address(p.buyer)}</p>`],
        ),
        note(p),
        table(
          [
            column('Tjänst', (l) => `${l.name}, utfört enligt avtal och dokumenterat i egenkontrollpärm`),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('À-pris', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Summa exkl moms', sw.money(p.net)],
            ['Moms 25%', sw.money(p.tax)],
            ['<b>Att betala</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:80pt">${escaped(p.supplier.name)}, ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)} · Tel ${p.supplier.phone} · BG ${p.supplier.bankgiro} · Org. ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skatt</p>`,
      ),
    printing: {
      unit: () => undefined,
      name: (l) => `${l.name}, utfört enligt avtal och dokumenterat i egenkontrollpärm`,
    },
  },
];
