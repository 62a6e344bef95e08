import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#platform/web/texts/i18n.ts';
import { callKey, useCall, useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { SwitchField } from '#platform/web/ui/forms/switch-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { type NotificationSettings, settingsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './account.module.css';
import { DigestCard } from './digest-card.tsx';

type Pace = NotificationSettings['priceAlertEmail'];

interface PaceFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

const PaceField = ({ label, hint, pace, onChange }: PaceFieldProps) => {
  const t = useText<typeof texts>('settings');
  const choices = (['instant', 'daily'] as const).map((value) => ({ value, label: t(`pace.${value}`) }));
  return (
    <div className={styles.pacefield}>
      <SwitchField
        label={label}
        hint={hint}
        isOn={pace !== 'off'}
        onChange={(isOn) => onChange(isOn ? 'instant' : 'off')}
      />
      {pace !== 'off' && <Segment label={label} choices={choices} value={pace} onChange={onChange} />}
    </div>
  );
};

/** What the person is told, and how. Each switch is in force at once. */
export const NotificationsTab = () => {
  const t = useText<typeof texts>('settings');
  const client = useQueryClient();
  const email = useAppState((state) => state.user?.email ?? '');
  const { data, error, refetch } = useCall(settingsContract.readNotificationSettings, {});
  const send = useSend(settingsContract.changeNotificationSettings, [
    settingsContract.readNotificationSettings,
  ]);
  const failure = useErrorText(send.error?.failure ?? null);
  if (data === undefined)
    return (
      <Card title={t('priceAlerts')}>
        {error === null ? (
          <Skeleton lines={5} />
        ) : (
          <LoadFailed title={t('notificationsFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  const change = (part: Partial<NotificationSettings>) => {
    const body = { ...data, ...part };
    client.setQueryData(callKey(settingsContract.readNotificationSettings, {}), body);
    send.mutate({ body }, { onSuccess: () => showToast({ text: t('saved') }) });
  };
  return (
    <>
      {failure !== '' && (
        <p className="bad" role="alert">
          {failure}
        </p>
      )}
      <Card title={t('priceAlerts')}>
        <div className={styles.switches}>
          <PaceField
            label={t('byEmail')}
            hint={t('toAddress', { email })}
            pace={data.priceAlertEmail}
            onChange={(priceAlertEmail) => change({ priceAlertEmail })}
          />
          <PaceField
            label={t('byPhone')}
            hint={t('byPhoneHint')}
            pace={data.priceAlertPush}
            onChange={(priceAlertPush) => change({ priceAlertPush })}
          />
        </div>
      </Card>
      <DigestCard email={email} pace={data.digestEmail} onChange={(digestEmail) => change({ digestEmail })} />
      <Card title={t('invitationsTold')}>
        <div className={styles.switches}>
          <SwitchField
            label={t('byEmail')}
            hint={t('toAddress', { email })}
            isOn={data.outletInvitationEmail}
            onChange={(outletInvitationEmail) => change({ outletInvitationEmail })}
          />
          <SwitchField
            label={t('byPhone')}
            hint={t('byPhoneHint')}
            isOn={data.outletInvitationPush}
            onChange={(outletInvitationPush) => change({ outletInvitationPush })}
          />
        </div>
      </Card>
      <Card title={t('news')}>
        <SwitchField
          label={t('newsByEmail')}
          hint={t('newsHint')}
          isOn={data.marketing}
          onChange={(marketing) => change({ marketing })}
        />
      </Card>
    </>
  );
};
