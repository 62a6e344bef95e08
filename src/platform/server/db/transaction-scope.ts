import type { JobSender } from '../jobs/port.ts';
import { kyselyOver, type Statement } from './kysely-session.ts';
import type { Reader, Tx } from './port.ts';

/** Opens a sender that stores jobs through the statements of one transaction. */
export type SenderFor = (
  run: (text: string, values: unknown[]) => Promise<{ rows: object[] }>,
  afterCommit: (run: () => void) => void,
) => JobSender;

/** What the work of one read may use. */
export const readerOver = (statement: Statement, organizationId: string | null): Reader => ({
  organizationId,
  kysely: kyselyOver(statement),
  query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
    (await statement(text, parameters)).rows as Row[],
});

/** What the work of one transaction may use; `done` gathers what runs after its commit. */
export function scopeOver(
  statement: Statement,
  organizationId: string | null,
  senderFor: SenderFor,
  done: (() => void)[],
): Tx {
  const afterCommit = (run: () => void): void => void done.push(run);
  return {
    ...readerOver(statement, organizationId),
    notify: async (channel, payload) => {
      await statement('select pg_notify($1, $2)', [channel, payload]);
    },
    afterCommit,
    jobs: senderFor(statement, afterCommit),
  };
}
