import { SavedViews } from '#features/account/views/web/feature.tsx';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { decimal } from '#core/values/decimal.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import { deviationsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { Lanes, WithdrawnClaims } from './board-lanes.tsx';
import { ClaimDialogs, useClaimDialogs } from './claim-dialogs.tsx';
import { ClaimSuppliers } from './claim-suppliers.tsx';
import type { ClaimsParts } from './feature.tsx';
import { shownByClaims } from './stale.ts';
import { NotForYou } from './not-for-you.tsx';
import styles from './claims.module.css';

type Board = ReplyOf<typeof claimsContract.readClaimBoard>;

/** What came back, what waits, and who has not answered longest. */
const Summary = ({ board, rows }: { board: Board; rows: readonly ClaimRow[] }) => {
  const { from } = usePeriod();
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { sums, currency } = board;
  const latest = rows
    .filter((row) => row.isOverdue && row.answer === null && decimal(row.credited).eq('0'))
    .toSorted((a, b) => ((a.sentOn ?? '') < (b.sentOn ?? '') ? -1 : 1))[0];
  const hasClaimed = decimal(sums.claimed).gt('0');
  const share = hasClaimed ? decimal(sums.credited).times('100').div(decimal(sums.claimed)) : decimal('0');
  const unit = format.currencyName(currency);
  return (
    <section className={`card ${styles.say}`} aria-label={t('summary')}>
      <div>
        <Figure value={format.number(sums.credited)} unit={unit} isTotal isMedium />
        <p className={styles.under}>
          {from === undefined ? t('backSum') : t('backSince', { date: format.dateInFull(from) })}
        </p>
      </div>
      <div>
        <Figure value={format.number(sums.waiting)} unit={unit} isMedium />
        <p className={styles.under}>{t('waitsSum')}</p>
      </div>
      <p className={`${styles.saytext} not-s`}>
        {hasClaimed && <RichText text={t('share', { ore: format.number(share.toFixed(), 0) })} />}
        {latest?.sentOn != null && (
          <>
            <br />
            {t('silent', { supplier: latest.supplierName, count: format.daysAgo(latest.sentOn) })}
          </>
        )}
      </p>
    </section>
  );
};

/** What the period leaves out, and the way to it. */
const Outside = ({ claims }: { claims: number }) => {
  const t = useText<typeof texts>('claims');
  const { choose } = usePeriod();
  if (claims === 0) return null;
  return (
    <p className="muted small">
      {t('outside', { count: claims })}{' '}
      <button type="button" className="linkbtn" onClick={() => choose('all')}>
        {t('showOutside')}
      </button>
    </p>
  );
};

const useBoard = () => {
  const { values, change } = useQueryString();
  const mayEdit = useMayEdit();
  const showsWithdrawn = values['state'] === 'withdrawn';
  const { range } = usePeriod();
  const board = useCall(claimsContract.readClaimBoard, { query: range }, mayEdit);
  const query = { limit: 200, ...range, ...(showsWithdrawn ? { state: 'withdrawn' as const } : {}) };
  const claims = useCall(claimsContract.listClaims, { query }, mayEdit);
  const suppliers = useCall(claimsContract.listClaimSuppliers, { query: range }, mayEdit);
  useLive(notificationsContract.liveEvents, shownByClaims, ({ type }) => type === 'claims');
  const rows = claims.data?.content ?? [];
  return {
    board: board.data,
    rows,
    suppliers,
    showsWithdrawn,
    /** The question that an address asks at once: to remind of a claim, or what its supplier said. */
    asked: {
      act: values['remind'] === undefined ? ('answer' as const) : ('remind' as const),
      claim: rows.find(({ id, state }) => id === (values['remind'] ?? values['log']) && state === 'sent'),
      close: () => change({ remind: null, log: null }),
    },
    toggleWithdrawn: () => change({ state: showsWithdrawn ? null : 'withdrawn' }),
    isPending: board.isPending || claims.isPending,
    error:
      (board.data === undefined ? board.error : null) ?? (claims.data === undefined ? claims.error : null),
    retry: () => [board, claims].forEach((query) => void query.refetch()),
  };
};

const Content = () => {
  const t = useText<typeof texts>('claims');
  const found = useBoard();
  const dialogs = useClaimDialogs();
  const { board, rows, showsWithdrawn, asked } = found;
  const hasBones = useSkeleton(found.isPending);
  if (found.error !== null)
    return (
      <div className="card">
        <LoadFailed title={t('boardFailed')} error={found.error} onRetry={found.retry} />
      </div>
    );
  if (board === undefined || found.isPending)
    return hasBones ? (
      <div className={`card ${styles.bones}`}>
        <Skeleton lines={8} />
      </div>
    ) : null;
  if (board.outside === 0 && board.lanes.every((lane) => lane.claims === 0))
    return (
      <div className="card">
        <EmptyState
          title={t('noClaims')}
          action={
            <ButtonLink kind="primary" href={deviationsPath()}>
              {t('toDeviations')}
            </ButtonLink>
          }
        >
          {t('noClaimsText')}
        </EmptyState>
      </div>
    );
  const withdrawn = board.lanes.find(({ state }) => state === 'withdrawn')?.claims ?? 0;
  return (
    <>
      <Summary board={board} rows={rows} />
      {(withdrawn > 0 || showsWithdrawn) && (
        <FilterChips>
          <ToggleChip isOn={showsWithdrawn} onToggle={found.toggleWithdrawn}>
            {t('withdrawn')} <span className="muted">{withdrawn}</span>
          </ToggleChip>
        </FilterChips>
      )}
      {showsWithdrawn ? (
        <WithdrawnClaims rows={rows} />
      ) : (
        <Lanes board={board} rows={rows} dialogs={dialogs} />
      )}
      <Outside claims={board.outside} />
      <ClaimSuppliers query={found.suppliers} />
      <ClaimDialogs dialogs={dialogs} />
      {asked.claim !== undefined && (
        <ClaimDialogs
          dialogs={{ ...dialogs, asked: { act: asked.act, claim: asked.claim }, close: asked.close }}
        />
      )}
    </>
  );
};

/** What have we claimed, and what came back? */
export const BoardPage = ({ parts: { InvoiceTabs } }: { parts: Partial<ClaimsParts> }) => {
  const t = useText<typeof texts>('claims');
  const mayEdit = useMayEdit();
  const { values } = useQueryString();
  const { range } = usePeriod();
  return (
    <Page title={t('credits')}>
      <PageHeader
        title={t('invoices')}
        tools={
          mayEdit ? (
            <>
              <ListPeriod />
              <ListExport
                ask={{
                  list: 'claims',
                  filter: values['state'] === 'withdrawn' ? { state: 'withdrawn' } : {},
                  range,
                }}
              />
            </>
          ) : undefined
        }
      />
      {InvoiceTabs && <InvoiceTabs current="claims" />}
      {mayEdit && <SavedViews list="claims" />}
      {mayEdit ? <Content /> : <NotForYou />}
    </Page>
  );
};
