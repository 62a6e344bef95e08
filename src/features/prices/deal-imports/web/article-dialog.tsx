import { useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import type { ImportedRow } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './imports.module.css';
import { nameOf } from './row-words.ts';

type Article = NonNullable<ImportedRow['goods']>;

interface ArticleDialogProps {
  readonly row: ImportedRow;
  readonly importId: string;
  /** Those of the name, shown before anything is searched for. */
  readonly proposed: readonly Article[];
  readonly onChoose: (goods: string) => void;
  readonly onClose: () => void;
}

/** Which of the bought articles a row means. */
export const ArticleDialog = ({ row, importId, proposed, onChoose, onClose }: ArticleDialogProps) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const isProposed = search === '' && proposed.length > 0;
  const found = useCall(
    dealImportsContract.findImportArticles,
    { params: { importId }, query: { search } },
    !isProposed,
  );
  const articles = isProposed ? proposed : (found.data?.articles ?? []);
  return (
    <FormDialog title={t('which', { name: nameOf(row) })} onClose={onClose}>
      <div className={styles.articles}>
        <SearchField label={t('searchArticles')} value={search} onSearch={setSearch} />
        {articles.length === 0 && !found.isFetching ? (
          <p className="muted" role="status">
            {t('noArticles')}
          </p>
        ) : (
          <ul className="rowlist">
            {articles.map(({ goods, name, articleNumber, unit }) => (
              <li key={goods}>
                <div className="grow">
                  <b>{name}</b>
                  <small>{[articleNumber, format.unitName(unit)].filter(Boolean).join(' · ')}</small>
                </div>
                <Button
                  isSmall
                  aria-label={`${t('take')}: ${[name, articleNumber, format.unitName(unit)].filter(Boolean).join(' ')}`}
                  onClick={() => goods !== null && onChoose(goods)}
                >
                  {t('take')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
};
