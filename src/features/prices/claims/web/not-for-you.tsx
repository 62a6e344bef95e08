import { useText } from '#platform/web/texts/i18n.ts';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts.en.ts';

/** In the place of claims, for whoever's role reads none: trying again would not help. */
export const NotForYou = () => {
  const t = useText<typeof texts>('claims');
  return (
    <div className="card">
      <EmptyState title={t('notForYou')}>{t('notForYouText')}</EmptyState>
    </div>
  );
};
