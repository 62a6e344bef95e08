import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

interface ChoiceProps {
  readonly typed: string;
  readonly groups: readonly PaletteGroup[];
  /** Whether the groups answer what was typed. */
  readonly isSettled: boolean;
  readonly onChoose: (item: PaletteItem, isElsewhere: boolean) => void;
}

/**
 * Which item is meant, by keys: arrows go round, Enter opens, with Ctrl or ⌘ in a new tab. Enter right after the last letter waits for
 * the answer to it, unless an arrow has chosen something that is there.
 */
export const useChoice = ({ typed, groups, isSettled, onChoose }: ChoiceProps) => {
  const [pointed, setPointed] = useState<{ readonly typed: string; readonly id: string } | null>(null);
  const [waiting, setWaiting] = useState<{ readonly typed: string; readonly isElsewhere: boolean } | null>(
    null,
  );
  const items = groups.flatMap((group) => group.items);
  const found = pointed?.typed === typed ? items.findIndex(({ id }) => id === pointed.id) : -1;
  const at = Math.max(0, found);
  const active = items[at] ?? null;
  const choose = useEffectEvent((item: PaletteItem, isElsewhere: boolean) => onChoose(item, isElsewhere));
  useEffect(() => {
    if (waiting === null || !isSettled) return;
    setWaiting(null);
    if (waiting.typed === typed && active !== null) choose(active, waiting.isElsewhere);
  }, [waiting, isSettled, typed, active]);
  const go = (by: number): void => {
    const next = items[(at + by + items.length) % items.length];
    if (next !== undefined) setPointed({ typed, id: next.id });
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      go(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isElsewhere = event.ctrlKey || event.metaKey;
      if (!isSettled && found < 0) setWaiting({ typed, isElsewhere });
      else if (active !== null) onChoose(active, isElsewhere);
    }
  };
  return { active, onKeyDown, point: (item: PaletteItem) => setPointed({ typed, id: item.id }) };
};
