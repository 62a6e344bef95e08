import type { Formats } from '#platform/web/formats/format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Bar } from '#platform/web/ui/bar.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Dated } from '#platform/web/ui/dated.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import type { DealsPage, FollowedDeal } from '../contract-list.ts';
import { periodOf, standingOf, toleranceOf, type Words } from './deal-words.ts';
import styles from './deals.module.css';
import { LastPaid } from './last-paid.tsx';

const Followed = ({ deal, t }: { deal: FollowedDeal; t: Words }) => {
  const { followed, lines: count, isUnused } = deal;
  if (isUnused) return <Badge tone="line">{t('notUsed')}</Badge>;
  if (count === 0) return <span className="muted">–</span>;
  return (
    <span className={styles.followed}>
      <Bar label={t('followed')} share={followed / count} />
      {t('followedOf', { followed, count })}
    </span>
  );
};

const Sum = ({ value, format }: { value: string | null; format: Formats }) =>
  value === null ? (
    <span className="muted">–</span>
  ) : Number(value) === 0 ? (
    <span className="muted">0</span>
  ) : (
    <span className="strong">{format.price(value)}</span>
  );

interface ColumnsOf {
  readonly hrefOf: (deal: FollowedDeal) => string;
  /** Whether it was made here and not opened since. */
  readonly isNew: (deal: FollowedDeal) => boolean;
  /** Undefined until it is known; its sums stand under the rows. */
  readonly page: DealsPage | undefined;
}

/** The columns of the deals, with the sums of the fixed-price deals of the selection under them. */
export const dealColumns = (
  t: Words,
  format: Formats,
  { hrefOf, isNew, page }: ColumnsOf,
): Column<FollowedDeal>[] => [
  {
    id: 'article',
    sum: page && t('sumRow', { count: page.total }),
    header: t('article'),
    sortKey: 'title',
    cell: (deal) => (
      <Duo
        lead={<Plate icon={categoryIcon(deal.category)} />}
        title={deal.title}
        detail={
          <>
            {[deal.supplierName, deal.articleNumber].filter(Boolean).join(' · ')}{' '}
            {isNew(deal) && <Badge tone="info">{t('isNew')}</Badge>}
          </>
        }
        href={hrefOf(deal)}
      />
    ),
  },
  {
    id: 'price',
    header: t('price'),
    isNumeric: true,
    cell: (deal) => (
      <span className={styles.two}>
        <span className="strong">{format.price(deal.price)}</span>
        <small className="muted">{`${deal.currency === 'SEK' ? 'kr' : deal.currency}/${format.unitName(deal.unit)}`}</small>
      </span>
    ),
  },
  {
    id: 'valid',
    header: t('valid'),
    sortKey: 'validTo',
    priority: 2,
    cell: (deal) => {
      const standing = standingOf(t, deal);
      return (
        <span className={styles.period}>
          <span>
            <Dated text={periodOf(t, deal)} />
          </span>
          {standing !== null && (
            <small className={standing.isNear ? styles.near : 'muted'}>{standing.text}</small>
          )}
        </span>
      );
    },
  },
  {
    id: 'tolerance',
    header: t('tolerance'),
    isNumeric: true,
    priority: 3,
    cell: (deal) =>
      deal.marketPriced ? <span className="muted">{t('noAlerts')}</span> : toleranceOf(format, deal),
  },
  {
    id: 'followed',
    sum:
      page &&
      page.sums.lines > 0 &&
      t('followedOf', { followed: page.sums.followed, count: page.sums.lines }),
    header: t('followed'),
    sortKey: 'followed',
    priority: 2,
    cell: (deal) => <Followed deal={deal} t={t} />,
  },
  {
    id: 'last',
    header: t('last'),
    isNumeric: true,
    sortKey: 'change',
    cell: (deal) => <LastPaid deal={deal} t={t} format={format} />,
  },
  {
    id: 'saved',
    sum: page && (page.sums.saved === null ? '–' : format.price(page.sums.saved)),
    header: t('savedColumn'),
    isNumeric: true,
    sortKey: 'saved',
    priority: 3,
    cell: (deal) => <Sum value={deal.saved} format={format} />,
  },
  {
    id: 'over',
    sum: page && format.price(page.sums.over),
    header: t('overColumn'),
    isNumeric: true,
    sortKey: 'over',
    cell: (deal) => <Sum value={deal.over} format={format} />,
  },
];

/** A deal as a row of a list, on small screens. */
export const dealListRow = (t: Words, format: Formats) => (deal: FollowedDeal) => {
  const { followed, lines: count, isUnused, effectiveTo, status, elsewhere } = deal;
  const isOver = deal.over !== null && Number(deal.over) > 0;
  return {
    lead: <Plate icon={categoryIcon(deal.category)} />,
    title: deal.title,
    value: format.unitPrice(deal.price, deal.currency, deal.unit),
    detail: (
      <>
        {isUnused || count === 0
          ? t(isUnused ? 'notUsed' : 'noneYet')
          : t('followedShort', { followed, count })}
        {status === 'ending' && <b className={styles.near}> · {t('until', { date: effectiveTo ?? '' })}</b>}
      </>
    ),
    note: deal.marketPriced
      ? t('noAlerts')
      : elsewhere !== null
        ? t('boughtFrom', { supplier: elsewhere.supplierName })
        : isOver && <b>{format.change(deal.over ?? '0', deal.currency)}</b>,
  };
};
