/** Papers about money owed or paid that are no invoices themselves. */
import * as days from '../../days.ts';
import { across } from '../../format.ts';
import { address, escaped } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { cells, doc, fig, kv, side, stack, sumsOn } from '../kit.ts';
import { type Letter, owed, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');

export const lettersMoneyA: readonly Letter[] = [
  {
    kind: 'reminder',
    hard: 'reminder of one invoice with a fee',
    producer: 'chromium',
    seller: senders.grocery,
    isAbout: true,
    count: 2,
    draw: (p) =>
      doc(
        '.kv td{padding:2pt 10pt 2pt 0}',
        side(
          [60, `<h2>${escaped(p.supplier.name)}</h2>${stack(p.supplier.street, p.supplier.post)}`],
          [40, `<h2>Betalningspåminnelse</h2>Datum ${days.plusDays(p.due, 9)}<br>Kundnr ${p.customer}`],
        ),
        `<p>${address(p.buyer)}</p><p>Enligt vår bokföring är nedanstående faktura ännu obetald. Har du redan betalat kan du bortse från denna påminnelse.</p>`,
        cells(
          [
            [p.number, p.issue, p.due, sp.money(p.payable)],
            ['Påminnelseavgift', '', '', '60,00'],
          ],
          'lllr',
          'cells',
          ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'],
        ),
        `<p class="r"><b>Att betala omgående SEK ${sp.money(p.payable + 6000n)}</b></p><p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}.</p>`,
      ),
  },
  {
    kind: 'reminder',
    hard: 'second reminder with several invoices and interest',
    producer: 'reportlab',
    seller: senders.meat,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 84, 'PÅMINNELSE 2', { size: 14, font: 'bold' });
      s.block(330, 84, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(40, 130, `Vi saknar fortfarande betalning för följande fakturor per ${p.issue}:`);
      across(
        s,
        152,
        [
          [40, 'Faktura'],
          [140, 'Fakturadatum'],
          [260, 'Förfallodag'],
          [480, 'Restbelopp', 'r'],
        ],
        { font: 'bold' },
      );
      for (const [at, [a, b, c, d]] of owed(p).entries())
        across(s, 168 + at * 14, [
          [40, a],
          [140, b],
          [260, c],
          [480, d, 'r'],
        ]);
      sumsOn(s, 180 + p.lines.length * 14, [['Summa förfallet', sp.money(p.lineNet)]], 300, 480, {
        font: 'bold',
      });
      s.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Frågor: ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'reminder',
    hard: 'reminder in the invoice form of the program, word Faktura in the table',
    producer: 'fpdf',
    seller: senders.soft,
    isAbout: true,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(380, 50, 'Påminnelse', { size: 15, font: 'bold' });
      sumsOn(
        s,
        72,
        [
          ['Avser faktura', p.number],
          ['Fakturadatum', p.issue],
          ['Ursprunglig förfallodag', p.due],
          ['Ny förfallodag', days.plusDays(p.due, 20)],
        ],
        330,
        555,
      );
      s.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.block(40, 170, [
        'Vi har inte registrerat din betalning. Vänligen betala beloppet nedan inom tio dagar',
        'för att undvika att ärendet lämnas till inkasso.',
      ]);
      sumsOn(
        s,
        214,
        [
          ['Fakturabelopp', sp.money(p.payable)],
          ['Inbetalt', '0,00'],
          ['Avgift för påminnelse', '60,00'],
          ['Att betala', sp.money(p.payable + 6000n)],
        ],
        330,
        555,
        { font: 'bold' },
      );
      s.text(40, 790, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    kind: 'reminder',
    hard: 'German reminder',
    producer: 'weasyprint',
    seller: senders.german,
    isAbout: true,
    draw: (p) =>
      doc(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><p>${address(p.buyer)}<br>Schweden</p><h2>Zahlungserinnerung</h2><p>Unsere Rechnung ${p.number} vom ${days.dotted(p.issue)} über <b>${dot.money(p.payable)} EUR</b> war am ${days.dotted(p.due)} fällig. Bitte überweisen Sie den Betrag innerhalb von sieben Tagen.</p><p>IBAN ${p.supplier.iban}<br>${p.supplier.street}, ${p.supplier.post}<br>USt-IdNr. ${p.supplier.vat}</p>`,
      ),
  },
  {
    kind: 'interest',
    hard: 'note of interest on late payment, with a due day and a sum',
    producer: 'runs',
    seller: senders.dairy,
    isAbout: true,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(330, 50, 'RÄNTEFAKTURA', { size: 13, font: 'bold' });
      sumsOn(
        s,
        70,
        [
          ['Räntenota nr', `R${p.customer}`],
          ['Datum', days.plusDays(p.due, 30)],
          ['Förfallodatum', days.plusDays(p.due, 60)],
        ],
        330,
        555,
      );
      s.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(40, 160, 'Dröjsmålsränta på för sent betalda fakturor', { font: 'bold' });
      across(
        s,
        180,
        [
          [40, 'Faktura'],
          [120, 'Belopp'],
          [220, 'Förfallodag'],
          [320, 'Betald'],
          [400, 'Dagar'],
          [555, 'Ränta', 'r'],
        ],
        { font: 'bold' },
      );
      across(s, 196, [
        [40, p.number],
        [120, bare.money(p.payable)],
        [220, p.due],
        [320, days.plusDays(p.due, 24)],
        [400, '24'],
        [555, bare.money((p.payable * 24n * 11n) / 36_500n), 'r'],
      ]);
      sumsOn(s, 226, [['Att betala (momsfritt)', bare.money((p.payable * 24n * 11n) / 36_500n)]], 380, 555, {
        font: 'bold',
      });
      s.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Räntesats 11 %`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'collection-demand',
    hard: 'demand by a collection firm in the name of the supplier',
    producer: 'wkhtmltopdf',
    seller: senders.beer,
    isAbout: true,
    draw: (p) =>
      doc(
        '.kv td{padding:2pt 12pt 2pt 0}',
        `<h2>Sydinkasso Rätt & Ränta AB</h2><p class="small">Org.nr 559288-0147, Tullgatan 3, 352 30 Växjö</p><p>${address(p.buyer)}</p><h2>INKASSOKRAV</h2><p>På uppdrag av ${escaped(p.supplier.name)}, org.nr ${p.supplier.organisation}, uppmanas ni att betala nedanstående skuld.</p>`,
        kv([
          ['Faktura', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Kapitalbelopp', `${sp.money(p.payable)} kr`],
          ['Inkassokostnad', '180,00 kr'],
          ['Att betala senast', days.plusDays(p.due, 45)],
          ['Totalt', `${sp.money(p.payable + 18_000n)} kr`],
        ]),
        '<p>Betalas inte skulden kan vi ansöka om betalningsföreläggande hos Kronofogden.</p>',
      ),
  },
  {
    kind: 'statement',
    hard: 'statement of account with a running list of invoices',
    producer: 'chromium',
    seller: { ...senders.grocery, lines: [6, 9] },
    draw: (p) =>
      doc(
        '.cells th{border-bottom:1pt solid}',
        `${side([60, `<h2>${escaped(p.supplier.name)}</h2>`], [40, `<h2>Kontoutdrag</h2>per ${p.issue}`])}<p>${address(p.buyer)}<br>Kundnr ${p.customer}</p>`,
        cells(
          owed(p).map((all) => [...all]),
          'lllr',
          'cells',
          ['Fakturanr', 'Datum', 'Förfaller', 'Saldo'],
        ),
        `<p class="r"><b>Totalt utestående SEK ${sp.money(p.lineNet)}</b></p><p class="small">Detta är endast en sammanställning, betala enligt respektive faktura. ${p.supplier.phone}, org.nr ${p.supplier.organisation}</p>`,
      ),
  },
];
