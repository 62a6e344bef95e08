import { useFormContext } from 'react-hook-form';
import { phoneOf } from '#platform/wire/phone.ts';
import { useText } from '../../texts/i18n.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import type { texts } from '../texts.en.ts';
import { useAreaCodes } from './use-area-codes.ts';

/** The part of a form that the two fields fill: `+46` and the rest as it is typed. */
export interface PhoneParts {
  readonly areaCode: string;
  readonly phone: string;
}

interface PhoneFieldsProps {
  /** Of the number's field. */
  readonly id?: string;
  /** In place of the words for somebody's own number. */
  readonly words?: {
    readonly areaCode: string;
    readonly label: string;
    readonly missing: string;
    readonly invalid: string;
  };
}

/** Area code and number of the form around them, judged together. */
export const PhoneFields = ({ id, words }: PhoneFieldsProps) => {
  const t = useText<typeof texts>('ui');
  const areaCodes = useAreaCodes();
  const { register, formState, getValues, trigger } = useFormContext<PhoneParts>();
  const fault = formState.errors.phone?.type;
  const { missing, invalid } = words ?? { missing: t('phoneMissing'), invalid: t('phoneInvalid') };
  return (
    <div className="fieldpair phone">
      <SelectField
        label={words?.areaCode ?? t('areaCode')}
        autoComplete="tel-country-code"
        {...register('areaCode', {
          // An empty number is not blamed before it was its turn.
          onChange: () => {
            if (getValues('phone') !== '') void trigger('phone');
          },
        })}
      >
        {areaCodes.map(({ key, value, text }) => (
          <option key={key} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words?.label ?? t('phone')}
        type="tel"
        autoComplete="tel-national"
        {...(id === undefined ? {} : { id })}
        {...register('phone', {
          required: true,
          validate: (typed) => phoneOf(getValues('areaCode'), typed) !== null,
        })}
        error={fault === undefined ? undefined : fault === 'required' ? missing : invalid}
      />
    </div>
  );
};
