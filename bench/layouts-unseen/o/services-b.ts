/** Services: laundry, pest control, waste, staff, rental, craftsmen. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { cells, doc, fig, grid, L, note, R, rounded, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { society, soleTrader } from './parties.ts';
import { crafts, repairs, staff } from './wares-trade.ts';

const sp = fig('space');
const bare = fig('bare');
const colon = fig('colon');
const dash = fig('dash');
export const servicesB: readonly LayoutO[] = [
  {
    id: 'o-slambil',
    producer: 'flipped',
    printing: { omits: ['taxInclusive'] },
    hard: 'Macintosh program: flipped page, a date before each row, no year in it',
    seller: {
      party: firm('Rör & Slamsugning i Borlänge AB', 'Gjutargatan 48, 781 70 Borlänge'),
      wares: crafts.slice(3, 9),
      codes: '',
      numbers: '15602',
      lines: [1, 4],
      amounts: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10, font: 'serif' });
      s.text(50, 60, p.supplier.name, { size: 16, font: 'serifbold' });
      s.text(50, 76, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`);
      s.line(50, 84, 545);
      s.text(50, 110, `${word(p, 'Faktura')} ${p.number}`, { font: 'serifbold', size: 13 });
      across(s, 128, [
        [50, `Fakturadatum: ${p.issue}`],
        [220, `Förfallodatum: ${p.due}`],
        [400, `Kundnr: ${p.customer}`],
      ]);
      s.block(320, 160, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(50, 160, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(50, 'Datum', (_, at) => days.plusDays(p.delivered, -at).slice(5)),
          L(100, 'Arbete', (l) => wrapped(l.name, 34)),
          R(340, 'Antal', (l) => bare.quantity(l.quantity)),
          L(346, 'Enhet', (l) => l.unit),
          R(450, 'Pris', (l) => bare.price(l.price)),
          R(545, 'Belopp', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 230, heads: { font: 'serifbold' } },
      );
      sumsOn(
        s,
        end + 30,
        [
          ['Summa exkl. moms', bare.money(p.net)],
          ['Moms 25 %', bare.money(p.tax)],
          ...rounded(p, bare),
          ['Summa att betala kr', bare.money(p.payable)],
        ],
        360,
        545,
      );
      s.block(
        50,
        770,
        [
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}.`,
          'Företaget har F-skattebevis.',
        ],
        { size: 9 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-bemanning-nu',
    producer: 'chromium',
    hard: 'shift lines with person and hours, tables per week, hours in decimals',
    count: 3,
    seller: {
      party: firm('Krogpersonal Nu i Stockholm AB', 'Birger Jarlsgatan 57 C, 113 56 Stockholm'),
      wares: staff.slice(0, 7),
      codes: '',
      numbers: '260901',
      lines: [3, 6],
      terms: 10,
    },
    draw: (p) =>
      doc(
        `.lines th{text-align:left;border-bottom:1.5pt solid #05c}.lines td{padding:3pt}.cells{width:50%;margin-left:50%}`,
        side(
          [50, `<span style="font-size:18pt;font-weight:bold;color:#05c">krogpersonal.nu</span>`],
          [50, `<h2 class="r">${word(p, 'Faktura')} #${p.number}</h2>`],
        ),
        side(
          [50, `<p>${address(p.buyer)}</p>`],
          [
            50,
            `<p class="r">Fakturadatum ${p.issue}<br>Förfallodatum ${p.due}<br>Er referens ${escaped(p.reference)}</p>`,
          ],
        ),
        note(p),
        table(
          [
            column('Beskrivning', (l) => l.name),
            column('Timmar', (l) => bare.quantity(l.quantity, 2), 'r'),
            column('', (l) => l.unit),
            column('Timpris', (l) => `${sp.price(l.price)} kr`, 'r'),
            column('Belopp', (l) => `${sp.money(l.sum)} kr`, 'r'),
          ],
          p.lines,
          {
            under: (l) =>
              `<tr><td class="small" colspan="5">Personal: ${['Elin K', 'Omar H', 'Sanna B', 'Viktor L'][l.seed % 4]}, vecka ${(l.seed % 4) + 20}</td></tr>`,
          },
        ),
        cells(
          [
            ['Delsumma', `${sp.money(p.net)} kr`],
            ['Moms (25 %)', `${sp.money(p.tax)} kr`],
            ['Totalt', `${sp.money(p.payable)} kr`],
          ],
          'lr',
        ),
        `<p>Vänligen betala till bankgiro <b>${p.supplier.bankgiro}</b> med OCR <b>${p.ocr}</b>.</p>`,
        `<p class="small">${escaped(p.supplier.name)} (${p.supplier.organisation}), ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}. Momsregistreringsnummer: ${p.supplier.vat}. Godkänd för F-skatt. Auktoriserat bemanningsföretag.</p>`,
      ),
  },
  {
    id: 'o-elmontor',
    producer: 'writer',
    printing: { omits: ['taxInclusive'] },
    hard: 'sole trader, hand-made; labels and sums with kr and colon dash',
    seller: {
      party: soleTrader('Lasses El & Kyla', 'Björkvägen 3, 826 40 Söderhamn', '640317'),
      wares: repairs,
      codes: '',
      numbers: '87',
      lines: [1, 4],
      amounts: [1, 4],
      terms: 15,
      isWhole: true,
      step: 100,
    },
    draw: (p) =>
      doc(
        `table{width:100%}`,
        `<p><font size="6"><b>${escaped(p.supplier.name)}</b></font></p><p>${stack(`${p.supplier.street}, ${p.supplier.post}`, `Mobil ${p.supplier.phone}`)}</p><hr>`,
        `<p><font size="5">${word(p, 'FAKTURA')} NR ${p.number}</font></p>`,
        side(
          [50, `<p>Kund:<br>${address(p.buyer)}</p>`],
          [50, `<p>Datum: ${days.slashed(p.issue)}<br>Förfaller: ${days.slashed(p.due)}</p>`],
        ),
        note(p),
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            dash.price(l.price),
            dash.money(l.sum),
          ]),
          'lrrr',
          'cells',
          ['Utfört arbete / material', 'Antal', 'Pris', 'Summa'],
        ),
        '<hr>',
        cells(
          [
            ['', 'Summa', dash.money(p.net)],
            ['', 'Moms 25%', dash.money(p.tax)],
            ...rounded(p, colon).map(([a, b]) => ['', a, b]),
            ['', 'Att betala', dash.money(p.payable)],
          ],
          'lrr',
        ),
        `<p>Betala till plusgiro ${p.supplier.plusgiro}<br>Org.nr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}<br>Innehar F-skattsedel</p>`,
      ),
  },
  {
    id: 'o-redovisning',
    producer: 'calc',
    hard: 'spreadsheet with formulas, sender at the foot, one column for amount only',
    seller: {
      party: society('Siffergruppen Karlstad KB', 'Västra Torggatan 11, 652 24 Karlstad', '9696'),
      wares: staff.slice(8),
      codes: '',
      numbers: '2026-118',
      lines: [1, 3],
      amounts: [1, 20],
      terms: 20,
    },
    draw: (p) =>
      doc(
        '',
        grid(
          [250, 70, 50, 90, 100],
          [
            [word(p, 'FAKTURA'), '', '', '>Fakturanr', `>${p.number}`],
            ['', '', '', '>Datum', `>${p.issue}`],
            ['', '', '', '>Förfaller', `>${p.due}`],
            [],
            [p.buyer.name],
            [p.buyer.street],
            [p.buyer.post],
            [p.remark ?? ''],
            ['Uppdrag', '>Antal', 'Enhet', '>Pris', '>Belopp'],
            ...p.lines.map((l) => [
              l.name,
              `>${bare.quantity(l.quantity)}`,
              l.unit,
              `>${sp.price(l.price)}`,
              `>${sp.money(l.sum)}`,
            ]),
            [],
            ['', '', '', '>Summa', `>${sp.money(p.net)}`],
            ['', '', '', '>25% moms', `>${sp.money(p.tax)}`],
            ['', '', '', '>ATT BETALA', `>${sp.money(p.payable)}`],
            [],
            [],
            [p.supplier.name],
            [`${p.supplier.street}, ${p.supplier.post}`],
            [`Bankgiro ${p.supplier.bankgiro}`],
            [`Orgnr ${p.supplier.organisation}, momsnr ${p.supplier.vat}`],
            ['Godkänd för F-skatt'],
          ],
        ),
      ),
  },
];
