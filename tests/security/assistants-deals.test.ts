import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import type { Suggestion } from '#features/open/assistants/contract.ts';
import { type Desk, openDesk } from '#testing/assistants/desk.ts';
import { connectAssistant, generations } from '#testing/assistants/speak.ts';
import { missing } from '#testing/requests/samples.ts';
import { marker } from '#testing/world/tenants.ts';

let desk: Desk;
let years = 2040;
beforeAll(async () => (desk = await openDesk()), 300_000);
afterAll(() => desk.tenants.product.close());

/** Goods that nobody has bought, of the first restaurant's supplier, in a year of their own. */
const deal = (goods: object = {}, more: object = {}) => {
  years += 1;
  return {
    goods: {
      supplierId: desk.tenants.ids.own.supplier,
      articleNumber: '880-1',
      name: 'Röding hel',
      unit: 'kg',
      ...goods,
    },
    price: '154.50',
    validFrom: `${years}-01-01`,
    validTo: `${years}-12-31`,
    ...more,
  };
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly number: string | null;
  readonly price: string;
  readonly pack: object | null;
}

const deals = (): Promise<Row[]> =>
  desk.tenants.product.db.platformRead((reader) =>
    reader.query<Row>(
      `select id, title, article_number as number, trim_scale(price)::text as price, pack from deal order by id`,
    ),
  );

const read = async (id: string): Promise<Suggestion> => {
  const path = contract.assistants.readSuggestion.path.replace('{suggestionId}', id);
  return (await desk.tenants.clientOf('editor').get(path)).json<Suggestion>().data;
};

