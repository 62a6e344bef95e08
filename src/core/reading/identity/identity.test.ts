import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

const edges = [260, 320, 380, 460, 540];
const head = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04
`;
const goods = `
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 Grädde 40 % | 12 | st | 24,50 | 294,00
`;
const totals = `
Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90
`;
const foot = `
Bankgiro 5050-1055 | Org.nr 556233-2451
`;
const read = (text: string): Reading => {
  const reading = readPages(sheet(text.trim(), edges));
  if (reading === null) throw new Error('nothing read');
  return reading;
};
const page = (parts: { head?: string; goods?: string; totals?: string; foot?: string } = {}): Reading =>
  read(
    [parts.head ?? head, parts.goods ?? goods, parts.totals ?? totals, parts.foot ?? foot]
      .map((part) => part.trim())
      .join('\n'),
  );
const namesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);

test('a page that says whose it is and what it is about is trusted', () => {
  expect(page().doubts).toEqual([]);
  expect(namesOf(page())).toEqual([
    ['1001', 'Laxfilé färsk'],
    ['1002', 'Grädde 40 %'],
  ]);
});

describe('the sender', () => {
  test('needs a number', () => {
    expect(page({ foot: 'Tack för att ni handlar hos oss' }).doubts).toEqual(['supplier']);
    expect(page({ foot: 'Bankgiro 5050-1056' }).doubts).toEqual(['supplier']);
  });

  test('is not the one that the letter goes to, whose number stands in its address', () => {
    const buyer = `FAKTURA
Krogbryggan AB
Kajgatan 4
111 22 Stockholm
Org.nr 559999-1634
Fakturanr | 48213
Fakturadatum | 2026-10-05
`;
    const reading = page({ head: buyer, foot: 'Org.nr 556233-2451 | Bankgiro 5050-1055' });
    expect(reading.invoice.supplier.name).not.toBe('Krogbryggan AB');
    expect(reading.trusted).toBe(false);
  });

  test.each(['5 kg', '4x2,5 kg', 'Handelsbolag', 'Ekonomisk förening', 'AB'])('is not %s', (text) => {
    const { invoice, doubts } = page({ head: head.replace('Norrskär Grossist AB', text) });
    expect([invoice.supplier.name, doubts]).toEqual([null, ['supplier']]);
    const below = page({ foot: `${foot.trim()}\n${text}` });
    expect([below.invoice.supplier.name, below.doubts]).toEqual(['Norrskär Grossist AB', []]);
  });

  test.each(['Handelsbolag', 'AB', 'Ekonomisk förening'])('may have %s in a row below its name', (form) => {
    const wrapped = head.replace('Norrskär Grossist AB', `Norrskär Livs &\nService\n${form}`);
    const { invoice, doubts } = page({ head: wrapped });
    expect([invoice.supplier.name, doubts]).toEqual([`Norrskär Livs & Service ${form}`, []]);
  });

  test('has the number at the foot, not the one below the customer', () => {
    const customer = head.replace('Fakturanr', 'Kund: 863358 Krogbryggan AB\nOrg.nr: 559999-1634\nFakturanr');
    const { invoice, doubts } = page({ head: customer });
    expect([invoice.supplier.organizationNumber, doubts]).toEqual(['5562332451', []]);
  });

  test('is open where its number may be the other company’s', () => {
    const both = `${head}\nOrg.nr: 559999-1634\n\nOrg.nr: 556233-2451`;
    expect(page({ head: both, foot: 'Bankgiro 5050-1055' }).doubts).toEqual(['supplier']);
    const own = head.replace(
      'FAKTURA\n',
      'FAKTURA\nKajvägen 9\n305 97 Kvibille\nOrg.nr: 556233-2451\n\nKrogbryggan 559999-1634\n',
    );
    const { invoice, doubts } = page({ head: own, foot: 'Bankgiro 5050-1055' });
    expect([invoice.supplier.organizationNumber, doubts]).toEqual(['5562332451', []]);
  });

  test.each([
    ['Dalens Gårdsmejeri Ekonomisk förening', ['Dalens Gårdsmejeri Ekonomisk förening', []]],
    ['Dalens Gårdsmejeri', ['Dalens Gårdsmejeri', ['supplier']]],
  ])('is not the addressee at the top of the page but %s at the foot', (name, expected) => {
    const addressee = `Krogbryggan AB | | | | FAKTURA
