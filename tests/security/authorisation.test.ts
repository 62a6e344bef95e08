import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { isUnitScoped } from '#platform/wire/openapi.ts';
import { columns } from '#testing/requests/matrix-cells.ts';
import { matrix } from '#testing/requests/matrix.ts';
import type { Cells } from '#testing/requests/matrix-cells.ts';
import { missing, missingIds, namesObject, routes } from '#testing/requests/samples.ts';
import type { Ids, Route } from '#testing/requests/samples.ts';
import { isWhole, shareOf } from '#testing/share.ts';
import { actors, openTenants, sendRoute } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
let sent = 0;

beforeAll(async () => {
  tenants = await openTenants();
}, 120_000);
afterAll(() => tenants.product.close());

const malformed = 'not-an-id';
const malformedIds = Object.fromEntries(Object.keys(missingIds).map((kind) => [kind, malformed])) as Ids;

const cellsOf = ({ name }: Route): Cells => {
  const [feature = '', route = ''] = name.split('.');
  const rows: Readonly<Record<string, Readonly<Record<string, Cells>>>> = matrix;
  const cells = rows[feature]?.[route];
  if (cells === undefined) throw new Error(`${name} has no row in the matrix`);
  return cells;
};

const forbidden = '403 permission.required';

/** What a refused actor is told; staff's routes do not exist for anybody else. */
const refusal = ({ entry }: Route, cell: '401' | '403' | '404'): string => {
  if (cell === '401') return '401 user.unauthorized';
  if (cell === '404')
    return ['staff', 'machine'].includes(entry.access) ? '404 route.not_exist' : '404 unit.not_found';
  return entry.refusal === undefined ? forbidden : `403 ${entry.refusal}`;
};

/** Who walks in there is somebody else afterwards, so that their own tests walk them. */
const partings = new Set(['team.leaveTeam', 'support.startImpersonation', 'support.endImpersonation']);

type Header = 'right' | 'sibling' | 'foreign' | 'missing' | 'none' | 'malformed' | 'twice';

const headers = (): Readonly<Record<Header, string | null>> => ({
  right: tenants.units.own,
  sibling: tenants.units.sibling,
  foreign: tenants.units.foreign,
  missing,
  none: null,
  malformed: `{${tenants.units.own}}`,
  twice: `${tenants.units.own}, ${tenants.units.own}`,
});

const members = new Set(['reporter', 'editor', 'owner', 'impersonator', 'visitor', 'insider']);

/** Actors in whose place the matrix names another. */
const standIns: Readonly<Record<string, string>> = { insider: 'editor', visitor: 'reporter' };

/** Which tenant's unit an actor gets into by a header, or the status of the refusal. */
const reaches = (actor: string, header: Header): 'own' | 'sibling' | 'foreign' | '400' | '404' => {
  if (header === 'none' || header === 'malformed' || header === 'twice') return '400';
  if (header === 'foreign' && actor === 'stranger') return 'foreign';
  if (header === 'right' && members.has(actor)) return 'own';
  if (header === 'sibling' && members.has(actor) && actor !== 'insider') return 'sibling';
  return '404';
};

const cellOf = (actor: string, route: Route) => {
  const role = standIns[actor] ?? actor;
  const cell = cellsOf(route)[columns.findIndex((one) => one === role)];
  if (cell === undefined) throw new Error(`the matrix has no column ${role}`);
  return cell;
};

/** The refusal that the matrix asks for, or null where the actor gets to the objects of a unit. */
const expected = (actor: string, route: Route, header: Header): string | null => {
  const cell = cellOf(actor, route);
  const isStaff = actor === 'impersonator' || actor === 'visitor';
  if (isStaff && route.entry.impersonated === 'refused') return forbidden;
  if (!isUnitScoped(route.entry)) return cell === 'in' || cell === 'own' ? null : refusal(route, cell);
  if (cell === '401') return refusal(route, cell);
  const reached = reaches(actor, header);
  if (reached === '400') return '400 unit.header_invalid';
  if (reached === '404') return refusal(route, '404');
  // An owner elsewhere is an owner there.
  return cell === 'in' || cell === 'own' || reached === 'foreign' ? null : refusal(route, cell);
};

