import { useEffect, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { powerOfAttorneyContract, type Signing } from '../contract.ts';
import { isSignatory } from '../rules.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { useRefusal } from '#platform/web/ui/forms/use-refusal.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { DrawingPad } from './drawing-pad.tsx';
import styles from './signing.module.css';

interface SignFormProps {
  readonly id: string;
  readonly token: string;
  readonly signing: Signing;
  readonly onBusy: (isBusy: boolean) => void;
  /** How the document stands after a code was sent or the signature was taken. */
  readonly onTold: (signing: Signing) => void;
  /** The link or the document no longer stands as it did. */
  readonly onStale: () => void;
}

const isGone = (code: string | undefined): boolean => code === 'link.expired' || code === 'power.not_waiting';

const digitsOf = (code: string): string => code.replaceAll(/\D/g, '');

const refusedAt = { 'power.signature_invalid': 'drawing', 'power.code_wrong': 'code' } as const;

interface Signed {
  readonly name: string;
  readonly drawing: string | null;
  readonly isAccepted: boolean;
  readonly code: string;
}

type SigningProps = Omit<SignFormProps, 'id'>;

/** What is written and drawn, the code that is asked for, and the signature that is sent. */
const useSigning = ({ token, signing, onBusy, onTold, onStale }: SigningProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const form = useForm<Signed>({
    defaultValues: { name: signing.signatoryName, drawing: null, isAccepted: false, code: '' },
    shouldFocusError: false,
  });
  const send = useSend(powerOfAttorneyContract.sendCode);
  const sign = useSend(powerOfAttorneyContract.sign);
  const hasCode = signing.codeSentAt !== null;
  const isBusy = send.isPending || sign.isPending;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const error = sign.error ?? send.error;
  const other = useRefusal(form, error, refusedAt);
  const isGoneCode = isGone(error?.failure.code);
  useEffect(() => {
    if (isGoneCode) onStale();
  }, [isGoneCode, onStale]);
  const ask = () => {
    sign.reset();
    send.mutate(
      { body: { token } },
      {
        onSuccess: (told) => {
          if (hasCode) showToast({ text: t('newCodeSent') });
          form.reset({ ...form.getValues(), code: '' });
          onTold(told);
        },
      },
    );
  };
  const submit = form.handleSubmit(({ name, drawing, code }) => {
    if (isBusy || drawing === null) return;
    if (!hasCode) return ask();
    send.reset();
    const typedName = name.trim();
    const body = {
      token,
      typedName,
      drawnSignature: drawing,
      code: digitsOf(code),
      isAccepted: true,
    } as const;
    sign.mutate({ body }, { onSuccess: onTold });
  });
  /** Another code is another try. */
  const putCode = (code: string) => {
    sign.reset();
    form.setValue('code', code);
    form.clearErrors();
  };
  const failure = isGoneCode ? null : (other?.failure ?? null);
  return {
    form,
    hasCode,
    ask,
    isAsking: send.isPending,
    submit,
    putCode,
    refusal: error?.failure ?? null,
    failure,
  };
};

/** The focus goes to what is wrong first after a try, and to the code once it was sent. */
const useSigningFocus = ({ form, hasCode }: ReturnType<typeof useSigning>, refused: string) => {
  const box = useRef<HTMLFormElement>(null);
  const { submitCount, errors } = form.formState;
  const isRefused = [errors.code, errors.drawing].some((fault) => fault?.type === 'refused');
  useEffect(() => {
    if (submitCount > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus();
  }, [submitCount, isRefused, refused]);
  const wasSent = useRef(hasCode);
  useEffect(() => {
    if (hasCode && !wasSent.current) box.current?.querySelector<HTMLElement>('[name=code]')?.focus();
    wasSent.current = hasCode;
  }, [hasCode]);
  return box;
};

/** Typed name, drawn signature and assent; then the code that proves the mailbox. */
export const SignForm = ({ id, ...props }: SignFormProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const { signing } = props;
  const state = useSigning(props);
  const { form, hasCode, ask, isAsking, submit, putCode, failure } = state;
  const refused = useErrorText(state.refusal);
  const box = useSigningFocus(state, refused);
  const { control, register, formState } = form;
  const { errors } = formState;
  const name = useWatch({ control, name: 'name' });
  return (
    <form id={id} ref={box} className={styles.signform} noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert failure={failure} />
      <TextField
        label={t('formName')}
        autoComplete="name"
        maxLength={100}
        {...register('name', { validate: (typed) => isSignatory(typed, signing.signatoryName) })}
        error={errors.name && t('nameMismatch', { name: signing.signatoryName })}
      />
      <Controller
        control={control}
        name="drawing"
        rules={{ validate: (drawn) => drawn !== null }}
        render={({ field }) => (
          <DrawingPad
            name={name}
            error={errors.drawing && (errors.drawing.type === 'refused' ? refused : t('drawingMissing'))}
            onDrawn={field.onChange}
          />
        )}
      />
      <CheckField
        label={t('accept', { organization: signing.organizationName })}
        {...register('isAccepted', { required: true })}
        error={errors.isAccepted && t('acceptMissing')}
      />
      {hasCode && (
        <div className={styles.codepart}>
          <p className="small" role="status">
            {t('codeSent', { email: signing.signatoryEmail })}
          </p>
          <TextField
            label={t('code')}
            className={`input ${styles.codeinput}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={7}
            {...register('code', { validate: (typed) => digitsOf(typed).length === 6 })}
            error={errors.code && (errors.code.type === 'refused' ? refused : t('codeMissing'))}
            onChange={(event) => putCode(event.target.value)}
          />
          <Button isSmall kind="quiet" isBusy={isAsking} onClick={ask}>
            {t('newCode')}
          </Button>
        </div>
      )}
    </form>
  );
};
