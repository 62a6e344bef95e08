import { type Decimal, decimal, fixed, zero } from '../../values/decimal.ts';
import { comparablePrice } from '../../invoices/amounts.ts';
import { lineKind } from '../../invoices/line-kind.ts';
import type { Field } from '../head/choose-fields.ts';
import type { CsvMapping } from './csv-mapping.ts';
import type { LineField, ReadLine } from '../reading.ts';
import { type CsvRow, csvCell, csvField, csvNumber } from './csv-cell.ts';

const figures = ['quantity', 'price', 'sum'] as const;
const texts = ['name', 'description', 'articleNumber', 'gtin', 'unit', 'vatRate', 'discount'] as const;
const [certain, open] = [0.95, 0.4];

/** A row as a line; the sum follows from quantity and price where the file has none. `null` without either. */
export const csvLine = (row: CsvRow, mapping: CsvMapping, lineNo: number): ReadLine | null => {
  const cell = (role: LineField): string => csvCell(row, mapping, role);
  const number = (role: LineField): string | null => csvNumber(cell(role), mapping);
  const [quantity, price, stated] = [number('quantity'), number('price'), number('sum')];
  const gross = quantity === null || price === null ? null : decimal(quantity).times(price);
  const sum = stated ?? (gross === null ? null : fixed(gross, 2));
  if (sum === null) return null;
  const name = cell('name');
  const fields: Partial<Record<LineField, Field>> = {};
  for (const role of [...figures, ...texts])
    if (cell(role) !== '') fields[role] = csvField(row, mapping, role, number(role) ?? cell(role));
  const takenOff: Decimal = gross === null || number('discount') === null ? zero : gross.minus(sum);
  return {
    confidence: gross !== null && isClosed(gross, sum, number('discount')) ? certain : open,
    fields,
    line: {
      lineNo,
      name,
      description: cell('description') === '' ? null : cell('description'),
      articleNumber: cell('articleNumber') === '' ? null : cell('articleNumber'),
      gtin: /^\d{8,14}$/.test(cell('gtin')) ? cell('gtin') : null,
      quantity,
      unit: cell('unit'),
      price,
      comparablePrice: comparablePrice(sum, quantity),
      discount: takenOff.toFixed(),
      deposit: '0',
      sum,
      vatRate: number('vatRate'),
      kind: lineKind(name, sum, false),
    },
  };
};

/** Quantity × price less the discount, per cent or amount, is the sum to the öre. */
const isClosed = (gross: Decimal, sum: string, discount: string | null): boolean => {
  const off = decimal(discount ?? '0').abs();
  return [off, gross.times(off).div('100').abs()].some((taken) =>
    gross.abs().minus(taken).minus(decimal(sum).abs()).abs().lte('0.005'),
  );
};
