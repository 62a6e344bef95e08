import { create } from 'zustand';
import { showToast } from '../ui/overlays/toasts.ts';

/** What waits for its toast to leave, by key; screens show it as if it were done. */
export const useHeld = create<{ readonly keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

const finishers = new Map<string, () => void>();

const change = (key: string, isHeld: boolean): void => {
  const keys = new Set(useHeld.getState().keys);
  if (isHeld) keys.add(key);
  else keys.delete(key);
  useHeld.setState({ keys });
};

interface HeldSend {
  readonly key: string;
  /** What has happened, beside `Undo`. */
  readonly text: string;
  /** Sends the change, tells a failure itself, and resolves once the screen's data know of it. */
  readonly send: () => Promise<void>;
}

/** Holds a change back while its toast offers to undo it: 6 s, or until `sendHeld` or the page is left. */
export const holdUntilGone = ({ key, text, send }: HeldSend): void => {
  change(key, true);
  const finish = showToast({
    text,
    onUndo: () => {
      finishers.delete(key);
      change(key, false);
    },
    onGone: () => {
      finishers.delete(key);
      // Refused or not: what is shown from now on is what the server knows.
      const release = () => change(key, false);
      void send().then(release, release);
    },
  });
  finishers.set(key, finish);
};

/** Sends at once whatever is held. */
export const sendHeld = (): void => {
  for (const finish of finishers.values()) finish();
};
