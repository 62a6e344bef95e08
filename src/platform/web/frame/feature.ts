import type { AnyRoute } from '@tanstack/react-router';
import type { AppContext, NavigationEntry } from './router.ts';
import type { Filling } from './slots.ts';

/** What the frame asks of features; each is done by one of them. */
export type FrameActs = Omit<AppContext, 'navigation' | 'useCounts'>;

/** A number beside an entry of the navigation. */
export interface NavigationCount {
  /** The entry's. */
  readonly href: string;
  /** Loads a hook that counts; it is called in every render of the frame. */
  readonly load: () => Promise<() => number | undefined>;
}

/** What one feature plugs into the browser app. */
export interface WebFeature {
  /** Screens before and beside the shell. */
  readonly door?: readonly AnyRoute[];
  /** Screens under the shell. */
  readonly shell?: readonly AnyRoute[];
  readonly navigation?: readonly NavigationEntry[];
  readonly counts?: readonly NavigationCount[];
  /** What it brings to screens of lower features. */
  readonly fills?: readonly Filling[];
  readonly acts?: Partial<FrameActs>;
  /** Begun when the shell is prepared, and not waited for. */
  readonly afterwards?: () => Promise<void>;
  /** Begun with the page. */
  readonly begin?: () => void;
}

const names = [
  'guard',
  'signingPath',
  'prepare',
  'refresh',
  'selectOutlet',
  'logOut',
  'endImpersonation',
] as const;

/** What the frame may ask, each from the feature that does it; throws for one that none or several do. */
export const actsOf = (features: readonly WebFeature[]): FrameActs => {
  const found = features.flatMap(({ acts = {} }) => Object.keys(acts));
  const wrong = names.filter((name) => found.filter((one) => one === name).length !== 1);
  if (wrong.length > 0) throw new Error(`exactly one feature does each of ${wrong.join(', ')}`);
  return Object.assign({}, ...features.map(({ acts }) => acts)) as FrameActs;
};
