import { useState } from 'react';
import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import type { LetterSource } from '../rules-letter.ts';
import { staleByClaims } from './stale.ts';

const formOf = (claim: ClaimDetail) => ({
  recipient: claim.recipient ?? '',
  language: claim.language,
  replyBy: claim.replyBy ?? daysAfter(todayInSweden(), replyDays),
  text: claim.text,
  responds: claim.eInvoices.length > 0,
});

/** What a person writes of a letter, kept on the server when it is saved, sent or downloaded. */
export const useLetterForm = (claim: ClaimDetail) => {
  const [form, setForm] = useState(() => formOf(claim));
  const save = useSend(claimsContract.changeClaim, staleByClaims);
  const send = useSend(claimsContract.sendClaim, staleByClaims);
  const params = { claimId: claim.id };
  const recipient = form.recipient.trim();
  const { responds, ...written } = form;
  const body = { ...written, recipient: recipient === '' ? null : recipient, replyBy: form.replyBy || null };
  const keep = () => save.mutateAsync({ params, body });
  const source: LetterSource = {
    number: claim.number,
    language: form.language,
    supplierName: claim.supplierName,
    currency: claim.currency,
    lines: claim.claimLines,
    open: claim.open,
    sentOn: claim.sentOn,
    replyBy: form.replyBy === '' ? null : form.replyBy,
    words: form.text,
    sender: claim.letter.sender,
    contact: claim.letter.contact,
  };
  const { sendRefusal } = claim;
  return {
    form,
    source,
    recipient,
    change: (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part })),
    keep,
    /** Keeps what is written, then sends it, or says that a person did. */
    send: async (byHand: boolean) => {
      await keep();
      return send.mutateAsync({ params, body: { byHand, responds } });
    },
    /** Why nothing can be sent from here, whatever is written; null: it can. */
    refusal: sendRefusal === 'claim.recipient_missing' ? null : sendRefusal,
    isBusy: save.isPending || send.isPending,
    failure: (save.error ?? send.error)?.failure ?? null,
  };
};

export type LetterForm = ReturnType<typeof useLetterForm>;
