/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadSouthMore } from './abroad-south-more.ts';
import { abroad } from './abroad.ts';
import { abroadMore } from './abroad-more.ts';
import { accounting } from './accounting.ts';
import { accountingMore } from './accounting-more.ts';
import { drinks } from './drinks.ts';
import { drinksMore } from './drinks-more.ts';
import { fresh } from './fresh.ts';
import { freshMore } from './fresh-more.ts';
import { green } from './green.ts';
import { greenMore } from './green-more.ts';
import { odd } from './odd.ts';
import { oddMore } from './odd-more.ts';
import { codesOf, paperN } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { programsMore } from './programs-more.ts';
import { servicesMore } from './services-more.ts';
import { servicesPeople } from './services-people.ts';
import { services } from './services.ts';
import { servicesDaily } from './services-daily.ts';
import { wholesale } from './wholesale.ts';
import { wholesaleLast } from './wholesale-last.ts';
import { wholesaleMore } from './wholesale-more.ts';

const layouts = [
  ...accounting,
  ...accountingMore,
  ...programs,
  ...programsMore,
  ...wholesale,
  ...wholesaleLast,
  ...wholesaleMore,
  ...fresh,
  ...freshMore,
  ...green,
  ...greenMore,
  ...drinks,
  ...drinksMore,
  ...services,
  ...servicesDaily,
  ...odd,
  ...oddMore,
  ...servicesMore,
  ...servicesPeople,
  ...abroad,
  ...abroadMore,
  ...abroadSouth,
  ...abroadSouthMore,
];

export const setN = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperN(layout.id, layout.seller, wanted),
    goods: [...codesOf(layout.seller)],
  })),
  others: othersOf(layouts),
});
