import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { sessionsContract } from '#features/account/sessions/contract.ts';
import { call, CallFailed } from '#platform/web/calls/api.ts';
import { leaveImpersonation, rememberImpersonation } from '#platform/web/session/impersonation.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { storeToken } from '#platform/web/session/session.ts';
import { forgetPerson, setAppState } from '#platform/web/session/state.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Note } from '#platform/web/ui/banner.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { homePath } from '#platform/wire/doors.ts';
import { type Customer, shortestReason, supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CodeField } from './code-field.tsx';

/** The app is loaded anew as the customer, so that nothing of the own session stays in memory. */
const enterAs = async (token: string): Promise<void> => {
  storeToken(token);
  rememberImpersonation();
  const customer = await call(sessionsContract.currentUser, {});
  if (customer.hasError) return leaveImpersonation();
  forgetPerson();
  setAppState({ user: customer.data });
  location.assign(homePath());
};

/** Warns, asks why, and for a fresh code where the last one is older than five minutes; then acts as the customer (R25, R26). */
export const ImpersonateDialog = ({
  customer,
  onClose,
}: {
  readonly customer: Customer;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('support');
  const factor = useCall(supportContract.readSecondFactor, {});
  const [reason, setReason] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const [error, setError] = useState<CallFailed | null>(null);
  const freshUntil = factor.data?.freshUntil ?? null;
  const needsCode = isStale || (factor.data !== undefined && freshUntil === null);
  const why = reason.trim();
  const isShort = why.length < shortestReason;
  const needsMore = isShort || !isUnderstood || (needsCode && code.trim().length < 6);
  const begin = async (): Promise<CallFailed | null> => {
    if (needsCode) {
      const checked = await call(supportContract.checkSecondFactor, { body: { code: code.trim() } });
      if (checked.hasError) return new CallFailed(checked.error, checked.errorData);
      setStale(false);
    }
    const body = { userId: customer.userId, reason: why, warningAccepted: true } as const;
    const started = await call(supportContract.startImpersonation, { body });
    if (started.hasError) return new CallFailed(started.error, started.errorData);
    await enterAs(started.data.token);
    return null;
  };
  const send = async () => {
    setSent(true);
    if (needsMore) return;
    setBusy(true);
    const failed = await begin();
    if (failed === null) return;
    setBusy(false);
    setError(failed);
    setStale((stale) => stale || failed.failure.code === 'second_factor.stale');
    await factor.refetch();
  };
  return (
    <AskDialog
      title={t('impersonateTitle', { name: customer.fullName })}
      confirmLabel={t('impersonateStart')}
      isDestructive
      isBusy={isBusy}
      error={error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Note icon={TriangleAlert} tone="warn">
        {t('impersonateWarning')}
      </Note>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        error={isSent && isShort ? t('reasonShort', { count: shortestReason }) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {needsCode && (
        <CodeField
          value={code}
          error={isSent && code.trim().length < 6 ? t('codeMissing') : undefined}
          onChange={(typed) => {
            setCode(typed);
            setError(null);
          }}
        />
      )}
      <CheckField
        label={t('understood')}
        checked={isUnderstood}
        error={isSent && !isUnderstood ? t('understoodMissing') : undefined}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
    </AskDialog>
  );
};
