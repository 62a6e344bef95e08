import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { findRecipient } from '#features/intake/mail/server/queries-doors.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { signPower } from '#testing/world/signed-power.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import type { ClaimDetail, ClaimRow } from '../contract-claim.ts';
import { loadClaims } from './queries-claims.ts';
import { loadCreditDocuments, loadCredits, loadLinks } from './queries-credits.ts';

let restaurant: MonitoredProduct;
let goods = 0;

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
});
afterAll(() => restaurant.product.close());

const claims = 'claim-management/claims';
const editor = () => restaurant.clients.editor;

/** The kept matching of the first unit is what the pure function says from scratch. */
const checkMatching = async (): Promise<void> => {
  const scope = mintUnitScope(restaurant.built.organizationId, restaurant.units[0] ?? '');
  await restaurant.product.db.tenantRead(scope.organizationId, async (reader) => {
    const all = await loadClaims(reader, scope, null);
    for (const supplierId of new Set(all.map((claim) => claim.supplierId))) {
      const documents = await loadCreditDocuments(reader, scope, supplierId);
      const own = all.filter((claim) => claim.supplierId === supplierId);
      const pure = matchCredits(own, documents, await loadLinks(reader, scope, supplierId));
      const kept = await loadCredits(reader, scope, supplierId);
      const told = (credits: typeof pure) =>
        credits.map((each) =>
          [each.claimLineId, each.creditLineId, each.step, Number(each.amount), Number(each.over)].join(' '),
        );
      expect(told(kept).toSorted()).toEqual(told(pure).toSorted());
    }
  });
};

/** An article of its own, bought twice at 100 and then at 120: 40 kr too much. */
const dearer = async () => {
  goods += 1;
  const number = `C${goods}`;
  const before = await restaurant.buy({ date: '2026-10-01', prices: { [number]: '100' } });
  const invoice = await restaurant.buy({ date: '2026-10-05', prices: { [number]: '120' } });
  const { id } = await restaurant.articleOf(number);
  return { number, before, invoice, articleId: id };
};

/** The decision "Claim credit" on a dearer article; answers it with its claim. */
const claimed = async () => {
  const article = await dearer();
  const answer = await editor().post('price-monitoring/decisions', {
    body: { articleIds: [article.articleId], kind: 'claim' },
  });
  const [settled] = answer.json<{ settled: { claimId: string; decisionId: string }[] }>().data.settled;
  if (settled === undefined) throw new Error(answer.text);
  return { ...article, ...settled };
};

const read = async (claimId: string): Promise<ClaimDetail> =>
  (await editor().get(`${claims}/${claimId}`)).json<ClaimDetail>().data;

const step = (claimId: string, name: string, body: object = {}): Promise<TestAnswer> =>
  editor().post(`${claims}/${claimId}/${name}`, { body });

const send = (claimId: string): Promise<TestAnswer> => step(claimId, 'sending', { byHand: true });

const sums = ({ claimed: all, credited, waiting, notReceived }: ClaimDetail): string =>
  `${all} = ${credited} + ${waiting} + ${notReceived}`;

test('Claim credit settles the alert and drafts a claim with the earlier invoice as evidence; undo withdraws the draft', async () => {
  const { claimId, before, invoice, decisionId, articleId } = await claimed();
  const claim = await read(claimId);
  expect(claim).toMatchObject({
    state: 'drafted',
    amount: '40.00',
    claimed: '0.00',
    reason: 'above-watched',
  });
  expect(claim.number).toMatch(/^K-\d{4}-\d{3}$/);
  expect(claim.claimLines).toMatchObject([
    {
      invoiceNumber: invoice,
      quantity: '2',
      billedPrice: '120',
      expectedPrice: '100',
      vat: '2.40',
      evidence: { kind: 'invoice', invoiceNumber: before, price: '100' },
    },
  ]);
  expect(claim.letter.vat).toEqual([{ rate: '6', net: '40.00', vat: '2.40' }]);
  expect(claim.letter).toMatchObject({ total: '42.40' });
  expect(claim.steps).toEqual(['send', 'withdraw']);
  await editor().post('price-monitoring/decisions/withdrawals', { body: { decisionIds: [decisionId] } });
  expect(await read(claimId)).toMatchObject({ state: 'withdrawn' });
  expect(await restaurant.groupOf(articleId, 'UNRESOLVED')).not.toBeNull();
});

