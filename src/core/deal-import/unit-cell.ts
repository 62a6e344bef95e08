import { unitOf } from '#core/values/units.ts';

/** A unit's cell without what price lists write around it: `kr/kg`, `per kg`, `/kg` → `kg`. */
export const unitText = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:kr|sek|eur|€)?\s*(?:\/|per\s|à\s)\s*/iu, '')
    .replace(/\.$/, '')
    .trim();

/** Whether two units of measure are the same one, however they are written. */
export const sameMeasure = (one: string, other: string): boolean => {
  const [a, b] = [unitOf(one), unitOf(other)];
  if (a === null || b === null) return one.trim().toLowerCase() === other.trim().toLowerCase();
  return a.unit === b.unit && a.factor === b.factor;
};
