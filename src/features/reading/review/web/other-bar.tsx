import { Check } from 'lucide-react';
import type { OtherKind } from '#core/invoices/other-kind.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type ReviewDetail, reviewContract } from '../contract.ts';
import type { texts } from '../texts-desk.en.ts';
import { askReviewAgain, type DraftHandle } from './use-draft.ts';
import styles from './readings.module.css';

const stale = [inboxContract.listArrivals, inboxContract.readArrival, inboxContract.readArrivalsSummary];

interface OtherBarProps {
  readonly detail: ReviewDetail;
  readonly handle: DraftHandle;
  readonly other: OtherKind;
  /** It is kept as what it is, for this reason. */
  readonly onSettled: (reason: string) => void;
}

/** The decision on a paper that is no invoice: it is kept under what it is. */
export const OtherBar = ({ detail, handle, other, onSettled }: OtherBarProps) => {
  const t = useText<typeof texts>('review-desk');
  const send = useSend(reviewContract.nameKind, stale);
  const failed = useErrorText(send.error?.failure ?? null);
  const settle = async () => {
    const revision = await handle.revision();
    const params = { documentId: detail.documentId };
    // The news of it may take the bar away before its answer is here, and with it what `mutate` would call.
    const reply = await send.mutateAsync({ params, body: { revision, kind: other } }).catch(() => null);
    if (reply === null) {
      handle.release();
      await askReviewAgain();
      return;
    }
    handle.close();
    onSettled(`kind.${other}`);
  };
  return (
    <div className={styles.reviewbar}>
      {failed !== '' && (
        <p className="poor small" role="alert">
          {failed}
        </p>
      )}
      <div className={styles.reviewacts}>
        <Button
          kind="primary"
          isBlock
          icon={Check}
          does={reviewContract.nameKind}
          isBusy={send.isPending}
          onClick={() => void settle()}
        >
          {t('settleOther')}
        </Button>
      </div>
    </div>
  );
};
