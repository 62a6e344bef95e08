import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { product as house } from '#app/features-server.ts';
import type { Db, Tx, Work } from '#platform/server/db/port.ts';
import { composeProduct } from '#platform/server/features/mount-features.ts';
import { freeDeadSends } from '#platform/server/http/idempotency.ts';
import { TestClient, type TestAnswer } from '#testing/peers/test-client.ts';
import { contract } from '#app/contract.ts';
import { type Route, routes, type Sample, stray } from '#testing/requests/samples.ts';
import { bookedPicture } from '#testing/world/booked-picture.ts';
import { grown, rowsIn } from '#testing/world/grown-rows.ts';
import { waitUntil } from '#testing/wait-until.ts';
import { openTenants, sendRoute, type Tenants } from '#testing/world/tenants.ts';

/**
 * When the process ends: `before` the commit of the work's transaction, so that it is rolled back, or `after` it, so that
 * nobody is told. What would follow never runs; the request hangs until it is cut off.
 */
type Moment = 'before' | 'after';

let tenants: Tenants;
let moment: Moment | null = null;
let ended: () => void = () => undefined;
let staff: TestClient;

/** The transaction that keeps an answer, told by the function that does. */
const keepsAnswer = (tx: Tx): { readonly tx: Tx; readonly kept: () => boolean } => {
  let kept = false;
  return {
    tx: {
      ...tx,
      query: (text, parameters) => {
        // What is refused is kept as well, after its work has been rolled back.
        kept ||= text.includes('krogkoll_keep_reply') && Number(parameters?.[5]) < 400;
        return tx.query(text, parameters);
      },
    },
    kept: () => kept,
  };
};

/** What the process was doing never comes to an end. */
const gone = <Result>(): Promise<Result> => {
  ended();
  return new Promise(() => undefined);
};

class Rollback extends Error {}

const mortal = (db: Db): Db => {
  const within = async <Result>(
    work: Work<Tx, Result>,
    run: (work: Work<Tx, Result>) => Promise<Result>,
  ): Promise<Result> => {
    if (moment === null) return run(work);
    let isLast = false;
    try {
      const result = await run(async (tx) => {
        const watched = keepsAnswer(tx);
        const made = await work(watched.tx);
        isLast = watched.kept();
        if (isLast && moment === 'before') throw new Rollback();
        return made;
      });
      if (!isLast) return result;
    } catch (error) {
      if (!(error instanceof Rollback)) throw error;
    }
    moment = null;
    return gone();
  };
  return {
    ...db,
    tenantTransaction: (organizationId, work) =>
      within(work, (watched) => db.tenantTransaction(organizationId, watched)),
    platformTransaction: (work) => within(work, (watched) => db.platformTransaction(watched)),
  };
};

beforeAll(async () => {
  tenants = await openTenants({ replace: ({ db }) => ({ db: mortal(db) }) });
  staff = tenants.product.client();
  await buildStaff(tenants.product, staff);
  const [foreign] = await tenants.product.db.platformRead((reader) =>
    reader.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [tenants.foreign.organizationId],
    ),
  );
  foreignNumber = foreign?.number ?? '';
  await quiet();
}, 120_000);
afterAll(() => tenants.product.close());

/** The next process over the same database, with the client signed in as before. */
const restarted = async (before: TestClient): Promise<{ client: TestClient; close: () => Promise<void> }> => {
  const { product } = tenants;
  const options = { log: product.log, requestId: product.newId, secureTransport: false, trustedProxies: 0 };
  const { app, close } = await composeProduct(house, product, {
    ...options,
    webFolder: 'not-built',
    mode: 'test',
    checkReplies: true,
    build: 'test',
  });
  const client = new TestClient(app, '192.0.2.1');
  Object.assign(client, { token: before.token, unitId: before.unitId });
  return { client, close };
};

const said = ({ status, text }: TestAnswer): string => `${status} ${text}`;