const refusalOf = ({ status, json }: TestAnswer): string => `${status} ${json().message}`;

/** Routes that nobody can walk into twice: streams stay open, and public ones have no cell to break. */
const isWalked = ({ entry }: Route): boolean => entry.access !== 'public' && entry.replyAs !== 'events';

const send = async (actor: string, route: Route, ids: Ids, header: Header): Promise<TestAnswer> => {
  const client = tenants.clientOf(actor);
  client.unitId = headers()[header];
  sent += 1;
  const answer = await sendRoute(client, route, ids);
  client.unitId = tenants.units.own;
  return answer;
};

const objectsOf = (route: Route): readonly (keyof Tenants['ids'] | 'missing' | 'malformed')[] =>
  namesObject(route) ? ['own', 'sibling', 'foreign', 'deleted', 'missing', 'malformed'] : ['own'];

/** A gate looks at no object, so each header meets one's own, each object the right header; WALK=all sends every pair. */
const meet = (header: Header, object: ReturnType<typeof objectsOf>[number]): boolean =>
  isWhole('WALK') || header === 'right' || object === 'own' || header === object;

/** Suppliers, outlets, units and what is said of goods are the whole organization's, so they are no other unit's object for who stands inside. */
const fromAside = (object: keyof Tenants['ids'], reached: string): Ids =>
  object === 'foreign' || reached === 'foreign'
    ? tenants.ids[object]
    : {
        ...tenants.ids[object],
        supplier: missing,
        archive: missing,
        auditor: missing,
        outlet: missing,
        organization: missing,
        request: missing,
        power: missing,
        bill: missing,
        layout: missing,
        unit: missing,
        verdict: missing,
        webhook: missing,
        message: missing,
        apiKey: missing,
        assistant: missing,
      };

const idsOf = (object: ReturnType<typeof objectsOf>[number]): Ids =>
  object === 'missing' ? missingIds : object === 'malformed' ? malformedIds : tenants.ids[object];

describe('R1 the matrix', () => {
  test.each(routes)('R1 R3 $name lets in whom the contract says', (route) => {
    const { access, impersonated } = route.entry;
    const [nobody, newcomer, reporter, editor, owner, stranger, staff, impersonator] = cellsOf(route);
    const said = { nobody, newcomer, reporter, editor, owner, stranger, staff, impersonator };
    const inUnit = { nobody: '401', newcomer: '404', stranger: '404', staff: '404', owner: 'in' } as const;
    const everybody = Object.fromEntries(Object.keys(said).map((name) => [name, 'in']));
    const visitor = impersonated === 'refused' ? '403' : 'in';
    // Own objects only is for the handler to say: the gate lets in all the same.
    const gate = Object.fromEntries(
      Object.entries(said).map(([name, cell]) => [name, cell === 'own' ? 'in' : cell]),
    );
    if (access === 'public') expect(said).toEqual(everybody);
    else if (access === 'session')
      expect(gate).toEqual({ ...everybody, nobody: '401', impersonator: visitor });
    else if (access === 'machine') expect(new Set(Object.values(said)).size).toBe(1);
    else if (access === 'staff')
      expect(said).toEqual({
        ...Object.fromEntries(Object.keys(said).map((name) => [name, '404'])),
        nobody: '401',
        staff: 'in',
        impersonator: visitor,
      });
    else
      expect(gate).toEqual({
        ...inUnit,
        reporter: access === 'reporter' ? 'in' : '403',
        editor: access === 'owner' ? '403' : 'in',
        impersonator: visitor,
      });
  });
});

/** Refusals are walked through by eighths, turn by turn; who is let in, over every route each time. */
const inTurn = shareOf('WALK', routes, 8);

