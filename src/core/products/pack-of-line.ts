import { type PackSize, packSizeOf } from '#core/values/pack-size.ts';
import { unitOf } from '#core/values/units.ts';

/**
 * Base units (kg, l, piece) in one invoiced unit of a line: the unit itself where it is a weight or a volume, otherwise
 * what the name says one holds; `null` when neither tells.
 */
export const packOfLine = (unitOfMeasure: string, name: string): PackSize | null => {
  const unit = unitOf(unitOfMeasure);
  if (unit?.factor && unit.kind === 'weight') return { baseUnit: 'kg', amount: unit.factor };
  if (unit?.factor && unit.kind === 'volume') return { baseUnit: 'l', amount: unit.factor };
  return packSizeOf(name);
};
