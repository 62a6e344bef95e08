import { useText } from '#platform/web/texts/i18n.ts';
import { useIsDemoHidden } from '#platform/web/session/demo-shown.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { texts } from '../texts.en.ts';

/** The overview before the first invoice: what will be here, and the way to it. */
export const FirstInvoice = () => {
  const t = useText<typeof texts>('overview');
  const isEditor = useMayEdit();
  // Below it stand all the ways to the first invoice.
  const isWayShown = useIsDemoHidden();
  return (
    <div className="card">
      <EmptyState
        title={t('emptyTitle')}
        action={
          isEditor &&
          !isWayShown && (
            <ButtonLink kind="primary" href={invoicesPath({ add: '1' })}>
              {t('addInvoices')}
            </ButtonLink>
          )
        }
      >
        {t(isEditor ? 'emptyText' : 'emptyReadOnly')}
      </EmptyState>
    </div>
  );
};
