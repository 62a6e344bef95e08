import { unitOf } from '#core/values/units.ts';
import type { Language } from '../texts/language.ts';

const englishUnits: Readonly<Record<string, string>> = {
  st: 'pcs',
  förp: 'pack',
  paket: 'packet',
  kartong: 'box',
  kolli: 'package',
  flaska: 'bottle',
  back: 'crate',
  burk: 'can',
  hink: 'bucket',
  påse: 'bag',
  säck: 'sack',
  rulle: 'roll',
  ask: 'carton',
  dunk: 'jerrycan',
  fat: 'keg',
  tråg: 'tray',
  bricka: 'tray',
  lår: 'crate',
  pall: 'pallet',
  tub: 'tube',
  bunt: 'bunch',
};

export const unitNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: {},
  en: englishUnits,
};

/** `KGM` → `kg`, `H87` → `st`; words for packages stay as the invoice writes them, other measures keep their own. */
export const plainUnit = (unit: string): string => {
  const known = unitOf(unit);
  if (known === null || (known.factor !== null && known.factor !== '1')) return unit.toLowerCase();
  return known.factor === null && unit !== unit.toUpperCase() ? unit : known.unit;
};

export const measured = new Set(['kg', 'g', 'hg', 'l', 'dl', 'cl', 'ml']);
