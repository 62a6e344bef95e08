import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface User {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly onboardingStatus: string;
  readonly joinedAt: string;
  /** Support staff: other navigation, and no restaurant of their own. */
  readonly staff: boolean;
}

export type OutletRole = 'owner' | 'editor' | 'reporter';

export interface OutletChoice {
  readonly id: string;
  readonly name: string;
  readonly role: OutletRole;
  readonly mainUnitId: string;
}

export interface SelectedUnit {
  readonly id: string;
  readonly role: OutletRole;
  readonly name: string;
}

/** `from` and `to` are ISO dates, both inclusive; `period` names the choice that gave them. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
  readonly period: string;
}

export interface AppState {
  readonly user: User | null;
  readonly userFlags: { readonly stripe: 'premium'; readonly tier: 'premium' };
  readonly outlets: readonly OutletChoice[];
  readonly selectedOutlet: string | null;
  readonly selectedUnit: SelectedUnit | null;
  readonly dateRange: DateRange;
}

/** The specification's placeholder, which means that no period has been chosen. */
export const noDateRange: DateRange = { from: '1970-01-01', to: '1970-01-02', period: '' };

const empty: AppState = {
  user: null,
  userFlags: { stripe: 'premium', tier: 'premium' },
  outlets: [],
  selectedOutlet: null,
  selectedUnit: null,
  dateRange: noDateRange,
};

/** Client state, kept in local storage under `root`. */
export const useAppState = create<AppState>()(persist(() => empty, { name: 'root', version: 1 }));

export const setAppState = (part: Partial<AppState>): void => {
  useAppState.setState(part);
};

/** Forgets everything that belongs to the person: after logout or an ended session. */
export const forgetPerson = (): void => {
  useAppState.setState(empty, true);
};

/** The unit that unit-scoped calls name, or undefined before an outlet is chosen. */
export const selectedUnitId = (): string | undefined => useAppState.getState().selectedUnit?.id;

/** Whether a restaurant is chosen: staff, and who has left the last one, have none. */
export const useHasUnit = (): boolean => useAppState((state) => state.selectedUnit !== null);

/** Whether the person may change things in the selected restaurant. */
export const useMayEdit = (): boolean =>
  useAppState((state) => state.selectedUnit !== null && state.selectedUnit.role !== 'reporter');

const restoreTimeout = 5000;

/** Whether stored state is back; true after 5,000 ms at the latest. Nothing is shown before. */
export const useRestored = (): boolean => {
  const [isRestored, setRestored] = useState(() => useAppState.persist.hasHydrated());
  useEffect(() => {
    const stop = useAppState.persist.onFinishHydration(() => setRestored(true));
    const timer = setTimeout(() => setRestored(true), restoreTimeout);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isRestored;
};
