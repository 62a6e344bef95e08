/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorthMore } from './abroad-north-more.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouthMore } from './abroad-south-more.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadWestMore } from './abroad-west-more.ts';
import { abroadWest } from './abroad-west.ts';
import { cloudA } from './cloud-a.ts';
import { cloudB } from './cloud-b.ts';
import { cloudC } from './cloud-c.ts';
import { freshA } from './fresh-a.ts';
import { freshB } from './fresh-b.ts';
import { oddA } from './odd-a.ts';
import { oddB } from './odd-b.ts';
import { servicesA } from './services-a.ts';
import { servicesB } from './services-b.ts';
import { servicesC } from './services-c.ts';
import { servicesD } from './services-d.ts';
import { systemsA } from './systems-a.ts';
import { systemsB } from './systems-b.ts';
import { systemsC } from './systems-c.ts';
import { systemsD } from './systems-d.ts';
import { wholesale } from './wholesale.ts';
import { madeU } from './orders.ts';
import { othersOf } from './others.ts';

const layouts = [
  ...abroadNorthMore,
  ...abroadNorth,
  ...abroadSouthMore,
  ...abroadSouth,
  ...abroadWestMore,
  ...abroadWest,
  ...cloudA,
  ...cloudB,
  ...cloudC,
  ...freshA,
  ...freshB,
  ...oddA,
  ...oddB,
  ...servicesA,
  ...servicesB,
  ...servicesC,
  ...servicesD,
  ...systemsA,
  ...systemsB,
  ...systemsC,
  ...systemsD,
  ...wholesale,
].toSorted((a, b) => a.id.localeCompare(b.id));

/** Set U. */
export const setU = (): MadeSet => ({
  layouts: layouts.map((layout) => madeU(layout)),
  others: othersOf(layouts),
});
