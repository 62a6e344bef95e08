import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface FittingColumn {
  readonly id: string;
  readonly header: string;
  readonly priority?: 1 | 2 | 3;
}

interface Fit {
  /** Columns that had to give way, by id. */
  readonly dropped: ReadonlySet<string>;
  /** What is left is still too wide: it is scrolled sideways. */
  readonly scrolls: boolean;
}

const whole: Fit = { dropped: new Set(), scrolls: false };

/** The column that gives way first: the least important that is shown, the last of them; null when none may. */
const leastNeeded = (
  columns: readonly FittingColumn[],
  dropped: ReadonlySet<string>,
  heads: readonly HTMLElement[],
): string | null => {
  const shown = columns.filter(({ id }) => !dropped.has(id));
  const spare = shown.filter(({ priority = 1 }, at) => priority > 1 && (heads[at]?.offsetWidth ?? 0) > 0);
  const last = Math.max(...spare.map(({ priority = 1 }) => priority));
  return spare.findLast(({ priority }) => priority === last)?.id ?? null;
};

/**
 * The columns that fit beside each other. `frame` holds the table and is as wide as there is room; a table that needs more loses
 * columns of priority 3, then 2, the last ones first, and is scrolled where that is not enough. `keeps` leaves all of them, since a
 * person has chosen them: then it only scrolls. Another `content` is measured again.
 */
export const useFittingColumns = <Column extends FittingColumn>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  keeps: boolean,
  content: unknown,
): { readonly shown: readonly Column[]; readonly scrolls: boolean } => {
  const [fit, setFit] = useState<Fit>(whole);
  const names = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  const measured = useRef({ names, width: 0 });
  // Another object each time: what fits whole may have to be measured again.
  const startAnew = useCallback(() => setFit({ ...whole }), []);
  useLayoutEffect(() => {
    const target = frame.current;
    if (target === null) return;
    const observer = new ResizeObserver(() => {
      if (target.clientWidth === measured.current.width) return;
      measured.current.width = target.clientWidth;
      startAnew();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [frame, startAnew]);
  useLayoutEffect(() => {
    const target = frame.current;
    const table = target?.querySelector('table');
    if (!target || !table) return;
    if (measured.current.names !== names) {
      measured.current.names = names;
      if (fit !== whole) return startAnew();
    }
    measured.current.width = target.clientWidth;
    if (fit.scrolls || table.offsetWidth <= target.clientWidth + 1) return;
    const id = keeps ? null : leastNeeded(columns, fit.dropped, [...(table.tHead?.rows[0]?.cells ?? [])]);
    setFit(id === null ? { ...fit, scrolls: true } : { ...fit, dropped: new Set([...fit.dropped, id]) });
  }, [frame, columns, names, keeps, content, fit, startAnew]);
  return { shown: columns.filter(({ id }) => !fit.dropped.has(id)), scrolls: fit.scrolls };
};
