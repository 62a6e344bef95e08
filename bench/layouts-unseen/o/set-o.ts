/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { desktopA } from './desktop-a.ts';
import { desktopB } from './desktop-b.ts';
import { desktopC } from './desktop-c.ts';
import { drinksA } from './drinks-a.ts';
import { drinksB } from './drinks-b.ts';
import { drinksC } from './drinks-c.ts';
import { erpA } from './erp-a.ts';
import { erpB } from './erp-b.ts';
import { erpC } from './erp-c.ts';
import { erpD } from './erp-d.ts';
import { freshA } from './fresh-a.ts';
import { freshB } from './fresh-b.ts';
import { freshC } from './fresh-c.ts';
import { northA } from './north-a.ts';
import { northB } from './north-b.ts';
import { oddA } from './odd-a.ts';
import { oddB } from './odd-b.ts';
import { oddC } from './odd-c.ts';
import { oddD } from './odd-d.ts';
import { officeA } from './office-a.ts';
import { officeB } from './office-b.ts';
import { programsA } from './programs-a.ts';
import { programsB } from './programs-b.ts';
import { servicesA } from './services-a.ts';
import { servicesB } from './services-b.ts';
import { servicesC } from './services-c.ts';
import { southA } from './south-a.ts';
import { southB } from './south-b.ts';
import { codeOf, paperO } from './orders.ts';
import { othersOf } from './others.ts';

const layouts = [
  ...programsA,
  ...programsB,
  ...desktopA,
  ...desktopB,
  ...desktopC,
  ...erpA,
  ...erpB,
  ...erpC,
  ...erpD,
  ...freshA,
  ...freshB,
  ...freshC,
  ...drinksA,
  ...drinksB,
  ...drinksC,
  ...servicesA,
  ...servicesB,
  ...servicesC,
  ...officeA,
  ...officeB,
  ...oddA,
  ...oddB,
  ...oddC,
  ...oddD,
  ...northA,
  ...northB,
  ...southA,
  ...southB,
];

export const setO = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperO(layout.id, layout.seller, wanted),
    goods: layout.seller.wares.map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
