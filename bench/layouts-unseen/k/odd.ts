/** The odd ones: a till's roll, a turned page, a factor, a firm that bills for another, rows without numbers' columns. */
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, num, page, stack } from './kit.ts';
import type { LayoutK } from './orders.ts';
import { swede, placeOf } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');
const factor = { name: 'Svea Fjord Factoring AB', bankgiro: '5822-1407' };

export const odd: readonly LayoutK[] = [
  {
    id: 'k54',
    producer: 'letters',
    hard: "a till's roll of a market hall on a narrow page: the name in one row, figures in the next",
    seller: {
      party: swede('Torgets Fiskvagn Lena Åhman', 'Repslagartorget, 582 19 Linköping', '681014'),
      trades: ['fish'],
      lines: [2, 5],
      codes: '',
      number: (n) => `K${n + 3_300}`,
      terms: 10,
      decimals: 3,
    },
    draw: (p) => {
      const height = 330 + p.lines.length * 26;
      const sheet = new Sheet({ font: 'mono', size: 8 }, 226, height);
      sheet.text(113, 24, 'TORGETS FISKVAGN', { font: 'monobold', size: 11, align: 'c' });
      let y = sheet.block(
        113,
        38,
        ['Lena Åhman', p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`],
        { align: 'c', leading: 10 },
      );
      y = sheet.block(
        12,
        y + 8,
        [
          `${labels(p).title.toUpperCase()} ${p.number}`,
          `Datum ${p.issue}  kl 07:42`,
          `Betalas senast ${p.due}`,
          `Kund: ${p.buyer.name}`,
          about(p),
        ],
        { leading: 11 },
      );
      sheet.text(12, y, '-'.repeat(42));
      y += 12;
      for (const line of p.lines) {
        sheet.text(12, y, line.name.slice(0, 40));
        sheet.text(20, y + 11, `${b.quantity(line.quantity)} ${line.unit} x ${b.price(line.price)}`);
        sheet.right(214, y + 11, b.money(line.sum));
        y += 25;
      }
      sheet.text(12, y, '-'.repeat(42));
      y = stack(
        sheet,
        12,
        214,
        y + 14,
        [
          ['Netto', b.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, b.money(p.tax)],
          ['TOTALT SEK', b.money(p.payable)],
        ],
        { leading: 12 },
      );
      sheet.block(
        12,
        y + 14,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `Moms ${p.supplier.vat}`,
          'Godkänd för F-skatt',
          'Tack och välkommen åter!',
        ],
        { leading: 11 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k55',
    producer: 'cairo',
    hard: 'a wide page that lies on its side in the file; prices for a thousand',
    seller: {
      party: swede('Emballageringen Svenska AB', 'Wellpappvägen 14, 571 38 Nässjö', '5561'),
      trades: ['paper'],
      lines: [3, 7],
      codes: '77####',
      number: (n) => String(2_260_100 + n),
      per: 1000n,
      charges: [['Pallavgift', 12_000, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9.5 }, 842, 595);
      const l = labels(p);
      sheet.text(45, 50, 'EMBALLAGERINGEN SVENSKA AB', { font: 'bold', size: 14 });
      sheet.text(45, 64, `${p.supplier.street}   ${p.supplier.post}`);
      sheet.text(797, 50, `${l.title} ${p.number}`, { font: 'bold', size: 14, align: 'r' });
      sheet.block(45, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.block(320, 100, ['Godsmottagare', ...placeOf(p.buyer)]);
      stack(sheet, 600, 797, 100, [
        [l.date, p.issue],
        [l.due, p.due],
        ['Kundnr', p.customer],
        ['Er order', p.order],
      ]);
      sheet.text(45, 164, about(p));
      const end = grid(
        sheet,
        [
          col(45, 'Artikelnr', ({ code }) => code),
          col(120, 'Benämning', ({ name }) => name),
          col(390, 'Kartong om', ({ pack }) => pack),
          num(540, 'Antal', (line) => s.quantity(line.quantity)),
          col(547, 'Enhet', ({ unit }) => unit),
          num(680, 'Pris per 1000', (line) => s.price(line.price)),
          num(797, 'Belopp', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 190, leading: 16, rule: (y) => sheet.line(45, y, 797) },
      );
      const after = stack(sheet, 120, 797, end, charges(p, s.money));
      stack(
        sheet,
        600,
        797,
        after + 14,
        [
          ['Netto', s.money(p.net)],
          ['Moms 25 %', s.money(p.tax)],
          [l.pay, s.money(p.payable)],
        ],
        { leading: 15, font: 'bold' },
      );
      sheet.text(
        45,
        560,
        `Bankgiro ${p.supplier.bankgiro}    OCR ${p.ocr}    Org.nr ${p.supplier.organisation}    VAT ${p.supplier.vat}    Tel ${p.supplier.phone}    F-skatt`,
        { size: 8.5 },
      );
      return sheet.onItsSide();
    },
  },
  {
    id: 'k56',
    producer: 'chromium',
    hard: 'the claim is sold: another firm gets the money, and stands with its name and giro on the page',
    credits: 1,
    seller: {
      party: swede('Roslagens Delikatesser AB', 'Vätövägen 21, 761 94 Norrtälje', '5590'),
      trades: ['meat', 'cheese'],
      lines: [3, 8],
      codes: 'RD###',
      number: (n) => String(19_900 + n),
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.box{border:1pt solid #900;padding:5pt;margin:12pt 0;font-size:8.5pt}`,
        beside(
          [
            60,
            `<h2 style="color:#900">Roslagens Delikatesser</h2>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}`,
          ],
          [
            40,
            `<h2>${l.title}</h2>${pairs([
              [l.number, p.number],
              [l.date, p.issue],
              ['Kundnr', p.customer],
              [l.due, p.due],
            ])}`,
          ],
        ),
        `<div style="margin-left:60%">${address(p.buyer)}</div><p>${about(p)}</p>`,
        table(
          [
            column('Artikelnummer', ({ code }) => code),
            column('Artikel', ({ name }) => name),
            column('Mängd', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Netto', m.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, m.money(p.tax)],
          [`<b>${l.pay}</b>`, m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<div class="box">Fordran enligt denna faktura är överlåten till ${factor.name}. Betalning med befriande verkan kan endast ske till ${factor.name}, bankgiro ${factor.bankgiro}, OCR ${p.ocr}.</div>`,
        `<p class="small">Roslagens Delikatesser AB · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt · ${p.supplier.phone}</p>`,
      );
    },
  },
  {
    id: 'k57',
    producer: 'pdf-lib',
    hard: 'a firm without a company lets another bill for it: two names, one of which sells',
    seller: {
      party: swede('Egenanställd Norr AB', 'Rådhusgatan 40, 852 31 Sundsvall', '5592'),
      trades: ['staff'],
      lines: [1, 3],
      codes: '',
      number: (n) => String(330_050 + n),
      terms: 15,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(45, 60, 'egenanställd norr', { font: 'bold', size: 18 });
      stack(
        sheet,
        360,
        550,
        50,
        [
          ['Faktura', p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
        ],
        { leading: 14 },
      );
      sheet.block(45, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 13 });
      sheet.block(
        45,
        170,
        [`Uppdrag utfört av ${p.reference}. Fakturerande företag är ${p.supplier.name}.`, about(p)],
        { size: 9 },
      );
      const end = grid(
        sheet,
        [
          col(45, 'Beskrivning', ({ name }) => name),
          num(370, 'Timmar/antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`),
          num(460, 'Pris', (line) => m.price(line.price)),
          num(550, 'Belopp', (line) => m.money(line.sum)),
        ],
        p.lines,
        { top: 218, leading: 18 },
      );
      stack(
        sheet,
        370,
        550,
        end + 20,
        [
          ['Netto', m.money(p.net)],
          ['Moms 25 %', m.money(p.tax)],
          ['Att betala', m.money(p.payable)],
        ],
        { leading: 16, font: 'bold' },
      );
      sheet.block(
        45,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, F-skatt`,
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
];
