import { useRouter } from '@tanstack/react-router';
import { Check, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { OtherKind } from '#core/invoices/other-kind.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { errorTextFor, useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient, useSend } from '#platform/web/calls/query.ts';
import { type ActionItem, ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-look.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { reviewPath } from '../paths.ts';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import type { DraftChecks } from '../rules.ts';
import type { texts } from '../texts-desk.en.ts';
import { askReviewAgain, type DraftHandle } from './use-draft.ts';
import { CheckWords } from './check-words.tsx';
import { OtherBar } from './other-bar.tsx';
import styles from './readings.module.css';

export type Accepted = ReplyOf<(typeof reviewContract)['acceptReview']>;

/** What a person decided, after which there is nothing more to correct. */
export type Outcome =
  | { readonly is: 'accepted'; readonly reply: Accepted }
  | { readonly is: 'rejected'; readonly as: 'settled' | 'deleted'; readonly reason?: string };

const stale = [inboxContract.listArrivals, inboxContract.readArrival, inboxContract.readArrivalsSummary];

interface RejectProps {
  readonly detail: ReviewDetail;
  readonly handle: DraftHandle;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

const RejectDialog = ({ detail, handle, onDone, onClose }: RejectProps) => {
  const t = useText<typeof texts>('review-desk');
  const [as, setAs] = useState<'settled' | 'deleted'>('settled');
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const send = useSend(reviewContract.rejectReview, stale);
  const isEmpty = comment.trim() === '';
  const confirm = async () => {
    setAsked(true);
    if (isEmpty) return document.getElementById(reasonId)?.focus();
    const revision = await handle.revision();
    const body = { revision, as, comment: comment.trim() };
    // The news of it may take this dialog away before its answer is here, and with it what `mutate` would call.
    const isDone = await send.mutateAsync({ params: { documentId: detail.documentId }, body }).then(
      () => true,
      () => false,
    );
    if (isDone) {
      handle.close();
      onDone({ is: 'rejected', as });
    } else {
      handle.release();
      await askReviewAgain();
    }
  };
  return (
    <AskDialog
      title={t('rejectTitle')}
      confirmLabel={t(as === 'settled' ? 'rejectSettle' : 'rejectDelete')}
      isDestructive={as === 'deleted'}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <RadioList
        legend={t('rejectLegend')}
        value={as}
        onChange={setAs}
        choices={[
          { value: 'settled', label: t('rejectSettled'), hint: t('rejectSettledHint') },
          { value: 'deleted', label: t('rejectDeleted'), hint: t('rejectDeletedHint') },
        ]}
      />
      <TextArea
        id={reasonId}
        label={t('rejectReason')}
        value={comment}
        maxLength={500}
        required
        error={isAsked && isEmpty ? t('rejectReasonMissing') : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
    </AskDialog>
  );
};

interface MoreProps {
  readonly detail: ReviewDetail;
  readonly mayEdit: boolean;
  readonly onAsk: (question: 'reject' | 'split' | 'join' | 'layouts') => void;
}

/** The less usual things to do with the file, behind one button. */
export const MoreMenu = ({ detail, mayEdit, onAsk }: MoreProps) => {
  const t = useText<typeof texts>('review-desk');
  const language = useLanguage();
  const pickerId = useId();
  const router = useRouter();
  const download = useDownload(documentsContract.downloadOriginal);
  const readAgain = useSend(reviewContract.readAgain, [reviewContract.readReview, ...stale]);
  const { documentId, fileName, originalId, pages } = detail;
  const params = { documentId };
  const tell = async (failure: Failure | null, text: string) => {
    showToast(failure === null ? { text } : { text: await errorTextFor(failure, language), isError: true });
    await askReviewAgain();
  };
  const replace = async (file: File) => {
    const answer = await upload(inboxContract.replaceDocument, { params }, [file]);
    if (answer.hasError) return tell(answer.error, '');
    for (const queried of stale) void queryClient.invalidateQueries({ queryKey: callKey(queried) });
    showToast({ text: t('replaced') });
    await router.navigate({ href: reviewPath(answer.data.id) });
  };
  const reread = () =>
    readAgain.mutate(
      { params },
      {
        onSuccess: () => void tell(null, t('readingAgain')),
        onError: ({ failure }) => void tell(failure, ''),
      },
    );
  const items: ActionItem[] = [
    ...(mayEdit
      ? [
          { id: 'reject', label: t('reject'), onAction: () => onAsk('reject') },
          { id: 'again', label: t('readAgain'), onAction: reread },
          { id: 'replace', label: t('replace'), onAction: () => document.getElementById(pickerId)?.click() },
          ...(pages.length > 1 ? [{ id: 'split', label: t('split'), onAction: () => onAsk('split') }] : []),
          ...(detail.sheet === null ? [{ id: 'join', label: t('join'), onAction: () => onAsk('join') }] : []),
          { id: 'layouts', label: t('layouts'), startsGroup: true, onAction: () => onAsk('layouts') },
        ]
      : []),
    {
      id: 'original',
      label: t('original'),
      onAction: () => void download({ params: { documentId: originalId } }, fileName),
    },
  ];
  return (
    <>
      <ActionMenu label={t('more')} className={buttonClass({ isIconOnly: true })} items={items}>
        <Icon of={Ellipsis} />
      </ActionMenu>
      {mayEdit && (
        <input
          id={pickerId}
          type="file"
          hidden
          accept=".pdf,.csv,.xml,.zip,image/*"
          aria-label={t('replace')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void replace(file);
          }}
        />
      )}
    </>
  );
};

interface OutcomeBarProps extends Omit<RejectProps, 'onClose'> {
  readonly checks: DraftChecks;
  /** Something else is to be done first, though nobody is kept from saving. */
  readonly isLater: boolean;
  readonly isAsking: boolean;
  readonly onReject: () => void;
  readonly onEnd: () => void;
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onAccept: () => void;
  /** What a person says that it is instead of an invoice. */
  readonly other: OtherKind | null;
}

/** Pinned below the fields: what the figures say, and the decision with its sum. */
export const OutcomeBar = (props: OutcomeBarProps) => {
  const t = useText<typeof texts>('review-desk');
  const format = useFormat();
  const { detail, handle, checks, remember, onRemember, isBusy, failure, onAccept } = props;
  const { payable, currency } = handle.draft;
  const failed = useErrorText(failure);
  const name = handle.draft.supplier.name;
  if (props.other !== null)
    return (
      <OtherBar
        {...{ detail, handle, other: props.other }}
        onSettled={(reason) => props.onDone({ is: 'rejected', as: 'settled', reason })}
      />
    );
  return (
    <div className={styles.reviewbar}>
      <CheckWords checks={checks} currency={currency ?? ''} />
      {failed !== '' && (
        <p className="poor small" role="alert">
          {failed}
        </p>
      )}
      {/* Pages teach how they are read; what columns mean is said where they stand. */}
      {detail.pages.length > 0 && (
        <label className="checkline small">
          <input
            className="check"
            type="checkbox"
            checked={remember}
            onChange={({ target }) => onRemember(target.checked)}
          />
          <span>
            {name === null ? t('remember') : t('rememberOf', { name })}
            <small>{t(detail.layout === null ? 'rememberHint' : 'rememberKnown')}</small>
          </span>
        </label>
      )}
      <div className={styles.reviewacts}>
        <Button does={reviewContract.rejectReview} onClick={props.onReject}>
          {t('reject')}
        </Button>
        <Button
          {...(props.isLater ? {} : { kind: 'primary' as const })}
          isBlock
          icon={Check}
          does={reviewContract.acceptReview}
          isBusy={isBusy}
          onClick={onAccept}
        >
          {payable === null
            ? t('accept')
            : t('acceptSum', { amount: format.money(payable, currency ?? 'SEK') })}
        </Button>
      </div>
      {props.isAsking && (
        <RejectDialog detail={detail} handle={handle} onDone={props.onDone} onClose={props.onEnd} />
      )}
    </div>
  );
};

/** Sends what stands as the invoice. */
export const useAccept = (detail: ReviewDetail, handle: DraftHandle, onDone: (outcome: Outcome) => void) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const accept = async (remember: boolean): Promise<void> => {
    setBusy(true);
    const revision = await handle.revision();
    const answer = await call(reviewContract.acceptReview, {
      params: { documentId: detail.documentId },
      body: { revision, draft: handle.draft, remember },
    });
    setBusy(false);
    setFailure(answer.error);
    if (answer.hasError) {
      handle.release();
      if (answer.error.status === 409) await askReviewAgain();
      return;
    }
    handle.close();
    onDone({ is: 'accepted', reply: answer.data });
  };
  return { accept, isBusy, failure };
};
