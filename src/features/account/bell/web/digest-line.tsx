import { settingsContract } from '#features/account/settings/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { accountPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';
import styles from './bell.module.css';

/** What is told by mail beside, and where that is changed. */
export const DigestLine = ({ onFollow }: { readonly onFollow: () => void }) => {
  const t = useText<typeof texts>('bell');
  const email = useAppState((state) => state.user?.email ?? '');
  const { data } = useCall(settingsContract.readNotificationSettings, {});
  return (
    <footer>
      <span className={styles.digest}>
        {data !== undefined && t(`digest.${data.digestEmail}`, { email })}
      </span>
      <a href={accountPath({ tab: 'notifications' })} aria-label={t('changeLabel')} onClick={onFollow}>
        {t('change')}
      </a>
    </footer>
  );
};
