import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { buildAccount, lettersTo } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import type { Power, Signing, StartedSigning } from '#features/company/power-of-attorney/contract.ts';
import { hearEvent } from '#features/company/power-of-attorney/server/commands-hear.ts';
import { tendPowers } from '#features/company/power-of-attorney/server/commands-tend.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { inkyPng } from '#testing/peers/inky-png.ts';
import { SigningUnknown } from '#platform/server/ports/esign/port.ts';
import type { SigningEvent } from '#platform/server/ports/esign/port.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { accessPointContract } from '#features/intake/access-point/contract.ts';
import { tendReceivers } from '#features/intake/access-point/server/commands-receiver-tend.ts';
import { signedPath } from '#features/intake/invoice-address/paths.ts';

const wire = contract.powerOfAttorney;
const day = 86_400_000;
/** Of an account that is built. */
const fullName = 'Astrid Öhrnström';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

interface Company {
  readonly built: BuiltOrganization;
  readonly owner: TestClient;
}

const enter = async ({ members, outlets }: BuiltOrganization): Promise<TestClient> => {
  const owner = product.client();
  await signIn(owner, members.owner);
  owner.unitId = outlets[0].unitId;
  return owner;
};

const company = async (): Promise<Company> => {
  const built = await buildOrganization(product);
  return { built, owner: await enter(built) };
};

const tokenIn = (path: string): string => path.split('#signing=')[1] ?? '';

const offer = async (owner: TestClient, body: object = {}): Promise<StartedSigning> => {
  const answer = await owner.post(wire.startSigning.path, { body: { language: 'sv', ...body } });
  expect(answer.status).toBe(200);
  return answer.json<StartedSigning>().data;
};

const codeTo = async (address: string): Promise<string> => {
  const letters = await lettersTo(product, address);
  return letters.findLast(({ kind }) => kind === 'signing-code')?.facts?.[0]?.[1] ?? '';
};

const askForCode = async (client: TestClient, token: string, address: string): Promise<string> => {
  expect((await client.post(wire.sendCode.path, { body: { token } })).status).toBe(200);
  return codeTo(address);
};

const signed = (token: string, code: string, typedName: string) => ({
  token,
  code,
  typedName,
  drawnSignature: inkyPng().toString('base64'),
  isAccepted: true,
});

const stateOf = async (owner: TestClient): Promise<string> =>
  (await owner.get(wire.readPowerState.path)).json<{ state: string }>().data.state;

const newest = async (owner: TestClient): Promise<Power | undefined> =>
  (await owner.get(wire.listPowers.path)).json<Power[]>().data[0];

test('an owner signs with drawn name and one-time code, and everybody in the house sees it', async () => {
  const { built, owner } = await company();
  const { email } = built.members.owner;
  const { power, signingUrl } = await offer(owner);
  expect(power).toMatchObject({ state: 'waiting', isYours: true, signatoryEmail: email });
  const token = tokenIn(signingUrl ?? '');
  const stranger = product.client();
  const code = await askForCode(stranger, token, email);
  const wrong = await stranger.post(wire.sign.path, {
    body: signed(token, code === '000000' ? '1' : '000000', fullName),
  });
  expect([wrong.status, wrong.json().message]).toEqual([400, 'power.code_wrong']);
  const answer = await stranger.post(wire.sign.path, { body: signed(token, code, fullName) });
  expect([answer.status, answer.json<Signing>().data.state]).toEqual([200, 'signed']);
  expect(await stateOf(owner)).toBe('signed');
  const file = await owner.get(wire.downloadPower.path.replace('{powerId}', power.id));
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.text).toContain('/ByteRange');
  const again = await owner.post(wire.startSigning.path, { body: { language: 'sv' } });
  expect(again.json().message).toBe('power.already_signed');
  const told = (await lettersTo(product, email)).filter(({ kind }) => kind === 'signing-notice');
  expect(told).toHaveLength(1);
  // The document says that the company may be registered as a receiver of e-invoices.
  await tendReceivers(product);
  const receiver = await owner.get(accessPointContract.readReceiver.path);
  expect(receiver.json().data).toMatchObject({ isSigned: true, state: 'waiting' });
});

