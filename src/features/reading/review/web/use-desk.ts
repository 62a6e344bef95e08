import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReviewDetail } from '../contract.ts';
import { checksOf, missingOf } from '../rules.ts';
import { type TextKey, useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts-desk.en.ts';
import { moveByKey } from './desk-keys.ts';
import { type FieldNote, fieldId } from './head-fields.tsx';
import { addLineId, type LineActs } from './line-rows.tsx';
import { type Outcome, useAccept } from './outcome.tsx';
import {
  joinLines,
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

/** The paths that `missingOf` names, with a line's key in place of its number. */
const missingPaths = (typed: Typed, missing: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(missing).map((path) => {
    const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const line = typed.lines[Number(at)];
    return line === undefined || field === undefined ? path : linePath(line.key, field);
  });

const lineKey = (path: string): number | null => {
  const [, key] = /^lines\.(\d+)\./.exec(path) ?? [];
  return key === undefined ? null : Number(key);
};

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
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null);
  const fields = useReadFields(detail, typed);
  const checks = useMemo(() => checksOf(draft), [draft]);
  const missing = useMemo(() => new Set(missingPaths(typed, missingOf(draft))), [typed, draft]);
  const isDoubtful = useCallback(
    (path: string) => !seen.has(path) && isUnsure(fields.get(path)),
    [seen, fields],
  );
  const marks = useMarks(fields, active, isDoubtful);
  const see = useCallback(
    (path: string) => setSeen((now) => (now.has(path) ? now : new Set([...now, path]))),
    [],
  );
  const focusOn = useCallback((path: string) => {
    const key = lineKey(path);
    if (key !== null) setOpenKey(key);
    setShowsPage(false);
    setWanted({ path });
  }, []);
  // Not before the line that it belongs to is there and open.
  useEffect(() => {
    if (wanted !== null) document.getElementById(fieldId(wanted.path))?.focus();
  }, [wanted]);
  const acts = useLineActs(handle, see, setOpenKey, focusOn);
  const wrong = [...new Set([...missing, ...faults])];
  const toSee = [...[...fields.keys()].filter(isDoubtful), ...missing].filter((path) => path !== 'lines');
  // Lines first: a wrong price costs, and the sums of the head follow from them.
  const lookAt = [...new Set(toSee)].toSorted(
    (a, b) => Number(lineKey(a) === null) - Number(lineKey(b) === null),
  );
  const accept = () => {
    setWasAsked(true);
    if (wrong.length === 0 && !accepting.isBusy) void accepting.accept(remember);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const path = event.target instanceof HTMLElement ? event.target.id.replace(/^review-/, '') : '';
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      accept();
    } else if (event.key === 'Enter' && event.altKey) {
      event.preventDefault();
      acts.edit('add', lineKey(path) ?? typed.lines.at(-1)?.key ?? -1);
    } else moveByKey(event, form.current, { doubtful: lookAt, focusOn, see: () => see(path) });
  };
  const noteOf = (path: string): FieldNote => {
    const [isMissing, isOdd] = [missing.has(path), isDoubtful(path)];
    const isConcluded = fields.get(path)?.place === null;
    const hint = isOdd ? t('doubtful') : isConcluded ? t('concluded') : isMissing ? t('notFound') : undefined;
    const error = faults.has(path) ? t('fault') : wasAsked && isMissing ? t('required') : undefined;
    return { isDoubtful: isOdd || isMissing, hint, error };
  };
  const labelOf = (path: string): string => {
    const words = (name: string) => t(name as TextKey<typeof texts>);
    const key = lineKey(path);
    if (key === null) return words(`field.${path.replace(/\d+\./, '')}`);
    const at = typed.lines.findIndex((line) => line.key === key);
    return t('fieldOfLine', { field: words(`line.${path.split('.').at(-1)}`), at: at + 1 });
  };
  const place = active === null ? undefined : fields.get(active)?.place;
  // A table file has no pages: the box of a place counts its columns and rows.
  const cell = detail.sheet === null || place == null ? null : { column: place.box.x, row: place.box.y };
  const isOdd = active !== null && isDoubtful(active);
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
    active,
    cell,
    checks,
    errors: wasAsked ? wrong.map((path) => ({ fieldId: fieldId(path), text: labelOf(path) })) : [],
    focusOn,
    isDoubtful,
    lookAt,
    marks,
    missing,
    noteOf,
    see,
    onKeyDown,
    openKey,
    remember,
    setActive,
    setRemember,
    setShowsPage,
    showsPage,
    told: active === null ? '' : markedText,
  };
};
