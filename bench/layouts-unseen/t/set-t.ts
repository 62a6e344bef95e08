/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroad } from './abroad.ts';
import { abroadMore } from './abroad-more.ts';
import { abroadRest } from './abroad-rest.ts';
import { drinks } from './drinks.ts';
import { drinksMore } from './drinks-more.ts';
import { fishMeat } from './fish-meat.ts';
import { fishMeatMore } from './fish-meat-more.ts';
import { greensMilk } from './greens-milk.ts';
import { greensMilkMore } from './greens-milk-more.ts';
import { madeT } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { programsMore } from './programs-more.ts';
import { services } from './services.ts';
import { servicesMore } from './services-more.ts';
import { servicesRest } from './services-rest.ts';
import { wholesale } from './wholesale.ts';
import { wholesaleMiddle } from './wholesale-middle.ts';
import { wholesaleMiddleMore } from './wholesale-middle-more.ts';
import { wholesaleMore } from './wholesale-more.ts';
import { wholesaleThings } from './wholesale-things.ts';
import { wholesaleThingsMore } from './wholesale-things-more.ts';

const layouts = [
  ...wholesale,
  ...wholesaleMore,
  ...wholesaleMiddle,
  ...wholesaleMiddleMore,
  ...wholesaleThings,
  ...wholesaleThingsMore,
  ...fishMeat,
  ...fishMeatMore,
  ...greensMilk,
  ...greensMilkMore,
  ...drinks,
  ...drinksMore,
  ...programs,
  ...programsMore,
  ...services,
  ...servicesMore,
  ...servicesRest,
  ...abroad,
  ...abroadMore,
  ...abroadRest,
];

/** Set T. */
export const setT = (): MadeSet => ({
  layouts: layouts.map((layout) => madeT(layout)),
  others: othersOf(layouts),
});
