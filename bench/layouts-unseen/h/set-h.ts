/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { drinksStrong } from './drinks-strong.ts';
import { drinks } from './drinks.ts';
import { freshMore } from './fresh-more.ts';
import { fresh } from './fresh.ts';
import { office } from './office.ts';
import { oddForms } from './odd-forms.ts';
import { odd } from './odd.ts';
import { codeOf, paperH } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { servicesMore } from './services-more.ts';
import { servicesRepair } from './services-repair.ts';
import { services } from './services.ts';
import { turnsMore } from './turns-more.ts';
import { turns } from './turns.ts';
import { waresOf } from './wares.ts';
import { wholesalePacks } from './wholesale-packs.ts';
import { wholesaleWide } from './wholesale-wide.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...programs,
  ...office,
  ...wholesale,
  ...wholesalePacks,
  ...wholesaleWide,
  ...fresh,
  ...freshMore,
  ...drinks,
  ...drinksStrong,
  ...services,
  ...servicesMore,
  ...servicesRepair,
  ...odd,
  ...oddForms,
  ...turns,
  ...turnsMore,
  ...abroadNorth,
  ...abroadSouth,
];

export const setH = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperH(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
