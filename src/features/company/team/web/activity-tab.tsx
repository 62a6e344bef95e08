import { Headset } from 'lucide-react';
import { alertsPath } from '#features/account/notifications/paths.ts';
import { type ActivityEntry, teamContract } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { Avatar, Plate } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { TableFoot } from '#platform/web/ui/tables/table-foot.tsx';
import type { texts } from '../texts.en.ts';
import { useOutlet } from '#features/company/outlets/web/use-outlet.ts';
import styles from './team.module.css';

/** The article, the price and the words of a decision, with the way to it. */
const DecidedPrice = ({ decision }: { readonly decision: NonNullable<ActivityEntry['decision']> }) => {
  const t = useText<typeof texts>('team');
  const format = useFormat();
  const { articleId, articleName, unit, currency, price, comment, until } = decision;
  return (
    <>
      <small>
        <a href={alertsPath({ article: articleId })}>{articleName}</a>{' '}
        {format.unitPrice(price, currency, unit)}
        {until !== null && ` · ${t('priceUntil', { date: format.date(until) })}`}
      </small>
      {comment !== null && <q>{comment}</q>}
    </>
  );
};

const Entry = ({ entry, place }: { readonly entry: ActivityEntry; readonly place: string | undefined }) => {
  const t = useText<typeof texts>('team');
  const format = useFormat();
  const actionText = useCodeText('team-acts', 'act');
  const { userName, staffName, action, at, reason, until, decision } = entry;
  const person = userName ?? t('krogkoll');
  const isVisit = staffName !== null;
  const who = isVisit ? t('staffAs', { staff: staffName, name: person }) : person;
  const when = `${format.date(at)} ${format.time(at)}`;
  return (
    <li>
      {isVisit ? <Plate icon={Headset} /> : <Avatar name={person} />}
      <div className="grow">
        <b>{actionText(action)}</b>
        {decision !== null && <DecidedPrice decision={decision} />}
        <small>{[who, place].filter(Boolean).join(' · ')}</small>
        {reason !== null && <q>{reason}</q>}
        {until !== null && <small>{t('visitUntil', { time: format.time(until) })}</small>}
      </div>
      <time dateTime={at}>{when}</time>
    </li>
  );
};

/** What was done in the organization, newest first; visits of support staff with their reason. For owners. */
export const ActivityTab = () => {
  const t = useText<typeof texts>('team');
  const { values, change } = useQueryString();
  const here = useAppState((state) => state.selectedUnit?.id);
  const { siblings } = useOutlet();
  const isStaffOnly = values['staff'] !== undefined;
  const query = { limit: 50, ...(isStaffOnly ? { staffOnly: 'true' as const } : {}) };
  const list = usePages(callKey(teamContract.listActivity, { query }), (page, signal) =>
    callOrThrow(teamContract.listActivity, { query: { ...query, page } }, { signal }),
  );
  const placeOf = (unitId: string | null) =>
    unitId === here
      ? undefined
      : siblings.find(({ mainUnitId }) => mainUnitId === unitId)?.outletInformation.displayName;
  const { data, error, refetch } = list.query;
  const isEmpty = data !== undefined && list.rows.length === 0;
  return (
    <>
      <FilterChips>
        <ToggleChip isOn={isStaffOnly} onToggle={() => change({ staff: isStaffOnly ? null : '1' })}>
          {t('staffOnly')}
        </ToggleChip>
      </FilterChips>
      <Card className={styles.activity}>
        {data === undefined && error === null && <Skeleton lines={8} />}
        {data === undefined && error !== null && (
          <LoadFailed title={t('activityFailed')} error={error} onRetry={() => void refetch()} />
        )}
        {isEmpty && (
          <EmptyState title={t(isStaffOnly ? 'noVisits' : 'noActivity')}>
            {t(isStaffOnly ? 'noVisitsText' : 'noActivityText')}
          </EmptyState>
        )}
        <ul aria-label={t('tab.activity')}>
          {list.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} place={placeOf(entry.unitId)} />
          ))}
        </ul>
        {list.rows.length > 0 && <TableFoot shown={list.rows.length} {...list.paging} />}
      </Card>
    </>
  );
};
