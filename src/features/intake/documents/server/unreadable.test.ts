import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import { listUnreadable } from './queries-unreadable.ts';

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(() => pipeline.close());

const list = (page = 1, limit = 50) =>
  pipeline.db.platformRead((reader) => listUnreadable(reader, { page, limit }));

it('tells staff whose documents no program reads, why and since when, the oldest first, and nothing of what they are', async () => {
  const broken = (name: string) => ({ name, bytes: new TextEncoder().encode(`<Invoice>${name}`) });
  await pipeline.take(broken('hemlig.xml'), buildInvoice());
  await pipeline.take(broken('nyare.xml'));
  const { content, total } = await list();
  expect(total).toBe(2);
  expect(content.map(({ receivedAt }) => receivedAt)).toEqual(
    content.map(({ receivedAt }) => receivedAt).toSorted(),
  );
  expect(content[0]).toMatchObject({ reason: 'xml.malformed', channel: 'upload' });
  expect(content[0]?.organization).not.toBe('');
  expect(JSON.stringify(content)).not.toContain('hemlig');
  expect((await list(2, 1)).content.map(({ id }) => id)).toEqual([content[1]?.id]);
});
