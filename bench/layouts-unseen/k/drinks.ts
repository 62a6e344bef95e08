/** Breweries, wine, soft drinks, coffee and gas: deposits, empties, strengths and rents. */
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, listed, num, page, stack, taxes, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');

export const drinks: readonly LayoutK[] = [
  {
    id: 'k33',
    producer: 'chromium',
    hard: 'a brewery: the deposit as rows after a heading, between the goods and the sums',
    credits: 1,
    seller: {
      party: swede('Tunnbindarns Bryggeri i Kalmar AB', 'Malmbrogatan 11, 392 35 Kalmar', '5591'),
      trades: ['beer'],
      lines: [3, 7],
      codes: 'TB##',
      number: (n) => String(5_310 + n),
      charges: [
        ['Pant burk och flaska', 28_800, 25],
        ['Pant fat', 60_000, 25],
      ],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines th{background:#222;color:#fff;font-weight:400}.lines{margin-top:10pt}h1{letter-spacing:2pt;font-size:17pt}`,
        beside(
          [55, `<h1>TUNNBINDARN</h1>Kalmar hantverksbryggeri`],
          [
            45,
            pairs([
              [l.title, p.number],
              [l.date, p.issue],
              ['Kundnr', p.customer],
              [l.due, p.due],
            ]),
          ],
        ),
        beside([55, `<br>${address(p.buyer)}`], [45, `<br>Levereras: ${placeOf(p.buyer).join('<br>')}`]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Namn', ({ name }) => name),
            column('Kolli', ({ pack }) => pack),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('À', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          {
            foot:
              p.charges.length === 0
                ? ''
                : `<tr><td colspan="6"><b>Pant</b></td></tr>${charges(p, m.money)
                    .map(
                      ([label, value]) =>
                        `<tr><td></td><td colspan="4">${label}</td><td class="r">${value}</td></tr>`,
                    )
                    .join('')}`,
          },
        ),
        `<div class="right">${pairs([
          ['Varuvärde', m.money(p.lineNet)],
          ['Netto inkl. pant', m.money(p.net)],
          ['Moms 25 %', m.money(p.tax)],
          [`<b>${l.pay}</b>`, m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. ${p.supplier.vat}. Godkänd för F-skatt. Godkänd upplagshavare.</p>`,
      );
    },
  },
  {
    id: 'k34',
    producer: 'pdf-lib',
    hard: 'wine: the vintage in the name, the pack and the strength in columns, several rows of conditions',
    credits: 1,
    seller: {
      party: swede('Vinagenturen Lancel & Söner AB', 'Grev Turegatan 60, 114 38 Stockholm', '5568'),
      trades: ['wine'],
      lines: [3, 8],
      codes: '#####-##',
      number: (n) => String(2_600_310 + n),
      discounts: [500, 1000],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 9.5 });
      const l = labels(p);
      sheet.text(297, 56, 'V I N A G E N T U R E N', { size: 18, align: 'c' });
      sheet.text(297, 72, 'Lancel & Söner', { size: 11, align: 'c' });
      stack(
        sheet,
        50,
        140,
        110,
        [
          [l.number, p.number],
          [l.date, p.issue],
          [l.due, p.due],
          ['Kundnummer', p.customer],
          ['Säljare', p.reference],
        ],
        { isLeft: true },
      );
      sheet.block(350, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10.5, leading: 13 });
      sheet.text(50, 186, l.title, { size: 14, font: 'serifbold' });
      sheet.text(160, 186, about(p));
      const end = grid(
        sheet,
        [
          col(50, 'Artikel', ({ code }) => code),
          col(110, 'Vin', ({ name }) => name),
          col(310, 'Låda', ({ pack }) => pack),
          num(385, 'Fl', (line) => s.quantity(line.quantity)),
          num(440, 'Pris', (line) => s.price(line.price)),
          num(485, 'Rabatt', (line) => (line.discount === 0n ? '' : `${s.percent(line.discount)}%`)),
          num(545, 'Summa', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 212, leading: 16, head: { font: 'serifbold' }, rule: (y) => sheet.line(50, y, 545, y, 0.3) },
      );
      stack(
        sheet,
        380,
        545,
        end + 14,
        [
          ['Netto exkl. moms', s.money(p.net)],
          ['Moms 25 %', s.money(p.tax)],
          ...rounding(p, s.money, 'Öresutjämning'),
          [l.pay, s.money(p.payable)],
        ],
        { leading: 14, font: 'serifbold' },
      );
      sheet.block(
        50,
        720,
        [
          'Alkoholskatt ingår i priset. Serveringstillstånd krävs vid leverans.',
          'Vid betalning efter förfallodagen debiteras dröjsmålsränta enligt räntelagen.',
          'Anmärkning mot varan ska göras inom åtta dagar.',
        ],
        { size: 8, leading: 10 },
      );
      sheet.block(
        50,
        790,
        [
          `Vinagenturen Lancel & Söner AB  ${p.supplier.street}  ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}  Godkänd för F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
    printing: { unit: () => 'fl' },
  },
  {
    id: 'k35',
    producer: 'wkhtmltopdf',
    hard: 'soft drinks: empties come back as rows below zero among the goods, the deposit is a row of its own',
    seller: {
      party: swede('Läskhallen Partiaffär AB', 'Bangatan 9, 871 31 Härnösand'),
      trades: ['soft'],
      lines: [3, 6],
      codes: '9##',
      number: (n) => String(48_010 + n),
      terms: 14,
      returns: 0.2,
      charges: [['Retur tomback', -18_400, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `body{font-size:12.5pt}.lines td,.lines th{border:1px solid #777;padding:3pt}.small{font-size:9pt}`,
        beside(
          [60, `<h2>LÄSKHALLEN</h2>Partiaffär AB<br>${p.supplier.street}, ${p.supplier.post}`],
          [
            40,
            `<h2>${l.title}</h2>${listed([
              [l.number, p.number],
              [l.date, p.issue],
              [l.due, p.due],
              ['Kundnr', p.customer],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}</p><p>${about(p)}</p>`,
        table(
          [
            column('Nr', ({ code }) => code),
            column('Vara', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate} %`, 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([...charges(p, m.money), ['Exkl. moms', m.money(p.net)], ...taxes(p, m.money), ['Moms summa', m.money(p.tax)], [`<b>${l.pay}</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">Läskhallen Partiaffär AB, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, F-skatt.</p>`,
      );
    },
  },
];
