/** Breweries, wine, soft drinks, coffee and gas: deposits, empties, strengths and rents. */
import { slashed } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, col, figures, grid, labels, num, of, page, rowsOf, stack, total, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { iban, placeOf, swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');

export const drinksRents: readonly LayoutK[] = [
  {
    id: 'k36',
    producer: 'reportlab',
    hard: 'gas in bottles: rents by days; the sums in a column of their own at the right',
    credits: 1,
    seller: {
      party: swede('Skaraborgs Gas & Kolsyra AB', 'Propangatan 6, 541 39 Skövde', '5562'),
      trades: ['gas'],
      codes: '30##',
      number: (n) => String(216_600 + n),
      terms: 20,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.frame(40, 36, 555, 90);
      sheet.text(50, 60, 'SKARABORGS GAS & KOLSYRA AB', { font: 'bold', size: 13 });
      sheet.text(50, 76, `${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}`);
      sheet.text(545, 60, l.title.toUpperCase(), { font: 'bold', size: 13, align: 'r' });
      sheet.frame(40, 96, 300, 170);
      sheet.block(50, 114, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.frame(306, 96, 555, 170);
      stack(
        sheet,
        314,
        420,
        112,
        [
          [l.number, p.number],
          [l.date, p.issue],
          [l.due, p.due],
          ['Kundnr', p.customer],
          ['Avser', `perioden t.o.m. ${p.delivered}`],
        ],
        { isLeft: true },
      );
      sheet.frame(40, 176, 555, 560);
      sheet.text(50, 574, about(p));
      grid(
        sheet,
        [
          col(50, 'Artikel', ({ code }) => code),
          col(100, 'Text', ({ name }) => name),
          num(350, 'Antal', (line) => b.quantity(line.quantity)),
          col(358, 'Enhet', ({ unit }) => unit),
          num(455, 'Pris', (line) => b.price(line.price)),
          num(545, 'Belopp', (line) => b.money(line.sum)),
        ],
        p.lines,
        { top: 194, leading: 15, rule: (y) => sheet.line(40, y + 2, 555, y + 2) },
      );
      sheet.frame(330, 590, 555, 650);
      stack(
        sheet,
        340,
        545,
        606,
        [
          ['Netto', b.money(p.net)],
          ['Moms 25%', b.money(p.tax)],
          [`${l.pay} kr`, b.money(p.payable)],
        ],
        { leading: 17, font: 'bold' },
      );
      sheet.block(40, 690, [
        `Bankgiro: ${p.supplier.bankgiro}`,
        `OCR: ${p.ocr}`,
        `Organisationsnummer: ${p.supplier.organisation}`,
        `Momsregistreringsnummer: ${p.supplier.vat}`,
        'Godkänd för F-skatt',
      ]);
      return sheet.drawing();
    },
  },
  {
    id: 'k37',
    producer: 'weasyprint',
    hard: 'rent of coffee machines: periods below the names, the account as IBAN too',
    seller: {
      party: swede('Crema Kaffemaskiner Syd AB', 'Bronsyxegatan 23, 213 75 Malmö', '5569', {
        iban: iban('SE', 'Crema', 24),
      }),
      trades: ['machines'],
      codes: 'CM-###',
      number: (n) => `${n + 26_070}`,
      isWhole: true,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines td{padding-top:6pt}.s td{padding-top:0;color:#666;font-size:8pt}.over{width:100%;background:#f3efe9;margin:12pt 0}`,
        beside(
          [60, `<h2 style="color:#6b3e1d">crema</h2><span class="small">Crema Kaffemaskiner Syd AB</span>`],
          [40, `<h2>${l.title}</h2>`],
        ),
        over([
          [l.number, p.number],
          [l.date, p.issue],
          [l.due, p.due],
          ['Avtal', p.order],
          ['Kund', p.customer],
        ]),
        beside(
          [50, `Faktureras<br>${address(p.buyer)}`],
          [50, `Maskinplats<br>${placeOf(p.buyer).join('<br>')}`],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Beskrivning', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          {
            under: (line) =>
              `<tr class="s"><td></td><td colspan="5">Serienummer CX${of(line, 90_000) + 10_000}, period ${slashed(p.issue)} - ${slashed(p.due)}</td></tr>`,
          },
        ),
        `<div class="right">${pairs([['Summa', m.money(p.net)], ['Moms 25 %', m.money(p.tax)], ...rounding(p, m.money), [`<b>${l.pay} SEK</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.street}, ${p.supplier.post} &nbsp; Bankgiro ${p.supplier.bankgiro} &nbsp; IBAN ${p.supplier.iban ?? ''} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT ${p.supplier.vat} &nbsp; F-skatt</p>`,
      );
    },
  },
  {
    id: 'k38',
    producer: 'calc',
    hard: "a small brewery's sheet: the alcohol's tax and the deposit in columns that are no sum",
    seller: {
      party: swede('Lövånger Bryggeri & Bränneri AB', 'Kungsvägen 52, 930 10 Lövånger', '5592'),
      trades: ['beer', 'wine'],
      lines: [2, 6],
      codes: '',
      number: (n) => `LB-${n + 230}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        '',
        `<p><b><font size="5">Lövånger Bryggeri &amp; Bränneri AB</font></b></p>`,
        rowsOf(
          [
            [labels(p).title, p.number, '', 'Kund:', p.buyer.name],
            ['Datum', p.issue, '', '', p.buyer.street],
            ['Förfaller', p.due, '', '', p.buyer.post],
          ],
          'rows',
          5,
        ),
        `<p>${about(p)}</p>`,
        rowsOf([
          ['Dryck', 'Förpackning', 'Antal', 'Enhet', 'Pris', 'Summa'],
          ...p.lines.map((line) => [
            line.name,
            line.pack,
            b.quantity(line.quantity),
            line.unit,
            b.price(line.price),
            b.money(line.sum),
          ]),
          ['', '', '', '', '', ''],
          ['Netto', '', '', '', '', b.money(total(p.lines))],
          ['Moms 25%', '', '', '', '', b.money(p.tax)],
          ['Att betala', '', '', '', '', b.money(p.payable)],
        ]),
        `<p>Bg ${p.supplier.bankgiro}</p><p>${p.supplier.street}, ${p.supplier.post}</p><p>Org.nr ${p.supplier.organisation} Momsnr ${p.supplier.vat} F-skatt</p>`,
      ),
  },
];
