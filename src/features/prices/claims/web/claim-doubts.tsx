import { useState } from 'react';
import { invoicePath } from '#features/intake/documents/paths.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { CreditDoubt } from '../contract-credits.ts';
import { claimsContract } from '../contract.ts';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts-doubts.en.ts';
import { staleByClaims } from './stale.ts';
import styles from './doubts.module.css';

/** Doubts that are shown at once. */
const most = 3;

type Place = CreditDoubt['candidates'][number];

const useDeciding = (doubt: CreditDoubt, places: readonly Place[]) => {
  const link = useSend(claimsContract.linkCredit, staleByClaims);
  const unlink = useSend(claimsContract.unlinkCredit, staleByClaims);
  const { creditLineId } = doubt;
  const takeFromAll = async (): Promise<void> => {
    for (const { claimId } of places)
      await unlink.mutateAsync({ params: { claimId }, body: { creditLineId } });
  };
  return {
    give: ({ claimId, claimLineId }: Place) =>
      link.mutate({ params: { claimId }, body: { creditLineId, claimLineId } }),
    giveNobody: () => void takeFromAll().catch(() => undefined),
    isBusy: link.isPending || unlink.isPending,
    failure: (link.error ?? unlink.error)?.failure ?? null,
  };
};

const reasonOf = ({ given, candidates }: CreditDoubt): 'alike' | 'part' | 'total' => {
  if (given !== null) return 'alike';
  return candidates.some(({ claimLineId }) => claimLineId === null) ? 'total' : 'part';
};

const DoubtItem = ({ doubt, hasNote }: { readonly doubt: CreditDoubt; readonly hasNote: boolean }) => {
  const t = useText<typeof texts>('claims-doubts');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { given, candidates, name, documentNumber, date } = doubt;
  // One claim may have the goods on several of its lines; a person says the claim.
  const places = [
    ...new Map(
      [...(given === null ? [] : [given]), ...candidates].map((each) => [each.claimId, each]),
    ).values(),
  ].sort((a, b) => (a.number < b.number ? -1 : 1));
  const deciding = useDeciding(doubt, places);
  const failure = useErrorText(deciding.failure);
  const amount = format.money(doubt.amount, doubt.currency);
  const what = name === '' ? t('whole', { amount }) : t('line', { name, amount });
  return (
    <li>
      <p>
        <b className="strong">{what}</b>
        {hasNote && (
          <a className="small" href={invoicePath(doubt.invoiceId)}>
            {t('place', { number: documentNumber, date })}
          </a>
        )}
      </p>
      <p className="small">{t(reasonOf(doubt), { number: given?.number ?? '' })}</p>
      {failure !== '' && (
        <p className="poor" role="alert">
          {failure}
        </p>
      )}
      {mayEdit ? (
        <div className={styles.acts}>
          {places.map((place) => (
            <Button
              key={place.claimId}
              isSmall
              isBusy={deciding.isBusy}
              does={claimsContract.linkCredit}
              aria-label={t('isForOf', { name: what, number: place.number })}
              onClick={() => deciding.give(place)}
            >
              {t('isFor', { number: place.number })}
            </Button>
          ))}
          <Button
            kind="quiet"
            isSmall
            isBusy={deciding.isBusy}
            does={claimsContract.unlinkCredit}
            aria-label={t('noneOf', { name: what })}
            onClick={deciding.giveNobody}
          >
            {t('none')}
          </Button>
        </div>
      ) : (
        <p className="small">
          {places.map(({ claimId, number }) => (
            <a key={claimId} className={styles.claimlink} href={claimPath(claimId)}>
              {number}
            </a>
          ))}
        </p>
      )}
    </li>
  );
};

/** Credit lines of which only a person can say which claim they are for. Yellow, since they wait for one. */
export const ClaimDoubts = (props: {
  readonly doubts: readonly CreditDoubt[];
  /** Whether each says on which credit note it stands. */
  readonly hasNote: boolean;
}) => {
  const t = useText<typeof texts>('claims-doubts');
  const [isWhole, setIsWhole] = useState(false);
  const { doubts, hasNote } = props;
  if (doubts.length === 0) return null;
  const shown = isWhole ? doubts : doubts.slice(0, most);
  return (
    <section className={styles.doubts} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {shown.map((doubt) => (
          <DoubtItem key={doubt.creditLineId} doubt={doubt} hasNote={hasNote} />
        ))}
      </ul>
      {shown.length < doubts.length && (
        <Button kind="quiet" isSmall onClick={() => setIsWhole(true)}>
          {t('more', { count: doubts.length - shown.length })}
        </Button>
      )}
    </section>
  );
};