Kajgatan 4
111 22 Stockholm
Org.nr 559999-1634
Fakturanr | 48213
Fakturadatum | 2026-10-05
`;
    const below = `${name} | | Bankgiro | | Org.nr
Mejerigränd 2 | | 5050-1055 | | 556233-2451
681 42 Kristinehamn
`;
    const { invoice, doubts } = page({ head: addressee, foot: below });
    expect([invoice.supplier.name ?? '', doubts]).toEqual(expected);
  });

  test.each(['Kund', 'Kund:', 'Faktureras till', 'Bill to'])('is not who stands behind %s', (label) => {
    const beside = `Norrskär
Grossist
AB | | | | FAKTURA

Fakturanr 48213 | | | ${label} | Krogbryggan AB
Fakturadatum 2026-10-05 | | | | Kajgatan 4
Förfallodatum 2026-11-04 | | | | 111 22 Stockholm
`;
    const { invoice, doubts } = page({ head: beside });
    expect([invoice.supplier.name, doubts]).toEqual(['Norrskär Grossist AB', []]);
  });

  test('heads the page above the number of its service for customers', () => {
    const letterhead = `Norrskär Grossist AB | | | | FAKTURA
Kundtjänst 0143-92 73 60
Terminalvägen 14
415 92 Göteborg

Fakturamottagare
Krogbryggan AB
Kajgatan 4
111 22 Stockholm
Fakturanr | 48213
Fakturadatum | 2026-10-05
`;
    const { invoice, doubts } = page({ head: letterhead });
    expect([invoice.supplier.name, doubts]).toEqual(['Norrskär Grossist AB', []]);
  });

  test('stands at the foot, with its address behind it', () => {
    const logo = head.replace('Norrskär Grossist AB', 'NORRSKÄR');
    const { invoice, doubts } = page({
      head: logo,
      foot: '\n\n\n\n\nNorrskär Grossist AB, Kajvägen 9, 111 22 Stockholm\nBankgiro 5050-1055 | Org.nr 556233-2451',
    });
    expect(invoice.supplier).toMatchObject({
      name: 'Norrskär Grossist AB',
      organizationNumber: '5562332451',
    });
    expect(doubts).toEqual([]);
  });
});

describe('the number', () => {
  test.each([
    ['Fakturanr | 88 120', '88 120'],
    ['Fakturanr | 27−031', '27-031'],
    ['Fakturanr | F 000 412/26', 'F 000 412/26'],
    ['FAKTURA 88120', '88120'],
    ['KONTANTFAKTURA 88120', '88120'],
    ['Räkning nr | 26-013', '26-013'],
  ])('%s is %s', (printed, number) => {
    const reading = page({
      head: head
        .replace('Fakturanr | 48213', printed)
        .replace('FAKTURA\n', printed.includes('FAKTURA') ? '\n' : 'FAKTURA\n'),
    });
    expect([reading.invoice.number, reading.doubts]).toEqual([number, []]);
  });

  test('is doubtful beside another one', () => {
    expect(page({ head: `${head}Fakturanummer | 99120` }).doubts).toContain('number');
  });
});

describe('the date', () => {
  test.each(['2026-10-05', '261005', '20261005', '5 oktober 2026', '5/10 -26', '2026−10−05'])(
    '%s',
    (printed) => {
      const reading = page({ head: head.replace('2026-10-05', printed) });
      expect([reading.invoice.issueDate, reading.doubts]).toEqual(['2026-10-05', []]);
    },
  );

  test('is not the last day to pay, before which a term names the invoice', () => {
    const inRow = `Norrskär Grossist AB | | | | FATTURA
