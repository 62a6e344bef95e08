import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { rollUpMarket } from './commands.ts';
import { rollUpMarketHandler } from './jobs.ts';
import { marketAverageOf } from './queries-market.ts';

let pipeline: TestPipeline;

const today = '2026-11-20';

// Of the directory, so that every organization's supplier is known to be the same one.
const listed = { ...buildSupplier(0), name: 'Martin & Servera Aktiebolag', organizationNumber: '5562332451' };

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await writeSupplierDirectory(pipeline.db);
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

let numbers = 0;

const bought = (price: string, issueDate = '2026-11-02', unit = 'KGM'): TestFile =>
  buildInvoice({
    supplier: listed,
    number: `M${(numbers += 1)}`,
    issueDate,
    lines: [
      buildLine({
        articleNumber: '214070',
        price,
        quantity: '2',
        unit,
      }),
    ],
  });

const takeFor = async (scope: UnitScope, userId: string, file: TestFile): Promise<void> => {
  const actor = { userId, impersonatedBy: null, requestId: 'test' };
  const arrival = { fileName: file.name, contentType: 'application/xml', stream: file.bytes };
  await receiveDocuments(pipeline, scope, { channel: 'upload', actor }, [arrival]);
  await readWaiting(pipeline, scope, { id: 'job', signal: new AbortController().signal });
};

const another = async (...files: readonly TestFile[]): Promise<UnitScope> => {
  const organization = await buildOrganization(pipeline);
  const scope = mintUnitScope(organization.organizationId, organization.outlets[0].unitId);
  for (const file of files) await takeFor(scope, organization.members.editor.userId, file);
  return scope;
};

const average = async (scope: UnitScope): Promise<string | null> => {
  await rollUpMarket(pipeline.db, today, new AbortController().signal);
  return pipeline.db.tenantRead(scope.organizationId, async (reader) => {
    const [article] = await reader.query<{ id: string }>(
      'select id from unit_article where organization_id = $1 and unit_id = $2 order by id limit 1',
      [scope.organizationId, scope.unitId],
    );
    return marketAverageOf(reader, scope, article?.id ?? pipeline.newId());
  });
};

it('R6 the market average needs five other organizations, and the viewer is none of them', async () => {
  await pipeline.take(bought('100.00'));
  const others = [];
  for (const price of ['110.00', '120.00', '130.00', '140.00']) others.push(await another(bought(price)));
  const [first = pipeline.scope] = others;
  // Five organizations in all: four others, whoever looks.
  expect(await average(pipeline.scope)).toBeNull();
  expect(await average(first)).toBeNull();
  const sixth = await another(bought('150.00'));
  expect(await average(pipeline.scope)).toBe('130');
  // 100, 110, 120, 130 and 140 without the viewer's own 150.
  expect(await average(sixth)).toBe('120');
});

it('weighs an organization once, by its own average over all its purchases', async () => {
  const many = await another(bought('300.00'), bought('500.00'), bought('400.00'));
  // Six others: 100 … 150 once each.
  expect(await average(many)).toBe('125');
  expect(await average(pipeline.scope)).toBe('175');
});

it('counts neither purchases older than 90 days nor other units of measure', async () => {
  const before = await average(pipeline.scope);
  await another(bought('9000.00', '2026-08-22'));
  await another(bought('9000.00', '2026-11-02', 'H87'));
  expect(await average(pipeline.scope)).toBe(before);
});

it('takes each organization by itself, so that requests come in between, and says when it gave up', async () => {
  const turns: string[] = [];
  let across = 0;
  const db: typeof pipeline.db = {
    ...pipeline.db,
    tenantTransaction: (organizationId, work) => {
      turns.push(organizationId);
      return pipeline.db.tenantTransaction(organizationId, work);
    },
    platformTransaction: (work) => {
      across += 1;
      return pipeline.db.platformTransaction(work);
    },
  };
  await rollUpMarket(db, today, new AbortController().signal);
  const organizations = await pipeline.db.platformRead((reader) =>
    reader.query<{ id: string }>('select organization_id as id from organization order by 1'),
  );
  expect(turns).toEqual(organizations.map(({ id }) => id));
  // One for the one supplier that all of them buy from.
  expect(across).toBe(1);
  const said: string[] = [];
  const log = { error: (_details: object, message: string) => void said.push(message) };
  await rollUpMarketHandler({ ...pipeline, log }).giveUp({});
  expect(said).toEqual(['market averages could not be made; those of an earlier night stay']);
  const stopped = AbortSignal.abort(new Error('the server stops'));
  await expect(rollUpMarket(pipeline.db, today, stopped)).rejects.toThrow('the server stops');
});
