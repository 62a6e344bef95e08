/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroad } from './abroad.ts';
import { cups } from './cups.ts';
import { doors } from './doors.ts';
import { drinks } from './drinks.ts';
import { erp } from './erp.ts';
import { fresh } from './fresh.ts';
import { more } from './more.ts';
import { office } from './office.ts';
import { madeR } from './orders.ts';
import { othersOf } from './others.ts';
import { power } from './power.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { works } from './works.ts';

const layouts = [
  ...erp,
  ...programs,
  ...office,
  ...fresh,
  ...drinks,
  ...cups,
  ...services,
  ...power,
  ...works,
  ...doors,
  ...more,
  ...abroad,
  ...abroadSouth,
];

export const setR = (): MadeSet => ({
  layouts: layouts.map((layout) => madeR(layout)),
  others: othersOf(layouts),
});
