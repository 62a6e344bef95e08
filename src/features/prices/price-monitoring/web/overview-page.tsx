import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { sendHeld, useHeld } from '#platform/web/calls/held-sends.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { SumCard } from '#platform/web/ui/tables/sums.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { invoicesPath } from '#features/intake/documents/paths.ts';
import { alertsPath } from '../paths.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import { priceMonitoringContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { directionOf } from './alert-detail.tsx';
import { AlertDrawer } from './alert-drawer.tsx';
import { columnsOf, MonitoringKeys, MonitoringTabs, rowParts } from './alert-rows.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { alertsSearch } from './feature.tsx';

type Words = TextOf<typeof texts>;

const sentenceOf = (t: Words, dearer: number, cheaper: number): string => {
  if (dearer === 0) return cheaper === 0 ? '' : t('cheaperAlone', { count: cheaper });
  const text = t('dearer', { count: dearer });
  return cheaper === 0 ? `${text}.` : t('cheaper', { text, count: cheaper });
};

/** Which new prices do I accept? */
export const OverviewPage = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const navigate = useNavigate();
  const { range, today } = usePeriod();
  const { status = 'UNRESOLVED', sort = 'extra', direction = 'desc', article } = useRouteSearch(alertsSearch);
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const isDocked = useIsAtLeast('lg');
  const canDecide = useMayEdit();
  const held = useHeld((state) => state.keys);
  useEffect(() => sendHeld, []);
  const query = { ...range, status, sort, direction };
  const list = priceMonitoringContract.listAlerts;
  const alerts = usePages(callKey(list, { query }), (page, signal) =>
    callOrThrow(list, { query: { ...query, page, limit: 50 } }, { signal }),
  );
  const summary = useCall(priceMonitoringContract.readSummary, { query: range });
  const isWaiting = status === 'UNRESOLVED';
  const rows = alerts.rows.filter((row) => !isWaiting || !held.has(row.id));
  const leaving = isWaiting ? alerts.rows.filter((row) => held.has(row.id)) : [];
  const isEmpty = rows.length === 0 && !alerts.query.isPending;
  const any = useCall(priceMonitoringContract.listArticles, { query: { limit: 1 } }, isEmpty && isWaiting);
  const shown = { status, sort, direction, article };
  type Change = { readonly [Key in keyof typeof shown]?: (typeof shown)[Key] | undefined };
  const hrefOf = (change: Change): string => {
    const standard = { status: 'UNRESOLVED', sort: 'extra', direction: 'desc' };
    const next = { ...shown, ...change };
    return alertsPath({
      article: next.article,
      status: next.status === standard.status ? null : next.status,
      sort: next.sort === standard.sort ? null : next.sort,
      direction: next.direction === standard.direction ? null : next.direction,
    });
  };
  const go = (change: Change, replace = false) => void navigate({ href: hrefOf(change), replace });
  // A reporter may read articles with active alerts alone.
  const rowHref = isWaiting || canDecide ? (row: AlertGroup) => hrefOf({ article: row.id }) : undefined;
  const openNext = () => {
    const at = rows.findIndex((row) => row.id === article);
    const next = rows[at + 1] ?? rows[at - 1];
    go({ article: isDocked ? next?.id : undefined }, true);
  };
  const { data } = summary;
  const sum = data && decimal(data.extraCost).minus(sumOf(leaving.map((row) => decimal(row.sumDifference))));
  const dearer =
    (data?.dearer ?? 0) - leaving.filter((row) => directionOf(row.sumDifference) === 'up').length;
  const cheaper =
    (data?.cheaper ?? 0) - leaving.filter((row) => directionOf(row.sumDifference) === 'down').length;
  const waiting = (data?.unresolved ?? 0) - leaving.length;
  const { plate, delta, made, price } = rowParts(t, format, status);
  const empty =
    any.data?.total === 0 && isWaiting ? (
      <EmptyState
        title={t('firstTitle')}
        action={
          <ButtonLink kind="primary" href={invoicesPath()}>
            {t('toInvoices')}
          </ButtonLink>
        }
      >
        {t('firstText')}
      </EmptyState>
    ) : isWaiting ? (
      <EmptyState title={t('doneTitle')}>
        {t('doneText')}
        <br />
        {data !== undefined && data.resolved + data.ignored > 0 && (
          <RichText
            text={t('doneSums', {
              accepted: format.totalChange(data.resolvedSum, data.currency),
              kept: format.totalChange(data.ignoredSum, data.currency),
            })}
          />
        )}
      </EmptyState>
    ) : (
      <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
    );
  const countOf = { UNRESOLVED: waiting, RESOLVED: data?.resolved ?? 0, IGNORED: data?.ignored ?? 0 };
  const choices = (['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const).map((value) => ({
    value,
    label: (
      <>
        {t(value)}{' '}
        {countOf[value] > 0 && (
          <span className={value === 'UNRESOLVED' ? '' : 'not-s'}>
            <Count value={countOf[value]} isPlain={value !== 'UNRESOLVED'} />
          </span>
        )}
      </>
    ),
  }));
  const panel = article !== undefined && !(isWaiting && held.has(article)) && (
    <AlertDrawer
      articleId={article}
      name={alerts.rows.find((row) => row.id === article)?.title}
      status={status}
      period={range}
      today={today}
      onClose={() => go({ article: undefined })}
      onDecided={openNext}
    />
  );
  return (
    <Page title={t('title')} panel={panel}>
      <PageHeader
        title={t('title')}
        tools={
          <>
            <ListPeriod />
            <Button icon={BellRing} collapses onClick={() => setLimitsOpen(true)}>
              {t('limits')}
            </Button>
          </>
        }
      />
      <MonitoringTabs current="overview" />
      {data !== undefined && sum !== undefined && waiting > 0 && (
        <SumCard
          label={t('summary')}
          figure={
            <Figure
              value={format.number(sum.abs().toFixed())}
              unit={format.currencyName(data.currency)}
              isTotal
            />
          }
        >
          <RichText text={t(sum.lt('0') ? 'less' : 'more')} />
          <br />
          {sentenceOf(t, dearer, cheaper)}
        </SumCard>
      )}
      <div className="toolbar near">
        <Segment
          label={t('status')}
          choices={choices}
          value={status}
          onChange={(value) => go({ status: value, article: undefined })}
        />
      </div>
      {alerts.query.isError && alerts.rows.length === 0 ? (
        <ErrorState
          title={t('failedTitle')}
          action={<Button onClick={() => void alerts.query.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <DataTable
          label={t('alerts')}
          columns={columnsOf(t, format, status, rowHref)}
          rows={rows}
          rowKey={(row) => row.id}
          {...(rowHref ? { rowHref } : {})}
          listRow={(row) => ({
            lead: plate(row),
            title: row.title,
            detail: isWaiting ? row.supplierName : made(row),
            value: price(row),
            note: delta(row),
          })}
          selectedKey={article ?? null}
          sort={{ by: sort, direction }}
          onSort={({ by, direction: way }) => {
            const isFirst = by !== sort && by === 'title';
            go({ sort: by as typeof sort, direction: isFirst ? 'asc' : way });
          }}
          isLoading={alerts.query.isPending || (isEmpty && isWaiting && any.isPending)}
          empty={empty}
          {...(alerts.total > alerts.rows.length ? { paging: alerts.paging } : {})}
        />
      )}
      {isWaiting && rows.length > 0 && <MonitoringKeys />}
      {areLimitsOpen && (
        <LimitsDialog target={{ scope: 'unit', name: null }} onClose={() => setLimitsOpen(false)} />
      )}
    </Page>
  );
};
