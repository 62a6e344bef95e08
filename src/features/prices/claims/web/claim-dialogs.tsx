import { useState } from 'react';
import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { type Answer, AnswerFields, answerBody, emptyAnswer } from './answer-fields.tsx';
import { staleByClaims } from './stale.ts';

export type ClaimAct = 'remind' | 'answer' | 'refuse' | 'withdraw' | 'reopen' | 'close';

/** Which question about which claim is asked. */
export const useClaimDialogs = () => {
  const [asked, setAsked] = useState<{ readonly act: ClaimAct; readonly claim: ClaimRow } | null>(null);
  return {
    asked,
    open: (act: ClaimAct, claim: ClaimRow) => setAsked({ act, claim }),
    close: () => setAsked(null),
  };
};

export type ClaimDialogState = ReturnType<typeof useClaimDialogs>;

interface DialogProps {
  readonly claim: ClaimRow;
  readonly onClose: () => void;
}

/** The same claim once more: a reminder of what is left, and a new day to answer by. */
const RemindDialog = ({ claim, onClose }: DialogProps) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const [replyBy, setReplyBy] = useState(daysAfter(todayInSweden(), replyDays));
  const send = useSend(claimsContract.remindClaim, staleByClaims);
  const open = format.money(claim.open, claim.currency);
  const remind = (byHand: boolean) =>
    void send
      .mutateAsync({
        params: { claimId: claim.id },
        body: { byHand, ...(replyBy === '' ? {} : { replyBy }) },
      })
      .then(
        () => {
          showToast({ text: t('reminded', { supplier: claim.supplierName }) });
          onClose();
        },
        () => undefined,
      );
  return (
    <AskDialog
      title={t('remindTitle', { supplier: claim.supplierName, amount: open })}
      confirmLabel={t('remindFor', { amount: open })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => remind(false)}
      onClose={onClose}
    >
      <p className="consequence">{t('remindText')}</p>
      <DateField label={t('replyBy')} min={todayInSweden()} value={replyBy} onDay={setReplyBy} />
    </AskDialog>
  );
};

/** What the supplier has said, by telephone or letter; money alone settles. */
const AnswerDialog = ({ claim, onClose }: DialogProps) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const [answer, setAnswer] = useState<Answer>(emptyAnswer);
  const [isTried, setTried] = useState(false);
  const send = useSend(claimsContract.answerClaim, staleByClaims);
  const log = () => {
    setTried(true);
    const body = answerBody(answer, claim.amount);
    if (body === null) return;
    void send.mutateAsync({ params: { claimId: claim.id }, body }).then(onClose, () => undefined);
  };
  return (
    <AskDialog
      title={t('logTitle', { supplier: claim.supplierName, number: claim.number })}
      confirmLabel={t('logAnswer')}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={log}
      onClose={onClose}
    >
      <AnswerFields
        legend={t('answerLegend')}
        words={{
          accepted: t('say.accepted'),
          rejected: t('say.rejected'),
          counterOffer: t('say.counter-offer'),
          offer: t('offer'),
          offerMissing: t('offerMissing'),
          offerAbove: t('offerAbove', { amount: format.money(claim.amount, claim.currency) }),
          text: t('answerWords'),
          textMissing: t('answerWordsMissing'),
        }}
        answer={answer}
        claimed={claim.amount}
        isTried={isTried}
        onChange={setAnswer}
      />
      <p className="muted small">{t('moneySettles')}</p>
    </AskDialog>
  );
};

const endpoints = {
  refuse: claimsContract.refuseClaim,
  withdraw: claimsContract.withdrawClaim,
  reopen: claimsContract.reopenClaim,
  close: claimsContract.closeClaim,
} as const;

const StepDialog = ({ claim, act, onClose }: DialogProps & { readonly act: keyof typeof endpoints }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const send = useSend(endpoints[act], staleByClaims);
  const failure = useErrorText(send.error?.failure ?? null);
  const values = { number: claim.number, amount: format.money(claim.open, claim.currency) };
  return (
    <ConfirmDialog
      title={t(`${act}.title`, values)}
      consequence={
        <>
          <p>{t(`${act}.text`, values)}</p>
          {failure !== '' && (
            <p className="poor" role="alert">
              {failure}
            </p>
          )}
        </>
      }
      confirmLabel={t(`${act}.act`, values)}
      isDestructive={act === 'withdraw'}
      hasComment
      isBusy={send.isPending}
      onConfirm={(comment) =>
        void send
          .mutateAsync({
            params: { claimId: claim.id },
            body: comment === '' ? {} : { words: comment },
          })
          .then(onClose, () => undefined)
      }
      onCancel={onClose}
    />
  );
};

/** The question that is open, if any. */
export const ClaimDialogs = ({ dialogs: { asked, close } }: { dialogs: ClaimDialogState }) => {
  if (asked === null) return null;
  const { act, claim } = asked;
  if (act === 'remind') return <RemindDialog claim={claim} onClose={close} />;
  if (act === 'answer') return <AnswerDialog claim={claim} onClose={close} />;
  return <StepDialog claim={claim} act={act} onClose={close} />;
};
