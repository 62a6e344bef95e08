/** Full-range wholesalers: long papers of large systems. */
import { right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bold, formOf, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, listed, slip, summed } from './pens.ts';
import { chilled, colonial, frozen, sodas, supplies } from './wares.ts';
import { deposits } from './wares-more.ts';

const sp = formOf('space');
const bare = formOf('bare');
const trail = formOf('trailing');

/** Wholesalers' papers of many rows. */
export const wholesale: readonly LayoutT[] = [
  {
    id: 't01-fullsortiment-sap',
    producer: 'ghostscript',
    hard: 'two pages with a sum carried over, VAT by a code told below, deposits, minus behind',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Mälarbygdens Storhushåll AB', 'Spannmålsgatan 12, 721 37 Västerås'),
      wares: [...colonial, ...frozen, ...chilled, ...supplies, ...sodas],
      lines: [30, 38],
      code: 6,
      number: (n) => String(90_041_200 + n),
      last: deposits,
      charges: [['Miljö- och drivmedelstillägg', 6900, 25]],
      returns: 4,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      const code = (rate: number): string => (rate === 25 ? '1' : rate === 0 ? '0' : '2');
      let sheet = 1;
      const head = (): number => {
        s.text(40, 44, 'MÄLARBYGDENS', { font: 'bold', size: 17 });
        s.text(40, 56, 'storhushåll sedan 1931', { size: 8 });
        s.text(330, 44, word(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 14 });
        s.right(555, 44, `Sida ${sheet}`);
        listed(s, 330, 420, 62, [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Förfallodatum', p.due],
          ['Er order', p.order],
          ['Avser faktura', p.about],
        ], { leading: 11 }); // prettier-ignore
        s.block(40, 82, who(p.buyer), { size: 9.5 });
        s.line(40, 130, 555);
        return 143;
      };
      const y = drawRows(
        s,
        [
          [40, 'Artikel', bare.code],
          [85, 'Benämning', bare.title],
          [290, 'Frp', (l) => l.pack],
          [375, 'Antal', trail.count, 'r'],
          [380, 'Enh', bare.unit],
          [455, 'Pris', trail.each, 'r'],
          [475, 'MK', (l) => code(l.rate), 'r'],
          [555, 'Belopp', trail.sum, 'r'],
        ],
        p.lines,
        head(),
        {
          step: 17.5,
          bottom: 730,
          rule: [40, 555],
          next: (at, carried) => {
            s.text(330, at + 6, 'Transport', bold);
            s.right(555, at + 6, trail.money(carried), bold);
            s.page();
            sheet++;
            const top = head();
            s.text(330, top, 'Transport från föregående sida');
            s.right(555, top, trail.money(carried));
            return top + 18;
          },
        },
      );
      s.line(40, y, 555);
      let to = y + 14;
      for (const { label, amount, rate } of p.charges) {
        s.text(85, to, label);
        s.right(475, to, code(rate));
        s.right(555, to, trail.money(amount));
        to += 14;
      }
      s.text(40, to, 'MK   Momssats       Underlag          Moms', { font: 'mono', size: 7.5 });
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(
          40,
          to + 11 + at * 11,
          `${code(rate)}    ${right(`${rate},00 %`, 8)}  ${right(trail.money(base), 13)}  ${right(trail.money(tax), 12)}`,
          { font: 'mono', size: 7.5 },
        );
      summed(s, 380, 555, to + 4, [
        ['Summa exkl. moms', trail.money(p.net)],
        ['Moms', trail.money(p.tax)],
        ['ATT BETALA SEK', trail.money(p.payable)],
      ], { size: 9 }); // prettier-ignore
      footed(s, 800, [
        [40, ['Adress', p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`]],
        [230, ['Telefon', p.supplier.phone, p.supplier.mail]],
        [370, ['Bankgiro', p.supplier.bankgiro, `OCR ${p.ocr}`]],
        [460, ['Org.nr', p.supplier.organisation, p.supplier.vat]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't02-sektioner-avi',
    producer: 'reportlab',
    hard: 'rows in groups of goods with a sum each, an inpayment slip below; often two pages',
    credits: 1,
    seller: {
      firm: firm('Bergqvist & Hallin Livs AB', 'Importgatan 31, 422 46 Hisings Backa'),
      wares: [...colonial.slice(0, 12), ...frozen, ...chilled.slice(0, 8)],
      lines: [20, 28],
      code: 5,
      number: (n) => `55${1840 + n}`,
      terms: 20,
      isListed: true,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const group = (name: string): string => {
        if (frozen.some((ware) => ware.name === name)) return 'FRYS';
        return chilled.some((ware) => ware.name === name) ? 'KYL' : 'KOLONIAL';
      };
      s.text(40, 50, 'B&H Livs', { font: 'serifbold', size: 24 });
      s.text(300, 46, word(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 15 });
      listed(s, 300, 380, 64, [
        ['Nummer', p.number],
        ['Datum', p.issue],
        ['Kund', p.customer],
        ['Vår ref', p.reference],
        ['Krediterar', p.about],
      ]); // prettier-ignore
      s.text(40, 76, 'Mottagare', { size: 7 });
      s.block(40, 88, who(p.buyer), { size: 10 });
      const groups = p.lines.map((l) => group(l.name));
      const y = drawRows(
        s,
        [
          [40, 'Art nr', sp.code],
          [80, 'Varuslag', sp.title],
          [300, 'Antal', sp.count, 'r'],
          [306, 'Enhet', sp.unit],
          [400, 'À-pris', sp.each, 'r'],
          [440, 'Moms%', sp.rate, 'r'],
          [555, 'Summa', sp.sum, 'r'],
        ],
        p.lines,
        150,
        {
          step: 14,
          bottom: 560,
          rule: [40, 555],
          next: (at) => {
            s.text(40, at + 8, 'Forts. nästa sida');
            s.page();
            s.text(40, 50, `B&H Livs – faktura ${p.number}, blad 2`, bold);
            return 76;
          },
          above: (_, at, y) => {
            if (groups[at] === groups[at - 1]) return y;
            s.text(40, y, groups[at] ?? '', { font: 'bold', size: 8 });
            return y + 13;
          },
          under: (_, at, y) => {
            if (groups[at] === groups[at + 1]) return y;
            const all = p.lines.filter((__, other) => groups[other] === groups[at]);
            s.text(300, y, `Delsumma ${groups[at]?.toLowerCase() ?? ''}`, { font: 'serif', size: 8.5 });
            s.right(555, y, sp.money(all.reduce((sum, l) => sum + l.sum, 0n)), { font: 'serif', size: 8.5 });
            return y + 18;
          },
        },
      );
      summed(s, 380, 555, Math.min(y + 6, 610), [
        ['Netto', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
        ['Öresavrundning', sp.money(p.rounding)],
        ['Summa att betala', sp.money(p.payable)],
      ], {}, 12); // prettier-ignore
      s.text(
        40,
        690,
        `${p.supplier.name}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt   Dröjsmålsränta 12 %`,
        { size: 7 },
      );
      slip(s, p, 705, sp.money(p.payable));
      return s.drawing();
    },
  },
];
