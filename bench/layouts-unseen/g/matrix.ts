/** Pages of fixed width: what older systems sent to matrix printers. */
import { compact, iso, short } from '../days.ts';
import { left, right } from '../format.ts';
import { firm } from '../parties.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { called, figures, of } from './kit.ts';
import type { LayoutG } from './orders.ts';

const bare = figures('bare');
const after = figures('trailing');
const point = figures('point');

/** Rows of text as troff, each page of its own. */
const troff = (pages: readonly (readonly string[])[], size: number): string => {
  const safe = (text: string): string => {
    const inner = text.replaceAll('\\', '\\e').replaceAll("'", '\\(aq');
    return /^[.']/u.test(inner) ? `\\&${inner}` : inner;
  };
  return `.pl 29.7c\n.po 1.6c\n.ll 18c\n.ft CR\n.ps ${size}\n.vs ${size + 2}\n.nf\n${pages
    .map((texts) => `.sp 1.2c\n${texts.map((text) => (text === '' ? '.sp' : safe(text))).join('\n')}`)
    .join('\n.bp\n')}\n`;
};

const typed = (pages: readonly (readonly string[])[], size: number): Sheet => {
  const sheet = new Sheet({ size, font: 'mono' });
  for (const [index, texts] of pages.entries()) {
    if (index > 0) sheet.page();
    sheet.block(46, 50, texts, { leading: size + 2.4 });
  }
  return sheet;
};

const cut = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, page) =>
    list.slice(page * size, page * size + size),
  );

const g15: LayoutG = {
  id: 'g15',
  producer: 'groff',
  hard: 'a column of each day of the week before the amount; capitals; no group marks',
  credits: 1,
  seller: {
    party: firm('Konditori Hästskon i Mora HB', 'Fridhemsgatan 17, 792 32 Mora'),
    trades: ['bread'],
    codes: '1##',
    numbers: '1####',
    lines: [5, 10],
    amounts: [7, 90],
    terms: 10,
  },
  draw: (paper) => {
    const { supplier } = paper;
    const days = (quantity: bigint): string => {
      const all = Number((quantity < 0n ? -quantity : quantity) / 1000n);
      const each = Math.floor(all / 6);
      return [each, each, each, each, each, all - 5 * each]
        .map((count) => right(count === 0 ? '-' : String(count), 4))
        .join('');
    };
    const head = (page: number): readonly string[] => [
      `${left(supplier.name.toUpperCase(), 50)}${called(paper, 'FAKTURA', 'KREDITFAKTURA')}`,
      `${left(supplier.street, 50)}NUMMER  ${paper.number}`,
      `${left(supplier.post, 50)}DATUM   ${iso(paper.issue)}`,
      `${left(`TEL ${supplier.phone}`, 50)}SIDA    ${page}`,
      paper.remark ?? '',
      ...(page > 1
        ? []
        : [
            paper.buyer.name,
            paper.buyer.street,
            paper.buyer.post,
            '',
            `KUNDNR ${paper.customer}   LEVERANSVECKA T.O.M. ${iso(paper.delivered)}   FÖRFALLODAG ${iso(paper.due)}${paper.about === null ? '' : `   AVSER ${paper.about}`}`,
            '',
          ]),
      `ART  BENÄMNING                       MÅ  TI  ON  TO  FR  LÖ  SUMMA  À-PRIS    BELOPP`,
      '-'.repeat(84),
    ];
    const foot = [
      '-'.repeat(84),
      `${right('NETTO', 70)}${right(bare.money(paper.net), 14)}`,
      ...paper.vat.map(({ rate, tax }) => `${right(`MOMS ${rate} %`, 70)}${right(bare.money(tax), 14)}`),
      `${right(paper.isCredit ? 'ATT KREDITERA' : 'ATT BETALA', 70)}${right(bare.money(paper.payable), 14)}`,
      '',
      `BANKGIRO ${supplier.bankgiro}  PLUSGIRO ${supplier.plusgiro}  ORG.NR ${supplier.organisation}`,
      `MOMSREG.NR ${supplier.vat}  F-SKATTEBEVIS FINNS`,
    ];
    const body = paper.lines.map(
      ({ code, name, quantity, price, sum }) =>
        `${left(code, 5)}${left(name, 30)}${days(quantity)}${right(bare.quantity(quantity), 7)}${right(bare.price(price), 8)}${right(bare.money(sum), 10)}`,
    );
    return troff([[...head(1), ...body, ...foot]], 9);
  },
  printing: { unit: () => undefined },
};

