import { Lock } from 'lucide-react';
import { PlanWayOut } from '#features/account/plan/web/feature.tsx';
import type { BandState } from '#features/prices/market-band/contract-fields.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { texts } from '../texts.en.ts';
import { LockedBand } from './band-note.tsx';

/** What the plan does not show here in one note, with the one way to it: savings, counted, and what others pay. */
export const LockedSavings = ({
  locked,
  bands,
}: {
  readonly locked: number;
  readonly bands?: BandState | undefined;
}) => {
  const t = useText<typeof texts>('sourcing');
  const hasBand = bands === 'locked';
  if (locked === 0 && !hasBand) return null;
  return (
    <Note icon={Lock} act={<PlanWayOut part={locked === 0 ? 'market' : 'articles'} isSmall />}>
      {locked > 0 && <b>{t('locked', { count: locked })}</b>} {hasBand && <LockedBand />}
    </Note>
  );
};
