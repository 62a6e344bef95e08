import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { organizationsContract } from '../contract.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { faultOf, type OutletFields } from './outlet-fields.ts';
import { OutletTextField } from './outlet-text-field.tsx';
import styles from './outlet-details.module.css';

/** Asks the owner of a company that somebody has registered before; answers alike whether there is one. */
const AskOwner = ({ organizationNumber }: { readonly organizationNumber: string }) => {
  const t = useText<typeof texts>('organizations');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const wording = useErrorText(failure);
  const ask = async () => {
    setState('busy');
    const answer = await call(organizationsContract.requestInvitation, { body: { organizationNumber } });
    setFailure(answer.error);
    setState(answer.hasError ? 'idle' : 'sent');
    if (!answer.hasError) showToast({ text: t('asked') });
  };
  return (
    <div className={`note warn ${styles.asknote}`}>
      <div>
        <b>{t('askTitle')}</b>
        <p>{t('askText')}</p>
        {wording !== '' && (
          <p className="poor" role="alert">
            {wording}
          </p>
        )}
        {state === 'sent' ? (
          <p role="status">{t('asked')}</p>
        ) : (
          <Button isSmall isBusy={state === 'busy'} onClick={() => void ask()}>
            {t('ask')}
          </Button>
        )}
      </div>
    </div>
  );
};

interface CompanyNumberProps {
  /** Digits that may be used although they are registered: the company's own. */
  readonly own?: string | undefined;
}

/** The organisation number, asked after at the server when it is left: each number once. */
export const CompanyNumber = ({ own }: CompanyNumberProps) => {
  const { formState, getValues, setValue } = useFormContext<OutletFields>();
  const known = useRef(new Map<string, boolean>());
  const number = useWatch<OutletFields, 'organization_number'>({ name: 'organization_number' });
  const isTaken = async (typed: string): Promise<string | null> => {
    const digits = organizationNumberDigits(typed) ?? '';
    if (digits === own) return null;
    if (!known.current.has(digits)) {
      const answer = await call(organizationsContract.readAvailability, {
        query: { organizationNumber: digits },
      });
      // The server decides again when the company is registered.
      if (answer.hasError) return null;
      known.current.set(digits, answer.data.available);
    }
    return known.current.get(digits) === false ? 'taken' : null;
  };
  // Most companies have one number for both; what a person has typed stays.
  const filled = useRef('');
  const fillIdentity = () => {
    const fields = getValues();
    const { corporateIdentityNumber: identity } = fields;
    if (faultOf(fields, 'organization_number') !== null) return;
    if (identity !== '' && identity !== filled.current) return;
    filled.current = fields.organization_number.trim();
    setValue('corporateIdentityNumber', filled.current, { shouldValidate: formState.isSubmitted });
  };
  const isRefused = formState.errors.organization_number?.message === 'taken';
  return (
    <>
      <OutletTextField name="organization_number" ask={isTaken} onLeave={fillIdentity} />
      {isRefused && <AskOwner organizationNumber={organizationNumberDigits(number) ?? number} />}
    </>
  );
};
