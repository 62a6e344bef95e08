/** The layouts of set A. */
import { drinksA } from './a-drinks.ts';
import { othersA } from './kinds-a.ts';
import { foreignA } from './a-foreign.ts';
import { freshA } from './a-fresh.ts';
import { officeA } from './a-office.ts';
import { servicesA } from './a-services.ts';
import { wholesaleA } from './a-wholesale.ts';
import type { Layout, OtherPaper } from './layout.ts';

export const layoutsA: readonly Layout[] = [
  ...wholesaleA,
  ...freshA,
  ...drinksA,
  ...servicesA,
  ...officeA,
  ...foreignA,
];
export const papersA: readonly OtherPaper[] = othersA;
