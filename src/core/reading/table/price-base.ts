import { decimal } from '../../values/decimal.ts';
import type { Grid, GridRow } from './grid.ts';
import type { NumberToken } from '../words/number-token.ts';

/** A price for ten, a hundred or a thousand units as one for one of them. */
export const forOne = (token: NumberToken, base: string): NumberToken => {
  const value = token.value.div(base);
  const text = value.toFixed();
  return { ...token, value: decimal(text), text, decimals: text.split('.')[1]?.length ?? 0 };
};

/** Prices that are printed for ten, a hundred or a thousand units, as prices for one. */
export const perUnit = (grid: Grid, base: string): Grid => {
  if (base === '1') return grid;
  const rows = grid.rows.map((row): GridRow => {
    const prices = row.columns.get('price 0');
    return prices === undefined
      ? row
      : {
          ...row,
          columns: new Map([...row.columns, ['price 0', prices.map((token) => forOne(token, base))]]),
        };
  });
  return { ...grid, rows };
};
