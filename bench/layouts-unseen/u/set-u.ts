/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadWest } from './abroad-west.ts';
import { cloudA } from './cloud-a.ts';
import { cloudB } from './cloud-b.ts';
import { freshA } from './fresh-a.ts';
import { oddA } from './odd-a.ts';
import { servicesA } from './services-a.ts';
import { servicesB } from './services-b.ts';
import { systemsA } from './systems-a.ts';
import { systemsB } from './systems-b.ts';
import { madeU } from './orders.ts';
import { othersOf } from './others.ts';

const layouts = [...abroadNorth, ...abroadSouth, ...abroadWest, ...cloudA, ...cloudB, ...freshA, ...oddA, ...servicesA, ...servicesB, ...systemsA, ...systemsB].toSorted((a, b) =>
  a.id.localeCompare(b.id),
);

/** Set U. */
export const setU = (): MadeSet => ({ layouts: layouts.map((layout) => madeU(layout)), others: othersOf(layouts) });
