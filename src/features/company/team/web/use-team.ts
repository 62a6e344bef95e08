import { may } from '#core/access/policy.ts';
import type { Role } from '#core/access/roles.ts';
import { invitationsContract } from '../contract-invitations.ts';
import { teamContract } from '../contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';

/** What a change of the team makes old. */
export const staleTeam = [
  teamContract.listMembers,
  teamContract.listActivity,
  invitationsContract.listInvitations,
];

/** The person's own role in the selected restaurant; the server decides again at each call. */
export const useOwnRole = (): Role => useAppState((state) => state.selectedUnit?.role ?? 'reporter');

/** Members and, for those who may invite, open invitations of the selected restaurant. */
export const useTeam = () => {
  const role = useOwnRole();
  const members = useCall(teamContract.listMembers, {});
  const invitations = useCall(invitationsContract.listInvitations, {}, may(role, 'team.invite'));
  return { members, invitations };
};
