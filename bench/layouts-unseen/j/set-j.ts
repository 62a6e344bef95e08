/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { foreign } from './abroad.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { more } from './more.ts';
import { odd } from './odd.ts';
import { goodsOf, paperJ } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { wholesale } from './wholesale.ts';

const layouts = [...wholesale, ...programs, ...fresh, ...drinks, ...services, ...foreign, ...odd, ...more];

export const setJ = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperJ(layout.id, layout.seller, wanted),
    goods: goodsOf(layout.seller),
  })),
  others: othersOf(layouts),
});