test('a credit note that names the invoice is credited as it is booked, and taken off the alert’s extra cost', async () => {
  const { claimId, number, invoice, articleId } = await claimed();
  await send(claimId);
  expect(sums(await read(claimId))).toBe('40.00 = 0.00 + 40.00 + 0.00');
  await restaurant.buy({ date: '2026-10-20', prices: { [number]: '15' }, credits: invoice });
  const claim = await read(claimId);
  expect(sums(claim)).toBe('40.00 = 30.00 + 10.00 + 0.00');
  expect(claim.credit).toBe('partly');
  expect(claim.documents[0]?.lines[0]).toMatchObject({ amount: '30.00', credits: [{ step: 2 }] });
  expect(await restaurant.groupOf(articleId, 'IGNORED')).toMatchObject({ sumDifference: '10.00' });
  for (const name of ['withdrawal', 'refusal']) expect((await step(claimId, name)).status).toBe(409);
  expect((await step(claimId, 'closing')).status).toBe(200);
  expect(await read(claimId)).toMatchObject({ state: 'settled', notReceived: '10.00', waiting: '0.00' });
  await checkMatching();
});

test('a person unlinks what was matched wrongly, and links it again', async () => {
  const { claimId, number } = await claimed();
  await send(claimId);
  const today = restaurant.product.clock.now().toISOString().slice(0, 10);
  await restaurant.buy({ date: today, prices: { [number]: '20' }, credits: null });
  const matched = await read(claimId);
  expect(matched).toMatchObject({ state: 'settled', credited: '40.00' });
  const credit = matched.documents[0]?.lines[0];
  expect(credit).toMatchObject({ credits: [{ step: 3, amount: '40.00' }] });
  const body = { creditLineId: credit?.id };
  await step(claimId, 'unlinks', body);
  expect(await read(claimId)).toMatchObject({ state: 'sent', credited: '0.00' });
  await checkMatching();
  const found = await editor().get(`${claims}/${claimId}/credit-documents`);
  expect(JSON.stringify(found.json().data)).toContain('"isUnlinked":true');
  await step(claimId, 'links', body);
  expect(await read(claimId)).toMatchObject({
    state: 'settled',
    documents: [{ lines: [{ credits: [{ step: 1 }] }] }],
  });
  await step(claimId, 'unlinks', body);
  const kinds = (await read(claimId)).events.map(({ kind }) => kind);
  // The note came in the same moment here: that it did stays told when nothing of it is for the claim any more.
  expect(kinds).toEqual(['drafted', 'sent', 'unlinked', 'linked', 'unlinked', 'credited']);
  const stray = await step(claimId, 'links', { creditLineId: claimId });
  expect(stray.json()).toMatchObject({ message: 'claim.credit_unknown' });
});

