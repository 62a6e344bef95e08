/** Papers in their real share of odd forms: factoring, turned pages, slips, bilingual heads, senders in the foot. */
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
import { soleTrader } from './parties.ts';
import { boxes, crafts, repairs, staff, wares } from './wares-trade.ts';
import { breads, fishes, greens, groceries, meats, wines } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
const point = fig('point');

export const odd: readonly LayoutO[] = [
  {
    id: 'o-factoring-chark',
    producer: 'reportlab-embedded',
    hard: 'claim sold: the finance company stands with its own bankgiro and number beside the sender',
    credits: 1,
    seller: {
      party: firm('Charkhuset Roslagen AB', 'Industrigatan 14, 761 46 Norrtälje'),
      wares: meats,
      codes: '9999',
      numbers: '20713',
      lines: [3, 8],
      terms: 30,
      grams: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 15, font: 'bold' });
      s.text(380, 52, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
      sumsOn(
        s,
        70,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
        ],
        380,
        555,
      );
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(330, 'Antal', (l) => sp.quantity(l.quantity)),
          L(336, 'Enhet', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Netto', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        400,
        555,
        { font: 'bold' },
      );
      s.frame(40, 690, 555, 744);
      s.block(
        48,
        704,
        [
          'Denna fordran är överlåten och pantsatt till Mälarbanken Finans AB, org.nr 559271-3306. Betalning med befriande',
          `verkan kan endast ske till bankgiro 5012-7731 med angivande av OCR ${p.ocr}. Anmärkning mot fakturan`,
          'ska göras till oss inom åtta dagar.',
        ],
        { size: 8.5 },
      );
      across(
        s,
        780,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [230, `Tel ${p.supplier.phone}`],
          [330, `Org.nr ${p.supplier.organisation}`],
          [440, `Momsnr ${p.supplier.vat}`],
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-liggande',
    producer: 'reportlab',
    hard: 'a wide page drawn on its side, many columns',
    seller: {
      party: firm('Emballagehuset i Tranås AB', 'Beckmansgatan 5, 573 39 Tranås'),
      wares: boxes,
      codes: '99999',
      numbers: '77341',
      lines: [4, 10],
      terms: 30,
      discounts: [500, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      across(
        s,
        50,
        [
          [400, `${word(p, 'Faktura')} ${p.number}`],
          [560, `Datum ${p.issue}`],
          [680, `Förfaller ${p.due}`],
        ],
        { font: 'bold' },
      );
      s.block(40, 80, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.block(400, 80, [`Kundnummer ${p.customer}`, `Order ${p.order}`]);
      if (p.remark !== null) s.text(40, 130, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikelnr', (l) => l.code),
          L(110, 'Benämning', (l) => l.name),
          L(330, 'Lev.datum', () => p.delivered),
          R(450, 'Antal', (l) => sp.quantity(l.quantity)),
          L(456, 'Enhet', (l) => l.unit),
          R(560, 'À-pris', (l) => sp.price(l.price)),
          R(620, 'Rabatt %', (l) => sp.percent(l.discount)),
          R(670, 'Moms %', (l) => String(l.rate)),
          R(800, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 160, ruled: (y) => s.line(40, y, 800) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Summa netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Summa att betala SEK', sp.money(p.payable)],
        ],
        640,
        800,
      );
      s.text(
        40,
        560,
        `${p.supplier.street}, ${p.supplier.post}   Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return s.onItsSide();
    },
  },
  {
    id: 'o-snabbgrossen',
    producer: 'letters',
    hard: 'till of a cash wholesaler on a narrow roll: name above, quantity times price below',
    seller: {
      party: firm('Hallens Cash Västerort AB', 'Archimedesvägen 4, 168 66 Bromma'),
      wares: groceries,
      codes: '99999',
      numbers: '104-88120',
      lines: [3, 9],
      amounts: [1, 5],
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 7.5 }, 240, 560 + p.lines.length * 22);
      s.block(
        120,
        30,
        [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`],
        { align: 'c', leading: 10 },
      );
      s.text(120, 84, word(p, 'FAKTURA'), { font: 'monobold', size: 11, align: 'c' });
      sumsOn(
        s,
        102,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnr', p.customer],
        ],
        14,
        226,
        { leading: 10 },
      );
      s.block(14, 150, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 10 });
      if (p.remark !== null) s.text(14, 184, p.remark, { font: 'monobold', size: 6.5 });
      let y = 196;
      s.text(14, y, '-'.repeat(47));
      for (const l of p.lines) {
        y += 12;
        s.text(14, y, `${l.code} ${l.name}`);
        y += 10;
        s.text(24, y, `${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}`);
        s.right(226, y, bare.money(l.sum));
      }
      s.text(14, y + 12, '-'.repeat(47));
      sumsOn(
        s,
        y + 26,
        [
          ['Netto', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
          ['ATT BETALA SEK', bare.money(p.payable)],
        ],
        14,
        226,
        { leading: 11 },
      );
      s.block(
        14,
        y + 70,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `Momsreg.nr ${p.supplier.vat}`,
          'Godkänd för F-skatt',
          `Kassör ${p.reference}`,
        ],
        { leading: 10 },
      );
      return s.drawing();
    },
  },
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
  {
    id: 'o-kolumnvis',
    producer: 'runs',
    hard: 'the file holds the columns one after another',
    seller: {
      party: firm('Brasserivin Import i Växjö AB', 'Hjalmar Petris väg 32, 352 46 Växjö'),
      wares: wines,
      codes: '9999',
      numbers: '26114',
      lines: [3, 7],
      amounts: [6, 36],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 14, font: 'serifbold' });
      across(s, 80, [
        [40, `${word(p, 'Faktura')} ${p.number}`],
        [220, `Fakturadatum ${p.issue}`],
        [400, `Förfallodatum ${p.due}`],
      ]);
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Nr', (l) => l.code),
          L(80, 'Vin', (l) => l.name),
          R(340, 'Antal', (l) => sp.quantity(l.quantity)),
          L(346, 'Enhet', (l) => l.unit),
          R(440, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Summa', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 190 },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        400,
        555,
      );
      s.text(
        40,
        790,
        `${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}. F-skatt.`,
        { size: 8 },
      );
      s.columnwise();
      return s.drawing();
    },
  },
  {
    id: 'o-brevform',
    producer: 'writer',
    hard: 'a letter: the sums stand in a sentence, no heads above the rows',
    seller: {
      party: soleTrader('Bitte Alms Blomsterverkstad', 'Torget 4, 590 34 Tjällmo', '791126'),
      wares: [crafts[13], crafts[17]].filter((ware) => ware !== undefined),
      codes: '',
      numbers: '2026:31',
      lines: [1, 2],
      amounts: [1, 4],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `body{font-family:'Liberation Serif'}table{width:100%}`,
        `<p align="right">Tjällmo den ${days.words(p.issue)}</p><p>${address(p.buyer)}</p><p><b>${word(p, 'FAKTURA')} ${p.number}</b></p>`,
        note(p),
        `<p>Här kommer räkningen för månadens blommor. Tack för förtroendet!</p>`,
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            `à ${bare.price(l.price)}`,
            `${bare.money(l.sum)} kr`,
          ]),
          'lrrr',
        ),
        `<p>Summa ${bare.money(p.net)} kr, moms 25 % ${bare.money(p.tax)} kr, att betala <b>${bare.money(p.payable)} kr</b> senast ${days.words(p.due)} på plusgiro ${p.supplier.plusgiro}.</p>`,
        `<p>Vänliga hälsningar<br><br>${stack(p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.phone)}</p><p><font size="2">Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</font></p>`,
      ),
  },
  {
    id: 'o-sidfotsfirma',
    producer: 'skia',
    hard: 'sender on the last page only, below general terms; the first page has a trademark of another word',
    count: 2,
    seller: {
      party: firm('Nordgrönt Sverige AB', 'Grönsaksvägen 6, 254 69 Helsingborg'),
      wares: greens,
      codes: '9999',
      numbers: '812290',
      lines: [5, 12],
      terms: 20,
      fees: [['Frakt', 15_000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'skörd', { size: 26 });
      across(
        s,
        56,
        [
          [330, word(p, 'Faktura')],
          [555, 'sid 1/2', 'r'],
        ],
        { size: 12, font: 'bold' },
      );
      sumsOn(
        s,
        76,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnummer', p.customer],
        ],
        330,
        555,
      );
      s.block(40, 100, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 152, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(85, 'Vara', (l) => l.name),
          R(320, 'Antal', (l) => sw.quantity(l.quantity)),
          L(326, 'Enh', (l) => l.unit),
          R(420, 'Pris', (l) => sw.price(l.price)),
          R(460, 'Moms', (l) => `${l.rate}%`),
          R(555, 'Belopp', (l) => sw.money(l.sum)),
        ],
        p.lines,
        { y: 186, leading: 15, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 16,
        [
          ['Varor', sw.money(p.lineNet)],
          ...feesOf(p, sw),
          ['Summa exkl. moms', sw.money(p.net)],
          ...rates(p, sw).map(([rate, , tax]) => [`Moms ${rate} %`, tax] as const),
          ['Moms totalt', sw.money(p.tax)],
          ['Att betala SEK', sw.money(p.payable)],
        ],
        380,
        555,
      );
      s.page();
      s.text(40, 56, 'Leveransvillkor', { size: 12, font: 'bold' });
      s.block(
        40,
        76,
        [
          'Varorna är vår egendom tills full betalning skett. Reklamation ska ske senast dagen efter leverans',
          'och innan varan bearbetats. Returemballage ska vara rent. Vid sen betalning debiteras ränta med',
          'referensräntan plus åtta procentenheter samt lagstadgad påminnelseavgift.',
        ],
        { leading: 14 },
      );
      s.block(
        40,
        740,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`,
          `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Godkänd för F-skatt`,
        ],
        { size: 9 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-teckenlost',
    producer: 'reportlab-embedded',
    hard: 'fonts without Unicode, as some drivers leave them',
    isWithoutUnicode: true,
    count: 1,
    seller: {
      party: firm('Porslin & Glas Partner i Orrefors AB', 'Hyttvägen 3, 382 76 Orrefors'),
      wares,
      codes: '9999',
      numbers: '6044',
      lines: [3, 6],
      amounts: [6, 48],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 80, `${word(p, 'Faktura')} ${p.number}`, { size: 12 });
      sumsOn(
        s,
        98,
        [
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
        ],
        40,
        200,
      );
      s.block(330, 98, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 140, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(90, 'Benämning', (l) => l.name),
          R(320, 'Antal', (l) => sp.quantity(l.quantity)),
          L(326, 'Enhet', (l) => l.unit),
          R(430, 'Pris', (l) => sp.price(l.price)),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 170 },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        400,
        555,
      );
      s.text(
        40,
        790,
        `${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}.`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-konferens',
    producer: 'wkhtmltopdf',
    hard: 'two label-over-value rows, bread and cakes with slices, remark rows in red between lines',
    seller: {
      party: firm('Sockerbagarn Catering Eslöv AB', 'Kanalgatan 12, 241 31 Eslöv'),
      wares: breads,
      codes: '',
      numbers: '1290',
      lines: [3, 7],
      amounts: [2, 24],
      terms: 14,
      isWhole: true,
      fees: [['Utkörning', 35_000, 25]],
    },
    draw: (p) =>
      doc(
        `.over{width:100%}.over th{font-size:7.5pt;color:#777;font-weight:normal}.over td{font-weight:bold}.lines th{border-bottom:.6pt solid #b05}`,
        side(
          [50, `<b style="font-size:17pt;color:#b05">Sockerbagarn</b>`],
          [50, `<h2 class="r">${word(p, 'Faktura')}</h2>`],
        ),
        over([
          ['Nummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
        ]),
        over([
          ['Beställare', p.reference],
          ['Leveransdag', p.delivered],
          ['Kundnummer', p.customer],
        ]),
        `<p>${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Produkt', (l) => l.name),
            column('Antal', (l) => bare.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
          {
            under: (_, at) =>
              at === 0
                ? '<tr><td colspan="6" style="color:#a00">OBS! Innehåller spår av nötter</td></tr>'
                : '',
          },
        ),
        `<br>${pairs([['Produkter', bare.money(p.lineNet)], ...feesOf(p, bare), ['Netto', bare.money(p.net)], ...rates(p, bare).map(([rate, base, tax]) => [`Moms ${rate}% av ${base}`, tax] as const), ['Moms summa', bare.money(p.tax)], ...rounded(p, bare), ['<b>Att betala kr</b>', bare.money(p.payable)]], 'right')}<div class="clear"></div>`,
        `<p class="small">${stack(p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}`, `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}`, 'F-skatt')}</p>`,
      ),
  },
];
