import type { Reader, Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Actor } from '#platform/server/scope.ts';
import { hashPassword } from '#platform/server/session/password-hash.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { BodyOf } from '#platform/wire/endpoint.ts';
import type { FoundInvitation } from '../contract-invitation.ts';
import type { accountsContract } from '../contract.ts';
import { phoneOf } from '#platform/wire/phone.ts';
import type { Phone } from '#platform/wire/phone.ts';
import { makeLink } from './commands-links.ts';
import { createAccount, passwordRefusal, recordAccountEvent } from './commands.ts';
import type { AccountMoment, DoorServices } from './commands.ts';
import { writeTo } from './commands-letters.ts';

type InvitationRefusal = Refused<
  'user.invitation_does_not_exists' | 'invitation_already_settled' | 'invitation_state_not_allowed'
>;

/** Who keeps the invitations that letters carry tokens of. */
export const invitationKeeper = hook<{
  /** What a token invites to; nothing is used up. A platform read. */
  readonly find: (reader: Reader, token: string, now: Date) => Promise<FoundInvitation | InvitationRefusal>;
  /** Accepts it for an account that was just made with the invited address. In a platform transaction. */
  readonly accept: (
    tx: Tx,
    token: string,
    answer: { readonly actor: Actor; readonly userId: string; readonly now: Date },
  ) => Promise<InvitationRefusal | null>;
}>('the invitation of a token');

export type SignUp = BodyOf<(typeof accountsContract)['signUp']>;

/** A form whose fields fit each other, before anything is used up by it. */
export interface CheckedSignUp {
  readonly form: SignUp;
  readonly phone: Phone;
}

/** Checks what no single field tells: the phone, what only an uninvited person must say, and the password's own words. */
export const checkSignUp = (form: SignUp): CheckedSignUp | Refused<'bad.request'> => {
  const phone = phoneOf(form.areaCode, form.phone);
  if (phone === null) return refused('bad.request', { phone: 'invalid' });
  if (form.invitationToken === undefined) {
    if (form.companyName === undefined) return refused('bad.request', { companyName: 'required' });
    if (form.companyRole === undefined) return refused('bad.request', { companyRole: 'required' });
  }
  const context = [`${form.firstName} ${form.lastName}`, form.email, form.companyName ?? ''];
  return passwordRefusal(form.password, context) ?? { form, phone };
};

const recordConsents = async (tx: Tx, userId: string, form: SignUp, now: Date): Promise<void> => {
  const given = [
    { kind: 'terms', given: true },
    { kind: 'gdpr', given: form.gdprAccepted },
    { kind: 'marketing', given: form.marketingAccepted },
  ] as const;
  await tx.kysely
    .insertInto('account_consent')
    .values(given.map((consent) => ({ ...consent, user_id: userId, at: now })))
    .execute();
};

const create = (tx: Tx, { form, phone }: CheckedSignUp, made: Made, moment: AccountMoment) =>
  createAccount(
    tx,
    {
      email: made.email,
      fullName: `${form.firstName} ${form.lastName}`,
      passwordHash: made.passwordHash,
      emailVerified: made.isInvited,
      onboardingStatus: 'START_ONBOARDING',
      language: form.language,
      ...phone,
      ...(form.companyName === undefined ? {} : { companyName: form.companyName }),
      ...(form.companyRole === undefined ? {} : { companyRole: form.companyRole }),
    },
    moment,
  );

interface Made {
  readonly email: string;
  readonly passwordHash: string;
  readonly isInvited: boolean;
}

/**
 * Makes the account of a checked form. Who comes with an invitation's token has its address, which the token proves, and gets
 * its roles; everybody else is sent the link that verifies theirs. An address that no letter reaches is refused.
 */
export const signUp = async (services: DoorServices, checked: CheckedSignUp, moment: AccountMoment) => {
  const { db, keys, clock, hooks } = services;
  const invitations = hooks.one(invitationKeeper);
  const { form } = checked;
  const { now, newId, requestId } = moment;
  const token = form.invitationToken;
  const invitation =
    token === undefined ? null : await db.platformRead((reader) => invitations.find(reader, token, now));
  if (invitation instanceof Refused) return invitation;
  // The form shows the invited address and does not let it be changed: another one comes from somewhere else.
  if (invitation !== null && invitation.email.toLowerCase() !== form.email.toLowerCase())
    return refused('bad.request', { email: 'mismatch' });
  const passwordHash = await hashPassword(form.password);
  const made = { email: invitation?.email ?? form.email, passwordHash, isInvited: invitation !== null };
  return db.platformTransaction(async (tx) => {
    const userId = await create(tx, checked, made, moment);
    if (userId instanceof Refused) return userId;
    await recordConsents(tx, userId, form, now);
    const detail = { invited: made.isInvited };
    await recordAccountEvent(tx, { action: 'account.created', userId, requestId, detail }, moment);
    const startToken = await makeLink(tx, { userId, kind: 'start' }, now);
    if (token !== undefined) {
      const actor = { userId, impersonatedBy: null, requestId };
      const refusal = await invitations.accept(tx, token, { actor, userId, now });
      return refusal ?? { email: made.email, verified: true, startToken };
    }
    const link = await makeLink(tx, { userId, kind: 'verify' }, now);
    const posted = await writeTo(tx, { keys, clock, newId }, userId, 'verify', { token: link });
    if (posted === 'unusable') return refused('bad.request', { email: 'invalid' });
    return { email: made.email, verified: false, startToken };
  });
};
