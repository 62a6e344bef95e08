import { lineKeyOf } from './typed-draft.ts';

/**
 * What a person looks at at one time: a line, whose figures prove each other (`lines.7`, 7 its key), or else one field, by its
 * path. `lines` alone stands for a document of which no line was read, `articles` for what all lines are of.
 */
type Step = string;

/** The step that a field belongs to. */
export const stepOf = (path: string): Step => {
  const key = lineKeyOf(path);
  if (path === 'precedingInvoices') return 'creditNote';
  return key === null ? path : `lines.${key}`;
};

const headFirst = [
  'lines',
  'articles',
  'supplier.name',
  'supplier.organizationNumber',
  'number',
  'issueDate',
  'dueDate',
  'currency',
  'creditNote',
];

const placeOf = (step: Step): number => {
  const at = headFirst.indexOf(step);
  return at < 0 ? headFirst.length : at;
};

/**
 * The steps of what needs a look, lines first and in their order: a wrong price costs, and the sums of the head follow from
 * them. Then the head, then the rest in the order given. `keys` are those of all lines, `odd` of those that do not close.
 */
export const stepsOf = (
  keys: readonly number[],
  odd: ReadonlySet<number>,
  paths: readonly string[],
): readonly Step[] => {
  const asked = new Set(paths.map(stepOf));
  const lines = keys.map((key) => ({ key, step: `lines.${key}` }));
  const others = [...asked].filter((step) => !/^lines\.\d/.test(step));
  return [
    ...lines.filter(({ key, step }) => odd.has(key) || asked.has(step)).map(({ step }) => step),
    ...others.toSorted((one, other) => placeOf(one) - placeOf(other)),
  ];
};

/** What comes after a step, from the beginning again after the last; null where there is nothing but itself. */
export const stepAfter = (steps: readonly Step[], step: Step): Step | null => {
  const at = steps.indexOf(step);
  const round = [...steps.slice(at + 1), ...steps.slice(0, Math.max(0, at))];
  return round[0] ?? null;
};
