/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadGerman } from './abroad-german.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadNorway } from './abroad-norway.ts';
import { abroadSouth } from './abroad-south.ts';
import { dailyGreens } from './daily-greens.ts';
import { daily } from './daily.ts';
import { drinksRents } from './drinks-rents.ts';
import { drinks } from './drinks.ts';
import { freshWeights } from './fresh-weights.ts';
import { fresh } from './fresh.ts';
import { metersHouse } from './meters-house.ts';
import { meters } from './meters.ts';
import { oddForms } from './odd-forms.ts';
import { odd } from './odd.ts';
import { office } from './office.ts';
import { codeOf, paperK } from './orders.ts';
import { othersOf } from './others.ts';
import { programsOld } from './programs-old.ts';
import { programs } from './programs.ts';
import { servicesHours } from './services-hours.ts';
import { services } from './services.ts';
import { waresOf } from './wares.ts';
import { wholesalePages } from './wholesale-pages.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...programs,
  ...programsOld,
  ...office,
  ...fresh,
  ...freshWeights,
  ...daily,
  ...dailyGreens,
  ...wholesale,
  ...wholesalePages,
  ...drinks,
  ...drinksRents,
  ...services,
  ...servicesHours,
  ...meters,
  ...metersHouse,
  ...odd,
  ...oddForms,
  ...abroadNorth,
  ...abroadNorway,
  ...abroadGerman,
  ...abroadSouth,
];

export const setK = (): MadeSet => ({
  layouts: layouts.map(({ seller, ...layout }) => ({
    ...layout,
    paper: (wanted) => paperK(layout.id, seller, wanted),
    goods: seller.trades.flatMap((trade) => waresOf(trade)).map(({ name }) => [name, codeOf(seller, name)]),
  })),
  others: othersOf(layouts),
});
