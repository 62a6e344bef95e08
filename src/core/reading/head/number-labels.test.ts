import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const page = (head: string, foot = ''): string => `Norrskär Grossist AB
${head}
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
Netto | | | | 463,05
Moms 12 % | | 463,05 | | 55,57
Att betala SEK | | | | 518,62
${foot}
Bankgiro 5050-1055 | Org.nr 556233-2451`;

const read = (head: string, foot?: string) =>
  readPages(sheet(page(head, foot), [260, 320, 380, 460, 540]))?.invoice;

test.each([
  ['an invoice that goes with its goods', 'Faktura/Följesedel 106441', '106441'],
  ['of a year', 'Faktura 2026:23', '2026:23'],
  ['a time of day', 'Faktura 10:30', null],
  ['an original', 'FAKTURA - ORIGINAL 508234', '508234'],
  ['the number of another paper', 'FAKTURA\nFs nr 7781728\nFakturanr 802209', '802209'],
  ['a number below a foreign title', 'FATTURA\nNumero 421/E', '421/E'],
  ['a sign for a number', 'FACTURE\nN° FA26-899', 'FA26-899'],
  ['of a German clerk', 'Rechnung\nRg.-Nr. 26-0418', '26-0418'],
  ['of bookkeeping', 'Ver.nr 10442', '10442'],
  ['a number before a mark and the title', '26328 · Faktura', '26328'],
  ['an account', 'FAKTURA\nBG nr: 5050-1055', null],
])('%s: the number of %j is %s', (_, head, number) => {
  expect(read(head)?.number).toBe(number);
});

test.each(['Box 118', 'Storgatan 14', 'Hamnvägen 7B'])(
  'the end of an address beside the label is none of it: %s',
  (line) => {
    expect(read(`Norrskär\nFaktura nr | ${line}\n211022`)?.number).toBe('211022');
  },
);

test('what stands below a sentence that speaks of the number is not the number', () => {
  const foot = 'Ange alltid fakturanummer vid betalning.\nSE-EKO-01. Certifierad av Kiwa.';
  expect(read('Faktura 508234', foot)?.number).toBe('508234');
  expect(read('Norrskär', foot)?.number).toBeNull();
});

test('a comma parts what labels in a sentence say', () => {
  const head = 'Faktura 20146, Er referens Köket, Förf.dag 26-07-2026, Utfärdad 16-07-2026, Sida 1';
  expect(read(head)).toMatchObject({ number: '20146', issueDate: '2026-07-16', dueDate: '2026-07-26' });
});

test('labels in a row may be short', () => {
  expect(read('Fakturanr. Fakturadato\n20146 2026-06-02')?.number).toBe('20146');
});

test('what a sentence ends with has no number behind it', () => {
  const foot = 'Betala till bankgiro och ange fakturanummer. Norrskär 7 AB, Box 2, 211 24 Malmö.';
  expect(read('Samlingsfaktura F872201', foot)?.number).toBe('F872201');
});

test('a day that a sentence speaks of is not the document’s', () => {
  const foot = 'Priserna höjs med 2,5 % från den 1 januari 2027.';
  expect(read('Faktura 508234\nDatum 2026-06-02', foot)?.issueDate).toBe('2026-06-02');
  expect(read('Faktura 508234\nDatum\n2026-06-02', foot)?.issueDate).toBe('2026-06-02');
});

test('a day goes on from the end of a line of prose', () => {
  const head = 'DOKUMENTNR 56-1119, FAKTURADATUM 2026-06-16, FÖRFALLER DEN\n2026-07-01, Er ref Kökschef';
  expect(read(head)).toMatchObject({ number: '56-1119', issueDate: '2026-06-16', dueDate: '2026-07-01' });
});

test.each([
  'Zahlbar ohne Abzug bis',
  'Zahlbar netto bis zum',
  'Bitte zahlen Sie bis zum',
  'Betalas in senast',
  'Vänligen betala senast',
  'Sista dag för betalning',
  'Betalning tillhanda senast',
  'Date limite de paiement',
  'Da pagare entro il',
  'Date due',
  'Forfalder den',
])('%s: the day when to pay', (label) => {
  expect(read(`Faktura 508234\nDatum 2026-06-02\n${label} 2026-07-02`)?.dueDate).toBe('2026-07-02');
});

test('the day of an invoice may be called after its record', () => {
  for (const label of ['Räkningsdatum', 'Notadatum', 'Dok.datum', 'Rg.-Datum', 'Date issued'])
    expect(read(`Faktura 508234\n${label} 2026-06-02`)?.issueDate, label).toBe('2026-06-02');
});

test('a label of both numbers of a company names that for VAT, and none goes on in the next column', () => {
  const foot = (text: string) =>
    readPages(
      sheet(page('Faktura 508234', '').replace('Org.nr 556233-2451', text), [260, 320, 380, 460, 540]),
    )?.invoice.supplier;
  expect(foot('Pers.nr/VAT SE556233245101')?.vatNumber).toBe('SE556233245101');
  expect(foot('Org.nr/Momsreg.nr 556233-2451 / SE556233245101')?.vatNumber).toBe('SE556233245101');
  expect(foot('VAT GB781210748 | 39231')?.vatNumber).toBe('GB781210748');
});

test.each([
  ['Fakturanr #10414', true],
  ['Fakturanr 10414', false],
  ['Faktura #10414', false],
])('whether the mark before a number is a part of it is open: %s', (head, isOpen) => {
  const reading = readPages(sheet(page(`${head}\nFakturadatum 2026-03-25`), [260, 320, 380, 460, 540]));
  expect(reading?.invoice.number).toBe('10414');
  expect(reading?.doubts.includes('number')).toBe(isOpen);
});

test.each([
  ['FAKTURA\nNr: kj 3120', '3120', true],
  ['FAKTURA\nNr: K) 3120', '3120', true],
  ['FAKTURA\nNr: KJ 3120', 'KJ 3120', false],
])('letters before a number may be a part of it: %j', (head, number, isOpen) => {
  const reading = readPages(sheet(page(`${head}\nFakturadatum 2026-03-25`), [260, 320, 380, 460, 540]));
  expect(reading?.invoice.number).toBe(number);
  expect(reading?.doubts.includes('number')).toBe(isOpen);
});
