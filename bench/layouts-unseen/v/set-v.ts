/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { madeV } from './orders.ts';
import { othersOf } from './others.ts';
import { wholesale } from './wholesale.ts';
import { services } from './services.ts';
import { small } from './small.ts';
import { abroad } from './abroad.ts';
import { long } from './long.ts';
import { programs } from './programs.ts';

const layouts = [...programs, ...wholesale, ...services, ...small, ...long, ...abroad];

/** The set. */
export const setV = (): MadeSet => ({
  layouts: layouts.map((layout) => madeV(layout)),
  others: othersOf(layouts),
});
