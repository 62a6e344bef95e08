import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { type OutletRole, outletsContract } from '../contract.ts';

/** The selected restaurant as the server tells it, and the others of its organization with the person's role in each. */
export const useOutlet = (): {
  readonly outlet: OutletRole | undefined;
  readonly siblings: readonly OutletRole[];
  readonly hasFailed: boolean;
} => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const { data, error } = useCall(outletsContract.listOutletRoles, {});
  const outlet = data?.find(({ mainUnitId }) => mainUnitId === unitId);
  const organizationId = outlet?.outletInformation.organizationId;
  const siblings = data?.filter((one) => one.outletInformation.organizationId === organizationId) ?? [];
  return { outlet, siblings, hasFailed: error !== null && data === undefined };
};
