import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../config-setting.ts';

const word = z.string().min(1).max(1_000);

const grant = z.strictObject({
  /** The provider's token endpoint (RFC 6749, 6). */
  tokenUrl: z.url({ protocol: /^https?$/ }),
  clientId: word,
  clientSecret: word.optional(),
  refreshToken: z.string().min(1).max(10_000),
  scope: word.optional(),
});

export type OAuthGrant = z.output<typeof grant>;

const entry = z
  .strictObject({
    /** The unit's own address at Krogkoll: it says whose the mails are. */
    address: z.email(),
    host: word,
    port: z.int().min(1).max(65_535).default(993),
    /** `none` sends the password in the clear: only for a server on this machine. */
    tls: z.enum(['implicit', 'starttls', 'none']).default('implicit'),
    user: word,
    password: word.optional(),
    oauth2: grant.optional(),
    folder: word.default('INBOX'),
    /** Where mails go when they have been taken; they stay where they are, untouched, without it. */
    processedFolder: word.optional(),
    /** Takes what lay in the folder before the first look, too. */
    takeExisting: z.boolean().default(false),
  })
  .refine((box) => (box.password === undefined) !== (box.oauth2 === undefined), {
    message: 'needs either password or oauth2',
  })
  .refine((box) => box.processedFolder !== box.folder, { message: 'processedFolder is the folder itself' })
  .transform((box) => ({ ...box, name: `${box.user}@${box.host}/${box.folder}` }));

/** A mailbox elsewhere that is looked into for a unit. `name` holds no secret. */
export type MailboxEntry = z.output<typeof entry>;

const entries = z
  .array(entry)
  .refine((boxes) => new Set(boxes.map(({ name }) => name)).size === boxes.length, {
    message: 'names the same folder of the same mailbox twice',
  });

/** Reads the file of MAILBOXES_FILE, which nobody but its owner and group may read. Throws `ConfigError` with every fault and where it is, and with no secret. */
export const readMailboxes = (path: string | undefined): readonly MailboxEntry[] => {
  if (path === undefined) return [];
  const fault = (what: string): ConfigError => new ConfigError(`MAILBOXES_FILE ${path} ${what}`);
  let content: unknown;
  let isOpen = false;
  try {
    isOpen = (statSync(path).mode & 0o007) !== 0;
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fault(error instanceof SyntaxError ? 'is no JSON' : 'can not be read');
  }
  if (isOpen) throw fault('holds passwords and is open to every user of the machine: chmod 600 it');
  const read = entries.safeParse(content);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'it'}: ${message}`);
  throw fault(`needs attention:\n${faults.join('\n')}`);
};
