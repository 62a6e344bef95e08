import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReviewDetail } from '../contract.ts';
import { checksOf, missingOf } from '../rules.ts';
import { type TextKey, useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts-desk.en.ts';
import { moveByKey } from './desk-keys.ts';
import { stepOf } from './doubt-steps.ts';
import { readKind } from './kind-field.tsx';
import type { LineActs } from './line-cells.tsx';
import { addLineId } from './line-rows.tsx';
import { type FieldNote, fieldId } from './one-field.tsx';
import { type Outcome, useAccept } from './outcome.tsx';
import {
  joinLines,
  lineKeyOf,
  linePath,
  splitLine,
  type Typed,
  type TypedLine,
  withLine,
  withLineBack,
  withoutLine,
} from './typed-draft.ts';
import type { DraftHandle } from './use-draft.ts';
import { isUnsure, useMarks, useReadFields } from './use-marks.ts';
import { useShowsAll } from './use-shows-all.ts';
import { useSteps } from './use-steps.ts';

/** The paths that `missingOf` names, with a line's key in place of its number. */
const missingPaths = (typed: Typed, missing: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(missing).map((path) => {
    const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = typed.lines[Number(at)];
    return line === undefined || field === undefined ? path : linePath(line.key, field);
  });

/** What can be done to the lines; `focusOn` goes to the field that comes after it. */
const useLineActs = (
  { typed, form: { putLines, putInLine } }: DraftHandle,
  see: (path: string) => void,
  open: LineActs['open'],
  focusOn: (path: string) => void,
): LineActs => {
  const t = useText<typeof texts>('review-desk');
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  return useMemo(
    () => ({
      change: (key, field, text) => {
        see(linePath(key, field));
        const at = latest.current.lines.findIndex((line) => line.key === key);
        if (at >= 0) putInLine(at, field, text);
      },
      open,
      edit: (edit, key) => {
        const before = latest.current;
        const at = before.lines.findIndex((line) => line.key === key);
        const made =
          edit === 'add' ? withLine(before, at + 1) : edit === 'split' ? splitLine(before, at) : null;
        const { lines } = made?.typed ?? (edit === 'join' ? joinLines(before, at) : withoutLine(before, at));
        putLines(lines);
        const line = before.lines[at];
        const undo = (removed: TypedLine) => () => {
          putLines(withLineBack(latest.current, removed, at).lines);
          focusOn(linePath(removed.key, 'name'));
        };
        if (edit === 'remove' && line !== undefined)
          showToast({ text: t('lineRemoved'), onUndo: undo(line) });
        const neighbour = before.lines[at + 1] ?? before.lines[at - 1];
        const next = made?.key ?? (edit === 'join' ? key : neighbour?.key);
        const goOn = () =>
          next === undefined ? document.getElementById(addLineId)?.focus() : focusOn(linePath(next, 'name'));
        // A menu gives the focus back to its button first.
        setTimeout(goOn, 60);
      },
    }),
    [see, putLines, putInLine, open, focusOn, t],
  );
};

/** All that the desk knows while a person works on it: what is marked, looked at, missing, and where the keys lead. */
export const useDesk = (
  detail: ReviewDetail,
  handle: DraftHandle,
  form: RefObject<HTMLElement | null>,
  onDone: (outcome: Outcome) => void,
) => {
  const t = useText<typeof texts>('review-desk');
  const { typed, draft, faults } = handle;
  const accepting = useAccept(detail, handle, onDone);
  const [active, setActive] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [remember, setRemember] = useState(true);
  const [openKey, setOpenKey] = useState<number | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [showsPage, setShowsPage] = useState(false);
  const [other, setOther] = useState(() => readKind(detail));
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null);
  const fields = useReadFields(detail, typed);
  const checks = useMemo(() => checksOf(draft), [draft]);
  const missing = useMemo(() => new Set(missingPaths(typed, missingOf(draft))), [typed, draft]);
  const isDoubtful = useCallback(
    (path: string) => !seen.has(path) && isUnsure(fields.get(path)),
    [seen, fields],
  );
  const onSeen = useCallback(
    (paths: readonly string[]) =>
      setSeen((now) => (paths.every((path) => now.has(path)) ? now : new Set([...now, ...paths]))),
    [],
  );
  const doubtful = useMemo(() => [...fields.keys()].filter(isDoubtful), [fields, isDoubtful]);
  const lacking = useMemo(() => [...new Set([...missing, ...faults])], [missing, faults]);
  const steps = useSteps({ detail, handle, checks, doubtful, lacking, seen, onSeen });
  const { show } = steps;
  const [showsAll, keepShowsAll] = useShowsAll();
  const setShowsAll = (all: boolean) => {
    setOpenKey(null);
    keepShowsAll(all);
  };
  const mayHide = steps.hadAny && !(wasAsked && lacking.length > 0);
  const isOne = mayHide && !showsAll;
  const shownFirst = active !== null && (!isOne || stepOf(active) === steps.shown) ? active : steps.first;
  const marked = isOne ? shownFirst : active;
  const marks = useMarks(fields, marked, isDoubtful);
  const see = useCallback(
    (path: string) => {
      onSeen([path]);
      show(stepOf(path));
    },
    [onSeen, show],
  );
  const look = useCallback(
    (path: string) => {
      setActive(path);
      show(stepOf(path));
    },
    [show],
  );
  const focusOn = useCallback(
    (path: string) => {
      const key = lineKeyOf(path);
      if (key !== null) setOpenKey(key);
      show(stepOf(path));
      setShowsPage(false);
      setWanted({ path });
    },
    [show],
  );
  // Not before the line that it belongs to is there and open.
  useEffect(() => {
    if (wanted !== null) document.getElementById(fieldId(wanted.path))?.focus();
  }, [wanted]);
  const acts = useLineActs(handle, see, setOpenKey, focusOn);
  const toSee = [...doubtful, ...missing].filter((path) => path !== 'lines');
  // Lines first, as the steps are.
  const lookAt = [...new Set(toSee)].toSorted(
    (a, b) => Number(lineKeyOf(a) === null) - Number(lineKeyOf(b) === null),
  );
  const accept = () => {
    setWasAsked(true);
    if (other === null && lacking.length === 0 && !accepting.isBusy) void accepting.accept(remember);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const path = event.target instanceof HTMLElement ? event.target.id.replace(/^review-/, '') : '';
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      accept();
    } else if (event.key === 'Enter' && event.altKey) {
      event.preventDefault();
      acts.edit('add', lineKeyOf(path) ?? typed.lines.at(-1)?.key ?? -1);
    } else moveByKey(event, form.current, { doubtful: lookAt, focusOn, see: () => see(path) });
  };
  const noteOf = (path: string): FieldNote => {
    const [isMissing, isOdd] = [missing.has(path), isDoubtful(path)];
    const isConcluded = fields.get(path)?.place === null;
    const hint = isOdd ? t('doubtful') : isConcluded ? t('concluded') : isMissing ? t('notFound') : undefined;
    const error = faults.has(path)
      ? t('fault')
      : (wasAsked || (isOne && steps.wasPassed(path))) && isMissing
        ? t('required')
        : undefined;
    return { isDoubtful: isOdd || isMissing, hint, error };
  };
  const labelOf = (path: string): string => {
    const words = (name: string) => t(name as TextKey<typeof texts>);
    const key = lineKeyOf(path);
    if (key === null) return words(`field.${path.replace(/\d+\./, '')}`);
    const at = typed.lines.findIndex((line) => line.key === key);
    return t('fieldOfLine', { field: words(`line.${path.split('.').at(-1)}`), at: at + 1 });
  };
  const stepLabel = (step: string): string => {
    const at = typed.lines.findIndex(({ key }) => step === `lines.${key}`);
    return at < 0 ? t('toReview') : t('lineNumber', { at: at + 1 });
  };
  const place = marked === null ? undefined : fields.get(marked)?.place;
  // A table file has no pages: the box of a place counts its columns and rows.
  const cell = detail.sheet === null || place == null ? null : { column: place.box.x, row: place.box.y };
  const isOdd = marked !== null && isDoubtful(marked);
  const markedText =
    cell !== null
      ? t('markedCell', { column: cell.column + 1, row: cell.row + 1 })
      : place == null
        ? t('nowhere')
        : t(isOdd ? 'markedDoubtful' : 'marked', { page: place.page });
  return {
    ...accepting,
    accept,
    acts,
    active: marked,
    cell,
    checks,
    errors: wasAsked ? lacking.map((path) => ({ fieldId: fieldId(path), text: labelOf(path) })) : [],
    focusOn,
    faults,
    isDoubtful,
    isOne,
    labelOf,
    look,
    lookAt,
    marks,
    mayHide,
    missing,
    noteOf,
    see,
    onKeyDown,
    openKey,
    other,
    remember,
    setOther,
    setRemember,
    setShowsAll,
    setShowsPage,
    showsPage,
    stepLabel,
    steps,
    told: marked === null ? '' : markedText,
  };
};

export type Desk = ReturnType<typeof useDesk>;
