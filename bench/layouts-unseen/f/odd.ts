/** Pages that their printers, or their senders, made hard. */
import { picture } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { remarkOn } from './drawn.ts';
import { boxes, figures, grid, ledger, place, rounded, taxes, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const s = figures('space');
const m = figures('true');
const e = figures('english');

export const odd: readonly LayoutF[] = [
  {
    id: 'f56',
    producer: 'pdf-lib',
    hard: 'front page with the totals only, specification on the second page',
    seller: { party: firm('Skånes Sylt & Konserv AB', 'Konservgatan 3, 260 83 Vejbystrand'), trades: ['dry'], codes: '#####', numbers: '700####', lines: [5, 10], terms: 20 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 10 });
      page.text(50, 60, 'Skånes Sylt & Konserv AB', { size: 16, font: 'bold' });
      page.block(50, 76, [p.supplier.street, p.supplier.post, `Tel. ${p.supplier.phone}`]);
      page.text(350, 60, word(p, 'Faktura', 'Kreditfaktura'), { size: 18 });
      remarkOn(page, p, 350, 80);
      page.block(350, 110, whereOf(p.buyer));
      ledger(page, 50, 260, 190, [['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer]]); // prettier-ignore
      page.text(50, 280, `Varuleveranser enligt specifikation på sida 2, ${p.lines.length} rader`);
      ledger(page, 330, 545, 320, [['Summa exkl. moms', f.money(p.net)], ...taxes(p, f, (rate) => `Moms ${rate} %`), ['Moms totalt', f.money(p.tax)], ['Att betala', `${f.money(p.payable)} kr`]]); // prettier-ignore
      page.line(50, 700, 545);
      boxes(page, 715, [
        [50, 'Bankgiro', p.supplier.bankgiro],
        [180, 'OCR', p.ocr],
        [330, 'Belopp', f.money(p.payable)],
        [450, 'Senast', p.due],
      ]);
      page.text(
        50,
        780,
        `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt  Säte Ängelholm`,
        { size: 8 },
      );
      page.page();
      page.text(50, 50, `Specifikation till faktura ${p.number}`, { font: 'bold', size: 12 });
      page.right(545, 50, 'Sida 2 av 2');
      grid(
        page, 80,
        [
          place(50, 'Art.nr', (l) => l.code),
          place(105, 'Benämning', (l) => l.name),
          place(350, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(358, 'Enhet', (l) => l.unit),
          place(450, 'Pris', (l) => f.price(l.price), 'r'),
          place(545, 'Belopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f57',
    producer: 'driver',
    hard: 'form of a driver: meat and fish with price per kg, buyer centred',
    seller: { party: firm('Kött & Fisk i Luleå AB', 'Varvsgatan 39, 972 32 Luleå'), trades: ['meat', 'fish'], codes: '####', numbers: '2#####', lines: [4, 8], returns: 0.15 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.text(40, 50, 'Kött & Fisk i Luleå AB', { font: 'bold', size: 14 });
      page.block(40, 64, [p.supplier.street, p.supplier.post]);
      page.block(240, 64, whereOf(p.buyer));
      page.block(430, 50, [
        word(p, 'Faktura', 'Kreditfaktura'),
        `Nummer ${p.number}`,
        `Fakturadatum ${p.issue}`,
        `Förfallodatum ${p.due}`,
      ]);
      remarkOn(page, p, 40, 120);
      const below = grid(
        page, 150,
        [
          place(40, 'Artnr', (l) => l.code),
          place(90, 'Benämning', (l) => l.name),
          place(350, 'Antal', (l) => m.quantity(l.quantity), 'r'),
          place(360, 'Enhet', (l) => l.unit),
          place(450, 'Pris', (l) => m.price(l.price), 'r'),
          place(550, 'Summa', (l) => m.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      ledger(page, 380, 550, below + 20, [
        ['Netto', m.money(p.net)],
        ['Moms', m.money(p.tax)],
        ['Att betala SEK', m.money(p.payable)],
      ]);
      page.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Momsreg.nr ${p.supplier.vat}`,
        { size: 8 },
      );
      return page.drawing();
    },
  },
  {
    id: 'f58',
    producer: 'cairo',
    hard: 'wide page lying on its side: many columns, week, tour, ordered and delivered',
    seller: { party: firm('Mälardalens Mejerivaror AB', 'Tunavägen 210, 781 73 Borlänge'), trades: ['dairy', 'bread'], codes: '#####', numbers: '45#####', lines: [6, 12], isWhole: true }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 }, 842, 595);
      page.text(40, 45, 'Mälardalens Mejerivaror AB', { font: 'bold', size: 15 });
      page.block(40, 60, [p.supplier.street, p.supplier.post]);
      page.block(330, 45, whereOf(p.buyer));
      page.text(600, 45, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
      ledger(page, 600, 800, 62, [
        ['Fakturanr', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnr', p.customer],
      ]);
      remarkOn(page, p, 330, 110);
      const below = grid(
        page, 140,
        [
          place(40, 'Artnr', (l) => l.code),
          place(95, 'Artikel', (l) => l.name),
          place(320, 'Förp', (l) => l.pack),
          place(400, 'Tur', (l) => String(1 + (l.seed % 7))),
          place(480, 'Beställt', (l) => s.quantity(l.quantity + BigInt(l.seed % 3) * 1000n), 'r'),
          place(545, 'Levererat', (l) => s.quantity(l.quantity), 'r'),
          place(560, 'Enh', (l) => l.unit),
          place(660, 'Pris', (l) => s.price(l.price), 'r'),
          place(710, 'Moms%', (l) => String(l.rate), 'r'),
          place(800, 'Belopp', (l) => s.money(l.sum), 'r'),
        ],
        p.lines, { bottom: 430 },
      ); // prettier-ignore
      ledger(page, 620, 800, below + 12, [['Summa', s.money(p.net)], ['Moms', s.money(p.tax)], ...rounded(p, s, 'Avrundning'), ['Att betala', s.money(p.payable)]]); // prettier-ignore
      page.text(40, 570, `Bankgiro ${p.supplier.bankgiro} OCR ${p.ocr} Org.nr ${p.supplier.organisation} Momsreg.nr ${p.supplier.vat} F-skatt`, { size: 8 }); // prettier-ignore
      return page.onItsSide();
    },
  },
  {
    id: 'f59',
    producer: 'reportlab',
    hard: 'drawn column by column; number of the article in the same cell as the name, "4410 – Name"',
    seller: { party: firm('Chark & Delikatess Sthlm AB', 'Hallvägen 21, 121 62 Johanneshov'), trades: ['meat', 'dairy'], codes: '4###', numbers: 'D-#####', lines: [4, 8] }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'serif', size: 10 });
      page.text(40, 50, 'Chark & Delikatess Sthlm AB', { size: 14, font: 'serifbold' });
      page.block(40, 66, [
        p.supplier.street,
        p.supplier.post,
        `Orgnr ${p.supplier.organisation}`,
        `Momsnr ${p.supplier.vat}`,
      ]);
      page.block(360, 50, [
        word(p, 'Faktura', 'Kreditfaktura'),
        `Fakturanr ${p.number}`,
        `Fakturadatum ${p.issue}`,
        `Förfallodatum ${p.due}`,
      ]);
      remarkOn(page, p, 40, 130);
      page.block(360, 125, whereOf(p.buyer));
      const below = grid(
        page, 195,
        [
          place(40, 'Artikel', (l) => `${l.code} – ${l.name}`),
          place(360, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(370, 'Enh', (l) => l.unit),
          place(450, 'Pris', (l) => f.price(l.price), 'r'),
          place(550, 'Belopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'serifbold' } },
      ); // prettier-ignore
      ledger(page, 380, 550, below + 18, [['Netto', f.money(p.net)], ...taxes(p, f, (rate) => `Moms ${rate}%`), ['Moms totalt', f.money(p.tax)], ['Att betala', f.money(p.payable)]]); // prettier-ignore
      page.text(40, 800, `Bankgiro ${p.supplier.bankgiro}. Dröjsmålsränta 12 %. Godkänd för F-skatt.`, {
        size: 8,
      });
      page.columnwise();
      return page.drawing();
    },
  },
  {
    id: 'f60',
    producer: 'fpdf',
    hard: 'sender as a picture and in the small print; English and Swedish labels side by side',
    seller: { party: firm('Nordic Tableware Supply AB', 'Exportgatan 51, 422 46 Hisings Backa'), trades: ['shop', 'paper'], codes: 'NT-##-##', numbers: 'SI#####', lines: [3, 7], discounts: [1000, 2500] }, // prettier-ignore
    draw: await (async () => {
      const logo = await picture('Nordic Tableware', '#224466', 'Liberation Sans');
      return (p) => {
        const page = new Sheet({ size: 9 });
        page.picture(40, 30, 200, logo);
        page.text(360, 50, word(p, 'Faktura / Invoice', 'Kreditfaktura / Credit note'), {
          size: 14,
          font: 'bold',
        });
        remarkOn(page, p, 360, 68);
        ledger(page, 360, 555, 85, [['Fakturanr / Invoice no', p.number], ['Fakturadatum / Date', p.issue], ['Förfallodatum / Due date', p.due], ['Kundnr / Customer no', p.customer]]); // prettier-ignore
        page.block(40, 100, whereOf(p.buyer));
        const below = grid(
          page, 190,
          [
            place(40, 'Art.nr', (l) => l.code),
            place(105, 'Benämning / Description', (l) => l.name),
            place(320, 'Antal', (l) => e.quantity(l.quantity), 'r'),
            place(328, 'Enh', (l) => l.unit),
            place(410, 'Pris', (l) => e.price(l.price), 'r'),
            place(465, 'Rab%', (l) => (l.discount === 0n ? '' : e.percent(l.discount)), 'r'),
            place(555, 'Belopp', (l) => e.money(l.sum), 'r'),
          ],
          p.lines,
        ); // prettier-ignore
        ledger(page, 360, 555, below + 14, [['Netto / Net', e.money(p.net)], ['Moms / VAT 25%', e.money(p.tax)], ['Att betala / Total SEK', e.money(p.payable)]]); // prettier-ignore
        page.text(40, 795, `Nordic Tableware Supply AB, ${p.supplier.street}, ${p.supplier.post}, Sweden`, {
          size: 7.5,
        });
        page.text(40, 805, `Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}  Godkänd för F-skatt`, { size: 7.5 }); // prettier-ignore
        return page.drawing();
      };
    })(),
  },
];
