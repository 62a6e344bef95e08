import '../pdf/pdf-pane.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

interface SplitPaneProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** Names the divider. */
  readonly label: string;
}

const [least, most, start] = [25, 70, 43];
const moves: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => share - 2,
  ArrowRight: (share) => share + 2,
  Home: () => least,
  End: () => most,
};

/** Two panes with a divider that is dragged or moved by arrows (ARIA Authoring Practices, window splitter). */
export const SplitPane = ({ left, right, label }: SplitPaneProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(start);
  const put = (value: number) => setShare(Math.min(most, Math.max(least, value)));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bounds = box.current?.getBoundingClientRect();
    if (bounds) put(((event.clientX - bounds.left) / bounds.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    put(move(share));
  };
  return (
    <div
      className="split"
      ref={box}
      style={{ gridTemplateColumns: `minmax(0, ${share}fr) 0 minmax(0, ${100 - share}fr)` }}
    >
      {left}
      <div
        className="splitter"
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={Math.round(share)}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      />
      {right}
    </div>
  );
};
