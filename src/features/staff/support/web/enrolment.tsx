import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './support.module.css';

/** The secret in groups of four, as it is typed. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Sets up the second factor: scan or type the secret, confirm it by a code, keep the recovery codes. */
export const Enrolment = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useText<typeof texts>('support');
  const enrol = useSend(supportContract.enrolSecondFactor);
  const confirm = useSend(supportContract.confirmSecondFactor);
  const [code, setCode] = useState('');
  const failure = useErrorText(confirm.error?.failure ?? null);
  const { mutate } = enrol;
  useEffect(() => mutate({}), [mutate]);
  if (confirm.data !== undefined) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (enrol.data === undefined)
    return (
      <Card>
        {enrol.error === null ? (
          <Skeleton lines={6} />
        ) : (
          <LoadFailed title={t('enrolFailed')} error={enrol.error} onRetry={() => mutate({})} />
        )}
      </Card>
    );
  const { secret, matrix } = enrol.data;
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast({ text: t('secretCopied') }),
      () => undefined,
    );
  return (
    <>
      <Card title={t('scanTitle')}>
        <p>{t('scanText')}</p>
        <div className={styles.enrol}>
          <QrCode matrix={matrix} label={t('qrLabel')} />
          <div className="stack">
            <span className="muted small">{t('secretHint')}</span>
            <code className={styles.secret}>{grouped(secret)}</code>
            <div>
              <Button isSmall icon={Copy} onClick={() => void copy()}>
                {t('copySecret')}
              </Button>
            </div>
          </div>
        </div>
      </Card>
      <Card title={t('confirmTitle')}>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm.mutate({ body: { code: code.trim() } });
          }}
        >
          <CodeField
            isFirst
            value={code}
            error={failure === '' ? undefined : failure}
            onChange={(typed) => {
              setCode(typed);
              confirm.reset();
            }}
          />
          <div className="acts">
            <Button kind="primary" type="submit" isBusy={confirm.isPending} disabled={code.trim().length < 6}>
              {t('confirmCode')}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
};
