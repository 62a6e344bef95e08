import { showToast } from './ui/toast.tsx';

interface LaterSend {
  readonly text: string;
  readonly send: () => void;
  readonly onUndo: () => void;
}

const waiting = new Set<() => void>();

addEventListener('pagehide', () => {
  for (const send of waiting) send();
});

/** Says what is about to happen, with `Undo`; sends when the toast leaves after 6 s, or when the page is left. */
export const sendLater = ({ text, send, onUndo }: LaterSend): void => {
  const run = () => {
    if (waiting.delete(run)) send();
  };
  waiting.add(run);
  showToast({
    text,
    onGone: run,
    onUndo: () => {
      if (waiting.delete(run)) onUndo();
    },
  });
};
