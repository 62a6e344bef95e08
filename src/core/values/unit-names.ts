import { unitOf } from './units.ts';

export type Language = 'sv' | 'en';

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

const unitNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: {},
  en: englishUnits,
};

/** What units are called when they are not one; others keep their name. */
const plurals: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: {
    kartong: 'kartonger',
    kolli: 'kollin',
    flaska: 'flaskor',
    back: 'backar',
    burk: 'burkar',
    hink: 'hinkar',
    påse: 'påsar',
    säck: 'säckar',
    rulle: 'rullar',
    ask: 'askar',
    dunk: 'dunkar',
    bricka: 'brickor',
    lår: 'lårar',
    pall: 'pallar',
    tub: 'tuber',
    bunt: 'buntar',
  },
  en: {
    pack: 'packs',
    packet: 'packets',
    box: 'boxes',
    package: 'packages',
    bottle: 'bottles',
    crate: 'crates',
    can: 'cans',
    bucket: 'buckets',
    bag: 'bags',
    sack: 'sacks',
    roll: 'rolls',
    carton: 'cartons',
    jerrycan: 'jerrycans',
    keg: 'kegs',
    tray: 'trays',
    pallet: 'pallets',
    tube: 'tubes',
    bunch: 'bunches',
  },
};

/** An invoice's unit in words of the language, for one of it: `KGM` → `kg`, `KRT` → `kartong`. A Swedish word as it is written, `krt`, is told in English. */
export const unitWord = (unit: string, language: Language): string => {
  const names = unitNames[language];
  return names[plainUnit(unit)] ?? names[unitOf(unit)?.unit ?? ''] ?? plainUnit(unit);
};

/** The same for other numbers of it: `kartonger`. */
export const unitsWord = (unit: string, language: Language): string => {
  const one = unitWord(unit, language);
  return plurals[language][one] ?? one;
};

/** `KGM` → `kg`, `H87` → `st`; words for packages stay as the invoice writes them, other measures keep their own. */
export const plainUnit = (unit: string): string => {
  const known = unitOf(unit);
  if (known === null || (known.factor !== null && known.factor !== '1')) return unit.toLowerCase();
  return known.factor === null && unit !== unit.toUpperCase() ? unit : known.unit;
};

export const measured = new Set(['kg', 'g', 'hg', 'l', 'dl', 'cl', 'ml']);
