/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadGermany } from './abroad-germany.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroadWest } from './abroad-west.ts';
import { breweriesS } from './breweries.ts';
import { drawnS } from './drawn.ts';
import { drinksS } from './drinks.ts';
import { freshS } from './fresh.ts';
import { grocersS } from './grocers.ts';
import { hiredS } from './hired.ts';
import { lateS } from './late.ts';
import { licencesS } from './licences.ts';
import { listsS } from './lists.ts';
import { machinesS } from './machines.ts';
import { marketsS } from './markets.ts';
import { metersS } from './meters.ts';
import { moreS } from './more.ts';
import { officeS } from './office.ts';
import { madeS } from './orders.ts';
import { othersOf } from './others.ts';
import { printedS } from './printed.ts';
import { programsS } from './programs.ts';
import { servicesS } from './services.ts';
import { suppliesS } from './supplies.ts';
import { tradesS } from './trades.ts';
import { wholesale } from './wholesale.ts';

const layouts = [
  ...wholesale,
  ...grocersS,
  ...drawnS,
  ...marketsS,
  ...programsS,
  ...officeS,
  ...servicesS,
  ...metersS,
  ...machinesS,
  ...licencesS,
  ...drinksS,
  ...breweriesS,
  ...freshS,
  ...printedS,
  ...suppliesS,
  ...abroadNorth,
  ...abroadGermany,
  ...abroadSouth,
  ...abroadWest,
  ...moreS,
  ...hiredS,
  ...listsS,
  ...tradesS,
  ...lateS,
];

export const setS = (): MadeSet => ({
  layouts: layouts.map((layout) => madeS(layout)),
  others: othersOf(layouts),
});
