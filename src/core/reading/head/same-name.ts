import { withoutForm } from './company-forms.ts';
import type { SidedCell } from './party-sections.ts';

const leastLetters = 4;

/** The words of a name as names are compared: without capitals, marks and the form of a company. */
export const folded = (name: string): string =>
  withoutForm(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether one of two names is the other or a part of it, word by word. */
export const isSameName = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= leastLetters && ` ${long} `.includes(` ${short} `));
};

/** The cells that hold a name, with more words or without. */
export const naming = (value: string, cells: readonly SidedCell[]): SidedCell[] => {
  const name = folded(value);
  return cells.filter(({ text }) => ` ${folded(text)} `.includes(` ${name} `));
};
