import { z } from 'zod';
import { block, letterLink, ownPath } from './letter-blocks.ts';

/**
 * Every kind of letter by who can cause it: `asked` by strangers too, who must not be able to fill a mailbox with
 * ours (R42), `own`, what our own business has to tell somebody that has an account or does business with a restaurant, or
 * `stranger`, what a restaurant sends to an address that nobody has shown to be its supplier's.
 */
export const letterKinds = {
  'verify-email': 'asked',
  'reset-password': 'asked',
  invitation: 'asked',
  'invitation-request': 'asked',
  'unusable-document': 'asked',
  'signing-request': 'asked',
  'signing-code': 'own',
  'signing-notice': 'own',
  'security-notice': 'own',
  'team-notice': 'own',
  'supplier-request': 'own',
  'outlet-notice': 'own',
  'plan-request': 'own',
  'price-alert': 'own',
  'daily-digest': 'own',
  'weekly-digest': 'own',
  'import-notice': 'own',
  'export-notice': 'own',
  'archive-notice': 'own',
  'billing-notice': 'own',
  'support-answer': 'own',
  'webhook-notice': 'own',
  'bookkeeping-notice': 'own',
  /** To a supplier that the restaurant knows by that address, and to any other address. */
  'claim-letter': 'own',
  'claim-letter-stranger': 'stranger',
  /** To the person who sent one. */
  'claim-copy': 'own',
  'offer-request': 'own',
  'offer-request-stranger': 'stranger',
} as const;

export type LetterKind = keyof typeof letterKinds;

const kinds = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]];

/** What originals are that letters bring; nothing that a mail program or a browser would run. */
const enclosedTypes = [
  'application/pdf',
  'application/xml',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/**
 * An original that a letter brings. Its bytes stay in the storage until the letter leaves; a letter whose original is gone does
 * not leave without it, since it says that it brings it.
 */
const enclosure = z.object({
  name: z.string().min(1),
  contentType: z.enum(enclosedTypes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * A letter before it is laid out. Its texts may hold what people have chosen, a name for one: they are escaped, and any
 * web address in them is taken apart, so the only links are our own: those of buttons, facts and blocks.
 */
export const letter = z.object({
  to: z.string(),
  language: z.enum(['sv', 'en']),
  kind: z.enum(kinds),
  subject: z.string().min(1),
  /** What a mail program shows beside the subject; left out: the first paragraph. */
  preview: z.string().optional(),
  /** Small words above the title: whom and what it is about. */
  kicker: z.string().optional(),
  /** What stands over the letter; left out: its subject. */
  title: z.string().optional(),
  greeting: z.string().optional(),
  paragraphs: z.array(z.string()).readonly(),
  facts: z
    .array(
      z.union([
        z.tuple([z.string(), z.string()]).readonly(),
        /** The third opens what the first names. */
        z.tuple([z.string(), z.string(), ownPath]).readonly(),
      ]),
    )
    .readonly()
    .optional(),
  button: letterLink.optional(),
  blocks: z.array(block).readonly().optional(),
  /** Why the reader gets it, and what to do when it was not meant for them. */
  footer: z.string(),
  /** Where the reader says how often such letters come. */
  settings: letterLink.optional(),
  /** Where one click of a mail program says that no more such letters are wanted, without a session (RFC 8058). */
  unsubscribePath: ownPath.optional(),
  /** Where an answer goes, when not to us. */
  replyTo: z.email().optional(),
  /** Who it comes from by name, when not from us. */
  fromName: z.string().optional(),
  attachment: z.object({ name: z.string(), base64: z.base64() }).readonly().optional(),
  enclosures: z.array(enclosure.readonly()).readonly().optional(),
});

export type Letter = Readonly<z.output<typeof letter>>;

export type Enclosure = z.output<typeof enclosure>;
