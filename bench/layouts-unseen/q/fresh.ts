/** Meat, fish, greens and bread: daily papers with batches and weights. */
import { compact, plusDays, pointed, short } from '../days.ts';
import { left, right } from '../format.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, own, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { bread, dairy, game, greens, meat, sea } from './wares.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');
const sp = inFigures('space');
const point = inFigures('point');

export const fresh: readonly LayoutQ[] = [
  {
    id: 'q29-kott-lador',
    producer: 'reportlab',
    hard: 'boxes, pieces and weight as three columns; price per kilo',
    credits: 1,
    seller: {
      firm: firm('Slaktar-Hennings Chark AB', 'Hallvägen 14, 121 62 Johanneshov'),
      wares: meat.filter(({ unit }) => unit === 'kg'),
      lines: [4, 8],
      code: 4,
      number: (n) => String(330_710 + n),
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { font: 'serifbold', size: 17 });
      s.text(40, 66, `${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, { size: 8 });
      s.frame(330, 40, 555, 110);
      s.block(338, 54, [
        `${word(p)} nr: ${p.number}`,
        `Datum: ${p.issue}`,
        `Förfaller: ${p.due}`,
        `Kundnr: ${p.customer}`,
        ...(p.about === null ? [] : [`Kredit av: ${p.about}`]),
      ]);
      s.block(40, 120, who(p.buyer), { size: 10, font: 'bold' });
      if (p.remark !== null) s.text(330, 130, p.remark, { font: 'bold' });
      const y = rowsOn(
        s,
        [
          [40, 'Artnr', (l) => l.code],
          [80, 'Vara', (l) => l.name],
          [270, 'Koll', (l) => String(own(l, 'k', 3) + 1), 'r'],
          [305, 'Stk', (l) => String(own(l, 's', 9) + 2), 'r'],
          [370, 'Vikt kg', (l) => bare.quantity(l.quantity, 2), 'r'],
          [440, 'Pris/kg', (l) => bare.price(l.price), 'r'],
          [475, 'M', (l) => String(l.rate), 'r'],
          [555, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        185,
        { isRuled: true },
      );
      s.line(40, y, 555);
      s.text(80, y + 14, 'Total vikt');
      s.right(
        370,
        y + 14,
        bare.quantity(
          p.lines.reduce((sum, l) => sum + l.quantity, 0n),
          2,
        ),
      );
      sums(
        s,
        380,
        555,
        y + 40,
        [
          ['Exkl. moms', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        790,
        `Bankgiro: ${p.supplier.bankgiro}   Org.nr: ${p.supplier.organisation}   Moms: ${p.supplier.vat}   EG-nr SE 7${p.customer.slice(0, 2)}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q30-gront-ursprung',
    producer: 'runs',
    hard: 'country and class in rows below; days as 2026.09.03',
    credits: 1,
    seller: {
      firm: firm('Torgets Gröntimport i Väst AB', 'Partihallarna 118, 415 01 Göteborg'),
      wares: greens,
      lines: [6, 11],
      code: 5,
      number: (n) => `${26}${7001 + n}`,
      terms: 7,
      charges: [['Leveransavgift', 12500, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 46, word(p, 'Fakturanota', 'Kreditnota'), { font: 'bold', size: 15 });
      s.text(40, 62, `Nr ${p.number}  Datum ${pointed(p.issue)}  Förfallodatum ${pointed(p.due)}`);
      s.block(350, 46, [p.supplier.name, p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`]);
      s.block(40, 90, [
        `Kund ${p.customer}`,
        ...who(p.buyer),
        ...(p.about === null ? [] : [`Krediterar nota ${p.about}`]),
        ...(p.remark === null ? [] : [p.remark]),
      ]);
      const y = rowsOn(
        s,
        [
          [40, 'Kolli', (l) => String(own(l, 'k', 4) + 1)],
          [70, 'Art.', (l) => l.code],
          [108, 'Produkt', (l) => l.name],
          [350, 'Kvant.', (l) => bare.quantity(l.quantity), 'r'],
          [356, '', (l) => l.unit],
          [430, 'Pris', (l) => bare.price(l.price), 'r'],
          [520, 'Belopp', (l) => bare.money(l.sum), 'r'],
          [555, 'Moms', (l) => `${l.rate}%`, 'r'],
        ],
        p.lines,
        170,
        {
          step: 11,
          under: (l, _, at) => {
            s.text(
              108,
              at - 1,
              `${['Sverige', 'Nederländerna', 'Spanien', 'Italien'][own(l, 'c', 4)]} kl. ${own(l, 'q', 2) + 1}, lot ${l.seed}`,
              { size: 6.5 },
            );
            return at + 10;
          },
        },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(108, y + 2, label);
        s.right(520, y + 2, bare.money(amount));
        s.right(555, y + 2, `${rate}%`);
      }
      s.line(40, y + 14, 555);
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(40, y + 30 + at * 12, `Moms ${rate}%: ${bare.money(tax)} på ${bare.money(base)}`);
      sums(s, 350, 520, y + 30, [
        ['Netto', bare.money(p.net)],
        ['Moms', bare.money(p.tax)],
        ['Avrundning', bare.money(p.rounding)],
        ['Summa att betala', bare.money(p.payable)],
      ]);
      s.text(350, y + 92, `Inkl. moms ${bare.money(p.gross)}`, { size: 7 });
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, ${p.supplier.vat}, godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q31-skal-bred',
    producer: 'cairo',
    hard: 'a wide page; zone, method and batch columns of the catch',
    credits: 1,
    seller: {
      firm: firm('Väderöarnas Skaldjursmottagning AB', 'Kajen 2, 450 81 Grebbestad'),
      wares: sea.filter(({ unit }) => unit === 'kg'),
      lines: [3, 7],
      code: 3,
      number: (n) => `V${9_204 + n}`,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 46, p.supplier.name, { font: 'bold', size: 15 });
      s.text(800, 46, word(p), { font: 'bold', size: 15, align: 'r' });
      s.block(40, 62, [p.supplier.street, p.supplier.post]);
      s.block(330, 62, who(p.buyer));
      s.block(640, 62, [
        `Fakturanummer: ${p.number}`,
        `Fakturadatum: ${p.issue}`,
        `Sista betalningsdag: ${p.due}`,
        ...(p.about === null ? [] : [`Krediterar: ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(330, 108, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Nr', (l) => l.code],
          [75, 'Art', (l) => l.name],
          [265, 'Fångstzon', (l) => ['27.3.a', '27.4.b', '27.2.a'][own(l, 'z', 3)] ?? ''],
          [335, 'Redskap', (l) => ['Trål', 'Bur', 'Nät'][own(l, 'r', 3)] ?? ''],
          [395, 'Parti', (l) => `P${l.seed}`],
          [470, 'Bäst före', (l) => plusDays(p.issue, own(l, 'b', 5) + 3)],
          [600, 'Mängd', (l) => sp.quantity(l.quantity, 2), 'r'],
          [606, 'Enhet', (l) => l.unit],
          [700, 'Pris', (l) => sp.price(l.price), 'r'],
          [800, 'Summa', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        140,
        { isRuled: true },
      );
      sums(
        s,
        600,
        800,
        y + 20,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
          ['Att betala', `${sp.money(p.payable)} kr`],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        570,
        `Bg ${p.supplier.bankgiro}  ·  Org.nr ${p.supplier.organisation}  ·  Momsreg.nr ${p.supplier.vat}  ·  Godkänd för F-skatt  ·  OCR ${p.ocr}`,
      );
      return s.drawing();
    },
  },
  {
    id: 'q32-bageri-dagar',
    producer: 'chromium',
    hard: 'a column for each day of the week before the sum of pieces',
    credits: 1,
    seller: {
      firm: firm('Tre Skators Hembageri', 'Västra Storgatan 44, 291 31 Kristianstad', {
        organisation: '716416-2098',
      }),
      wares: bread.filter(({ unit }) => unit === 'st'),
      lines: [3, 6],
      number: (n) => `${1_870 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        '.lines td,.lines th{border:.5pt solid #888;font-size:8.5pt;text-align:right}.lines td:first-child,.lines th:first-child{text-align:left}.pairs{margin:5mm 0 0 auto}',
        `<h2>${escaped(p.supplier.name)}</h2><p>${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}</p>`,
        remarked(p),
        side(
          [50, address(p.buyer)],
          [
            50,
            `<b>${word(p, 'VECKOFAKTURA', 'KREDITFAKTURA')}</b><br>Nr ${p.number}<br>Fakturadatum ${p.issue}<br>Förfallodatum ${p.due}${p.about === null ? '' : `<br>Avser ${p.about}`}`,
          ],
        ),
        '<br>',
        table(
          [
            column('Bröd', (l) => l.name),
            ...['Må', 'Ti', 'On', 'To', 'Fr'].map((head, day) =>
              column(head, (l) =>
                bare.quantity(
                  BigInt(
                    Math.trunc(Number(l.quantity) / 5000) +
                      (day < Math.abs(Number(l.quantity) / 1000) % 5 ? 1 : 0),
                  ) * 1000n,
                ),
              ),
            ),
            column('Summa st', (l) => bare.quantity(l.quantity)),
            column('Pris', (l) => bare.price(l.price)),
            column('Belopp', (l) => bare.money(l.sum)),
          ],
          p.lines,
        ),
        pairs([
          ['Summa', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
          ['Att betala', bare.money(p.payable)],
        ]),
        `<p>Plusgiro ${p.supplier.plusgiro}. Org.nr ${p.supplier.organisation}. F-skattsedel finns.</p>`,
      ),
    printing: { unit: () => 'st' },
  },
  {
    id: 'q33-agg-skrivare',
    producer: 'groff',
    hard: 'a matrix printer: one width, capitals, days without dashes',
    credits: 1,
    seller: {
      firm: firm('Kackel Ägghandel AB', 'Hönsvägen 2, 535 92 Kvänum'),
      wares: dairy,
      lines: [3, 7],
      code: 4,
      number: (n) => String(70_331 + n),
      terms: 20,
      isNegativeCredit: true,
    },
    draw: (p) =>
      [
        '.pl 29.7c',
        '.po 1.5c',
        '.ll 19c',
        '.ft CR',
        '.ps 9',
        '.vs 12',
        '.nf',
        '.kern 0',
        `\\&${p.supplier.name.toUpperCase()}`,
        `\\&${p.supplier.street}`,
        `\\&${p.supplier.post}`,
        '\\&',
        `\\&${left(word(p, 'FAKTURA', 'KREDITNOTA'), 44)}FAKTURANR   ${p.number}`,
        `\\&${left('', 44)}DATUM       ${compact(p.issue)}`,
        `\\&${left('', 44)}FÖRFALLODAG ${compact(p.due)}`,
        `\\&${left(p.about === null ? '' : `KREDIT PÅ NR ${p.about}`, 44)}KUNDNR      ${p.customer}`,
        '\\&',
        ...who(p.buyer).map((text) => `\\&${left('', 44)}${text}`),
        `\\&${p.remark ?? ''}`,
        '\\&',
        `\\&ARTNR ${left('BENÄMNING', 32)}${right('ANTAL', 9)} ENH ${right('PRIS', 10)} MOMS${right('BELOPP', 12)}`,
        `\\&${'-'.repeat(81)}`,
        ...p.lines.map(
          (l) =>
            `\\&${left(l.code, 6)}${left(l.name, 32)}${right(bare.quantity(l.quantity), 9)} ${left(l.unit, 4)}${right(bare.price(l.price), 10)}${right(String(l.rate), 5)}${right(bare.money(l.sum), 12)}`,
        ),
        `\\&${'-'.repeat(81)}`,
        '\\&',
        `\\&${right('NETTO', 68)}${right(bare.money(p.net), 12)}`,
        `\\&${right(`MOMS ${p.vat[0]?.rate} %`, 68)}${right(bare.money(p.tax), 12)}`,
        `\\&${right('ATT BETALA', 68)}${right(bare.money(p.payable), 12)}`,
        '\\&',
        '\\&',
        `\\&BANKGIRO ${p.supplier.bankgiro}   ORG.NR ${p.supplier.organisation}   MOMSREG.NR ${p.supplier.vat}`,
        '\\&INNEHAR F-SKATTEBEVIS',
        '',
      ]
        .map((row) => row.replace(/-(?=\d)/gu, '\\-'))
        .join('\n'),
  },
  {
    id: 'q34-vilt-gtin',
    producer: 'flipped',
    hard: 'GTIN as article number; weights with three decimals and a point',
    credits: 1,
    seller: {
      firm: firm('Finnskogens Viltslakteri AB', 'Skogsvägen 90, 684 93 Ransby'),
      wares: game,
      lines: [2, 6],
      code: (name) => gtin(`q34${name}`),
      number: (n) => `FV-${3_300 + n}`,
      terms: 21,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.box(40, 30, 250, 70, 0.15);
      s.text(50, 55, 'Finnskogens Vilt', { font: 'bold', size: 16, grey: 1 });
      s.text(300, 44, `${word(p)}  ${p.number}`, { font: 'bold', size: 12 });
      s.block(300, 60, [
        `Fakturadatum ${p.issue}`,
        `Förfaller ${p.due} (21 dgr)`,
        `Er beställning ${p.order}`,
        ...(p.about === null ? [] : [`Ursprungsfaktura ${p.about}`]),
      ]);
      s.block(40, 110, ['Till', ...who(p.buyer)]);
      if (p.remark !== null) s.text(40, 165, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'EAN', (l) => l.code],
          [125, 'Artikel', (l) => l.name],
          [310, 'Mängd', (l) => point.quantity(l.quantity, 3), 'r'],
          [316, 'Enhet', (l) => l.unit],
          [400, 'Á-pris', (l) => point.price(l.price), 'r'],
          [440, 'Moms', (l) => `${l.rate}%`, 'r'],
          [555, 'Totalt', (l) => point.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { isRuled: true },
      );
      sums(s, 330, 555, y + 20, [
        ['Nettobelopp', point.money(p.net)],
        [`Momsbelopp (${p.vat[0]?.rate}%)`, point.money(p.tax)],
        ['Totalbelopp SEK', point.money(p.payable)],
      ]);
      s.block(
        40,
        770,
        [
          `${p.supplier.name} (org.nr ${p.supplier.organisation})`,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro}. Moms ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q35-chark-kolumner',
    producer: 'letters',
    hard: 'every letter set by itself; best-before days of six figures',
    credits: 1,
    seller: {
      firm: firm('Isterband & Co i Alvesta AB', 'Allégatan 31, 342 30 Alvesta'),
      wares: meat,
      lines: [4, 7],
      code: 5,
      number: (n) => String(66_090 + n),
      discounts: [200, 500],
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, p.supplier.name, { font: 'bold', size: 12 });
      s.text(50, 74, `${p.supplier.street}, ${p.supplier.post}`);
      s.text(545, 60, word(p), { align: 'r', font: 'bold', size: 14 });
      s.text(545, 76, `Nr ${p.number}`, { align: 'r' });
      s.text(545, 88, `Fakturadatum ${p.issue}`, { align: 'r' });
      s.text(545, 100, `Förfallodatum ${p.due}`, { align: 'r' });
      if (p.about !== null) s.text(545, 112, `Avser faktura ${p.about}`, { align: 'r' });
      s.block(50, 120, who(p.buyer));
      if (p.remark !== null) s.text(50, 165, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Artnr', (l) => l.code],
          [90, 'Varuslag', (l) => l.name],
          [255, 'BF-dag', (l) => short(plusDays(p.issue, own(l, 'bf', 30) + 6))],
          [350, 'Kvantitet', (l) => sv.quantity(l.quantity), 'r'],
          [356, 'Enh', (l) => l.unit],
          [430, 'Pris', (l) => sv.price(l.price), 'r'],
          [470, 'Rab', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)}%`), 'r'],
          [545, 'Summa', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        190,
      );
      sums(s, 380, 545, y + 20, [
        ['Netto', sv.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, sv.money(p.tax)],
        ['Att betala', sv.money(p.payable)],
      ]);
      s.text(
        50,
        780,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
      );
      return s.drawing();
    },
  },
  {
    id: 'q36-ost-vikt',
    producer: 'weasyprint',
    hard: 'number and name in one cell; origin in italics below the name',
    credits: 1,
    seller: {
      firm: firm('Ostkällaren Bläse', 'Bläse 14, 624 70 Fårösund', { organisation: '969771-4052' }),
      wares: dairy.filter(({ name }) => !name.startsWith('Ägg')),
      lines: [3, 6],
      code: 3,
      number: (n) => `2026:${140 + n}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font-family:"C059",serif}.lines td{border-bottom:.5pt solid #b90;padding:4pt 2pt}.lines th{color:#b90}i{font-size:8pt}.over{margin:4mm 0}.over th{padding-right:10mm}',
        `<h1 style="color:#b90">${escaped(p.supplier.name)}</h1>`,
        remarked(p),
        side(
          [50, `${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.mail}`],
          [50, address(p.buyer)],
        ),
        over([
          [word(p), p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
          ...(p.about === null ? [] : [['Till faktura', p.about] as const]),
        ]),
        `<table class="lines"><tr><th>Ost & mejeri</th><th class="r">Mängd</th><th class="r">Pris</th><th class="r">Kr</th></tr>${p.lines.map((l) => `<tr><td>${l.code} ${escaped(l.name)}<br><i>Mejeri: ${['Stånga', 'Rute', 'Hörsne'][own(l, 'm', 3)]}</i></td><td class="r">${sv.quantity(l.quantity)} ${l.unit}</td><td class="r">${sv.price(l.price)}</td><td class="r">${sv.money(l.sum)}</td></tr>`).join('')}</table>`,
        pairs([
          ['Exkl. moms', sv.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sv.money(p.tax)],
          ['<b>Summa</b>', `${sv.money(p.payable)} kr`],
        ]),
        `<p>Swish eller bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. F-skatt.</p>`,
      ),
  },
];
