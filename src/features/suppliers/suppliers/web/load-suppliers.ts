import { suppliersContract } from '../contract.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { byName } from '../rules-finder.ts';

const retries = 2;
const freshFor = 60_000;

let loadedAt = 0;
let loadedFor: string | null = null;
let underWay: Promise<void> | null = null;

const isHopeless = ({ status }: Failure): boolean => status === 401 || status === 403;

const ask = async (tries: number): Promise<void> => {
  const { data, error } = await call(suppliersContract.listSuppliers, { query: { pagination: 'false' } });
  if (Array.isArray(data)) {
    loadedAt = performance.now();
    setAppState({ allSuppliers: data.toSorted(byName), areSuppliersLoading: false, hasSupplierError: false });
  } else if (tries < retries && !(error && isHopeless(error))) {
    await new Promise((wait) => setTimeout(wait, 1000 * 2 ** tries));
    await ask(tries + 1);
  } else {
    loadedFor = null;
    setAppState({ allSuppliers: [], areSuppliersLoading: false, hasSupplierError: true });
  }
};

/**
 * Fetches every supplier into the state, sorted by displayName, with two retries; a failure empties the list and sets the
 * error flag (specification sections 7 and 8). The browser asks by ETag, so an unchanged list costs next to nothing.
 */
export const loadSuppliers = (): Promise<void> => {
  if (underWay !== null) return underWay;
  loadedFor = useAppState.getState().user?.id ?? null;
  setAppState({ areSuppliersLoading: true, hasSupplierError: false });
  underWay = ask(0).finally(() => {
    underWay = null;
  });
  return underWay;
};

/** Loads the suppliers once per person; `isShown` also when what is shown may have grown old. */
export const keepSuppliers = (isShown = false): void => {
  const { user } = useAppState.getState();
  if (user === null || user.staff) return;
  const isOld = isShown && performance.now() - loadedAt > freshFor;
  if (loadedFor !== user.id || isOld) void loadSuppliers();
};
