/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { daily } from './daily.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { meters } from './meters.ts';
import { odd } from './odd.ts';
import { office } from './office.ts';
import { codeOf, paperK } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { waresOf } from './wares.ts';
import { wholesale } from './wholesale.ts';

const layouts = [...programs, ...office, ...fresh, ...daily, ...wholesale, ...drinks, ...services, ...meters, ...odd, ...abroadNorth, ...abroadSouth];

export const setK = (): MadeSet => ({
  layouts: layouts.map(({ seller, ...layout }) => ({
    ...layout,
    paper: (wanted) => paperK(layout.id, seller, wanted),
    goods: seller.trades.flatMap((trade) => waresOf(trade)).map(({ name }) => [name, codeOf(seller, name)]),
  })),
  others: othersOf(layouts),
});
