import { type FormEvent, useEffect, useRef, useState } from 'react';
import { powerOfAttorneyContract, type Signing } from '../contract.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
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

/** Typed name, drawn signature and assent; then the code that proves the mailbox. */
export const SignForm = ({ id, token, signing, onBusy, onTold, onStale }: SignFormProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const [name, setName] = useState(signing.signatoryName);
  const [drawing, setDrawing] = useState<string | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const send = useSend(powerOfAttorneyContract.sendCode);
  const sign = useSend(powerOfAttorneyContract.sign);
  const hasCode = signing.codeSentAt !== null;
  const isBusy = send.isPending || sign.isPending;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const refusal = (sign.error ?? send.error)?.failure ?? null;
  const digits = code.replaceAll(/\D/g, '');
  const refused = useErrorText(refusal);
  const wrong = {
    name: name.trim().length < 2 && t('nameMissing'),
    drawing:
      (drawing === null && t('drawingMissing')) || (refusal?.code === 'power.signature_invalid' && refused),
    accept: !isAccepted && t('acceptMissing'),
    code:
      hasCode &&
      ((digits.length !== 6 && t('codeMissing')) || (refusal?.code === 'power.code_wrong' && refused)),
  };
  const shown = (fault: string | false): string | undefined =>
    tried > 0 && fault !== false && fault !== '' ? fault : undefined;
  const isBare = name.trim().length >= 2 && drawing !== null && isAccepted;
  const isGoneCode = isGone(refusal?.code);
  useEffect(() => {
    if (isGoneCode) onStale();
  }, [isGoneCode, onStale]);
  // After a try, to what is wrong first.
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus();
  }, [tried, refused]);
  const wasSent = useRef(hasCode);
  useEffect(() => {
    if (hasCode && !wasSent.current) form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
    wasSent.current = hasCode;
  }, [hasCode]);
  const ask = () => {
    sign.reset();
    send.mutate(
      { body: { token } },
      {
        onSuccess: (told) => {
          if (hasCode) showToast({ text: t('newCodeSent') });
          setCode('');
          setTried(0);
          onTold(told);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried((times) => times + 1);
    if (!isBare || isBusy) return;
    if (!hasCode) return ask();
    if (digits.length !== 6) return;
    send.reset();
    const body = {
      token,
      typedName: name.trim(),
      drawnSignature: drawing,
      code: digits,
      isAccepted: true,
    } as const;
    sign.mutate({ body }, { onSuccess: onTold });
  };
  const isFieldFault = refusal?.code === 'power.code_wrong' || refusal?.code === 'power.signature_invalid';
  return (
    <form id={id} ref={form} className={styles.signform} noValidate onSubmit={submit}>
      <FormAlert failure={isFieldFault || isGoneCode ? null : refusal} />
      <TextField
        label={t('formName')}
        autoComplete="name"
        maxLength={100}
        value={name}
        error={shown(wrong.name)}
        onChange={(event) => setName(event.target.value)}
      />
      <DrawingPad name={name} error={shown(wrong.drawing)} onDrawn={setDrawing} />
      <CheckField
        label={t('accept', { organization: signing.organizationName })}
        checked={isAccepted}
        error={shown(wrong.accept)}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      {hasCode && (
        <div className={styles.codepart}>
          <p className="small" role="status">
            {t('codeSent', { email: signing.signatoryEmail })}
          </p>
          <TextField
            label={t('code')}
            name="code"
            className={`input ${styles.codeinput}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={7}
            value={code}
            error={shown(wrong.code)}
            onChange={(event) => {
              sign.reset();
              setTried(0);
              setCode(event.target.value);
            }}
          />
          <Button isSmall kind="quiet" isBusy={send.isPending} onClick={ask}>
            {t('newCode')}
          </Button>
        </div>
      )}
    </form>
  );
};
