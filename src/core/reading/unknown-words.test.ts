import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

const edges = [260, 320, 380, 460, 540];
const head = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04
`;
const goods = `Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 Grädde 40 % | 12 | st | 24,50 | 294,00
`;
const totals = `Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90
`;
const foot = 'Bankgiro 5050-1055 | Org.nr 556233-2451';
const page = (parts: { head?: string; goods?: string; totals?: string; foot?: string } = {}): Reading => {
  const text = [parts.head ?? head, parts.goods ?? goods, parts.totals ?? totals, parts.foot ?? foot];
  const reading = readPages(sheet(text.map((part) => part.replace(/\n$/, '')).join('\n'), edges));
  if (reading === null) throw new Error('nothing read');
  return reading;
};
const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name, quantity, unit, price, sum }) => [
    articleNumber,
    name,
    quantity,
    unit,
    price,
    sum,
  ]);
const right = [
  ['1001', 'Laxfilé färsk', '2.450', 'kg', '189.00', '463.05'],
  ['1002', 'Grädde 40 %', '12', 'st', '24.50', '294.00'],
];

describe('a label that nobody knows', () => {
  test.each(['Antal', 'À-pris', 'Belopp'])('%s is told by the two others', (label) => {
    const reading = page({ goods: goods.replace(label, 'Xyzzy') });
    expect([linesOf(reading), reading.doubts]).toEqual([right, []]);
  });

  test('of two columns leaves it open which is which', () => {
    const reading = page({ goods: goods.replace('Antal', 'Xyzzy').replace('À-pris', 'Zyx') });
    expect([linesOf(reading), reading.doubts]).toEqual([right, ['columns-unlabelled']]);
  });

  test('takes no column that closes from the label that is known', () => {
    const counted = goods.replaceAll(/\| (2,450|12) \|/g, '| $1 |').replace('Enhet', 'Xyzzy');
    expect(page({ goods: counted }).doubts).toEqual([]);
  });
});

describe('totals', () => {
  const two = goods
    .replace('2,450', '2')
    .replace('189,00 | 463,05', '100,00 | 200,00')
    .replace('12 | st | 24,50 | 294,00', '2 | st | 100,00 | 200,00');

  test.each([
    [
      'VAT of two rates without bases',
      'Netto | | | | 400,00\nMoms 12 % | | | | 24,00\nMoms 25 % | | | | 50,00',
    ],
    ['in a row of labels', 'Netto | Moms 12 % | Moms 25 %\n400,00 | 24,00 | 50,00'],
    [
      'bases under labels of their own',
      'Netto | | | | 400,00\nBas 12 % moms | | | | 200,00\nMoms 12 % | | | | 24,00\nBas 25 % moms | | | | 200,00\nMoms 25 % | | | | 50,00',
    ],
  ])('%s', (_, printed) => {
    const reading = page({ goods: two, totals: `${printed}\nAtt betala | | | | 474,00` });
    expect([reading.invoice.taxTotal, reading.doubts]).toEqual(['74.00', []]);
  });

  test('VAT of two rates that was not reckoned from the net proves nothing', () => {
    const wrong =
      'Netto | | | | 400,00\nMoms 12 % | | | | 34,00\nMoms 25 % | | | | 40,00\nAtt betala | | | | 474,00';
    expect(page({ goods: two, totals: wrong }).doubts).toEqual(['vat']);
  });

  test('the sum of the lines and the amount to pay under words that nobody knows', () => {
    const strange = totals.replace('Netto', 'Korgens värde').replace('Att betala SEK', 'Plirr');
    const { invoice, doubts } = page({ totals: strange });
    expect([invoice.taxExclusive, invoice.payable, doubts]).toEqual(['757.05', '847.90', []]);
  });

  const charged =
    'Varor | | | | 757,05\nXyzzy | | | | 42,95\nNetto | | | | 800,00\nMoms 12 % | | 800,00 | | 96,00\nAtt betala | | | | 896,00';
  test.each([
    ['below the lines’ sum', charged],
    ['beside it', 'Varor | Xyzzy | Netto | Moms 12 % | Att betala\n757,05 | 42,95 | 800,00 | 96,00 | 896,00'],
  ])('a charge %s is one whatever it is called', (_, printed) => {
    const { invoice, doubts } = page({ totals: printed });
    expect(invoice.charges).toMatchObject([{ charge: true, amount: '42.95', reason: 'Xyzzy' }]);
    expect(doubts).toEqual([]);
  });

  test('a charge is none where it does not make up the difference', () => {
    const { invoice, doubts } = page({ totals: charged.replace('42,95', '42,94') });
    expect([invoice.charges, doubts]).toEqual([[], ['charges']]);
  });
});

describe('rows that multiply by a sign', () => {
  const one = ['1001', 'Laxfilé färsk', '2.450', 'kg', '189.00', '463.05'];
  test.each([
    [
      'in their own row',
      '1001 Laxfilé färsk | 2,450 kg | x 189,00 | | 463,05\n1002 Grädde 40 % | 12 st | x 24,50 | | 294,00',
    ],
    [
      'below their sum',
      '1001 Laxfilé färsk | | | | 463,05\n2,450 kg × 189,00\n1002 Grädde 40 % | | | | 294,00\n12 st × 24,50',
    ],
    [
      'below their name',
      '1001 Laxfilé färsk\n2,450 kg x 189,00 | | | | 463,05\n1002 Grädde 40 %\n12 st x 24,50 | | | | 294,00',
    ],
  ])('%s', (_, printed) => {
    const reading = page({ head: `${head}\n\n`, goods: `\n\n${printed}` });
    expect(linesOf(reading)[0]).toEqual(one);
    expect(reading.doubts).toEqual([]);
  });

  test('in a sentence', () => {
    const printed = '2,450 kg Laxfilé färsk à 189,00 = 463,05\n12 st Grädde 40 % à 24,50 = 294,00';
    const reading = page({ goods: printed });
    expect(linesOf(reading)).toEqual(right.map(([, ...rest]) => [null, ...rest]));
    expect(reading.doubts).toEqual([]);
  });
});

describe('lines', () => {
  test('a price for a hundred, as its cell or another column says', () => {
    const [cell, column] = ['24,50/100 | 294,00', '24,50 | 294,00'].map((figures) =>
      goods.replace('12 | st | 24,50 | 294,00', `1 200 | st | ${figures}`),
    );
    expect(linesOf(page({ goods: cell ?? '' }))[1]?.slice(2)).toEqual(['1200', 'st', '0.245', '294.00']);
    const bases = (column ?? '')
      .replace('À-pris | Belopp', 'À-pris | Belopp | Per')
      .replace('463,05', '463,05 | 1')
      .replace('294,00', '294,00 | 100');
    const pages = sheet([head, bases, totals, foot].join('\n').replaceAll('\n\n', '\n'), [...edges, 570]);
    const reading = readPages(pages);
    expect(reading?.invoice.lines[1]).toMatchObject({ quantity: '1200', price: '0.245', sum: '294.00' });
  });

  test('a number and a unit behind labels of their own', () => {
    const printed = `Vara | Antal | | À-pris | Belopp
