import { useState } from 'react';
import { decimal } from '#core/values/decimal.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import type { CreditDocumentRow } from '../contract-credits.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleByClaims } from './stale.ts';
import styles from './claims.module.css';

type CreditLine = CreditDocumentRow['lines'][number];
type ClaimLine = ClaimDetail['claimLines'][number];

const useLinking = (claimId: string) => {
  const link = useSend(claimsContract.linkCredit, staleByClaims);
  const unlink = useSend(claimsContract.unlinkCredit, staleByClaims);
  const params = { claimId };
  return {
    link: (creditLineId: string, claimLineId: string | null) =>
      link.mutate({ params, body: { creditLineId, claimLineId } }),
    unlink: (creditLineId: string) => unlink.mutate({ params, body: { creditLineId } }),
    isBusy: link.isPending || unlink.isPending,
    failure: (link.error ?? unlink.error)?.failure ?? null,
  };
};

/** The claim's lines that a credit line may be for: those of its article that have something open; otherwise all that have. */
const linesFor = ({ claimLines }: ClaimDetail, { articleNumber }: CreditLine): readonly ClaimLine[] => {
  const open = claimLines.filter((line) => decimal(line.open).gt('0'));
  const same = open.filter((line) => articleNumber !== null && line.articleNumber === articleNumber);
  return same.length > 0 ? same : open;
};

const Line = (props: {
  readonly line: CreditLine;
  readonly claim: ClaimDetail;
  readonly linking: ReturnType<typeof useLinking>;
}) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { line, claim, linking } = props;
  const [to, setTo] = useState('');
  const choices = linesFor(claim, line);
  const isHere = line.credits.some(({ claimId }) => claimId === claim.id);
  const elsewhere = line.credits
    .filter(({ claimId }) => claimId !== claim.id)
    .map(({ claimNumber }) => claimNumber);
  const state = isHere
    ? t('linkedHere')
    : elsewhere.length > 0
      ? t('linkedElsewhere', { numbers: elsewhere.join(', ') })
      : t(line.isUnlinked ? 'unlinkedByHand' : 'linkedNowhere');
  const name = line.name === '' ? t('wholeNote') : line.name;
  return (
    <li>
      <span className="grow">
        {name}
        <small>{state}</small>
        {!isHere && choices.length > 1 && (
          <SelectField label={t('lineToLink')} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{t('inTurn')}</option>
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {t('lineToLinkOf', {
                  name: each.name,
                  invoice: each.invoiceNumber,
                  line: each.lineNo,
                  amount: format.money(each.open, claim.currency),
                })}
              </option>
            ))}
          </SelectField>
        )}
      </span>
      <b className="strong nowrap">{format.money(line.amount, claim.currency)}</b>
      <Button
        isSmall
        isBusy={linking.isBusy}
        aria-label={t(isHere ? 'unlinkOf' : 'linkOf', { name })}
        onClick={() => (isHere ? linking.unlink(line.id) : linking.link(line.id, to === '' ? null : to))}
      >
        {t(isHere ? 'unlink' : 'linkIt')}
      </Button>
    </li>
  );
};

/** Wrongly matched? The supplier's credit notes, each line with the way to tie it to the claim or to take it away. */
export const CreditDrawer = ({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) => {
  const t = useText<typeof texts>('claims');
  const endpoint = claimsContract.listCreditDocuments;
  const params = { claimId: claim.id };
  const { query, rows, paging } = usePages(callKey(endpoint, { params }), (page, signal) =>
    callOrThrow(endpoint, { params, query: { page } }, { signal }),
  );
  const linking = useLinking(claim.id);
  const failure = useErrorText(linking.failure);
  return (
    <Drawer title={t('matchTitle')} detail={claim.number} onClose={onClose}>
      <p className="muted small">{t('matchText')}</p>
      {failure !== '' && (
        <p className="poor" role="alert">
          {failure}
        </p>
      )}
      {query.isError && query.data === undefined ? (
        <LoadFailed title={t('notesFailed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('noNotes')}>{t('noNotesText')}</EmptyState>
      ) : (
        rows.map((document) => (
          <section key={document.invoiceId} className={styles.note}>
            <h3>{t('noteOf', { number: document.number, date: document.date })}</h3>
            <ul>
              {document.lines.map((line) => (
                <Line key={line.id} line={line} claim={claim} linking={linking} />
              ))}
            </ul>
          </section>
        ))
      )}
      {paging.total > rows.length && <Button onClick={paging.onMore}>{t('moreNotes')}</Button>}
    </Drawer>
  );
};
