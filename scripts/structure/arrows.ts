import { isForTests, isIn, type Finding, type SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';
import { reachFrom } from './reach.ts';

/** Which of the places one arrow leads from and to, and one import that draws it. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

type PlaceOf = (path: string) => string | undefined;

/** `prices`, of `src/features/prices/deals/contract.ts`. */
export const groupOf: PlaceOf = (path) => /^src\/features\/([^/]+)\/[^/]+\//.exec(path)?.[1];

/** `prices/deals`, of the same. */
export const featureOf: PlaceOf = (path) => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];

/** What tests and their builders import is no arrow of the product. */
const isProduct = (file: SourceFile): boolean => isIn('src/features')(file) && !isForTests(file);

/** The arrows between places of a kind, each once, types too. */
export function arrowsOf(files: readonly SourceFile[], placeOf: PlaceOf): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const file of files.filter(isProduct)) {
    const from = placeOf(file.path);
    for (const { to: target } of importsOf(file)) {
      const to = placeOf(target);
      if (from === undefined || to === undefined || from === to) continue;
      const key = `${from} > ${to}`;
      if (!arrows.has(key)) arrows.set(key, { from, to, because: `${file.path} imports ${target}` });
    }
  }
  return [...arrows.values()];
}

/** The places that can be reached from each, by any number of arrows. */
function reachOf(arrows: readonly Arrow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const stepsOf = (place: string) => (next.get(place) ?? []).map(({ to }) => to);
  return new Map([...next.keys()].map((start) => [start, reachFrom([start], stepsOf)]));
}

/** No cycle between groups, nor between features, not even of types. */
export function checkArrows(files: readonly SourceFile[]): Finding[] {
  return [groupOf, featureOf].flatMap((placeOf) => {
    const arrows = arrowsOf(files, placeOf);
    const reach = reachOf(arrows);
    return arrows
      .filter(({ from, to }) => reach.get(to)?.has(from) === true)
      .map(({ from, to, because }) => ({
        path: `src/features/${from}`,
        line: 1,
        rule: 'arrow',
        message: `${from} and ${to} lean on each other (${because}): move it, or let the upper side register`,
      }));
  });
}
