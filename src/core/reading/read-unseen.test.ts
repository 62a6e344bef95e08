import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

const edges = [260, 320, 380, 460, 540];
const head = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04`;
const goods = `Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 Grädde 40 % | 12 | st | 24,50 | 294,00`;
const totals = `Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90`;
const foot = 'Bankgiro 5050-1055 | Org.nr 556233-2451';
const read = (text: string): Reading => {
  const reading = readPages(sheet(text, edges));
  if (reading === null) throw new Error('nothing read');
  return reading;
};
const page = (parts: { head?: string; goods?: string; totals?: string; foot?: string } = {}): Reading =>
  read([parts.head ?? head, parts.goods ?? goods, parts.totals ?? totals, parts.foot ?? foot].join('\n'));

describe('charges of any name', () => {
  test('stand between the last line and a net above which no sum of the lines is printed', () => {
    const { invoice, doubts } = page({
      totals:
        '| | | Körning | 42,95\n| | | Totalt exkl. moms | 800,00\n| | | Moms 12 % | 96,00\n| | | Betalas kr | 896,00',
    });
    expect(invoice.charges).toMatchObject([{ charge: true, amount: '42.95' }]);
    expect([invoice.lines.length, invoice.payable, doubts]).toEqual([2, '896.00', []]);
  });

  test('stand before the net in a row of labels', () => {
    const { invoice, doubts } = page({
      totals: 'Frakt DHL | Netto | Moms 12 % | Att betala\n42,95 | 800,00 | 96,00 | 896,00',
    });
    expect([invoice.charges[0]?.amount, doubts]).toEqual(['42.95', []]);
  });

  test('are none where they do not make up the difference', () => {
    const { invoice, doubts } = page({
      totals:
        '| | | Körning | 42,94\n| | | Totalt exkl. moms | 800,00\n| | | Moms 12 % | 96,00\n| | | Betalas kr | 896,00',
    });
    expect([invoice.charges, doubts.includes('charges')]).toEqual([[], true]);
  });
});

describe('the head of the table', () => {
  test('names sums as the amount to pay is named', () => {
    const { invoice, doubts } = page({
      goods: goods.replace('Belopp', 'Att betala'),
      totals: totals.replace('Att betala SEK', 'Summa SEK'),
    });
    expect([invoice.payable, doubts]).toEqual(['847.90', []]);
  });

  test.each([
    ['in two languages', 'Item / Art Vara / Goods | Antal / Qty | Enhet | Pris / Price | Belopp / Amount'],
    ['in kronor', 'Art.nr Vara | Mängd | Enhet | À kr | Kr'],
    ['for materials', 'MATERIAL BENÄMNING | ANTAL | ENHET | PRIS | NETTO'],
  ])('%s', (_, labels) => {
    const { invoice, doubts } = page({ goods: goods.replace(/^.*/, labels) });
    expect(invoice.lines.map(({ articleNumber, name }) => [articleNumber, name])).toEqual([
      ['1001', 'Laxfilé färsk'],
      ['1002', 'Grädde 40 %'],
    ]);
    expect(doubts).toEqual([]);
  });

  test('numbers of goods that look like days or hold no digit', () => {
    const { invoice } = page({ goods: goods.replace('1001', '56-07-12').replace('1002', 'F-DEP') });
    expect(invoice.lines.map(({ articleNumber }) => articleNumber)).toEqual(['56-07-12', 'F-DEP']);
  });

  test('a year among numbers of another form leaves the goods in doubt', () => {
    const wine = goods.replace('1001', '2023').replace('1002', '6764-75');
    expect(page({ goods: wine }).doubts).toEqual(['article']);
  });
});

describe('the names of goods', () => {
  const named = (goodsRows: string): string[] =>
    page({ goods: goodsRows }).invoice.lines.map(({ name }) => name);

  test('end where the next rows of all begin alike', () => {
    const rows = `Benämning | Antal | Enhet | À-pris | Belopp
Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
innehållande 4 st
Grädde 40 % | 12 | st | 24,50 | 294,00
innehållande 12 st`;
    expect(named(rows)).toEqual(['Laxfilé färsk', 'Grädde 40 %']);
  });

  test('hold no unit that stands between the figures', () => {
    const printed = readPages(
      sheet(
        `${head}\nSumma | Pris | Antal | | Vara | Nr
