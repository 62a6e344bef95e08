/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { drinks } from './drinks.ts';
import { freshMore } from './fresh-more.ts';
import { fresh } from './fresh.ts';
import { office } from './office.ts';
import { odd, oddForms } from './odd.ts';
import { codeOf, paperH } from './orders.ts';
import { programs } from './programs.ts';
import { servicesMore } from './services-more.ts';
import { services } from './services.ts';
import { waresOf } from './wares.ts';
import { wholesaleWide } from './wholesale-wide.ts';
import { wholesale } from './wholesale.ts';

const layouts = [...programs, ...office, ...wholesale, ...wholesaleWide, ...fresh, ...freshMore, ...drinks, ...services, ...servicesMore, ...odd, ...oddForms, ...abroadNorth, ...abroadSouth];

export const setH = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperH(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: [],
});
