import { z } from 'zod';
import { roles } from '#core/access/roles.ts';
import { id, timestamp } from '#platform/wire/fields.ts';

export const invitationRole = z.enum(roles);

/** Withdrawn and expired ones cannot be answered; accepted and declined ones are settled. */
export const invitationState = z.enum(['pending', 'expired', 'accepted', 'declined', 'withdrawn']);

const invitedOutlets = z.array(z.object({ outletId: id, name: z.string() }));

/** An invitation as the team sees it. */
export const invitation = z.object({
  id,
  email: z.string(),
  role: invitationRole,
  outlets: invitedOutlets,
  /** Null when the inviter's account is gone. */
  inviterName: z.string().nullable(),
  state: invitationState,
  createdAt: timestamp,
  expiresAt: timestamp,
});

export type Invitation = z.output<typeof invitation>;

/** An invitation as its addressee sees it. */
export const ownInvitation = z.object({ ...invitation.shape, organizationName: z.string() });

export type OwnInvitation = z.output<typeof ownInvitation>;

/** An invitation as its link shows it to whoever holds the letter. */
export const foundInvitation = z.object({
  ...ownInvitation.shape,
  /** Sign in rather than sign up. */
  hasAccount: z.boolean(),
});

export type FoundInvitation = z.output<typeof foundInvitation>;
