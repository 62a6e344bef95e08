import { fillText } from '#core/values/fill-text.ts';
import { roleNames } from '#core/access/role-names.ts';
import type { Role } from '#core/access/roles.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { accountPath, outletPath } from '#platform/wire/doors.ts';
import { withSecret } from '#platform/wire/path.ts';
import { signUpPath } from '#features/account/accounts/paths.ts';
import { invitationDays } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';
import type { Addressee } from './queries-owners.ts';

const wordsOf = (language: 'sv' | 'en'): Readonly<Record<keyof typeof english, string>> =>
  language === 'sv' ? swedish : english;

const listOf = (names: readonly string[], language: 'sv' | 'en'): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export interface InvitationLetter {
  readonly to: string;
  readonly language: 'sv' | 'en';
  readonly inviter: string;
  readonly outlets: readonly string[];
  readonly role: Role;
  readonly token: string;
}

/** Posts the link of an invitation; it is in no other place. */
export const postInvitation = (tx: Tx, post: PostDeps, letter: InvitationLetter): Promise<Posted> => {
  const words = wordsOf(letter.language);
  const values = {
    inviter: letter.inviter,
    outlets: listOf(letter.outlets, letter.language),
    role: roleNames[letter.language][letter.role],
    days: String(invitationDays),
  };
  return postMail(tx, post, {
    to: letter.to,
    language: letter.language,
    kind: 'invitation',
    subject: fillText(words.invitationSubject, values),
    paragraphs: [fillText(words.invitationText, values), fillText(words.invitationLife, values)],
    facts: [
      [words.restaurant, values.outlets],
      [words.role, values.role],
    ],
    button: { label: words.invitationButton, path: withSecret(signUpPath(), 'invitation', letter.token) },
    footer: words.invitationFooter,
  });
};

/** What the phone of somebody who has an account shows of an invitation. */
export const invitationPush = ({
  language,
  inviter,
  outlets,
}: InvitationLetter): { readonly title: string; readonly body: string; readonly path: string } => {
  const words = wordsOf(language);
  const values = { inviter: inviter.slice(0, 80), outlets: listOf(outlets, language).slice(0, 200) };
  return {
    title: fillText(words.invitationSubject, values).slice(0, 120),
    body: fillText(words.invitationText, values),
    path: accountPath({ tab: 'invitations' }),
  };
};

/** What owners are told of somebody who became one, or is one no more. */
export interface TeamNotice {
  readonly who: string;
  readonly outlets: readonly string[];
  /** Null: left or was removed. */
  readonly to: Role | null;
}

/** Tells an owner of a change of ownership. */
export const postTeamNotice = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Addressee,
  { who, outlets, to }: TeamNotice,
): Promise<Posted> => {
  const words = wordsOf(language);
  const values = {
    name: fullName,
    who,
    outlets: listOf(outlets, language),
    role: to === null ? '' : roleNames[language][to],
  };
  const text = to === null ? words.noticeGone : to === 'owner' ? words.noticeOwner : words.noticeRole;
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'team-notice',
    subject: fillText(words.noticeSubject, values),
    greeting: fillText(words.greeting, values),
    paragraphs: [fillText(text, values), words.noticeAdvice],
    button: { label: words.noticeButton, path: outletPath({ tab: 'team' }) },
    footer: words.noticeFooter,
  });
};
