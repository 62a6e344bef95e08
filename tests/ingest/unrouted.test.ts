import { expect, test } from 'vitest';
import { buildPush, pushPath } from '#features/intake/access-point/server/builders.ts';
import { verifyOriginalsHandler } from '#features/intake/documents/server/jobs-originals.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { openTestProduct } from '#testing/world/product.ts';

test('R60 what no unit is known for keeps its bytes when the night removes what nothing names', async () => {
  const product = await openTestProduct();
  const { bytes } = buildInvoice();
  const sent = { keys: product.accessPointKeys, now: product.clock.now(), recipient: 'nobody' };
  const answer = await product.client().post(pushPath, buildPush(bytes, sent));
  const { sha256, status } = answer.json<{ sha256: string; status: string }>().data;
  expect(status).toBe('unrouted');
  const unnamed = await product.storage.put(new TextEncoder().encode('of an upload that was cut short'));
  // The disk dates what it keeps by the time of the machine.
  product.pass(Math.max(0, Date.now() - product.clock.now().getTime()) + 5 * 86_400_000);
  for (const _ of [1, 2, 3]) {
    await verifyOriginalsHandler(product).run({}, { id: 'night', signal: new AbortController().signal });
    product.pass(2 * 86_400_000);
  }
  expect([await product.storage.has(sha256), await product.storage.has(unnamed.sha256)]).toEqual([
    true,
    false,
  ]);
  await product.close();
});
