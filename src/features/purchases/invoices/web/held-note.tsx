import { Phone, ShieldAlert } from 'lucide-react';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { Accounts } from './held-accounts.tsx';
import styles from './invoices.module.css';
import { HeldActs } from './held-acts.tsx';

/** Whom to call before a new account is approved: the number of our own people, never the one on the invoice. */
const CallFirst = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const mayEdit = useMayEdit();
  const { phone, phoneText } = invoice.supplierContact;
  const name = invoice.supplier.displayName;
  return (
    <div className={styles.call}>
      <Icon of={Phone} />
      {phone === null ? (
        <p>
          {t('callUnknown', { name })}{' '}
          {mayEdit && <a href={supplierPath({ id: invoice.supplier.id })}>{t('writeNumber')}</a>}
        </p>
      ) : (
        <p>
          {t('callFirst', { name })} <a href={`tel:${phone}`}>{phoneText}</a>
        </p>
      )}
    </div>
  );
};

/** Why an invoice is held, what a person needs to judge it by, and the two ways out. */
export const HeldNote = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const reasonText = useCodeText('documents', 'reason');
  const mayEdit = useMayEdit();
  const documentId = invoice.documents[0]?.id;
  const isPayment = invoice.heldReasons.some((reason) => reason.startsWith('payment.'));
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
        {isPayment && <Accounts invoice={invoice} />}
        {isPayment && <CallFirst invoice={invoice} />}
        <p className="small">{t(mayEdit ? 'heldText' : 'heldReadOnly')}</p>
      </div>
      {mayEdit && documentId !== undefined && (
        <HeldActs invoice={invoice} documentId={documentId} isPayment={isPayment} />
      )}
    </section>
  );
};
