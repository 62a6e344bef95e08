/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroad } from './abroad.ts';
import { drinks } from './drinks.ts';
import { hand } from './hand.ts';
import { heads } from './heads.ts';
import { madeW } from './orders.ts';
import { more } from './more.ts';
import { othersOf } from './others.ts';
import { printers } from './printers.ts';
import { traders } from './traders.ts';
import { utilities } from './utilities.ts';

const layouts = [...heads, ...printers, ...traders, ...drinks, ...utilities, ...hand, ...more, ...abroad];

export const setW = (): MadeSet => ({
  layouts: layouts.map((layout) => madeW(layout)),
  others: othersOf(layouts),
});
