/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { foreignSouth } from './abroad-south.ts';
import { foreign } from './abroad.ts';
import { drawnGoods } from './drawn-goods.ts';
import { drawn } from './drawn.ts';
import { drinks } from './drinks.ts';
import { matrix } from './matrix.ts';
import { oddPrint } from './odd-print.ts';
import { odd } from './odd.ts';
import { officeTrade } from './office-trade.ts';
import { office } from './office.ts';
import { codeOf, paperF } from './orders.ts';
import { othersOf } from './others.ts';
import { shops } from './services-shops.ts';
import { services } from './services.ts';
import { written } from './typed.ts';
import { waresOf } from './wares.ts';

const layouts = [
  ...office,
  ...officeTrade,
  ...drinks,
  ...services,
  ...shops,
  ...written,
  ...matrix,
  ...drawn,
  ...drawnGoods,
  ...foreign,
  ...foreignSouth,
  ...odd,
  ...oddPrint,
];

export const setF = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperF(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