test('a line is claimed once, until its claim is withdrawn or refused; a refused claim is not reopened while it is claimed anew', async () => {
  const { claimId, articleId } = await claimed();
  const { claimLines } = await read(claimId);
  const [line] = claimLines;
  const again = { lines: [{ invoiceId: line?.invoiceId, orderLineId: line?.orderLineId }] };
  expect((await editor().post(claims, { body: again })).json()).toMatchObject({
    message: 'claim.line_claimed',
  });
  const held = await editor().get(`claim-management/claimed-lines?articleId=${articleId}`);
  expect(held.json().data).toMatchObject([{ orderLineId: line?.orderLineId, claimId, state: 'drafted' }]);
  await send(claimId);
  expect((await step(claimId, 'refusal', { words: 'Nej' })).status).toBe(200);
  const anew = await editor().post(claims, { body: again });
  const [second] = anew.json<{ claims: ClaimRow[] }>().data.claims;
  expect(second).toMatchObject({ state: 'drafted', amount: '40.00', reason: 'above-watched' });
  expect((await step(claimId, 'reopening')).json()).toMatchObject({ message: 'claim.line_claimed' });
  expect(sums(await read(claimId))).toBe('0.00 = 0.00 + 0.00 + 0.00');
  await step(second?.id ?? '', 'withdrawal');
  expect((await step(claimId, 'reopening')).status).toBe(200);
  expect(sums(await read(claimId))).toBe('40.00 = 0.00 + 40.00 + 0.00');
});

test('any order line can be claimed with another reason: its sum for the quantity, and never more', async () => {
  const { number } = await dearer();
  const invoices = await editor().get(`invoice-management/invoices?search=${number}`);
  const [invoice] = invoices.json<{ content: { id: string }[] }>().data.content;
  const draft = (line: object) =>
    editor().post(claims, {
      body: { lines: [{ invoiceId: invoice?.id, lineNo: 1, ...line }], reason: 'not-delivered' },
    });
  for (const line of [{ quantity: '3' }, { amount: '240.01' }])
    expect((await draft(line)).json()).toMatchObject({ message: 'claim.amount_invalid' });
  const drafted = await draft({ quantity: '1' });
  expect(drafted.json().data).toMatchObject({ claims: [{ amount: '120.00', reason: 'not-delivered' }] });
});

test('numbers are counted per organization and year without gaps, withdrawn drafts too', async () => {
  const numbers: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { claimId } = await claimed();
    numbers.push(Number((await read(claimId)).number.slice(-3)));
    await step(claimId, 'withdrawal');
  }
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});

test('the board, the suppliers and what was recovered add up to the same', async () => {
  const [board, suppliers, recovered] = await Promise.all(
    ['board', 'suppliers', 'recovered'].map((name) => editor().get(`claim-management/${name}`)),
  );
  const { sums: all } = board?.json<{ sums: ClaimDetail }>().data ?? { sums: null };
  const [supplier] = suppliers?.json<ClaimDetail[]>().data ?? [];
  expect(all?.credited).toBe('30.00');
  expect(supplier).toMatchObject({ credited: all?.credited, claimed: all?.claimed });
  expect(recovered?.json().data).toMatchObject({ total: all?.credited, months: [{ month: '2026-10' }] });
  await checkMatching();
});

test('R42: without a signed power of attorney no letter leaves, while draft and PDF work', async () => {
  const { claimId } = await claimed();
  const body = { recipient: 'order@rokeriet.example', language: 'en', text: null, replyBy: null };
  await editor().send('PUT', `${claims}/${claimId}`, { body });
  expect(await read(claimId)).toMatchObject({ sendRefusal: 'letter.not_allowed', recipient: body.recipient });
  const kinds = async () => (await read(claimId)).events.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['drafted', 'changed']);
  // Another address alone is no event: the letter tells where it went.
  await editor().send('PUT', `${claims}/${claimId}`, { body: { ...body, recipient: 'a@rokeriet.example' } });
  expect(await read(claimId)).toMatchObject({ recipient: 'a@rokeriet.example' });
  expect(await kinds()).toEqual(['drafted', 'changed']);
  const refusal = await step(claimId, 'sending');
  expect([refusal.status, refusal.json()]).toEqual([403, { message: 'letter.not_allowed' }]);
  expect(await read(claimId)).toMatchObject({ state: 'drafted', sentOn: null });
  const letter = await editor().get(`${claims}/${claimId}/letter.pdf`);
  expect(letter.text.slice(0, 5)).toBe('%PDF-');
});

