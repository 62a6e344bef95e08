/** Power, heat, water, waste, programs, rents: bills that come by themselves each month. */
import { slashed } from '../days.ts';
import { column, escaped, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, col, figures, grid, labels, listed, num, of, page, rowsOf, stack, taxes } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');

export const metersHouse: readonly LayoutK[] = [
  {
    id: 'k50',
    producer: 'reportlab-embedded',
    hard: 'telephone and fibre: a page of the sums and the slip, the rows on a second page',
    seller: {
      party: swede('Norrlänk Telekom AB', 'Skolgatan 64, 903 27 Umeå', '5566'),
      trades: ['telecom'],
      codes: '',
      number: (n) => String(55_002_100 + n),
      terms: 30,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 });
      const l = labels(p);
      sheet.text(45, 60, 'NORRLÄNK', { font: 'bold', size: 22 });
      sheet.text(550, 60, l.title, { size: 18, align: 'r' });
      sheet.block(330, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10.5, leading: 13 });
      stack(
        sheet,
        45,
        150,
        110,
        [
          [l.number, p.number],
          ['Kundnummer', p.customer],
          [l.date, p.issue],
          [l.due, p.due],
        ],
        { isLeft: true, leading: 14 },
      );
      sheet.text(45, 200, 'Sammanställning', { font: 'bold', size: 11 });
      stack(
        sheet,
        45,
        550,
        222,
        [
          ['Abonnemang och tjänster exkl. moms', s.money(p.net)],
          ['Moms 25 %', s.money(p.tax)],
          [`${l.pay} (SEK)`, s.money(p.payable)],
        ],
        { leading: 15 },
      );
      sheet.text(45, 290, `Specifikation finns på nästa sida. ${about(p)}`, { size: 8.5 });
      sheet.line(0, 560, 595);
      stack(
        sheet,
        45,
        150,
        590,
        [
          ['Bankgiro', p.supplier.bankgiro],
          ['OCR-nummer', p.ocr],
          ['Betalningsmottagare', p.supplier.name],
          ['Belopp', s.money(p.payable)],
        ],
        { isLeft: true, leading: 16 },
      );
      sheet.text(
        45,
        800,
        `Norrlänk Telekom AB, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. F-skatt.`,
        { size: 7.5 },
      );
      sheet.page();
      sheet.text(45, 50, `Specifikation till ${l.title.toLowerCase()} ${p.number}`, {
        font: 'bold',
        size: 11,
      });
      grid(
        sheet,
        [
          col(45, 'Tjänst', ({ name }) => name),
          col(230, 'Nummer', (line) => (line.unit === 'mån' ? `0${of(line, 90_000_000) + 10_000_000}` : '')),
          num(370, 'Antal', (line) => s.quantity(line.quantity)),
          col(376, '', ({ unit }) => unit),
          num(460, 'Pris', (line) => s.price(line.price)),
          num(550, 'Exkl. moms', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 80, leading: 16, rule: (y) => sheet.line(45, y, 550) },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k51',
    producer: 'wkhtmltopdf',
    hard: "waste: the day of each emptying in the row, the article with a letter's code",
    credits: 1,
    seller: {
      party: swede('Renhållarna i Bohuslän AB', 'Sopgränd 1, 451 81 Uddevalla'),
      trades: ['waste'],
      lines: [3, 6],
      codes: 'T-@##',
      number: (n) => String(770_900 + n),
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `body{font-size:12.5pt}.lines th{background:#456;color:#fff;font-size:10pt}.over th{font-size:9pt}.small{font-size:9pt}`,
        beside([60, `<h2>RENHÅLLARNA</h2>i Bohuslän AB`], [40, `<h2>${l.title.toUpperCase()}</h2>`]),
        over([
          [l.number, p.number],
          [l.date, p.issue],
          ['Kundnr', p.customer],
          [l.due, p.due],
        ]),
        beside([50, `<br>${address(p.buyer)}`], [50, `<br>Hämtställe<br>${placeOf(p.buyer).join('<br>')}`]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Datum', (line) => slashed(`2026-0${1 + of(line, 6)}-1${of(line, 9)}`)),
            column('Kod', ({ code }) => code),
            column('Tjänst', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Exkl. moms', m.money(p.net)],
          ['Moms 25 %', m.money(p.tax)],
          [`<b>${l.pay} kr</b>`, m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Bg ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · ${p.supplier.vat} · F-skatt</p>`,
      );
    },
  },
  {
    id: 'k52',
    producer: 'words',
    hard: 'the rent of the premises: called a notice of rent, months for quantities',
    seller: {
      party: swede('Fastighetsbolaget Kvarteret Vinkeln KB', 'Nygatan 17, 602 21 Norrköping', '9696'),
      trades: ['premises'],
      codes: '',
      number: (n) => `H${n + 12_200}`,
      terms: 20,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'mono', size: 9.5 });
      sheet.text(50, 60, 'Fastighetsbolaget Kvarteret Vinkeln KB', { font: 'monobold', size: 11 });
      sheet.block(50, 74, [p.supplier.street, p.supplier.post]);
      sheet.text(400, 60, p.isCredit ? 'KREDITFAKTURA' : 'HYRESFAKTURA', { font: 'monobold', size: 12 });
      stack(
        sheet,
        330,
        440,
        120,
        [
          ['Fakturanr', p.number],
          ['Fakturadatum', p.issue],
          ['Förfaller', p.due],
          ['Kontrakt', p.order],
        ],
        { isLeft: true },
      );
      sheet.block(50, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(50, 190, `Objekt: lokal, ${placeOf(p.buyer)[1]}. ${about(p)}`);
      const end = grid(
        sheet,
        [
          col(50, 'Specifikation', ({ name }) => name),
          num(320, 'Antal', (line) => `${s.quantity(line.quantity)} ${line.unit}`),
          num(430, 'Pris', (line) => s.price(line.price)),
          num(545, 'Belopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 220, leading: 16, head: { font: 'monobold' } },
      );
      stack(
        sheet,
        250,
        545,
        end + 14,
        [
          ['Summa exkl. moms', s.money(p.net)],
          ['Moms 25%', s.money(p.tax)],
          ['Att betala', s.money(p.payable)],
        ],
        { leading: 15 },
      );
      sheet.block(50, 740, [
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`,
        `Orgnr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}`,
        'Frivillig skattskyldighet för moms. Godkänd för F-skatt.',
      ]);
      return sheet.drawing();
    },
  },
  {
    id: 'k53',
    producer: 'weasyprint',
    hard: "a sweep's bill with the address of the kitchen in the heading, a rate told once",
    seller: {
      party: swede('Sotarn på Söder Håkan Brink AB', 'Katarina Bangata 41, 116 39 Stockholm'),
      trades: ['chimney', 'locks'],
      lines: [2, 4],
      codes: '',
      number: (n) => `${26_500 + n}`,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines td,.lines th{border:.7pt solid #000;padding:3pt}.pairs td{border:.7pt solid #000;padding:3pt}`,
        beside(
          [50, `<b style="font-size:14pt">Sotarn på Söder</b><br>Håkan Brink AB<br>${p.supplier.phone}`],
          [
            50,
            `<b style="font-size:14pt">${l.title} ${p.number}</b><br>${listed([
              ['Datum', p.issue],
              ['Betalas senast', p.due],
              ['Märkning', escaped(placeOf(p.buyer)[0])],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}</p><p>Arbetet gäller ${placeOf(p.buyer)[1]}. ${about(p)}</p>`,
        table(
          [
            column('Text', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Rabatt', () => '', 'r'),
            column('Summa', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<br><div style="width:45%;margin-left:55%">${rowsOf([['Netto', m.money(p.net)], ...taxes(p, m.money), ['Summa SEK', m.money(p.payable)]], 'pairs')}</div>`,
        `<p class="small">Sotarn på Söder Håkan Brink AB, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Innehar F-skatt.</p>`,
      );
    },
  },
];
