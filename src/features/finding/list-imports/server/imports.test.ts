import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { ImportHead, ImportPreview, ImportResult } from '../contract.ts';
import type { ImportList, ListField } from '../rules.ts';

const { listImports, products, organizations, supplierLinks } = contract;

let world: MonitoredProduct;

beforeAll(async () => {
  world = await openMonitoredProduct();
  await world.buy({ date: '2026-10-05', prices: { '100': '50.00', '200': '20.00', '300': '30.00' } });
}, 60_000);
afterAll(() => world.product.close());

const codeOf = (answer: TestAnswer): string | undefined => answer.json().message;
const at = (path: string, id: string): string => path.replace('{importId}', id);

const open = (list: ImportList, text: string) =>
  world.clients.owner.post(
    `${listImports.openListImport.path}?list=${list}`,
    uploadOf({ name: 'lista.csv', bytes: Buffer.from(text) }),
  );

const opened = async (list: ImportList, text: string): Promise<string> =>
  (await open(list, text)).json<ImportHead>().data.id;

const preview = async (id: string): Promise<ImportPreview> =>
  (await world.clients.owner.get(at(listImports.previewListImport.path, id))).json<ImportPreview>().data;

const save = async (id: string, digest?: string): Promise<TestAnswer> =>
  world.clients.owner.post(at(listImports.saveListImport.path, id), {
    body: { digest: digest ?? (await preview(id)).digest },
  });

const undo = (id: string) => world.clients.owner.post(at(listImports.undoListImport.path, id));

const fix = (id: string, row: number, values: Partial<Record<ListField, string>>) =>
  world.clients.owner.send('PUT', at(listImports.fixListRow.path, id).replace('{row}', String(row)), {
    body: { fix: { values } },
  });

const called = async () => {
  const listed = await world.clients.owner.get(products.listProducts.path);
  const { content } = listed.json<{
    content: { articleNumber: string; name: string; invoicedName: string | null; category: string }[];
  }>().data;
  return new Map(content.map((row) => [row.articleNumber, row]));
};

const found = async (word: string): Promise<number> =>
  (await world.clients.owner.get(`${products.listProducts.path}?search=${word}`)).json<{ total: number }>()
    .data.total;

describe('a file that names articles', () => {
  test('changes nothing before it is saved, then what was shown, and can be taken back', async () => {
    const before = await called();
    const id = await opened(
      'articles',
      'Artikelnummer;Benämning;Kategori\n100;Husets smör;Mejeri och ost\n200;Vara 200;Ostar\n999;Okänd;\n',
    );
    const shown = await preview(id);
    expect(shown.counts).toMatchObject({ rows: 3, changed: 1, rejected: 2, open: 2 });
    expect(shown.content.map(({ problem }) => problem?.code ?? null)).toEqual([
      null,
      'row.unknown_word',
      'row.article_unknown',
    ]);
    expect(await called()).toEqual(before);
    await fix(id, 3, { group: 'Kött' });
    expect(codeOf(await save(id, shown.digest))).toBe('import.changed');
    expect((await save(id)).json<ImportHead>().data).toMatchObject({
      state: 'saved',
      counts: { changed: 2, rejected: 1 },
    });
    const after = await called();
    expect(after.get('100')).toMatchObject({
      name: 'Husets smör',
      invoicedName: before.get('100')?.name,
      category: 'dairy-and-cheese',
    });
    expect(after.get('200')).toMatchObject({ invoicedName: null, category: 'meat' });
    expect(await found('husets')).toBe(1);
    await world.buy({ date: '2026-10-12', prices: { '100': '51.00' } });
    expect((await called()).get('100')?.name, 'an invoice does not take the name back').toBe('Husets smör');
    expect((await undo(id)).json<ImportHead>().data.state).toBe('undone');
    expect((await called()).get('100')).toMatchObject({
      name: before.get('100')?.name,
      invoicedName: null,
      category: before.get('100')?.category,
    });
    expect(codeOf(await undo(id))).toBe('import.not_saved');
  }, 60_000);

  test('stays when somebody has changed what it changed, and gives back what it left out', async () => {
    const one = await opened('articles', "Artikelnummer;Namn\n100;Ett namn\nsaknas;'=1+1\n200;=A1\n");
    await save(one);
    const other = await opened('articles', 'Artikelnummer;Namn\n100;Ett annat\n');
    await save(other);
    expect(codeOf(await undo(one))).toBe('import.undo_overtaken');
    await undo(other);
    const read = await world.clients.owner.get(at(listImports.readListImport.path, one));
    expect(read.json<ImportResult>().data.rejected).toMatchObject([
      { row: 3, code: 'row.article_unknown' },
      { row: 4, code: 'row.formula' },
    ]);
    const file = await world.clients.owner.get(at(listImports.downloadLeftOut.path, one));
    expect(file.headers['content-disposition']).toContain('lista-orsak.xlsx');
    const tables = await readTables(file.bytes);
    expect(tables.ok && tables.value.sheets[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['Artikelnummer', 'Namn'],
      ['saknas', '=1+1'],
      ['200', ''],
    ]);
    await undo(one);
  }, 60_000);
});

