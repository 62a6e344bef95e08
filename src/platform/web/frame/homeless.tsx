import { accountPath } from '#platform/wire/doors.ts';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/shell/page.tsx';
import { EmptyState } from '../ui/shell/states.tsx';

/** In place of every screen about a restaurant, for who has left or was taken out of the last one. */
export const Homeless = () => {
  const t = useText<typeof texts>('web');
  return (
    <Page title={t('homelessTitle')}>
      <EmptyState
        title={t('homelessTitle')}
        action={<ButtonLink href={accountPath({ tab: 'invitations' })}>{t('homelessAction')}</ButtonLink>}
      >
        {t('homelessText')}
      </EmptyState>
    </Page>
  );
};
