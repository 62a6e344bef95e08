import { Webhook } from 'standardwebhooks';
import { deliverDue } from '#features/open/webhooks/server/commands-deliver.ts';
import { shownSecret } from '#features/open/webhooks/server/commands-secrets.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { TestProduct } from '../world/product.ts';
import { flakyReceiver, Killed, lifeOf } from './mortal.ts';
import { toldUnit } from './told-unit.ts';

/** What a run of kills showed. */
interface KillReport {
  readonly kills: number;
  /** Facts that are in the database. */
  readonly facts: number;
  /** Those whose message nobody ever took. */
  readonly lost: number;
  /** Messages about facts that are not. */
  readonly invented: number;
  /** Taken more than once, with the same id; and with another. */
  readonly repeated: number;
  readonly renamed: number;
  /** That the independent package does not accept. */
  readonly unverified: number;
}

/** The longest life, in steps: some are over before the first fact stands, some after several messages. */
const longestLife = 30;

/**
 * Lives of a process that writes facts and sends them to a receiver that is not well, each ended at a moment that `chance` draws, over one
 * database; then one more that is not ended and a receiver that is well.
 */
export const killRun = async (
  product: TestProduct,
  { kills, chance }: { readonly kills: number; readonly chance: () => number },
): Promise<KillReport> => {
  const { organizationId, unitId, webhookId, secret, write } = await toldUnit(
    product,
    'https://hooks.example/',
  );
  const taken = new Map<string, string[]>();
  const verifier = new Webhook(shownSecret(secret).secret);
  let unverified = 0;
  const receiver = flakyReceiver(chance, (body, headers) => {
    const { data } = JSON.parse(body) as { data: { documentId: string } };
    const id = headers['webhook-id'] ?? '';
    const signature = verifier.sign(id, new Date(Number(headers['webhook-timestamp']) * 1_000), body);
    if (!(headers['webhook-signature'] ?? '').split(' ').includes(signature)) unverified += 1;
    taken.set(data.documentId, [...(taken.get(data.documentId) ?? []), id]);
  });
  const never = new AbortController().signal;
  const send = (db: Db, fetch = receiver.fetch): Promise<void> =>
    deliverDue({ ...product, db, webhookDoor: { fetch }, chance }, { organizationId, webhookId }, never);
  let ended = 0;
  while (ended < kills) {
    const life = lifeOf(Math.floor(chance() * longestLife));
    const db = life.db(product.db);
    try {
      for (let fact = 0; fact < 1 + chance() * 2; fact += 1) await write(db);
      await send(db, life.fetch(receiver.fetch));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    if (life.isOver()) ended += 1;
    // Past the leases of who is gone; now and then past a next try.
    product.pass(chance() < 0.1 ? 3_600_000 : 31_000);
  }
  receiver.heal();
  const waits = () =>
    product.db.platformRead((reader) =>
      reader.query(`select 1 from webhook_message where endpoint_id = $1 and state = 'waiting' limit 1`, [
        webhookId,
      ]),
    );
  for (let day = 0; day < 3 && (await waits()).length > 0; day += 1) {
    product.pass(86_400_000);
    await send(product.db);
  }
  const facts = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>('select id from document where unit_id = $1', [unitId]),
  );
  const ids = new Set(facts.map(({ id }) => id));
  const all = [...taken.values()];
  return {
    kills: ended,
    facts: facts.length,
    lost: facts.filter(({ id }) => !taken.has(id)).length,
    invented: [...taken.keys()].filter((id) => !ids.has(id)).length,
    repeated: all.filter((one) => one.length > 1).length,
    renamed: all.filter((one) => new Set(one).size > 1).length,
    unverified,
  };
};