463,05 | 189,00 | 2,450 | kg | Laxfilé färsk | 1001
294,00 | 24,50 | 12 | st | Grädde 40 % | 1002
${totals}\n${foot}`,
        [120, 180, 215, 340, 400],
      ),
    );
    expect(printed?.invoice.lines.map(({ name }) => name)).toEqual(['Laxfilé färsk', 'Grädde 40 %']);
  });
});

describe('the amount to pay', () => {
  test('between stars', () => {
    const { invoice, doubts } = page({ totals: totals.replace('847,90', '**847,90**') });
    expect([invoice.payable, doubts]).toEqual(['847.90', []]);
  });

  test('is not the day when to pay', () => {
    const { invoice, doubts } = page({
      head: head.replace('Förfallodatum | 2026-11-04', 'Att betala: | 4/11 -26'),
    });
    expect([invoice.dueDate, invoice.payable, doubts]).toEqual(['2026-11-04', '847.90', []]);
  });
});

describe('the sender', () => {
  const sold = (line: string): Reading =>
    page({
      head: head.replace('Norrskär Grossist AB', `marknaden.example | | | | \n\n${line}\n\n`),
      foot: 'Bankgiro 5050-1055',
    });

  test('is who sells it, and not whose page it is', () => {
    const { invoice, doubts } = sold(
      'Säljs av Norrskär Grossist AB, Kajen 3, 748 95 Alunda, org.nr 556233-2451',
    );
    expect([invoice.supplier.name, invoice.supplier.organizationNumber, doubts]).toEqual([
      'Norrskär Grossist AB',
      '5562332451',
      [],
    ]);
  });

  test('has the legal name beside its number, whatever heads the page', () => {
    const { invoice, doubts } = page({
      head: head.replace('Norrskär Grossist AB', 'Fiskhallen'),
      foot: 'Norrskär Grossist AB | Bankgiro 5050-1055 | | Org.nr 556233-2451',
    });
    expect([invoice.supplier.name, doubts]).toEqual(['Norrskär Grossist AB', []]);
  });

  test('is told by a VAT number without a label, but not by one that is said to be the buyer’s', () => {
    const own = page({ foot: 'Bankgiro 5050-1055 | | | | SE556233245101' });
    expect([own.invoice.supplier.vatNumber, own.doubts]).toEqual(['SE556233245101', []]);
    const buyers = page({ foot: 'Bankgiro 5050-1055\nKöparens nummer SE556233245101' });
    expect(buyers.invoice.supplier.vatNumber).toBeNull();
  });

  test('is not who greets', () => {
    const { invoice } = page({ foot: `Vänliga hälsningar\nOrg.nr 556233-2451, godkänd för F-skatt` });
    expect(invoice.supplier.name).toBe('Norrskär Grossist AB');
  });
});

test('who buys is not the sender, though its address lost the postcode that tells an address', () => {
  const { invoice, trusted } = page({
    head: `${head.replace('Norrskär Grossist AB', 'FISKHALLEN')}\n\nKrogbryggan AB\nKajgatan 4\n111 Stockholm\n`,
    foot: 'Norrskär Grossist AB | Bankgiro 5050-1055 | | Org.nr 556233-2451\nKajen 3\n748 95 Alunda',
  });
  expect(!trusted || invoice.supplier.name === 'Norrskär Grossist AB').toBe(true);
  expect(invoice.supplier.name).not.toBe('Krogbryggan AB');
});

test('a number with a wrong check digit identifies nobody', () => {
  expect(page({ foot: 'Bankgiro 5050-1055 | Org.nr 556233-2452' }).doubts).toEqual(['supplier']);
});

test('a quantity of ten is no price for ten', () => {
  const { doubts } = page({
    goods: goods.replace('2,450 | kg | 189,00 | 463,05', '10 | kg | 463,05 | 463,05'),
  });
  expect(doubts).toContain('line-arithmetic');
});

describe('a credit note', () => {
  const credited = (more: string): Reading =>
    page({ head: `${head.replace('FAKTURA', 'KREDITFAKTURA')}${more}` });

  test('that names the invoice that it takes back is trusted', () => {
    const { invoice, doubts } = credited('\nAvser faktura | 47111');
    expect([invoice.creditNote, invoice.number, invoice.precedingInvoices, doubts]).toEqual([
      true,
      '48213',
      ['47111'],
      [],
    ]);
  });

  test('by its heading alone is not', () => {
    expect(credited('').doubts).toEqual(['credit-note']);
  });
});

describe('what is no invoice', () => {
  test.each(['Endast för information – betalas ej.', 'Ingår i samlingsfaktura'])('%s', (said) => {
    const reading = page({ head: `${said}\n${head}` });
    expect(reading.doubts).toContain('kind');
  });

  test('a receipt', () => {
    const receipt = head
      .replace('FAKTURA', 'Kvitto')
      .replace('Fakturanr', 'Nr')
      .replace('Fakturadatum', 'Datum');
    expect(page({ head: receipt }).trusted).toBe(false);
  });
});
