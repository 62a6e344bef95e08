/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroad } from './abroad.ts';
import { crafts } from './crafts.ts';
import { drinks } from './drinks.ts';
import { madeAA } from './ledger.ts';
import { more } from './more.ts';
import { othersOf } from './others.ts';
import { services } from './services.ts';
import { wholesale } from './wholesale.ts';

const layouts = [...wholesale, ...drinks, ...services, ...crafts, ...abroad, ...more];

/** The set. */
export const setAA = (): MadeSet => ({
  layouts: layouts.map((layout) => madeAA(layout)),
  others: othersOf(layouts),
});
