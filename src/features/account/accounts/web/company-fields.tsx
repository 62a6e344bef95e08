import { useFormContext } from 'react-hook-form';
import { useText } from '#platform/web/texts/i18n.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { companyRoles } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import type { SignUpFields } from './sign-up-fields.ts';

/** The company and what one does there. */
export const CompanyFields = () => {
  const t = useText<typeof texts>('accounts');
  const { register, formState } = useFormContext<SignUpFields>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('companyName')}
        autoComplete="organization"
        {...register('companyName', { required: true })}
        error={errors.companyName && t('companyNameMissing')}
      />
      <SelectField
        label={t('companyRole')}
        autoComplete="organization-title"
        {...register('companyRole', { required: true })}
        error={errors.companyRole && t('companyRoleMissing')}
      >
        <option value="">{t('choose')}</option>
        {companyRoles.map((role) => (
          <option key={role} value={role}>
            {t(`companyRole.${role}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
};