Fattura n. | Data | | Pagamento | Scadenza
48213 | 05/10/2026 | | 30 gg data fattura | 04/11/2026
`;
    const { invoice, doubts } = page({ head: inRow });
    expect([invoice.issueDate, invoice.dueDate, doubts]).toEqual(['2026-10-05', '2026-11-04', []]);
  });

  test('of payment may be a shortened label', () => {
    expect(page({ head: head.replace('Förfallodatum', 'FÖRF.DAT') }).invoice.dueDate).toBe('2026-11-04');
  });

  test('is the labelled one, not that of the print, and a plain one where it is the only one', () => {
    expect(page({ head: `${head}Utskriftsdatum | 2026-10-09` }).invoice.issueDate).toBe('2026-10-05');
    expect(page({ head: head.replace('Fakturadatum', 'Datum') }).doubts).toEqual([]);
  });
});

describe('numbers of goods', () => {
  const of = (label: string, one: string, other: string) =>
    namesOf(
      page({
        goods: goods
          .replace('Artikelnr Benämning', label)
          .replace('1001 Laxfilé färsk', one)
          .replace('1002 Grädde 40 %', other),
      }),
    );

  test.each([
    ['Beställningsnr Benämning', '22 407 Laxfilé färsk', '22 408 7-korns kross', '22 407', '22 408'],
    ['Artikel', 'AB-12/3 Laxfilé färsk', 'AB-12/4 7-korns kross', 'AB-12/3', 'AB-12/4'],
    ['Benämning', 'Laxfilé färsk (HT200)', '7-korns kross (HT739)', 'HT200', 'HT739'],
    ['Vara', '3859 Laxfilé färsk', '7366 7-korns kross', '3859', '7366'],
  ])('%s: %s', (label, one, other, first, second) => {
    expect(of(label, one, other)).toEqual([
      [first, 'Laxfilé färsk'],
      [second, '7-korns kross'],
    ]);
  });

  test('are not what a name begins with', () => {
    expect(of('Benämning', '7-korns kross', '100 g Laxfilé')).toEqual([
      [null, '7-korns kross'],
      [null, '100 g Laxfilé'],
    ]);
  });

  test('stand for one kind of goods each', () => {
    expect(page({ goods: goods.replace('1002', '1001') }).doubts).toEqual(['article']);
    expect(page({ goods: goods.replace('1002 ', '') }).doubts).toContain('article');
  });
});

describe('totals', () => {
  test.each([
    ['net called Summa', 'Summa | | | | 757,05\nMoms (12%): | | | | 90,85\nTotalt | | | | 847,90'],
    [
      'what is drawn',
      'Varuvärde | | | | 757,05\nMoms 12 % | | 757,05 | | 90,85\nBelopp som dras | | | | 847,90',
    ],
    [
      'rounded',
      'Summa exkl moms | | | | 757,05\nMoms 12% | | | | 90,85\nÖresutjämning | | | | 0,10\nSlutbelopp | | | | 848,00',
    ],
    [
      'in a row below their labels',
      'Netto | Moms % | Moms kr | Öresavr. | Att betala\n757,05 | 12 | 90,85 | 0,10 | 848,00',
    ],
    ['with colons', 'Netto | | | | 757:05\nMoms 12 % | | 757:05 | | 90:85\nAtt betala SEK | | | | 847:90'],
  ])('%s', (_, printed) => {
    const marks = printed.includes(':05') ? goods.replaceAll(/(\d),(\d\d)(?!\d)/g, '$1:$2') : goods;
    expect(page({ goods: marks, totals: printed }).doubts).toEqual([]);
  });

  test('VAT of two rates without their sum', () => {
    const two = goods
      .replace('2,450', '2')
      .replace('189,00 | 463,05', '100,00 | 200,00')
      .replace('12 | st | 24,50 | 294,00', '2 | st | 100,00 | 200,00');
    const sums =
      'Moms (12%) på 200,00: | | | | 24,00\nMoms (25%) på 200,00: | | | | 50,00\nAtt betala | | | | 474,00';
    expect(page({ goods: two, totals: sums })).toMatchObject({
      trusted: true,
      invoice: { taxTotal: '74.00', taxExclusive: '400.00', payable: '474.00' },
    });
  });
});
