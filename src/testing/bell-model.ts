import fc from 'fast-check';
import { atLeast, type Role } from '#core/access/roles.ts';
import { mostNews, newsDays } from '#features/account/bell/rules.ts';

/** Something that happened, in a unit or to a person, `hours` ago; `isOver` once it is settled. */
export interface Happening {
  kind: number;
  subject: number;
  version: number;
  hours: number;
  unit: number;
  isOver: boolean;
}

/** Sources of every sort. */
export const bellKinds: readonly {
  readonly kind: string;
  readonly access: Role;
  readonly of: 'unit' | 'person';
}[] = [
  { kind: 'forAll', access: 'reporter', of: 'unit' },
  { kind: 'forEditors', access: 'editor', of: 'unit' },
  { kind: 'forOwners', access: 'owner', of: 'unit' },
  { kind: 'forOneself', access: 'reporter', of: 'person' },
];

const happening = fc.record({
  kind: fc.nat(3),
  subject: fc.nat(5),
  version: fc.nat(2),
  hours: fc.integer({ min: 0, max: newsDays * 24 + 60 }),
  unit: fc.nat(1),
});
/** What happens, is settled and is read, in any order. */
export const bellDeed = fc.oneof(
  { weight: 5, arbitrary: happening.map((what) => ({ do: 'happen' as const, ...what })) },
  { weight: 2, arbitrary: fc.nat(40).map((which) => ({ do: 'settle' as const, which })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ who: fc.nat(2), unit: fc.nat(1), which: fc.nat(20) })
      .map((what) => ({ do: 'read' as const, ...what })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ who: fc.nat(2), unit: fc.nat(1) })
      .map((what) => ({ do: 'readAll' as const, ...what })),
  },
);

/** When something happened. */
export const timeOf = ({ hours }: Pick<Happening, 'hours'>, now: Date): Date =>
  new Date(now.getTime() - hours * 3_600_000);

/** What happens to a person has no unit. */
const placeOf = ({ kind, unit }: Happening): number => (bellKinds[kind]?.of === 'person' ? 0 : unit);

/** The subject as a UUID that no other run has. */
export const subjectOf = (run: number, one: Happening): string =>
  `00000000-0000-4000-8${one.kind}${placeOf(one)}${one.subject}-${String(run).padStart(12, '0')}`;

/** What a key of `shownTo` is about. */
export const identityOf = (key: string): { kind: string; subjectId: string; version: string } => {
  const [subjectId = '', version = ''] = key.split(' ');
  return { kind: bellKinds[Number(subjectId.charAt(20))]?.kind ?? '', subjectId, version };
};

/**
 * What a bell holds, said anew and apart from the product: of each subject the newest that the role may see in the unit, no older
 * than a bell goes back, the newest hundred. Keys of subject and version.
 */
export const shownTo = (
  happened: readonly Happening[],
  {
    role,
    unit,
    run,
    now,
  }: { readonly role: Role; readonly unit: number; readonly run: number; readonly now: Date },
): string[] => {
  const newest = new Map<string, { key: string; time: number }>();
  for (const one of happened) {
    const source = bellKinds[one.kind];
    const time = timeOf(one, now).getTime();
    if (source === undefined || one.isOver || !atLeast(role, source.access)) continue;
    if (source.of === 'unit' && one.unit !== unit) continue;
    if (time <= now.getTime() - newsDays * 86_400_000) continue;
    const subject = subjectOf(run, one);
    const key = `${subject} v${one.version}`;
    const known = newest.get(subject);
    if (known === undefined || time > known.time || (time === known.time && key < known.key))
      newest.set(subject, { key, time });
  }
  return [...newest.values()]
    .toSorted((a, b) => b.time - a.time)
    .slice(0, mostNews)
    .map(({ key }) => key);
};
