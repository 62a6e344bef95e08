/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { madeX } from './orders.ts';
import { othersOf } from './others.ts';
import { wholesale } from './wholesale.ts';
import { fresh } from './fresh.ts';
import { drinks } from './drinks.ts';
import { services } from './services.ts';
import { craft } from './craft.ts';
import { shops } from './shops.ts';
import { abroad } from './abroad.ts';

const layouts = [...wholesale, ...fresh, ...drinks, ...services, ...craft, ...shops, ...abroad];

/** The set. */
export const setX = (): MadeSet => ({
  layouts: layouts.map((layout) => madeX(layout)),
  others: othersOf(layouts),
});
