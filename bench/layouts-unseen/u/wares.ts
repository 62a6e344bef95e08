/** How this set writes what is sold: `name|unit|price|VAT|pack|quantity`, `F` for food's rate, a quantity as `1` or `2.5-14`. */
export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  readonly amount: string;
}

/** Wares of texts in that form. */
export const wares = (...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const [name = '', unit = '', price = '', rate = '', pack = '', amount = ''] = text.split('|');
    return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack, amount };
  });