Laxfilé färsk | 2,450 | | 189,00 | 463,05
Art.nr: 1001
Enhet: kg
Grädde 40 % | 12 | | 24,50 | 294,00
Art.nr: 1002
Enhet: st`;
    const reading = page({ goods: printed });
    expect([linesOf(reading), reading.doubts]).toEqual([right, []]);
  });

  test.each(['1001\n', 'Art.nr 1001\n', 'Artikel: 1001\n'])('a number in a row of its own: %s', (row) => {
    const printed = `Vara | Antal | Enhet | À-pris | Belopp
Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
${row}Grädde 40 % | 12 | st | 24,50 | 294,00
${row.replace('1001', '1002')}`;
    const reading = page({ goods: printed });
    expect([linesOf(reading), reading.doubts]).toEqual([right, []]);
  });

  test('a number among words that say nothing of it leaves the goods in doubt', () => {
    const printed = goods.replaceAll(/100\d /g, '').replace('Enhet', 'Enhet Xyzzy');
    const left = printed.replace('| kg |', '| kg A7741 |').replace('| st |', '| st B9002 |');
    expect(page({ goods: left }).doubts).toContain('article');
  });

  test('short numbers in a column of their own', () => {
    const printed = goods.replace('1001 ', '17 ').replace('1002 ', '42 ');
    expect(linesOf(page({ goods: printed })).map(([article]) => article)).toEqual(['17', '42']);
    expect(page({ goods: printed }).doubts).toEqual([]);
    expect(page({ goods: printed.replace('42 ', '4 ') }).doubts).toEqual(['article']);
  });
});

describe('the head', () => {
  test.each([
    ['Nr at the title', head.replace('Fakturanr | 48213', '| | | | Nr: 48213'), []],
    ['Nr above the label of the day', head.replace('Fakturanr | 48213', 'Nr: 48213'), []],
    ['Nr elsewhere', head.replace('Fakturanr | 48213', '| Nr: 48213'), ['number']],
    ['a day without a label', head.replace('Fakturadatum | 2026-10-05', '5 oktober 2026'), ['issue-date']],
    ['a number of another document', `${head}Ersätter faktura 47111\n`, []],
  ])('%s', (_, printed, doubts) => {
    const reading = page({ head: printed });
    expect([reading.invoice.number, reading.invoice.issueDate, reading.doubts]).toEqual([
      '48213',
      '2026-10-05',
      doubts,
    ]);
  });

  test('of two addresses the upper one is the sender’s, and numbers in the other are not', () => {
    const printed = `Tallbacka Gårdsbruk
Tallbacka 1
590 53 Ulrika
tel 070-174 06 31

Krogen Vid Kajen AB
Strandvägen 14
371 32 Karlskrona
Momsreg.nr SE559810059101

FAKTURA
${head.split('\n').slice(1).join('\n')}`;
    const { invoice, doubts } = page({ head: printed });
    expect(invoice.supplier).toMatchObject({ name: 'Tallbacka Gårdsbruk', organizationNumber: '5562332451' });
    expect(doubts).toEqual([]);
  });
});