test.each(generations)(
  'a client of %s suggests a deal for goods that were never bought, and a person enters it',
  async (generation) => {
    const before = await deals();
    const assistant = await connectAssistant(desk.tenants.product.client(), desk.whole, generation);
    const asked = deal({ articleNumber: `880-${generation}`, pack: { baseUnit: 'kg', amount: '2.5' } });
    const { isError, structuredContent } = await assistant.callTool({
      name: 'draft_deal',
      arguments: { restaurantId: desk.tenants.units.own, ...asked, why: 'Stod i deras nyhetsbrev' },
    });
    await assistant.close();
    const told = structuredContent as { suggestionId: string; wouldDo: Suggestion['shown'] };
    expect(isError === true).toBe(false);
    expect(told.wouldDo).toMatchObject({
      kind: 'draft-deal',
      title: 'Röding hel',
      articleNumber: `880-${generation}`,
      price: '154.5',
      unbought: { meant: [] },
    });
    expect(await deals()).toEqual(before);
    expect(await read(told.suggestionId)).toMatchObject({ state: 'waiting', shown: told.wouldDo });
    expect((await desk.decide('reporter', 'approve', told.suggestionId)).status).toBe(403);
    expect((await desk.decide('editor', 'approve', told.suggestionId)).status).toBe(200);
    const { result, decidedBy } = await read(told.suggestionId);
    expect(decidedBy).not.toBeNull();
    const made = (await deals()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(made).toEqual([
      {
        id: result?.dealId,
        title: 'Röding hel',
        number: `880-${generation}`,
        price: '154.5',
        pack: { baseUnit: 'kg', amount: '2.5' },
      },
    ]);
  },
);

test('what is bought already under another number is told to the person and to the assistant', async () => {
  const article = desk.tenants.ids.own.article;
  const { fields } = await desk.call(desk.whole, 'draft_deal', deal({ name: 'Lax own' }));
  expect(fields['wouldDo']).toMatchObject({ unbought: { meant: [{ articleId: article }] } });
  const shown = (await read(String(fields['suggestionId']))).shown;
  expect(shown).toEqual(fields['wouldDo']);
});

test('goods that the restaurant buys are that article, whichever way they are named', async () => {
  const [bought] = await desk.tenants.product.db.platformRead((reader) =>
    reader.query<{ number: string | null; name: string; unit: string }>(
      'select article_number as number, name, unit from unit_article where id = $1',
      [desk.tenants.ids.own.article],
    ),
  );
  const { number = null, name = '', unit = '' } = bought ?? {};
  const { fields, isError } = await desk.call(
    desk.whole,
    'draft_deal',
    deal({ articleNumber: number, name, unit }),
  );
  expect(isError).toBe(false);
  expect(fields['wouldDo']).not.toHaveProperty('unbought');
});

test.each([
  ['a unit that nobody knows', () => deal({ unit: 'famn' }), 'goods.unit: invalid'],
  ['no name', () => deal({ name: ' ' }), 'name'],
  ['an article besides', () => deal({}, { articleId: desk.tenants.ids.own.article }), 'articleId'],
  ['nothing', () => ({ ...deal(), goods: undefined }), 'articleId'],
  ['no price', () => deal({}, { price: '0' }), 'price'],
  ['an end before its beginning', () => deal({}, { validTo: '2030-01-01' }), '(deal.period_invalid)'],
  ['a supplier that is nowhere', () => deal({ supplierId: missing }), '(supplier.not_exist)'],
] as const)('%s is refused at once, and nothing waits', async (_what, asked, said) => {
  const before = await desk.tenants.books();
  const { text, isError } = await desk.call(desk.whole, 'draft_deal', asked());
  expect([isError, text]).toEqual([true, expect.stringContaining(said)]);
  const own = (rows: string[]) =>
    rows.filter((row) => row.startsWith('suggestion ') || row.startsWith('deal '));
  expect(own(await desk.tenants.books())).toEqual(own(before));
});

/** A supplier that an outlet of the first company has chosen, and nobody has bought from. */
const chosenBy = async (outlet: number): Promise<string> => {
  const { own, product } = desk.tenants;
  const id = product.newId();
  await product.db.tenantTransaction(own.organizationId, async (tx) => {
    await tx.query(
      `insert into organization_supplier (organization_id, id, display_name, search_name, category, created_at)
       values ($1, $2, 'Isterbandet AB', 'isterbandet ab', 'other', now())`,
      [own.organizationId, id],
    );
    await tx.query(
      `insert into outlet_supplier (organization_id, outlet_id, supplier_id, status, since)
       values ($1, $2, $3, 'active', now())`,
      [own.organizationId, own.outlets[outlet]?.outletId, id],
    );
  });
  return id;
};

test('a supplier that the restaurant has chosen and not bought from is one of its own', async () => {
  const { isError } = await desk.call(desk.whole, 'draft_deal', deal({ supplierId: await chosenBy(0) }));
  expect(isError).toBe(false);
});

test('suppliers of another company, of another restaurant and of the directory alone are not there', async () => {
  const { ids, units, product } = desk.tenants;
  const [listed] = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>(
      `select d.id from supplier d where not exists (select from organization_supplier o where o.directory_id = d.id) limit 1`,
    ),
  );
  for (const supplierId of [ids.foreign.supplier, await chosenBy(1), listed?.id ?? ''])
    for (const unit of [units.own, units.foreign]) {
      const { text, isError } = await desk.call(desk.whole, 'draft_deal', deal({ supplierId }), unit);
      expect([isError, text]).toEqual([
        true,
        expect.stringContaining(unit === units.own ? '(supplier.not_exist)' : '(unit.not_found)'),
      ]);
      expect(text).not.toContain(marker);
    }
});

test('a deal for the goods that somebody has entered meanwhile stands in the way of another', async () => {
  const asked = deal({ articleNumber: '881' });
  const id = String((await desk.call(desk.whole, 'draft_deal', asked)).fields['suggestionId']);
  const { path } = contract.deals.createDeal;
  const { goods, price, validFrom, validTo } = asked;
  const entered = await desk.tenants.clientOf('owner').post(path, {
    body: { goods, price, validFrom, validTo },
  });
  expect(entered.status).toBe(201);
  const answer = await desk.decide('editor', 'approve', id);
  expect([answer.status, answer.json().message]).toEqual([409, 'deal.overlaps']);
});
