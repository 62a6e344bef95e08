import { CircleAlert } from 'lucide-react';
import { needsPerson } from '#core/deal-import/row-codes.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { ImportedRow } from '../contract-fields.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { RowFixes } from './row-fixes.tsx';
import { outcomeWords, problemWords } from './row-words.ts';
import type { Fixes } from './use-import.ts';

interface RowResultProps {
  readonly row: ImportedRow;
  readonly importId: string;
  readonly fixes: Fixes;
  /** Where the price stands elsewhere, it is not asked for here. */
  readonly hasPriceCell: boolean;
}

const Taken = ({ row, fixes }: Pick<RowResultProps, 'row' | 'fixes'>) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const { text, isClash } = outcomeWords(t, format, row);
  const isMarket = row.promise?.marketPriced === true;
  return (
    <div className={styles.outcome}>
      <span className={isClash ? styles.clash : row.outcome === 'changed' ? '' : 'muted'}>
        {text}
        {isMarket && `, ${t('market')}`}
        {row.fix !== null && `, ${t('fixed')}`}
      </span>
      {row.fix !== null && (
        <Button
          kind="quiet"
          isSmall
          isBusy={fixes.busyRow === row.row}
          aria-label={`${t('unfix')}, ${t('row')} ${row.row}`}
          onClick={() => fixes.forget(row)}
        >
          {t('unfix')}
        </Button>
      )}
    </div>
  );
};

/** What becomes of a row; what is wrong with it is said, and put right here. */
export const RowResult = ({ row, importId, fixes, hasPriceCell }: RowResultProps) => {
  const t = useText<typeof texts>('deal-imports');
  const rows = useText<typeof rowTexts>('deal-imports-rows');
  const format = useFormat();
  const { problem } = row;
  if (problem === null) return <Taken row={row} fixes={fixes} />;
  const words = problemWords(t, rows, format, problem);
  if (!needsPerson(problem.code))
    return (
      <div className={styles.outcome}>
        <span className="muted">{words}</span>
        {row.fix?.skip === true && (
          <Button
            kind="quiet"
            isSmall
            isBusy={fixes.busyRow === row.row}
            aria-label={`${t('unskip')}, ${t('row')} ${row.row}`}
            onClick={() => fixes.unskip(row)}
          >
            {t('unskip')}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.outcome}>
      <span className={styles.cellerr}>
        <Icon of={CircleAlert} />
        {words}
      </span>
      <RowFixes row={row} problem={problem} importId={importId} fixes={fixes} hasPriceCell={hasPriceCell} />
    </div>
  );
};
