import { BellRing, FilePlus2 } from 'lucide-react';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { CtaCard } from '#platform/web/ui/cta-card.tsx';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { texts } from '../texts.en.ts';

/** With this many invoices a restaurant knows how to add them. */
const enoughInvoices = 5;

/** What is worth doing next; a step that is done is gone. `invoices` counts the latest ones, at most five. */
export const NextSteps = ({ invoices }: { invoices: number | undefined }) => {
  const t = useText<typeof texts>('overview');
  const isEditor = useMayEdit();
  const rules = useCall(priceMonitoringContract.listRules, {}, isEditor);
  const hasNoRules = rules.data !== undefined && rules.data.length === 0;
  const hasFewInvoices = invoices !== undefined && invoices < enoughInvoices;
  if (!isEditor || (!hasNoRules && !hasFewInvoices)) return null;
  return (
    <section className="ctas" aria-label={t('next')}>
      {hasNoRules && (
        <CtaCard href={alertsPath()} icon={BellRing} title={t('ownAlerts')} text={t('ownAlertsText')} />
      )}
      {hasFewInvoices && (
        <CtaCard
          href={invoicesPath({ add: '1' })}
          icon={FilePlus2}
          title={t('addInvoices')}
          text={t('addInvoicesText')}
        />
      )}
    </section>
  );
};
