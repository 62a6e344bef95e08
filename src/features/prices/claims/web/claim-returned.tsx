import { useState } from 'react';
import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleByClaims } from './stale.ts';
import styles from './claims.module.css';

/** The same letter to another address, and a new day to answer by. */
const ResendDialog = ({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) => {
  const t = useText<typeof texts>('claims');
  const [recipient, setRecipient] = useState(claim.recipient ?? '');
  const [replyBy, setReplyBy] = useState(daysAfter(todayInSweden(), replyDays));
  const save = useSend(claimsContract.changeClaim, staleByClaims);
  const send = useSend(claimsContract.remindClaim, staleByClaims);
  const params = { claimId: claim.id };
  const address = recipient.trim();
  const resend = async () => {
    const { language, text } = claim;
    const day = replyBy === '' ? null : replyBy;
    await save.mutateAsync({ params, body: { recipient: address, language, text, replyBy: day } });
    await send.mutateAsync({ params, body: { byHand: false, ...(day === null ? {} : { replyBy: day }) } });
    showToast({ text: t('sent', { number: claim.number, address }) });
    onClose();
  };
  return (
    <AskDialog
      title={t('resendTitle', { number: claim.number })}
      confirmLabel={t('resend')}
      isBusy={save.isPending || send.isPending}
      error={save.error ?? send.error}
      onConfirm={() => void resend().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField
        label={t('to')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={recipient}
        hint={t('toHint')}
        onChange={({ target }) => setRecipient(target.value)}
      />
      <DateField label={t('replyBy')} min={todayInSweden()} value={replyBy} onDay={setReplyBy} />
    </AskDialog>
  );
};

/** The letter did not reach the supplier: another address, or the PDF by hand. Yellow, since it waits for a person. */
export const ClaimReturned = ({ claim }: { claim: ClaimDetail }) => {
  const t = useText<typeof texts>('claims');
  const [isOpen, setOpen] = useState(false);
  const download = useDownload(claimsContract.downloadLetter);
  const address = claim.events.findLast(({ kind }) => kind === 'undelivered')?.sender ?? claim.recipient;
  const fetchPdf = () => download({ params: { claimId: claim.id }, query: {} }, `${claim.number}.pdf`);
  return (
    <section className={styles.rest} aria-label={t('returned')}>
      <h2>{t('returned')}</h2>
      <p className="small">{t('returnedText', { address: address ?? claim.supplierName })}</p>
      {claim.steps.includes('remind') && (
        <Button kind="primary" does={claimsContract.remindClaim} onClick={() => setOpen(true)}>
          {t('fixAddress')}
        </Button>
      )}
      <Button onClick={() => void fetchPdf()}>{t('download')}</Button>
      {isOpen && <ResendDialog claim={claim} onClose={() => setOpen(false)} />}
    </section>
  );
};
