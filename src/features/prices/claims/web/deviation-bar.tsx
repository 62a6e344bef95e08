import { useNavigate } from '@tanstack/react-router';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { claimsContract } from '../contract.ts';
import { newClaimPath } from '../paths.ts';
import type { texts } from '../texts-deviations.en.ts';
import { staleByClaims } from './stale.ts';
import type { PickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

/** What is ticked, what it comes to and how many letters that makes; rises with the first tick. */
export const DeviationBar = ({ picked }: { picked: PickedLines }) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const navigate = useNavigate();
  const send = useSend(claimsContract.draftClaims, staleByClaims);
  const failure = useErrorText(send.error?.failure ?? null);
  if (picked.lines.length === 0) return null;
  const amount = picked.sums.map((sum) => format.money(sum.amount, sum.currency)).join(' + ');
  const draft = async () => {
    const lines = picked.lines.map(({ id, invoiceId }) => ({ invoiceId, orderLineId: id }));
    const drafted = await send.mutateAsync({ body: { lines } }).catch(() => null);
    if (drafted === null) return;
    await navigate({ href: newClaimPath({ claims: drafted.claims.map(({ id }) => id).join(',') }) });
  };
  return (
    <div className={styles.bar} role="region" aria-label={t('picked')}>
      <p>
        <b className="strong" role="status">
          {t('pickedLines', { count: picked.lines.length, amount })}
        </b>
        {failure === '' ? (
          <small className="not-s">{t('makesClaims', { count: picked.suppliers })}</small>
        ) : (
          <small className="poor" role="alert">
            {failure}
          </small>
        )}
      </p>
      <span className="not-s">
        <Button kind="quiet" onClick={picked.clear}>
          {t('clearPicked')}
        </Button>
      </span>
      <Button
        kind="primary"
        isBusy={send.isPending}
        does={claimsContract.draftClaims}
        onClick={() => void draft()}
      >
        {t('write', { amount })}
      </Button>
    </div>
  );
};
