/** Dot matrix and text printers: pages of fixed width. */
import * as days from '../days.ts';
import { left, right } from '../format.ts';
import type { Line, Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { figures, fixed, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const b = figures('bare');
const t = figures('trailing');
const d = figures('dotted');

const side = (one: readonly string[], other: readonly string[], width: number): readonly string[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, at) => `${left(one[at] ?? '', width)}${other[at] ?? ''}`,
  );
const remarks = (p: Paper): readonly string[] => (p.remark === null ? [] : [`*** ${p.remark} ***`, '']);
const body = (p: Paper, row: (line: Line, index: number) => string | readonly string[]): readonly string[] =>
  p.lines.flatMap((line, index) => row(line, index));

export const matrix: readonly LayoutF[] = [
  {
    id: 'f33',
    producer: 'groff',
    hard: 'dot matrix wholesaler: dense rows, dates yymmdd, trailing minus',
    seller: { party: firm('AB Storhushållsgrossen', 'Packhusgatan 12, 651 06 Karlstad'), trades: ['dry', 'frozen'], codes: '######', numbers: '6######', lines: [7, 15], returns: 0.1, isNegativeCredit: true }, // prettier-ignore
    credits: 1,
    draw: (p) =>
      fixed([
        ...side(['AB STORHUSHÅLLSGROSSEN', 'Packhusgatan 12', '651 06 KARLSTAD', `TEL ${p.supplier.phone}`], [`${word(p, 'FAKTURA', 'KREDITFAKTURA')}        SIDA  1`, `FAKTURANR    ${p.number}`, `FAKT.DATUM   ${days.short(p.issue)}`, `FÖRF.DATUM   ${days.short(p.due)}`, `KUNDNR       ${p.customer}`], 52),
        '', ...remarks(p), ...side([], whereOf(p.buyer), 52), '',
        `${left('VARUNR', 8)}${left('VARUTEXT', 36)}${right('ANTAL', 9)} ${left('ENH', 5)}${right('PRIS', 10)}${right('BELOPP', 13)} M`,
        '='.repeat(83),
        ...body(p, (l) => `${left(l.code, 8)}${left(l.name, 36)}${right(t.quantity(l.quantity), 9)} ${left(l.unit, 5)}${right(t.price(l.price), 10)}${right(t.money(l.sum), 13)} ${l.rate === 25 ? '1' : '2'}`),
        '='.repeat(83),
        `${left('VARUVÄRDE', 18)}${p.vat.map(({ rate }) => right(`MOMS ${rate}%`, 14)).join('')}${right('MOMS TOTALT', 14)}${right('ATT BETALA', 16)}`,
        `${left(t.money(p.net), 18)}${p.vat.map(({ tax }) => right(t.money(tax), 14)).join('')}${right(t.money(p.tax), 14)}${right(t.money(p.payable), 16)}`,
        '', `BANKGIRO ${p.supplier.bankgiro}   OCR ${p.ocr}   ORGNR ${p.supplier.organisation}   MOMSREG ${p.supplier.vat}`, 'GODKÄND FÖR F-SKATT',
      ], 9), // prettier-ignore
  },
  {
    id: 'f34',
    producer: 'groff-gs',
    hard: 'text printer: cash and carry, EAN as the only number, two rows a record with the price below',
    seller: { party: firm('Hamnens Cash AB', 'Magasin 7, 252 25 Helsingborg'), trades: ['dry', 'clean'], codes: 'EAN', numbers: '02-######', lines: [4, 9], isWhole: true }, // prettier-ignore
    draw: (p) =>
      fixed([
        `${' '.repeat(24)}HAMNENS CASH AB`, `${' '.repeat(18)}Magasin 7, 252 25 Helsingborg`, `${' '.repeat(16)}Org.nr ${p.supplier.organisation}  ${p.supplier.vat}`, '',
        `${word(p, 'KONTANTFAKTURA/FAKTURA', 'KREDITFAKTURA')} ${p.number}`, `Fakturadatum ${p.issue}   Förfallodatum ${p.due}   Kassa 4`, ...remarks(p), '', ...whereOf(p.buyer).map((text) => `Kund: ${text}`), '',
        `${left('EAN', 15)}${left('Vara', 40)}${right('Belopp', 16)}`, '-'.repeat(71),
        ...body(p, (l) => [`${left(l.code, 15)}${left(l.name, 40)}${right(d.money(l.sum), 16)}`, `${' '.repeat(15)}${d.quantity(l.quantity)} ${l.unit} x ${d.price(l.price)}   moms ${l.rate}%`]),
        '-'.repeat(71),
        `${left('Netto', 55)}${right(d.money(p.net), 16)}`,
        ...p.vat.map(({ rate, base, tax }) => `${left(`Moms ${rate}% av ${d.money(base)}`, 55)}${right(d.money(tax), 16)}`),
        `${left('Moms totalt', 55)}${right(d.money(p.tax), 16)}`,
        ...(p.rounding === 0n ? [] : [`${left('Öresavrundning', 55)}${right(d.money(p.rounding), 16)}`]),
        `${left('ATT BETALA SEK', 55)}${right(d.money(p.payable), 16)}`, '', `Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Tack och välkommen åter!`,
      ], 10), // prettier-ignore
  },
  {
    id: 'f35',
    producer: 'groff',
    hard: 'text of a dairy: label and value with dots between, quantities with three decimals, number in two groups',
    seller: { party: firm('Östgöta Ostlager AB', 'Ostgatan 1, 590 62 Linghem'), trades: ['dairy'], codes: '##-##', numbers: '26-####', lines: [4, 9] }, // prettier-ignore
    draw: (p) =>
      fixed([
        'Östgöta Ostlager AB', `${p.supplier.street}, ${p.supplier.post}`, '', `${' '.repeat(45)}${whereOf(p.buyer)[0]}`, `${' '.repeat(45)}${whereOf(p.buyer)[1]}`, `${' '.repeat(45)}${whereOf(p.buyer)[2]}`, '',
        word(p, 'F A K T U R A', 'K R E D I T F A K T U R A'), ...remarks(p),
        `Fakturanummer.....: ${p.number}`, `Fakturadatum......: ${p.issue}`, `Förfallodatum.....: ${p.due}`, `Er beställning....: ${p.order}`, '',
        `${left('Art.nr', 9)}${left('Artikel', 36)}${right('Kvant', 10)} ${left('Enh', 5)}${right('Pris/enh', 10)}${right('Summa', 12)}`, '',
        ...body(p, (l) => `${left(l.code, 9)}${left(l.name, 36)}${right(b.quantity(l.quantity, 3), 10)} ${left(l.unit, 5)}${right(b.price(l.price), 10)}${right(b.money(l.sum), 12)}`),
        '', `${right('Summa exkl. moms', 70)}${right(b.money(p.net), 12)}`, ...p.vat.map(({ rate, tax }) => `${right(`Moms ${rate} %`, 70)}${right(b.money(tax), 12)}`), `${right('Att betala', 70)}${right(b.money(p.payable), 12)}`, '',
        `Bankgiro ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Momsreg.nr ${p.supplier.vat}    F-skatt`,
      ], 9), // prettier-ignore
  },
  {
    id: 'f36',
    producer: 'groff-gs',
    hard: 'text of a brewery wholesaler: discount in per cent behind the price',
    seller: { party: firm('Dalarnas Ölimport AB', 'Gruvgatan 33, 791 62 Falun'), trades: ['beer', 'wine'], codes: '#####', numbers: '########', lines: [4, 9], discounts: [300, 500], terms: 14 }, // prettier-ignore
    draw: (p) =>
      fixed([
        ...side(whereOf(p.supplier), [`${word(p, 'Faktura', 'Kreditfaktura')} nr: ${p.number}`, `Datum:      ${p.issue}`, `Förfaller:  ${p.due}`, `Kund:       ${p.customer}`], 48),
        ...remarks(p), '', ...whereOf(p.buyer), '',
        `${left('Kod', 7)}${left('Artikel', 42)}${right('Antal', 6)} ${left('', 4)}${right('Pris', 9)}${right('Rab', 5)}${right('Belopp', 12)}`, '_'.repeat(86),
        ...body(p, (l) => `${left(l.code, 7)}${left(l.name, 42)}${right(b.quantity(l.quantity), 6)} ${left(l.unit, 4)}${right(b.price(l.price), 9)}${right(l.discount === 0n ? '' : `${b.percent(l.discount)}%`, 5)}${right(b.money(l.sum), 12)}`),
        '_'.repeat(86), ...p.vat.map(({ rate, base, tax }) => `Moms ${rate}%   Underlag ${right(b.money(base), 12)}   Moms ${right(b.money(tax), 12)}`), '', `Netto ${b.money(p.net)}   Moms ${b.money(p.tax)}   Att betala SEK ${b.money(p.payable)}`, '',
        `BG ${p.supplier.bankgiro}  PG ${p.supplier.plusgiro}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}`,
      ], 8.5), // prettier-ignore
  },
];