test('a sent letter leaves with its PDF and its own address; the supplier answers from its link until the claim is closed', async () => {
  const { product, built } = restaurant;
  await signPower(product.db, built);
  const { claimId } = await claimed();
  const body = { recipient: 'order@rokeriet.example', language: 'sv', text: null, replyBy: null };
  await editor().send('PUT', `${claims}/${claimId}`, { body });
  const sent = await step(claimId, 'sending');
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
  const [letter] = await lettersTo(product, body.recipient);
  const { number } = await read(claimId);
  expect(letter).toMatchObject({ to: body.recipient, attachment: { name: `${number}.pdf` } });
  expect(Buffer.from(letter?.attachment?.base64 ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
  expect(letter?.replyTo).toContain(`+${number.toLowerCase()}@`);
  const door = await product.db.platformRead((reader) => findRecipient(reader, letter?.replyTo ?? ''));
  expect(door?.unitId).toBe(restaurant.units[0]);
  const token = decodeURIComponent(letter?.button?.path.split('#token=')[1] ?? '');
  const stranger = product.client();
  const seen = await stranger.post('claims/answer/reading', { body: { token } });
  expect(seen.json().data).toMatchObject({ number, net: '40.00', open: '40.00', answer: null });
  const tooMuch = { token, kind: 'counter-offer', offer: '40.01' };
  const refusal = await stranger.post('claims/answer', { body: tooMuch });
  expect([refusal.status, refusal.json()]).toEqual([400, { message: 'claim.offer_above' }]);
  const logged = { kind: 'counter-offer', offer: '50' };
  expect((await step(claimId, 'answers', logged)).json()).toEqual({ message: 'claim.offer_above' });
  const answer = { token, kind: 'counter-offer', offer: '25.00', words: 'Halva' };
  expect((await stranger.post('claims/answer', { body: answer })).status).toBe(200);
  expect(await read(claimId)).toMatchObject({
    answer: 'counter-offer',
    offer: '25.00',
    state: 'sent',
    claimed: '40.00',
  });
  expect((await stranger.post('claims/answer/reading', { body: { token: `${token}A` } })).json()).toEqual({
    message: 'link.expired',
  });
  await step(claimId, 'refusal');
  expect((await stranger.post('claims/answer', { body: answer })).json()).toEqual({
    message: 'link.expired',
  });
});

test('the letter says where the restaurant is and answers the telephone, as far as it has said', async () => {
  const { claimId } = await claimed();
  const { product, built, units } = restaurant;
  const fill = (street: string | null, city: string | null, telephone: string | null) =>
    product.db.tenantTransaction(built.organizationId, (tx) =>
      tx.query(
        `update outlet set street = $3, zip_code = case when $4 <> '' then '62145' end, city = $4::text, contact_tel = $5
         where organization_id = $1 and main_unit_id = $2`,
        [built.organizationId, units[0], street, city, telephone],
      ),
    );
  await fill(null, null, null);
  expect((await read(claimId)).letter.contact).toEqual([]);
  await fill('Kajen 3', 'Visby', '+4687654321');
  expect((await read(claimId)).letter.contact).toEqual(['Kajen 3', '621 45 Visby', '+46 8 765 43 21']);
});

test('R42: at most three letters a day to one address of a unit', async () => {
  const limited: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const { claimId } = await claimed();
    const body = { recipient: 'faktura@rokeriet.example', language: 'sv', text: null, replyBy: null };
    await editor().send('PUT', `${claims}/${claimId}`, { body });
    const sent = await step(claimId, 'sending');
    limited.push(sent.status === 200 ? 'sent' : (sent.json().message ?? ''));
  }
  expect(limited).toEqual(['sent', 'sent', 'sent', 'letter.limited']);
});

test('a reporter and another unit see no claim', async () => {
  const { claimId } = await claimed();
  for (const path of [claims, `${claims}/${claimId}`, 'claim-management/board'])
    expect((await restaurant.clients.reporter.get(path)).status).toBe(403);
});
