import { Headset, MonitorSmartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { securityContract, type SessionShown } from '../contract-security.ts';
import type { texts } from '../texts.en.ts';

/** One session, or every other. */
type Target = SessionShown | 'others';

const useNameOf = () => {
  const t = useText<typeof texts>('settings');
  return ({ browser, system, bySupport }: SessionShown): string => {
    if (bySupport) return t('session.support');
    if (browser === null) return system ?? t('session.unknown');
    return system === null ? browser : t('session.on', { browser, system });
  };
};

const EndDialog = ({ target, onClose }: { readonly target: Target; readonly onClose: () => void }) => {
  const t = useText<typeof texts>('settings');
  const nameOf = useNameOf();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const stale = [securityContract.listSessions];
  const endOne = useSend(securityContract.endSession, stale);
  const endOthers = useSend(securityContract.endOtherSessions, stale);
  const send = target === 'others' ? endOthers : endOne;
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') return;
    const onSuccess = ({ ended }: { ended: number }) => {
      showToast({ text: t('sessionsEnded', { count: ended }) });
      onClose();
    };
    if (target === 'others') endOthers.mutate({ body: { password } }, { onSuccess });
    else endOne.mutate({ params: { sessionId: target.id }, body: { password } }, { onSuccess });
  };
  const fault = isMissing ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined;
  return (
    <FormDialog
      title={target === 'others' ? t('endOthersTitle') : t('endTitle', { session: nameOf(target) })}
      onClose={onClose}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('endText')}</p>
        <FormAlert failure={isWrong ? null : failure} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fault}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" isBusy={send.isPending}>
            {t(target === 'others' ? 'endOthers' : 'end')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};

/** Where the person is signed in, this device marked; each other one can be ended with the password. */
export const SessionsGroup = () => {
  const t = useText<typeof texts>('settings');
  const format = useFormat();
  const nameOf = useNameOf();
  const { data, error, refetch } = useCall(securityContract.listSessions, {});
  const [target, setTarget] = useState<Target | null>(null);
  const when = (moment: string) => t('lastUsed', { date: format.date(moment), time: format.time(moment) });
  return (
    <Card title={t('sessions')}>
      {error !== null && data === undefined && (
        <LoadFailed title={t('sessionsFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <Skeleton lines={4} />}
      {data !== undefined && (
        <ul className="rowlist">
          {data.map((session) => (
            <li key={session.id}>
              <Plate icon={session.bySupport ? Headset : MonitorSmartphone} />
              <div className="grow">
                <b>{nameOf(session)}</b>
                <small>{session.current ? t('activeNow') : when(session.lastUsedAt)}</small>
              </div>
              {session.current ? (
                <Badge tone="info">{t('thisDevice')}</Badge>
              ) : (
                <Button isSmall onClick={() => setTarget(session)}>
                  {t('end')}
                  <span className="visually-hidden">: {nameOf(session)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.length > 1 && (
        <div className="acts">
          <Button kind="danger" onClick={() => setTarget('others')}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {target !== null && <EndDialog target={target} onClose={() => setTarget(null)} />}
    </Card>
  );
};
