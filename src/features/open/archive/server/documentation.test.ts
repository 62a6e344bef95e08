import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { heldReasons } from '#core/invoices/gate.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { documentChannel, documentStates } from '#features/intake/documents/contract.ts';
import { actWords } from '#features/company/team/rules-words.ts';
import { productVersion } from '#platform/server/version.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { Documentation } from '../contract-documentation.ts';
import { actNouns, kindOfAction } from '../rules-history.ts';
import { noteVersion } from './commands-records.ts';

const { archive, archiveRecords } = contract;
const source = resolve(import.meta.dirname, '../../../../../src');
let world: MonitoredProduct;

const read = async (): Promise<Documentation> =>
  (await world.clients.owner.get(archiveRecords.readDocumentation.path)).json<Documentation>().data;

beforeAll(async () => {
  world = await openMonitoredProduct();
});
afterAll(() => world.product.close());

test('the documentation is what the running product has, and what the organization has set', async () => {
  const before = await read();
  expect(before).toMatchObject({
    version: productVersion,
    formats: invoiceFormats,
    doors: documentChannel.options,
    states: documentStates,
    controls: heldReasons,
    organization: { yearEndMonth: null },
    place: { database: world.product.db.engine, bucket: null, host: 'app.krogkoll.example' },
    handover: { systems: ['local'], connections: [] },
  });
  expect(before.people.map(({ role }) => role).toSorted()).toContain('owner');
  expect(before.limits.map(({ setOn }) => setOn)).toEqual([null, null]);
  await world.clients.owner.send('PUT', archive.setYearEnd.path, { body: { month: 6 } });
  expect((await read()).organization.yearEndMonth).toBe(6);
});

test('what a role may is counted over every entry that the product answers', async () => {
  const entries = Object.values(contract).flatMap((part) => Object.values(part));
  const { calls } = (await read()).rights;
  for (const { role, reads, changes } of calls) {
    const own = entries.filter(({ access }) => access === role);
    expect(reads + changes).toBe(own.length);
    expect(own.length).toBeGreaterThan(0);
  }
});

test('a version is written down when another one was at work before, once', async () => {
  const note = (at: string) => world.product.db.platformTransaction((tx) => noteVersion(tx, new Date(at)));
  await world.product.db.platformTransaction((tx) =>
    tx.query(`insert into program_version (started_at, version) values ('2026-01-01', '0.8.0')`),
  );
  await note('2026-11-01T00:00:00Z');
  await note('2026-11-02T00:00:00Z');
  expect((await read()).versions).toEqual([
    { version: productVersion, since: '2026-11-01T00:00:00.000Z' },
    { version: '0.8.0', since: expect.any(String) },
  ]);
});

test('the times that are stated are those that the database keeps', async () => {
  await world.clients.owner.send('PUT', archive.setYearEnd.path, { body: { month: 12 } });
  await world.buy({ date: '2026-09-05', prices: { '100': '50.00' } });
  const { retention } = await read();
  const [kept] = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
    reader.query<{ until: string }>(
      `select coalesce(krogkoll_kept_until(d)::text, '') as until from document d limit 1`,
    ),
  );
  expect(kept?.until).toBe(`${2026 + retention.years}-12-31`);
  const removable = readFileSync(resolve(source, '../database/functions/removable-since.sql'), 'utf8');
  expect(removable).toContain(`d.refused_on) + ${retention.refusedDays}`);
});

/** Actions as the code writes them into the log; of those that are put together, the first word. */
const written = globSync('features/**/server/commands*.ts', { cwd: source }).flatMap((file) => {
  const code = readFileSync(resolve(source, file), 'utf8');
  if (!code.includes('recordAudit(')) return [];
  return [...code.matchAll(/action(?::| =)[^\n]*?['`]([a-z-]+)\.(\$\{|[a-z-]+(?='))/g)].map(
    ([, noun = '', verb = '']) => ({ noun, verb: verb === '${' ? null : verb }),
  );
});

test('every action of the log is of a kind and has words in both languages', () => {
  expect(written.length).toBeGreaterThan(40);
  const nouns: readonly string[] = Object.values(actNouns).flat();
  expect(written.filter(({ noun }) => !nouns.includes(noun))).toEqual([]);
  const literal = written.flatMap(({ noun, verb }) => (verb === null ? [] : [`act.${noun}.${verb}`]));
  for (const words of [actWords.en, actWords.sv])
    expect(literal.filter((key) => words[key] === undefined)).toEqual([]);
  // One that comes without being put anywhere is shown all the same.
  expect(kindOfAction('something.new')).toBe('settings');
});
