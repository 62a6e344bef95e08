import { create } from 'zustand';
import type { DemoShown } from '#platform/wire/demo.ts';
import { selectedUnitId, setAppState, useAppState } from './state.ts';

/** By unit: what its latest answer said. */
type Known = Readonly<Record<string, DemoShown>>;

const useKnown = create<Known>(() => ({}));

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
  if (unitId === undefined) return;
  const before = useKnown.getState()[unitId];
  if (before === 'none' && shown !== 'none') return;
  const isShown = shown === 'shown';
  if (unitId === selectedUnitId() && useAppState.getState().mockedData !== isShown)
    setAppState({ mockedData: isShown });
  if (before === shown) return;
  useKnown.setState({ [unitId]: shown });
  if (before !== undefined) whenChanged(unitId);
};

/** What each unit's answers were last said to hold. */
export const useDemoByUnit = (): Known => useKnown();

/** Whether what the screens show is the demo: by the last answer, and on a new page as it was left. */
export const useIsDemo = (): boolean =>
  useAppState((state) => state.mockedData && state.selectedUnit !== null);

/** Whether there will be a demo in a moment. */
export const useIsDemoComing = (): boolean => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  return useKnown((known) => unitId !== undefined && known[unitId] === 'coming');
};

/** Whether there is a demo that the person has hidden. */
export const useIsDemoHidden = (): boolean => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  return useKnown((known) => unitId !== undefined && known[unitId] === 'hidden');
};