const rowsOf = () => rowsIn(tenants.product.db);

/** Until nothing is under way, and no job is due: one of which a process did not live to tell is found two seconds later. */
const quiet = async (): Promise<void> => {
  await tenants.quiet();
  const due = `select from pgboss.job where state < 'completed' and start_after <= now()`;
  await waitUntil(async () => (await tenants.product.engine.background.query(due)).rowCount === 0);
};

// A request for an offer needs a lower price of another restaurant; tests/product/negotiating sends one twice.
const creating = routes.filter(
  ({ entry, name }) =>
    entry.creates === true && entry.access !== 'public' && name !== 'offerRequests.sendRequest',
);

const outletForm = () => buildOutletForm({ organization_number: buildOrganizationNumber() });
const listedEntry = '018f0000-0000-7000-8000-00000000feed';
const link = (supplierId: string) => ({
  body: { organizationSuppliers: [{ supplierId, outletId: tenants.ids.own.outlet }] },
});

/** A company whose owner hears of whoever asks. */
let foreignNumber = '';

/** The hash of the one page of a document that came from paper, and what is said of it. */
let sha256 = '';
const confirmation = (): Sample => ({
  params: { documentId: tenants.ids.own.document },
  body: { pages: 1, legible: true, shown: [{ sha256, page: 1 }] },
});
const fromPaper = async (): Promise<void> => void (sha256 = await bookedPicture(tenants));

/** Requests that succeed where the walk's own have been sent before, or are refused. */
const fresh: Readonly<Record<string, () => Sample>> = {
  'organizations.registerOutlet': () => ({
    body: { outlet: outletForm(), corporateIdentityNumber: buildOrganizationNumber() },
  }),
  'organizations.registerOrganizations': () => ({ body: { outlets: [outletForm()] } }),
  'organizations.createOutlet': () => ({
    body: { outlet: buildOutletForm({ organization_number: '', display_name: 'Krog Bryggan på ön' }) },
  }),
  'organizations.requestInvitation': () => ({ body: { organizationNumber: foreignNumber } }),
  'paper.confirmPaper': confirmation,
  'supplierLinks.linkSuppliers': () => link(listedEntry),
  'supplierLinks.linkOwnSuppliers': () => link(stray),
  'assistants.approveSuggestion': () => ({
    params: { suggestionId: tenants.ids.own.suggestion },
    body: { version: 2 },
  }),
};

const sampleOf = (route: Route): Route => {
  const sample = fresh[route.name]?.() ?? route.sample(tenants.ids.own);
  return { ...route, sample: () => sample };
};

/** Sends what has to come before another request. */
const sendFirst = async (wanted: string): Promise<void> => {
  const [route] = routes.filter(({ name }) => name === wanted);
  if (route) await sendRoute(tenants.clientOf('owner'), sampleOf(route), tenants.ids.own);
};

