/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadMore } from './abroad-more.ts';
import { abroad } from './abroad.ts';
import { accountingMore } from './accounting-more.ts';
import { accounting } from './accounting.ts';
import { drinksMore } from './drinks-more.ts';
import { drinks } from './drinks.ts';
import { freshMore } from './fresh-more.ts';
import { fresh } from './fresh.ts';
import { groupMore } from './group-more.ts';
import { group } from './group.ts';
import { oddMore } from './odd-more.ts';
import { odd } from './odd.ts';
import { codeOf, paperP } from './orders.ts';
import { othersOf } from './others.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { soleMore } from './sole-more.ts';
import { sole } from './sole.ts';
import { wholesaleMore } from './wholesale-more.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...accounting,
  ...accountingMore,
  ...sole,
  ...soleMore,
  ...group,
  ...groupMore,
  ...wholesale,
  ...wholesaleMore,
  ...fresh,
  ...freshMore,
  ...drinks,
  ...drinksMore,
  ...services,
  ...servicesMore,
  ...abroad,
  ...abroadMore,
  ...odd,
  ...oddMore,
];

export const setP = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperP(layout.id, layout.seller, wanted),
    goods: layout.seller.wares.map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
