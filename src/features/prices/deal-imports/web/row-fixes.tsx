import { useState } from 'react';
import { acceptable } from '#core/deal-import/row-codes.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ImportedRow } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { ArticleDialog } from './article-dialog.tsx';
import styles from './imports.module.css';
import { DayFix, isPriced, PriceFix, UnitFix } from './typed-fixes.tsx';
import type { Fixes } from './use-import.ts';

export type Problem = NonNullable<ImportedRow['problem']>;

interface RowFixesProps {
  readonly row: ImportedRow;
  readonly problem: Problem;
  readonly importId: string;
  readonly fixes: Fixes;
  readonly hasPriceCell: boolean;
}

const dated = new Set<Problem['code']>(['import.date-invalid', 'import.date-ambiguous', 'import.overlaps']);

/** What is proposed for the row, each with one press. */
const Suggested = ({ row, problem, fixes }: Pick<RowFixesProps, 'row' | 'problem' | 'fixes'>) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const { suggestion } = problem;
  const isBusy = fixes.busyRow === row.row;
  const at = `, ${t('row')} ${row.row}`;
  if (suggestion?.kind === 'price')
    return suggestion.prices.map((price) => {
      const label = t('use', { price: format.price(price) });
      return (
        <Button
          key={price}
          isSmall
          isBusy={isBusy}
          aria-label={`${label}${at}`}
          onClick={() => fixes.fix(row, { price })}
        >
          {label}
        </Button>
      );
    });
  if (suggestion?.kind === 'unit') {
    const { unit } = suggestion;
    const label = t('useUnit', { unit: format.unitName(unit) });
    return (
      <Button isSmall isBusy={isBusy} aria-label={`${label}${at}`} onClick={() => fixes.fix(row, { unit })}>
        {label}
      </Button>
    );
  }
  if (suggestion?.kind === 'dates') {
    const { validFrom, validTo } = suggestion;
    return (
      <Button
        isSmall
        isBusy={isBusy}
        aria-label={`${t('swap')}${at}`}
        onClick={() => fixes.fix(row, { validFrom, validTo })}
      >
        {t('swap')}
      </Button>
    );
  }
  return null;
};

/** What stands as the file has it, when a person says that it is right. */
const Accepted = ({ row, problem, fixes }: Pick<RowFixesProps, 'row' | 'problem' | 'fixes'>) => {
  const t = useText<typeof texts>('deal-imports');
  const code = acceptable.find((one) => one === problem.code);
  if (code === undefined) return null;
  const unit = problem.text || row.written.unit || '';
  const label =
    code === 'import.price-far'
      ? t('keepPrice')
      : code === 'import.article-unknown'
        ? t('asNewArticle')
        : code.startsWith('import.unit')
          ? t('keepUnit', { unit })
          : t('unskip');
  return (
    <Button
      isSmall
      isBusy={fixes.busyRow === row.row}
      aria-label={`${label}, ${t('row')} ${row.row}`}
      onClick={() => fixes.fix(row, { accept: [code] })}
    >
      {label}
    </Button>
  );
};

/** The ways out of what is wrong with a row: a proposal, another value, another article, its own word, or to leave it out. */
export const RowFixes = ({ row, problem, importId, fixes, hasPriceCell }: RowFixesProps) => {
  const t = useText<typeof texts>('deal-imports');
  const [isChoosing, setChoosing] = useState(false);
  const { code, field, suggestion } = problem;
  const isArticle = code.startsWith('import.article') || suggestion?.kind === 'articles';
  const isUnit = field === 'unit' && !isArticle;
  const at = `, ${t('row')} ${row.row}`;
  return (
    <>
      {!hasPriceCell && isPriced(problem) && <PriceFix row={row} problem={problem} fixes={fixes} />}
      {isUnit && <UnitFix row={row} fixes={fixes} />}
      {dated.has(code) && <DayFix row={row} problem={problem} fixes={fixes} />}
      <div className={styles.fixes}>
        <Suggested row={row} problem={problem} fixes={fixes} />
        {isArticle && (
          <Button isSmall aria-label={`${t('chooseArticle')}${at}`} onClick={() => setChoosing(true)}>
            {t('chooseArticle')}
          </Button>
        )}
        <Accepted row={row} problem={problem} fixes={fixes} />
        <Button
          kind="quiet"
          isSmall
          isBusy={fixes.busyRow === row.row}
          aria-label={`${t('skip')}${at}`}
          onClick={() => fixes.fix(row, { skip: true })}
        >
          {t('skip')}
        </Button>
      </div>
      {isChoosing && (
        <ArticleDialog
          row={row}
          importId={importId}
          proposed={suggestion?.kind === 'articles' ? suggestion.articles : []}
          onClose={() => setChoosing(false)}
          onChoose={(goods) => {
            setChoosing(false);
            fixes.fix(row, { goods });
          }}
        />
      )}
    </>
  );
};
