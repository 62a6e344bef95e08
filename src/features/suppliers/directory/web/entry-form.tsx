import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { supplierCategories, type SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { useRefusal } from '#platform/web/ui/forms/use-refusal.ts';
import type { texts } from '../texts.en.ts';
import { useCallback } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { directoryContract, type DirectoryEntry, type DirectorySupplier } from '../contract.ts';
import { numberText } from './staff-parts.tsx';

/** What stands in the fields. */
interface Written {
  readonly displayName: string;
  readonly legalName: string;
  readonly organizationNumber: string;
  readonly category: SupplierCategory;
  readonly verified: boolean;
}

const blank: Written = {
  displayName: '',
  legalName: '',
  organizationNumber: '',
  category: 'general',
  verified: false,
};

const isNumberWrong = (text: string): boolean => {
  const digits = organizationNumberDigits(text);
  return text.trim() !== '' && (digits === null || !isOrganizationNumber(digits));
};

const refusedAt = {
  'supplier.exist': 'displayName',
  'supplier.exist_by_legal_entity_number': 'organizationNumber',
} as const;

/** The fields of an entry, and what the server said of all of it rather than of one of them. */
export const useEntryForm = (
  first: Partial<Written>,
  error: CallFailed | null,
): { readonly form: UseFormReturn<Written>; readonly refusal: CallFailed | null } => {
  const form = useForm<Written>({ defaultValues: { ...blank, ...first }, shouldFocusError: false });
  return { form, refusal: useRefusal(form, error, refusedAt) };
};

/** The entry to send, of fields that hold. */
export const entryOf = ({
  displayName,
  legalName,
  organizationNumber,
  category,
}: Written): DirectoryEntry => ({
  displayName: displayName.trim(),
  legalName: legalName.trim() === '' ? displayName.trim() : legalName.trim(),
  category,
  ...(organizationNumber.trim() === '' ? {} : { organizationNumber: organizationNumber.trim() }),
});

interface EntryFieldsProps {
  readonly form: Pick<UseFormReturn<Written>, 'register' | 'formState'>;
  readonly onChange: () => void;
}

/** Name, company, number and category of an entry of the directory. */
export const EntryFields = ({ form: { register, formState }, onChange }: EntryFieldsProps) => {
  const t = useText<typeof texts>('directory');
  const categoryText = useCodeText('suppliers', 'category');
  const { displayName, organizationNumber } = formState.errors;
  return (
    <>
      <TextField
        label={t('displayName')}
        autoComplete="off"
        maxLength={200}
        {...register('displayName', { validate: (typed) => typed.trim() !== '', onChange })}
        error={displayName && t(displayName.type === 'refused' ? 'exists' : 'nameMissing')}
      />
      <TextField
        label={t('legalName')}
        isOptional
        autoComplete="off"
        maxLength={200}
        {...register('legalName', { onChange })}
      />
      <TextField
        label={t('organizationNumber')}
        hint={t('numberHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...register('organizationNumber', { validate: (typed) => !isNumberWrong(typed), onChange })}
        error={organizationNumber && t(organizationNumber.type === 'refused' ? 'exists' : 'numberInvalid')}
      />
      <SelectField label={t('category')} {...register('category', { onChange })}>
        {supplierCategories.map((one) => (
          <option key={one} value={one}>
            {categoryText(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
};

interface SupplierPickerProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly chosen: DirectorySupplier | null;
  readonly onChoose: (supplier: DirectorySupplier | null) => void;
  readonly isMissing: boolean;
  /** Not to be chosen. */
  readonly exceptId?: string;
}

/** One supplier of the directory, searched for. */
export const SupplierPicker = (props: SupplierPickerProps) => {
  const { search, onSearch, chosen, onChoose, isMissing, exceptId } = props;
  const t = useText<typeof texts>('directory');
  const find = useCallback(
    (text: string) => {
      onSearch(text.trim());
      onChoose(null);
    },
    [onSearch, onChoose],
  );
  const found = useCall(
    directoryContract.listDirectory,
    { query: { search, limit: 6, merged: 'false' } },
    search !== '',
  );
  const rows = search === '' ? [] : (found.data?.content ?? []).filter(({ id }) => id !== exceptId);
  const isNone = search !== '' && found.data !== undefined && !found.isFetching && rows.length === 0;
  return (
    <>
      <SearchField label={t('find')} value={search} onSearch={find} />
      {rows.length > 0 && (
        <RadioList
          legend={t('choose')}
          value={chosen?.id ?? null}
          onChange={(id) => onChoose(rows.find((row) => row.id === id) ?? null)}
          choices={rows.map((row) => ({
            value: row.id,
            label: row.displayName,
            hint: [row.legalName, row.organizationNumber === null ? '' : numberText(row.organizationNumber)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {isNone && <p className="consequence">{t('noHit', { search })}</p>}
      {isMissing && (
        <p className="poor small" role="alert">
          {t('chooseMissing')}
        </p>
      )}
    </>
  );
};
