import { useState } from 'react';
import { compareText } from '#core/values/compare-text.ts';
import { invoicePath } from '#features/intake/documents/paths.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { CreditDoubt } from '../contract-credits.ts';
import { claimsContract } from '../contract.ts';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts-doubts.en.ts';
import { staleByClaims } from './stale.ts';
import styles from './doubts.module.css';

/** Doubts that are shown at once. */
const most = 3;

type Words = TextOf<typeof texts>;
type Place = CreditDoubt['candidates'][number];

const useDeciding = (doubt: CreditDoubt, claimIds: readonly string[]) => {
  const link = useSend(claimsContract.linkCredit, staleByClaims);
  const unlink = useSend(claimsContract.unlinkCredit, staleByClaims);
  const { creditLineId } = doubt;
  const takeFromAll = async (): Promise<void> => {
    for (const claimId of claimIds) await unlink.mutateAsync({ params: { claimId }, body: { creditLineId } });
  };
  return {
    give: ({ claimId, claimLineId }: Place) =>
      link.mutate({ params: { claimId }, body: { creditLineId, claimLineId } }),
    giveNobody: () => void takeFromAll().catch(() => undefined),
    isBusy: link.isPending || unlink.isPending,
    failure: (link.error ?? unlink.error)?.failure ?? null,
  };
};

const reasonOf = ({
  given,
  candidates,
  precedingInvoices,
}: CreditDoubt): 'alike' | 'alikeNamed' | 'part' | 'partNamed' | 'total' => {
  const isNamed = precedingInvoices.length > 0;
  if (given !== null) return isNamed ? 'alikeNamed' : 'alike';
  if (candidates.some(({ claimLineId }) => claimLineId === null)) return 'total';
  return isNamed ? 'partNamed' : 'part';
};

/** Which claim, and where it has several lines that are meant, which invoice of it; where that has several, which line. */
const placeName = (t: Words, { claimId, number, line }: Place, places: readonly Place[]): string => {
  const own = places.filter((each) => each.claimId === claimId);
  if (line === null || own.length === 1) return t('isFor', { number });
  const { invoiceNumber: invoice, lineNo } = line;
  const onInvoice = own.filter((each) => each.line?.invoiceNumber === invoice).length;
  return t(onInvoice === 1 ? 'isForInvoice' : 'isForLine', { number, invoice, line: lineNo });
};

const DoubtItem = ({ doubt, hasNote }: { readonly doubt: CreditDoubt; readonly hasNote: boolean }) => {
  const t = useText<typeof texts>('claims-doubts');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { given, candidates, name, documentNumber, date } = doubt;
  const places = [...(given === null ? [] : [given]), ...candidates].sort((a, b) =>
    compareText(a.number, b.number),
  );
  const claims = [...new Map(places.map(({ claimId, number }) => [claimId, number]))];
  const deciding = useDeciding(
    doubt,
    claims.map(([claimId]) => claimId),
  );
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
      <p className="small">
        {t(reasonOf(doubt), {
          number: given?.number ?? '',
          invoices: doubt.precedingInvoices.join(', '),
        })}
      </p>
      {failure !== '' && (
        <p className="poor" role="alert">
          {failure}
        </p>
      )}
      {mayEdit ? (
        <div className={styles.acts}>
          {places.map((place) => (
            <Button
              key={`${place.claimId} ${place.claimLineId ?? ''}`}
              isSmall
              isBusy={deciding.isBusy}
              does={claimsContract.linkCredit}
              aria-label={t('actOf', { act: placeName(t, place, places), name: what })}
              onClick={() => deciding.give(place)}
            >
              {placeName(t, place, places)}
            </Button>
          ))}
          <Button
            kind="quiet"
            isSmall
            isBusy={deciding.isBusy}
            does={claimsContract.unlinkCredit}
            aria-label={t('actOf', { act: t('none'), name: what })}
            onClick={deciding.giveNobody}
          >
            {t('none')}
          </Button>
        </div>
      ) : (
        <p className="small">
          {claims.map(([claimId, number]) => (
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
