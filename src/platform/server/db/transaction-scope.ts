import type { JobSender } from '../jobs/port.ts';
import type { Notice } from './engine.ts';
import { kyselyOver, type Statement } from './kysely-session.ts';
import type { Reader, Tx } from './port.ts';

/** Opens a sender that stores jobs through the statements of one transaction. */
export type SenderFor = (
  run: (text: string, values: unknown[]) => Promise<{ rows: object[] }>,
  after: Pick<Ending, 'afterCommit' | 'notify'>,
) => JobSender;

/** The channel on which is said whom new facts are for: `FactNotice` as JSON. */
export const factChannel = 'live';

/** That facts of these types were written for an audience. */
export interface FactNotice {
  readonly audience: string;
  readonly types: readonly string[];
}

/** What a transaction gathers for its end. */
export class Ending {
  /** Run after the commit, in this process. */
  readonly done: (() => void)[] = [];
  /** Told after the commit, in every process. */
  readonly notices: Notice[] = [];
  /** Written with the commit: whom each is for, and what it says. */
  readonly facts: (readonly [audience: string, fact: { readonly type: string }])[] = [];

  afterCommit(run: () => void): void {
    this.done.push(run);
  }

  notify(channel: string, payload: string): void {
    this.notices.push([channel, payload]);
  }

  /** Everything that is told after the commit. */
  told(): Notice[] {
    const types = new Map<string, Set<string>>();
    for (const [audience, { type }] of this.facts)
      types.set(audience, (types.get(audience) ?? new Set()).add(type));
    const written = [...types].map(([audience, each]): Notice => {
      const notice: FactNotice = { audience, types: [...each] };
      return [factChannel, JSON.stringify(notice)];
    });
    return [...this.notices, ...written];
  }
}

/** What the work of one read may use. */
export const readerOver = (statement: Statement, organizationId: string | null): Reader => ({
  organizationId,
  kysely: kyselyOver(statement),
  query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
    (await statement(text, parameters)).rows as Row[],
});

/** What the work of one transaction may use; `ending` gathers what its commit brings about. */
export function scopeOver(
  statement: Statement,
  organizationId: string | null,
  senderFor: SenderFor,
  ending: Ending,
): Tx {
  return {
    ...readerOver(statement, organizationId),
    tell: async (audience, fact) => void ending.facts.push([audience, fact]),
    notify: async (channel, payload) => ending.notify(channel, payload),
    afterCommit: (run) => ending.afterCommit(run),
    jobs: senderFor(statement, ending),
  };
}
