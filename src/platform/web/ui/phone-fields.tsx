import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { phoneOf } from '#platform/wire/phone.ts';
import { useLanguage, useText } from '../i18n.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import type { texts } from './texts.en.ts';

/** The part of a form that the two fields fill: `+46` and the rest as it is typed. */
export interface PhoneParts {
  readonly areaCode: string;
  readonly phone: string;
}

/** The countries nearest to the reader come first, Sweden before all. */
const near = ['SE', 'NO', 'DK', 'FI', 'DE', 'GB'] as const;

const useAreaCodes = () => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const option = (country: (typeof near)[number] | ReturnType<typeof getCountries>[number]) => {
      const code = `+${getCountryCallingCode(country)}`;
      return { value: code, key: country, text: `${names.of(country) ?? country} ${code}` };
    };
    const { compare } = new Intl.Collator(language);
    const far = getCountries().filter((country) => !near.some((one) => one === country));
    // A choice is known by its code: of countries that share one, the first stands for all.
    const all = [...near.map(option), ...far.map(option).toSorted((a, b) => compare(a.text, b.text))];
    return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed();
  }, [language]);
};

/** Area code and number of the form around them, judged together. */
export const PhoneFields = () => {
  const t = useText<typeof texts>('ui');
  const areaCodes = useAreaCodes();
  const { register, formState, getValues } = useFormContext<PhoneParts>();
  const fault = formState.errors.phone?.type;
  return (
    <div className="fieldpair phone">
      <SelectField
        label={t('areaCode')}
        autoComplete="tel-country-code"
        {...register('areaCode', { deps: 'phone' })}
      >
        {areaCodes.map(({ key, value, text }) => (
          <option key={key} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        {...register('phone', {
          required: true,
          validate: (typed) => phoneOf(getValues('areaCode'), typed) !== null,
        })}
        error={fault === undefined ? undefined : t(fault === 'required' ? 'phoneMissing' : 'phoneInvalid')}
      />
    </div>
  );
};
