import { Camera, Copy, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DocumentRow, type DocumentState, documentsContract } from '#features/documents/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { outletsContract } from '#features/outlets/contract.ts';
import { fetchBytes, saveBytes } from '#platform/web/download.ts';
import { useText } from '#platform/web/i18n.ts';
import { useCall } from '#platform/web/query.ts';
import { useAppState } from '#platform/web/state.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/drawer.tsx';
import { FilePicker } from '#platform/web/ui/file-picker.tsx';
import { Bar, DropZone, type FileStatus, FileStatusList } from '#platform/web/ui/files.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { showToast } from '#platform/web/ui/toast.tsx';
import { upload } from '#platform/web/upload.ts';
import { createUploadQueue, type UploadItem } from '#platform/web/upload-queue.ts';
import { useErrorText } from '#platform/web/error-text.ts';
import { useLive } from '#platform/web/use-live.ts';
import { invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const accepted = '.pdf,.xml,.zip,application/pdf,application/xml,text/xml,application/zip,image/*';

/** Files that people add; they go on while the drawer is closed. */
export const uploads = createUploadQueue<{ documents: DocumentRow[] }>((file, unitId, onProgress) =>
  upload(documentsContract.uploadDocuments, { unitId }, [file], { onProgress }),
);

/** States in which the machine still works. */
export const underWay: readonly DocumentState[] = ['received', 'stored', 'read', 'matched', 'checked'];

/** Asks again for documents and invoices as they change. */
export const useInvoicesLive = (): void => {
  useLive(
    notificationsContract.liveEvents,
    [
      documentsContract.listDocuments,
      documentsContract.readDocument,
      invoicesContract.listInvoices,
      invoicesContract.readInvoice,
      invoicesContract.listVaultMonths,
    ],
    (event) => event.type !== 'deals',
  );
};

/** Whether the person may change things in the selected restaurant. */
export const useMayEdit = (): boolean =>
  useAppState((state) => state.selectedUnit !== null && state.selectedUnit.role !== 'reporter');

/** The words of a reason code; one that is not known reads as the general words. */
export const useReasonText = (): ((reason: string) => string) => {
  const t = useText<Readonly<Record<string, string>>>('invoices');
  return (reason) => {
    const key = `reason.${reason}`;
    const words = t(key);
    return words === key ? t('reason.unknown') : words;
  };
};

const tones: Readonly<Partial<Record<DocumentState, BadgeTone>>> = {
  monitored: 'ok',
  expanded: 'ok',
  'needs-review': 'look',
  unreadable: 'bad',
};

/** A document's state as a badge. */
export const StateBadge = ({ state }: { state: DocumentState }) => {
  const t = useText<typeof texts>('invoices');
  return <Badge tone={tones[state] ?? 'plain'}>{t(`state.${state}`)}</Badge>;
};

/** The square before a file's name. */
export const FileLead = () => (
  <span className="mono" aria-hidden="true">
    <Icon of={FileText} />
  </span>
);

/** Where a document leads: its invoice when there is one, else its own drawer. */
export const documentHref = ({ id, invoiceId, state }: DocumentRow): string =>
  invoiceId !== null && state !== 'duplicate' ? `/invoices/${invoiceId}` : `/invoices?doc=${id}`;

/** Fetches the original and saves it under its own name; says so when that fails. */
export const useDownload = () => {
  const t = useText<typeof texts>('invoices');
  return async (document: { readonly id: string; readonly fileName: string }): Promise<void> => {
    const input = { params: { documentId: document.id } };
    const result = await fetchBytes(documentsContract.downloadOriginal, input);
    if (result.hasError) showToast({ text: t('downloadFailed'), isError: true });
    else saveBytes(result.data, document.fileName.split('/').at(-1) ?? document.fileName);
  };
};

const stateOf = (state: DocumentState): FileStatus['state'] => {
  if (state === 'monitored' || state === 'expanded') return 'done';
  if (state === 'unreadable') return 'failed';
  if (state === 'needs-review' || state === 'duplicate') return 'noted';
  return state === 'received' || state === 'stored' ? 'queued' : 'working';
};

const FailureText = ({ failure }: { failure: NonNullable<UploadItem<unknown>['failure']> }) => (
  <>{useErrorText(failure)}</>
);

const useFileRows = (): readonly FileStatus[] => {
  const t = useText<typeof texts>('invoices');
  const reasonText = useReasonText();
  const items = uploads.useItems();
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const sent = items.some((item) => item.reply !== null);
  const live = useCall(documentsContract.listDocuments, { query: { limit: 200 } }, sent);
  const known = new Map(live.data?.content.map((document) => [document.id, document]));
  const noteOf = (document: DocumentRow, item: UploadItem<unknown> | null): ReactNode => (
    <>
      {document.reason !== null && <span>{reasonText(document.reason)}</span>}
      {document.state === 'unreadable' && item !== null && <Replace item={item} />}
      {document.state === 'duplicate' && <a href={`/invoices?doc=${document.id}`}>{t('view')}</a>}
    </>
  );
  const rowOf = (document: DocumentRow, item: UploadItem<unknown> | null): FileStatus => {
    const words = t(`state.${document.state}`);
    const leads = document.state === 'monitored' || document.state === 'needs-review';
    return {
      key: document.id,
      name: document.fileName,
      state: stateOf(document.state),
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
          <button type="button" className="linkbtn" onClick={() => uploads.retry(item.key)}>
            {t('retrySend')}
          </button>
        </>
      );
      return [{ ...common, state: 'failed', text: '', note }];
    });
};

