import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database } from '../db.ts';

/** Runs one statement in the session of a transaction. */
export type Statement = (
  text: string,
  parameters: readonly unknown[],
) => Promise<{ rows: object[]; rowCount: number | null; command: string }>;

const refuse = (): Promise<never> =>
  Promise.reject(new Error('the transaction is opened by Db, not by Kysely'));

const driver: Driver = {
  init: () => Promise.resolve(),
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
};

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const unconnected = new Kysely<Database>({ dialect });
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely over the session of one transaction. Shares the compiler of all, so that it costs next to nothing. */
export function kyselyOver(statement: Statement): Kysely<Database> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount, command } = await statement(query.sql, query.parameters);
      const answer = { rows: rows as Row[] };
      return CHANGES.has(command) ? { ...answer, numAffectedRows: BigInt(rowCount ?? 0) } : answer;
    },
    streamQuery() {
      throw new Error('read in pages instead of streams');
    },
  };
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  const executor = unconnected.getExecutor().withConnectionProvider(provider);
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}
