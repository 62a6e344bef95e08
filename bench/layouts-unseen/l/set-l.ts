/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroad } from './abroad.ts';
import { grocers } from './grocers.ts';
import { odd } from './odd.ts';
import { codeOf, paperL } from './orders.ts';
import { othersOf } from './others.ts';
import { programs } from './programs.ts';
import { small } from './small.ts';
import { waresOf } from './wares.ts';

const layouts = [...programs, ...grocers, ...small, ...odd, ...abroad];

export const setL = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperL(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