const Replace = ({ item }: { item: UploadItem<unknown> }) => {
  const t = useText<typeof texts>('invoices');
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

const ForwardAddress = () => {
  const t = useText<typeof texts>('invoices');
  const outletId = useAppState((state) => state.selectedOutlet);
  const roles = useCall(outletsContract.listOutletRoles, {});
  const outlet = roles.data?.find(({ outletInformation }) => outletInformation.id === outletId);
  const address = outlet?.outletInformation.inboundAddress ?? '';
  if (address === '') return null;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: t('copied') }),
      () => undefined,
    );
  return (
    <div className="forward">
      <h3>{t('forwardLabel')}</h3>
      <p className="copyline">
        <code>{address}</code>
        <Button isSmall icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </p>
      <p className="muted small">{t('forwardHint')}</p>
    </div>
  );
};

/** Adds invoices: drop, choose or photograph files, and follow each to its end. */
export const UploadDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useText<typeof texts>('invoices');
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const files = useFileRows();
  const add = (chosen: readonly File[]) => unitId !== undefined && uploads.add(chosen, unitId);
  return (
    <Drawer title={t('add')} onClose={onClose}>
      <DropZone hint={t('addHint')} accept={accepted} onFiles={add} />
      <p className="only-touch">
        <FilePicker accept="image/*" isCamera className="btn block" onFiles={add}>
          <Icon of={Camera} />
          {t('camera')}
        </FilePicker>
      </p>
      {files.length > 0 && (
        <section aria-label={t('uploads')}>
          <FileStatusList files={files} />
        </section>
      )}
      <ForwardAddress />
    </Drawer>
  );
};

/** Files that are being sent while their drawer is closed. */
export const UploadStrip = ({ onOpen }: { onOpen: () => void }) => {
  const t = useText<typeof texts>('invoices');
  const items = uploads.useItems();
  const isBusy = items.some(({ state }) => state === 'queued' || state === 'sending');
  if (!isBusy) return null;
  return (
    <div className="proc">
      <b>{t('uploads')}</b>
      <Bar label={t('uploads')} share={items.reduce((sum, item) => sum + item.share, 0) / items.length} />
      <span className="grow" />
      <Button isSmall onClick={onOpen}>
        {t('view')}
      </Button>
    </div>
  );
};
