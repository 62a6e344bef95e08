/** The sets of papers, each layout with the papers that its own author's orders make. */
import { layoutsC, papersC } from './c/set-c.ts';
import { paperBy } from './c/orders.ts';
import { setD } from './d/set-d.ts';
import { setE } from './e/set-e.ts';
import { setF } from './f/set-f.ts';
import { setG } from './g/set-g.ts';
import { setH } from './h/set-h.ts';
import { setI } from './i/set-i.ts';
import { setJ } from './j/set-j.ts';
import { setK } from './k/set-k.ts';
import { setL } from './l/set-l.ts';
import { setM } from './m/set-m.ts';
import { setN } from './n/set-n.ts';
import { setO } from './o/set-o.ts';
import { setP } from './p/set-p.ts';
import { setQ } from './q/set-q.ts';
import { setR } from './r/set-r.ts';
import { setS } from './s/set-s.ts';
import { setT } from './t/set-t.ts';
import { setU } from './u/set-u.ts';
import { setV } from './v/set-v.ts';
import { setW } from './w/set-w.ts';
import { setX } from './x/set-x.ts';
import { setY } from './y/set-y.ts';
import { setZ } from './z/set-z.ts';
import { setAA } from './aa/set-aa.ts';
import { setBB } from './bb/set-bb.ts';
import { setCC } from './cc/set-cc.ts';
import { goodsOf } from './goods.ts';
import type { Layout, OtherPaper } from './layout.ts';
import type { MadeSet } from './made.ts';
import { paperOf } from './orders.ts';
import { layoutsA, papersA } from './set-a.ts';
import { layoutsB, papersB } from './set-b.ts';

const found = <T extends { readonly id: string }>(layouts: readonly T[], id: string): T => {
  const layout = layouts.find((each) => each.id === id);
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
};

const ordered = (layouts: readonly Layout[], others: readonly OtherPaper[]): MadeSet => ({
  layouts: layouts.map((layout) => ({
    ...layout,
    paper: (wanted) => paperOf(layout.order, wanted),
    goods: layout.order.trades
      .flatMap((trade) => goodsOf(trade))
      .map(({ name }) => [name, layout.order.code(name)]),
  })),
  others: others.map((other, index) => {
    const layout = layouts.find(({ id }) => id === other.layout);
    const looks = other.letter ?? found(layouts, other.layout ?? '');
    const paper = paperOf(looks.order, { count: layout === undefined ? 0 : 5 + index, ...other.wanted });
    return {
      kind: other.kind,
      hard: other.hard,
      source: layout?.id ?? `letter ${index + 1}`,
      looks,
      paper,
      about: other.about?.(paper),
    };
  }),
});

const setC = (): MadeSet => ({
  layouts: layoutsC.map((layout) => ({
    ...layout,
    paper: (wanted) => paperBy(layout.id, layout.seller, wanted),
    goods: layout.seller.wares.map(({ name }) => [name, layout.seller.code(name)]),
  })),
  others: papersC.map((other, index) => {
    const letter = `letter ${index + 1}`;
    const isLetter = 'seller' in other;
    const looks = isLetter ? other : found(layoutsC, other.layout);
    const paper = paperBy(isLetter ? letter : other.layout, looks.seller, {
      count: isLetter ? 0 : 3 + (index % 2),
      ...(isLetter ? {} : other.wanted),
    });
    const { kind, hard } = other;
    return {
      kind,
      hard,
      source: isLetter ? letter : other.layout,
      looks,
      paper,
      about: other.about?.(paper),
    };
  }),
});

/** Each set by its letter. */
export const sets: ReadonlyMap<string, () => MadeSet> = new Map([
  ['A', () => ordered(layoutsA, papersA)],
  ['B', () => ordered(layoutsB, papersB)],
  ['C', setC],
  ['D', setD],
  ['E', setE],
  ['F', setF],
  ['G', setG],
  ['H', setH],
  ['I', setI],
  ['J', setJ],
  ['K', setK],
  ['L', setL],
  ['M', setM],
  ['N', setN],
  ['O', setO],
  ['P', setP],
  ['Q', setQ],
  ['R', setR],
  ['S', setS],
  ['T', setT],
  ['U', setU],
  ['V', setV],
  ['W', setW],
  ['X', setX],
  ['Y', setY],
  ['Z', setZ],
  ['AA', setAA],
  ['BB', setBB],
  ['CC', setCC],
]);
