import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { faultsIn } from '#platform/web/calls/faults-in.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { type SupplierPage, suppliersContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const ContactDialog = ({ supplier, onClose }: { supplier: SupplierPage; onClose: () => void }) => {
  const t = useText<typeof texts>('suppliers');
  const [phone, setPhone] = useState(supplier.contact.phoneText ?? '');
  const [email, setEmail] = useState(supplier.contact.email ?? '');
  const save = useSend(suppliersContract.setSupplierContact, [suppliersContract.readSupplier]);
  const faults = faultsIn(save.error?.errorData);
  const send = () =>
    save.mutate(
      { params: { supplierId: supplier.id }, body: { phone: phone.trim(), email: email.trim() } },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('contactSaved', { name: supplier.displayName }) });
        },
      },
    );
  return (
    <AskDialog
      title={t('contactTitle', { name: supplier.displayName })}
      confirmLabel={t('save')}
      isBusy={save.isPending}
      error={Object.keys(faults).length > 0 ? null : save.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="consequence">{t('contactWhy')}</p>
      <TextField
        label={t('contactPhone')}
        type="tel"
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={faults['phone'] === undefined ? undefined : t('contactPhoneInvalid')}
        onChange={(event) => setPhone(event.target.value)}
      />
      <TextField
        label={t('contactEmail')}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={email}
        error={faults['email'] === undefined ? undefined : t('contactEmailInvalid')}
        onChange={(event) => setEmail(event.target.value)}
      />
    </AskDialog>
  );
};

/** How we reach a supplier that we buy from, as our own people have written it down. */
export const ContactCard = ({ supplier }: { supplier: SupplierPage }) => {
  const t = useText<typeof texts>('suppliers');
  const mayEdit = useMayEdit();
  const [isAsking, setAsking] = useState(false);
  const { phone, phoneText, email } = supplier.contact;
  if (supplier.ownIds.length === 0) return null;
  const missing = <Missing label={t('missing')} />;
  const call = phone === null ? missing : <a href={`tel:${phone}`}>{phoneText}</a>;
  const write = email === null ? missing : <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Card
      title={t('contact')}
      aside={
        mayEdit && (
          <Button
            isSmall
            icon={Pencil}
            does={suppliersContract.setSupplierContact}
            onClick={() => setAsking(true)}
          >
            {t('change')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t('contactPhone'), call],
          [t('contactEmail'), write],
        ]}
      />
      {isAsking && <ContactDialog supplier={supplier} onClose={() => setAsking(false)} />}
    </Card>
  );
};
