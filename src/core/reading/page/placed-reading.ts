import type { Field } from '../head/choose-fields.ts';
import type { ReadLine, Reading } from '../reading.ts';
import type { Place } from './page.ts';

/** A reading whose values stand where `placed` says that each place is. */
export const placedReading = (reading: Reading, placed: (place: Place) => Place): Reading => {
  const moved = (field: Field): Field =>
    field.place === null ? field : { ...field, place: placed(field.place) };
  const movedAll = <Name extends string>(
    fields: Readonly<Partial<Record<Name, Field>>>,
  ): Readonly<Partial<Record<Name, Field>>> => {
    const found: Partial<Record<Name, Field>> = {};
    for (const name in fields) {
      const field = fields[name];
      if (field !== undefined) found[name] = moved(field);
    }
    return found;
  };
  return {
    ...reading,
    fields: movedAll(reading.fields),
    lines: reading.lines.map((line): ReadLine => ({ ...line, fields: movedAll(line.fields) })),
    vat: reading.vat.map(({ rate, taxable, tax }) => ({
      rate: moved(rate),
      taxable: moved(taxable),
      tax: moved(tax),
    })),
    charges: reading.charges.map(moved),
  };
};
