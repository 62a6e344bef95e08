import { Download, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useErrorText } from '#platform/web/error-text.ts';
import { useFormat } from '#platform/web/format.ts';
import { useCodeText, useText } from '#platform/web/i18n.ts';
import { useCall, useSend } from '#platform/web/query.ts';
import { useMayEdit } from '#platform/web/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/drawer.tsx';
import { FileLead } from '#platform/web/ui/files.tsx';
import { PdfPane } from '#platform/web/ui/pdf-pane.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import { useBytes, useDownload } from '#platform/web/use-download.ts';
import { type DocumentRow, documentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { StateBadge } from './document-state.tsx';

const Picture = ({ bytes, name }: { bytes: Blob; name: string }) => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address === null ? null : <img className="filepicture" src={address} alt={name} />;
};

const Preview = ({ document }: { document: DocumentRow }) => {
  const t = useText<typeof texts>('documents');
  const input = { params: { documentId: document.id } };
  const { bytes, hasFailed } = useBytes(documentsContract.downloadOriginal, input);
  const download = useDownload(documentsContract.downloadOriginal);
  if (document.contentType.startsWith('image/'))
    return bytes === null ? null : <Picture bytes={bytes} name={document.fileName} />;
  return (
    <div className="filepreview">
      <PdfPane
        bytes={bytes}
        hasFailed={hasFailed}
        marks={[]}
        activeKey={null}
        label={t('openFile')}
        onDownload={() => void download(input, document.fileName)}
      />
    </div>
  );
};

const canShow = ({ contentType, size }: DocumentRow): boolean =>
  size > 0 && (contentType === 'application/pdf' || /^image\/(?:png|jpeg|webp|gif)$/.test(contentType));

const Actions = ({ document, onReplace }: { document: DocumentRow; onReplace: () => void }) => {
  const t = useText<typeof texts>('documents');
  const mayEdit = useMayEdit();
  const download = useDownload(documentsContract.downloadOriginal);
  const { readDocument, listDocuments } = documentsContract;
  const again = useSend(documentsContract.retryDocument, [readDocument, listDocuments]);
  const error = useErrorText(again.error?.failure ?? null);
  const retry = () =>
    again.mutate(
      { params: { documentId: document.id } },
      { onSuccess: () => showToast({ text: t('readingAgain') }) },
    );
  const { invoiceId, duplicateOf } = document;
  const firstFile = duplicateOf === null ? null : `/invoices?doc=${duplicateOf}`;
  const leadsTo = invoiceId === null ? firstFile : `/invoices/${invoiceId}`;
  return (
    <>
      {error !== '' && <p className="poor small">{error}</p>}
      {leadsTo !== null && (
        <ButtonLink kind="primary" isBlock href={leadsTo}>
          {t(document.state === 'duplicate' ? 'openFirst' : 'openInvoice')}
        </ButtonLink>
      )}
      {mayEdit && document.state === 'unreadable' && (
        <>
          <Button kind="primary" isBlock onClick={onReplace}>
            {t('replace')}
          </Button>
          <Button isBlock icon={RotateCcw} isBusy={again.isPending} onClick={retry}>
            {t('readAgain')}
          </Button>
        </>
      )}
      {document.size > 0 && (
        <Button
          isBlock
          icon={Download}
          onClick={() => void download({ params: { documentId: document.id } }, document.fileName)}
        >
          {t('download', { what: t('original') })}
        </Button>
      )}
    </>
  );
};

interface DocumentDrawerProps {
  readonly documentId: string;
  readonly onClose: () => void;
  /** Opens the way to add another file instead. */
  readonly onReplace: () => void;
}

/** A file that came, what became of it and why. */
export const DocumentDrawer = ({ documentId, onClose, onReplace }: DocumentDrawerProps) => {
  const t = useText<typeof texts>('documents');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  const { data: document, error } = useCall(documentsContract.readDocument, { params: { documentId } });
  const failure = useErrorText(error?.failure ?? null);
  if (document === undefined || document.id !== documentId) {
    return (
      <Drawer title={t('fileName')} onClose={onClose}>
        {error === null ? <Skeleton lines={6} /> : <ErrorState title={failure} />}
      </Drawer>
    );
  }
  const received = `${format.date(document.receivedAt)} ${format.time(document.receivedAt)}`;
  return (
    <Drawer
      title={document.fileName}
      detail={t('received', { time: received })}
      lead={<FileLead />}
      onClose={onClose}
      footer={<Actions document={document} onReplace={onReplace} />}
    >
      <Facts
        facts={[
          [t('fileState'), <StateBadge key="state" state={document.state} />],
          ...(document.reason === null ? [] : [[t('reason'), reasonText(document.reason)] as const]),
          [t('channel'), t(`channel.${document.channel}`)],
          ...(document.receivedBy === null ? [] : [[t('receivedBy'), document.receivedBy] as const]),
        ]}
      />
      {canShow(document) && <Preview document={document} />}
    </Drawer>
  );
};
