/** Breweries, wine importers, coffee and soft drinks. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { swedishIban } from '../parties.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
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
import { beers, coffees, sodas, spirits, wines } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const dot = fig('dotted');
const point = fig('point');

export const drinks: readonly LayoutO[] = [
  {
    id: 'o-bryggeri-stenkol',
    producer: 'chromium',
    hard: 'deposit as rows between, kegs returned with minus, dark head with reversed text',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Stenkols Bryggeri AB', 'Gruvgatan 40, 263 38 Höganäs'),
      wares: beers,
      codes: 'S99',
      numbers: '40519',
      lines: [3, 7],
      terms: 30,
      also: (l) =>
        l.unit === 'fat'
          ? { ...l, code: 'P20', name: 'Pant fat', unit: 'st', price: 4_000_000n, discount: 0n }
          : null,
    },
    draw: (p) =>
      doc(
        `.dark{background:#222;color:#fff;padding:8pt}.lines th{font-size:8pt;text-transform:uppercase;border-bottom:2pt solid #222}.lines td{padding:4pt}.foot td{font-size:8pt}`,
        `<div class="dark"><span style="font-size:20pt;letter-spacing:2pt">STENKOLS</span><span class="right">${word(p, 'Faktura')} ${p.number}</span></div>`,
        side(
          [50, `<p>${address(p.buyer)}</p>`],
          [
            50,
            kv([
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Leveransdatum', p.delivered],
              ['Kundnr', p.customer],
              ['Krediterad faktura', p.about],
            ]),
          ],
        ),
        note(p),
        table(
          [
            column('Artikel', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Att betala</b>', `${sw.money(p.payable)} SEK`],
          ],
          'right',
        )}<div class="clear" style="height:60pt"></div>`,
        `<table class="foot" width="100%"><tr><td>${stack(p.supplier.name, p.supplier.street, p.supplier.post)}</td><td>${stack(`Bankgiro ${p.supplier.bankgiro}`, `IBAN ${swedishIban(p.supplier.name)}`)}</td><td>${stack(`Org.nr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`, 'Godkänd för F-skatt')}</td></tr></table>`,
      ),
  },
  {
    id: 'o-vinhandel-lund',
    producer: 'reportlab-embedded',
    hard: 'vintage and alcohol columns, tax column of the goods, name in two rows',
    credits: 1,
    seller: {
      party: firm('Lundgren & Vasseur Vinimport AB', 'Grev Turegatan 21, 114 38 Stockholm'),
      wares: wines,
      codes: '99999',
      numbers: '2026311',
      lines: [3, 8],
      amounts: [6, 48],
      terms: 30,
      fees: [['Frakt', 19_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'serif' });
      s.text(297, 50, p.supplier.name, { size: 17, font: 'serifbold', align: 'c' });
      s.line(40, 58, 555, 58, 1);
      s.block(40, 84, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.text(400, 84, word(p, 'Faktura').toUpperCase(), { font: 'serifbold', size: 12 });
      sumsOn(
        s,
        98,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodag', p.due],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
        ],
        400,
        555,
        { leading: 11 },
      );
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel', (l) => l.code),
          L(85, 'Vin', (l) => [l.name, `${l.pack === '' ? '75cl' : l.pack}, importerat av oss`]),
          R(310, 'Alk %', (l) => `${12 + below(l, 3)},5`),
          R(355, 'Antal', (l) => sp.quantity(l.quantity)),
          L(360, '', (l) => l.unit),
          R(430, 'Pris inkl. skatt', (l) => sp.price(l.price)),
          R(480, 'Moms', (l) => `${l.rate} %`),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 180, leading: 11, gap: 3, heads: { font: 'serifbold' }, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Varor', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Netto', sp.money(p.net)],
          ['Moms', sp.money(p.tax)],
        ],
        420,
        555,
      );
      sumsOn(s, end + 20 + 13 * (3 + p.charges.length), [['Att betala SEK', sp.money(p.payable)]], 420, 555, {
        font: 'serifbold',
        size: 10,
      });
      s.block(
        297,
        786,
        [
          `${p.supplier.street}, ${p.supplier.post} – Tel ${p.supplier.phone} – Bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation} – VAT ${p.supplier.vat} – Godkänd för F-skatt – Partihandelstillstånd finns`,
        ],
        { size: 7.5, align: 'c', leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-dryckesringen',
    producer: 'words',
    printing: { omits: ['taxTotal'] },
    hard: 'each word placed, packs and pieces both counted, deposit summed in the totals as a fee',
    seller: {
      party: firm('Dryckesringen Mälardalen AB', 'Logistikgatan 3, 645 47 Strängnäs'),
      wares: [...beers, ...sodas],
      codes: '999999',
      numbers: '7120448',
      lines: [5, 11],
      terms: 20,
      fees: [
        ['Pant burkar och flaskor', 48_000, 25],
        ['Miljöavgift', 3900, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(36, 44, p.supplier.name, { font: 'bold', size: 12 });
      s.text(559, 44, `${word(p, 'Faktura')} ${p.number}`, { font: 'bold', size: 12, align: 'r' });
      across(
        s,
        70,
        [
          [36, 'Datum'],
          [130, 'Förfaller'],
          [230, 'Kundnummer'],
          [330, 'Ordernummer'],
          [440, 'Lev.datum'],
        ],
        { size: 7 },
      );
      across(s, 80, [
        [36, p.issue],
        [130, p.due],
        [230, p.customer],
        [330, p.order],
        [440, p.delivered],
      ]);
      s.block(36, 106, ['Faktureras', p.buyer.name, p.buyer.street, p.buyer.post], { leading: 11 });
      s.block(300, 106, ['Levereras', p.buyer.name, 'Varumottagning gården', p.buyer.post], { leading: 11 });
      if (p.remark !== null) s.text(36, 162, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(36, 'Artikel', (l) => l.code),
          L(84, 'Benämning', (l) => l.name),
          L(250, 'Förpackning', (l) => (l.pack === '' ? '–' : l.pack)),
          R(350, 'Kolli', (l) => sp.quantity(l.quantity)),
          L(356, 'Typ', (l) => l.unit),
          R(430, 'À-pris', (l) => sp.price(l.price)),
          R(470, 'Moms', (l) => String(l.rate)),
          R(559, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(36, y, 559) },
      );
      const at = sumsOn(
        s,
        end + 16,
        [
          ['Varor', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Exkl. moms', sp.money(p.net)],
          ...rates(p, sp).map(([rate, base, tax]) => [`${rate} % av ${base}`, tax] as const),
        ],
        380,
        559,
      );
      sumsOn(s, at + 4, [['TOTALT SEK', sp.money(p.payable)]], 380, 559, { font: 'bold', size: 10 });
      across(
        s,
        804,
        [
          [36, `${p.supplier.street}, ${p.supplier.post}`],
          [240, `BG ${p.supplier.bankgiro}`],
          [340, `Org.nr ${p.supplier.organisation}`],
          [450, p.supplier.vat],
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-kaffemaskin',
    producer: 'weasyprint',
    printing: { omits: ['taxTotal'] },
    hard: 'goods beside a monthly rent, period under the name, two rates',
    seller: {
      party: firm('Bönan Kaffeservice i Norr AB', 'Formvägen 5, 906 21 Umeå'),
      wares: [
        ...coffees,
        { name: 'Hyra kaffemaskin Duo', unit: 'mån', price: '845.00', pack: '', rate: 25 },
        { name: 'Serviceavtal bryggare', unit: 'mån', price: '295.00', pack: '', rate: 25 },
      ],
      codes: '999',
      numbers: '66120',
      lines: [4, 8],
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines th{background:#4b2e1e;color:#fff;font-weight:normal}.lines td{padding:3pt}.kv td{padding:1pt 6pt 1pt 0}`,
        side(
          [34, `<b style="font-size:14pt;color:#4b2e1e">Bönan</b>`],
          [
            33,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
            ]),
          ],
          [
            33,
            kv([
              ['Kundnummer', p.customer],
              ['Er referens', p.reference],
              ['OCR-nummer', p.ocr],
            ]),
          ],
        ),
        `<h1 style="font-size:14pt;margin:10pt 0">${word(p, 'Faktura')}</h1><p>${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Art', (l) => l.code),
            column('Beskrivning', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sp.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
          {
            under: (l) =>
              l.unit === 'mån'
                ? `<tr><td></td><td colspan="6" class="small">Period fr.o.m. ${p.issue.slice(0, 7)}-01</td></tr>`
                : '',
          },
        ),
        `<br>${pairs([['Netto', sp.money(p.net)], ...rates(p, sp).map(([rate, , tax]) => [`Moms ${rate} %`, tax] as const), ...rounded(p, sp), ['<b>Att betala</b>', `${sp.money(p.payable)} kr`]], 'right')}<div class="clear"></div>`,
        `<p style="margin-top:50pt;border-top:1pt solid #4b2e1e" class="small">${escaped(p.supplier.name)} | ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'o-sprithuset',
    producer: 'ghostscript',
    hard: 'old ERP over PostScript, amounts with points, boxes around columns',
    credits: 1,
    seller: {
      party: firm('Sprithuset Ankaret AB', 'Sjöbergsvägen 18, 621 43 Visby'),
      wares: [...spirits, ...wines].filter(({ name }) => !name.includes("'")),
      codes: 'A-9999',
      numbers: 'F009214',
      lines: [3, 7],
      amounts: [1, 24],
      terms: 20,
      discounts: [300, 500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.frame(36, 36, 300, 100);
      s.block(42, 52, [
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Org.nr ${p.supplier.organisation}`,
      ]);
      s.frame(310, 36, 560, 100);
      s.block(
        316,
        52,
        [
          `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`,
          `Fakturadatum ${days.pointed(p.issue)}`,
          `Förfallodatum ${days.pointed(p.due)}`,
          p.about === null ? `Kund ${p.customer}` : `Avser ${p.about}`,
        ],
        { font: 'serifbold' },
      );
      s.block(316, 126, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(36, 170, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art.nr', (l) => l.code),
          L(95, 'Benämning', (l) => l.name),
          R(320, 'Antal', (l) => dot.quantity(l.quantity)),
          L(326, 'Enh', (l) => l.unit),
          R(405, 'Pris', (l) => dot.price(l.price)),
          R(450, 'Rab%', (l) => (l.discount === 0n ? '' : dot.percent(l.discount))),
          R(555, 'Belopp', (l) => dot.money(l.sum)),
        ],
        p.lines,
        { y: 190, heads: { font: 'serifbold' }, ruled: (y) => s.line(36, y, 560) },
      );
      s.frame(36, 178, 560, 640);
      for (const x of [90, 282, 350, 410, 455]) s.line(x, 178, x, 640);
      if (end > 640) throw new Error('too long');
      s.frame(36, 650, 560, 690);
      across(
        s,
        662,
        [
          [42, 'Nettobelopp'],
          [180, 'Momspliktigt'],
          [300, 'Moms 25%'],
          [430, 'ATT BETALA SEK'],
        ],
        { size: 7.5 },
      );
      across(
        s,
        680,
        [
          [42, dot.money(p.net)],
          [180, dot.money(p.net)],
          [300, dot.money(p.tax)],
          [430, dot.money(p.payable)],
        ],
        { font: 'serifbold', size: 10 },
      );
      s.block(
        36,
        720,
        [
          `Betalning till bankgiro ${p.supplier.bankgiro} eller plusgiro ${p.supplier.plusgiro}`,
          `Momsregistreringsnummer ${p.supplier.vat}`,
          'Företaget innehar F-skattebevis. Dröjsmålsränta enligt lag.',
        ],
        { size: 8, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-mustfabriken',
    producer: 'writer',
    hard: 'labels in running text, amounts with point',
    seller: {
      party: firm('Österlens Mustfabrik AB', 'Fruktvägen 19, 277 35 Kivik'),
      wares: sodas,
      codes: 'M99',
      numbers: '5518',
      lines: [2, 5],
      amounts: [2, 30],
      terms: 30,
    },
    draw: (p) =>
      doc(
        `table{width:100%}`,
        `<p align="center"><font size="5"><b>${escaped(p.supplier.name)}</b></font><br>${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}</p><hr>`,
        `<p><b>${word(p, 'Faktura')} ${p.number}</b> den ${days.words(p.issue)} till ${escaped(p.buyer.name)}, ${escaped(p.buyer.street)}, ${escaped(p.buyer.post)}. Förfaller till betalning ${days.words(p.due)}.</p>`,
        note(p),
        cells(
          p.lines.map((l) => [
            l.code,
            l.name,
            l.pack,
            `${point.quantity(l.quantity)} ${l.unit}`,
            point.price(l.price),
            point.money(l.sum),
          ]),
          'lllrrr',
          'cells',
          ['Nr', 'Dryck', 'Kolli', 'Antal', 'Pris/kolli', 'SEK'],
        ),
        '<hr>',
        cells(
          [
            ['Netto', point.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, point.money(p.tax)],
            ['Totalt att betala', point.money(p.payable)],
          ],
          'rr',
        ),
        `<p>Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}, momsregistrerad ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'o-bryggkajen',
    producer: 'kerned',
    hard: 'gaps in place of spaces, volume column, several deliveries',
    seller: {
      party: firm('Bryggkajen Nynäs AB', 'Nickstabadsvägen 1, 149 43 Nynäshamn'),
      wares: beers,
      codes: '9999',
      numbers: '00812',
      lines: [3, 8],
      amounts: [1, 16],
      terms: 30,
      deliveries: 2,
      fees: [['Leveransavgift', 25_000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 15, font: 'bold' });
      s.text(40, 80, `${word(p, 'Faktura')}`, { size: 22 });
      across(
        s,
        104,
        [
          [40, 'Nummer', 'l'],
          [140, 'Datum'],
          [240, 'Sista betaldag'],
          [360, 'Kund'],
        ],
        { size: 7.5, grey: 0.35 },
      );
      across(
        s,
        116,
        [
          [40, p.number],
          [140, p.issue],
          [240, p.due],
          [360, p.customer],
        ],
        { font: 'bold' },
      );
      s.block(360, 140, [p.buyer.name, p.buyer.street, p.buyer.post]);
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Art', (l) => l.code),
          L(80, 'Öl', (l) => l.name),
          L(260, 'Förp.', (l) => (l.pack === '' ? 'lös' : l.pack)),
          R(350, 'Antal', (l) => `${sw.quantity(l.quantity)} ${l.unit}`),
          R(440, 'Pris', (l) => sw.price(l.price)),
          R(550, 'Totalt', (l) => sw.money(l.sum)),
        ],
        p.lines,
        {
          y: 196,
          before: (l, at, y) => {
            if (at > 0 && p.lines[at - 1]?.delivery === l.delivery) return y;
            s.text(40, y, `Leverans ${l.delivery + 1}, ${days.plusDays(p.delivered, -7 + l.delivery * 5)}`, {
              size: 8,
              grey: 0.3,
            });
            return y + 13;
          },
        },
      );
      sumsOn(
        s,
        end + 20,
        [
          ...feesOf(p, sw),
          ['Summa netto', sw.money(p.net)],
          ['Moms 25 %', sw.money(p.tax)],
          ['Att betala (SEK)', sw.money(p.payable)],
        ],
        360,
        550,
        { leading: 15, font: 'bold' },
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}. ${p.supplier.phone}. ${p.supplier.mail}`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-vinklubben',
    producer: 'chromium',
    hard: 'agent invoices for another firm, two organisation numbers on the page',
    seller: {
      party: firm('Terroir Agenturer Sverige AB', 'Hudiksvallsgatan 8, 113 30 Stockholm'),
      wares: wines,
      codes: '999-99',
      numbers: 'TA-26418',
      lines: [2, 6],
      amounts: [6, 36],
      terms: 30,
    },
    draw: (p) =>
      doc(
        `body{font-family:'Liberation Serif'}.lines th{border-bottom:.5pt solid #722}.over{width:100%}.over th{color:#722;font-weight:normal;font-size:8pt}`,
        side(
          [60, `<h1 style="color:#722;font-weight:normal">${escaped(p.supplier.name)}</h1>`],
          [40, `<div class="r">${word(p, 'Faktura')}</div>`],
        ),
        over([
          ['Faktura nr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kund', p.customer],
          ['OCR', p.ocr],
        ]),
        side(
          [50, `<p>${address(p.buyer)}</p>`],
          [
            50,
            `<p class="small">Leverans från lager: Skattefri Lagring i Ystad AB, org.nr 559301-4471, Hamnen 2, Ystad. Frågor om leverans besvaras av lagret.</p>`,
          ],
        ),
        note(p),
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Flaskor', (l) => sw.quantity(l.quantity), 'r'),
            column('Pris/fl', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Att betala</b>', `SEK ${sw.money(p.payable)}`],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:70pt">Säljare: ${escaped(p.supplier.name)}, ${escaped(p.supplier.street)}, ${escaped(p.supplier.post)}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt.</p>`,
      ),
    printing: { unit: () => 'fl' },
  },
];
