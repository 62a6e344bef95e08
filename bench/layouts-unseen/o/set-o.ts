/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { desktop } from './desktop.ts';
import { drinks } from './drinks.ts';
import { erp } from './erp.ts';
import { fresh } from './fresh.ts';
import { north } from './north.ts';
import { odd } from './odd.ts';
import { codeOf, paperO } from './orders.ts';
import { office } from './office.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { south } from './south.ts';

const layouts = [
  ...programs,
  ...desktop,
  ...erp,
  ...fresh,
  ...drinks,
  ...services,
  ...office,
  ...odd,
  ...north,
  ...south,
];

export const setO = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperO(layout.id, layout.seller, wanted),
    goods: layout.seller.wares.map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
