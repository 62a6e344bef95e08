import { type FormEvent, useState } from 'react';
import { decimal } from '#core/values/decimal.ts';
import { amountOf } from '#platform/web/formats/amount-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import type { ImportedRow } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { writtenPrice } from './row-words.ts';
import type { Fixes } from './use-import.ts';

type Problem = NonNullable<ImportedRow['problem']>;

interface FixProps {
  readonly row: ImportedRow;
  readonly fixes: Fixes;
}

/** Whether another price puts the row right. */
export const isPriced = ({ field }: Problem): boolean =>
  field === 'price' || field === 'priceQuantity' || field === 'discount';

interface TypedFixProps {
  readonly label: string;
  readonly begun: string;
  readonly isBusy: boolean;
  /** Takes what was typed; false: it is none. */
  readonly onTyped: (text: string) => boolean;
}

/** A field with what the file has, to be typed over; Enter or the button takes it. */
const TypedFix = ({ label, begun, isBusy, onTyped }: TypedFixProps) => {
  const t = useText<typeof texts>('deal-imports');
  const [text, setText] = useState(begun);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!onTyped(text));
  };
  return (
    <form onSubmit={submit} noValidate>
      <span className={styles.typed}>
        <input
          className="input"
          aria-label={label}
          aria-invalid
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text !== begun && (
          <Button isSmall type="submit" isBusy={isBusy}>
            {t('fix')}
          </Button>
        )}
      </span>
      {isWrong && (
        <span className={styles.cellerr} role="alert">
          {t('invalidPrice')}
        </span>
      )}
    </form>
  );
};

/** Another price per unit; it stands for the cell and what that price is for. */
export const PriceFix = ({ row, problem, fixes }: FixProps & { readonly problem: Problem }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const take = (text: string): boolean => {
    const price = amountOf(text);
    if (price == null || !decimal(price).gt('0')) return false;
    fixes.fix(row, { price });
    return true;
  };
  return (
    <TypedFix
      label={t('priceIn', { row: row.row })}
      begun={writtenPrice(format, row.written.price ?? problem.text)}
      isBusy={fixes.busyRow === row.row}
      onTyped={take}
    />
  );
};

/** Another unit. */
export const UnitFix = ({ row, fixes }: FixProps) => {
  const t = useText<typeof texts>('deal-imports');
  const take = (text: string): boolean => {
    const unit = text.trim();
    if (unit !== '') fixes.fix(row, { unit });
    return true;
  };
  return (
    <TypedFix
      label={t('unitIn', { row: row.row })}
      begun={row.written.unit ?? ''}
      isBusy={fixes.busyRow === row.row}
      onTyped={take}
    />
  );
};

/** Another first day, and another last one. */
export const DayFix = ({ row, problem, fixes }: FixProps & { readonly problem: Problem }) => {
  const t = useText<typeof texts>('deal-imports');
  const [from, setFrom] = useState(row.promise?.validFrom ?? row.fix?.validFrom ?? '');
  const [to, setTo] = useState(row.promise?.validTo ?? row.fix?.validTo ?? '');
  const asksTo = problem.field === 'validTo' || problem.code === 'import.overlaps';
  const asksFrom = problem.field !== 'validTo';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fixes.fix(row, {
      ...(asksFrom && from !== '' ? { validFrom: from } : {}),
      ...(asksTo ? { validTo: to === '' ? null : to } : {}),
    });
  };
  return (
    <form className={styles.dates} onSubmit={submit} noValidate>
      {asksFrom && <DateField label={t('fromIn')} value={from} onDay={setFrom} />}
      {asksTo && <DateField label={t('toIn')} value={to} onDay={setTo} />}
      <Button isSmall type="submit" isBusy={fixes.busyRow === row.row}>
        {t('fix')}
      </Button>
    </form>
  );
};
