import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { PlanNote, PlanPeriod } from '#features/account/plan/web/feature.tsx';
import { SavedViews } from '#features/account/views/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import type { texts } from '../texts.en.ts';
import { AlertDrawer } from './alert-drawer.tsx';
import { columnsOf, MonitoringKeys, MonitoringTabs, rowParts } from './alert-rows.tsx';
import { AlertsSum, AlertStatuses, NoAlerts } from './alerts-head.tsx';
import { AlertsBulk } from './alerts-bulk.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import { useAlerts } from './use-alerts.ts';

/** Which new prices do I accept? */
export const OverviewPage = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { range, today } = usePeriod();
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const found = useAlerts(range);
  const { alerts, rows, isWaiting, open, rowHref, go } = found;
  const bulk = useBulk(found);
  const canTick = useMayEdit() && isWaiting;
  const { status, sort, direction, article } = found.shown;
  const { plate, delta, made, price } = rowParts(t, format, status);
  const panel = open !== undefined && (
    <AlertDrawer
      articleId={open}
      name={alerts.rows.find((row) => row.id === open)?.title}
      status={status}
      period={range}
      today={today}
      onClose={() => go({ article: undefined })}
      onDecided={found.openNext}
    />
  );
  return (
    <Page title={t('title')} panel={panel}>
      <PageHeader
        title={t('title')}
        tools={
          <>
            <PlanPeriod>
              <ListPeriod />
            </PlanPeriod>
            <ListExport ask={{ list: 'deviations', filter: { status }, range }} />
            <Button icon={BellRing} collapses onClick={() => setLimitsOpen(true)}>
              {t('limits')}
            </Button>
          </>
        }
      />
      <MonitoringTabs current="overview" />
      <AlertsSum sums={found.sums} />
      {(found.sums.data?.hidden ?? 0) > 0 && <PlanNote part="alerts" />}
      <SavedViews list="prices" />
      <div className="toolbar near">
        <AlertStatuses alerts={found} />
      </div>
      {alerts.query.isError && alerts.rows.length === 0 ? (
        <LoadFailed
          title={t('failedTitle')}
          error={alerts.query.error}
          onRetry={() => void alerts.query.refetch()}
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
          ticks={canTick ? bulk.rowTicks : undefined}
          sort={{ by: sort, direction }}
          onSort={({ by, direction: way }) => {
            const isFirst = by !== sort && by === 'title';
            go({ sort: by as typeof sort, direction: isFirst ? 'asc' : way });
          }}
          isLoading={found.isLoading}
          empty={<NoAlerts alerts={found} />}
          {...(alerts.total > alerts.rows.length ? { paging: alerts.paging } : {})}
        />
      )}
      {canTick && <AlertsBulk bulk={bulk} />}
      {isWaiting && rows.length > 0 && <MonitoringKeys hasTicks={canTick} />}
      {areLimitsOpen && (
        <LimitsDialog target={{ scope: 'unit', name: null }} onClose={() => setLimitsOpen(false)} />
      )}
    </Page>
  );
};
