/** A listing, a form of boxes and a large hand. */
import { dotted } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { clean, dairy, dry, gear } from './wares.ts';

const sp = inFigures('space');
const bare = inFigures('bare');

export const oddForms: readonly LayoutQ[] = [
  {
    id: 'q50-cash-listning',
    producer: 'ghostscript',
    hard: 'a listing of one width over two pages with sums carried over; name, then figures',
    credits: 0,
    seller: {
      firm: firm('Storköpshallen i Ulricehamn AB', 'Rönnåsgatan 15, 523 38 Ulricehamn'),
      wares: [...dry, ...clean.slice(0, 5), ...dairy.slice(0, 5)],
      lines: [14, 20],
      code: 6,
      number: (n) => String(300_244 + n),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8, font: 'mono' });
      const head = (): void => {
        s.text(40, 40, p.supplier.name.toUpperCase(), { font: 'monobold', size: 10 });
        s.text(400, 40, `${word(p, 'FAKTURA', 'KREDIT')} ${p.number}`);
        s.text(400, 52, `${p.issue}  SIDA ${s.pages.length}`);
      };
      head();
      s.block(40, 54, [p.supplier.street, p.supplier.post, `ORG.NR ${p.supplier.organisation}`]);
      s.block(400, 76, [...who(p.buyer), `KUND ${p.customer}`, `FÖRFALLODAG ${p.due}`], { leading: 10 });
      if (p.remark !== null) s.text(40, 110, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'VARA', (l) => `${l.code} ${l.name}`],
          [555, 'MOMS', () => '', 'r'],
          [510, 'BELOPP', () => '', 'r'],
          [390, 'PRIS', () => '', 'r'],
          [300, 'ANTAL', () => '', 'r'],
        ],
        p.lines,
        150,
        {
          step: 11,
          bottom: 520,
          head: { font: 'monobold' },
          next: (at) => {
            s.text(300, at + 6, 'TRANSPORT TILL NÄSTA SIDA');
            s.page();
            head();
            return 90;
          },
          under: (l, _, at) => {
            s.right(300, at, bare.quantity(l.quantity));
            s.text(306, at, l.unit);
            s.right(390, at, bare.price(l.price));
            s.right(510, at, bare.money(l.sum));
            s.right(555, at, String(l.rate));
            return at + 14;
          },
        },
      );
      sums(
        s,
        330,
        510,
        y + 14,
        [
          ['NETTO', bare.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`MOMS ${rate}%`, bare.money(tax)] as const),
          ['MOMS TOTALT', bare.money(p.tax)],
          ['ATT BETALA', bare.money(p.payable)],
        ],
        {},
        12,
      );
      s.text(40, 810, `BG ${p.supplier.bankgiro}  MOMSNR ${p.supplier.vat}  F-SKATT`);
      return s.drawing();
    },
  },
  {
    id: 'q51-kok-blankett',
    producer: 'stretched',
    hard: 'a printed form of ruled boxes filled in; labels in small print within the boxes',
    credits: 1,
    seller: {
      firm: firm('Storköksbolaget Hjälmaren AB', 'Elementvägen 8, 702 27 Örebro'),
      wares: gear,
      lines: [3, 6],
      code: 7,
      number: (n) => String(44_902 + n),
      discounts: [1000, 1500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      const box = (x: number, y: number, x2: number, label: string, value: string): void => {
        s.frame(x, y, x2, y + 24);
        s.text(x + 3, y + 8, label, { size: 5.5 });
        s.text(x + 4, y + 20, value);
      };
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.text(350, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      box(350, 60, 455, 'Fakturadatum', p.issue);
      box(455, 60, 555, 'Fakturanummer', p.number);
      box(350, 84, 455, 'Kundnummer', p.customer);
      box(455, 84, 555, 'Förfallodatum', p.due);
      box(40, 150, 210, 'Er referens', p.reference);
      box(210, 150, 380, p.about === null ? 'Ert ordernummer' : 'Krediterad faktura', p.about ?? p.order);
      box(380, 150, 555, 'Leveranssätt', p.remark ?? 'Egen bil');
      s.block(40, 80, who(p.buyer), { size: 10 });
      const end = rowsOn(
        s,
        [
          [44, 'Artikelnr', (l) => l.code],
          [100, 'Benämning', (l) => l.name],
          [290, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [296, 'Sort', (l) => l.unit],
          [390, 'Á-pris', (l) => sp.price(l.price), 'r'],
          [440, 'Rab.', (l) => (l.discount === 0n ? '' : `${bare.percent(l.discount)}%`), 'r'],
          [551, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        192,
        { head: { size: 7, font: 'sans' }, step: 18 },
      );
      s.frame(40, 180, 555, Math.max(end, 560));
      box(40, 580, 160, 'Exkl. moms', sp.money(p.net));
      box(160, 580, 230, 'Moms %', '25');
      box(230, 580, 350, 'Moms kr', sp.money(p.tax));
      box(350, 580, 420, 'Valuta', 'SEK');
      box(420, 580, 555, 'Att betala', sp.money(p.payable));
      box(40, 760, 240, 'Adress', `${p.supplier.street}, ${p.supplier.post}`);
      box(240, 760, 330, 'Bankgiro', p.supplier.bankgiro);
      box(330, 760, 430, 'Organisationsnr', p.supplier.organisation);
      box(430, 760, 555, 'Momsreg.nr (F-skatt)', p.supplier.vat);
      return s.drawing();
    },
  },
  {
    id: 'q52-kem-stor',
    producer: 'cairo',
    hard: 'dates as 03.09.2026 in a Swedish paper; the buyer has no label',
    credits: 0,
    seller: {
      firm: firm('Blänk & Skrubb Kemtekniska HB', 'Tallvägen 19, 864 31 Matfors', {
        organisation: '969688-1049',
      }),
      wares: clean,
      lines: [2, 5],
      number: (n) => `${n + 77}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 70, 'Blänk & Skrubb', { font: 'serifbold', size: 24 });
      s.block(350, 110, who(p.buyer));
      s.block(50, 110, [`${word(p)} ${p.number}`, dotted(p.issue), `Betalas senast ${dotted(p.due)}`]);
      if (p.remark !== null) s.text(50, 160, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Vara', (l) => l.name],
          [320, 'Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
          [420, 'Pris', (l) => bare.price(l.price), 'r'],
          [545, 'Kronor', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { step: 18 },
      );
      sums(
        s,
        380,
        545,
        y + 14,
        [
          ['Summa', bare.money(p.net)],
          ['25 % moms', bare.money(p.tax)],
          ['Totalt', bare.money(p.payable)],
        ],
        { font: 'bold' },
        18,
      );
      s.block(
        50,
        760,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}. Godkänd för F-skatt. Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 8.5 },
      );
      return s.drawing();
    },
  },
];
