import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import type { Overview } from '../contract-overview.ts';
import type { texts } from '../texts.en.ts';

/** What stands beside the sum of the purchases: what waits, and what was bought in other money, neither in it. */
export const SpendFacts = ({ overview }: { overview: Overview }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { waiting, foreign, currency } = overview;
  return (
    <Facts
      facts={[
        [t('invoices'), format.number(String(overview.invoices))],
        ...(waiting.invoices === 0
          ? []
          : [[t('waitingCost', { count: waiting.invoices }), format.total(waiting.net, currency)] as const]),
        [t('perDay'), format.total(overview.averagePerDay, currency)],
        ...foreign.map(
          (other) =>
            [t('alsoIn', { currency: other.currency }), format.money(other.net, other.currency)] as const,
        ),
      ]}
    />
  );
};
