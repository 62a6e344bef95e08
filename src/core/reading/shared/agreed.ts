import {
  canonical,
  layoutOf,
  type SharedColumn,
  type SharedLabel,
  type SharedStructure,
  sharedStructure,
} from './shared-structure.ts';

/** What one organization has taught of a layout. */
export interface Lesson {
  readonly organizationId: string;
  /** Whom the organization counts as (`partiesOf`). */
  readonly partyId: string;
  readonly structure: SharedStructure;
  /** It was shown what others taught before it taught: then it stands behind nothing, and may only contradict. */
  readonly wasShown: boolean;
}

/** What the lessons of one layout come to. */
export type Agreement =
  | { readonly state: 'none' }
  | { readonly state: 'shared'; readonly structure: SharedStructure; readonly parties: number }
  | {
      readonly state: 'review';
      readonly structure: SharedStructure;
      readonly parties: number;
      /** Lessons that say something else. */
      readonly against: readonly SharedStructure[];
    };

/** So many parties that have nothing to do with each other have to teach the same. */
export const enoughParties = 3;

/** One thing that a structure says: two of one subject and different values contradict each other. */
interface Claim {
  readonly subjects: readonly string[];
  readonly value: string;
}

const marks = ['discount', 'priceBase', 'decimalMark', 'dateOrder', 'currency'] as const;

const columnClaim = ({ role, at }: SharedColumn): string => `${role} ${at}`;

const labelClaim = ({ field, label, side, step }: SharedLabel): string => `${field} ${label} ${side} ${step}`;

const claimsOf = (structure: SharedStructure): readonly Claim[] => [
  ...structure.columns.map((column) => ({
    subjects: [`column ${column.at}`, `role ${column.role}`],
    value: columnClaim(column),
  })),
  ...structure.labels.map((label) => ({
    subjects: [`label ${label.label} ${label.side} ${label.step}`],
    value: labelClaim(label),
  })),
  ...marks.flatMap((name) => {
    const value = structure[name];
    return value === null ? [] : [{ subjects: [name], value: `${name} ${value}` }];
  }),
];

const parted = (claims: readonly Claim[]): ReadonlyMap<string, string> =>
  new Map(claims.flatMap(({ subjects, value }) => subjects.map((subject) => [subject, value] as const)));

/**
 * Whether a lesson says something else than what is agreed. Two who know nothing of each other may find a field at two labels; who was
 * shown one and looked for another has found the first one wrong.
 */
const contradicts = (agreed: SharedStructure, { structure, wasShown }: Lesson): boolean => {
  const said = parted(claimsOf(structure));
  const isOther = [...parted(claimsOf(agreed))].some(
    ([subject, value]) => said.has(subject) && said.get(subject) !== value,
  );
  const isMoved = agreed.labels.some(({ field, label }) =>
    structure.labels.some((other) => other.field === field && other.label !== label),
  );
  return isOther || (wasShown && isMoved);
};

/** How many parties that were shown nothing say each thing: only what enough say, and of what excludes each other what most say. */
const enoughSay = (lessons: readonly Lesson[]): ReadonlyMap<string, number> => {
  const behind = new Map<string, { readonly claim: Claim; readonly parties: Set<string> }>();
  for (const { structure, partyId, wasShown } of lessons)
    for (const claim of wasShown ? [] : claimsOf(structure)) {
      const { parties } = behind.get(claim.value) ?? { parties: new Set<string>() };
      behind.set(claim.value, { claim, parties: parties.add(partyId) });
    }
  const taken = new Set<string>();
  const said = [...behind.values()]
    .map(({ claim, parties: { size } }) => ({ ...claim, size }))
    .filter(({ size }) => size >= enoughParties)
    .toSorted((one, other) => other.size - one.size || (one.value < other.value ? -1 : 1))
    .filter(({ subjects }) => {
      const isFree = !subjects.some((subject) => taken.has(subject));
      if (isFree) for (const subject of subjects) taken.add(subject);
      return isFree;
    });
  return new Map(said.map(({ value, size }) => [value, size]));
};

const distinct = <Item extends object>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** What enough parties say of a layout, and no more; null where that makes no table. */
const commonOf = (
  lessons: readonly Lesson[],
): { readonly structure: SharedStructure; readonly parties: number } | null => {
  const said = enoughSay(lessons);
  const taught = lessons.map(({ structure }) => structure);
  const markOf = (name: (typeof marks)[number]) =>
    taught.map((structure) => structure[name]).find((value) => said.has(`${name} ${value}`)) ?? null;
  const structure = sharedStructure({
    ...taught[0],
    columns: distinct(taught.flatMap(({ columns }) => columns)).filter((column) =>
      said.has(columnClaim(column)),
    ),
    labels: distinct(taught.flatMap(({ labels }) => labels)).filter((label) => said.has(labelClaim(label))),
    ...Object.fromEntries(marks.map((name) => [name, markOf(name)])),
  });
  return structure === null ? null : { structure, parties: Math.min(...said.values()) };
};

/**
 * What is shared of one layout of one sender: what at least three unrelated parties taught alike, as long as nobody contradicts it.
 * Lessons that support staff overruled (by their canonical text) count for nothing. The order of lessons plays no part.
 */
export const agreed = (lessons: readonly Lesson[], overruled: ReadonlySet<string> = new Set()): Agreement => {
  const counted = lessons
    .filter(({ structure }) => !overruled.has(canonical(structure)))
    .toSorted((one, other) => (one.organizationId < other.organizationId ? -1 : 1));
  const common = commonOf(counted);
  if (common === null) return { state: 'none' };
  const against = counted.filter((lesson) => contradicts(common.structure, lesson));
  if (against.length === 0) return { state: 'shared', ...common };
  const texts = new Map(against.map(({ structure }) => [canonical(structure), structure]));
  return {
    state: 'review',
    ...common,
    against: [...texts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, structure]) => structure),
  };
};

/** Lessons by the layout that they are of. */
export const byLayout = (lessons: readonly Lesson[]): ReadonlyMap<string, readonly Lesson[]> =>
  Map.groupBy(lessons, ({ structure }) => layoutOf(structure));
