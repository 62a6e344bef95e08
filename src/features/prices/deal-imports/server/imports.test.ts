import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { writeXlsx } from 'hucre/xlsx';
import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { undoImport } from './commands-undo.ts';
import { toldOfLoops } from '#testing/database/loops.ts';
import type { ImportHead, ImportPreview, ImportResult } from '../contract-fields.ts';

const { dealImports, deals, priceMonitoring } = contract;

let world: MonitoredProduct;
let supplierId: string;

const setPlan = (plan: Plan): Promise<void> =>
  world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    setSubscription(tx, world.built.organizationId, { plan, endsAt: null }, world.product.clock.now()),
  );

beforeAll(async () => {
  world = await openMonitoredProduct();
  await world.buy({ date: '2026-10-05', prices: { '100': '50.00', '200': '20.00', '300': '30.00' } });
  const listed = await world.clients.owner.get(priceMonitoring.listArticles.path);
  supplierId = listed.json<{ content: { supplierId: string }[] }>().data.content[0]?.supplierId ?? '';
  await setPlan('premium-plus');
}, 60_000);
afterAll(() => world.product.close());

const at = (path: string, id: string): string => path.replace('{importId}', id);

const open = (text: string | Uint8Array, query = '') =>
  world.clients.owner.post(`${dealImports.openDealImport.path}?supplierId=${supplierId}${query}`, {
    ...uploadOf({ name: 'avtal.csv', bytes: Buffer.from(text) }),
  });

const opened = async (text: string, query = ''): Promise<string> =>
  (await open(text, query)).json<ImportHead>().data.id;

const preview = async (id: string): Promise<ImportPreview> =>
  (await world.clients.owner.get(at(dealImports.previewDealImport.path, id))).json<ImportPreview>().data;

const save = (id: string, digest: string) =>
  world.clients.owner.post(at(dealImports.saveDealImport.path, id), { body: { digest } });

