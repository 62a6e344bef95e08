import { swedishDate } from '#core/values/swedish-date.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import type { DemoStage } from '#platform/server/http/demo-stage.ts';
import { House } from './commands-house.ts';
import { storageOver } from './commands-storage.ts';
import { findDemoStanding, isDemoWanted } from './queries.ts';

/** Organizations that are remembered to have invoices: beyond them one is asked for again. */
const most = 20_000;

/** Nothing is ever written there, and nobody is told of it. */
const readOnly = (): Promise<never> => Promise.reject(new Error('the demo is only read'));

/** The demo's database as handlers see it. */
const dbOf = (house: House, { db }: Pick<Foundation, 'db'>): Db => ({
  engine: 'pglite',
  tenantRead: (organizationId, work) => house.read((inside) => inside.tenantRead(organizationId, work)),
  platformRead: (work) => house.read((inside) => inside.platformRead(work)),
  tenantTransaction: readOnly,
  platformTransaction: readOnly,
  keepsPagesWaiting: () => false,
  changes: () => 0,
  listen: (channel, hear, onGap) => db.listen(channel, hear, onGap),
  vacuum: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** Nobody is shown a demo. */
const none = (foundation: Foundation): DemoStage => ({
  world: { db: foundation.db, storage: foundation.storage },
  shownTo: async () => 'none',
  expect: () => undefined,
  unit: () => Promise.reject(new Error('there is no demo')),
  close: async () => undefined,
});

/** Keeps the demo of this process, and knows who is shown it. */
export const keepDemo = (foundation: Foundation): DemoStage => {
  if (!foundation.hasDemo) return none(foundation);
  const { db, clock, log } = foundation;
  const house = new House(foundation);
  const invoiced = new Set<string>();
  const expected = new Set<string>();
  const today = (): string => swedishDate(clock.now());
  const begin = (): void => void house.at(today()).catch(() => undefined);
  // Whoever comes first finds it there.
  const looked = db.platformRead(isDemoWanted).then(
    (isWanted) => isWanted && begin(),
    (error: unknown) => log.warn({ err: error }, 'whether a demo is wanted could not be told'),
  );
  return {
    world: {
      db: dbOf(house, foundation),
      storage: {
        ...storageOver(new Map()),
        get: async (sha256) => storageOver((await house.at(today())).originals).get(sha256),
      },
    },
    shownTo: async (userId, { organizationId }) => {
      if (invoiced.has(organizationId)) return 'none';
      const { hasInvoice, isHidden } = await db.platformRead((reader) =>
        findDemoStanding(reader, organizationId, userId),
      );
      if (hasInvoice) {
        if (invoiced.size >= most) invoiced.clear();
        invoiced.add(organizationId);
        return 'none';
      }
      begin();
      // Nobody is kept from what they have because there is nothing to show them instead.
      if (isHidden || house.isAway) return 'hidden';
      return house.isThere ? 'shown' : 'coming';
    },
    expect: ({ organizationId }) => {
      if (invoiced.has(organizationId) || expected.has(organizationId)) return;
      if (expected.size >= most) expected.clear();
      expected.add(organizationId);
      db.platformRead((reader) => findDemoStanding(reader, organizationId, null)).then(
        ({ hasInvoice }) => (hasInvoice ? void invoiced.add(organizationId) : begin()),
        () => expected.delete(organizationId),
      );
    },
    unit: async () => {
      const { organizationId, unitId, people, ids } = await house.at(today());
      return { organizationId, unitId, people, holds: (id) => ids.has(id) };
    },
    close: async () => {
      await looked;
      await house.close();
    },
  };
};
