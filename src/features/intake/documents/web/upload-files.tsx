import type { ReactNode } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import type { FileStatus } from '#platform/web/ui/forms/files.tsx';
import type { UploadItem } from '#platform/web/calls/upload-queue.ts';
import { inboxPath, invoicePath, reviewPath } from '../paths.ts';
import { type DocumentRow, documentsContract, type DocumentState } from '../contract.ts';
import { isForReview } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { accepted, uploads } from './uploads.ts';

const stateOf = ({ state, reason }: DocumentRow): FileStatus['state'] => {
  if (state === 'monitored' && reason !== null) return 'noted';
  if (['monitored', 'expanded', 'settled'].includes(state)) return 'done';
  if (state === 'unreadable') return 'failed';
  if (['needs-review', 'duplicate', 'quarantined', 'deleted'].includes(state)) return 'noted';
  return state === 'received' || state === 'stored' ? 'queued' : 'working';
};

/** Ends at which a person has to do something; what came twice or was deleted needs nobody. */
const waitsForPerson: ReadonlySet<DocumentState> = new Set(['needs-review', 'quarantined', 'unreadable']);

const inboxHref = (id: string): string => inboxPath({ doc: id });

/** Where a document leads: its invoice when there is one, its pages while they are read or corrected, else the inbox. */
const documentHref = (document: DocumentRow): string => {
  const { id, invoiceId, state } = document;
  if (invoiceId !== null && state !== 'duplicate') return invoicePath(invoiceId);
  return state === 'recognising' || isForReview(document) ? reviewPath(id) : inboxHref(id);
};

const FailureText = ({ failure }: { failure: NonNullable<UploadItem<unknown>['failure']> }) => (
  <>{useErrorText(failure)}</>
);

/** Every file that was added in the selected unit, and what came out of its archives, with how far each has come. */
export const useFileRows = (): readonly FileStatus[] => {
  const t = useText<typeof texts>('documents');
  const reasonText = useCodeText('documents', 'reason');
  const items = uploads.useItems();
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const sent = items.some((item) => item.reply !== null);
  const live = useCall(documentsContract.listDocuments, { query: { limit: 200 } }, sent);
  const known = new Map(live.data?.content.map((document) => [document.id, document]));
  const noteOf = (document: DocumentRow, item: UploadItem<unknown> | null): ReactNode => (
    <>
      {document.reason !== null && <span>{reasonText(document.reason)}</span>}
      {document.state === 'unreadable' && item !== null && <Replace item={item} />}
      {document.state === 'duplicate' && <a href={inboxHref(document.id)}>{t('view')}</a>}
    </>
  );
  const rowOf = (document: DocumentRow, item: UploadItem<unknown> | null): FileStatus => {
    const isNoted = document.state === 'monitored' && document.reason !== null;
    const words = t(isNoted ? 'doneNoted' : `state.${document.state}`);
    const leads = ['monitored', 'needs-review', 'recognising'].includes(document.state);
    return {
      key: document.id,
      name: document.fileName,
      state: stateOf(document),
      needsYou: document.state === 'expanded' ? null : waitsForPerson.has(document.state),
      text: leads ? <a href={documentHref(document)}>{words}</a> : words,
      ...(document.reason === null ? {} : { note: noteOf(document, item) }),
    };
  };
  return items
    .filter((item) => item.scope === unitId)
    .flatMap((item): FileStatus[] => {
      const waiting = item.reply === null;
      if (!waiting) {
        const documents = item.reply.documents.map((document) => known.get(document.id) ?? document);
        const ids = new Set(documents.map(({ id }) => id));
        const children = [...known.values()].filter(({ parentId }) => parentId !== null && ids.has(parentId));
        return [
          ...documents.map((document) => rowOf(document, item)),
          ...children.map((child) => rowOf(child, null)),
        ];
      }
      const common = { key: item.key, name: item.file.name };
      if (item.state === 'queued') return [{ ...common, state: 'queued' }];
      if (item.state === 'sending') return [{ ...common, state: 'working', share: item.share }];
      const note = (
        <>
          {item.failure !== null && <FailureText failure={item.failure} />}
          {item.failure?.code === 'upload.file_too_large' ? (
            <Replace item={item} />
          ) : (
            <button type="button" className="linkbtn" onClick={() => uploads.retry(item.key)}>
              {t('retrySend')}
            </button>
          )}
        </>
      );
      return [{ ...common, state: 'failed', text: '', note, needsYou: true }];
    });
};

const Replace = ({ item }: { item: UploadItem<unknown> }) => {
  const t = useText<typeof texts>('documents');
  const replace = (files: readonly File[]) => {
    if (files.length === 0) return;
    uploads.remove(new Set([item.key]));
    uploads.add(files, item.scope);
  };
  return (
    <FilePicker accept={accepted} onFiles={replace}>
      {t('replace')}
    </FilePicker>
  );
};
