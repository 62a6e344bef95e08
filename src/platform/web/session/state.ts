import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { DateRange, AppState } from './app-state.ts';

/** The specification's placeholder, which means that no period has been chosen. */
export const noDateRange: DateRange = { from: '1970-01-01', to: '1970-01-02', period: '' };

const empty: AppState = {
  user: null,
  activity: [],
  newOutlets: [],
  units: [],
  parentOrganization: null,
  newestNegotiatedDeal: [],
  setupUser: null,
  mockedData: false,
  userFlags: { stripe: 'premium', tier: 'premium' },
  outlets: [],
  selectedOutlet: null,
  selectedUnit: null,
  dateRange: noDateRange,
  suppliers: [],
  allSuppliers: [],
  areSuppliersLoading: false,
  hasSupplierError: false,
};

/**
 * What of the state outlives the page. Twenty thousand suppliers are megabytes, which local storage holds no more than
 * five of and writes while the page stands still: the browser's own cache keeps that list, and asks whether it is fresh.
 */
const passing: Partial<AppState> = { allSuppliers: [], areSuppliersLoading: false, hasSupplierError: false };

const kept = (state: AppState): AppState => ({ ...state, ...passing });

/** Client state, kept in local storage under `root`. */
export const useAppState = create<AppState>()(
  persist(() => empty, { name: 'root', version: 1, partialize: kept }),
);

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
