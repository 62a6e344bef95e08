import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getCountries } from 'libphonenumber-js';
import { outletCategories } from '#features/company/outlets/rules-outlet.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { PhoneFields } from '#platform/web/ui/forms/phone-fields.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import type { texts } from '../texts.en.ts';
import { CompanyNumber } from './company-number.tsx';
import { type Group, type OutletFields } from './outlet-fields.ts';
import { OutletTextField } from './outlet-text-field.tsx';
import styles from './outlet-details.module.css';

const near = ['SE', 'NO', 'DK', 'FI', 'DE', 'GB'];

const useCountries = () => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const far = getCountries().filter((code) => !near.includes(code));
    const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: names.of(code) ?? code }));
    return [...named(near), ...named(far).toSorted((a, b) => compare(a.name, b.name))];
  }, [language]);
};

const Country = () => {
  const t = useText<typeof texts>('organizations');
  const { register, formState, trigger } = useFormContext<OutletFields>();
  const countries = useCountries();
  return (
    <SelectField
      label={t('field.country')}
      autoComplete="country"
      {...register('country', {
        // Postal codes are another thing in another country.
        onChange: () => {
          if (formState.touchedFields.zip_code === true) void trigger('zip_code');
        },
      })}
    >
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};

const Category = () => {
  const t = useText<typeof texts>('organizations');
  const { register } = useFormContext<OutletFields>();
  return (
    <SelectField label={t('field.category')} {...register('category')}>
      {outletCategories.map((category) => (
        <option key={category} value={category}>
          {t(`category.${category}`)}
        </option>
      ))}
    </SelectField>
  );
};

const Telephone = () => {
  const t = useText<typeof texts>('organizations');
  return (
    <PhoneFields
      id="outlet-phone"
      words={{
        areaCode: t('field.areaCode'),
        label: t('field.contact_tel'),
        missing: t('fault.contact_tel.required'),
        invalid: t('fault.contact_tel.invalid'),
      }}
    />
  );
};

/** Where invoices go today; an address that was typed is typed twice. */
const InvoiceEmail = ({ proven }: { readonly proven: string | undefined }) => {
  const { getValues, setValue } = useFormContext<OutletFields>();
  const email = useWatch<OutletFields, 'forward_email'>({ name: 'forward_email' });
  const isProven = proven !== undefined && email.trim() === proven;
  useEffect(() => {
    const again = getValues('forward_email_again');
    if (isProven && again !== proven) setValue('forward_email_again', proven);
    if (!isProven && proven !== undefined && again === proven) setValue('forward_email_again', '');
  }, [isProven, proven, getValues, setValue]);
  return (
    <>
      <OutletTextField name="forward_email" />
      {!isProven && <OutletTextField name="forward_email_again" />}
    </>
  );
};

const Bankgiro = ({ mayWait }: { readonly mayWait: boolean }) => {
  const t = useText<typeof texts>('organizations');
  const { setValue, setFocus, clearErrors } = useFormContext<OutletFields>();
  const isLater = useWatch<OutletFields, 'isBankgiroLater'>({ name: 'isBankgiroLater' });
  const wait = (waits: boolean) => {
    setValue('isBankgiroLater', waits);
    if (waits) setValue('bankgiro_number', '');
    clearErrors('bankgiro_number');
    if (!waits) requestAnimationFrame(() => setFocus('bankgiro_number'));
  };
  if (mayWait && isLater)
    return (
      <p className="small">
        <span className="muted">{t('bankgiroLater')}</span>{' '}
        <button type="button" className="linkbtn" onClick={() => wait(false)}>
          {t('bankgiroNow')}
        </button>
      </p>
    );
  return (
    <OutletTextField
      name="bankgiro_number"
      {...(mayWait
        ? {
            aside: (
              <button type="button" className="linkbtn" onClick={() => wait(true)}>
                {t('bankgiroWait')}
              </button>
            ),
          }
        : {})}
    />
  );
};

export interface GroupProps {
  /** The company's own number, which is registered because of it. */
  readonly ownNumber?: string | undefined;
  /** Asks for the corporate identity number too, as when a company is registered. */
  readonly hasIdentityNumber?: boolean;
  /** Name and number of the company are shown and not asked for. */
  readonly isCompanyFixed?: boolean;
  /** The person's own address, which a letter has proven: as the invoices' it need not be typed a second time. */
  readonly provenEmail?: string | undefined;
  /** The bankgiro number may be left for later. */
  readonly mayWait?: boolean;
}

/** The fields of one group, two to a row where there is room. */
export const GroupFields = ({
  group,
  ownNumber,
  hasIdentityNumber,
  isCompanyFixed,
  provenEmail,
  mayWait = false,
}: GroupProps & { readonly group: Group }) => {
  if (group === 'restaurant')
    return (
      <>
        <OutletTextField name="display_name" />
        <Category />
        <OutletTextField name="website" />
      </>
    );
  if (group === 'company' && isCompanyFixed)
    return (
      <>
        <OutletTextField name="legal_name" readOnly />
        <OutletTextField name="organization_number" readOnly />
      </>
    );
  if (group === 'company')
    return (
      <>
        <OutletTextField name="legal_name" />
        <CompanyNumber own={ownNumber} />
        {hasIdentityNumber && <OutletTextField name="corporateIdentityNumber" />}
      </>
    );
  if (group === 'contact')
    return (
      <>
        <OutletTextField name="street" />
        <div className={`fieldpair ${styles.postal}`}>
          <OutletTextField name="zip_code" />
          <OutletTextField name="city" />
        </div>
        <Country />
        <OutletTextField name="contact_email" />
        <Telephone />
      </>
    );
  if (group === 'invoices') return <InvoiceEmail proven={provenEmail} />;
  return <Bankgiro mayWait={mayWait} />;
};