const report = (
  paper: Paper,
  names: { readonly width: number; readonly perPage: number },
): readonly (readonly string[])[] => {
  const { supplier } = paper;
  const { width, perPage } = names;
  const parts = cut(paper.lines, perPage);
  return parts.map((lines, page) => [
    `${left(supplier.name, 46)}${called(paper, 'F A K T U R A', 'K R E D I T')}`,
    `${left(`${supplier.street}  ${supplier.post}`, 46)}FAKTNR ${paper.number}   FAKTDAT ${short(paper.issue)}`,
    `${left(`ORGNR ${supplier.organisation}`, 46)}KUNDNR ${paper.customer}  BLAD ${page + 1}`,
    `${left(`MOMSNR ${supplier.vat}`, 46)}FÖRFDAT ${short(paper.due)}`,
    paper.remark ?? '',
    ...(page === 0 ? [paper.buyer.name, paper.buyer.street, paper.buyer.post, ''] : []),
    `ERT ORDERNR ${paper.order}   LEVDAT ${short(paper.delivered)}   REF ${paper.reference}`,
    '='.repeat(88),
    `RAD ARTNR     ${left('VARA', width)}${right('LEV', 8)} ENH  ${right('PRIS', 10)}${right('RAB', 6)}${right('BELOPP', 13)} M`,
    '='.repeat(88),
    ...lines.map(
      ({ code, name, quantity, unit, price, discount, sum, rate }, index) =>
        `${right(String(page * perPage + index + 1), 3)} ${left(code, 9)} ${left(name, width)}${right(after.quantity(quantity), 8)} ${left(unit, 5)}${right(after.price(price), 10)}${right(discount === 0n ? '' : after.percent(discount), 6)}${right(after.money(sum), 13)} ${rate === 25 ? '1' : '2'}`,
    ),
    ...(page < parts.length - 1
      ? [right('TRANSPORT TILL NÄSTA BLAD', 60)]
      : [
          '='.repeat(88),
          ...paper.charges.map(({ label, amount }) => `${right(label, 70)}${right(after.money(amount), 16)}`),
          ...paper.vat.map(
            ({ rate, base, tax }) =>
              `MOMSKOD ${rate === 25 ? '1' : '2'} = ${right(String(rate), 2)} %   UNDERLAG ${right(after.money(base), 12)}   MOMS ${right(after.money(tax), 11)}`,
          ),
          '',
          `NETTO ${after.money(paper.net)}    MOMS ${after.money(paper.tax)}    ÖRESUTJ ${after.money(paper.rounding)}    ATT BETALA ${after.money(paper.payable)}`,
          '',
          `BANKGIRO ${supplier.bankgiro}   OCR ${paper.ocr}   GODKÄND FÖR F-SKATT`,
        ]),
  ]);
};

const g16: LayoutG = {
  id: 'g16',
  producer: 'groff-gs',
  hard: 'text of fixed width over pages; VAT by code 1 and 2; figures of the sum in one row with labels',
  seller: {
    party: firm('Matpartner Grossist i Sundsvall AB', 'Birstavägen 15, 863 41 Sundsvall'),
    trades: ['dry', 'cleaning', 'spice'],
    codes: '####',
    numbers: '8#####',
    lines: [26, 33],
    discounts: [200, 500],
    isWhole: true,
    charges: [['FRAKT', 29500, 25]],
  },
  draw: (paper) => troff(report(paper, { width: 30, perPage: 22 }), 8.6),
};

const g17: LayoutG = {
  id: 'g17',
  producer: 'pdf-lib',
  hard: 'text of fixed width over pages; letters in numbers; returned goods with the minus behind',
  seller: {
    party: firm('Skärgårdens Livs & Frys AB', 'Varvsgatan 21, 572 37 Oskarshamn'),
    trades: ['frozen', 'ice', 'paper'],
    codes: '@###-#',
    numbers: '5#####',
    lines: [22, 28],
    returns: 0.1,
  },
  draw: (paper) => typed(report(paper, { width: 36, perPage: 18 }), 8.6).drawing(),
};

const g18: LayoutG = {
  id: 'g18',
  producer: 'fpdf',
  hard: 'a mono report with ordered, delivered and remaining; the number below the name; points as decimal marks',
  credits: 1,
  seller: {
    party: firm('Kryddmästarn Import AB', 'Ridvägen 3, 149 42 Nynäshamn'),
    trades: ['spice', 'dry'],
    codes: 'KM-###@',
    numbers: '######-26',
    lines: [6, 12],
  },
  draw: (paper) => {
    const { supplier } = paper;
    const texts = [
      `${left('KRYDDMÄSTARN', 52)}${called(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}`,
      `${left('', 52)}Fakturadag    ${compact(paper.issue)}`,
      `${left(paper.buyer.name, 52)}Oss tillhanda ${compact(paper.due)}`,
      `${left(paper.buyer.street, 52)}Kundkod       ${paper.customer}`,
      `${left(paper.buyer.post, 52)}${paper.about === null ? `Order         ${paper.order}` : `Till faktura  ${paper.about}`}`,
      paper.remark ?? '',
      '',
      `${left('Vara / artikelnummer', 40)}${right('Best', 7)}${right('Lev', 7)}${right('Rest', 6)}  ${left('Enh', 6)}${right('Pris', 9)}${right('Summa', 12)}`,
      '_'.repeat(89),
      ...paper.lines.flatMap((line) => [
        `${left(line.name, 40)}${right(point.quantity(line.quantity + BigInt(of(line, 3)) * 1000n), 7)}${right(point.quantity(line.quantity), 7)}${right(String(of(line, 3)), 6)}  ${left(line.unit, 6)}${right(point.price(line.price), 9)}${right(point.money(line.sum), 12)}`,
        `  ${line.code}`,
      ]),
      '_'.repeat(89),
      `${right('Summa exkl moms', 74)}${right(point.money(paper.net), 15)}`,
      ...paper.vat.map(({ rate, tax }) => `${right(`Moms ${rate} %`, 74)}${right(point.money(tax), 15)}`),
      `${right('Totalsumma SEK', 74)}${right(point.money(paper.payable), 15)}`,
      '',
      `Bankgiro ${supplier.bankgiro}  Plusgiro ${supplier.plusgiro}  Org.nr ${supplier.organisation}`,
      `${supplier.name}, ${supplier.street}, ${supplier.post}. Har F-skatt. ${supplier.vat}`,
    ];
    return typed([texts], 8.6).drawing();
  },
};

export const matrix: readonly LayoutG[] = [g15, g16, g17, g18];
