/** A paper's figures in one number form, and rows of drawn cells. */
import { type NumberForm, printed } from './exact.ts';
import type { Sheet, TextStyle } from './sheet.ts';

export const inForm = (form: NumberForm) => ({
  money: (amount: bigint): string => printed(amount, 2, form),
  quantity: (quantity: bigint, least = 0): string => printed(quantity, 3, form, least),
  price: (price: bigint, least = 2): string => printed(price, 4, form, least),
  percent: (share: bigint): string => printed(share, 2, form, 0),
});

/** Cells at their places; with `r` or `c` the place is the right edge or the middle. */
export const across = (
  sheet: Sheet,
  y: number,
  cells: readonly (readonly [x: number, text: string, align?: 'l' | 'r' | 'c'])[],
  style: TextStyle = {},
): void => {
  for (const [x, text, align] of cells)
    if (text !== '') sheet.text(x, y, text, { ...style, align: align ?? 'l' });
};

export const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** The text filled with spaces before or after it, for pages of fixed width. */
export const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
export const right = (text: string, width: number): string => text.padStart(width);
