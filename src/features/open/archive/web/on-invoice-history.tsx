import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { treatmentHistoryPath } from '../paths.ts';
import type { texts } from '../texts-history.en.ts';

/** The way from an invoice to all that was done with it; for owners, who see the archive. */
export const HistoryFact = ({ invoiceId }: { readonly invoiceId: string }) => {
  const t = useText<typeof texts>('archive-history');
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  const isDemo = useIsDemo();
  // Nothing was done with an invoice that is shown as an example.
  if (!isOwner || isDemo) return null;
  return (
    <div>
      <dt>{t('onInvoice')}</dt>
      <dd>
        <a href={treatmentHistoryPath({ invoice: invoiceId })}>{t('onInvoiceLink')}</a>
      </dd>
    </div>
  );
};
