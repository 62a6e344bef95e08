import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { mergeEntries, undoMerge } from '#features/suppliers/directory/server/commands-merge.ts';
import { writeEntry } from '#features/suppliers/directory/server/commands.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { LinkStatus } from '../contract.ts';
import { setCategory } from './commands-category.ts';
import { linkSuppliers } from './commands-links.ts';
import { writeSupplierDirectory } from './commands.ts';
import { listLinks } from './queries-links.ts';
import { seatsOf } from './queries.ts';

let pipeline: TestPipeline;
beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());

const act = () => ({ actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId });
const staffAct = () => ({
  requestId: 'test',
  userId: pipeline.editor.userId ?? '',
  now: pipeline.clock.now(),
  newId: pipeline.newId,
});

/** Chooses a supplier for the outlet, or changes how it stands there. */
const choose = async (supplierId: string, status?: LinkStatus): Promise<void> => {
  const { organizationId } = pipeline.scope;
  const [{ outletId }] = pipeline.organization.outlets;
  const row = { supplierId, outletId, status };
  const body = { organizationSuppliers: [row], replace: false, outletIds: [] };
  const outlets = new Map([[outletId, { outletId }]]);
  const done = await pipeline.db.tenantTransaction(organizationId, (tx) =>
    linkSuppliers(tx, organizationId, act(), outlets, body),
  );
  if (done instanceof Refused) throw new Error(done.code);
};

const list = (displayName: string, organizationNumber?: string): Promise<string> =>
  pipeline.db.platformTransaction(async (tx) => {
    const entry = { displayName, legalName: `${displayName} AB`, category: 'meat', verified: true } as const;
    const id = await writeEntry(tx, staffAct(), null, { ...entry, organizationNumber });
    if (id instanceof Refused) throw new Error(id.code);
    return id;
  });

/** How suppliers stand at the outlet, by name. */
const standing = async (): Promise<Readonly<Record<string, string>>> => {
  const links = await pipeline.db.tenantRead(pipeline.scope.organizationId, async (reader) => {
    const { organizationId } = pipeline.scope;
    const seats = await seatsOf(reader, organizationId, pipeline.editor.userId ?? '');
    return listLinks(reader, organizationId, seats);
  });
  return Object.fromEntries(
    links.map(({ displayName, outlets: [link], isPrivate }) => [
      `${displayName}${isPrivate ? ' (private)' : ''}`,
      link?.status ?? '',
    ]),
  );
};

/** A supplier of its own with a number that has its check digit. */
const company = (at: number) => {
  const numbers = Array.from({ length: 10 }, (_, digit) => `55${7_000_000 + at}${digit}`);
  return { ...buildSupplier(at), organizationNumber: numbers.find(isOrganizationNumber) ?? '' };
};

let issued = 0;
/** Takes an invoice of a supplier, under a name of its own. */
const bill = async (supplier: number, name: string): Promise<void> => {
  issued += 1;
  const [taken] = await pipeline.take(
    buildInvoice({ number: `B${issued}`, supplier: { ...company(supplier), name } }),
  );
  expect(taken?.state).toBe('monitored');
};

it('a booked invoice makes a link that waited active, makes a missing one, and leaves an inactive one alone', async () => {
  await writeSupplierDirectory(pipeline.db);
  const waiting = await list('Väntans Vilt');
  const off = await list('Avslagna Kött', company(11).organizationNumber);
  await choose(waiting);
  await choose(off);
  await choose(off, 'inactive');
  expect(await standing()).toEqual({ 'Avslagna Kött': 'inactive', 'Väntans Vilt': 'requested' });
  await bill(10, 'Väntans Vilt AB');
  await bill(11, 'Avslagna Kött AB');
  await bill(12, 'Okända Ostar AB');
  expect(await standing()).toEqual({
    'Avslagna Kött': 'inactive',
    'Okända Ostar AB (private)': 'active',
    'Väntans Vilt': 'active',
  });
  await choose(off, 'active');
  expect((await standing())['Avslagna Kött']).toBe('active');
});

it('an entry that staff add is found by the next invoice, and by those that had it before', async () => {
  const number = company(12).organizationNumber;
  await list('Ostkällaren', number);
  expect((await standing())['Ostkällaren']).toBe('active');
  await bill(12, 'Okända Ostar AB');
  const rows = await pipeline.rows('select 1 from organization_supplier where organization_number = $1', [
    number,
  ]);
  expect(rows).toHaveLength(1);
});

it('an invoice under the name or number of a merged entry belongs to the one it stands for; undone, all is as before', async () => {
  const root = await list('Stora Fisken');
  const old = await list('Gamla Fisken', company(20).organizationNumber);
  await choose(root);
  const before = await standing();
  const merge = () =>
    pipeline.db.platformTransaction(async (tx) => {
      expect(await mergeEntries(tx, staffAct(), old, root)).toBeNull();
      const [row] = await tx.query<{ id: string }>(
        'select id from directory_merge where from_id = $1 and undone_at is null',
        [old],
      );
      return row?.id ?? '';
    });
  const first = await merge();
  await pipeline.db.platformTransaction((tx) => undoMerge(tx, staffAct(), first));
  expect(await standing()).toEqual(before);
  await merge();
  await bill(20, 'Gamla Fisken AB');
  expect(await standing()).toEqual({ ...before, 'Stora Fisken': 'active' });
});

it('asks for nothing once every outlet has its invoices', async () => {
  const [row] = await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    tx.query<{ context: { suppliers: { awaited: boolean }[] } }>(
      'select krogkoll_ingest_context($1, $2, $3) as context',
      [
        pipeline.scope.organizationId,
        pipeline.scope.unitId,
        JSON.stringify({
          suppliers: [{ organizationNumber: company(10).organizationNumber, searchName: '', accounts: [] }],
          documents: [],
          numbers: [],
          articles: [],
        }),
      ],
    ),
  );
  expect(row?.context.suppliers).toEqual([expect.objectContaining({ awaited: false })]);
});

it('what a new supplier sells tells its category, until the company gives it another, which its articles follow', async () => {
  await bill(30, 'Kajens Bil AB');
  const { organizationId } = pipeline.scope;
  const found = async () =>
    pipeline.rows<{ id: string; told: string; own: string | null; articles: string[] }>(
      `select o.id, o.category as told, o.own_category as own,
         (select array_agg(distinct a.category) from unit_article a where a.supplier_id = o.id) as articles
       from organization_supplier o where o.display_name = 'Kajens Bil AB'`,
      [],
    );
  const [van] = await found();
  expect(van).toMatchObject({ told: 'fish-and-seafood', own: null, articles: ['fish-and-seafood'] });
  const give = (supplierId: string) =>
    pipeline.db.tenantTransaction(organizationId, (tx) =>
      setCategory(tx, pipeline.scope, { supplierId, category: 'speciality' }, pipeline.editor),
    );
  expect(await give(van?.id ?? '')).toEqual({ category: 'speciality' });
  expect((await found())[0]).toMatchObject({ own: 'speciality', articles: ['speciality'] });
  expect(await give(pipeline.newId())).toMatchObject({ code: 'supplier.not_exist' });
});
