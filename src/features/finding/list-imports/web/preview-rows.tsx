import { Download } from 'lucide-react';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { type ImportHead, type ImportPreview, listImportsContract, type ListRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './list-imports.module.css';
import { RowResult } from './row-result.tsx';
import { besideOf, nameOf } from './row-words.ts';
import { type Preview, useFixes } from './use-import.ts';

const isOpen = ({ problem }: ListRow): boolean => problem !== null && problem.code !== 'row.skipped';

/** The rows that are not taken, as a file with the reason. */
export const LeftOutFile = ({ head: { id: importId, fileName } }: { readonly head: ImportHead }) => {
  const t = useText<typeof texts>('list-imports');
  const language = useLanguage();
  const download = useDownload(listImportsContract.downloadLeftOut);
  const name = t('leftOutFile', { file: fileName.replace(/\.[^.]*$/, '') });
  return (
    <div className={styles.tools}>
      <Button
        isSmall
        icon={Download}
        onClick={() => void download({ params: { importId }, query: { language } }, name)}
      >
        {t('downloadLeftOut')}
      </Button>
    </div>
  );
};

/** Each row of the file, and what becomes of it. */
export const PreviewRows = ({
  first,
  preview,
}: {
  readonly first: ImportPreview;
  readonly preview: Preview;
}) => {
  const t = useText<typeof texts>('list-imports');
  const fixes = useFixes(first.id);
  const { counts } = first;
  const columns: Column<ListRow>[] = [
    {
      id: 'row',
      header: t('what'),
      isNumeric: true,
      cell: ({ row }) => <span className="muted">{row}</span>,
    },
    {
      id: 'name',
      header: t(`back.${first.list}`),
      cell: (row) => (
        <span className={styles.rowname}>
          <b className="strong">{nameOf(t, row)}</b>
          <small>{besideOf(row)}</small>
        </span>
      ),
    },
    { id: 'result', header: t('result'), cell: (row) => <RowResult row={row} fixes={fixes} /> },
  ];
  const kinds = [
    ['all', counts.rows],
    ['open', counts.open],
    ['changed', counts.new + counts.changed],
    ...(counts.rejected === counts.open ? [] : [['rejected', counts.rejected] as const]),
  ] as const;
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.previewhead}>
        <h2 id="preview-title">{t('preview')}</h2>
        <Segment
          label={t('filter')}
          value={preview.shown}
          onChange={preview.show}
          choices={kinds.map(([value, count]) => ({ value, label: `${t(`rows.${value}`)} ${count}` }))}
        />
      </div>
      <FormAlert failure={fixes.failure} />
      <DataTable
        label={t('preview')}
        columns={columns}
        rows={preview.rows}
        rowKey={({ row }) => String(row)}
        rowTone={(row) => (isOpen(row) ? 'bad' : undefined)}
        listRow={(row) => ({
          title: t('rowNamed', { row: row.row, name: nameOf(t, row) }),
          detail: besideOf(row),
          foot: <RowResult row={row} fixes={fixes} />,
        })}
        paging={{
          ...preview.paging,
          text: t('showing', { shown: preview.rows.length, total: preview.total }),
        }}
        empty={<NoMatch title={t('noRows')} />}
      />
      {counts.rejected > 0 && <LeftOutFile head={first} />}
    </section>
  );
};
