import { create } from 'zustand';
import type { DemoShown } from '#platform/wire/demo.ts';
import { selectedUnitId, setAppState, useAppState } from './state.ts';

interface Known {
  /** The unit whose answers said so. */
  readonly unitId: string | undefined;
  readonly shown: DemoShown | null;
}

const useKnown = create<Known>(() => ({ unitId: undefined, shown: null }));

let whenChanged: (unitId: string) => void = () => undefined;

/** Says what is done when a unit's answers hold other data than they did: what is on the screen is of those before. */
export const onDemoChange = (act: (unitId: string) => void): void => {
  whenChanged = act;
};

/**
 * Hears of whose data an answer is. A unit that has invoices of its own has them for good: an answer that was on its way
 * before the first of them is not heard.
 */
export const hearDemo = (shown: DemoShown, unitId = selectedUnitId()): void => {
  if (unitId === undefined || unitId !== selectedUnitId()) return;
  const known = useKnown.getState();
  const before = known.unitId === unitId ? known.shown : null;
  if (before === shown || before === 'none') return;
  useKnown.setState({ unitId, shown });
  const isShown = shown === 'shown';
  const wasShown = useAppState.getState().mockedData;
  if (wasShown !== isShown) setAppState({ mockedData: isShown });
  if (before !== null) whenChanged(unitId);
};

/** Whether what the screens show is the demo: by the last answer, and on a new page as it was left. */
export const useIsDemo = (): boolean =>
  useAppState((state) => state.mockedData && state.selectedUnit !== null);

/** Whether there is a demo that the person has hidden. */
export const useIsDemoHidden = (): boolean => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  return useKnown((known) => known.unitId === unitId && known.shown === 'hidden');
};
