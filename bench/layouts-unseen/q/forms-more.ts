/** Further forms: ordered columns, spaced heads, ruled tables. */
import { compact } from '../days.ts';
import { escaped } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, page, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { print, rental } from './wares-services.ts';
import { bread, greens, meat, sweets } from './wares.ts';

const sp = inFigures('space');
const bare = inFigures('bare');
const dot = inFigures('dotted');

export const formsMore: readonly LayoutQ[] = [
  {
    id: 'q70-kolumnvis',
    producer: 'kerned',
    hard: 'texts written column by column in the file',
    credits: 1,
    seller: {
      firm: firm('Färskvaruhuset i Hudiksvall AB', 'Drottninggatan 30, 824 43 Hudiksvall'),
      wares: [...greens, ...meat.slice(0, 5)],
      lines: [5, 10],
      code: 6,
      number: (n) => String(8_220_105 + n),
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 15 });
      s.text(40, 64, `${p.supplier.street}, ${p.supplier.post}`);
      s.block(380, 50, [
        word(p, 'FAKTURA', 'KREDITFAKTURA'),
        `Nr: ${p.number}`,
        `Datum: ${p.issue}`,
        `Förfallodag: ${p.due}`,
        ...(p.about === null ? [] : [`Kredit för: ${p.about}`]),
      ]);
      s.block(40, 100, who(p.buyer));
      if (p.remark !== null) s.text(40, 146, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Artnr', (l) => l.code],
          [90, 'Artikel', (l) => l.name],
          [320, 'Kvantitet', (l) => dot.quantity(l.quantity), 'r'],
          [328, 'Enhet', (l) => l.unit],
          [420, 'Pris', (l) => dot.price(l.price), 'r'],
          [460, 'Moms', (l) => String(l.rate), 'r'],
          [555, 'Summa', (l) => dot.money(l.sum), 'r'],
        ],
        p.lines,
        166,
        { isRuled: true },
      );
      sums(s, 380, 555, y + 16, [
        ['Exkl. moms', dot.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, dot.money(p.tax)],
        ['Att betala', dot.money(p.payable)],
      ]);
      s.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsnr ${p.supplier.vat}  F-skatt`,
      );
      s.columnwise();
      return s.drawing();
    },
  },
  {
    id: 'q71-sparrad',
    producer: 'words',
    hard: 'a head of spaced letters; page drawn twice for bold',
    credits: 1,
    seller: {
      firm: firm('Konfektyrhandel Brunnberg', 'Kyrkogatan 11, 593 33 Västervik', {
        organisation: '916831-0475',
      }),
      wares: sweets,
      lines: [2, 5],
      code: 3,
      number: (n) => `${1_204 + n}`,
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10, font: 'serif' });
      s.text(297, 60, p.supplier.name, { font: 'serifbold', size: 18, align: 'c' });
      s.text(297, 76, `${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}`, {
        align: 'c',
      });
      s.text(60, 120, p.title ?? (p.isCredit ? 'K R E D I T N O T A' : 'F A K T U R A'), {
        font: 'serifbold',
        size: 14,
      });
      s.block(60, 140, [
        `N:o ${p.number}`,
        `Datum ${p.issue}`,
        `Förfallodag ${p.due}`,
        ...(p.about === null ? [] : [`Kredit å faktura ${p.about}`]),
      ]);
      s.block(340, 140, who(p.buyer));
      if (p.remark !== null) s.text(60, 200, p.remark);
      const y = rowsOn(
        s,
        [
          [60, 'Art.', (l) => l.code],
          [95, 'Varuslag', (l) => l.name],
          [310, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [318, '', (l) => l.unit],
          [420, 'à kr', (l) => bare.price(l.price), 'r'],
          [535, 'Kronor', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        220,
        { head: { font: 'serifbold' }, step: 16 },
      );
      s.line(430, y - 4, 535);
      sums(
        s,
        340,
        535,
        y + 14,
        [
          ['Summa', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax)],
          ['Att betala', bare.money(p.payable)],
        ],
        {},
        16,
      );
      s.text(
        297,
        790,
        `Bankgiro ${p.supplier.bankgiro} — Org.nr ${p.supplier.organisation} — Innehar F-skattsedel`,
        { align: 'c' },
      );
      return s.drawing();
    },
  },
  {
    id: 'q72-konditori-ark',
    producer: 'calc',
    hard: 'a spreadsheet with the totals at the right of the rows’ heads',
    credits: 0,
    seller: {
      firm: firm('Wienerkonditoriet Elsa AB', 'Rådhusgatan 40, 831 34 Östersund'),
      wares: bread,
      lines: [3, 6],
      number: (n) => `E-${310 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const cell = (text: string): string => `<td align="right" sdnum="1033;0;@">${text}</td>`;
      return page(
        'td{font-size:9pt}',
        `<table width="620"><tr><td width="200"><font size="4"><b>${escaped(p.supplier.name)}</b></font></td><td width="70"></td><td width="60"></td><td width="90"></td><td width="110"></td></tr><tr><td>${p.supplier.street}</td><td></td><td></td><td>${word(p)}</td>${cell(p.number)}</tr><tr><td>${p.supplier.post}</td><td></td><td></td><td>Fakturadatum</td>${cell(p.issue)}</tr><tr><td>Org.nr ${p.supplier.organisation}</td><td></td><td></td><td>Förfallodag</td>${cell(p.due)}</tr><tr><td></td><td></td><td></td><td>Netto</td>${cell(bare.money(p.net))}</tr><tr><td>${escaped(p.buyer.name)}</td><td></td><td></td><td>Moms ${p.vat[0]?.rate} %</td>${cell(bare.money(p.tax))}</tr><tr><td>${p.buyer.street}</td><td></td><td></td><td><b>Att betala</b></td>${cell(`<b>${bare.money(p.payable)}</b>`)}</tr><tr><td>${p.buyer.post}</td></tr><tr><td>${p.remark ?? ''}</td></tr><tr><td><b>Produkt</b></td><td align="right"><b>Antal</b></td><td><b>Enhet</b></td><td align="right"><b>Styckpris</b></td><td align="right"><b>Summa</b></td></tr>${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td>${cell(bare.quantity(l.quantity))}<td>${l.unit}</td>${cell(bare.price(l.price))}${cell(bare.money(l.sum))}</tr>`).join('')}<tr><td></td></tr><tr><td>Bankgiro ${p.supplier.bankgiro}, F-skatt</td></tr></table>`,
      );
    },
  },
  {
    id: 'q73-tabell-ram',
    producer: 'groff',
    hard: 'a ruled table of an old typesetter; days without dashes',
    credits: 0,
    seller: {
      firm: firm('Skyltmakar Bodins Eftr.', 'Verkmästargatan 6, 171 44 Solna', {
        organisation: '556302-1189',
      }),
      wares: print,
      lines: [2, 4],
      code: 3,
      number: (n) => `B${7_100 + n}`,
      terms: 30,
    },
    draw: (p) =>
      [
        '.pl 29.7c',
        '.sp 2c',
        '.po 2c',
        '.ll 17c',
        '.ft HR',
        '.ps 10',
        '.vs 14',
        '.nf',
        `\\fB${p.supplier.name}\\fP`,
        `${p.supplier.street}, ${p.supplier.post}`,
        '.sp 1',
        ...who(p.buyer),
        '.sp 1',
        `\\fB${word(p, 'FAKTURA', 'KREDIT')} ${p.number}\\fP`,
        `Dat. ${compact(p.issue)}   Förf. ${compact(p.due)}`,
        p.remark ?? '',
        '.sp 0.5',
        '.TS',
        'allbox tab(|);',
        'lb lb rb lb rb rb',
        'l l r l r r.',
        'Nr|Arbete|Antal|Enhet|À-pris|Belopp',
        ...p.lines.map((l) =>
          [l.code, l.name, sp.quantity(l.quantity), l.unit, sp.price(l.price), sp.money(l.sum)].join('|'),
        ),
        '.TE',
        '.sp 0.5',
        `Netto ${sp.money(p.net)}`,
        `Moms 25 % ${sp.money(p.tax)}`,
        `\\fBAtt betala ${sp.money(p.payable)} kronor\\fP`,
        '.sp 1',
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}`,
        '',
      ]
        .map((row) => row.replace(/-(?=\d)/gu, '\\-'))
        .join('\n'),
  },
  {
    id: 'q74-leasing',
    producer: 'fpdf',
    hard: 'a wide gap between a name and its amount; numbers of agreement per row',
    credits: 0,
    seller: {
      firm: firm('Maskinleasing Vätterbygden AB', 'Oxtorgsgatan 3, 573 31 Tranås'),
      wares: rental.filter(({ unit }) => unit === 'mån'),
      lines: [1, 3],
      number: (n) => `ML${260_110 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 56, 'LEASINGFAKTURA', { font: 'bold', size: 15 });
      if (p.title !== null || p.isCredit) s.text(300, 56, word(p), { font: 'bold' });
      s.text(545, 56, p.supplier.name, { font: 'bold', align: 'r' });
      s.text(545, 70, `${p.supplier.street}, ${p.supplier.post}`, { align: 'r', size: 8.5 });
      s.block(50, 100, [`Faktura ${p.number}`, `Utställd ${p.issue}`, `Förfaller ${p.due}`]);
      s.block(330, 100, who(p.buyer));
      if (p.remark !== null) s.text(50, 160, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Avtal och objekt', (l) => l.name],
          [330, 'Månader', (l) => bare.quantity(l.quantity), 'r'],
          [338, '', (l) => l.unit],
          [440, 'Per månad', (l) => sp.price(l.price), 'r'],
          [545, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        {
          step: 15,
          under: (l, _, at) => {
            s.text(60, at - 2, `Avtal ${l.seed}-1, löper till 2029-03-31`, { size: 8 });
            return at + 16;
          },
        },
      );
      sums(s, 340, 545, y + 14, [
        ['Summa', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Att betala SEK', sp.money(p.payable)],
      ]);
      s.text(
        50,
        790,
        `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
