/** The set: its layouts, and the papers that are no invoice. */
import type { MadeSet } from '../made.ts';
import { abroadGerman } from './abroad-german.ts';
import { abroadWest } from './abroad-west.ts';
import { drawnLarge } from './drawn-large.ts';
import { beer } from './drinks-beer.ts';
import { oddForms } from './odd-forms.ts';
import { programsWeb } from './programs-web.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { drawn } from './drawn.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import { matrix } from './matrix.ts';
import { odd } from './odd.ts';
import { oddParts } from './odd-parts.ts';
import { oddPrint } from './odd-print.ts';
import { codeOf, paperG } from './orders.ts';
import { othersOf } from './others.ts';
import { programsTrade } from './programs-trade.ts';
import { programs } from './programs.ts';
import { services } from './services.ts';
import { typed } from './typed.ts';
import { waresOf } from './wares.ts';

const layouts = [
  ...programs,
  ...programsWeb,
  ...programsTrade,
  ...drawn,
  ...drawnLarge,
  ...matrix,
  ...drinks,
  ...beer,
  ...services,
  ...typed,
  ...fresh,
  ...odd,
  ...oddPrint,
  ...oddParts,
  ...oddForms,
  ...abroadNorth,
  ...abroadGerman,
  ...abroadSouth,
  ...abroadWest,
];

export const setG = (): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperG(layout.id, layout.seller, wanted),
    goods: layout.seller.trades
      .flatMap((trade) => waresOf(trade))
      .map(({ name }) => [name, codeOf(layout.seller, name)]),
  })),
  others: othersOf(layouts),
});
