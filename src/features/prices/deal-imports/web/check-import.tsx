import { useText } from '#platform/web/texts/i18n.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ImportHead } from '../contract-fields.ts';
import { newDealImportPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { ColumnCard } from './column-card.tsx';
import { FileCard } from './file-card.tsx';
import styles from './imports.module.css';
import { PreviewRows } from './preview-rows.tsx';
import { SaveBar } from './save-bar.tsx';
import { StepHead } from './step-head.tsx';
import { useChoice } from './use-choice.ts';
import { usePreview } from './use-import.ts';

/** What the rows of the file come to, in a sentence. */
const useVerdict = (counts: ImportHead['counts']): string => {
  const t = useText<typeof texts>('deal-imports');
  if (counts === null) return t('checking');
  const right = counts.rows - counts.rejected;
  const ready = right === 0 ? t('readyNone') : t('ready', { count: right });
  return counts.open === 0 ? ready : t('andOpen', { count: counts.open, ready });
};

/** The file as it would be saved now: its columns, its rows, and what is wrong with some of them. */
export const CheckImport = ({ head }: { readonly head: ImportHead }) => {
  const t = useText<typeof texts>('deal-imports');
  const preview = usePreview(head.id);
  const { first, query } = preview;
  const title = useVerdict(first?.counts ?? null);
  const reason = useErrorText(query.error?.failure ?? null);
  const hasBones = useSkeleton(query.isPending);
  const choice = useChoice(first);
  return (
    <>
      <StepHead title={title} step={2} />
      <p className="visually-hidden" role="status">
        {query.isFetching ? '' : title}
      </p>
      <FileCard head={first ?? head} preview={first} choice={choice} />
      {first === undefined ? (
        <div className="card">
          {hasBones && <Skeleton lines={8} />}
          {query.isError && (
            <ErrorState
              title={t('failed')}
              action={
                <span className={styles.tools}>
                  <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
                  <ButtonLink href={newDealImportPath({ supplier: head.supplierId })}>
                    {t('otherFile')}
                  </ButtonLink>
                </span>
              }
            >
              {reason}
            </ErrorState>
          )}
        </div>
      ) : (
        <>
          <div className={styles.check}>
            <ColumnCard preview={first} choice={choice} />
            <PreviewRows first={first} preview={preview} />
          </div>
          <SaveBar preview={first} isStale={query.isFetching} choice={choice} />
        </>
      )}
    </>
  );
};
