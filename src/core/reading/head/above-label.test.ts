import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [160, 280, 380, 460, 540];

const read = (head: string) =>
  readPages(
    sheet(
      `Norrskär Grossist AB
${head}
Artikelnr | Benämning | Antal | À-pris | Belopp
1001 | Laxfilé färsk | 2,450 | 189,00 | 463,05
Netto | | | | 463,05
Moms 12 % | | | | 55,57
Att betala SEK | | | | 518,62
Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  )?.invoice;

test.each([
  [
    'Faktura\nK3342 | 2026-05-11 | 2026-05-21 | 19252\nFakturanummer | Fakturadatum | Förfallodatum | Kundnummer',
    'K3342',
  ],
  ['906634 | 2026-05-11 | 2026-05-21 | 4965\nFaktura | Fakturadatum | Förfallodatum | Kundnummer', '906634'],
])('a row of labels below its values has them: %j', (head, number) => {
  expect(read(head)).toMatchObject({ number, issueDate: '2026-05-11', dueDate: '2026-05-21' });
});

test('a label of a column beside it has none of them', () => {
  const head = `Faktura
K3342 | 2026-05-11 | 2026-05-21
Fakturanummer | Fakturadatum | Förfallodatum | | Momsreg.nr
 | | | | SE556233245101`;
  expect(read(head)).toMatchObject({ number: 'K3342', issueDate: '2026-05-11', dueDate: '2026-05-21' });
});

test('of rows of labels and values in turn each label has what stands below it', () => {
  const head = `Fakturanummer | Fakturadatum | Kundnummer
81442 | 2026-05-11 | 19252
Ordernummer | Förfallodatum | Orderdatum
77120 | 2026-05-21 | 2026-05-04`;
  expect(read(head)).toMatchObject({ number: '81442', issueDate: '2026-05-11', dueDate: '2026-05-21' });
});
