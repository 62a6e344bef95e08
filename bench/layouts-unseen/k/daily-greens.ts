/** Bread, milk and greens that come every day: collective bills of several deliveries. */
import { dotted, slashed } from '../days.ts';
import { column, escaped, over, pairs, table } from '../html.ts';
import { about, address, beside, charges, dayOf, deliveries, figures, labels, listed, of, page, rowsOf, taxes, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const classes = ['I', 'I', 'I', 'II', 'Extra'];
const lands = ['Sverige', 'Spanien', 'Nederländerna', 'Italien', 'Marocko', 'Sverige'];

export const dailyGreens: readonly LayoutK[] = [
  {
    id: 'k22',
    producer: 'chromium',
    hard: 'greens with land and class in columns; crates and kilograms; the sender in the right margin',
    credits: 1,
    seller: {
      party: swede('Grönsakshallen Årsta Partier AB', 'Partihandlarvägen 44, 120 44 Årsta'),
      trades: ['greens', 'growers'],
      lines: [6, 16],
      codes: '####',
      number: (n) => String(408_800 + n),
      terms: 14,
      decimals: 1,
      charges: [['Emballage SRS', 24_600, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines td,.lines th{font-size:8pt;padding:1pt 3pt}.lines tr:nth-child(even) td{background:#eef5ea}`,
        beside(
          [
            66,
            `<h2>${l.title}</h2>${over([
              [l.number, p.number],
              [l.date, p.issue],
              ['Kundnr', p.customer],
              [l.due, p.due],
            ])}<br>${address(p.buyer)}<br><br>Lev: ${placeOf(p.buyer).join(', ')}`,
          ],
          [
            34,
            `<b>GRÖNSAKSHALLEN</b><br>Årsta Partier AB<br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}<br>Bg ${p.supplier.bankgiro}<br>Org ${p.supplier.organisation}<br>${p.supplier.vat}`,
          ],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Art.nr', ({ code }) => code),
            column('Produkt', ({ name }) => name),
            column('Land', (line) => lands[of(line, 6)] ?? ''),
            column('Kl', (line) => classes[of(line, 5)] ?? ''),
            column('Kolli', (line) => String(1 + of(line, 3)), 'r'),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate}`, 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([...charges(p, m.money), ['Netto', m.money(p.net)], ...taxes(p, m.money), ['Summa moms', m.money(p.tax)], [`<b>${l.pay}</b>`, m.money(p.payable)]])}</div><div class="clear"></div><p class="small">Grönsakshallen Årsta Partier AB innehar F-skattsedel. Anmärkning ska göras vid mottagandet.</p>`,
      );
    },
  },
  {
    id: 'k23',
    producer: 'groff',
    hard: 'typeset by an old system: a table with rules, two packs of labels before the rows',
    seller: {
      party: swede('Nordalens Ägg & Potatis KB', 'Nordalen 4, 524 96 Ljung', '9697'),
      trades: ['growers', 'dairy'],
      lines: [3, 7],
      codes: '##-##',
      number: (n) => String(700 + n),
      terms: 20,
      decimals: 1,
    },
    draw: (p) => {
      const l = labels(p);
      const row = (...cells: readonly string[]): string => cells.join('\t');
      return [
        '.pl 297m', '.sp |2c', '.po 2.2c', '.ll 16.6c', '.ps 10', '.vs 13', '.nf',
        `.ps 16\n\\fB${p.supplier.name}\\fP`, '.ps 10', `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, '.sp 2',
        '.TS', 'tab(\t);', 'l l l l.',
        row(l.title, p.number, 'Kund', p.buyer.name), row(l.date, p.issue, '', p.buyer.street), row(l.due, p.due, '', p.buyer.post), row('Kundnr', p.customer, '', ''),
        '.TE', '.sp 1', about(p), '.sp 1',
        '.TS', 'tab(\t) expand;', 'lb lb rb lb rb rb', 'l l r l r r.',
        row('Nr', 'Vara', 'Antal', 'Enhet', 'Pris', 'Kronor'), '_',
        ...p.lines.map((line) => row(line.code, line.name.replaceAll("'", '\\(aq'), b.quantity(line.quantity), line.unit, b.price(line.price), b.money(line.sum))),
        '_', row('', 'Summa utan moms', '', '', '', b.money(p.net)), row('', `Moms ${p.vat[0]?.rate} %`, '', '', '', b.money(p.tax)), row('', `${l.pay}`, '', '', '', b.money(p.payable)),
        '.TE', '.sp 2', `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`, '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'k24',
    producer: 'wkhtmltopdf',
    hard: 'an order app of a greengrocer: pack after the name in brackets, days with dots',
    seller: {
      party: swede('Saluhallens Frukt Göran Melkersson', 'Kungstorget 7, 411 17 Göteborg', '620930'),
      trades: ['greens'],
      lines: [4, 10],
      codes: '',
      number: (n) => `SF${n + 6_040}`,
      terms: 10,
      decimals: 2,
    },
    printing: { name: ({ name, pack }) => (pack === '' ? name : `${name} (${pack})`) },
    draw: (p) =>
      page(
        `body{font-size:13pt}.lines td{border-bottom:1px dotted #888;padding:4pt}h2{color:#b30}.small{font-size:9pt}`,
        `<h2>Saluhallens Frukt</h2><p class="small">Göran Melkersson · ${p.supplier.street} · ${p.supplier.post}</p>`,
        beside(
          [
            50,
            `${labels(p).title} <b>${p.number}</b><br>Datum ${dotted(p.issue)}<br>Förfaller ${dotted(p.due)}<br>${about(p)}`,
          ],
          [50, address(p.buyer)],
        ),
        table(
          [
            column('Vara', ({ name, pack }) => (pack === '' ? name : `${name} (${pack})`)),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Totalt', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Netto', m.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, m.money(p.tax)],
          ['Att betala kr', m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro}. Saluhallens Frukt Göran Melkersson, org.nr ${p.supplier.organisation}, momsreg ${p.supplier.vat}, godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'k25',
    producer: 'weasyprint',
    hard: 'a list per delivery: a table with its own heads for each note, the sums of all at the end',
    seller: {
      party: swede('Örtagården Hydroponik AB', 'Växthusvägen 2, 261 92 Härslöv', '5593'),
      trades: ['growers'],
      lines: [5, 8],
      codes: 'Ö###',
      number: (n) => `2026-${n + 112}`,
      deliveries: 2,
      isWhole: true,
    },
    draw: (p) =>
      page(
        `h3{margin:12pt 0 2pt;font-size:9.5pt}.lines th{font-size:8pt;color:#476}.lines{border-bottom:.5pt solid #476}`,
        beside(
          [60, `<h1 style="color:#264">Örtagården</h1>`],
          [
            40,
            `${listed([
              [labels(p).title, p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Ert kundnr', p.customer],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}</p><p>${about(p)}</p>`,
        ...deliveries(p).map(
          (lines, at) =>
            `<h3>Leverans ${slashed(dayOf(p, at, 3))} till ${escaped(placeOf(p.buyer)[0])}</h3>${table(
              [
                column('Artikel', ({ code }) => code),
                column('Namn', ({ name }) => name),
                column('Antal', (line) => m.quantity(line.quantity), 'r'),
                column('Enhet', ({ unit }) => unit),
                column('Pris', (line) => m.price(line.price), 'r'),
                column('Summa', (line) => m.money(line.sum), 'r'),
              ],
              lines,
            )}`,
        ),
        `<br>${rowsOf([['Totalt exkl. moms', m.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, m.money(p.tax)], ...rounding(p, m.money), ['Att betala', m.money(p.payable)]])}`,
        `<p class="small">Örtagården Hydroponik AB, ${p.supplier.street}, ${p.supplier.post} | Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | ${p.supplier.vat} | F-skatt</p>`,
      ),
  },
];
