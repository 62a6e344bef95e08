/** The layouts of set B. */
import { drinksB } from './b-drinks.ts';
import { foreignB } from './b-foreign.ts';
import { freshB } from './b-fresh.ts';
import { officeB } from './b-office.ts';
import { servicesB } from './b-services.ts';
import { wholesaleB } from './b-wholesale.ts';
import { othersB } from './kinds-b.ts';
import type { Layout, OtherPaper } from './layout.ts';

export const layoutsB: readonly Layout[] = [
  ...wholesaleB,
  ...freshB,
  ...drinksB,
  ...servicesB,
  ...officeB,
  ...foreignB,
];
export const papersB: readonly OtherPaper[] = othersB;
