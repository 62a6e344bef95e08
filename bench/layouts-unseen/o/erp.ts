/** Wholesalers whose enterprise systems print wide rows. */
import * as days from '../days.ts';
import { across, left, right } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  C,
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
import { boxes, cleaners, wares } from './wares-trade.ts';
import { dairies, fishes, greens, groceries, meats } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
const dot = fig('dotted');
const tail = fig('trailing');

export const erp: readonly LayoutO[] = [
  {
    id: 'o-storkoksdepan',
    producer: 'cairo',
    hard: 'positions in tens, description on the second row, unit price per in a column',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Storköksdepån Norden AB', 'Kontorsvägen 12, 177 71 Järfälla'),
      wares: [...wares, ...boxes],
      codes: '99-9999',
      numbers: '9010044817',
      lines: [5, 12],
      discounts: [1500, 2000, 3000],
      terms: 30,
      fees: [['Fraktavgift', 39_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.text(40, 46, p.supplier.name, { size: 13, font: 'bold' });
      s.text(555, 46, word(p, 'Faktura'), { size: 13, font: 'bold', align: 'r' });
      s.frame(330, 56, 555, 128);
      sumsOn(
        s,
        68,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Ordernummer', p.order],
          ['Kundnummer', p.customer],
          ...(p.about === null ? [] : [['Refererar till', p.about] as const]),
        ],
        336,
        549,
        { leading: 11 },
      );
      s.block(40, 80, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 9.5 });
      if (p.remark !== null) s.text(40, 140, p.remark, { font: 'bold', size: 10 });
      const end = rowsOn(
        s,
        [
          L(40, 'Pos', (_, at) => String((at + 1) * 10)),
          L(70, 'Artikelnr|Beskrivning', (l) => [l.code, l.name]),
          R(310, 'Antal', (l) => sp.quantity(l.quantity)),
          L(316, 'Enh', (l) => l.unit),
          R(400, 'Pris', (l) => sp.price(l.price)),
          R(450, 'Rabatt', (l) => (l.discount === 0n ? '' : `${sp.percent(l.discount)} %`)),
          R(490, 'Moms', (l) => `${l.rate}%`),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        {
          y: 160,
          leading: 10,
          gap: 5,
          bottom: 690,
          ruled: (y) => s.line(40, y, 555),
          next: () => {
            s.page();
            s.text(40, 46, `${p.supplier.name}  ${word(p, 'Faktura')} ${p.number}  sida 2`, { font: 'bold' });
            return 70;
          },
        },
      );
      s.line(40, end, 555);
      sumsOn(
        s,
        end + 14,
        [
          ['Summa rader', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Nettobelopp', sp.money(p.net)],
          ['Momsbelopp 25%', sp.money(p.tax)],
          ['Bruttobelopp SEK', sp.money(p.gross)],
        ],
        390,
        555,
        { font: 'bold' },
      );
      s.line(40, 790, 555);
      across(
        s,
        800,
        [
          [40, `${p.supplier.street}, ${p.supplier.post}`],
          [230, `Bankgiro ${p.supplier.bankgiro}`],
          [340, `Org.nr ${p.supplier.organisation}`],
          [450, `Moms ${p.supplier.vat}`],
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-grossen-blekinge',
    producer: 'arrays',
    hard: 'text table of a fixed-width program, amounts with trailing minus, short dates',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Blekinge Livsmedelsgrossist AB', 'Gullbernavägen 9, 371 47 Karlskrona'),
      wares: [...groceries, ...dairies],
      codes: '999999',
      numbers: '0771204',
      lines: [8, 18],
      returns: 0.12,
      terms: 14,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 8 });
      const out: string[] = [
        left(p.supplier.name.toUpperCase(), 52) + word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase(),
        left(p.supplier.street, 52) + `FAKTURANR  ${p.number}`,
        left(p.supplier.post, 52) + `DATUM      ${days.short(p.issue)}`,
        left(`TEL ${p.supplier.phone}`, 52) + `FÖRFALLER  ${days.short(p.due)}`,
        left('', 52) + `KUNDNR     ${p.customer}`,
        left('', 52) + (p.about === null ? '' : `AVSER      ${p.about}`),
        left('', 52) + p.buyer.name,
        left('', 52) + p.buyer.street,
        left('', 52) + p.buyer.post,
        p.remark ?? '',
        '',
        left('ART.NR', 8) +
          left('BENÄMNING', 34) +
          right('ANTAL', 9) +
          ' ' +
          left('ENH', 6) +
          right('À-PRIS', 11) +
          right('MOMS', 6) +
          right('BELOPP', 14),
        '-'.repeat(89),
        ...p.lines.map(
          (l) =>
            left(l.code, 8) +
            left(l.name, 34) +
            right(tail.quantity(l.quantity), 9) +
            ' ' +
            left(l.unit, 6) +
            right(tail.price(l.price), 11) +
            right(String(l.rate), 6) +
            right(tail.money(l.sum), 14),
        ),
        '-'.repeat(89),
        right('NETTO', 75) + right(tail.money(p.net), 14),
        ...rates(p, tail).map(([rate, , tax]) => right(`MOMS ${rate} %`, 75) + right(tax, 14)),
        right('ATT BETALA SEK', 75) + right(tail.money(p.payable), 14),
        '',
        `BANKGIRO ${p.supplier.bankgiro}   ORG.NR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}`,
        'GODKÄND FÖR F-SKATT',
      ];
      s.block(50, 50, out, { leading: 11 });
      return s.drawing();
    },
  },
  {
    id: 'o-kylkompaniet',
    producer: 'chromium',
    hard: 'GTIN and own number both printed, groups with subtotals by store of goods',
    count: 3,
    seller: {
      party: firm('Kylkompaniet Göteborg AB', 'Marieholmsgatan 56, 415 02 Göteborg'),
      wares: [...dairies, ...meats.slice(0, 8), ...greens.slice(0, 8)],
      codes: '99999',
      numbers: '4402981',
      lines: [8, 16],
      terms: 20,
      discounts: [400, 800],
    },
    draw: (p) => {
      const groups = [...new Set(p.lines.map((l) => below(l, 3)))];
      const lines = groups.flatMap((group) => p.lines.filter((l) => below(l, 3) === group));
      const names = ['Vagn 1', 'Vagn 2', 'Vagn 3'];
      return doc(
        `.lines{font-size:8pt}.lines th{border-bottom:.7pt solid}.g td{font-weight:bold;padding-top:5pt}`,
        side(
          [60, `<b style="font-size:14pt">${escaped(p.supplier.name)}</b>`],
          [
            40,
            kv([
              [`<b>${word(p, 'FAKTURA')}</b>`, p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnummer', p.customer],
              ['Leveransdatum', p.delivered],
            ]),
          ],
        ),
        side(
          [50, address(p.buyer)],
          [50, `<span class="small">Levererat till<br>${escaped(p.buyer.name)}, köksingången</span>`],
        ),
        note(p),
        table(
          [
            column('Art.nr', (l) => l.code),
            column('EAN', (l) => gtin(`O${l.name}`)),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('À-pris', (l) => sw.price(l.price), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '' : `${sw.percent(l.discount)}%`), 'r'),
            column('Belopp', (l) => sw.money(l.sum), 'r'),
          ],
          lines,
          {
            above: (l, at) =>
              at === 0 || below(lines[at - 1] ?? l, 3) !== below(l, 3)
                ? `<tr class="g"><td colspan="8">${names[below(l, 3)]}</td></tr>`
                : '',
            under: (l, at) =>
              lines[at + 1] !== undefined && below(lines[at + 1] ?? l, 3) === below(l, 3)
                ? ''
                : `<tr><td colspan="7" class="r"><i>Summa ${names[below(l, 3)]}</i></td><td class="r">${sw.money(lines.filter((each) => below(each, 3) === below(l, 3)).reduce((all, { sum }) => all + sum, 0n))}</td></tr>`,
          },
        ),
        `<br>${pairs(
          [
            ['Totalt exkl. moms', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sw.money(p.tax)],
            ['<b>Att betala SEK</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:30pt">${stack(`${p.supplier.street}, ${p.supplier.post}   Telefon ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}   Organisationsnr ${p.supplier.organisation}   Momsregnr ${p.supplier.vat}   Godkänd för F-skatt`)}</p>`,
      );
    },
  },
  {
    id: 'o-hygienlagret',
    producer: 'fpdf',
    hard: 'ordered, delivered and back order columns; freight as a fee; green marks',
    credits: 1,
    seller: {
      party: firm('Hygienlagret i Jönköping AB', 'Solåsvägen 18, 553 03 Jönköping'),
      wares: cleaners,
      codes: 'H99-99',
      numbers: '260188',
      lines: [3, 8],
      terms: 30,
      fees: [
        ['Frakt', 19_500, 25],
        ['Expeditionsavgift', 4500, 25],
      ],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, [p.supplier.name], { font: 'bold', size: 13 });
      s.block(
        40,
        64,
        [p.supplier.street, p.supplier.post, `Org nr ${p.supplier.organisation}`, `VAT ${p.supplier.vat}`],
        { size: 8, leading: 10 },
      );
      s.text(330, 50, `${word(p, 'Faktura')} nr ${p.number}`, { font: 'bold', size: 13 });
      sumsOn(
        s,
        66,
        [
          ['Datum', p.issue],
          ['Förfallodag', p.due],
          ['Kundnr', p.customer],
          ['Er ref', p.reference],
          ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
        ],
        330,
        550,
      );
      s.block(330, 150, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artnr', (l) => l.code),
          L(95, 'Benämning', (l) => l.name),
          R(300, 'Best', (l) => sp.quantity(l.quantity)),
          R(335, 'Lev', (l) => sp.quantity(l.quantity)),
          R(370, 'Rest', () => '0'),
          C(388, 'Enh', (l) => l.unit),
          R(460, 'À-pris', (l) => sp.price(l.price)),
          R(550, 'Summa', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 210, ruled: (y) => s.line(40, y, 550, y, 1.2) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Varuvärde', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Momsgrundande', sp.money(p.net)],
          ['Moms 25%', sp.money(p.tax)],
          ...rounded(p, sp, 'Avrundning'),
          ['Att betala kr', sp.money(p.payable)],
        ],
        380,
        550,
      );
      s.block(
        40,
        786,
        [
          'Betala till bankgiro ' + p.supplier.bankgiro + ' med OCR ' + p.ocr,
          'Godkänd för F-skatt. Reklamationer inom 8 dagar.',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
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
    printing: { unit: (l) => (l.pack === '' ? l.unit : undefined) },
  },
  {
    id: 'o-frukt-partihall',
    producer: 'wkhtmltopdf',
    hard: 'stall in a market hall: origin and class columns, quantity as colli times content',
    count: 3,
    seller: {
      party: firm('Partihallens Frukt Årsta AB', 'Partihandlarvägen 45, 120 44 Årsta'),
      wares: greens,
      codes: '',
      numbers: '55078',
      lines: [5, 12],
      grams: 500,
      terms: 7,
    },
    draw: (p) =>
      doc(
        `.lines th{font-size:8pt;border-bottom:1pt solid #000}.lines td{padding:2pt}`,
        `<p class="c"><b style="font-size:16pt">${escaped(p.supplier.name)}</b><br>${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}, ${p.supplier.phone}</p>`,
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              [word(p, 'Faktura'), p.number],
              ['Datum', p.issue],
              ['Förfallodag', p.due],
              ['Kund', p.customer],
            ]),
          ],
        ),
        note(p),
        '<br>',
        cells(
          p.lines.map((l) => [
            l.name,
            ['Sverige', 'Spanien', 'Italien', 'Nederländerna'][below(l, 4)] ?? '',
            `kl ${below(l, 2) + 1}`,
            sw.quantity(l.quantity),
            l.unit,
            sw.price(l.price),
            sw.money(l.sum),
          ]),
          'lllrlrr',
          'lines',
          ['Vara', 'Ursprung', 'Klass', 'Mängd', 'Enhet', 'Pris', 'Belopp'],
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sw.money(p.tax)],
            ['<b>Att betala kronor</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:40pt">Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Godkänd för F-skatt</p>`,
      ),
  },
];
