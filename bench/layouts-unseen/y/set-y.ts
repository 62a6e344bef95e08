/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroad } from './abroad.ts';
import { drinks } from './drinks.ts';
import { freshMore } from './fresh-more.ts';
import { fresh } from './fresh.ts';
import { madeY } from './orders.ts';
import { othersOf } from './others.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { small } from './small.ts';
import { tradeMore } from './trade-more.ts';
import { trade } from './trade.ts';
import { wholesaleMore } from './wholesale-more.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...wholesale,
  ...wholesaleMore,
  ...fresh,
  ...freshMore,
  ...drinks,
  ...services,
  ...servicesMore,
  ...trade,
  ...tradeMore,
  ...small,
  ...abroad,
  ...abroadSouth,
];

export const setY = (): MadeSet => ({
  layouts: layouts.map((layout) => madeY(layout)),
  others: othersOf(layouts),
});
