import type { ReactNode } from 'react';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts.en.ts';

/** What only those see who may import; others are told so, and led back to the deals. */
export const EditorsOnly = ({ children }: { readonly children: ReactNode }) => {
  const t = useText<typeof texts>('deal-imports');
  if (useMayEdit()) return children;
  return (
    <div className="card">
      <EmptyState title={t('notForYou')} action={<ButtonLink href={dealsPath()}>{t('deals')}</ButtonLink>} />
    </div>
  );
};
