import { supplierLinksContract } from '../contract-links.ts';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { type Place, staleLinks, usePlaces } from './use-finder.ts';

/** What can be done with one supplier at the restaurants. */
export interface LinkActs {
  readonly add: (places: readonly Place[]) => void;
  readonly withdraw: (place: Place) => void;
  readonly setStatus: (place: Place, status: 'active' | 'inactive') => void;
  readonly isBusy: boolean;
  readonly error: CallFailed | null;
}

/** Adds a supplier, withdraws it, and changes how it stands; each tells what it did. */
export const useLinkActs = ({
  id: supplierId,
  displayName: supplier,
}: {
  readonly id: string;
  readonly displayName: string;
}): LinkActs => {
  const t = useText<typeof texts>('suppliers');
  const { organizationId } = usePlaces();
  const link = useSend(supplierLinksContract.linkSuppliers, staleLinks);
  const unlink = useSend(supplierLinksContract.unlinkSupplier, staleLinks);
  const say = (text: string) => ({ onSuccess: () => showToast({ text }) });
  return {
    add: (places) => {
      const [only] = places;
      const text =
        places.length === 1 && only !== undefined
          ? t('added', { supplier, outlet: only.name })
          : t('addedAll', { supplier, count: places.length });
      unlink.reset();
      link.mutate(
        { body: { organizationSuppliers: places.map(({ id }) => ({ supplierId, outletId: id })) } },
        say(text),
      );
    },
    withdraw: ({ id: outletId, name }) => {
      if (organizationId === null) return;
      link.reset();
      unlink.mutate(
        { params: { organizationId, supplierId }, query: { outletId } },
        say(t('withdrawn', { outlet: name })),
      );
    },
    setStatus: ({ id: outletId, name }, status) => {
      unlink.reset();
      link.mutate(
        { body: { organizationSuppliers: [{ supplierId, outletId, status }] } },
        say(t(status === 'active' ? 'activated' : 'inactivated', { supplier, outlet: name })),
      );
    },
    isBusy: link.isPending || unlink.isPending,
    error: link.error ?? unlink.error,
  };
};
