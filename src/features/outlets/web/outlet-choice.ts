import { outletsContract } from '#features/outlets/contract.ts';
import { sessionsContract } from '#features/sessions/contract.ts';
import { call, CallFailed } from '#platform/web/api.ts';
import { outletToSelect, rememberedOutlet, rememberOutlet } from '#platform/web/outlet-database.ts';
import { type OutletChoice, setAppState, useAppState } from '#platform/web/state.ts';

const select = (outlets: readonly OutletChoice[], outletId: string | null): void => {
  const outlet = outlets.find((one) => one.id === outletId);
  setAppState({
    outlets,
    selectedOutlet: outlet?.id ?? null,
    selectedUnit:
      outlet === undefined ? null : { id: outlet.mainUnitId, role: outlet.role, name: outlet.name },
  });
};

let loadedFor: string | null = null;

/** Loads user and outlets once per sign-in and page load. A failure to load outlet roles is rethrown. */
const load = async (): Promise<void> => {
  const [user, roles] = await Promise.all([
    call(sessionsContract.currentUser, {}),
    call(outletsContract.listOutletRoles, {}),
  ]);
  if (user.hasError) throw new CallFailed(user.error, user.errorData);
  if (roles.hasError) throw new CallFailed(roles.error, roles.errorData);
  const outlets = roles.data.map(({ outletInformation, role, mainUnitId }) => ({
    id: outletInformation.id,
    name: outletInformation.displayName,
    role,
    mainUnitId,
  }));
  setAppState({ user: user.data, outlets });
  loadedFor = user.data.id;
};

/** Selected outlet on load: the requested one, else the one stored for this user, else the first. */
export const prepareOutlets = async (requestedId: string | undefined): Promise<void> => {
  const { user } = useAppState.getState();
  const isFirst = user === null || loadedFor !== user.id;
  if (isFirst) await load();
  const state = useAppState.getState();
  if (state.user === null || (!isFirst && requestedId === undefined)) return;
  const remembered = await rememberedOutlet(state.user.id);
  const ids = state.outlets.map((outlet) => outlet.id);
  select(state.outlets, outletToSelect(ids, requestedId, remembered));
};

/** Changes the outlet of every screen and remembers it for this user. */
export const selectOutlet = async (outletId: string): Promise<void> => {
  const { user, outlets } = useAppState.getState();
  select(outlets, outletId);
  if (user !== null) await rememberOutlet(user.id, outletId);
};
