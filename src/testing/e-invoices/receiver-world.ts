import { signIn } from '#features/account/sessions/server/builders.ts';
import {
  buildOrganization,
  type BuiltOrganization,
} from '#features/company/organizations/server/builders.ts';
import {
  receiverContract,
  type ReceiverStatus,
  type Registration,
} from '#features/intake/access-point/contract-receiver.ts';
import { tendReceivers } from '#features/intake/access-point/server/commands-receiver-tend.ts';
import { settleReceiverHandler } from '#features/intake/access-point/server/jobs.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import type { Receivers } from '#platform/server/ports/e-invoices/receiver-port.ts';
import { openStorecoveReceivers } from '#platform/server/ports/e-invoices/storecove-receivers.ts';
import { type PeerAnswer, type PeerFault, throughFaults } from '../bookkeeping/faulty.ts';
import type { TestClient } from '../peers/test-client.ts';
import { openTestProduct, type TestProduct, type TestProductOptions } from '../world/product.ts';
import { signPower } from '../world/signed-power.ts';
import { receiversPeer } from './receivers-peer.ts';

/** Opens a product whose companies are registered at a peer; what it is asked may be answered otherwise, or meet a fault. */
export const openReceiverWorld = async (options: TestProductOptions = {}) => {
  let peer = receiversPeer();
  const through = (
    answer: (asked: string) => PeerAnswer | null = () => null,
    fault: () => PeerFault | null = () => null,
  ): Receivers => ({
    provider: 'storecove',
    port: openStorecoveReceivers({
      apiKey: peer.apiKey,
      url: 'https://provider.example',
      fetch: throughFaults(
        (request) => answer(`${request.method} ${request.url.pathname}`) ?? peer.peer(request),
        fault,
      ),
    }),
  });
  let receivers = through();
  const product: TestProduct = await openTestProduct({
    ...options,
    replace: () => ({
      receivers: {
        get provider() {
          return receivers.provider;
        },
        get port() {
          return receivers.port;
        },
      },
    }),
  });

  /** What a minute of a process does about one company. */
  const minute = async (
    organizationId: string,
    foundation: Foundation = { ...product, receivers },
  ): Promise<void> => {
    await tendReceivers(foundation);
    const context = { id: 'job', signal: new AbortController().signal };
    await settleReceiverHandler(foundation).run({ organizationId }, context);
  };

  // Anew each time: the clock outlasts sessions.
  const enter = async ({ members, outlets }: BuiltOrganization): Promise<TestClient> => {
    const client = product.client();
    await signIn(client, members.owner);
    client.unitId = outlets[0].unitId;
    return client;
  };

  const staff = async (): Promise<TestClient> => {
    const client = product.client();
    await buildStaff(product, client);
    return client;
  };

  return {
    product,
    through,
    minute,
    get peer() {
      return peer;
    },
    get receivers() {
      return receivers;
    },
    set receivers(other: Receivers) {
      receivers = other;
    },
    /** Another network, in which all is well. */
    begin: (): void => {
      peer = receiversPeer();
      receivers = through();
    },
    later: (organizationId: string, minutes = 60): Promise<void> => {
      product.pass(minutes * 60_000);
      return minute(organizationId);
    },
    /** A company with a signed power of attorney that covers the registration, and confirmed by staff, unless said otherwise. */
    company: async ({ number = '', covers = true, confirmed = true, street = 'Ågatan 4' } = {}) => {
      const built = await buildOrganization(product);
      await signPower(product.db, built);
      const [own] = await product.db.platformTransaction(async (tx) => {
        const { organizationId } = built;
        await tx.query('update power_of_attorney set covers_receiving = $2 where organization_id = $1', [
          organizationId,
          covers,
        ]);
        await tx.query(
          `update outlet set street = $2, zip_code = '75320', city = 'Uppsala', country = 'SE' where organization_id = $1`,
          [organizationId, street],
        );
        if (covers && confirmed)
          await tx.query(
            `insert into receiver_registration (organization_id, state, state_at, confirmed_at) values ($1, 'left', $2, $2)`,
            [organizationId, product.clock.now()],
          );
        return tx.query<{ number: string }>(
          `update organization set organization_number = coalesce(nullif($2, ''), organization_number)
           where organization_id = $1 returning organization_number as number`,
          [organizationId, number],
        );
      });
      return { ...built, number: own?.number ?? '', name: `SE:ORGNR ${own?.number ?? ''}` };
    },
    /** What the screen of its owner shows. */
    read: async (built: BuiltOrganization): Promise<ReceiverStatus> => {
      const owner = await enter(built);
      return (await owner.get(receiverContract.readReceiver.path)).json<ReceiverStatus>().data;
    },
    /** What its owner asks for, with the password. */
    choose: async (built: BuiltOrganization, receives: boolean, password = built.members.owner.password) => {
      const owner = await enter(built);
      return owner.send('PUT', receiverContract.chooseReceiver.path, { body: { receives, password } });
    },
    /** What support staff see of it; nothing where it goes by itself. */
    listed: async ({ organizationId }: BuiltOrganization): Promise<Registration | undefined> => {
      const answer = await (await staff()).get(receiverContract.listReceivers.path);
      const { content } = answer.json<{ content: Registration[] }>().data;
      return content.find((one) => one.organizationId === organizationId);
    },
    /** What support staff say of it; answers the code that refuses them, or nothing. */
    settle: async ({ organizationId }: BuiltOrganization, outcome: string): Promise<string | undefined> => {
      const path = receiverContract.settleReceiver.path.replace('{organizationId}', organizationId);
      return (await (await staff()).post(path, { body: { outcome } })).json().message;
    },
    staff,
  };
};

export type ReceiverWorld = Awaited<ReturnType<typeof openReceiverWorld>>;
