import { Copy, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

type Finding = InvoiceDetail['checks'][number];

const moneyParams = new Set(['stated', 'difference', 'sum']);

/** The words of a check with its figures; amounts in the invoice's currency. */
export const useCheckText = (currency: string): ((finding: Finding) => string) => {
  const t = useText<Readonly<Record<string, string>>>('invoices');
  const format = useFormat();
  return ({ code, params }) => {
    const isMoney = (name: string) =>
      moneyParams.has(name) || (name === 'expected' && !code.endsWith('-vat-rate'));
    const words = Object.entries(params).map(([name, value]): [string, string] => {
      if (isMoney(name)) return [name, format.money(value, currency)];
      return [name, /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value];
    });
    const blanks: Readonly<Record<string, string>> = Object.fromEntries(words);
    return t(`check.${code}`, blanks);
  };
};

/** An account as it is printed: `Bankgiro 5050-1055`, `Plusgiro 12 34 56-7`; the last digits stand apart. */
export const useAccountText = (): ((account: InvoiceDetail['accounts'][number]) => string) => {
  const t = useText<typeof texts>('invoices');
  return ({ kind, account }) => {
    const last = { bankgiro: 4, plusgiro: 1, iban: 0 }[kind];
    const isPlain = last > 0 && /^\d{3,8}$/.test(account);
    return `${t(kind)} ${isPlain ? `${account.slice(0, -last)}-${account.slice(-last)}` : account}`;
  };
};

const Accounts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const accountText = useAccountText();
  const isKnown = ({ kind, account }: InvoiceDetail['accounts'][number]) =>
    invoice.confirmedAccounts.some((one) => one.kind === kind && one.account === account);
  const fresh = invoice.accounts.filter((account) => !isKnown(account));
  if (fresh.length === 0) return null;
  const words = (accounts: InvoiceDetail['accounts']) => accounts.map(accountText).join(', ');
  return (
    <p>
      <RichText text={t('accountNew', { account: words(fresh) })} />{' '}
      {invoice.confirmedAccounts.length > 0 && (
        <RichText text={t('accountKnown', { account: words(invoice.confirmedAccounts) })} />
      )}
    </p>
  );
};

const Approve = ({ invoice, documentId }: { invoice: InvoiceDetail; documentId: string }) => {
  const t = useText<typeof texts>('invoices');
  const [isAsking, setAsking] = useState(false);
  const { readInvoice, listInvoices } = invoicesContract;
  const { listDocuments, readDocument } = documentsContract;
  const stale = [readInvoice, listInvoices, listDocuments, readDocument];
  const accept = useSend(invoicesContract.acceptDocument, stale);
  const error = useErrorText(accept.error?.failure ?? null);
  const send = (comment: string) =>
    accept.mutate(
      { params: { documentId }, body: comment === '' ? {} : { comment } },
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ text: t('approved', { number: invoice.number }) });
        },
      },
    );
  return (
    <>
      <Button kind="primary" isSmall onClick={() => setAsking(true)}>
        {t('approve')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('approveTitle', { number: invoice.number })}
          consequence={
            <>
              <p>{t('approveText')}</p>
              {invoice.heldReasons.some((reason) => reason.startsWith('payment.')) && (
                <Accounts invoice={invoice} />
              )}
              {error !== '' && (
                <p className="poor" role="alert">
                  {error}
                </p>
              )}
            </>
          }
          confirmLabel={t('approve')}
          hasComment
          isBusy={accept.isPending}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

const HeldNote = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const reasonText = useCodeText('documents', 'reason');
  const mayEdit = useMayEdit();
  const documentId = invoice.documents[0]?.id;
  return (
    <section className="card waiting heldnote" aria-label={t('heldTitle')}>
      <Icon of={ShieldAlert} />
      <div className="grow">
        <h2>{t('heldTitle')}</h2>
        <ul>
          {invoice.heldReasons.map((reason) => (
            <li key={reason}>{reasonText(reason)}.</li>
          ))}
        </ul>
        {invoice.heldReasons.some((reason) => reason.startsWith('payment.')) && (
          <Accounts invoice={invoice} />
        )}
        <p className="small">{t(mayEdit ? 'heldText' : 'heldReadOnly')}</p>
      </div>
      {mayEdit && documentId !== undefined && <Approve invoice={invoice} documentId={documentId} />}
    </section>
  );
};

/** What a person should know before the lines: why it is held, what does not add up, that it came more than once. */
export const InvoiceNotes = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const checkText = useCheckText(invoice.currency);
  const ofDocument = invoice.checks.filter(({ lineNo }) => lineNo === null);
  const more = invoice.documents.slice(1);
  return (
    <>
      {invoice.held && <HeldNote invoice={invoice} />}
      {ofDocument.length > 0 && (
        <Note icon={TriangleAlert} tone="warn">
          {ofDocument.map((finding) => (
            <p key={finding.code}>{checkText(finding)}</p>
          ))}
        </Note>
      )}
      {more.length > 0 && (
        <Note icon={Copy}>
          <p>
            {t('duplicates', { count: more.length })}{' '}
            {more.map(({ id, fileName }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={inboxPath({ doc: id })}>{fileName}</a>
              </span>
            ))}
          </p>
        </Note>
      )}
    </>
  );
};
