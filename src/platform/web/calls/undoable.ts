import { create } from 'zustand';
import { showToast } from '../ui/overlays/toasts.ts';

/** Rows that a change on its way to the server takes away, by key; screens show them as gone. */
export const useLeaving = create<{ readonly keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

const change = (changed: readonly string[], isLeaving: boolean): void => {
  const keys = new Set(useLeaving.getState().keys);
  for (const key of changed) {
    if (isLeaving) keys.add(key);
    else keys.delete(key);
  }
  useLeaving.setState({ keys });
};

interface UndoableChange<Done> {
  readonly keys: readonly string[];
  /** What has happened, beside `Undo`. */
  readonly text: string;
  /** Sends the change, tells a failure itself and answers null then; resolves once the screen's data know of it. */
  readonly send: () => Promise<Done | null>;
  /** Takes it back, by a second call. */
  readonly undo: (done: Done) => Promise<void>;
}

/** Sends a change at once and says so, with the offer to take it back while the toast stands. */
export const sendUndoable = <Done>({ keys, text, send, undo }: UndoableChange<Done>): void => {
  change(keys, true);
  const sent = send().catch(() => null);
  const leave = showToast({
    text,
    onUndo: () => void sent.then((done) => (done === null ? undefined : undo(done))),
  });
  void sent.then((done) => {
    // Refused or not: what is shown from now on is what the server knows.
    change(keys, false);
    if (done === null) leave();
  });
};
