import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const kindOf = (text: string) => readCsv(Buffer.from(text))?.readings.map(({ kind }) => kind);
const invoice = `Fakturanr;Fakturadatum;Förfallodatum;Artikelnr;Benämning;Antal;Pris;Summa
7001;2026-05-02;2026-06-01;1001;Lax;2;10,00;20,00
7001;2026-05-02;2026-06-01;1002;Räkor;1;30,00;30,00`;

test('a list of invoices without goods is a statement of account, and says which', () => {
  const rows = `7001;2026-05-02;2026-06-01;500,00;500,00
7002;2026-05-09;2026-06-08;620,50;0,00`;
  expect(kindOf(`Fakturanr;Fakturadatum;Förfallodatum;Belopp;Saldo\n${rows}`)).toEqual([
    expect.objectContaining({ kind: 'statement', isClear: true, about: ['7001', '7002'] }),
  ]);
});

test.each([
  ['Kontoutdrag;;\nFakturanr;Belopp;Rest\n1;2,00;2,00\n2;3,00;3,00', 'statement'],
  ['Betalningspåminnelse;\nFakturanr;Belopp\n7001;500,00', 'reminder'],
  [`Orderbekräftelse;;;;;;;\n${invoice}`, 'order-confirmation'],
  ['Dokumenttyp;Nr;Artikelnr;Antal\nFöljesedel;5;1001;2\nFöljesedel;5;1002;1', 'delivery-note'],
])('what it calls itself it is: %s', (text, kind) => {
  const [reading] = readCsv(Buffer.from(text))?.readings ?? [];
  expect([reading?.kind?.kind, reading?.trusted]).toEqual([kind, false]);
});

test.each([invoice, `Faktura;;;;;;;\n${invoice}`, 'a;b\n1;2\n3;4'])('an invoice stays one: %s', (text) => {
  expect(kindOf(text)?.every((kind) => kind === undefined)).toBe(true);
});
