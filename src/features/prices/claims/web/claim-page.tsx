import { useParams } from '@tanstack/react-router';
import { decimal, fixed } from '#core/values/decimal.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { KpiStrip } from '#platform/web/ui/tables/figures.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import { claimPath, claimsPath, newClaimPath } from '../paths.ts';
import { overdueWord } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { ClaimActs, ClaimRest } from './claim-acts.tsx';
import { ClaimDoubts } from './claim-doubts.tsx';
import { ClaimDialogs, useClaimDialogs } from './claim-dialogs.tsx';
import { ClaimLines } from './claim-lines.tsx';
import { ClaimReturned } from './claim-returned.tsx';
import { ClaimTimeline } from './claim-timeline.tsx';
import { CreditDrawer } from './credit-drawer.tsx';
import { NotForYou } from './not-for-you.tsx';
import { shownByClaims } from './stale.ts';
import styles from './claims.module.css';

type Words = TextOf<typeof texts>;

/** How it stands, in a sentence that says no more than the rows. */
const headlineOf = (t: Words, format: Formats, claim: ClaimDetail): string => {
  const values = {
    supplier: claim.supplierName,
    credited: format.price(claim.credited),
    amount: format.money(claim.amount, claim.currency),
    offer: format.money(claim.offer ?? '0', claim.currency),
  };
  if (claim.isUndelivered) return t('headline.returned', values);
  if (claim.credit === 'whole') return t('allBack', values);
  if (claim.credit === 'partly') return t('partlyBack', values);
  if (claim.state === 'sent' && claim.answer !== null) return t(`said.${claim.answer}`, values);
  return t(`headline.${claim.state}`, values);
};

/** Money stands in the heading before words; what was offered is told beside it then. */
const offerOf = (t: Words, format: Formats, { state, credit, offer, currency }: ClaimDetail): string[] =>
  state === 'sent' && credit === 'partly' && offer !== null
    ? [t('answer.counter-offer', { offer: format.money(offer, currency) })]
    : [];

/** Until when an answer is awaited; a day that is past is no longer expected. */
const awaitedOf = (t: Words, format: Formats, claim: ClaimDetail): string[] => {
  const { state, isOverdue, replyBy, answer } = claim;
  if (state !== 'sent' || replyBy === null) return [];
  const days = format.daysAgo(claim.sentOn ?? claim.draftedOn);
  if (isOverdue) return [t(overdueWord(claim), { count: days, date: replyBy })];
  return answer === null ? [t('answerBy', { date: replyBy })] : [];
};

const ledeOf = (t: Words, format: Formats, claim: ClaimDetail): string =>
  [
    claim.supplierName,
    claim.sentOn === null
      ? t('draftedOn', { date: claim.draftedOn })
      : t('sentOn', { date: claim.sentOn }).toLowerCase(),
    ...awaitedOf(t, format, claim),
    ...claim.documents
      .filter(({ lines }) => lines.some(({ credits }) => credits.some(({ claimId }) => claimId === claim.id)))
      .map(({ number, date }) => t('creditCame', { number, date })),
    ...offerOf(t, format, claim),
  ].join(' · ');

const Figures = ({ claim }: { claim: ClaimDetail }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const unit = format.currencyName(claim.currency);
  const percent = fixed(decimal(claim.credited).times('100').div(decimal(claim.amount)), 1);
  const missing = claim.claimLines.filter(({ open }) => decimal(open).gt('0')).length;
  return (
    <KpiStrip
      kpis={[
        {
          label: t('claimed'),
          value: format.price(claim.amount),
          unit,
          note: t('lines', { count: claim.lines }),
        },
        {
          label: t('credited'),
          value: (
            <span className="summed inrow">
              {format.price(claim.credited)} <span className="unit">{unit}</span>
            </span>
          ),
          note: decimal(claim.overCredited).gt('0')
            ? t('over', { amount: format.money(claim.overCredited, claim.currency) })
            : format.percent(percent),
        },
        {
          label: t(claim.state === 'sent' || claim.state === 'drafted' ? 'lacking' : 'notReceived'),
          value: format.price(claim.open),
          unit,
          note: t('lines', { count: missing }),
        },
      ]}
    />
  );
};

/** What did we claim, what came back, and what is left? */
export const ClaimPage = () => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { claimId = '' } = useParams({ strict: false });
  const { values, change } = useQueryString();
  const mayEdit = useMayEdit();
  const found = useCall(claimsContract.readClaim, { params: { claimId } }, mayEdit);
  const dialogs = useClaimDialogs();
  useLive(notificationsContract.liveEvents, shownByClaims, ({ type }) => type === 'claims');
  const claim = found.data?.id === claimId ? found.data : undefined;
  const title = claim === undefined ? t('claim') : headlineOf(t, format, claim);
  const isLinking = values['match'] !== undefined && claim !== undefined;
  return (
    <Page
      title={claim?.number ?? t('claim')}
      backHref={claimsPath()}
      panel={isLinking ? <CreditDrawer claim={claim} onClose={() => change({ match: null })} /> : null}
    >
      <PageHeader
        isDetail
        isTold
        title={title}
        crumbs={[{ label: t('credits'), href: claimsPath() }, { label: claim?.number ?? '…' }]}
        {...(claim === undefined
          ? {}
          : {
              lede: ledeOf(t, format, claim),
              tools: (
                <>
                  <ButtonLink href={newClaimPath({ claims: claim.id })}>
                    {t(claim.state === 'drafted' ? 'toLetter' : 'showLetter')}
                  </ButtonLink>
                  <ClaimActs claim={claim} dialogs={dialogs} />
                </>
              ),
            })}
      />
      {claim !== undefined ? (
        <>
          <Figures claim={claim} />
          <div className={styles.detail}>
            <ClaimLines claim={claim} />
            <div className={styles.side}>
              {claim.isUndelivered ? (
                <ClaimReturned claim={claim} />
              ) : (
                <ClaimRest claim={claim} dialogs={dialogs} />
              )}
              <ClaimDoubts doubts={claim.doubts} hasNote />
              <ClaimTimeline claim={claim} hrefOfMatching={`${claimPath(claim.id)}?match=1`} />
            </div>
          </div>
          <ClaimDialogs dialogs={dialogs} />
        </>
      ) : !mayEdit ? (
        <NotForYou />
      ) : found.isError ? (
        <div className="card">
          <LoadFailed title={t('claimFailed')} error={found.error} onRetry={() => void found.refetch()} />
        </div>
      ) : (
        <div className={`card ${styles.bones}`}>
          <Skeleton lines={10} />
        </div>
      )}
    </Page>
  );
};
