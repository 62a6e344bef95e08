import { Headset, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PasswordDialog } from '#platform/web/ui/overlays/password-dialog.tsx';
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
  const stale = [securityContract.listSessions];
  const endOne = useSend(securityContract.endSession, stale);
  const endOthers = useSend(securityContract.endOtherSessions, stale);
  const onSuccess = ({ ended }: { ended: number }) => {
    showToast({ text: t('sessionsEnded', { count: ended }) });
    onClose();
  };
  return (
    <PasswordDialog
      title={target === 'others' ? t('endOthersTitle') : t('endTitle', { session: nameOf(target) })}
      words={{
        text: t('endText'),
        password: t('password'),
        missing: t('passwordMissing'),
        wrong: t('passwordWrong'),
        cancel: t('cancel'),
        act: t(target === 'others' ? 'endOthers' : 'end'),
      }}
      kind="danger"
      send={target === 'others' ? endOthers : endOne}
      onConfirm={(password) =>
        target === 'others'
          ? endOthers.mutate({ body: { password } }, { onSuccess })
          : endOne.mutate({ params: { sessionId: target.id }, body: { password } }, { onSuccess })
      }
      onClose={onClose}
    />
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
