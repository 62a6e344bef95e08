import { type ReactNode, useMemo, useState } from 'react';
import { type SupplierRow, suppliersContract } from '../contract.ts';
import { prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { PickList } from '#platform/web/ui/forms/pick-list.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts-choice.en.ts';
import { CategoryChips, type ChipValue } from './category-chips.tsx';
import { commonSuppliers } from './usual-suppliers.ts';
import { BuyersCard, BuyersSheet, type Choice, type ChoiceOutlet } from './buyers.tsx';
import { RequestDialog } from './choice-request-dialog.tsx';
import styles from './supplier-choice.module.css';

export interface SupplierChoiceProps {
  readonly intro: ReactNode;
  readonly outlets: readonly ChoiceOutlet[];
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** Below 1000 px: whether the sheet with restaurants is open. */
  readonly isDividing: boolean;
  readonly onDivided: () => void;
}

const pageSize = 24;

const useFound = (rows: readonly SupplierRow[], category: ChipValue, search: string, kept: Choice) => {
  const index = useMemo(() => [prepareSuppliers(rows)], [rows]);
  const [first] = useState(kept);
  return useMemo(() => {
    if (search.trim() !== '') return searchSuppliers(index, search);
    if (category !== 'common') return rows.filter((row) => row.category === category);
    return commonSuppliers(rows, first);
  }, [index, rows, category, search, first]);
};

/** Suppliers to tick, and beside them who buys from which. */
export const SupplierChoice = (props: SupplierChoiceProps) => {
  const { intro, outlets, choice, onChange, isDividing, onDivided } = props;
  const t = useText<typeof texts>('suppliers-choice');
  const categoryText = useCodeText('suppliers', 'category');
  const isWide = useIsAtLeast('md');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<ChipValue>('common');
  const [shown, setShown] = useState(pageSize);
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useCall(suppliersContract.listSuppliers, {
    query: { pagination: 'false' },
  });
  const rows = useMemo(() => (Array.isArray(data) ? data : []), [data]);
  const found = useFound(rows, category, search, choice);
  const chosenRows = useMemo(() => rows.filter(({ id }) => choice.has(id)), [rows, choice]);
  const toggle = (id: string) => {
    const next = new Map(choice);
    if (!next.delete(id)) next.set(id, new Set(outlets.map((outlet) => outlet.id)));
    onChange(next);
  };
  const show = (value: ChipValue) => {
    setCategory(value);
    setShown(pageSize);
  };
  const buyers = { outlets, rows: chosenRows, choice, onChange };
  const hasBuyers = outlets.length > 1;
  return (
    <div className={hasBuyers ? styles.choice : `${styles.choice} ${styles.alone}`}>
      <div className={styles.choices}>
        {intro}
        <div className={styles.bigsearch}>
          <SearchField
            label={t('search')}
            placeholder={t('searchHint')}
            value={search}
            onSearch={setSearch}
          />
        </div>
        <CategoryChips value={category} onChange={show} />
        <p className="visually-hidden" role="status">
          {data === undefined ? '' : t('results', { count: found.length })}
        </p>
        {data === undefined && error === null && <Skeleton lines={8} />}
        {data === undefined && error !== null && (
          <ErrorState
            title={t('failed')}
            action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
          >
            {t('failedText')}
          </ErrorState>
        )}
        {data !== undefined && found.length === 0 && (
          <NoMatch
            title={search.trim() === '' ? t('noMatchCategory') : t('noMatch', { search })}
            {...(search.trim() === ''
              ? {}
              : { action: <Button onClick={() => setSearch('')}>{t('clear')}</Button> })}
          >
            {t('noMatchText')}
          </NoMatch>
        )}
        <PickList
          legend={t('suppliers')}
          picks={found.slice(0, shown).map((row) => ({
            id: row.id,
            name: row.displayName,
            detail: categoryText(row.category),
          }))}
          chosen={new Set(choice.keys())}
          onToggle={toggle}
        />
        {found.length > shown && <Button onClick={() => setShown(shown + pageSize)}>{t('showMore')}</Button>}
        <p className="small muted">
          {t('missing')}{' '}
          <button type="button" className="linkbtn" onClick={() => setAsking(true)}>
            {t('request')}
          </button>{' '}
          {t('missingEnd')}
        </p>
      </div>
      {hasBuyers && isWide && <BuyersCard {...buyers} />}
      {hasBuyers && !isWide && isDividing && <BuyersSheet {...buyers} onClose={onDivided} />}
      {isAsking && (
        <RequestDialog
          rows={rows}
          outlets={outlets}
          suggestion={found.length === 0 ? search : ''}
          isChosen={(id) => choice.has(id)}
          onChoose={toggle}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