/** What stands in the way of a request that may be made once. */
const prepare: Readonly<Record<string, () => Promise<void>>> = {
  'paper.confirmPaper': fromPaper,
  'paper.withdrawPaper': async () => {
    await fromPaper();
    await sendFirst('paper.confirmPaper');
  },
  'priceLists.acceptListPrice': () => listNamed(),
  'priceLists.acceptListPrices': () => sendFirst('priceLists.takeBackListDeal'),
  // Two are made at a time.
  'archive.startArchive': async () => {
    for (const { archive } of [tenants.ids.own, tenants.ids.sibling]) {
      const path = contract.archive.cancelArchive.path.replace('{exportId}', archive);
      await tenants.clientOf('owner').send(contract.archive.cancelArchive.method, path);
    }
  },
  // An original whose time ends this year.
  'retention.keepYear': async () => {
    const { organizationId, outlets } = tenants.own;
    await tenants.product.db.tenantTransaction(organizationId, (tx) =>
      tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
         values ($1, $2, $3, repeat('e', 64), 10, 'faktura.pdf', 'application/pdf', 'upload', 'settled', '2018-05-05')`,
        [organizationId, outlets[0].unitId, randomUUID()],
      ),
    );
  },
  'history.openImport': async () => {
    const path = contract.history.cancelImport.path.replace('{importId}', tenants.ids.own.import);
    expect((await tenants.clientOf('owner').post(path)).status).toBe(200);
  },
  'dealImports.repeatDealImport': async () => {
    const owner = tenants.clientOf('owner');
    const at = (path: string): string => path.replace('{importId}', tenants.ids.own.priceList);
    const shown = await owner.get(at(contract.dealImports.previewDealImport.path));
    const body = { digest: shown.json<{ digest: string }>().data.digest };
    expect((await owner.post(at(contract.dealImports.saveDealImport.path), { body })).status).toBe(200);
  },
  // What an assistant left is looked at anew when it would do something else than was shown, as this one does.
  'assistants.approveSuggestion': async () => {
    const path = contract.assistants.approveSuggestion.path.replace(
      '{suggestionId}',
      tenants.ids.own.suggestion,
    );
    expect((await tenants.clientOf('owner').post(path, { body: { version: 1 } })).status).toBe(409);
  },
};

const listNamed = async (): Promise<void> => {
  const path = contract.priceLists.nameListSupplier.path.replace('{listId}', tenants.ids.own.sentList);
  const body = { supplierId: tenants.ids.own.supplier };
  expect((await tenants.clientOf('owner').send('PUT', path, { body })).status).toBe(200);
};

const clientFor = ({ entry }: Route): TestClient =>
  entry.access === 'staff' ? staff : tenants.clientOf('owner');

const idempotent = (client: TestClient, route: Route, key: string): Promise<TestAnswer> =>
  sendRoute(client, route, tenants.ids.own, { 'idempotency-key': key });
/** Sends, and dies at the moment; fails where the request comes to an answer. */
const dyingSend = async (client: TestClient, route: Route, key: string, at: Moment): Promise<void> => {
  moment = at;
  const end = new Promise<null>((resolve) => (ended = () => resolve(null)));
  const answer = await Promise.race([idempotent(client, route, key), end]);
  moment = null;
  expect(answer === null ? null : said(answer)).toBeNull();
};

// An import that is cancelled takes no files: that one comes last.
const inOrder = creating.toSorted(
  (one, other) => Number(one.name in prepare) - Number(other.name in prepare),
);

describe('R46 a process that ends in the middle of a creating request', () => {
  test('there are at least fifteen such endpoints', () => expect(creating.length).toBeGreaterThanOrEqual(15));

  test.each(inOrder)(
    'R46 $name: before the commit nothing is there; after it the same send gets the answer and makes nothing',
    async (created) => {
      await prepare[created.name]?.();
      const route = sampleOf(created);
      const key = randomUUID();
      await quiet();
      const before = await rowsOf();
      await dyingSend(clientFor(route), route, key, 'before');
      expect(grown(before, await rowsOf())).toEqual({});

      const second = await restarted(clientFor(route));
      expect(said(await idempotent(second.client, route, key))).toBe(
        '409 {"message":"idempotency.in_progress"}',
      );
      // What the start of the embedded engine does; on a server the key is free a minute later.
      await freeDeadSends({ ...tenants.product.db, engine: 'pglite' });
      await dyingSend(second.client, route, key, 'after');
      await second.close();
      await quiet();
      const made = await rowsOf();
      expect(Object.keys(grown(before, made)).length).toBeGreaterThan(0);

      const third = await restarted(clientFor(route));
      await freeDeadSends({ ...tenants.product.db, engine: 'pglite' });
      const again = await idempotent(third.client, route, key);
      expect([200, 201, 202]).toContain(again.status);
      expect(said(await idempotent(third.client, route, key))).toBe(said(again));
      await quiet();
      expect(grown(made, await rowsOf())).toEqual({});
      await third.close();
    },
  );
});
