import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { supplierCategories, type SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import { useCallback, useState } from 'react';
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
}

const blank: Written = { displayName: '', legalName: '', organizationNumber: '', category: 'general' };

const isNumberWrong = (text: string): boolean => {
  const digits = organizationNumberDigits(text);
  return text.trim() !== '' && (digits === null || !isOrganizationNumber(digits));
};

/** The fields of an entry; `checked` answers it when all of it holds, and shows what does not. */
export const useEntry = (first: Partial<Written>, onChange: () => void) => {
  const [written, setWritten] = useState<Written>({ ...blank, ...first });
  const [isSent, setSent] = useState(false);
  const checked = (): DirectoryEntry | null => {
    setSent(true);
    const { displayName, legalName, organizationNumber, category } = written;
    if (displayName.trim() === '' || isNumberWrong(organizationNumber)) return null;
    return {
      displayName: displayName.trim(),
      legalName: legalName.trim() === '' ? displayName.trim() : legalName.trim(),
      category,
      ...(organizationNumber.trim() === '' ? {} : { organizationNumber: organizationNumber.trim() }),
    };
  };
  const change = (part: Partial<Written>) => {
    setWritten({ ...written, ...part });
    onChange();
  };
  return { written, change, isSent, checked };
};

interface EntryFieldsProps {
  readonly entry: ReturnType<typeof useEntry>;
  /** What the server said of what was sent. */
  readonly code: string | undefined;
}

/** Name, company, number and category of an entry of the directory. */
export const EntryFields = ({ entry: { written, change, isSent }, code }: EntryFieldsProps) => {
  const t = useText<typeof texts>('directory');
  const categoryText = useCodeText('suppliers', 'category');
  const { displayName, legalName, organizationNumber, category } = written;
  const isNameMissing = isSent && displayName.trim() === '';
  const isWrong = isSent && isNumberWrong(organizationNumber);
  const nameFault = isNameMissing ? t('nameMissing') : undefined;
  const numberFault = isWrong ? t('numberInvalid') : undefined;
  return (
    <>
      <TextField
        label={t('displayName')}
        autoComplete="off"
        maxLength={200}
        value={displayName}
        error={code === 'supplier.exist' ? t('exists') : nameFault}
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <TextField
        label={t('legalName')}
        isOptional
        autoComplete="off"
        maxLength={200}
        value={legalName}
        onChange={(event) => change({ legalName: event.target.value })}
      />
      <TextField
        label={t('organizationNumber')}
        hint={t('numberHint')}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={organizationNumber}
        error={code === 'supplier.exist_by_legal_entity_number' ? t('exists') : numberFault}
        onChange={(event) => change({ organizationNumber: event.target.value })}
      />
      <SelectField
        label={t('category')}
        value={category}
        onChange={(event) =>
          change({ category: supplierCategories.find((one) => one === event.target.value) ?? 'general' })
        }
      >
        {supplierCategories.map((one) => (
          <option key={one} value={one}>
            {categoryText(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
};

/** Refusals that stand at a field. */
export const isAtField = (code: string | undefined): boolean =>
  code === 'supplier.exist' || code === 'supplier.exist_by_legal_entity_number';

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
