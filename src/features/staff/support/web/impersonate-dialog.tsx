import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
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
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', code: '', isUnderstood: false },
    shouldFocusError: false,
  });
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const [error, setError] = useState<CallFailed | null>(null);
  const freshUntil = factor.data?.freshUntil ?? null;
  const needsCode = isStale || (factor.data !== undefined && freshUntil === null);
  const begin = async (reason: string, code: string): Promise<CallFailed | null> => {
    if (needsCode) {
      const checked = await call(supportContract.checkSecondFactor, { body: { code } });
      if (checked.hasError) return new CallFailed(checked.error, checked.errorData);
      setStale(false);
    }
    const body = { userId: customer.userId, reason, warningAccepted: true } as const;
    const started = await call(supportContract.startImpersonation, { body });
    if (started.hasError) return new CallFailed(started.error, started.errorData);
    await enterAs(started.data.token);
    return null;
  };
  const send = handleSubmit(async ({ reason, code }) => {
    setBusy(true);
    const failed = await begin(reason.trim(), code.trim());
    if (failed === null) return;
    setBusy(false);
    setError(failed);
    setStale((stale) => stale || failed.failure.code === 'second_factor.stale');
    await factor.refetch();
  });
  const { errors } = formState;
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
        {...register('reason', { validate: (typed) => typed.trim().length >= shortestReason })}
        error={errors.reason && t('reasonShort', { count: shortestReason })}
      />
      {needsCode && (
        <Controller
          control={control}
          name="code"
          rules={{ validate: (typed) => typed.trim().length >= 6 }}
          render={({ field }) => (
            <CodeField
              value={field.value}
              error={errors.code && t('codeMissing')}
              onChange={(typed) => {
                field.onChange(typed);
                setError(null);
              }}
            />
          )}
        />
      )}
      <CheckField
        label={t('understood')}
        {...register('isUnderstood', { required: true })}
        error={errors.isUnderstood && t('understoodMissing')}
      />
    </AskDialog>
  );
};
