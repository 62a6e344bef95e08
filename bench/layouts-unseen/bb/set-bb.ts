/** The set: ordinary post of a month. */
import type { MadeSet } from '../made.ts';
import { abroad } from './abroad.ts';
import { madeBB } from './book.ts';
import { cellar } from './cellar.ts';
import { fresh } from './fresh.ts';
import { grocers } from './grocers.ts';
import { house } from './house.ts';
import { office } from './office.ts';
import { othersOf } from './others.ts';
import { services } from './services.ts';

const layouts = [...grocers, ...fresh, ...cellar, ...house, ...services, ...office, ...abroad];

/** The set. */
export const setBB = (): MadeSet => ({
  layouts: layouts.map((layout) => madeBB(layout)),
  others: othersOf(layouts),
});