test('a name of one’s own outlives an earlier invoice, whose name for it stays beside; both find it', async () => {
  await world.buy({ date: '2026-10-06', prices: { '400': '40.00' } });
  await save(await opened('articles', 'Artikelnummer;Namn\n400;Kockens grädde\n'));
  expect((await called()).get('400')).toMatchObject({ name: 'Kockens grädde', invoicedName: 'Vara 400' });
  const names = { '400': 'Vispgrädde 40%' };
  await world.buy({ date: '2026-09-01', prices: { '400': '39.00' }, names });
  expect((await called()).get('400')).toMatchObject({
    name: 'Kockens grädde',
    invoicedName: 'Vispgrädde 40%',
  });
  expect([await found('kockens'), await found('vispgr'), await found('400')]).toEqual([1, 1, 1]);
  await world.buy({ date: '2026-08-01', prices: { '400': '38.00' }, names: { '400': 'Kockens grädde' } });
  expect((await called()).get('400')).toMatchObject({ name: 'Kockens grädde', invoicedName: null });
}, 60_000);

const outletNames = async (): Promise<string[]> =>
  (await world.clients.owner.get(organizations.listOwnOutlets.path))
    .json<{ displayName: string }[]>()
    .data.map(({ displayName }) => displayName);

test('a file of restaurants makes those that are new, keeps bankgiro to the settings, and can be taken back', async () => {
  const before = await outletNames();
  const heads = 'Benämning;Gatuadress;Postnummer;Ort;E-post;Telefon;Faktura-e-post;Bankgiro';
  const id = await opened(
    'outlets',
    `${heads}\nNya krogen;Storgatan 1;111 22;Stockholm;ny@krog.example;070-1234567;faktura@krog.example;5050-1055\n` +
      `Halva krogen;Storgatan 2;;Stockholm;halv@krog.example;070-1234567;faktura@krog.example;5050-1055\n` +
      `${before[0] ?? ''};;;;;;;991-2346\n`,
  );
  const shown = await preview(id);
  expect(shown.content.map(({ problem, outcome }) => problem?.code ?? outcome)).toEqual([
    'new',
    'row.missing',
    'row.guarded',
  ]);
  expect((await save(id)).json<ImportHead>().data.counts).toMatchObject({ new: 1, rejected: 2 });
  expect(await outletNames()).toEqual(expect.arrayContaining(['Nya krogen']));
  expect((await undo(id)).json<ImportHead>().data.state).toBe('undone');
  expect(await outletNames()).toEqual(before);
}, 60_000);

const standing = async (): Promise<string[]> =>
  (await world.clients.owner.get(supplierLinks.listOrganizationSuppliers.path))
    .json<{ displayName: string; outlets: { status: string }[] }[]>()
    .data.flatMap(({ displayName, outlets }) => outlets.map(({ status }) => `${displayName} ${status}`));

test('a file of suppliers links and unlinks them by name or number, and can be taken back', async () => {
  const before = await standing();
  const [first = ''] = before;
  const name = first.replace(/ \w+$/, '');
  const id = await opened(
    'suppliers',
    `Leverantör;Status\n${name};Inaktiv\nFinns ingenstans;\n${name};Aktiv\n`,
  );
  const shown = await preview(id);
  expect(shown.content.map(({ problem, outcome }) => problem?.code ?? outcome)).toEqual([
    'changed',
    'row.supplier_unknown',
    'row.twice',
  ]);
  await save(id);
  expect(await standing()).toContain(`${name} inactive`);
  await undo(id);
  expect(await standing()).toEqual(before);
}, 60_000);

test('a file that is no table is refused with a sentence of its own, and nothing is left', async () => {
  expect(codeOf(await open('articles', ''))).toBe('import.file_empty');
  expect(codeOf(await open('articles', 'en kolumn\nbara\n'))).toBe('import.file_one_column');
  const listed = await world.clients.owner.get(`${listImports.listListImports.path}?list=articles`);
  expect(listed.json<{ imports: ImportHead[] }>().data.imports).toHaveLength(4);
}, 60_000);