interface Row {
  readonly articleNumber: string;
  readonly price: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

const stored = async (): Promise<Row[]> =>
  world.product.db.tenantRead(world.built.organizationId, (reader) =>
    reader.query<Row>(
      `select article_number as "articleNumber", trim_scale(price) as price, valid_from as "validFrom", valid_to as "validTo"
       from deal where organization_id = $1 order by article_number, valid_from`,
      [world.built.organizationId],
    ),
  );

const codeOf = (answer: TestAnswer): string | undefined => answer.json().message;

const alerts = async (): Promise<object[]> =>
  (await world.clients.owner.get(priceMonitoring.listAlerts.path)).json<{
    content: object[];
  }>().data.content;

const list = `Art nr;Benämning;Pris;Enhet;Gäller från;Gäller till
100;Vara 100;45,00;KG;2026-10-01;2027-09-30
200;Vara 200;200,00;KG;2026-10-01;
300;Vara 300;28,00;KG;2027-09-30;2026-10-01
;Okänd;12,00;KG;2026-10-01;
`;

describe('an import of a price list', () => {
  test('writes nothing until it is saved, then what was shown, tells of broken deals, and can be taken back', async () => {
    const id = await opened(list);
    const shown = await preview(id);
    expect(shown.counts).toMatchObject({ rows: 4, new: 1, rejected: 3, open: 3 });
    expect(shown.content.map(({ problem }) => problem?.code ?? null)).toEqual([
      null,
      'import.price-far',
      'import.dates-swapped',
      'import.article-unknown',
    ]);
    expect(await stored()).toEqual([]);
    const fix = (row: number, said: object) =>
      world.clients.owner.send(
        'PUT',
        at(dealImports.fixDealImportRow.path, id).replace('{row}', String(row)),
        {
          body: { fix: said },
        },
      );
    await fix(3, { price: '19.00' });
    await fix(4, { validFrom: '2026-10-01', validTo: '2027-09-30' });
    const fixed = await preview(id);
    expect(fixed.counts).toMatchObject({ new: 3, rejected: 1 });
    expect(codeOf(await save(id, shown.digest))).toBe('import.changed');
    expect((await save(id, fixed.digest)).json<ImportHead>().data).toMatchObject({
      state: 'saved',
      counts: fixed.counts,
    });
    expect(await stored()).toEqual([
      { articleNumber: '100', price: '45', validFrom: '2026-10-01', validTo: '2027-09-30' },
      { articleNumber: '200', price: '19', validFrom: '2026-10-01', validTo: null },
      { articleNumber: '300', price: '28', validFrom: '2026-10-01', validTo: '2027-09-30' },
    ]);
    expect(await alerts()).toHaveLength(3);
    const undone = await world.clients.owner.post(at(dealImports.undoDealImport.path, id));
    expect(undone.json<ImportHead>().data.state).toBe('undone');
    expect(await stored()).toEqual([]);
    expect(await alerts()).toEqual([]);
    expect(codeOf(await world.clients.owner.post(at(dealImports.undoDealImport.path, id)))).toBe(
      'import.not_saved',
    );
  }, 60_000);

  test('the same twice changes nothing, a correction and a later start change what was there', async () => {
    const one = 'Art nr;Pris;Enhet;Gäller från;Gäller till\n100;48,00;KG;2026-01-01;2026-12-31\n';
    const first = await opened(one);
    await save(first, (await preview(first)).digest);
    const again = await opened(one);
    const unchanged = await preview(again);
    expect(unchanged.counts).toMatchObject({ rows: 1, unchanged: 1 });
    await save(again, unchanged.digest);
    const later = await opened('Art nr;Pris;Enhet;Gäller från\n100;47,00;KG;2026-07-01\n');
    const shown = await preview(later);
    expect(shown.content[0]).toMatchObject({
      outcome: 'changed',
      before: { price: '48' },
      endsOn: '2026-06-30',
    });
    await save(later, shown.digest);
    const after = [
      { articleNumber: '100', price: '48', validFrom: '2026-01-01', validTo: '2026-06-30' },
      { articleNumber: '100', price: '47', validFrom: '2026-07-01', validTo: null },
    ];
    expect(await stored()).toEqual(after);
    expect(codeOf(await world.clients.owner.post(at(dealImports.undoDealImport.path, first)))).toBe(
      'import.undo_overtaken',
    );
    await world.clients.owner.post(at(dealImports.undoDealImport.path, later));
    expect(await stored()).toEqual([
      { articleNumber: '100', price: '48', validFrom: '2026-01-01', validTo: '2026-12-31' },
    ]);
  }, 60_000);

  test('keeps what was not taken for 30 days, as the file with the row and the reason', async () => {
    const id = await opened('Art nr;Pris;Enhet\n100;noll;KG\n200;18,00;KG\n');
    await save(id, (await preview(id)).digest);
    const read = await world.clients.owner.get(at(dealImports.readDealImport.path, id));
    expect(read.json<{ rejected: object[] }>().data.rejected).toMatchObject([
      { row: 2, code: 'import.price-invalid' },
    ]);
    const file = await world.clients.owner.get(at(dealImports.downloadRejectedRows.path, id));
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain('avtal-orsak.xlsx');
  }, 60_000);

  test('is refused with a sentence of its own for files that are none, and nothing is left', async () => {
    const before = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query<{ id: string }>('select id from deal_import where organization_id = $1', [
        world.built.organizationId,
      ]),
    );
    expect(codeOf(await open(''))).toBe('import.file_empty');
    expect(codeOf(await open('en kolumn\nbara\n'))).toBe('import.file_one_column');
    expect(codeOf(await open(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])))).toBe(
      'import.file_damaged',
    );
    const sheets = [
      {
        name: 'A',
        rows: [
          ['Art nr', 'Pris', 'Enhet'],
          ['100', 12, 'KG'],
        ],
      },
    ];
    const locked = await writeXlsx({ sheets, encryption: { password: 'hemligt', spinCount: 1000 } });
    expect(codeOf(await open(locked))).toBe('import.file_encrypted');
    const macros = await writeXlsx({ sheets, vbaProject: Uint8Array.of(1, 2, 3) });
    expect(codeOf(await open(macros))).toBe('import.file_macros');
    const bomb = buildZip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(210 * 1024 * 1024) },
    ]);
    expect(codeOf(await open(bomb))).toBe('import.file_unpacks');
    expect(codeOf(await open(Buffer.alloc(21 * 1024 * 1024, 'a;b\n')))).toBe('import.file_too_large');
    expect(codeOf(await open(list, '&units=018f0000-0000-7000-8000-00000000dead'))).toBe(
      'permission.required',
    );
    const after = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
      reader.query<{ id: string }>('select id from deal_import where organization_id = $1', [
        world.built.organizationId,
      ]),
    );
    expect(after).toEqual(before);
  }, 60_000);

  test('is begun again to fix what was left out: what was taken is unchanged, what was skipped is there', async () => {
    const id = await opened(
      'Art nr;Benämning;Pris;Enhet;Gäller från\n100;;44,00;KG;2029-01-01\n200;;190,00;KG;2029-01-01\n',
    );
    const path = at(dealImports.fixDealImportRow.path, id).replace('{row}', '3');
    await world.clients.owner.send('PUT', path, { body: { fix: { skip: true } } });
    const shown = await preview(id);
    expect(shown.content[1]).toMatchObject({ fix: { skip: true }, problem: { code: 'import.skipped' } });
    expect(codeOf(await world.clients.owner.post(at(dealImports.repeatDealImport.path, id)))).toBe(
      'import.not_saved',
    );
    await save(id, shown.digest);
    const again = await world.clients.owner.post(at(dealImports.repeatDealImport.path, id));
    expect([again.status, again.json<ImportHead>().data.state]).toEqual([201, 'open']);
    const repeated = await preview(again.json<ImportHead>().data.id);
    expect(repeated.counts).toMatchObject({ rows: 2, unchanged: 1, rejected: 1, open: 1 });
    expect(repeated.content[1]).toMatchObject({ fix: null, problem: { code: 'import.price-far' } });
    const found = await world.clients.owner.get(
      `${at(dealImports.findImportArticles.path, id)}?search=${encodeURIComponent('VARA 30')}`,
    );
    expect(found.json<{ articles: object[] }>().data.articles).toMatchObject([{ articleNumber: '300' }]);
  }, 60_000);

  test('of more than 5,000 rows is saved in the background, judged there, and told by mail', async () => {
    const rows = Array.from({ length: 5001 }, (_, row) => `N${row};Ny vara ${row};12,00;KG;2026-09-01`);
    const text = ['Art nr;Benämning;Pris;Enhet;Gäller från', '300;;29,00;KG;2026-09-01', ...rows].join('\n');
    const before = await alerts();
    const id = await opened(text);
    const saved = await save(id, (await preview(id)).digest);
    expect(saved.json<ImportHead>().data).toMatchObject({ state: 'saving', progress: { stage: 'reading' } });
    expect(codeOf(await save(id, 'd'))).toBe('import.not_open');
    const read = async (): Promise<ImportResult> =>
      (await world.clients.owner.get(at(dealImports.readDealImport.path, id))).json<ImportResult>().data;
    await world.product.startJobs();
    await expect.poll(async () => (await read()).state, { timeout: 30_000, interval: 100 }).toBe('saved');
    expect(await read()).toMatchObject({
      progress: null,
      counts: { rows: 5002, new: 5002 },
      yearly: { currency: 'SEK', articles: 1 },
    });
    expect(await alerts()).toHaveLength(before.length + 1);
    const { email } = world.built.members.owner;
    const letters = await world.product.db.platformRead((reader) =>
      reader.query<{ kind: string }>('select kind from outgoing_mail where lower(address) = lower($1)', [
        email,
      ]),
    );
    expect(letters).toEqual([{ kind: 'import-notice' }]);
    const undone = await world.clients.owner.post(at(dealImports.undoDealImport.path, id));
    expect(undone.json<ImportHead>().data.state).toBe('undone');
    await expect.poll(alerts, { timeout: 30_000, interval: 100 }).toHaveLength(before.length);
  }, 60_000);

  test('tells what the first period of each article costs a year', async () => {
    const periods =
      '100;49,00;KG;2033-01-01;2033-12-31\n100;20,00;KG;2034-01-01;\n200;19,00;KG;2033-01-01;\n';
    const id = await opened(`Art nr;Pris;Enhet;Gäller från;Gäller till\n${periods}`);
    await save(id, (await preview(id)).digest);
    const read = await world.clients.owner.get(at(dealImports.readDealImport.path, id));
    expect(read.json<ImportResult>().data).toMatchObject({
      yearly: { articles: 2, from: '2033-01-01' },
    });
    await world.clients.owner.post(at(dealImports.undoDealImport.path, id));
  });

  test('is taken back without a loop over the deals that it has just made', async () => {
    const first = await opened('Art nr;Pris;Enhet;Gäller från\n100;41,00;KG;2031-01-01\n');
    await save(first, (await preview(first)).digest);
    const id = await opened('Art nr;Pris;Enhet;Gäller från\n100;40,00;KG;2031-01-01\n');
    await save(id, (await preview(id)).digest);
    const { organizationId, members, outlets } = world.built;
    const { record, loops } = await world.product.db.tenantTransaction(organizationId, async (tx) => {
      const told = toldOfLoops(tx, 'deal_import_change');
      const actor = { userId: members.owner.userId, impersonatedBy: null, requestId: 'test' };
      const act = { actor, now: world.product.clock.now() };
      const scope = mintUnitScope(organizationId, outlets[0]?.unitId ?? '');
      return { record: await undoImport(told.tx, scope, act, id), loops: told.loops };
    });
    expect(record).toMatchObject({ state: 'undone' });
    expect(loops).toHaveLength(5);
    expect(loops.flat()).not.toContain('deal');
  });

  test('is Premium+, and the deals by hand are not', async () => {
    await setPlan('premium');
    const refused = await open(list);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'plan.bulk_import']);
    expect((await world.clients.owner.get(deals.listDeals.path)).status).toBe(200);
    await setPlan('premium-plus');
  });
});
