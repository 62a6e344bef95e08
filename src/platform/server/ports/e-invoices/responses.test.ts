import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsBy, throughFaults } from '#testing/bookkeeping/faulty.ts';
import { responsesPeer } from '#testing/e-invoices/responses-peer.ts';
import { randomOf } from '#testing/papers/random.ts';
import { openResponses } from './open-responses.ts';
import { ResponseRejected } from './response-port.ts';
import { openStorecoveResponses } from './storecove-responses.ts';

const never = new AbortController().signal;
const response = (id: string) => ({
  id,
  receiver: { scheme: '0007', value: '5562332451' },
  xml: `<ApplicationResponse>${id}</ApplicationResponse>`,
});

test('Storecove has each response once, whatever is lost on the way', async () => {
  const random = randomOf(18);
  const chance = (): number => random.whole(0, 999_999) / 1_000_000;
  const peer = responsesPeer();
  const port = openStorecoveResponses({
    apiKey: peer.apiKey,
    legalEntity: peer.legalEntity,
    url: 'https://provider.example',
    fetch: throughFaults(peer.peer, faultsBy(chance, 0.5)),
  });
  const ids = Array.from(
    { length: 40 },
    (_, at) => `a7c1e5a0-0000-8000-a000-${String(at).padStart(12, '0')}`,
  );
  for (const id of ids)
    for (let isSent = false; !isSent;)
      await port.send(response(id), AbortSignal.timeout(50)).then(
        () => (isSent = true),
        (error: unknown) => expect(error).not.toBeInstanceOf(ResponseRejected),
      );
  expect(peer.sent().map(({ id }) => id)).toEqual(ids);
  expect(peer.sent()[0]).toMatchObject({
    scheme: 'SE:ORGNR',
    value: '5562332451',
    xml: response(ids[0] ?? '').xml,
  });
});

test('what Storecove refuses for good is told apart from what it cannot take now', async () => {
  const peer = responsesPeer();
  const port = openStorecoveResponses({
    apiKey: peer.apiKey,
    legalEntity: peer.legalEntity + 1,
    url: 'https://provider.example',
    fetch: throughFaults(peer.peer, () => null),
  });
  await expect(port.send(response('x'), never)).rejects.toThrow(ResponseRejected);
});

test('without a provider responses stay in a folder, and in production nowhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-responses-'));
  const config = {
    DATA_DIR: folder,
    STORECOVE_API_KEY: 'a key of sixteen letters',
    STORECOVE_LEGAL_ENTITY: undefined,
    STORECOVE_URL: undefined,
  };
  const port = openResponses({ ...config, NODE_ENV: 'development' });
  await port?.send(response('one'), never);
  await port?.send(response('one'), never);
  const kept = join(folder, 'e-invoices-sent');
  expect(await readdir(kept)).toEqual(['one.xml']);
  expect(await readFile(join(kept, 'one.xml'), 'utf8')).toBe(response('one').xml);
  expect(openResponses({ ...config, NODE_ENV: 'production' })).toBeNull();
  expect(openResponses({ ...config, NODE_ENV: 'production', STORECOVE_LEGAL_ENTITY: 7 })).not.toBeNull();
  await rm(folder, { recursive: true });
});
