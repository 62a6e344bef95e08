/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { paperM, waresOf } from './orders.ts';
import { othersOf } from './others.ts';
import { bakers } from './bakers.ts';
import { catches } from './catch.ts';
import { borders } from './borders.ts';
import { drinks } from './drinks.ts';
import { farms } from './farms.ts';
import { services } from './services.ts';
import { trade } from './trade.ts';

const layouts = [...farms, ...catches, ...bakers, ...drinks, ...services, ...trade, ...borders];

export const setM = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperM(layout.id, layout.seller, wanted),
    goods: waresOf(layout.seller).map(({ name, code }) => [name, code]),
  })),
  others: othersOf(layouts),
});
