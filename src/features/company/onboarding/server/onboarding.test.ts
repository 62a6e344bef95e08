import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { isStepAllowed, onboardingStatuses } from '#core/access/onboarding-status.ts';
import { markSigned } from './commands.ts';

let product: TestProduct;
let account: BuiltAccount;
let client: TestClient;

beforeAll(async () => {
  product = await openTestProduct();
  account = await buildAccount(product, { onboardingStatus: 'START_ONBOARDING' });
  client = product.client();
  await signIn(client, account);
});
afterAll(() => product.close());

interface Read {
  readonly status: string;
  readonly draft: object | null;
  readonly organizations: { organizationId: string; name: string; powerOfAttorney: string }[];
  readonly outlets: { mainUnitId: string; inboundAddress: string }[];
}

const read = async (): Promise<Read> => (await client.get('onboarding/status')).json<Read>().data;
const ask = (status: string) => client.send('PUT', 'onboarding/status', { body: { status } });
const save = (draft: object) => client.send('PUT', 'onboarding/draft', { body: { draft } });
const stand = (status: string) =>
  product.db.platformTransaction((tx) =>
    tx.query('update user_account set onboarding_status = $2 where id = $1', [account.userId, status]),
  );

const signed = async (organizationId: string): Promise<string[]> => {
  const { clock, newId, db } = product;
  return db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into power_of_attorney (organization_id, id, language, offered_sha256, signed_sha256, provider,
         signatory_name, signatory_email, outlets, created_by, created_at, expires_at, state, settled_at)
       values ($1, $2, 'sv', 'x', 'y', 'built-in', 'Astrid', 'a@b.example', '{}', $3, now(), now(), 'signed', now())`,
      [organizationId, newId(), account.userId],
    );
    return markSigned(tx, organizationId, { now: clock.now(), newId, requestId: 'test' });
  });
};

const cells = onboardingStatuses.flatMap((from) => onboardingStatuses.map((to) => [from, to] as const));

test.each(cells)('R50 a client who stands at %s asks for %s', async (from, to) => {
  await stand(from);
  const answer = await ask(to);
  const isAllowed = isStepAllowed(from, to, 'client');
  expect([answer.status, answer.text]).toEqual(
    isAllowed ? [200, `{"data":{"status":"${to}"}}`] : [409, '{"message":"onboarding.step_not_allowed"}'],
  );
  expect((await read()).status).toBe(isAllowed ? to : from);
});

describe('the way from the start', () => {
  test('answers are kept for the next device until there is nothing left to set up', async () => {
    await stand('START_ONBOARDING');
    const draft = { kind: 'several', parent: { organizationName: 'Bry' }, outlets: [{ city: 'Upp' }, {}] };
    expect((await save(draft)).status).toBe(200);
    expect((await save({ ...draft, outlets: [{ city: 'Uppsala' }] })).status).toBe(200);
    const elsewhere = product.client('192.0.2.9');
    await signIn(elsewhere, account);
    const { data } = (await elsewhere.get('onboarding/status')).json<Read>();
    expect(data.draft).toEqual({ ...draft, outlets: [{ city: 'Uppsala' }] });
    const long = { kind: 'one', outlets: Array.from({ length: 100 }, () => ({ street: 'x'.repeat(1000) })) };
    expect((await save(long)).json()).toEqual({ message: 'bad.request', errors: { draft: 'too_long' } });
    await stand('ESIGN_DOCUMENT_SIGNED');
    expect((await ask('ONBOARDED')).status).toBe(200);
    expect((await read()).draft).toBeNull();
    expect((await save(draft)).status).toBe(409);
  });

  test('goes by registering, sharing the address, and every own signature', async () => {
    await stand('START_ONBOARDING');
    const outlets = ['Ett', 'Två'].map((name) =>
      buildOutletForm({
        display_name: name,
        legal_name: `${name} AB`,
        organization_number: buildOrganizationNumber(),
      }),
    );
    await client.post('outlet-management/unit-less/multiple-organization', { body: { outlets } });
    const { status, organizations } = await read();
    expect(status).toBe('SETUP_MULTI_ORGANIZATION_SUPPLIERS');
    const [ett, two] = organizations.map(({ organizationId }) => organizationId);
    expect((await ask('ESIGN_DOCUMENT_SIGNED')).status).toBe(409);
    expect((await ask('SHARE_INVOICE_EMAIL')).status).toBe(200);
    expect(await signed(ett ?? '')).toEqual([]);
    expect((await read()).status).toBe('SHARE_INVOICE_EMAIL');
    expect(await signed(two ?? '')).toEqual([account.userId]);
    const after = await read();
    expect(after.status).toBe('ESIGN_DOCUMENT_SIGNED');
    expect(after.organizations.map(({ powerOfAttorney }) => powerOfAttorney)).toEqual(['signed', 'signed']);
    await stand('SETUP_SUPPLIERS');
    expect((await ask('SHARE_INVOICE_EMAIL')).text).toBe('{"data":{"status":"ESIGN_DOCUMENT_SIGNED"}}');
  });

  test('nobody who shares the address at the moment of the signature is left behind', async () => {
    for (let round = 0; round < 2; round += 1) {
      const newcomer = product.client(`198.51.100.${round}`);
      await signIn(newcomer, await buildAccount(product, { onboardingStatus: 'START_ONBOARDING' }));
      const outlet = buildOutletForm({ organization_number: buildOrganizationNumber() });
      const made = await newcomer.post('outlet-management/unit-less/single-outlet', {
        body: { outlet, corporateIdentityNumber: outlet.organization_number },
      });
      const { id } = made.json<{ organization: { id: string } }>().data.organization;
      const body = { status: 'SHARE_INVOICE_EMAIL' };
      await Promise.all([newcomer.send('PUT', 'onboarding/status', { body }), signed(id)]);
      const { status } = (await newcomer.get('onboarding/status')).json<Read>().data;
      expect(status).toBe('ESIGN_DOCUMENT_SIGNED');
    }
  });

  test('another registration sets nobody back', async () => {
    await stand('SHARE_INVOICE_EMAIL');
    const outlet = buildOutletForm({ organization_number: buildOrganizationNumber() });
    const answer = await client.post('outlet-management/unit-less/single-outlet', {
      body: { outlet, corporateIdentityNumber: outlet.organization_number },
    });
    expect(answer.json<{ onboardingStatus: string }>().data.onboardingStatus).toBe('SHARE_INVOICE_EMAIL');
  });
});

test('the first invoice is told as it comes, and nobody else’s is', async () => {
  const waiting = { arrivedAt: null, documentId: null, state: null };
  const newcomer = product.client();
  await signIn(newcomer, await buildAccount(product, { onboardingStatus: 'START_ONBOARDING' }));
  const outlet = buildOutletForm({ organization_number: buildOrganizationNumber() });
  const made = await newcomer.post('outlet-management/unit-less/single-outlet', {
    body: { outlet, corporateIdentityNumber: outlet.organization_number },
  });
  const first = async () => (await newcomer.get('onboarding/first-invoice')).json().data;
  expect(await first()).toEqual(waiting);
  const { mainUnitId } = made.json<{ mainUnitId: string }>().data;
  const headers = { authorization: `Bearer ${newcomer.token}`, 'x-unit-id': mainUnitId };
  const address = await product.listen();
  const call = request(address + fullPath(notificationsContract.liveEvents), { headers, agent: false });
  call.end();
  const [stream] = (await once(call, 'response')) as [IncomingMessage];
  let said = '';
  stream.on('data', (chunk: Buffer) => (said += chunk.toString())).on('error', () => undefined);
  const { name, bytes } = buildInvoice({ number: 'first' });
  const body = new FormData();
  body.append('files', new Blob([Buffer.from(bytes)], { type: 'application/xml' }), name);
  const sent = await fetch(address + fullPath(documentsContract.uploadDocuments), {
    method: 'POST',
    headers,
    body,
  });
  expect(sent.status).toBe(202);
  const arrived = (await first()) as { documentId: string };
  expect(arrived).toMatchObject({ arrivedAt: '2026-11-20T09:00:00.000Z', state: 'stored' });
  await vi.waitFor(() => expect(said).toContain(arrived.documentId), 20_000);
  stream.destroy();
  expect((await client.get('onboarding/first-invoice')).json().data).toEqual(waiting);
});
