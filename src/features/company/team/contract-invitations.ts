import { z } from 'zod';
import { weakestRole } from '#core/access/policy.ts';
import { invitation, invitationRole, ownInvitation } from '#features/account/accounts/contract-invitation.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text } from '#platform/wire/fields.ts';
import { invitationDays } from './rules.ts';

export const inviteBody = z.object({
  email: text(254).pipe(z.email()),
  role: invitationRole,
  /** Outlets of the unit's organization; the caller's role in each one decides. */
  outletIds: z.array(id).min(1).max(200),
  /** Of the letter. */
  language: z.enum(['sv', 'en']).default('sv'),
});

const one = z.object({ invitationId: id });

export const invitationsContract = {
  listInvitations: endpoint({
    method: 'GET',
    path: 'team/invitations',
    summary: "Invitations to the unit's outlets that are pending or expired, newest first",
    access: weakestRole['team.invite'],
    reply: z.array(invitation),
    errors: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: 'team/invitations',
    summary: `Invite somebody by e-mail; the link in the letter works once, for ${invitationDays} days`,
    access: weakestRole['team.invite'],
    refusal: 'invitation_role_not_allowed',
    impersonated: 'refused',
    body: inviteBody,
    reply: invitation,
    status: 201,
    creates: true,
    errors: [
      'inviter_can_not_invite_theirself',
      'inviter_is_not_allowed_to_invite_requested_role',
      'invitation_role_not_allowed',
      'user.role.already_exists',
      'user.already_has_access',
      'invitation_already_exists',
      'outlet.not_exist',
      'bad.request',
      'rate.limited',
    ],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: 'team/invitations/{invitationId}',
    summary: 'Withdraw an invitation that is not answered yet',
    access: weakestRole['team.invite'],
    refusal: 'invitation_role_not_allowed',
    impersonated: 'refused',
    params: one,
    reply: z.object({ id }),
    errors: [
      'user.invitation_does_not_exists',
      'invitation_already_settled',
      'inviter_is_not_allowed_to_invite_requested_role',
      'invitation_role_not_allowed',
    ],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: 'team/invitations/{invitationId}/resend',
    summary: `Send the letter again with a new link for ${invitationDays} days; the old link stops working`,
    access: weakestRole['team.invite'],
    refusal: 'invitation_role_not_allowed',
    impersonated: 'refused',
    params: one,
    reply: invitation,
    errors: [
      'user.invitation_does_not_exists',
      'invitation_already_settled',
      'inviter_is_not_allowed_to_invite_requested_role',
      'invitation_role_not_allowed',
      'bad.request',
      'rate.limited',
    ],
  }),
  changeInvitationRole: endpoint({
    method: 'PUT',
    path: 'team/invitations/{invitationId}',
    summary: 'Give an unanswered invitation another role; its link stays as it is',
    access: weakestRole['team.invite'],
    refusal: 'invitation_role_not_allowed',
    impersonated: 'refused',
    params: one,
    body: z.object({ role: invitationRole }),
    reply: invitation,
    errors: [
      'user.invitation_does_not_exists',
      'invitation_already_settled',
      'inviter_is_not_allowed_to_invite_requested_role',
      'invitation_role_not_allowed',
    ],
  }),
  listOwnInvitations: endpoint({
    method: 'GET',
    path: 'auth/invitations',
    summary: "Pending invitations to the caller's own verified e-mail",
    access: 'session',
    reply: z.array(ownInvitation),
    errors: [],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: 'auth/invitations/{invitationId}/accept',
    summary: 'Accept an invitation to the own verified e-mail; the caller is onboarded by it',
    access: 'session',
    impersonated: 'refused',
    params: one,
    reply: ownInvitation,
    errors: ['user.invitation_does_not_exists', 'invitation_already_settled', 'invitation_state_not_allowed'],
  }),
  declineInvitation: endpoint({
    method: 'POST',
    path: 'auth/invitations/{invitationId}/decline',
    summary: 'Decline an invitation to the own verified e-mail',
    access: 'session',
    impersonated: 'refused',
    params: one,
    reply: ownInvitation,
    errors: ['user.invitation_does_not_exists', 'invitation_already_settled', 'invitation_state_not_allowed'],
  }),
};
