/** Bread, eggs, game and cheese: daily papers with batches and weights. */
import { compact, plusDays, short } from '../days.ts';
import { left, right } from '../format.ts';
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, own, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { bread, dairy, game, meat } from './wares.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');
const point = inFigures('point');

export const freshMore: readonly LayoutQ[] = [
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
        '.sp 1.6c',
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
      s.box(40, 30, 250, 70, 0.85);
      s.text(50, 55, 'Finnskogens Vilt', { font: 'bold', size: 16 });
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