test('somebody else signs by a letter, without an account, for that document alone', async () => {
  const { owner } = await company();
  const signatory = { name: 'Nils Firmatecknare', email: 'nils@firman.example' };
  const { power, signingUrl } = await offer(owner, { signatory });
  expect([signingUrl, power.isYours]).toEqual([null, false]);
  const letter = (await lettersTo(product, signatory.email)).at(-1);
  const token = tokenIn(letter?.button?.path ?? '');
  const phone = product.client();
  const opened = (await phone.post(wire.openSigning.path, { body: { token } })).json<Signing>().data;
  expect(opened).toMatchObject({
    id: power.id,
    organizationName: 'Bryggan AB',
    signatoryEmail: 'n…@firman.example',
  });
  const document = await phone.post(wire.openDocument.path, { body: { token } });
  expect(document.text.slice(0, 5)).toBe('%PDF-');
  const refusal = await phone.post(wire.reject.path, { body: { token, comment: 'Inte jag' } });
  expect(refusal.json<Signing>().data.state).toBe('rejected');
  expect(await newest(owner)).toMatchObject({ state: 'rejected', comment: 'Inte jag' });
  expect((await phone.post(wire.sendCode.path, { body: { token } })).json().message).toBe(
    'power.not_waiting',
  );
});

test('R51 a code is tried five times and lives ten minutes; a link that was replaced or taken back opens nothing', async () => {
  const { built, owner } = await company();
  const { email } = built.members.owner;
  const { power, signingUrl } = await offer(owner);
  const first = tokenIn(signingUrl ?? '');
  const client = product.client();
  const code = await askForCode(client, first, email);
  product.pass(11 * 60_000);
  const late = await client.post(wire.sign.path, { body: signed(first, code, fullName) });
  expect(late.json().message).toBe('power.code_wrong');
  const fresh = await askForCode(client, first, email);
  for (let guess = 0; guess < 5; guess += 1)
    await client.post(wire.sign.path, { body: signed(first, `${guess}`, fullName) });
  const spent = await client.post(wire.sign.path, { body: signed(first, fresh, fullName) });
  expect(spent.json().message).toBe('power.code_wrong');
  const back = await enter(built);
  const renewed = await back.post(wire.renewSigning.path.replace('{powerId}', power.id));
  const second = tokenIn(renewed.json<StartedSigning>().data.signingUrl ?? '');
  expect((await client.post(wire.openSigning.path, { body: { token: first } })).json().message).toBe(
    'link.expired',
  );
  expect((await client.post(wire.openSigning.path, { body: { token: second } })).status).toBe(200);
  await back.post(wire.withdrawPower.path.replace('{powerId}', power.id));
  expect((await client.post(wire.openSigning.path, { body: { token: second } })).json().message).toBe(
    'link.expired',
  );
  expect(await stateOf(back)).toBe('withdrawn');
});

const providerIdOf = async (powerId: string): Promise<string> => {
  const [row] = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>('select provider_id as id from power_of_attorney where id = $1', [powerId]),
  );
  return row?.id ?? '';
};

test('R51 no return address, forged or foreign event and no unsigned file makes it signed', async () => {
  const one = await company();
  const other = await company();
  const { power } = await offer(one.owner);
  const { power: foreign } = await offer(other.owner);
  const genuine = await product.esign.outcome(await providerIdOf(power.id), AbortSignal.timeout(5_000));
  expect(genuine).toBeNull();
  const signal = AbortSignal.timeout(30_000);
  const forged: SigningEvent = {
    eventId: product.newId(),
    signingId: await providerIdOf(power.id),
    kind: 'signed',
    at: product.clock.now(),
    state: 'a state of somebody’s own making',
  };
  expect(await hearEvent(product, forged, signal)).toBe(false);
  expect(await hearEvent(product, { ...forged, signingId: await providerIdOf(foreign.id) }, signal)).toBe(
    false,
  );
  await one.owner.get(signedPath({ signing: power.id }));
  const posted = await product.client().post(wire.hearProvider.path, {
    body: { ...forged },
  });
  expect(posted.json().message).toBe('user.unauthorized');
  expect([await stateOf(one.owner), await stateOf(other.owner)]).toEqual(['waiting', 'waiting']);
});

test('R52 an event that comes twice, or after the time is over, ends as if it came once in time', async () => {
  const { built, owner } = await company();
  const { email } = built.members.owner;
  const { power, signingUrl } = await offer(owner);
  const token = tokenIn(signingUrl ?? '');
  const client = product.client();
  await client.post(wire.sign.path, {
    body: signed(token, await askForCode(client, token, email), fullName),
  });
  const signal = AbortSignal.timeout(30_000);
  const event = await product.esign.outcome(await providerIdOf(power.id), signal);
  if (event === null) throw new Error('it was signed');
  product.pass(3 * day);
  expect(await hearEvent(product, event, signal)).toBe(true);
  expect(await hearEvent(product, { ...event, eventId: product.newId(), kind: 'cancelled' }, signal)).toBe(
    true,
  );
  expect(await stateOf(await enter(built))).toBe('signed');
  const told = (await lettersTo(product, email)).filter(({ kind }) => kind === 'signing-notice');
  expect(told).toHaveLength(1);
});

