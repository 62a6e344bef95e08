import { expect, test } from 'vitest';
import { head, type Print, readAround } from '#testing/papers/around-page.ts';

const sender: readonly Print[] = [
  ['Norrskär Grossist AB', 40, 50],
  ['Bankgiro 5050-1055', 40, 780],
  ['Org.nr 556233-2451', 200, 780],
];
const label: Print = ['Kreditfaktura mot', 400, 200];

test('a form has a label of what credits take back on each invoice, with nothing below', () => {
  expect(readAround([...sender, ...head, label]).doubts).toEqual([]);
  expect(readAround([...sender, ...head, label, ['100441', 400, 212]]).doubts).toContain('credit-note');
});
