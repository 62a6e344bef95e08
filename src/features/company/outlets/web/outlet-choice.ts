import { outletsContract } from '../contract.ts';
import { sessionsContract } from '#features/account/sessions/contract.ts';
import { call, CallFailed } from '#platform/web/calls/api.ts';
import { outletToSelect, rememberedOutlet, rememberOutlet } from '#platform/web/calls/outlet-database.ts';
import type { OutletChoice, OutletRole, SelectedUnit } from '#platform/web/session/app-state.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';

const rank = (role: OutletRole): number => ['reporter', 'editor', 'owner'].indexOf(role);

const select = (outlets: readonly OutletChoice[], outletId: string | null): void => {
  const outlet = outlets.find((one) => one.id === outletId);
  setAppState({
    outlets,
    selectedOutlet: outlet?.id ?? null,
    selectedUnit:
      outlet === undefined ? null : { id: outlet.mainUnitId, role: outlet.role, name: outlet.name },
  });
};

/** Several restaurants may share a unit, where the person has the highest of their roles. */
const unitsOf = (outlets: readonly OutletChoice[]): readonly SelectedUnit[] => {
  const units = new Map<string, SelectedUnit>();
  for (const { mainUnitId: id, role, name } of outlets) {
    const known = units.get(id);
    units.set(id, known !== undefined && rank(known.role) >= rank(role) ? known : { id, role, name });
  }
  return [...units.values()];
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
    organizationId: outletInformation.organizationId,
  }));
  setAppState({ user: user.data, outlets, units: unitsOf(outlets) });
  loadedFor = user.data.id;
};

const selectAfterLoad = async (requestedId: string | undefined): Promise<void> => {
  const { user, outlets } = useAppState.getState();
  if (user === null) return;
  const ids = outlets.map((outlet) => outlet.id);
  const remembered = await rememberedOutlet(user.id);
  // What is on screen is not exchanged behind somebody who never chose.
  const { selectedOutlet } = useAppState.getState();
  const chosen = outletToSelect(ids, requestedId, remembered ?? selectedOutlet);
  select(outlets, chosen);
  if (chosen !== null && chosen === requestedId && chosen !== remembered)
    await rememberOutlet(user.id, chosen).catch(() => undefined);
};

/**
 * Selected outlet on load: the requested one, else the one stored for this user, else the first. What this browser
 * already knows is shown at once and brought up to date behind the screen.
 */
export const prepareOutlets = async (requestedId: string | undefined): Promise<void> => {
  const { user, outlets, selectedOutlet } = useAppState.getState();
  const isFirst = user === null || loadedFor !== user.id;
  const isKnown = outlets.some((outlet) => outlet.id === (requestedId ?? selectedOutlet));
  if (!isFirst && requestedId === undefined) return;
  if (isFirst && !isKnown) await load();
  await selectAfterLoad(requestedId);
  if (isFirst && isKnown)
    load().then(
      () => selectAfterLoad(requestedId),
      () => undefined,
    );
};

/**
 * Asks again who the user is and where they belong, as after an accepted invitation, and selects the outlet named, else the
 * one that was selected. Throws `CallFailed`.
 */
export const refreshOutlets = async (requestedId?: string): Promise<void> => {
  const { selectedOutlet } = useAppState.getState();
  await load();
  await selectAfterLoad(requestedId ?? selectedOutlet ?? undefined);
};

/** Changes the outlet of every screen and remembers it for this user. */
export const selectOutlet = async (outletId: string): Promise<void> => {
  const { user, outlets } = useAppState.getState();
  select(outlets, outletId);
  if (user !== null) await rememberOutlet(user.id, outletId);
};
