import { may } from '#core/access/policy.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import type { texts } from '../texts.en.ts';
import {
  rowOfInvitation,
  rowOfMember,
  type TeamRow,
  useTeamColumns,
  useTeamListRow,
} from './team-columns.tsx';
import { useOwnRole, useTeam } from './use-team.ts';

/** Who has access to the restaurant, and who is invited. */
export const TeamTab = () => {
  const t = useText<typeof texts>('team');
  const { values, hrefWith } = useQueryString();
  const role = useOwnRole();
  const { members, invitations } = useTeam();
  const hrefOf = ({ key, invitation }: TeamRow) =>
    hrefWith(invitation === null ? { member: key, invitation: null } : { member: null, invitation: key });
  const columns = useTeamColumns(hrefOf, may(role, 'team.read-addresses'));
  const listRow = useTeamListRow();
  const failed = [members, invitations].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <LoadFailed title={t('teamFailed')} error={failed.error} onRetry={() => void failed.refetch()} />;
  const rows = [...(members.data ?? []).map(rowOfMember), ...(invitations.data ?? []).map(rowOfInvitation)];
  return (
    <>
      <DataTable
        label={t('tab.team')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={hrefOf}
        listRow={listRow}
        selectedKey={values['member'] ?? values['invitation'] ?? null}
        isLoading={members.isPending}
      />
      <p className="muted small">{t(`teamNote.${role}`)}</p>
    </>
  );
};
