/** Wholesalers whose systems draw their pages. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import type { Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { boxes, figures, grid, ledger, place, rounded, taxes, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const b = figures('bare');

export const remarkOn = (page: Sheet, p: Paper, x: number, y: number): void => {
  if (p.remark !== null) page.text(x, y, p.remark, { size: 13, font: 'bold' });
};

export const drawn: readonly LayoutF[] = [
  {
    id: 'f37',
    producer: 'reportlab',
    hard: 'large wholesaler: very dense rows at 7 points, EAN beside the number, deliveries with headings',
    seller: { party: firm('Gastro Partner Sverige AB', 'Storgårdsvägen 2, 194 61 Upplands Väsby'), trades: ['dry', 'frozen', 'dairy', 'paper'], codes: '######', numbers: '90######', lines: [16, 30], deliveries: 3, terms: 20 }, // prettier-ignore
    credits: 1,
    draw: (p) => {
      const page = new Sheet({ size: 7.5 });
      page.text(36, 44, 'GASTRO PARTNER', { size: 18, font: 'bold' });
      page.block(36, 60, [...whereOf(p.supplier).slice(1), `Kundtjänst ${p.supplier.phone}`], { leading: 9 });
      page.text(330, 44, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      remarkOn(page, p, 330, 30);
      ledger(page, 330, 555, 60, [['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Betalningsvillkor', '20 dagar netto'], ...(p.about === null ? [] : [['Krediterar fakturanummer', p.about] as const])], { leading: 10 }); // prettier-ignore
      page.block(36, 110, whereOf(p.buyer), { size: 9, leading: 11 });
      const below = grid(
        page, 165,
        [
          place(36, 'Artikelnr', (l) => l.code),
          place(80, 'EAN', (l) => `73${String(10_000_000_000 + l.seed * 7919).slice(0, 11)}`),
          place(150, 'Benämning', (l) => l.name),
          place(300, 'Förp', (l) => l.pack),
          place(375, 'Antal', (l) => b.quantity(l.quantity), 'r'),
          place(382, 'Enhet', (l) => l.unit),
          place(445, 'Pris', (l) => b.price(l.price), 'r'),
          place(480, 'Moms %', (l) => String(l.rate), 'r'),
          place(555, 'Belopp', (l) => b.money(l.sum), 'r'),
        ],
        p.lines,
        { step: 10.5, bottom: 720, above: (l, at) => (at === 0 || p.lines[at - 1]?.delivery !== l.delivery ? `Följesedel ${Number(p.order) + l.delivery * 11}  Leveransdatum ${days.plusDays(p.delivered, l.delivery)}` : '') },
      ); // prettier-ignore
      page.line(36, below, 555);
      const next = ledger(page, 380, 555, below + 14, [['Summa exkl. moms', f.money(p.net)], ...taxes(p, f, (rate, base) => `Moms ${rate} % på ${base}`), ['Summa moms', f.money(p.tax)]], { leading: 11 }); // prettier-ignore
      ledger(page, 380, 555, next + 4, [['Att betala SEK', f.money(p.payable)]], { font: 'bold', size: 10 });
      page.text(36, 815, `Gastro Partner Sverige AB   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Godkänd för F-skatt`, { size: 7 }); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f38',
    producer: 'reportlab-embedded',
    hard: 'meat: kolli, catch weight and price per kg; frames around cells; invoice date among three others in one grid',
    seller: { party: firm('Styckmästarna i Kävlinge AB', 'Kvarngatan 14, 244 31 Kävlinge'), trades: ['meat'], codes: '####', numbers: '#####', lines: [4, 9], terms: 14 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'serif', size: 10 });
      page.text(297, 50, 'Styckmästarna i Kävlinge AB', { align: 'c', font: 'serifbold', size: 17 });
      page.text(297, 64, `${p.supplier.street} · ${p.supplier.post} · tel ${p.supplier.phone}`, {
        align: 'c',
      });
      page.text(40, 100, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'serifbold', size: 14 });
      remarkOn(page, p, 40, 84);
      page.frame(300, 90, 555, 150);
      page.block(308, 106, whereOf(p.buyer));
      page.frame(40, 165, 555, 195);
      boxes(page, 175, [[45, 'Fakturanr', p.number], [120, 'Orderdatum', days.short(days.plusDays(p.delivered, -1))], [205, 'Lev.datum', days.short(p.delivered)], [290, 'Fakturadatum', days.short(p.issue)], [375, 'Förfallodatum', days.short(p.due)], [470, 'Kundnr', p.customer]], { gap: 13 }); // prettier-ignore
      for (const x of [115, 200, 285, 370, 465]) page.line(x, 165, x, 195);
      const below = grid(
        page, 220,
        [
          place(45, 'Varunr', (l) => l.code),
          place(95, 'Benämning', (l) => l.name),
          place(320, 'Kolli', (l) => String(1 + (l.seed % 6)), 'r'),
          place(385, 'Mängd', (l) => f.quantity(l.quantity, 2), 'r'),
          place(392, 'Enh', (l) => l.unit),
          place(470, 'Pris', (l) => f.price(l.price), 'r'),
          place(550, 'Belopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'serifbold' }, rule: true, step: 16 },
      ); // prettier-ignore
      page.frame(40, 206, 555, below - 8);
      ledger(page, 380, 550, below + 16, [['Netto', f.money(p.net)], ...taxes(p, f, (rate) => `Moms ${rate}%`), ['Moms totalt', f.money(p.tax)], ['Att betala', f.money(p.payable)]]); // prettier-ignore
      page.line(40, 785, 555);
      across(page, 798, [[40, `Bankgiro ${p.supplier.bankgiro}`], [180, `Org.nr ${p.supplier.organisation}`], [320, `Momsreg.nr ${p.supplier.vat}`], [480, 'F-skattebevis']], { size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
  {
    id: 'f39',
    producer: 'cairo',
    hard: 'coffee and vending: wrapped names, company in the foot, buyer left; label-over-value strip of totals',
    seller: { party: firm('Nordkaffe Automater AB', 'Elektravägen 31, 126 30 Hägersten'), trades: ['coffee', 'soft'], codes: 'N-####', numbers: '10######', lines: [4, 9], charges: [['Serviceavgift', 24500, 25]] }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9 });
      page.box(0, 0, 595, 60, 0.85);
      page.text(40, 40, 'nordkaffe', { size: 24, font: 'bold', grey: 0.3 });
      page.right(555, 40, word(p, 'Faktura', 'Kreditfaktura'), { size: 16 });
      page.block(40, 100, whereOf(p.buyer));
      remarkOn(page, p, 40, 82);
      ledger(page, 370, 555, 100, [['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Er referens', p.reference], ['OCR', p.ocr]]); // prettier-ignore
      const below = grid(
        page, 200,
        [
          place(40, 'Artikel', (l) => l.code),
          place(100, 'Beskrivning', (l) => l.name, 'l', 22),
          place(290, 'Maskin', (l) => `A${100 + (l.seed % 30)}`),
          place(370, 'Antal', (l) => f.quantity(l.quantity), 'r'),
          place(378, 'Enhet', (l) => l.unit),
          place(465, 'À-pris', (l) => f.price(l.price), 'r'),
          place(555, 'Summa', (l) => f.money(l.sum), 'r'),
        ],
        p.lines, { step: 15 },
      ); // prettier-ignore
      page.line(40, below + 6, 555);
      boxes(page, below + 20, [[40, 'Varor', f.money(p.lineNet)], ...p.charges.map(({ label, amount }, at) => [130 + at * 80, label, f.money(amount)] as [number, string, string]), [210, 'Exkl. moms', f.money(p.net)], ...p.vat.map(({ rate, tax }, at) => [300 + at * 75, `Moms ${rate} %`, f.money(tax)] as [number, string, string]), [460, 'Att betala', `${f.money(p.payable)} kr`]], { small: 7.5, gap: 12 }); // prettier-ignore
      page.text(297, 800, `Nordkaffe Automater AB, ${p.supplier.street}, ${p.supplier.post}`, {
        align: 'c',
        size: 7.5,
      });
      page.text(297, 811, `Organisationsnummer ${p.supplier.organisation}  Momsregistreringsnummer ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}`, { align: 'c', size: 7.5 }); // prettier-ignore
      return page.drawing();
    },
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 'f40',
    producer: 'ghostscript',
    hard: 'printer driver: greens, origin and class glued between name and quantity, number "FAKTURA 88120" as a heading',
    seller: { party: firm('Partihallens Frukt & Grönt AB', 'Slakthusgatan 11, 415 02 Göteborg'), trades: ['greens'], codes: '###', numbers: '8####', lines: [5, 10], isWhole: true, returns: 0.1, terms: 10 }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'mono', size: 9 });
      page.text(40, 50, `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'monobold', size: 16 });
      page.text(40, 68, `${p.issue}`, {});
      remarkOn(page, p, 40, 84);
      page.block(40, 100, [...whereOf(p.supplier), `Tel ${p.supplier.phone}`, `Org.nr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`]); // prettier-ignore
      page.block(330, 100, ['Köpare:', ...whereOf(p.buyer), `Org.nr ${p.buyer.organisation}`]);
      const below = grid(
        page, 200,
        [
          place(40, 'Nr', (l) => l.code),
          place(70, 'Vara', (l) => l.name),
          place(250, 'Land', (l) => ['SE', 'NL', 'ES', 'IT', 'MA'][l.seed % 5] ?? ''),
          place(285, 'Kl', (l) => (l.seed % 2 === 0 ? 'I' : 'II')),
          place(370, 'Antal', (l) => b.quantity(l.quantity, 1), 'r'),
          place(378, 'Enh', (l) => l.unit),
          place(465, 'Pris', (l) => b.price(l.price), 'r'),
          place(555, 'Summa', (l) => b.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'monobold' }, step: 12 },
      ); // prettier-ignore
      page.line(40, below - 4, 555);
      ledger(page, 330, 555, below + 12, [['Netto', b.money(p.net)], ...taxes(p, b, (rate) => `${rate}% moms`), ['Moms', b.money(p.tax)], ...rounded(p, b, 'Öresavr'), ['Att betala', b.money(p.payable)]]); // prettier-ignore
      page.text(40, 800, `Betalas senast ${p.due} till bankgiro ${p.supplier.bankgiro}. F-skatt.`);
      return page.drawing();
    },
  },
  {
    id: 'f41',
    producer: 'fpdf',
    hard: 'web shop of spices and noodles: quantity with a cross "6 × 87,25" in one cell below the name',
    seller: { party: firm('Asiahandeln Online AB', 'Ringvägen 130, 118 61 Stockholm'), trades: ['asia'], codes: 'AH#####', numbers: '#####', lines: [3, 6], charges: [['Leverans', 7900, 25]], amounts: [1, 9] }, // prettier-ignore
    credits: 1,
    printing: { omits: ['taxTotal'] },
    draw: (p) => {
      const page = new Sheet({ size: 10 });
      page.text(50, 55, 'Asiahandeln', { size: 22, font: 'bold' });
      page.right(545, 55, word(p, 'Faktura', 'Kreditfaktura'), { size: 18 });
      remarkOn(page, p, 50, 75);
      page.block(50, 95, [`Fakturanummer: ${p.number}`, `Fakturadatum: ${p.issue}`, `Förfallodatum: ${p.due}`, `Beställning: ${p.order} (${p.delivered})`, ...(p.about === null ? [] : [`Krediterar: ${p.about}`])]); // prettier-ignore
      page.block(360, 95, whereOf(p.buyer));
      let y = 185;
      page.line(50, y, 545);
      for (const l of p.lines) {
        page.text(50, y + 16, l.name, { font: 'bold' });
        page.text(50, y + 28, `Art.nr ${l.code}`, { size: 8 });
        page.text(250, y + 28, `${f.quantity(l.quantity)} ${l.unit} × ${f.price(l.price)}`);
        page.right(545, y + 28, `${f.money(l.sum)}`);
        y += 38;
      }
      page.line(50, y, 545);
      ledger(page, 350, 545, y + 18, [['Varor', f.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, f.money(amount)] as const), ['Summa utan moms', f.money(p.net)], ...taxes(p, f, (rate) => `Moms ${rate} %`), ['Att betala', `${f.money(p.payable)} SEK`]]); // prettier-ignore
      page.text(50, 790, `Asiahandeln Online AB, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      page.text(50, 801, `Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Innehar F-skattsedel.`, { size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
];
