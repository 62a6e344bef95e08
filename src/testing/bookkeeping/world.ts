import type { BookkeepingSystem } from '#platform/server/ports/bookkeeping/port.ts';
import type { TestProductOptions } from '../world/product.ts';
import { openMonitoredProduct } from '../world/restaurant.ts';
import { driverFor } from './connect-books.ts';
import { type PeerFault, throughFaults } from './faulty.ts';
import { fortnoxPeer } from './fortnox-peer.ts';
import { spirisPeer } from './spiris-peer.ts';

/** A restaurant over HTTP with Fortnox and Spiris beside it; `next` is the fault of the next request, once. */
export const openBookkeepingWorld = async (options: TestProductOptions = {}) => {
  const company = { CompanyName: 'Bryggan AB', OrganizationNumber: '' };
  const way: { next: PeerFault | null; every: PeerFault | null; opened: Opened | null } = {
    next: null,
    every: null,
    opened: null,
  };
  type Opened = Awaited<ReturnType<typeof openMonitoredProduct>>;
  const made: { fortnox?: ReturnType<typeof fortnoxPeer>; spiris?: ReturnType<typeof spirisPeer> } = {};
  const world = await openMonitoredProduct({
    ...options,
    replace: ({ clock, elapsed }) => {
      const moment = { now: () => clock.now(), elapsed };
      const fortnox = fortnoxPeer({ ...moment, company });
      const spiris = spirisPeer({ ...moment, company });
      Object.assign(made, { fortnox, spiris });
      const pass = (milliseconds: number): void => way.opened?.product.pass(milliseconds);
      const draw = (): PeerFault | null => {
        const fault = way.next ?? way.every;
        way.next = null;
        return fault;
      };
      const portOf = (system: 'fortnox' | 'spiris', peer: typeof fortnox | typeof spiris) =>
        driverFor({ clock, elapsed, pass }, system, peer, throughFaults(peer.peer, draw));
      return {
        bookkeeping: new Map<BookkeepingSystem, ReturnType<typeof portOf>>([
          ['fortnox', portOf('fortnox', fortnox)],
          ['spiris', portOf('spiris', spiris)],
        ]),
      };
    },
  });
  way.opened = world;
  const [own] = await world.product.db.platformRead((reader) =>
    reader.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [world.built.organizationId],
    ),
  );
  company.OrganizationNumber = own?.number ?? '';
  const { fortnox, spiris } = made;
  if (fortnox === undefined || spiris === undefined) throw new Error('the peers were not made');
  return { ...world, fortnox, spiris, company, way };
};

export type BookkeepingWorld = Awaited<ReturnType<typeof openBookkeepingWorld>>;
