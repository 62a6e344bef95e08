import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { ExportRow } from '#features/finding/exports/contract.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { runJob } from '../run-job.ts';
import type { TestAnswer } from '../peers/test-client.ts';
import type { MonitoredProduct } from './restaurant.ts';
import type { TestClient } from '../peers/test-client.ts';
import { waitUntil } from '../wait-until.ts';

/** Has the unit's order lines put into a file in the background; answers its id once it is there. */
export const leaveExport = async (client: TestClient): Promise<string> => {
  const ask = { list: 'lines', from: '2026-10-01', to: '2026-12-20', format: 'csv', language: 'sv' };
  const made = await client.post(contract.exports.startExport.path, { body: ask });
  const exportId = made.json<{ id: string }>().data.id;
  const path = contract.exports.downloadKeptExport.path.replace('{exportId}', exportId);
  const isReady = async () => (await client.get(path)).status === 200;
  await waitUntil(isReady);
  return exportId;
};

const { exports } = contract;

/** Order lines of October as CSV, unless said. */
export const linesAsked = (more: object = {}): object => ({
  list: 'lines',
  from: '2026-10-01',
  to: '2026-10-31',
  format: 'csv',
  language: 'sv',
  ...more,
});

/** The rows of a CSV, its head first. */
export const linesOf = (text: string): string[] =>
  text
    .replace('\ufeff', '')
    .split('\r\n')
    .filter((line) => line !== '');

/** A path about one file. */
export const at = (path: string, exportId: string): string => path.replace('{exportId}', exportId);

type Who = 'owner' | 'editor' | 'reporter';

/** What people do with files at the first of a restaurant's units. */
export const exportActs = ({ product, built, units, clients }: MonitoredProduct) => {
  const send = (path: string, body: object, who: Who = 'owner'): Promise<TestAnswer> =>
    clients[who].post(path, { body });
  return {
    send,
    setPlan: (plan: Plan): Promise<void> =>
      product.db.tenantTransaction(built.organizationId, (tx) =>
        setSubscription(tx, built.organizationId, { plan, endsAt: null }, product.clock.now()),
      ),
    start: async (body: object, who: Who = 'owner'): Promise<ExportRow> =>
      (await send(exports.startExport.path, body, who)).json<ExportRow>().data,
    /** Works off the job of a file, as a worker would. */
    work: (row: ExportRow, who: Who = 'owner'): Promise<void> =>
      runJob(jobHandlersOf(composed.features, product), 'write-export', {
        organizationId: built.organizationId,
        unitId: units[0],
        exportId: row.id,
        userId: built.members[who].userId,
      }),
    listed: async (who: Who = 'owner'): Promise<ExportRow[]> =>
      (await clients[who].get(exports.listExports.path)).json<{ exports: ExportRow[] }>().data.exports,
  };
};

export type ExportActs = ReturnType<typeof exportActs>;
