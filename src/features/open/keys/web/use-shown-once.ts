import { create } from 'zustand';
import { useAppState } from '#platform/web/session/state.ts';

interface Kept {
  /** The person and the restaurant that it is shown to. */
  readonly owner: string;
  readonly value: unknown;
}

const useKept = create<Readonly<Record<string, Kept>>>()(() => ({}));

/**
 * A secret that the server tells once, until it is put away: kept beside the screen, for a window that becomes narrow or a glance at
 * another screen would otherwise lose it for ever. Nobody else sees it, and loading the page anew forgets it.
 */
export const useShownOnce = <Value>(name: string): readonly [Value | null, (value: Value | null) => void] => {
  const owner = useAppState(({ user, selectedUnit }) => `${user?.id ?? ''} ${selectedUnit?.id ?? ''}`);
  const kept = useKept((state) => state[name]);
  const set = (value: Value | null) => useKept.setState({ [name]: { owner, value } });
  return [kept?.owner === owner ? (kept.value as Value | null) : null, set];
};
