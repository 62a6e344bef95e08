/** Full-range wholesalers: long papers of large systems. More of them. */
import { dotted, short } from '../days.ts';
import { left, right } from '../format.ts';
import { digitsOf, gtin } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { formOf, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, summed } from './pens.ts';
import { chilled, colonial, sodas, supplies } from './wares.ts';

const bare = formOf('bare');

/** Wholesalers' papers of many rows. */
export const wholesaleMore: readonly LayoutT[] = [
  {
    id: 't03-hamtlager-kassa',
    producer: 'kerned',
    hard: 'a cash-and-carry’s A4 slip: EAN as the only number, VAT letters',
    credits: 1,
    seller: {
      firm: firm('Hämtlagret Partikassan AB', 'Fältspatsgatan 2, 421 30 Västra Frölunda'),
      wares: [...colonial, ...chilled, ...supplies, ...sodas],
      lines: [15, 24],
      code: (name) => gtin(name),
      number: (n) => `204-${118_300 + n}`,
      terms: 10,
    },
    printing: { omits: ['dueDate'] },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'mono' });
      const letter = (rate: number): string => (rate === 25 ? 'A' : 'B');
      s.text(40, 48, 'PARTIKASSAN', { font: 'monobold', size: 16 });
      s.block(
        40,
        62,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}`,
        ],
        { leading: 11 },
      );
      s.block(340, 48, [
        `${word(p, 'FAKTURA/KVITTO', 'KREDITFAKTURA')}`,
        `Nr      ${p.number}`,
        `Datum   ${p.issue}`,
        `Kassa   ${digitsOf(p.number, 1)}`,
        `Kundnr  ${p.customer}`,
        ...(p.about === null ? [] : [`Kredit av ${p.about}`]),
      ], { leading: 11 }); // prettier-ignore
      s.block(40, 112, who(p.buyer), { leading: 11 });
      if (p.remark !== null) s.text(340, 128, p.remark);
      let y = drawRows(
        s,
        [
          [40, 'EAN', bare.code],
          [115, 'VARA', bare.title],
          [390, 'ANTAL', bare.count, 'r'],
          [395, '', bare.unit],
          [480, 'PRIS', bare.each, 'r'],
          [545, 'SUMMA', bare.sum, 'r'],
          [550, '', (l) => letter(l.rate)],
        ],
        p.lines,
        162,
        { step: 12.5, head: { font: 'mono' }, style: { size: 8 } },
      );
      y = summed(s, 300, 545, y + 12, [
        ['NETTO', bare.money(p.net)],
        ['MOMS', bare.money(p.tax)],
        ['ATT BETALA', bare.money(p.payable)],
      ], { font: 'mono' }, 12); // prettier-ignore
      s.text(40, y - 36, 'MOMS%     NETTO       MOMS', { size: 8 });
      for (const [at, { rate, base, tax }] of p.vat.entries())
        s.text(
          40,
          y - 24 + at * 11,
          `${letter(rate)} ${right(String(rate), 3)} ${right(bare.money(base), 10)} ${right(bare.money(tax), 9)}`,
          { size: 8 },
        );
      s.text(40, y + 22, 'Köp på konto. Spara kvittot. Öppet vardagar 05-18.');
      return s.drawing();
    },
  },
  {
    id: 't04-radskrivare',
    producer: 'groff',
    hard: 'a line printer’s page in one type, dates of six digits, two rates',
    count: 3,
    seller: {
      firm: firm('Partihandels AB Nordanskog', 'Magasinsgatan 4, 871 45 Härnösand'),
      wares: [...colonial, ...supplies],
      lines: [15, 20],
      code: 7,
      number: (n) => String(413_070 + n),
      charges: [['FRAKT', 19500, 25]],
    },
    draw: (p) => {
      const row = (l: (typeof p.lines)[number]): string =>
        `${left(l.code, 8)}${left(l.name.toUpperCase(), 34)}${right(bare.quantity(l.quantity), 6)} ${left(l.unit.toUpperCase(), 6)}${right(bare.price(l.price), 9)}${right(String(l.rate), 4)}${right(bare.money(l.sum), 11)}`;
      const text = [
        `${left(p.supplier.name.toUpperCase(), 48)}${word(p, 'F A K T U R A')}`,
        `${left(p.supplier.street.toUpperCase(), 48)}NR      ${p.number}`,
        `${left(p.supplier.post.toUpperCase(), 48)}DATUM   ${short(p.issue)}`,
        `${left(`TEL ${p.supplier.phone}`, 48)}KUNDNR  ${p.customer}`,
        `${left('', 48)}F-DAG   ${short(p.due)}`,
        p.remark ?? '',
        '',
        ...who(p.buyer).map((each) => `     ${each.toUpperCase()}`),
        '',
        '-'.repeat(79),
        `${left('ARTNR', 8)}${left('BENÄMNING', 34)}${right('ANTAL', 6)} ${left('ENH', 6)}${right('PRIS', 9)}${right('M%', 4)}${right('BELOPP', 11)}`,
        '-'.repeat(79),
        ...p.lines.map((l) => row(l)),
        ...p.charges.map(
          ({ label, amount, rate }) =>
            `${left('', 8)}${left(label, 56)}${right(String(rate), 4)}${right(bare.money(amount), 11)}`,
        ),
        '-'.repeat(79),
        ...p.vat.map(
          ({ rate, base, tax }) =>
            `MOMS ${right(String(rate), 2)} %  PÅ ${right(bare.money(base), 10)}  ${right(bare.money(tax), 10)}`,
        ),
        '',
        `${left('', 44)}${left('VARUVÄRDE + FRAKT', 22)}${right(bare.money(p.net), 13)}`,
        `${left('', 44)}${left('MOMS', 22)}${right(bare.money(p.tax), 13)}`,
        `${left('', 44)}${left('ATT BETALA', 22)}${right(bare.money(p.payable), 13)}`,
        '',
        `BANKGIRO ${p.supplier.bankgiro}   PLUSGIRO ${p.supplier.plusgiro}   OCR ${p.ocr}`,
        `ORG NR ${p.supplier.organisation}   MOMSREG NR ${p.supplier.vat}   F-SKATTEBEVIS`,
        `BETALNINGSVILLKOR 30 DGR NETTO. FÖRFALLER ${dotted(p.due)}.`,
      ];
      return `.pl 29.7c\n.po 1.7c\n.ll 18c\n.nf\n.ft CR\n.ps 9\n.vs 12\n.sp 1c\n${text.map((each) => `\\&${each.replaceAll('\\', '\\e').replaceAll('-', '\\-')}`).join('\n')}\n`;
    },
    printing: {
      name: (l) => l.name.toUpperCase().slice(0, 34).trimEnd(),
      unit: (l) => l.unit.toUpperCase().slice(0, 6),
    },
  },
];
