import type { ChangeEvent } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { ReviewDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './review.module.css';
import { SheetTable } from './sheet-table.tsx';
import { type SheetMapping, useSheetMapping } from './use-sheet-mapping.ts';

const orNull = (text: string | null): string | null => text || null;

/** How the file is written, and what no column says. */
const SheetChoices = ({ mapping, isKept }: { mapping: SheetMapping; isKept: boolean }) => {
  const t = useText<typeof texts>('review');
  const { form, columns, read, isBusy, error } = mapping;
  const { register, setValue } = form;
  const failure = useErrorText(error?.failure ?? null);
  return (
    <div className={styles.sheetchoices}>
      <CheckField label={t('hasHead')} {...register('hasHead')} />
      <div className="fieldpair">
        <SelectField label={t('decimalMark')} {...register('decimalMark')}>
          <option value=",">{t('mark.,')}</option>
          <option value=".">{t('mark..')}</option>
        </SelectField>
        <SelectField label={t('dateOrder')} {...register('dateOrder')}>
          <option value="day-first">{t('order.day-first')}</option>
          <option value="month-first">{t('order.month-first')}</option>
        </SelectField>
        {!columns.includes('supplier') && (
          <TextField
            label={t('sheetSupplier')}
            hint={t('sheetSupplierHint')}
            maxLength={200}
            {...register('supplier', { setValueAs: orNull })}
          />
        )}
        {!columns.includes('currency') && (
          <TextField
            label={t('sheetCurrency')}
            maxLength={3}
            {...register('currency', {
              setValueAs: orNull,
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                setValue('currency', orNull(target.value.toUpperCase())),
            })}
          />
        )}
      </div>
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <Button kind={isKept ? 'plain' : 'primary'} isBusy={isBusy} onClick={() => void read()}>
        {t('readColumns')}
      </Button>
    </div>
  );
};

interface SheetColumnsProps {
  readonly detail: ReviewDetail;
  readonly mayEdit: boolean;
  /** What is marked: a column and a row of the file, both from 0. */
  readonly cell: { readonly column: number; readonly row: number } | null;
}

/** A table file as it came: its first rows, and what each column is, which is remembered for the next one like it. */
export const SheetColumns = ({ detail, mayEdit, cell }: SheetColumnsProps) => {
  const t = useText<typeof texts>('review');
  const { sheet } = detail;
  const mapping = useSheetMapping(detail);
  const count = (sheet?.rowCount ?? 0) - (mapping.hasHead ? 1 : 0);
  return (
    <section className={styles.sheetcolumns} aria-labelledby="sheet-columns">
      <h2 id="sheet-columns">{t('columns')}</h2>
      <p className="muted small">{t('columnsHint', { count })}</p>
      <SheetTable rows={sheet?.rows ?? []} mapping={mapping} mayEdit={mayEdit} cell={cell} />
      {mayEdit && <SheetChoices mapping={mapping} isKept={sheet?.isKept === true} />}
    </section>
  );
};
