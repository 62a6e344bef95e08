/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { drinks } from './drinks.ts';
import { energy } from './energy.ts';
import { fresh } from './fresh.ts';
import { hand } from './hand.ts';
import { odd } from './odd.ts';
import { madeQ } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { systems } from './systems.ts';

const layouts = [
  ...programs, ...systems, ...hand, ...energy, ...services, ...fresh, ...drinks, ...odd, ...abroadNorth,
  ...abroadSouth,
]; // prettier-ignore

export const setQ = (): MadeSet => ({
  layouts: layouts.map((layout) => madeQ(layout)),
  others: othersOf(layouts),
});
