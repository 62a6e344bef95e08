import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What clients of mail are to do. */
export interface MailPlan {
  readonly smtpPort: number;
  readonly recipients: readonly string[];
  readonly count: number;
  readonly aSecond: number;
  /** Bytes of a mail, about. */
  readonly size: number;
  /** Connections that only say a byte a second; then nothing else is sent. */
  readonly slowPeers: number;
}

/** A mail that was sent. Times are milliseconds of the epoch. */
export interface MailSent {
  readonly at: number;
  /** What was said at the last try; `250`, or why not. */
  readonly code: string;
  readonly tries: number;
  /** When its last byte was handed over, and when it was answered. */
  readonly ended: number;
  readonly answered: number;
}

const start = (plan: MailPlan) => {
  const child = fork(join(import.meta.dirname, 'mail-child.ts'), { serialization: 'advanced' });
  child.send(plan);
  return child;
};

/** Sends mail from a process of its own. Throws when that ends without having said what it sent. */
export const sendMails = async (plan: Omit<MailPlan, 'slowPeers'>): Promise<MailSent[]> => {
  const child = start({ ...plan, slowPeers: 0 });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the clients of mail ended with ${code}`);
  });
  const [sent] = (await Promise.race([once(child, 'message'), died])) as [MailSent[]];
  died.catch(() => undefined);
  return sent;
};

/** Lets slow peers hold connections until `end` is called. */
export const openSlowPeers = (
  plan: Pick<MailPlan, 'smtpPort' | 'recipients' | 'slowPeers'>,
): { readonly end: () => void } => {
  const child = start({ ...plan, count: 0, aSecond: 1, size: 0 });
  return { end: () => void child.kill('SIGKILL') };
};
