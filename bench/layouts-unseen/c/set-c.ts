/** Set C: layouts and papers that are no invoices, by an author who had read neither reader nor the other sets. */
import { north } from './abroad-north.ts';
import { south } from './abroad-south.ts';
import { calc } from './calc.ts';
import { drivers } from './drawn-drivers.ts';
import { reports } from './drawn-reports.ts';
import { shops } from './drawn-shops.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { lettersApart } from './letters-apart.ts';
import { letters } from './letters.ts';
import { notices } from './notices.ts';
import type { CLayout, COther } from './orders.ts';
import { otherWords } from './other-words.ts';
import { payments } from './payments.ts';
import { programs } from './programs.ts';
import { online } from './shops-online.ts';
import { slips } from './slips.ts';
import { tills } from './tills.ts';
import { typed } from './typed.ts';
import { wholesale } from './wholesale.ts';
import { writer } from './writer.ts';

export const layoutsC: readonly CLayout[] = [
  ...wholesale,
  ...fresh,
  ...drinks,
  ...programs,
  ...online,
  ...writer,
  ...calc,
  ...north,
  ...south,
  ...typed,
  ...reports,
  ...drivers,
  ...shops,
  ...lettersApart,
  ...tills,
];

export const papersC: readonly COther[] = [...letters, ...slips, ...notices, ...payments, ...otherWords];
