import { BellRing, FilePlus2 } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { CtaCard } from '#platform/web/ui/cta-card.tsx';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { Overview } from '../contract-overview.ts';
import type { texts } from '../texts.en.ts';

/** With this many invoices a restaurant knows how to add them. */
const enoughInvoices = 5;

/** What is worth doing next; a step that is done is gone. */
export const NextSteps = ({ overview }: { overview: Overview }) => {
  const t = useText<typeof texts>('overview');
  const isEditor = useMayEdit();
  const hasNoRules = !overview.hasOwnAlerts;
  const hasFewInvoices = overview.latestInvoices.length < enoughInvoices;
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
