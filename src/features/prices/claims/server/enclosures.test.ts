import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { sendMailHandler } from '#platform/server/post/deliver-mail.ts';
import type { MailMessage } from '#platform/server/ports/mail/port.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import { signPower } from '#testing/world/signed-power.ts';
import type { ClaimDetail } from '../contract-claim.ts';

let restaurant: MonitoredProduct;
let claimId = '';

const claims = 'claim-management/claims';
const known = 'kundreskontra@rokeriet.example';
const stranger = 'nagon@annanstans.example';
const editor = () => restaurant.clients.editor;

const write = (text: string, values: readonly unknown[]) =>
  restaurant.product.db.tenantTransaction(restaurant.built.organizationId, (tx) =>
    tx.query(text, [restaurant.built.organizationId, restaurant.units[0], ...values]),
  );

/** Says that the accepted invoice of a number came by a genuine mail. */
const sayMailed = (number: string, sender: string) =>
  write(
    `insert into mail (organization_id, unit_id, document_id, door, sender_address, verdict)
     select $1, $2, i.document_id, 'smtp', $4, 'pass' from invoice i
     where i.organization_id = $1 and i.unit_id = $2 and i.number = $3`,
    [number, sender],
  );

/** Keeps what a deal was agreed in as its source. */
const keepSource = async (dealId: string, fileName: string, contentType: string) => {
  const { product } = restaurant;
  const { sha256, size } = await product.storage.put(Buffer.from(`%PDF-1.7 ${fileName}`));
  const id = product.newId();
  await write(
    `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'upload', 'kept', now())`,
    [id, sha256, size, fileName, contentType],
  );
  await write(
    'update deal set source_document_id = $3 where organization_id = $1 and $2::uuid is not null and id = $4',
    [id, dealId],
  );
};

beforeAll(async () => {
  restaurant = await openMonitoredProduct();
  await signPower(restaurant.product.db, restaurant.built);
  await restaurant.buy({ date: '2026-10-01', prices: { lax: '100' } });
  const { id } = await restaurant.articleOf('lax');
  const deal = await editor().post('deal-management/deals', {
    body: {
      articleId: id,
      price: '100',
      breaks: [],
      basis: 'invoice',
      validFrom: '2026-10-02',
      validTo: null,
      tolerance: { type: 'amount', up: '0', down: '0' },
      marketPriced: false,
      wholeOrganization: false,
      note: null,
      endEarlier: false,
    },
  });
  const dealId = deal.json<{ id: string }>().data.id;
  await keepSource(dealId, 'Prisavtal/höst.exe.pdf', 'application/pdf; charset=x');
  const invoice = await restaurant.buy({ date: '2026-10-05', prices: { lax: '120' } });
  await sayMailed(invoice, known);
  const decided = await editor().post('price-monitoring/decisions', {
    body: { articleIds: [id], kind: 'claim' },
  });
  claimId = decided.json<{ settled: { claimId: string }[] }>().data.settled[0]?.claimId ?? '';
});
afterAll(() => restaurant.product.close());

const address = (recipient: string) =>
  editor().send('PUT', `${claims}/${claimId}`, {
    body: { recipient, language: 'sv', text: null, replyBy: null },
  });

const enclosures = async (to: string) =>
  (await editor().get(`${claims}/${claimId}/enclosures?to=${encodeURIComponent(to)}`)).json().data;

test('the deal and the invoice that show a claim can go to an address that the supplier has written from, and to no other', async () => {
  const files = [
    { kind: 'deal', title: 'Prisavtal/höst.exe.pdf', size: expect.any(Number) },
    { kind: 'invoice', title: '2', size: expect.any(Number) },
  ];
  expect(await enclosures(known.toUpperCase())).toEqual({ files, left: 0, isKnown: true });
  expect(await enclosures(stranger)).toEqual({ files, left: 0, isKnown: false });
  expect(await enclosures('')).toMatchObject({ isKnown: false });
});

test('R42: a stranger gets the letter and none of what was uploaded', async () => {
  await address(stranger);
  await editor().post(`${claims}/${claimId}/sending`, { body: { encloses: true } });
  const [letter] = await lettersTo(restaurant.product, stranger);
  expect(letter?.kind).toBe('claim-letter-stranger');
  expect(letter?.enclosures).toEqual([]);
  expect(JSON.stringify(letter?.facts)).not.toContain('Bilagor');
});

test('the letter brings the originals as they came and names them, and a copy goes to who sent it without the supplier’s answer', async () => {
  const { product, built } = restaurant;
  await write(
    `update claim set state = 'drafted', sent_on = null, sent_at = null where organization_id = $1 and unit_id = $2 and id = $3`,
    [claimId],
  );
  await address(known);
  const sent = await editor().post(`${claims}/${claimId}/sending`, {
    body: { encloses: true, copies: true },
  });
  expect(sent.status).toBe(200);
  const { number } = sent.json<ClaimDetail>().data;
  const [letter] = await lettersTo(product, known);
  expect(letter?.enclosures).toMatchObject([
    { name: 'Prisavtal-höst.exe.pdf', contentType: 'application/pdf' },
    { name: 'Faktura 2.xml', contentType: 'application/xml' },
  ]);
  expect(letter?.facts).toContainEqual(['Bilagor', '1 Prisavtal/höst.exe.pdf · 2 Faktura 2']);
  const [copy] = await lettersTo(product, built.members.editor.email);
  expect(copy).toMatchObject({ kind: 'claim-copy', attachment: { name: `${number}.pdf` } });
  expect(copy?.subject).toBe(`Kopia: ${letter?.subject ?? ''}`);
  expect(JSON.stringify(copy)).not.toContain('token');
  expect(copy?.button?.path).toBe(`/deviations/claims/${claimId}`);
  const [waiting] = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>('select id from outgoing_mail where address = $1', [known]),
  );
  const left: MailMessage[] = [];
  const mail = {
    local: false,
    send: async (one: MailMessage) => void left.push(one),
    close: () => undefined,
  };
  const job = { id: 'job', signal: new AbortController().signal };
  await sendMailHandler({ ...product, mail }).run({ mailId: waiting?.id ?? '' }, job);
  const [deal, invoice] = (left[0]?.enclosures ?? []).map(({ base64 }) =>
    Buffer.from(base64, 'base64').toString(),
  );
  expect(deal).toContain('%PDF-1.7');
  expect(invoice).toContain('<cbc:ID>2</cbc:ID>');
});

test('what a letter cannot bring is counted, and another unit sees none of it', async () => {
  await write(
    `update document set content_type = 'text/html' where organization_id = $1 and unit_id = $2 and channel = 'upload' and state = 'kept'`,
    [],
  );
  expect(await enclosures(known)).toMatchObject({ files: [{ title: '2' }], left: 1 });
  const other = restaurant.clients.owner;
  other.unitId = restaurant.units[1] ?? null;
  expect((await other.get(`${claims}/${claimId}/enclosures`)).json()).toEqual({ message: 'claim.not_exist' });
});
