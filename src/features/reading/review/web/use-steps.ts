import { useMemo, useState } from 'react';
import type { ReviewDetail } from '../contract.ts';
import type { DraftChecks } from '../rules.ts';
import { stepAfter, stepOf, stepsOf } from './doubt-steps.ts';
import { lacksOne } from './rows-shown.ts';
import type { DraftHandle } from './use-draft.ts';

/** The sum that a check compares with the rest, where the document states it. */
export const sumChecked = (
  name: 'net' | 'tax' | 'payable',
  { draft }: Pick<DraftHandle, 'draft'>,
): 'lineNet' | 'taxExclusive' | 'taxTotal' | 'payable' =>
  name === 'payable'
    ? name
    : name === 'tax'
      ? 'taxTotal'
      : draft.lineNet === null
        ? 'taxExclusive'
        : 'lineNet';

interface Given {
  readonly detail: ReviewDetail;
  readonly handle: DraftHandle;
  readonly checks: DraftChecks;
  /** Fields that the machine was unsure of and nobody has looked at. */
  readonly doubtful: readonly string[];
  /** Fields without which nothing is saved: empty ones, and those whose text is no amount. */
  readonly lacking: readonly string[];
  readonly seen: ReadonlySet<string>;
  readonly onSeen: (paths: readonly string[]) => void;
}

const names = ['net', 'tax', 'payable'] as const;

/** Whose paper it is and which: what a person confirms though each word of it was read well. */
const askedBy = {
  supplier: 'supplier.name',
  number: 'number',
  'issue-date': 'issueDate',
  'due-date': 'dueDate',
  'credit-note': 'creditNote',
  article: 'articles',
} as const;

/**
 * What is doubtful, one step at a time. A step that a person went on from is done, unless it lacks something: then it comes
 * round again.
 */
export const useSteps = ({ detail, handle, checks, doubtful, lacking, seen, onSeen }: Given) => {
  const { typed, draft } = handle;
  const [current, setCurrent] = useState<string | null>(null);
  const [past, setPast] = useState<readonly string[]>([]);
  const { doubts } = detail;
  const isIncomplete = doubts.includes('line-incomplete');
  const { odd, paths } = useMemo(() => {
    const isDone = (step: string) => past.includes(step);
    const lines = typed.lines.filter(({ key }, at) => {
      const line = draft.lines[at];
      const isOdd = checks.lines[at] != null || (isIncomplete && line !== undefined && lacksOne(line));
      return isOdd && !isDone(`lines.${key}`);
    });
    const told = (['supplier', 'number', 'issue-date', 'due-date', 'credit-note', 'article'] as const)
      .filter((doubt) => doubts.includes(doubt) && (doubt !== 'article' || typed.lines.length > 0))
      .map((doubt) => askedBy[doubt])
      .filter((path) => !seen.has(path));
    const sums = names
      .filter((name) => Number(checks[name]?.difference ?? 0) !== 0)
      .map((name) => sumChecked(name, { draft }))
      .filter((path) => !isDone(path));
    return {
      odd: new Set(lines.map(({ key }) => key)),
      paths: [...doubtful, ...told, ...sums, ...lacking],
    };
  }, [typed.lines, draft, checks, doubts, isIncomplete, doubtful, lacking, seen, past]);
  const keys = typed.lines.map(({ key }) => key);
  const open = stepsOf(keys, odd, paths);
  const isGone =
    current !== null && /^lines\.\d/.test(current) && !keys.some((key) => current === `lines.${key}`);
  const shown = (isGone ? null : current) ?? open[0] ?? null;
  const pass = () => {
    if (shown === null) return;
    onSeen([...paths.filter((path) => stepOf(path) === shown), shown]);
    setPast([...past.filter((step) => step !== shown), shown]);
    const isLacking = lacking.some((path) => stepOf(path) === shown);
    const next = stepAfter(stepsOf(keys, odd, [...paths, shown]), shown);
    setCurrent(next ?? (isLacking ? shown : null));
  };
  const before = past.findLast((step) => step !== shown);
  return {
    /** What is left, in order; what is shown stays in it until it is done. */
    open,
    /** The step that is shown; null when nothing is left. */
    shown,
    /** The field that it asks for first, as far as one does. */
    first:
      paths.find((path) => stepOf(path) === shown) ?? (shown?.startsWith('lines.') ? `${shown}.sum` : shown),
    hadAny: open.length > 0 || past.length > 0,
    show: setCurrent,
    pass,
    /** To the one that was shown before; null at the first. */
    back:
      before === undefined
        ? null
        : () => {
            setPast(past.filter((step) => step !== before));
            setCurrent(before);
          },
    /** Whether a person went on past a field without filling it in. */
    wasPassed: (path: string) => past.includes(stepOf(path)),
  };
};
