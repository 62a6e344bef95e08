import type { Formats } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Sparkline } from '#platform/web/ui/tables/price-cells.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { Marked, Missing, PricePair } from '#platform/web/ui/price-marks.tsx';
import { ShortcutList } from '#platform/web/ui/overlays/shortcut-list.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { alertsPath, watchedArticlesPath } from '../paths.ts';
import type { AlertGroup, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { changeSentence } from './change-words.ts';
import { directionOf } from './direction.ts';
import { causesText } from './why-words.ts';

type Words = TextOf<typeof texts>;

/** The two tabs of price monitoring. */
export const MonitoringTabs = ({ current }: { current: 'overview' | 'articles' }) => {
  const t = useText<typeof texts>('price-monitoring');
  const tabs = [
    { href: alertsPath(), label: t('tabOverview'), isCurrent: current === 'overview' },
    { href: watchedArticlesPath(), label: t('tabArticles'), isCurrent: current === 'articles' },
  ];
  return <Tabs label={t('title')} tabs={tabs} />;
};

/** The keys of a screen with a list and its drawer; a person who may only look has those that look. */
export const MonitoringKeys = ({ hasTicks = false }: { hasTicks?: boolean }) => {
  const t = useText<typeof texts>('price-monitoring');
  const canDecide = useMayEdit();
  const decisions = [
    [['B'], t('keyWatch')],
    [['K'], t('keyKeep')],
    [['C'], t('keyComment')],
  ] as const;
  const ticking = [
    [['X'], t('keyTick')],
    [['Shift', 'Space'], t('keyTickRange')],
  ] as const;
  return (
    <ShortcutList
      shortcuts={[
        [['↑', '↓'], t('keyMove')],
        ...(canDecide ? decisions : []),
        ...(hasTicks ? ticking : []),
        [['Esc'], t('keyClose')],
        [['?'], t('keyHelp')],
      ]}
    />
  );
};

/** The parts of an alert's row, which table and list share. */
export const rowParts = (t: Words, format: Formats, status: AlertStatus) => {
  const isUndecided = status === 'UNRESOLVED';
  const plate = (row: AlertGroup) => <Plate icon={categoryIcon(row.category)} />;
  const delta = (row: AlertGroup) => {
    const sentence = changeSentence(t, format, row, status);
    return row.watchedPrice === null ? (
      <PriceDelta direction="flat" text={t('newUnit')} sentence={sentence} />
    ) : (
      <PriceDelta
        direction={directionOf(row.priceDifference)}
        text={format.percentChange(row.changePercent)}
        sentence={sentence}
      />
    );
  };
  const pair = (row: AlertGroup) => {
    const { watchedPrice, newPrice } = row.perBase ?? row;
    return (
      <PricePair
        watched={watchedPrice === null ? null : format.price(watchedPrice)}
        price={format.price(newPrice)}
        isUndecided={isUndecided}
      />
    );
  };
  const made = (row: AlertGroup) => {
    const [newest] = row.content;
    if (!newest?.decidedAt) return <Missing label={t('missing')} />;
    return (
      <div className="made">
        {[newest.decidedBy, format.date(newest.decidedAt)].filter(Boolean).join(' · ')}
        {newest.resolutionComment !== null && <small>{newest.resolutionComment}</small>}
      </div>
    );
  };
  const price = (row: AlertGroup) => {
    const text = format.price((row.perBase ?? row).newPrice);
    return isUndecided ? <Marked>{text}</Marked> : text;
  };
  return { plate, delta, pair, made, price };
};

/** The watched price, the prices of the entries oldest first, and the newest once more: it holds on. */
const pricesOf = ({ watchedPrice, newPrice, prices }: AlertGroup): number[] => [
  ...(watchedPrice === null ? [] : [Number(watchedPrice), Number(watchedPrice)]),
  ...prices.map(Number),
  Number(newPrice),
];

/** The columns of the alerts of one status. */
export const columnsOf = (
  t: Words,
  format: Formats,
  status: AlertStatus,
  hrefOf: ((row: AlertGroup) => string) | undefined,
): Column<AlertGroup>[] => {
  const { plate, delta, pair, made } = rowParts(t, format, status);
  const muted = (text: string) => <span className="muted">{text}</span>;
  const decided: Column<AlertGroup>[] = [{ id: 'decided', header: t('decided'), cell: made }];
  const waiting: Column<AlertGroup>[] = [
    {
      id: 'trend',
      header: t('trend'),
      priority: 3,
      cell: (row) => <Sparkline prices={pricesOf(row)} direction={directionOf(row.priceDifference)} />,
    },
    {
      id: 'purchases',
      header: t('purchases'),
      isNumeric: true,
      priority: 3,
      cell: (row) => muted(format.number(String(row.entries))),
    },
  ];
  return [
    {
      id: 'article',
      header: t('article'),
      sortKey: 'title',
      cell: (row) => (
        <Duo
          lead={plate(row)}
          title={row.title}
          detail={`${row.supplierName} · ${causesText(t, row.causes)}`}
          {...(hrefOf ? { href: hrefOf(row) } : {})}
        />
      ),
    },
    ...(status === 'UNRESOLVED' ? waiting : decided),
    {
      id: 'latest',
      header: t('latest'),
      isNumeric: true,
      priority: 3,
      sortKey: 'latest',
      cell: (row) => muted(format.date(row.lastDate)),
    },
    { id: 'pair', header: t('watchedToNew'), isNumeric: true, cell: pair },
    {
      id: 'change',
      header: t('change'),
      isNumeric: true,
      sortKey: 'change',
      ...(status === 'UNRESOLVED' ? {} : { priority: 2 as const }),
      cell: delta,
    },
    {
      id: 'yearly',
      header: t('yearly'),
      isNumeric: true,
      priority: 3,
      sortKey: 'yearly',
      cell: (row) =>
        row.yearlyImpact === null ? (
          <Missing label={t('missing')} />
        ) : (
          <span className="muted">
            {format.totalChange(row.yearlyImpact, row.currency)}
            {row.isEstimated && <small> {t('estimated')}</small>}
          </span>
        ),
    },
    {
      id: 'extra',
      header: t('extra'),
      isNumeric: true,
      sortKey: 'extra',
      cell: (row) => <span className="strong">{format.change(row.sumDifference, row.currency)}</span>,
    },
  ];
};
