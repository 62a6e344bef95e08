import type { KeyboardEvent } from 'react';

interface DeskKeys {
  /** Paths that a person should look at, in the order of the screen. */
  readonly doubtful: readonly string[];
  readonly focusOn: (path: string) => void;
  /** The field that has the focus has been looked at. */
  readonly see: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Enter goes to the next field, arrows to the same field of the next line, with Alt to the next doubtful one. */
export const moveByKey = (
  event: KeyboardEvent<HTMLElement>,
  form: HTMLElement | null,
  { doubtful, focusOn, see }: DeskKeys,
): void => {
  const { target, key } = event;
  if (form === null || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  const step = steps[key];
  if (step !== undefined && event.altKey) {
    const at = doubtful.indexOf(target.id.replace('review-', ''));
    const next = doubtful.at((at < 0 && step < 0 ? 0 : at) + step) ?? doubtful[0];
    if (next === undefined) return;
    event.preventDefault();
    focusOn(next);
  } else if (step !== undefined && target.dataset['line'] !== undefined) {
    const column = [...form.querySelectorAll<HTMLInputElement>(`[data-line=${target.dataset['line']}]`)];
    event.preventDefault();
    column[column.indexOf(target) + step]?.focus();
  } else if (key === 'Enter' && target.type !== 'checkbox') {
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
    event.preventDefault();
    see();
    inputs[inputs.indexOf(target) + (event.shiftKey ? -1 : 1)]?.focus();
  }
};
