/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadFinland } from './abroad-finland.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadLatin } from './abroad-latin.ts';
import { drinks } from './drinks.ts';
import { drinksMore } from './drinks-more.ts';
import { erps } from './erps.ts';
import { forms } from './forms.ts';
import { fresh } from './fresh.ts';
import { freshMore } from './fresh-more.ts';
import { codeOf, paperI } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { programsLarge } from './programs-large.ts';
import { services } from './services.ts';
import { servicesMore } from './services-more.ts';
import { trades } from './trades.ts';
import { tradesMore } from './trades-more.ts';
import { waresOf } from './wares.ts';
import { wholesale } from './wholesale.ts';
import { wholesaleMore } from './wholesale-more.ts';

const layouts = [
  ...programs,
  ...programsLarge,
  ...erps,
  ...forms,
  ...fresh,
  ...freshMore,
  ...drinks,
  ...drinksMore,
  ...wholesale,
  ...wholesaleMore,
  ...services,
  ...servicesMore,
  ...trades,
  ...tradesMore,
  ...abroadNorth,
  ...abroadFinland,
  ...abroadSouth,
  ...abroadLatin,
];

export const setI = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperI(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
