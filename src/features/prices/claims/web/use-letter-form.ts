import { useState } from 'react';
import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
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
  encloses: true,
  copies: true,
});

/** What a person writes of a letter, kept on the server when it is saved, sent or downloaded. */
export const useLetterForm = (claim: ClaimDetail) => {
  const [form, setForm] = useState(() => formOf(claim));
  const save = useSend(claimsContract.changeClaim, staleByClaims);
  const send = useSend(claimsContract.sendClaim, staleByClaims);
  const params = { claimId: claim.id };
  const user = useAppState((state) => state.user);
  // Asked for once an address is typed, not at each letter of it.
  const [asked, setAsked] = useState(form.recipient);
  const to = asked === '' ? {} : { to: asked };
  const enclosures = useCall(
    claimsContract.readEnclosures,
    { params, query: to },
    claim.state === 'drafted',
  ).data;
  const recipient = form.recipient.trim();
  const { responds, encloses, copies, ...written } = form;
  const isKnown = enclosures?.isKnown === true && recipient === asked.trim();
  const files = isKnown && encloses ? enclosures.files : [];
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
    replyTo: claim.letter.replyTo,
    signer: user?.fullName ?? null,
    enclosures: files,
  };
  const { sendRefusal } = claim;
  return {
    form,
    source,
    recipient,
    change: (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part })),
    keep,
    /** What would go with it; null until it is known. */
    enclosures: enclosures === undefined ? null : { ...enclosures, isKnown },
    askEnclosures: () => setAsked(recipient),
    ownAddress: user?.email ?? '',
    /** Keeps what is written, then sends it, or says that a person did. */
    send: async (byHand: boolean) => {
      await keep();
      return send.mutateAsync({ params, body: { byHand, responds, encloses, copies } });
    },
    /** Why nothing can be sent from here, whatever is written; null: it can. */
    refusal: sendRefusal === 'claim.recipient_missing' ? null : sendRefusal,
    isBusy: save.isPending || send.isPending,
    failure: (save.error ?? send.error)?.failure ?? null,
  };
};

export type LetterForm = ReturnType<typeof useLetterForm>;
