import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { ColumnMap } from '#platform/web/ui/imports/column-map.tsx';
import { FileLine } from '#platform/web/ui/imports/file-line.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { type ImportHead, type ImportPreview, listImportsContract } from '../contract.ts';
import { newListImportPath } from '../paths.ts';
import { fieldsOf } from '../rules.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';
import { listPath, StepHead } from './frame.tsx';
import styles from './list-imports.module.css';
import { PreviewRows } from './preview-rows.tsx';
import { useColumns, usePreview, useSave } from './use-import.ts';

const ColumnCard = ({ preview }: { readonly preview: ImportPreview }) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const { failure, setField } = useColumns(preview);
  const { columns, list } = preview;
  const read = columns.filter(({ field }) => field !== null).length;
  const aside = <span className="small muted">{t('columnsRead', { read, count: columns.length })}</span>;
  return (
    <Card title={t('columns')} aside={aside}>
      <FormAlert failure={failure} />
      <ColumnMap
        columns={columns.map(({ label, samples: [sample], field }, at) => ({
          name: label === '' ? t('columnNumber', { number: at + 1 }) : label,
          sample: sample === undefined ? t('noSample') : t('sample', { sample }),
          field: field ?? '',
        }))}
        choices={[['', t('fieldNone')], ...fieldsOf[list].map((one) => [one, rows(`field.${one}`)] as const)]}
        labelOf={(column) => t('fieldOf', { column })}
        onChoose={(at, field) => setField(at, fieldsOf[list].find((one) => one === field) ?? null)}
      />
    </Card>
  );
};

const SaveBar = ({ preview, isStale }: { readonly preview: ImportPreview; readonly isStale: boolean }) => {
  const t = useText<typeof texts>('list-imports');
  const send = useSave();
  const { counts, id: importId, digest, list } = preview;
  const count = counts.new + counts.changed;
  return (
    <>
      <FormAlert failure={send.error?.failure ?? null} />
      <div className="savefoot">
        <p>
          <b>{t('nothingSaved')}</b> {counts.rejected > 0 && t('leftOut')}
        </p>
        <ButtonLink href={listPath[list]()}>{t('cancel')}</ButtonLink>
        <Button
          kind="primary"
          does={listImportsContract.saveListImport}
          disabled={count === 0}
          isBusy={send.isPending || isStale}
          onClick={() => send.mutate({ params: { importId }, body: { digest } })}
        >
          {count === 0 ? t('nothingToSave') : t('save', { count })}
        </Button>
      </div>
    </>
  );
};

/** What the rows of the file come to, in a sentence. */
const useVerdict = (counts: ImportHead['counts'] | null): string => {
  const t = useText<typeof texts>('list-imports');
  if (counts === null) return t('checking');
  const count = counts.new + counts.changed;
  const ready = count === 0 ? t('readyNone') : t('ready', { count });
  return counts.open === 0 ? ready : t('andOpen', { count: counts.open, ready });
};

/** The file as it would be saved now: its columns, its rows, and what is wrong with some of them. */
export const CheckImport = ({ head }: { readonly head: ImportHead }) => {
  const t = useText<typeof texts>('list-imports');
  const preview = usePreview(head.id);
  const { first, query } = preview;
  const title = useVerdict(first?.counts ?? null);
  const hasBones = useSkeleton(query.isPending);
  return (
    <>
      <StepHead list={head.list} title={title} step={2} />
      <p className="visually-hidden" role="status">
        {query.isFetching ? '' : title}
      </p>
      <FileLine
        name={head.fileName}
        detail={first === undefined ? '' : t('rowsIn', { count: first.counts.rows })}
      >
        <ButtonLink href={newListImportPath({ list: head.list })}>{t('otherFile')}</ButtonLink>
      </FileLine>
      {first === undefined ? (
        <div className="card">
          {hasBones && <Skeleton lines={8} />}
          {query.isError && (
            <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
          )}
        </div>
      ) : (
        <>
          <div className={styles.check}>
            <ColumnCard preview={first} />
            <PreviewRows first={first} preview={preview} />
          </div>
          <SaveBar preview={first} isStale={query.isFetching} />
        </>
      )}
    </>
  );
};
