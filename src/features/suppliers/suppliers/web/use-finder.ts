import { useEffect, useMemo } from 'react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { supplierLinksContract } from '../contract-links.ts';
import { supplierRequestsContract } from '../contract-requests.ts';
import { suppliersContract } from '../contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { setAppState, useAppState } from '#platform/web/session/state.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { finderRows } from '../rules-finder.ts';
import { keepSuppliers } from './load-suppliers.ts';

/** What a changed link makes old. */
export const staleLinks = [supplierLinksContract.listOrganizationSuppliers, suppliersContract.readSupplier];

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly mayEdit: boolean;
}

/** The organization here and its restaurants that the person belongs to. */
export const usePlaces = (): {
  readonly organizationId: string | null;
  readonly places: readonly Place[];
} => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const outlets = useAppState((state) => state.outlets);
  return useMemo(() => {
    const here = outlets.find(({ mainUnitId }) => mainUnitId === unitId)?.organizationId;
    const places = outlets
      .filter(({ organizationId }) => organizationId === here)
      .map(({ id, name, role }) => ({ id, name, mayEdit: role !== 'reporter' }));
    return { organizationId: here ?? null, places };
  }, [outlets, unitId]);
};

/** Every supplier with how it stands at the restaurants here; the list of all may still be on its way. */
export const useSupplierRows = () => {
  const all = useAppState((state) => state.allSuppliers);
  const own = useCall(supplierLinksContract.listOrganizationSuppliers, { query: {} });
  useLive(
    notificationsContract.liveEvents,
    [supplierLinksContract.listOrganizationSuppliers],
    (event) => event.type !== 'document',
  );
  useEffect(() => keepSuppliers(true), []);
  const { data } = own;
  useEffect(() => {
    if (data === undefined) return;
    const known = data.map(({ id, displayName, name, category, legalEntityNumber, verified }) => ({
      id,
      displayName,
      name,
      category,
      legalEntityNumber,
      verified,
    }));
    setAppState({ suppliers: known });
  }, [data]);
  const rows = useMemo(() => finderRows(all, data ?? []), [all, data]);
  return { rows, own };
};

/** What the organization here has asked for. */
export const useRequests = () => {
  const { organizationId } = usePlaces();
  return useCall(
    supplierRequestsContract.listSupplierRequests,
    { params: { organizationId: organizationId ?? '' } },
    organizationId !== null,
  );
};
