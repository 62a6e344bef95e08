/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroad } from './abroad.ts';
import { accounting } from './accounting.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { green } from './green.ts';
import { odd } from './odd.ts';
import { codesOf, paperN } from './orders.ts';
import { programs } from './programs.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...accounting,
  ...programs,
  ...wholesale,
  ...fresh,
  ...green,
  ...drinks,
  ...services,
  ...odd,
  ...servicesMore,
  ...abroad,
  ...abroadSouth,
];

export const setN = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperN(layout.id, layout.seller, wanted),
    goods: [...codesOf(layout.seller)],
  })),
  others: [],
});
