import { useFormContext } from 'react-hook-form';
import { useText } from '#platform/web/texts/i18n.ts';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { privacyPath, termsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import type { SignUpFields } from './sign-up-fields.ts';

/** The terms, which are needed, and two things that one may agree to. */
export const Consents = () => {
  const t = useText<typeof texts>('accounts');
  const { register, formState } = useFormContext<SignUpFields>();
  return (
    <fieldset className="consents">
      <legend className="visually-hidden">{t('consents')}</legend>
      <CheckField
        label={t('consent.terms')}
        {...register('terms', { required: true })}
        error={formState.errors.terms && t('termsMissing')}
      />
      <p className="small">
        <a href={termsPath()} target="_blank" rel="noopener">
          {t('readTerms')}
        </a>{' '}
        ·{' '}
        <a href={privacyPath()} target="_blank" rel="noopener">
          {t('readPrivacy')}
        </a>
      </p>
      <CheckField label={t('consent.gdpr')} isOptional {...register('gdpr')} />
      <CheckField label={t('consent.marketing')} isOptional {...register('marketing')} />
    </fieldset>
  );
};
