import { lookBesideJob } from '#features/purchases/invoices/server/commands-queue.ts';
import { jobsChannel } from '#platform/server/jobs/sender.ts';
import { waitUntil } from '../wait-until.ts';
import type { TestProduct } from './product.ts';

/** What is looked at beside prices in some seconds is looked at now, so that nothing is written by itself afterwards. */
export const lookedBeside = async ({ engine }: Pick<TestProduct, 'engine'>): Promise<void> => {
  const { name } = lookBesideJob;
  const { background } = engine;
  await background.query(
    'update pgboss.job set start_after = now() where name = $1 and start_after > now()',
    [name],
  );
  engine.tell([[jobsChannel, name]]);
  const left = `select from pgboss.job where name = $1 and state < 'completed'`;
  await waitUntil(async () => (await background.query(left, [name])).rowCount === 0);
};
