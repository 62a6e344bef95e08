import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import { type Mapping, sheetRoles } from '../contract-draft.ts';
import type { texts } from '../texts.en.ts';
import styles from './review.module.css';

const unknown: Omit<Mapping, 'columns'> = {
  hasHead: true,
  decimalMark: ',',
  dateOrder: 'day-first',
  supplier: null,
  currency: 'SEK',
};

interface SheetColumnsProps {
  readonly detail: ReviewDetail;
  readonly mayEdit: boolean;
  /** What is marked: a column and a row of the file, both from 0. */
  readonly cell: { readonly column: number; readonly row: number } | null;
}

/** Scrolls the table alone: on phones it stands above the field that has the focus. */
const showInTable = (cell: HTMLElement | null): void => {
  const table = cell?.closest('.sheetscroll');
  if (cell == null || table == null) return;
  const [outer, inner] = [table.getBoundingClientRect(), cell.getBoundingClientRect()];
  const beyond = (start: number, end: number): number => (start < 0 ? start : Math.max(0, end));
  table.scrollBy({
    left: beyond(inner.left - outer.left, inner.right - outer.right),
    top: beyond(inner.top - outer.top, inner.bottom - outer.bottom),
  });
};

/** What a person said of the file's supplier and currency, here or already in the invoice, where no column says it. */
const withKnown = (mapping: Mapping, { supplier, currency }: ReviewDetail['draft']): Mapping => ({
  ...mapping,
  supplier: mapping.columns.includes('supplier') ? null : (mapping.supplier ?? supplier.name),
  currency: mapping.columns.includes('currency') ? null : (mapping.currency ?? currency),
});

/** A table file as it came: its first rows, and what each column is, which is remembered for the next one like it. */
export const SheetColumns = ({ detail, mayEdit, cell }: SheetColumnsProps) => {
  const t = useText<typeof texts>('review');
  const { sheet, documentId, revision } = detail;
  const rows = sheet?.rows ?? [];
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [mapping, setMapping] = useState<Mapping>(() =>
    sheet?.mapping
      ? { ...sheet.mapping, currency: sheet.mapping.currency ?? unknown.currency }
      : { ...unknown, columns: Array.from({ length: width }, () => null) },
  );
  const send = useSend(reviewContract.mapSheet, [reviewContract.readReview, reviewContract.listLayouts]);
  const failure = useErrorText(send.error?.failure ?? null);
  const put = (part: Partial<Mapping>) => setMapping((now) => ({ ...now, ...part }));
  const choose = (at: number, chosen: string) => {
    const role = sheetRoles.find((one) => one === chosen) ?? null;
    // A role belongs to one column: chosen for another, it leaves the first.
    put({ columns: mapping.columns.map((one, index) => (index === at ? role : one === role ? null : one)) });
  };
  const [head = []] = rows;
  const firstRow = mapping.hasHead ? 1 : 0;
  const body = rows.slice(firstRow);
  const marked = useRef<HTMLTableCellElement>(null);
  useEffect(() => showInTable(marked.current), [cell]);
  const columnName = (at: number) => (mapping.hasHead && head[at]) || t('column', { at: at + 1 });
  return (
    <section className={styles.sheetcolumns} aria-labelledby="sheet-columns">
      <h2 id="sheet-columns">{t('columns')}</h2>
      <p className="muted small">{t('columnsHint', { count: (sheet?.rowCount ?? 0) - firstRow })}</p>
      {/* A wide table scrolls by itself, for which the keyboard must reach it. */}
      <div className={styles.sheetscroll} role="region" aria-label={t('sample')} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {mapping.columns.map((role, at) => (
                <th key={at} scope="col">
                  <span>{columnName(at)}</span>
                  <select
                    className={`input${role === null ? '' : ` ${styles.chosen}`}`}
                    aria-label={t('meaningOf', { name: columnName(at) })}
                    value={role ?? ''}
                    disabled={!mayEdit}
                    onChange={({ target }) => choose(at, target.value)}
                  >
                    <option value="">{t('role.none')}</option>
                    {sheetRoles.map((one) => (
                      <option key={one} value={one}>
                        {t(`role.${one}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, line) => (
              <tr key={line}>
                {mapping.columns.map((_, at) => {
                  const isMarked = cell?.row === line + firstRow && cell.column === at;
                  return (
                    <td key={at} {...(isMarked ? { ref: marked, className: styles.markedcell } : {})}>
                      {row[at] ?? ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {mayEdit && (
        <div className={styles.sheetchoices}>
          <CheckField
            label={t('hasHead')}
            checked={mapping.hasHead}
            onChange={({ target }) => put({ hasHead: target.checked })}
          />
          <div className="fieldpair">
            <SelectField
              label={t('decimalMark')}
              value={mapping.decimalMark}
              onChange={({ target }) => put({ decimalMark: target.value === '.' ? '.' : ',' })}
            >
              <option value=",">{t('mark.,')}</option>
              <option value=".">{t('mark..')}</option>
            </SelectField>
            <SelectField
              label={t('dateOrder')}
              value={mapping.dateOrder}
              onChange={({ target }) =>
                put({ dateOrder: target.value === 'month-first' ? 'month-first' : 'day-first' })
              }
            >
              <option value="day-first">{t('order.day-first')}</option>
              <option value="month-first">{t('order.month-first')}</option>
            </SelectField>
            {!mapping.columns.includes('supplier') && (
              <TextField
                label={t('sheetSupplier')}
                hint={t('sheetSupplierHint')}
                maxLength={200}
                value={mapping.supplier ?? ''}
                onChange={({ target }) => put({ supplier: target.value || null })}
              />
            )}
            {!mapping.columns.includes('currency') && (
              <TextField
                label={t('sheetCurrency')}
                maxLength={3}
                value={mapping.currency ?? ''}
                onChange={({ target }) => put({ currency: target.value.toUpperCase() || null })}
              />
            )}
          </div>
          {failure !== '' && (
            <p className="poor small" role="alert">
              {failure}
            </p>
          )}
          <Button
            kind={sheet?.isKept === true ? 'plain' : 'primary'}
            isBusy={send.isPending}
            onClick={() =>
              send.mutate({
                params: { documentId },
                body: { revision, mapping: withKnown(mapping, detail.draft) },
              })
            }
          >
            {t('readColumns')}
          </Button>
        </div>
      )}
    </section>
  );
};
