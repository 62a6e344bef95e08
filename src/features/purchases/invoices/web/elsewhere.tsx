import type { z } from 'zod';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { invoiceList } from '../contract.ts';
import type { texts } from '../texts.en.ts';

type Counts = z.output<typeof invoiceList>['elsewhere'];

/** Whether the search found something outside the period. */
export const hasElsewhere = (counts: Counts | undefined): boolean =>
  counts !== undefined && counts.older + counts.newer > 0;

/** What the search finds outside the period, and the way to all time. */
export const Elsewhere = ({ counts, onShow }: { counts: Counts; onShow: () => void }) => {
  const t = useText<typeof texts>('invoices');
  if (!hasElsewhere(counts)) return null;
  return (
    <p className="belowtools" role="status">
      <span className="muted">
        {[
          counts.older > 0 && t('alsoOlder', { count: counts.older }),
          counts.newer > 0 && t('alsoNewer', { count: counts.newer }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button isSmall onClick={onShow}>
        {t('showAllTime')}
      </Button>
    </p>
  );
};
