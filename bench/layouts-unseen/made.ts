/** What a set is made of, whoever drew it. */
import type { Layout } from './layout.ts';
import type { Wanted } from './orders.ts';
import type { Paper } from './paper.ts';

/** A layout and how its papers are made. */
export interface MadeLayout extends Omit<Layout, 'order'> {
  readonly paper: (wanted: Wanted) => Paper;
  /** What the layout sells, and the number of each. */
  readonly goods: readonly (readonly [name: string, code: string])[];
}

/** A paper that is no invoice. */
export interface MadeOther {
  readonly kind: string;
  readonly hard: string;
  /** The layout's id, or which letter it is. */
  readonly source: string;
  readonly looks: Pick<Layout, 'producer' | 'draw' | 'isWithoutUnicode'>;
  readonly paper: Paper;
  readonly about: string | undefined;
}

export interface MadeSet {
  readonly layouts: readonly MadeLayout[];
  readonly others: readonly MadeOther[];
}
