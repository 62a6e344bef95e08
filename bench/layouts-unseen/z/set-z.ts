/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroad } from './abroad.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { greensCoffee } from './greens-coffee.ts';
import { office } from './office.ts';
import { madeZ } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { wholesaleMore } from './wholesale-more.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...wholesale,
  ...wholesaleMore,
  ...fresh,
  ...greensCoffee,
  ...drinks,
  ...programs,
  ...office,
  ...services,
  ...servicesMore,
  ...abroad,
  ...abroadSouth,
];

export const setZ = (): MadeSet => ({
  layouts: layouts.map((layout) => madeZ(layout)),
  others: othersOf(layouts),
});
