import { expect, it } from 'vitest';
import { emptyDraft } from '#features/review/rules-draft.ts';
import { draftOfTyped, joinLines, splitLine, typedOf, withLine, withoutLine } from './typed-draft.ts';

const line = {
  read: 0,
  name: 'Smör osaltat',
  articleNumber: '336214',
  gtin: null,
  quantity: '24',
  unit: 'st',
  price: '54.5',
  discount: null,
  sum: '1308.00',
  vatRate: '12',
  kind: 'goods',
} as const;
const draft = {
  ...emptyDraft,
  number: '7',
  lines: [line, { ...line, read: 1, name: '500 g', sum: null }],
  vat: [{ rate: '12', taxable: '1308.00', tax: '156.96' }],
  payable: '16726.28',
};

it('writes a draft as typed and reads it back as it was', () => {
  const typed = typedOf(draft);
  expect(typed.payable).toBe('16\u00a0726,28');
  expect(typed.lines[0]?.price).toBe('54,5');
  expect(draftOfTyped(typed)).toEqual({ draft, faults: new Set() });
});

it('names what is no amount and leaves it out', () => {
  const typed = withoutLine(typedOf(draft), 0);
  const [rest] = typed.lines;
  if (rest === undefined) throw new Error('a line is left');
  const wrong = { ...typed, payable: 'allt', currency: 'kr', lines: [{ ...rest, sum: '1-2' }] };
  const read = draftOfTyped(wrong);
  expect([...read.faults].toSorted()).toEqual(['currency', 'lines.1.sum', 'payable']);
  expect(read.draft).toMatchObject({ payable: null, currency: null, lines: [{ sum: null }] });
});

it('adds, parts and joins lines without losing a figure', () => {
  const typed = typedOf(draft);
  expect(joinLines(typed, 0).lines).toMatchObject([{ key: 0, name: 'Smör osaltat 500 g', quantity: '24' }]);
  const parted = splitLine(typed, 0);
  expect(parted.typed.lines.map(({ key }) => key)).toEqual([0, 2, 1]);
  expect(parted.typed.lines[1]).toMatchObject({ name: 'Smör osaltat', vatRate: '12', sum: '', read: 0 });
  const added = withLine(typed, 2);
  expect(added.typed.lines.at(-1)).toMatchObject({ key: added.key, name: '', vatRate: '12', read: null });
});
