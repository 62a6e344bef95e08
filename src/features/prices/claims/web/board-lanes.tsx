import type { ReactNode } from 'react';
import { decimal } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { ClaimRow } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import { claimPath, newClaimPath } from '../paths.ts';
import { overdueWord } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import type { ClaimDialogState } from './claim-dialogs.tsx';
import styles from './claims.module.css';

type Words = TextOf<typeof texts>;

const isAbove = (amount: string): boolean => decimal(amount).gt('0');

/** What a card counts: what its letter asks for, what waits, or what came back. */
const amountOf = (row: ClaimRow): string =>
  row.state === 'sent' ? row.waiting : row.state === 'settled' ? row.credited : row.amount;

const creditedOf = (t: Words, format: Formats, row: ClaimRow): string =>
  t('creditedOf', {
    credited: format.price(row.credited),
    amount: format.money(row.amount, row.currency),
  });

const detailOf = (t: Words, format: Formats, row: ClaimRow): string => {
  if (row.state === 'sent') {
    const days = format.daysAgo(row.sentOn ?? row.draftedOn);
    return [
      t('sentOn', { date: row.sentOn ?? '' }),
      isAbove(row.credited) ? creditedOf(t, format, row) : '',
      row.answer === null
        ? ''
        : t(`answer.${row.answer}`, { offer: format.money(row.offer ?? '0', row.currency) }),
      row.isUndelivered ? t('notDelivered') : '',
      row.isOverdue
        ? t(overdueWord(row), { count: days, date: row.replyBy ?? '' })
        : t('answerBy', { date: row.replyBy ?? '' }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  if (row.state === 'settled')
    return [
      row.creditedOn ?? '',
      ...(row.credit === 'whole' ? [t('wholeAmount')] : [creditedOf(t, format, row), t('closedRest')]),
    ]
      .filter(Boolean)
      .join(' · ');
  if (row.state === 'refused')
    return [row.refusedOn ?? '', row.refusedWords === null ? row.goods.join(', ') : `”${row.refusedWords}”`]
      .filter(Boolean)
      .join(' · ');
  if (row.state === 'drafted')
    return `${t('lines', { count: row.lines })} · ${t('draftedOn', { date: row.draftedOn })}`;
  const parts = [row.sentOn === null ? '' : t('sentOn', { date: row.sentOn }), row.goods.join(', ')];
  return parts.filter(Boolean).join(' · ');
};

const CardText = ({ row }: { row: ClaimRow }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  return (
    <>
      <span className={styles.cardhead}>
        <span>{row.supplierName}</span>
        <span className="num">{format.price(amountOf(row))}</span>
      </span>
      <span className={styles.carddetail}>
        {row.number} · {detailOf(t, format, row)}
        {row.isPastComplaint && ` · ${t('late')}`}
        {isAbove(row.overCredited) &&
          ` · ${t('over', { amount: format.money(row.overCredited, row.currency) })}`}
      </span>
    </>
  );
};

const hrefOf = (row: ClaimRow): string =>
  row.state === 'drafted' ? newClaimPath({ claims: row.id }) : claimPath(row.id);

/** Whether a claim waits for a person: its letter came back, or its answer is overdue. */
const waits = ({ isOverdue, isUndelivered }: ClaimRow): boolean => isOverdue || isUndelivered;

const ClaimCard = ({ row, dialogs }: { row: ClaimRow; dialogs?: ClaimDialogState }) => {
  const t = useText<typeof texts>('claims');
  if (!waits(row) || dialogs === undefined)
    return (
      <a className={styles.claim} href={hrefOf(row)}>
        <CardText row={row} />
      </a>
    );
  return (
    <div className={`${styles.claim} ${styles.due}`}>
      <a className="quiet" href={hrefOf(row)}>
        <CardText row={row} />
      </a>
      {row.isUndelivered ? (
        <span className={styles.cardacts}>
          <ButtonLink
            kind="primary"
            isSmall
            href={claimPath(row.id)}
            aria-label={t('fixOf', { number: row.number })}
          >
            {t('fixAddress')}
          </ButtonLink>
        </span>
      ) : (
        <DueActs row={row} dialogs={dialogs} />
      )}
    </div>
  );
};

/** What may be done about a claim that nobody answered in time. */
const DueActs = ({ row, dialogs }: { row: ClaimRow; dialogs: ClaimDialogState }) => {
  const t = useText<typeof texts>('claims');
  return (
    <span className={styles.cardacts}>
      <Button
        kind="primary"
        isSmall
        does={claimsContract.remindClaim}
        aria-label={t('remindOf', { number: row.number })}
        onClick={() => dialogs.open('remind', row)}
      >
        {t('remind')}
      </Button>
      <Button
        isSmall
        aria-label={t('logOf', { number: row.number })}
        onClick={() => dialogs.open('answer', row)}
      >
        {t('logAnswer')}
      </Button>
    </span>
  );
};

const laneStates = ['drafted', 'sent', 'settled', 'refused'] as const satisfies readonly ClaimRow['state'][];

const Folding = (props: {
  readonly folds: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}) =>
  props.folds ? (
    <details>
      <summary>{props.head}</summary>
      {props.children}
    </details>
  ) : (
    <>
      {props.head}
      {props.children}
    </>
  );

/** Four lanes with their sums; yellow only where an answer is overdue. */
export const Lanes = (props: {
  readonly board: ReplyOf<typeof claimsContract.readClaimBoard>;
  readonly rows: readonly ClaimRow[];
  readonly dialogs: ClaimDialogState;
}) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const isWide = useIsAtLeast('sm');
  return (
    <div className={styles.board}>
      {laneStates.map((state) => {
        const lane = props.board.lanes.find((one) => one.state === state);
        const own = props.rows.filter((row) => row.state === state);
        const tone =
          (lane?.overdue ?? 0) + (lane?.undelivered ?? 0) > 0
            ? styles.laneDue
            : state === 'settled'
              ? styles.laneWon
              : '';
        return (
          <section key={state} className={`${styles.lane} ${tone}`} aria-label={t(`lane.${state}`)}>
            <Folding
              // What is done folds to its head where the lanes stand below each other.
              folds={!isWide && own.length > 0 && (state === 'settled' || state === 'refused')}
              head={
                <header>
                  <h2>{t(`lane.${state}`)}</h2>
                  <span className="muted small">{lane?.claims ?? 0}</span>
                  <span className={styles.lanesum}>
                    {format.money(lane?.sum ?? '0', props.board.currency)}
                  </span>
                </header>
              }
            >
              {own
                .toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
                .map((row) => (
                  <ClaimCard key={row.id} row={row} dialogs={props.dialogs} />
                ))}
            </Folding>
          </section>
        );
      })}
    </div>
  );
};

/** The claims that were taken back. */
export const WithdrawnClaims = ({ rows }: { rows: readonly ClaimRow[] }) => {
  const t = useText<typeof texts>('claims');
  if (rows.length === 0) return <p className="muted">{t('noneWithdrawn')}</p>;
  return (
    <div className={styles.board}>
      {rows.map((row) => (
        <ClaimCard key={row.id} row={row} />
      ))}
    </div>
  );
};
