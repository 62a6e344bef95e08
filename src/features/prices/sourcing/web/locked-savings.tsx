import { Lock } from 'lucide-react';
import { PlanWayOut } from '#features/account/plan/web/feature.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { texts } from '../texts.en.ts';

/** Savings that the plan does not show, counted, with the way to them. */
export const LockedSavings = ({ locked }: { readonly locked: number }) => {
  const t = useText<typeof texts>('sourcing');
  if (locked === 0) return null;
  return (
    <Note icon={Lock}>
      <b>{t('locked', { count: locked })}</b> <PlanWayOut part="articles" isSmall />
    </Note>
  );
};