describe('the walk over every route', () => {
  test.each(actors)('R1 R3 R4 %s is refused as the matrix says, and nothing is written', async (actor) => {
    await tenants.quiet();
    const before = await tenants.books();
    for (const [at, route] of inTurn.filter((one) => one.entry.access !== 'public').entries()) {
      for (const header of Object.keys(headers()) as Header[]) {
        const refusal = expected(actor, route, header);
        if (refusal === null) continue;
        for (const object of objectsOf(route).filter((one) => meet(header, one))) {
          const said = refusalOf(await send(actor, route, idsOf(object), header));
          expect([route.name, header, object, said]).toEqual([route.name, header, object, refusal]);
        }
      }
      if (at % 10 === 0) expect([route.name, await tenants.books()]).toEqual([route.name, before]);
    }
    expect(await tenants.books()).toEqual(before);
  });

  test.each(actors)('R2 R4 %s finds nothing of another unit, and nothing is written', async (actor) => {
    const comparable = ({ status, text, headers: given }: TestAnswer) => ({
      status,
      text,
      headers: {
        ...given,
        date: undefined,
        'x-request-id': undefined,
        // Of the version and of the address that was asked, which names the object.
        etag: undefined,
      },
    });
    await tenants.quiet();
    const before = await tenants.books();
    for (const [at, route] of inTurn.filter(isWalked).filter(namesObject).entries()) {
      for (const header of ['right', 'sibling', 'foreign'] as const) {
        if (expected(actor, route, header) !== null || !isUnitScoped(route.entry)) continue;
        const reached = reaches(actor, header);
        const none = comparable(await send(actor, route, missingIds, header));
        expect([200, 404], route.name).toContain(none.status);
        if ('params' in route.sample(missingIds)) expect(none.status).toBe(404);
        for (const object of ['own', 'sibling', 'foreign', 'deleted'] as const) {
          if (object === reached) continue;
          const answer = comparable(await send(actor, route, fromAside(object, reached), header));
          expect([route.name, header, object, answer]).toEqual([route.name, header, object, none]);
        }
        const odd = await send(actor, route, malformedIds, header);
        expect([route.name, refusalOf(odd)]).toEqual([route.name, '400 bad.request']);
      }
      if (at % 10 === 0) expect([route.name, await tenants.books()]).toEqual([route.name, before]);
    }
    expect(await tenants.books()).toEqual(before);
  });

  const removed = new Set<string>();

  // Who may write comes after who may only read, because a settled alert hides its article from a reporter.
  test.each(actors)('R1 %s is let in where the matrix says so', async (actor) => {
    for (const route of routes.filter(isWalked)) {
      if (partings.has(route.name) || expected(actor, route, 'right') !== null) continue;
      const { status } = await send(actor, route, tenants.ids.own, 'right');
      const isIn = ![401, 403, 404].includes(status) && status < 500;
      const isOwn = cellOf(actor, route) === 'own';
      // What an actor before has removed is gone for this one; a 403 would still tell.
      if (status === 404 && removed.has(route.name)) continue;
      if (isIn && route.entry.method === 'DELETE') removed.add(route.name);
      // The objects of the walk are somebody else's where only own ones are reached.
      expect([route.name, isIn ? 'in' : status]).toEqual([route.name, isOwn ? 404 : 'in']);
    }
    await tenants.quiet();
  });

  test('those of the other organization are real: their own member reaches every one', async () => {
    // What is one person's own is nobody else's, not even in the same organization; what staff do is theirs.
    const shared = routes.filter(
      (route) => namesObject(route) && route.entry.access !== 'staff' && !cellsOf(route).includes('own'),
    );
    for (const route of shared.filter(({ name }) => !partings.has(name))) {
      const { status } = await send('stranger', route, tenants.ids.foreign, 'foreign');
      expect([route.name, status === 404 ? status : 'reached']).toEqual([route.name, 'reached']);
    }
  });

  test('the walk was long', () => expect(sent).toBeGreaterThan(isWhole('WALK') ? 5_000 : 700));
});
