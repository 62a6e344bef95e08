import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n.ts';
import { usePages } from '#platform/web/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/query.ts';
import { useQueryString } from '#platform/web/query-string.ts';
import { useMayEdit } from '#platform/web/state.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DataTable } from '#platform/web/ui/data-table.tsx';
import { Bar } from '#platform/web/ui/bar.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/filter-chips.tsx';
import { MenuChip } from '#platform/web/ui/menu-chip.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { documentsContract, documentStates } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useDocumentColumns, useDocumentListRow } from './document-columns.tsx';
import { documentHref } from './document-state.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { UploadDrawer } from './upload-drawer.tsx';
import { uploads } from './uploads.ts';

// The return types are written out: the type of the router knows these parts, which themselves ask for the router.

/** The drawer that the query asks for: a file that came (`doc`), or adding files (`add`). */
export const ReceivedPanel = (): ReactNode => {
  const { values, change } = useQueryString();
  const mayEdit = useMayEdit();
  const document = values['doc'];
  if (document !== undefined)
    return (
      <DocumentDrawer
        documentId={document}
        onClose={() => change({ doc: null })}
        onReplace={() => change({ add: '1', doc: null })}
      />
    );
  return values['add'] !== undefined && mayEdit ? (
    <UploadDrawer onClose={() => change({ add: null, doc: null })} />
  ) : null;
};

/** Files that are being sent while their drawer is closed. */
export const ReceivedStrip = (): ReactNode => {
  const t = useText<typeof texts>('documents');
  const { change } = useQueryString();
  const items = uploads.useItems();
  const isBusy = items.some(({ state }) => state === 'queued' || state === 'sending');
  if (!isBusy) return null;
  return (
    <div className="proc">
      <b>{t('uploads')}</b>
      <Bar label={t('uploads')} share={items.reduce((sum, item) => sum + item.share, 0) / items.length} />
      <span className="grow" />
      <Button isSmall onClick={() => change({ add: '1', doc: null })}>
        {t('view')}
      </Button>
    </div>
  );
};

/** Switches between the invoices and every file that came, and counts the files that need a person. */
export const ReceivedChip = (): ReactNode => {
  const t = useText<typeof texts>('documents');
  const { values, change } = useQueryString();
  const isOn = values['view'] === 'files';
  const { data } = useCall(documentsContract.listDocuments, {
    query: { states: 'needs-review,unreadable', limit: 1 },
  });
  return (
    <ToggleChip isOn={isOn} onToggle={() => change({ view: isOn ? null : 'files', states: null, doc: null })}>
      {t('receivedFiles')}
      {!isOn && data !== undefined && data.total > 0 && (
        <Count value={data.total} label={t('attention', { count: data.total })} />
      )}
    </ToggleChip>
  );
};

/** Stages that a person cannot tell apart are chosen as one. */
const choosable = documentStates.filter(
  (state) => state !== 'received' && state !== 'matched' && state !== 'checked',
);

/** Every file that came, whatever became of it. */
export const ReceivedFiles = (): ReactNode => {
  const t = useText<typeof texts>('documents');
  const { values, change } = useQueryString();
  const columns = useDocumentColumns();
  const listRow = useDocumentListRow();
  const states = values['states'];
  const query = { limit: 50, ...(states === undefined ? {} : { states }) };
  const files = usePages(callKey(documentsContract.listDocuments, { query }), (page, signal) =>
    callOrThrow(documentsContract.listDocuments, { query: { ...query, page } }, { signal }),
  );
  const clear = { onClear: states === undefined ? undefined : () => change({ states: null }) };
  return (
    <>
      <div className="toolbar">
        <FilterChips {...clear} resultText={t('files', { count: files.total })}>
          <MenuChip
            label={t('fileState')}
            options={choosable.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            chosen={states?.split(',') ?? []}
            onChange={(chosen) => change({ states: chosen.join(',') })}
          />
          <ReceivedChip />
        </FilterChips>
      </div>
      {files.query.isError && files.query.data === undefined ? (
        <div className="card">
          <ErrorState
            title={t('loadFailed')}
            action={<Button onClick={() => void files.query.refetch()}>{t('retry')}</Button>}
          />
        </div>
      ) : (
        <DataTable
          label={t('receivedFiles')}
          columns={columns}
          rows={files.rows}
          rowKey={({ id }) => id}
          rowHref={documentHref}
          listRow={listRow}
          selectedKey={values['doc'] ?? null}
          paging={files.paging}
          isLoading={files.query.isPending}
          empty={<EmptyState title={t('emptyTitle')}>{t('noFiles')}</EmptyState>}
        />
      )}
    </>
  );
};
