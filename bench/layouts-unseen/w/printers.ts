/** Old line printers, report writers and spreadsheets. */
import { compact, short, slashed } from '../days.ts';
import { left, right } from '../format.ts';
import { digitsOf } from '../identity.ts';
import { firm } from '../q/firms.ts';
import { page, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { trader } from './firms.ts';
import { cellRows, facts, printedRows, style } from './kit.ts';
import { cellTable, toRight, typed } from './kit-text.ts';
import type { LayoutW } from './orders.ts';
import { beer, clean, dairy, dry, gear, greens, paperGoods, soft } from './wares.ts';
import { farm } from './wares-services.ts';

const bare = style('bare', compact);
const six = style('bare', short);
const trailing = style('trailing');
const sv = style('swedish', slashed);
const plain = style('swedish');

const noted = (s: Sheet, remark: string | null): void => {
  if (remark !== null) s.text(40, 92, remark);
};

export const printers: readonly LayoutW[] = [
  {
    id: 'w07-bryggeri-80',
    printing: { omits: ['taxTotal'] },
    producer: 'groff',
    hard: 'a line printer of 80 columns; deposits as rows; a minus after the figure',
    credits: 1,
    seller: {
      firm: firm('Stenhuggarbryggeriet AB', 'Granitvägen 3, 456 32 Kungshamn'),
      wares: beer,
      lines: [3, 6],
      code: 5,
      number: (n) => String(18_402 + n),
      terms: 20,
      isNegativeCredit: true,
      deposit: ({ unit, rate }) => unit === 'flak' ? { name: 'PANT FLAK', unit: 'st', price: '24.00', rate, pack: '' } : unit === 'back' ? { name: 'PANT BACK', unit: 'st', price: '35.00', rate, pack: '' } : undefined, // prettier-ignore
    },
    draw: (p) =>
      typed([
        `${left(p.supplier.name.toUpperCase(), 48)}${word(p, 'F A K T U R A', 'K R E D I T N O T A')}`,
        left(p.supplier.street, 48),
        `${left(p.supplier.post, 48)}NUMMER   ${p.number}`,
        `${left(`TEL ${p.supplier.phone}`, 48)}DATUM    ${six.day(p.issue)}`,
        `${left('', 48)}FÖRFALL  ${six.day(p.due)}`,
        `${left('', 48)}KUND     ${p.customer}`,
        p.about === null ? '' : `${left('', 48)}AVSER    ${p.about}`,
        '',
        ...who(p.buyer).map((text) => `      ${text.toUpperCase()}`),
        '',
        p.remark ?? '',
        ...printedRows(p, trailing, '7 ARTNR:code|35 VARUSLAG:name|6 ANT:qty>|1 :gap|5 ENH:unit|10 PRIS:price>|5 MOMS:bare>|11 BELOPP:sum>'), // prettier-ignore
        '-'.repeat(80),
        ...facts(p, trailing, 'VARUVÄRDE:net|MOMS {r} % PÅ {b}:vats|ATT BETALA:payable').map(([a, b]) => `${right(a, 60)}${right(b, 20)}`), // prettier-ignore
        '='.repeat(80),
        '',
        `BANKGIRO ${p.supplier.bankgiro}     ORGNR ${p.supplier.organisation}     MOMSNR ${p.supplier.vat}`,
        'FÖRETAGET HAR F-SKATT',
      ]),
  },
  {
    id: 'w08-radskrivare-132',
    producer: 'ghostscript',
    hard: 'a wide page of 132 columns with rows over two pages, a sum carried forward',
    seller: {
      firm: firm('Nordkalotten Storhushåll AB', 'Terminalvägen 8, 973 45 Luleå'),
      wares: [...dry, ...greens, ...paperGoods],
      lines: [24, 30],
      code: 7,
      number: (n) => String(7_714_020 + n),
      discounts: [250, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8, font: 'mono' }, 842, 595);
      const texts = printedRows(p, bare, '9 ARTIKEL:code|36 BENÄMNING:name|14 FÖRP:pack|10 ANTAL:qty>|2 :gap|6 ENHET:unit|12 BRUTTO:price>|7 RAB%:discs>|6 MOMS:bare>|14 NETTO:sum>'); // prettier-ignore
      const head = (pageNo: number): void => {
        s.text(
          30,
          40,
          `${left(p.supplier.name.toUpperCase(), 60)}${left(word(p, 'FAKTURA'), 30)}SIDA ${pageNo}`,
        );
        s.text(
          30,
          52,
          `${left(`${p.supplier.street} ${p.supplier.post}`, 60)}FAKTURANR ${p.number}  DATUM ${bare.day(p.issue)}`,
        );
        s.text(30, 64, `${left(`KUND ${p.customer}  ${p.buyer.name}`, 60)}FÖRFALLODAG ${bare.day(p.due)}`);
        s.text(30, 76, left(`${p.buyer.street} ${p.buyer.post}`, 60));
        noted(s, p.remark);
        s.text(30, 104, texts[0] ?? '');
        s.text(30, 112, '-'.repeat(118));
      };
      head(1);
      let sum = 0n;
      for (const [at, text] of texts.slice(1).entries()) {
        if (at === 18) {
          s.text(30, 128 + 18 * 13, `${left('TRANSPORT', 90)}${right(bare.f.money(sum), 24)}`);
          s.page();
          head(2);
          s.text(30, 126, `${left('TRANSPORT FRÅN SIDA 1', 90)}${right(bare.f.money(sum), 24)}`);
        }
        s.text(30, 126 + (at < 18 ? at : at - 17) * 13, text);
        sum += p.lines[at]?.sum ?? 0n;
      }
      for (const [at, [a, b]] of facts(p, bare, 'SUMMA NETTO:net|MOMS {r}% AV {b}:vats|SUMMA MOMS:tax|ATT BETALA SEK:payable').entries()) s.text(30, 400 + at * 13, `${right(a, 90)}${right(b, 24)}`); // prettier-ignore
      s.text(30, 560, `BANKGIRO ${p.supplier.bankgiro}  OCR ${p.ocr}  ORGANISATIONSNR ${p.supplier.organisation}  MOMSREGNR ${p.supplier.vat}`); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'w09-agg-ark',
    producer: 'calc',
    hard: 'a spreadsheet made by hand: days as 3/9 -26, sums under the column, no rules',
    credits: 1,
    seller: {
      firm: trader('Ingmarslund Ägg & Lamm', 'Ingmarslund 4, 272 95 Simrishamn', '610427'),
      wares: farm.filter(({ name }) => !name.startsWith('Tomater')),
      lines: [3, 6],
      number: (n) => `${n + 61}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'td{font-size:10pt}',
        cellTable(
          [
            [`*${p.supplier.name}`, '', '', '', `*${word(p, 'FAKTURA', 'KREDITFAKTURA')}`],
            [p.supplier.street, '', '', 'Nr', `>${p.number}`],
            [p.supplier.post, '', '', 'Datum', `>${sv.day(p.issue)}`],
            [p.supplier.phone, '', '', 'Betalas', `>${sv.day(p.due)}`],
            [p.about === null ? '' : `Kredit för faktura ${p.about}`, '', '', '', ''],
            ['', '*Kund:', '', '', ''],
            ...who(p.buyer).map((text) => ['', text, '', '', '']),
            [p.remark ?? '', '', '', '', ''],
            ...toRight(cellRows(p, sv, 'Vara:name|Mängd:qty>|Sort:unit|Pris:price>|Kr:sum>'), [1, 3, 4]),
            ['', '', '', '', ''],
            ['', '', '', 'Summa', `>${sv.f.money(p.net)}`],
            ['', '', '', `Moms ${p.vat[0]?.rate}%`, `>${sv.f.money(p.tax)}`],
            ['', '', '', '*Att betala', `>*${sv.f.money(p.payable)}`],
            ['', '', '', '', ''],
            [`Bg ${p.supplier.bankgiro}`, '', '', '', ''],
            [`Momsnr ${p.supplier.vat} F-skatt`, '', '', '', ''],
          ],
          '',
          [230, 130, 70, 90, 100],
        ),
      ),
  },
  {
    id: 'w10-stad-rutnat',
    producer: 'calc',
    hard: 'a spreadsheet with printed gridlines, empty rows of the form left standing, totals at the left',
    seller: {
      firm: firm('Blankrent Förbrukning AB', 'Svetsarvägen 6, 171 41 Solna'),
      wares: clean,
      lines: [3, 6],
      code: 4,
      number: (n) => `26-${410 + n}`,
      charges: [['Transport', 29500, 25]],
    },
    draw: (p) =>
      page(
        'td{font-size:9pt}',
        cellTable(
          [
            [`*${word(p)}`, p.number, '', '', p.supplier.name, ''],
            ['Datum', plain.day(p.issue), '', '', p.supplier.street, ''],
            ['Förfaller', plain.day(p.due), '', '', p.supplier.post, ''],
            ['Kund', p.buyer.name, '', '', 'Org.nr', p.supplier.organisation],
            ['', p.buyer.street, '', '', 'Moms', p.supplier.vat],
            ['', p.buyer.post, '', '', 'Bankgiro', p.supplier.bankgiro],
            [p.remark ?? '', '', '', '', '', ''],
            ...toRight(cellRows(p, plain, 'Artnr:code|Produkt:name|Antal:qty|Enhet:unit|Styckpris:price|Radsumma:sum'), [2, 4, 5]), // prettier-ignore
            ...p.charges.map(({ label, amount }) => ['', label, '', '', '', `>${plain.f.money(amount)}`]),
            ...['', '', ''].map(() => ['', '', '', '', '', '']),
            ['*Totalt exkl', `>${plain.f.money(p.net)}`, '', '', '', ''],
            ['*Moms 25%', `>${plain.f.money(p.tax)}`, '', '', '', ''],
            ['*Att betala', `>${plain.f.money(p.payable)}`, '', '', '', ''],
          ],
          'border="1"',
          [70, 200, 60, 60, 110, 130],
        ),
      ),
  },
  {
    id: 'w11-mejeri-skrivare',
    producer: 'groff-gs',
    hard: 'typed on a form: the words of the form stand nowhere, figures in fixed places',
    credits: 1,
    seller: {
      firm: firm('Gårdsmejeriet Storhögen AB', 'Storhögen 210, 831 91 Östersund'),
      wares: [...dairy, ...soft.slice(0, 3)],
      lines: [3, 7],
      code: 4,
      number: (n) => String(9_080 + n),
      terms: 15,
    },
    draw: (p) =>
      typed(
        [
          `${left('', 40)}${word(p, 'RÄKNING', 'KREDITNOTA')}  ${p.number}`,
          `${left(p.supplier.name, 40)}${p.issue}`,
          left(`${p.supplier.street}, ${p.supplier.post}`, 60),
          `Bg ${p.supplier.bankgiro}  Pg ${p.supplier.plusgiro}  Orgnr ${p.supplier.organisation}`,
          '',
          ...who(p.buyer).map((text) => `${left('', 40)}${text}`),
          p.about === null ? '' : `Avräkning räkning ${p.about}`,
          p.remark ?? '',
          `Betalas senast ${p.due}. Därefter ränta 9 %.`,
          '',
          ...printedRows(p, plain, '6 Nr:code|33 Vara:name|9 Mängd:qty>|6 Enh:unit>|11 Kr:price>|12 Summa:sum>').map((row) => row.replaceAll('\u00A0', ' ')), // prettier-ignore
          '',
          ...facts(p, plain, 'Netto:net|{r} % moms:vats|Summa kr:payable').map(([a, b]) => `${right(a, 61)}${right(b.replaceAll('\u00A0', ' '), 16)}`), // prettier-ignore
        ],
        10,
        '-',
      ),
  },
  {
    id: 'w12-husgerad-rapport',
    producer: 'words',
    hard: 'a report writer: EAN beside the number, columns far apart on a wide page',
    seller: {
      firm: firm('Bordsgrossisten Alvik Import AB', 'Tunnlandsvägen 2, 168 36 Bromma'),
      wares: gear,
      lines: [5, 9],
      code: (name) => `BA${digitsOf(`alvik${name}`, 5)}`,
      number: (n) => `AI${26_400 + n}`,
      discounts: [1000, 2500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 }, 842, 595);
      s.text(40, 44, word(p, 'Faktura'), { font: 'bold', size: 15 });
      s.text(800, 44, p.supplier.name, { font: 'bold', size: 12, align: 'r' });
      s.block(640, 62, [p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`]);
      for (const [at, [label, value]] of facts(p, plain, 'Fakturanr:number|Datum:issue|Förfaller:due|Kund:customer|Vår order:order').entries()) { s.text(40, 66 + at * 12, label); s.text(110, 66 + at * 12, value); } // prettier-ignore
      s.block(300, 66, who(p.buyer));
      noted(s, p.remark);
      const texts = cellRows(
        p,
        style('space'),
        'Artikelnr:code|EAN:ean|Benämning:name|Hylla:shelf|Antal:qty|Enh:unit|Listpris:price|Rabatt:disc|Belopp:sum',
      );
      const places = [40, 100, 190, 390, 460, 470, 580, 650, 800];
      for (const [row, line] of texts.entries())
        for (const [at, text] of line.entries())
          if (text !== '') s.text(places[at] ?? 0, 150 + row * 15, text, { align: [4, 6, 7, 8].includes(at) ? 'r' : 'l', font: row === 0 ? 'bold' : 'sans' }); // prettier-ignore
      s.line(40, 154, 800);
      for (const [at, [label, value]] of facts(p, style('space'), 'Netto:net|Moms 25 %:tax|Att betala SEK:payable').entries()) { s.text(600, 480 + at * 14, label); s.right(800, 480 + at * 14, value); } // prettier-ignore
      s.text(40, 560, `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   VAT ${p.supplier.vat}   Godkänd för F-skatt`); // prettier-ignore
      return s.drawing();
    },
  },
];
