import { Link2Off } from 'lucide-react';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { loginPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';

/** Plans that somebody shares, for everybody and without a question to the server. No link to any has been given out. */
export const SharedPlanPage = () => {
  const t = useText<typeof texts>('accounts');
  return (
    <Door title={t('sharedGone')}>
      <DoorMessage icon={Link2Off} title={t('sharedGone')} text={t('sharedGoneText')}>
        <ButtonLink kind="primary" isBlock href={loginPath()}>
          {t('toLogin')}
        </ButtonLink>
      </DoorMessage>
    </Door>
  );
};
