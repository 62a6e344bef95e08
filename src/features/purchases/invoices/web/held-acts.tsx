import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { call } from '#platform/web/calls/api.ts';
import { callKey, queryClient, useSend } from '#platform/web/calls/query.ts';
import { asLeft } from '#platform/web/session/visited.ts';
import { selectedUnitId } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { invoicesPath } from '../paths.ts';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { Accounts } from './held-accounts.tsx';
import styles from './invoices.module.css';

const { readInvoice, listInvoices, listVaultMonths } = invoicesContract;
const { listDocuments, readDocument } = documentsContract;
const stale = [
  readInvoice,
  listInvoices,
  listVaultMonths,
  listDocuments,
  readDocument,
  inboxContract.listArrivals,
  inboxContract.readArrivalsSummary,
];

interface ActProps {
  readonly invoice: InvoiceDetail;
  readonly documentId: string;
  readonly onClose: () => void;
}

const ApproveDialog = ({
  invoice,
  documentId,
  isPayment,
  onClose,
}: ActProps & { readonly isPayment: boolean }) => {
  const t = useText<typeof texts>('invoices');
  const [comment, setComment] = useState('');
  const accept = useSend(invoicesContract.acceptDocument, stale);
  const said = comment.trim();
  const send = () =>
    accept.mutate(
      { params: { documentId }, body: said === '' ? {} : { comment: said } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('approved', { number: invoice.number }) });
        },
      },
    );
  return (
    <AskDialog
      title={t('approveTitle', { number: invoice.number })}
      confirmLabel={t('approve')}
      isBusy={accept.isPending}
      error={accept.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('approveText')}</p>
      {isPayment && <Accounts invoice={invoice} />}
      <TextArea
        label={t('comment')}
        isOptional
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </AskDialog>
  );
};

/** Takes a rejected invoice back; told where it was taken back from, whatever screen that is by then. */
const useRestore = (documentId: string) => {
  const t = useText<typeof texts>('invoices');
  const unitId = selectedUnitId();
  return async () => {
    const result = await call(inboxContract.restoreDocument, {
      params: { documentId },
      ...(unitId === undefined ? {} : { unitId }),
    });
    await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
    showToast(result.hasError ? { text: t('restoreFailed'), isError: true } : { text: t('restored') });
  };
};

const RejectDialog = ({ invoice, documentId, onClose }: ActProps) => {
  const t = useText<typeof texts>('invoices');
  const router = useRouter();
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reject = useSend(inboxContract.deleteDocument, stale);
  const restore = useRestore(documentId);
  const send = () => {
    const said = comment.trim();
    if (said === '') return setMissing(true);
    reject.mutate(
      { params: { documentId }, body: { comment: said } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('rejected', { number: invoice.number }), onUndo: () => void restore() });
          void router.navigate({ href: asLeft(invoicesPath()) });
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('rejectTitle', { number: invoice.number })}
      confirmLabel={t('reject')}
      isDestructive
      isBusy={reject.isPending}
      error={reject.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('rejectText')}</p>
      <TextArea
        label={t('rejectWhy')}
        required
        maxLength={500}
        value={comment}
        error={isMissing ? t('rejectWhyMissing') : undefined}
        onChange={(event) => {
          setComment(event.target.value);
          setMissing(false);
        }}
      />
    </AskDialog>
  );
};

/** Reject and approve, of one weight: neither is what is done without thinking. */
export const HeldActs = ({
  isPayment,
  ...held
}: Omit<ActProps, 'onClose'> & { readonly isPayment: boolean }) => {
  const t = useText<typeof texts>('invoices');
  const [asked, setAsked] = useState<'reject' | 'approve' | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={`pair ${styles.heldacts}`}>
      <Button does={inboxContract.deleteDocument} onClick={() => setAsked('reject')}>
        {t('reject')}
      </Button>
      <Button does={invoicesContract.acceptDocument} onClick={() => setAsked('approve')}>
        {t('approve')}
      </Button>
      {asked === 'reject' && <RejectDialog {...held} onClose={close} />}
      {asked === 'approve' && <ApproveDialog {...held} isPayment={isPayment} onClose={close} />}
    </div>
  );
};
