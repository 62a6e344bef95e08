import { expect, it } from 'vitest';
import { emptyDraft } from '../rules-draft.ts';
import {
  differencesOf,
  draftOfTyped,
  joinLines,
  splitLine,
  typedOf,
  withLine,
  withLineBack,
  withoutLine,
} from './typed-draft.ts';

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

it('puts a line back where it stood, and keeps what was typed meanwhile', () => {
  const typed = typedOf(draft);
  const [first, second] = typed.lines;
  if (first === undefined || second === undefined) throw new Error('two lines');
  const without = withoutLine(typed, 0);
  const meanwhile = { ...without, lines: [{ ...second, name: '500 g osaltat' }] };
  const back = withLineBack(meanwhile, first, 0);
  expect(back.lines.map(({ name }) => name)).toEqual(['Smör osaltat', '500 g osaltat']);
  expect(withLineBack(back, first, 0)).toBe(back);
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

it('names what two people have made different, with the lines that differ alone', () => {
  const theirs = { ...draft, lines: [line, { ...line, name: 'Räkor' }] };
  expect(differencesOf(theirs, theirs)).toEqual([]);
  const mine = {
    ...theirs,
    creditNote: true,
    payable: null,
    lines: [
      { ...line, price: '1190.00', discount: '5' },
      { ...line, name: 'Räkor' },
    ],
  };
  expect(differencesOf(mine, theirs)).toEqual([
    { part: 'creditNote', words: '✓' },
    { part: 'lines', words: 'Smör osaltat 336214, 24 st × 1\u00a0190,00 \u2212 5 = 1\u00a0308,00' },
    { part: 'payable', words: '' },
  ]);
  const fewer = { ...theirs, lines: [line] };
  expect(differencesOf(fewer, theirs)).toEqual([{ part: 'lines', words: '' }]);
});