test('what nobody signs in thirty days ends by itself, and can be offered anew', async () => {
  const { built, owner } = await company();
  await offer(owner);
  const second = await owner.post(wire.startSigning.path, { body: { language: 'en' } });
  expect(second.json().message).toBe('power.already_waiting');
  product.pass(31 * day);
  await tendPowers(product, AbortSignal.timeout(30_000));
  const back = await enter(built);
  expect(await stateOf(back)).toBe('expired');
  const log = (await back.get('team/activity')).json<{ content: { action: string }[] }>().data.content;
  expect(log[0]?.action).toBe('power-of-attorney.expired');
  expect((await offer(back)).power.state).toBe('waiting');
});

test('R62 who was asked in vain is forgotten a month later, and who is deleted at once, at the provider too', async () => {
  const { built, owner } = await company();
  await product.db.platformTransaction((tx) =>
    tx.query(`update organization set organization_number = '8112289874' where organization_id = $1`, [
      built.organizationId,
    ]),
  );
  const signatory = { name: 'Sture Firmatecknare', email: 'sture@firman.example' };
  const { power: first } = await offer(owner, { signatory });
  const [letter] = await lettersTo(product, signatory.email);
  expect(letter?.facts?.map(([, value]) => value)).toContain('811228-****');
  const firstId = await providerIdOf(first.id);
  await owner.post(wire.withdrawPower.path.replace('{powerId}', first.id));
  const account = await buildAccount(product);
  const { power: second } = await offer(owner, { signatory: { name: 'Vera Dahl', email: account.email } });
  const secondId = await providerIdOf(second.id);
  const vera = product.client();
  await signIn(vera, account);
  const { email, password } = account;
  expect((await vera.post('auth/users/delete', { body: { email, password } })).status).toBe(200);
  expect((await newest(owner))?.id).toBe(first.id);
  const paper = await owner.get(wire.downloadPower.path.replace('{powerId}', second.id));
  expect(paper.json().message).toBe('power.not_exist');
  const signal = AbortSignal.timeout(30_000);
  await tendPowers(product, signal);
  await expect(product.esign.outcome(secondId, signal)).rejects.toThrow(SigningUnknown);
  expect(await product.esign.outcome(firstId, signal)).toMatchObject({ kind: 'cancelled' });
  product.pass(31 * day);
  await tendPowers(product, signal);
  await expect(product.esign.outcome(firstId, signal)).rejects.toThrow(SigningUnknown);
  const rows = await product.db.platformRead((reader) =>
    reader.query(
      'select state, signatory_name || signatory_email as who from power_of_attorney where id in ($1, $2)',
      [first.id, second.id],
    ),
  );
  expect(rows).toEqual([
    { state: 'withdrawn', who: '' },
    { state: 'withdrawn', who: '' },
  ]);
});

test('one that the provider was not told is taken back is taken back there within the hour', async () => {
  const { owner } = await company();
  const { power } = await offer(owner);
  await product.db.platformTransaction((tx) =>
    tx.query(`update power_of_attorney set state = 'withdrawn', settled_at = $2 where id = $1`, [
      power.id,
      product.clock.now(),
    ]),
  );
  const signal = AbortSignal.timeout(30_000);
  await tendPowers(product, signal);
  expect(await product.esign.outcome(await providerIdOf(power.id), signal)).toMatchObject({
    kind: 'cancelled',
  });
});

test('whoever opens a link while it is replaced is shown the document or told that the link has ended', async () => {
  const { owner } = await company();
  const { power, signingUrl } = await offer(owner);
  let path = signingUrl ?? '';
  for (let round = 0; round < 4; round += 1) {
    const phone = product.client(`198.51.100.${round}`);
    const open = () => phone.post(wire.openSigning.path, { body: { token: tokenIn(path) } });
    const renew = () => owner.post(wire.renewSigning.path.replace('{powerId}', power.id));
    const [renewed, ...opened] = await Promise.all([renew(), open(), open(), open()]);
    for (const answer of opened) expect(answer.json().message ?? 'shown').toMatch(/^(shown|link\.expired)$/);
    path = renewed.json<StartedSigning>().data.signingUrl ?? '';
  }
});
