import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { z } from 'zod';
import { cleanText } from '#core/values/clean-text.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import type { TestAnswer, TestClient } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { naughty } from '#testing/requests/naughty.ts';
import { missing, namesObject, routes } from '#testing/requests/samples.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import type { Route, Sample } from '#testing/requests/samples.ts';
import { isWhole, turn } from '#testing/share.ts';
import { openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let owner: TestClient;
let sent = 0;

beforeAll(async () => {
  tenants = await openTenants();
  owner = tenants.clientOf('owner');
}, 120_000);
afterAll(() => tenants.product.close());

const send = async (route: Route, change: (sample: Sample) => Sample): Promise<TestAnswer> => {
  sent += 1;
  const sample = () => change(route.sample(tenants.ids.own));
  // Sign-in counts failures by address, so each guess comes from another one.
  const stranger = tenants.product.client(`198.51.100.${sent % 250}`);
  const client = route.entry.access === 'public' ? stranger : owner;
  return sendRoute(
    route.entry.access === 'staff' ? await enterStaff() : client,
    { ...route, sample },
    tenants.ids.own,
  );
};

let helper: TestClient | null = null;

/** Support staff; anew when what was sent last has ended their session. */
const enterStaff = async (): Promise<TestClient> => {
  if (helper !== null && (await helper.get('auth/users/me')).status === 200) return helper;
  helper = tenants.product.client();
  await buildStaff(tenants.product, helper);
  return helper;
};

const innards = /\bat .*\.[jt]s:\d|node_modules|select |insert |pg_|stack/;

/** No answer of ours is a fault, and every refusal is JSON that says so, or a page of a route that answers with pages. */
const expectCivil = (said: unknown, { status, text, headers }: TestAnswer, route?: Route): void => {
  if (status === 429) return;
  expect([said, status, status < 500 ? '' : text]).toEqual([said, status, '']);
  if (status < 400) return;
  if (route?.entry.replyAs === 'page' && headers['content-type'] === 'text/html; charset=utf-8')
    return expect(text).not.toMatch(innards);
  expect([said, headers['content-type']]).toEqual([said, 'application/json; charset=utf-8']);
  expect(
    Object.keys(JSON.parse(text) as object)
      .toSorted()
      .join(),
  ).toMatch(/^(detail,|errors,)?message$/);
  expect(text).not.toMatch(innards);
};

/** Days that one of two calendars may not know. */
const edgeDays = ['0000-01-01', '0001-01-01', '1582-10-10', '2026-02-29', '2026-02-30', '9999-12-31'];

type Json = Readonly<Record<string, unknown>>;

const propertiesOf = (schema: z.ZodType | undefined): Readonly<Record<string, Json>> => {
  if (schema === undefined) return {};
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (properties ?? {}) as Readonly<Record<string, Json>>;
};

const isText = (property: Json): boolean =>
  (property['type'] === 'string' && !('format' in property) && !('enum' in property)) || 'anyOf' in property;

/** NAUGHTY=all sends each everywhere, and more at random. */
const isThorough = isWhole('NAUGHTY');

/** Every twentieth of them, by the route, so that twenty neighbours, and twenty turns of one, try all. */
const someFor = (route: Route): readonly string[] => {
  const at = routes.findIndex(({ name }) => name === route.name);
  return naughty.filter((_, index) => isThorough || (index + at + turn) % 20 === 0);
};

/** A twentieth of all where words are taken; where a number, day or choice is, fewer. */
const stringsFor = (route: Route, property: Json): readonly string[] => {
  if (isText(property)) return someFor(route);
  const some = someFor(route).filter((_, index) => index % 4 === 0);
  return property['format'] === 'date' ? [...some, ...edgeDays] : some;
};

const walked = routes.filter(({ entry }) => entry.replyAs !== 'events');
const named = walked.filter(({ entry }) => entry.params !== undefined);
const asked = walked.filter(({ entry }) => entry.query !== undefined);
const told = walked.filter(({ entry }) => entry.body !== undefined);

describe('R64 naughty strings', () => {
  test('there are more than a hundred', () => expect(new Set(naughty).size).toBeGreaterThan(100));

  test.each(named)('R64 in every parameter of $name', async (route) => {
    // Dots alone are taken out of an address before it is sent, and leave another one, which may be a route.
    const sent = someFor(route).filter((each) => each.length < 3_000 && !/^\.{1,2}$/.test(each));
    for (const text of sent) {
      const words = encodeURIComponent(text.toWellFormed());
      const answer = await send(route, ({ params = {}, ...sample }) => ({
        ...sample,
        params: Object.fromEntries(Object.keys(params).map((name) => [name, words])),
      }));
      expectCivil(text, answer, route);
      // A machine's door asks for its claim before it says whether there is such a thing.
      const strange = route.entry.access === 'machine' ? [400, 401] : [400, 404, 405];
      expect(namesObject(route) ? strange : [200, ...strange]).toContain(answer.status);
    }
  });

  test.each(asked)('R64 in every query field of $name', async (route) => {
    for (const [name, property] of Object.entries(propertiesOf(route.entry.query))) {
      for (const text of stringsFor(route, property).filter((each) => each.length < 3_000)) {
        const query = { [name]: text };
        expectCivil(query, await send(route, (sample) => ({ ...sample, query })));
      }
    }
  });

  test.each(told)('R64 in every body field of $name', async (route) => {
    for (const [name, property] of Object.entries(propertiesOf(route.entry.body))) {
      // Each sign-in costs a password hash, by design.
      const share = route.entry.access === 'public' ? 4 : 1;
      for (const text of stringsFor(route, property).filter((_, index) => index % share === 0)) {
        const answer = await send(route, ({ body, ...sample }) => ({
          ...sample,
          body: { ...(body as object), [name]: text },
        }));
        expectCivil({ [name]: text }, answer);
      }
    }
  });

  test('R64 what a person writes is kept as it is but for what no text is made of, or refused', async () => {
    for (const [index, note] of naughty.entries()) {
      const year = 2100 + index;
      const body = {
        articleId: tenants.ids.own.article,
        price: '150.00',
        note,
        validFrom: `${year}-01-01`,
        validTo: `${year}-12-31`,
      };
      const answer = await owner.post(contract.deals.createDeal.path, { body });
      expectCivil(note, answer);
      if (answer.status === 400) expect(answer.json().errors).toHaveProperty('note');
      else expect(answer.json<{ note: string }>().data.note).toBe(cleanText(note).trim());
    }
    const kept: { note: string; validFrom: string }[] = [];
    for (let page = 1; kept.length === (page - 1) * 200; page += 1) {
      const answer = await owner.get(`${contract.deals.listDeals.path}?limit=200&page=${page}`);
      kept.push(...answer.json<{ content: { note: string; validFrom: string }[] }>().data.content);
    }
    for (const { note, validFrom } of kept.filter(({ validFrom: from }) => from >= '2100'))
      expect(note).toBe(cleanText(naughty[Number(validFrom.slice(0, 4)) - 2100] ?? '').trim());
    expect(kept.length).toBeGreaterThan(80);
  });

  test('R64 a file’s name is kept, or made storable', async () => {
    for (const name of naughty.filter((each) => each.length < 3_000)) {
      const bytes = new TextEncoder().encode(`no invoice ${name}`);
      const answer = await owner.post(contract.documents.uploadDocuments.path, uploadOf({ name, bytes }));
      expectCivil(name, answer);
    }
    await tenants.quiet();
  });
});

const seed = 20_261_120;
const runs = isThorough ? 40 : 20;

const edges = fc.oneof(
  fc.constantFrom(...naughty.filter((each) => each.length < 3_000)),
  fc.constantFrom(...edgeDays, '2026-11-20'),
  fc.constantFrom(missing, missing.toUpperCase(), '2026-02-30', '2026-2-3', '-5', '1.00000000001', 'desc'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.integer().map(String),
);

describe('R64 random requests', () => {
  test.each(asked)('R64 queries of $name', async (route) => {
    const names = [...Object.keys(propertiesOf(route.entry.query)), 'id', 'organizationId'];
    const query = fc.dictionary(fc.constantFrom(...names), edges, { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(query, async (given) =>
        expectCivil(given, await send(route, (sample) => ({ ...sample, query: given }))),
      ),
      { seed, numRuns: runs },
    );
  });

  test.each(told)('R64 bodies of $name', async (route) => {
    const names = Object.keys(propertiesOf(route.entry.body));
    const value = fc.oneof(edges, fc.jsonValue({ maxDepth: 2 }), fc.array(edges, { maxLength: 3 }));
    const changes = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (given, whole) => {
        const answer = await send(route, ({ body, ...sample }) => ({
          ...sample,
          body: whole ? given : { ...(body as object), ...given },
        }));
        expectCivil(given, answer);
      }),
      { seed, numRuns: runs },
    );
  });

  test.each(told)('R64 payloads of $name that are no such JSON', async (route) => {
    for (const payload of [
      '',
      '{',
      '[]',
      'null',
      '1',
      '"a"',
      '{"a":1}{',
      '\ufeff{}',
      `${'['.repeat(20_000)}`,
    ]) {
      const headers = { 'content-type': 'application/json' };
      const bare = ({ params = {} }: Sample): Sample => ({ params, payload, headers });
      expectCivil(payload, await send(route, bare));
    }
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ]) {
      const answer = await send(route, ({ params = {} }) => ({
        params,
        payload: 'x',
        headers: { 'content-type': type },
      }));
      expectCivil(type, answer);
    }
    const large = await send(route, ({ params = {} }) => ({ params, body: { note: 'a'.repeat(1_100_000) } }));
    expect(large).toMatchObject({ status: 413, text: '{"message":"request.too_large"}' });
  });
});
