/** Services: laundry, pest control, waste, staff, rental, craftsmen. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import {
  cells,
  doc,
  feesOf,
  fig,
  grid,
  kv,
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
import { society, soleTrader } from './parties.ts';
import { cloths, crafts, rents, repairs, staff } from './wares-trade.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
const colon = fig('colon');
const dash = fig('dash');
const english = fig('english');

export const services: readonly LayoutO[] = [
  {
    id: 'o-tvatteri-linne',
    producer: 'reportlab',
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
  {
    id: 'o-slambil',
    producer: 'flipped',
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
  {
    id: 'o-reklambyran',
    producer: 'skia',
    hard: 'design agency: big airy page, light words, English number marks, sums left',
    credits: 1,
    seller: {
      party: firm('Studio Morgondis AB', 'Masthamnsgatan 3, 413 27 Göteborg'),
      wares: [...crafts.slice(15, 17), ...staff.slice(8, 9)],
      codes: '',
      numbers: '1042',
      lines: [1, 3],
      amounts: [1, 60],
      terms: 30,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(60, 90, word(p, 'Faktura').toLowerCase(), { size: 34 });
      s.block(
        60,
        130,
        [
          `nr ${p.number}`,
          `datum ${p.issue}`,
          `förfaller ${p.due}`,
          ...(p.about === null ? [] : [`krediterar ${p.about}`]),
        ],
        { leading: 14 },
      );
      s.block(330, 130, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 14 });
      if (p.remark !== null) s.text(60, 210, p.remark);
      const end = rowsOn(
        s,
        [
          L(60, 'vad', (l) => l.name),
          R(360, 'antal', (l) => `${english.quantity(l.quantity)} ${l.unit}`),
          R(440, 'pris', (l) => english.price(l.price)),
          R(540, 'summa', (l) => english.money(l.sum)),
        ],
        p.lines,
        { y: 240, leading: 20, heads: { font: 'sans' } },
      );
      sumsOn(
        s,
        end + 30,
        [
          ['netto', english.money(p.net)],
          ['moms 25%', english.money(p.tax)],
          ['att betala, sek', english.money(p.payable)],
        ],
        60,
        240,
        { leading: 16 },
      );
      s.block(
        60,
        740,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `org.nr ${p.supplier.organisation}   momsnr ${p.supplier.vat}`,
          `bankgiro ${p.supplier.bankgiro}   godkänd för f-skatt`,
        ],
        { size: 8, leading: 12 },
      );
      return s.drawing();
    },
  },
];
