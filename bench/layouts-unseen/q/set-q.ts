/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadFinland } from './abroad-finland.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadWest } from './abroad-west.ts';
import { drinksMore } from './drinks-more.ts';
import { drinks } from './drinks.ts';
import { energyMore } from './energy-more.ts';
import { energy } from './energy.ts';
import { formsMore } from './forms-more.ts';
import { formsQ } from './forms.ts';
import { freshMore } from './fresh-more.ts';
import { fresh } from './fresh.ts';
import { hand } from './hand.ts';
import { oddForms } from './odd-forms.ts';
import { oddMore } from './odd-more.ts';
import { odd } from './odd.ts';
import { madeQ } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { systemsMore } from './systems-more.ts';
import { systems } from './systems.ts';

const layouts = [
  ...programs,
  ...systems,
  ...systemsMore,
  ...hand,
  ...energy,
  ...energyMore,
  ...services,
  ...servicesMore,
  ...fresh,
  ...freshMore,
  ...drinks,
  ...drinksMore,
  ...odd,
  ...oddMore,
  ...oddForms,
  ...formsQ,
  ...formsMore,
  ...abroadNorth,
  ...abroadFinland,
  ...abroadSouth,
  ...abroadWest,
];

export const setQ = (): MadeSet => ({
  layouts: layouts.map((layout) => madeQ(layout)),
  others: othersOf(layouts),
});
