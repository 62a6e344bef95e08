import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { KpiStrip } from '#platform/web/ui/tables/figures.tsx';
import { type ImportResult, listImportsContract } from '../contract.ts';
import { newListImportPath } from '../paths.ts';
import { keptDays } from '../rules.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';
import { listPath } from './frame.tsx';
import styles from './list-imports.module.css';
import { LeftOutFile } from './preview-rows.tsx';
import { nameOf } from './row-words.ts';
import { useUndo } from './use-import.ts';

const shownFirst = 200;

const LeftOut = ({ found }: { readonly found: ImportResult }) => {
  const t = useText<typeof texts>('list-imports');
  const rows = useText<typeof rowTexts>('list-imports-rows');
  const { rejected } = found;
  const columns: Column<(typeof rejected)[number]>[] = [
    {
      id: 'row',
      header: t('what'),
      isNumeric: true,
      cell: ({ row }) => <span className="muted">{row}</span>,
    },
    {
      id: 'name',
      header: t(`back.${found.list}`),
      cell: (row) => <b className="strong">{nameOf(t, row)}</b>,
    },
    { id: 'reason', header: t('reason'), cell: ({ code }) => rows(code) },
  ];
  const title = t('rejectedTitle', { count: rejected.length });
  return (
    <section className={styles.preview}>
      <div className={styles.previewhead}>
        <h2>{title}</h2>
        <LeftOutFile head={found} />
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={rejected.slice(0, shownFirst)}
        rowKey={({ row }) => String(row)}
        listRow={(row) => ({
          title: t('rowNamed', { row: row.row, name: nameOf(t, row) }),
          detail: rows(row.code),
        })}
        foot={
          <div className="tfoot">
            <span>
              {rejected.length > shownFirst &&
                `${t('showing', { shown: shownFirst, total: rejected.length })} · `}
              {t('kept', { days: keptDays })}
            </span>
          </div>
        }
      />
    </section>
  );
};

/** What became of an import, for as long as it can be asked; it is taken back here. */
export const ImportOutcome = ({ found }: { readonly found: ImportResult }) => {
  const t = useText<typeof texts>('list-imports');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const undo = useUndo();
  const { counts, undoUntil, savedAt, savedBy, createdAt, list } = found;
  const isUndone = found.state === 'undone';
  const count = counts.new + counts.changed;
  const time = `${(savedAt ?? createdAt).slice(0, 10)} ${format.time(savedAt ?? createdAt)}`;
  const saved = count === 0 ? t('savedNone') : t('savedTitle', { count });
  return (
    <>
      <PageHeader
        title={isUndone ? t('undoneTitle') : saved}
        lede={`${found.fileName} · ${savedBy === null ? t('savedAt', { time }) : t('savedByAt', { name: savedBy, time })}`}
        crumbs={[
          { label: t(`back.${list}`), href: listPath[list]() },
          { label: t('import'), href: newListImportPath({ list }) },
        ]}
        tools={
          undoUntil !== null && (
            <Button
              icon={Undo2}
              does={listImportsContract.undoListImport}
              title={t('undoUntil', { time: format.time(undoUntil) })}
              isBusy={undo.isPending}
              collapses
              onClick={() => setAsking(true)}
            >
              {t('undo')}
            </Button>
          )
        }
      />
      <FormAlert failure={undo.error?.failure ?? null} />
      <section className="card donecard">
        <Plate icon={isUndone ? Undo2 : Check} isLarge />
        <p>{t(isUndone ? 'undoneText' : 'savedText')}</p>
        <ButtonLink kind="primary" href={listPath[list]()}>
          {t('seeList')}
        </ButtonLink>
      </section>
      <KpiStrip
        kpis={[
          { label: t('kpiNew'), value: format.number(String(counts.new), 0) },
          { label: t('kpiChanged'), value: format.number(String(counts.changed), 0) },
          { label: t('kpiUnchanged'), value: format.number(String(counts.unchanged), 0) },
          { label: t('kpiRejected'), value: format.number(String(counts.rejected), 0) },
        ]}
      />
      {found.rejected.length > 0 && <LeftOut found={found} />}
      {isAsking && (
        <ConfirmDialog
          title={t('undoTitle')}
          consequence={t('undoConsequence')}
          confirmLabel={t('undo')}
          isDestructive
          onConfirm={() => {
            setAsking(false);
            undo.mutate({ params: { importId: found.id } });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
