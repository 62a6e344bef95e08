import type { Letter, LetterKind } from '#platform/server/post/letter.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { withSecret } from '#platform/wire/path.ts';
import { forgotPasswordPath, verifyPath, resetPasswordPath, confirmEmailPath } from '../paths.ts';
import type { Language } from '../rules.ts';
import { letterWords } from './emails-words.ts';

/** The letters that accounts get. */
export type AccountLetter = keyof typeof letterWords;

const kindOf: Readonly<Record<AccountLetter, LetterKind>> = {
  verify: 'verify-email',
  reset: 'reset-password',
  confirmEmail: 'verify-email',
  emailAsked: 'security-notice',
  passwordChanged: 'security-notice',
  newDevice: 'security-notice',
  tokenReused: 'security-notice',
};

/** Where a letter's button leads. The token stands behind `#`, which no server, log or `Referer` ever sees (R24). */
const pathOf: Readonly<Record<AccountLetter, (token: string) => string>> = {
  verify: (token) => withSecret(verifyPath(), 'token', token),
  reset: (token) => withSecret(resetPasswordPath(), 'token', token),
  confirmEmail: (token) => withSecret(confirmEmailPath(), 'token', token),
  emailAsked: () => accountPath(),
  passwordChanged: () => forgotPasswordPath(),
  newDevice: () => accountPath(),
  tokenReused: () => accountPath(),
};

export interface AccountLetterParts {
  readonly to: string;
  readonly fullName: string;
  readonly language: Language;
  /** For the links of verify, reset and confirmEmail. */
  readonly token?: string;
  /** What happened, row by row. */
  readonly facts?: readonly (readonly [label: 'when' | 'device' | 'newAddress', value: string])[];
}

const factLabels = {
  sv: { when: 'När', device: 'Enhet', newAddress: 'Ny adress' },
  en: { when: 'When', device: 'Device', newAddress: 'New address' },
} as const;

/** A letter of ours in the reader's language. */
export const letterOf = (name: AccountLetter, parts: AccountLetterParts): Letter => {
  const { to, language, fullName, token = '', facts } = parts;
  const words = letterWords[name][language];
  const [firstName = ''] = fullName.split(' ');
  return {
    to,
    language,
    kind: kindOf[name],
    subject: words.subject,
    greeting: language === 'sv' ? `Hej ${firstName},` : `Hi ${firstName},`,
    paragraphs: [...words.paragraphs],
    ...(facts === undefined
      ? {}
      : { facts: facts.map(([label, value]) => [factLabels[language][label], value] as const) }),
    button: { label: words.button, path: pathOf[name](token) },
    footer: words.footer,
  };
};
