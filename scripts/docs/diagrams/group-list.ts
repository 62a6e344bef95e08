import type { SourceFile } from '../../structure/finding.ts';
import { arrowsOf, featureOf, groupOf } from '../../structure/arrows.ts';
import { groups } from '../../structure/vocabulary.ts';

/** The groups that there are, lower ones first: their features, and which groups their code imports. */
export function groupList(files: readonly SourceFile[]): string {
  const features = new Set(files.flatMap(({ path }) => featureOf(path) ?? []));
  const arrows = arrowsOf(files, groupOf);
  const order = Object.keys(groups);
  return order
    .flatMap((group) => {
      const own = (groups[group] ?? []).filter((name) => features.has(`${group}/${name}`));
      const below = order.filter((name) => arrows.some(({ from, to }) => from === group && to === name));
      if (own.length === 0) return [];
      return [`- **${group}** (${own.join(', ')}) → ${below.length === 0 ? 'no other' : below.join(', ')}`];
    })
    .join('\n');
}
