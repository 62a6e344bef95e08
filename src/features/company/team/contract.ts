import { z } from 'zod';
import { weakestRole } from '#core/access/policy.ts';
import { roles } from '#core/access/roles.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

const role = z.enum(roles);

export const member = z.object({
  userId: id,
  fullName: z.string(),
  /** Shown to owner and editor; null for a reporter. */
  email: z.string().nullable(),
  /** The strongest role among the unit's outlets. */
  role,
  outlets: z.array(z.object({ outletId: id, name: z.string(), role })),
  /** Whether it is the caller. */
  isYou: z.boolean(),
  /** An outlet's only owner can be neither removed nor given a smaller role. */
  isLastOwner: z.boolean(),
});

export type Member = z.output<typeof member>;

const memberParams = z.object({ memberId: id });

/** `activity`: what was done in the books of the organization, newest first. */
export const activityEntry = z.object({
  id,
  at: timestamp,
  /** `noun.verb`; staff's visits are `impersonation.start` and `impersonation.end`. */
  action: z.string(),
  userId: id.nullable(),
  userName: z.string().nullable(),
  /** Staff who acted as the user. */
  staffName: z.string().nullable(),
  unitId: id.nullable(),
  subjectId: id.nullable(),
  /** Why staff came, with `impersonation.start`. */
  reason: z.string().nullable(),
  /** When the visit ends at the latest, with `impersonation.start`. */
  until: timestamp.nullable(),
  /** With `price-alert.…`: the article, what was decided, and why; null for everything else. */
  decision: z
    .object({
      articleId: id,
      articleName: z.string(),
      unit: z.string(),
      currency,
      /** The price that was decided on. */
      price: decimalText,
      comment: z.string().nullable(),
      /** Last day of a temporary price. */
      until: isoDate.nullable(),
    })
    .nullable(),
});

export type ActivityEntry = z.output<typeof activityEntry>;

export const teamContract = {
  listMembers: endpoint({
    method: 'GET',
    path: 'team/members',
    summary: "Who belongs to the unit's outlets, and as what",
    access: weakestRole['team.read'],
    asOf: 'organization',
    reply: z.array(member),
    errors: [],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: 'team/members/{memberId}',
    summary: "Give a member another role in all of the unit's outlets they belong to",
    access: weakestRole['team.change'],
    impersonated: 'refused',
    params: memberParams,
    body: z.object({ role }),
    reply: member,
    errors: ['user.not_found', 'team.last_owner'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: 'team/members/{memberId}',
    summary: "Take a member out of the unit's outlets; their next request there is refused",
    access: weakestRole['team.change'],
    impersonated: 'refused',
    params: memberParams,
    reply: z.object({ userId: id }),
    errors: ['user.not_found', 'team.last_owner'],
  }),
  leaveTeam: endpoint({
    method: 'POST',
    path: 'team/leave',
    summary: "Leave the unit's outlets",
    access: weakestRole['team.leave'],
    impersonated: 'refused',
    reply: z.object({ userId: id }),
    errors: ['team.last_owner'],
  }),
  listActivity: endpoint({
    method: 'GET',
    path: 'team/activity',
    summary: "What was done in the organization and in the caller's own units, staff's visits included",
    access: weakestRole['organization.read-activity'],
    query: z.object({
      ...paging.shape,
      /** Only visits of support staff and what was done during them. */
      staffOnly: z.enum(['true', 'false']).optional(),
    }),
    reply: pageOf(activityEntry),
    errors: [],
  }),
};
