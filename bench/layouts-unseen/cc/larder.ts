/** Goods as texts: `name|unit|price|amount|VAT|pack`; the amount is a range, `F` is the rate of food. */

export interface Good {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  /** From, to and the decimals of what is usually ordered. */
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
  readonly rate: number | 'F';
  readonly pack: string;
}

/** One good a row; `rate` where the row states none. */
export const goods = (rate: number | 'F', text: string): readonly Good[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = '', amount = '', own = '', pack = ''] = row.trim().split('|');
      const [least = '1', most = least] = (amount === '' ? '1-8' : amount).split('-');
      return {
        name,
        unit,
        price,
        least: Number(least),
        most: Number(most),
        decimals: (most.split('.')[1] ?? '').length,
        rate: own === '' ? rate : own === 'F' ? 'F' : Number(own),
        pack,
      };
    });
