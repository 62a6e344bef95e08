import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { invoicesContract } from '../contract.ts';
import { invoicesFeature } from './feature.tsx';

const { readInvoice, acceptDocument } = invoicesContract;
const { downloadOriginal } = documentsContract;
const { readAlert, settleAlerts, withdrawDecisions } = priceMonitoringContract;

const row = {
  id: idOf(1),
  number: '4711',
  supplier: { id: idOf(3), displayName: 'Mejeriet' },
  total: '1250.00',
  unresolvedCount: 2,
  deviationCount: 2,
};
const alert = {
  status: 'UNRESOLVED' as const,
  kind: 'price',
  watchedPrice: '80.00',
  itemDiff: '12.50',
  sumDiff: '25.00',
};
const line = (lineNo: number, name: string, article: number) => ({
  lineNo,
  name,
  articleId: idOf(article),
  quantity: '2',
  unit: 'KGM',
  price: '92.50',
  comparablePrice: '92.50',
  sum: '185.00',
  alert,
});
const invoice = {
  ...row,
  net: '370.00',
  lineCount: 3,
  lines: [
    line(1, 'Smör', 11),
    line(2, 'Grädde', 12),
    { ...line(3, 'Pant', 13), kind: 'deposit' as const, alert: null, sum: '0' },
  ],
  nextId: idOf(2),
};

const open = (scene: Scene = {}) => visit(invoicesFeature, { at: `/invoices/${row.id}`, ...scene });

beforeEach(() => {
  server.answer(readInvoice, invoice);
  server.answer(settleAlerts, {});
  server.answer(readAlert, ({ params }) => ({
    article: { id: params.articleId, watchedPrice: '80.00', lastPrice: '92.50', newestLineId: idOf(70) },
    group: { unresolved: 1, sumDifference: '25.00' },
  }));
});

test('a deviation is decided on its line, the next opens, and each is sent when it is made', async () => {
  const { user, address } = await open();
  expect(await screen.findByText(/12,50.*mer per kg/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Bevaka 92,50/ }));
  await waitFor(() => expect(address()).toBe(`/invoices/${row.id}?line=2`));
  expect(await screen.findByText('Du bevakar 92,50 kr för Smör')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Behåll 80,00/ }));
  await waitFor(() => expect(server.asked(settleAlerts)).toHaveLength(2));
  expect(server.asked(settleAlerts).map(({ body }) => [body.articleIds, body.kind])).toEqual([
    [[idOf(11)], 'resolve'],
    [[idOf(12)], 'ignore'],
  ]);
});

test('lines that add up do not vouch for an amount that is asked for beside them', async () => {
  const params = { expected: '392.20', stated: '492.20', difference: '100.00' };
  const wrong = { code: 'document.payable' as const, severity: 'warn' as const, lineNo: null, params };
  server.answer(readInvoice, { ...invoice, checks: [wrong] });
  await open();
  expect(await screen.findAllByText(/392,20.*fakturan vill ha 492,20/)).toHaveLength(2);
  expect(screen.queryByText('Raderna stämmer med fakturans summa')).toBeNull();
});

test('accepting says which deals it ends, in the button and after it, and sends them', async () => {
  server.answer(readAlert, ({ params }) => ({
    article: {
      id: params.articleId,
      name: 'Smör',
      currency: 'SEK',
      watchedPrice: '80.00',
      lastPrice: '92.50',
      newestLineId: idOf(70),
    },
    group: { unresolved: 1, sumDifference: '25.00' },
    ending: [{ id: idOf(40), price: '80.00', validTo: '2027-05-16' }],
  }));
  const { user } = await open();
  const ended = 'avtalet på 80,00.kr, som gäller till 16.maj.2027';
  const act = new RegExp(`^Godta 92,50.kr och avsluta ${ended}$`);
  await user.click(await screen.findByRole('button', { name: act }));
  await screen.findByText(new RegExp(`Smör bevakas nu på 92,50.kr\\. Avslutat: ${ended}`));
  await waitFor(() => expect(server.asked(settleAlerts)).toHaveLength(1));
  expect(server.asked(settleAlerts)[0]?.body.shown).toEqual({
    [idOf(11)]: { newestLineId: idOf(70), unresolved: 1, ending: [idOf(40)] },
  });
});

test('an undone decision is taken back by a second call, and a refused one says why', async () => {
  server.answer(settleAlerts, {
    settled: [{ articleId: idOf(11), decisionId: idOf(9), entries: 1, watchedPrice: '92.50' }],
  });
  server.answer(withdrawDecisions, {});
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Bevaka 92,50/ }));
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() =>
    expect(server.asked(withdrawDecisions)).toMatchObject([{ body: { decisionIds: [idOf(9)] } }]),
  );
  server.answer(settleAlerts, refused('alert.changed'));
  await user.click(screen.getByRole('link', { name: 'Smör' }));
  await user.click(await screen.findByRole('button', { name: /^Behåll 80,00/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('only the deviating lines, on demand; n goes to the next invoice', async () => {
  const { user, address } = await open();
  await screen.findByRole('link', { name: 'Pant' });
  await user.click(screen.getByRole('button', { name: 'Bara avvikelser' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pant' })).toBeNull());
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe(`/invoices/${idOf(2)}`));
});

test('an e-invoice is drawn as a sheet, and its original downloads', async () => {
  server.answer(readInvoice, {
    ...invoice,
    documents: [{ id: idOf(5), fileName: 'a.xml', contentType: 'application/xml' }],
  });
  server.answer(downloadOriginal, new Blob(['<a/>']));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  expect(
    await screen.findByRole('region', { name: 'Faktura 4711 från Mejeriet, ritad ur e-fakturan' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ladda ner original' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('a held invoice says why, and is approved after a look at the account', async () => {
  server.answer(readInvoice, {
    ...invoice,
    held: true,
    heldReasons: ['payment.account-changed'],
    accounts: [{ kind: 'bankgiro', account: '50501055' }],
    confirmedAccounts: [{ kind: 'plusgiro', account: '1234567' }],
    documents: [{ id: idOf(5), fileName: 'a.xml', contentType: 'application/xml' }],
  });
  server.answer(acceptDocument, refused('document.not_acceptable'));
  const { user, fill } = await open();
  const note = await screen.findByRole('region', { name: 'Fakturan väntar på dig' });
  expect(note.textContent).toContain('Den vill ha betalt till ett annat konto än tidigare.');
  expect(note.textContent).toContain('Bankgiro 5050-1055');
  expect(note.textContent).toContain('Plusgiro 123456-7');
  await user.click(within(note).getByRole('button', { name: 'Godkänn' }));
  const dialog = await screen.findByRole('dialog', { name: 'Godkänn faktura 4711?' });
  await fill(/Kommentar/, 'ringde');
  const approve = () => user.click(within(dialog).getByRole('button', { name: 'Godkänn' }));
  await approve();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(acceptDocument, {});
  await approve();
  expect(await screen.findByText('Faktura 4711 är godkänd')).toBeTruthy();
  expect(server.asked(acceptDocument).at(-1)).toMatchObject({
    params: { documentId: idOf(5) },
    body: { comment: 'ringde' },
  });
});

const moved = {
  ...invoice,
  held: true,
  heldReasons: ['payment.account-changed'],
  accounts: [{ kind: 'bankgiro' as const, account: '50501055' }],
  confirmedAccounts: [{ kind: 'bankgiro' as const, account: '99011488' }],
  documents: [{ id: idOf(5), fileName: 'a.xml', contentType: 'application/xml' }],
};

test('a changed account stands beside the one that was always paid to, with the number to call', async () => {
  server.answer(readInvoice, {
    ...moved,
    supplierContact: { phone: '+46850800000', phoneText: '+46 8 508 000 00', email: null },
  });
  await open();
  const note = await screen.findByRole('region', { name: 'Fakturan väntar på dig' });
  const pairs = within(note)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Betalt tidigare till', 'Bankgiro 9901-1488'],
    ['På den här fakturan', 'Bankgiro 5050-1055'],
  ]);
  const call = within(note).getByRole('link', { name: '+46 8 508 000 00' });
  expect(call.getAttribute('href')).toBe('tel:+46850800000');
  const [reject, approve] = within(note).getAllByRole('button');
  expect([reject?.textContent, approve?.textContent]).toEqual(['Avvisa', 'Godkänn']);
  expect(reject?.className).toBe(approve?.className);
});

test('a held invoice is rejected with a reason, which can be taken back', async () => {
  server.answer(readInvoice, {
    ...moved,
    supplierContact: { phone: null, phoneText: null, email: null },
  });
  server.answer(inboxContract.deleteDocument, {});
  server.answer(inboxContract.readArrivalsSummary, {});
  server.answer(claimsContract.readClaimBoard, {});
  server.answer(documentsContract.listDocuments, {});
  server.answer(suppliersContract.listUnitSuppliers, []);
  server.answer(invoicesContract.listInvoices, {});
  server.answer(inboxContract.restoreDocument, {});
  const { user, fill, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Avvisa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avvisa faktura 4711?' });
  const reject = () => user.click(within(dialog).getByRole('button', { name: 'Avvisa' }));
  await reject();
  expect(await within(dialog).findByText('Skriv varför, så att andra vet')).toBeTruthy();
  expect(server.asked(inboxContract.deleteDocument)).toEqual([]);
  await fill('Varför?', 'fel konto');
  await reject();
  await waitFor(() => expect(address()).toMatch(/^\/invoices(\?|$)/));
  expect(server.asked(inboxContract.deleteDocument)[0]).toMatchObject({
    params: { documentId: idOf(5) },
    body: { comment: 'fel konto' },
  });
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(server.asked(inboxContract.restoreDocument)).toHaveLength(1));
});

test('who may only read sees what it costs and no decision', async () => {
  await open({ as: 'reporter' });
  expect(await screen.findByText(/12,50.*mer per kg/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Bevaka/ })).toBeNull();
});

test('an invoice that is gone leads back, one that cannot be had is asked for again', async () => {
  server.answer(readInvoice, refused('invoice.not_exist'));
  const first = await open();
  expect(await screen.findByText('Fakturan gick inte att hämta')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  first.unmount();
});

test('on a phone lines and sheet are two views', async () => {
  resizeTo(500);
  const { user } = await open();
  expect(await screen.findByRole('link', { name: /Smör/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Faktura' }));
  expect(await screen.findByRole('region', { name: /ritad ur e-fakturan/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Smör/ })).toBeNull();
});

test('a credit note says which claims it is for, and a reporter is not asked about them', async () => {
  const { readCreditUses } = claimsContract;
  server.answer(readInvoice, { ...invoice, creditNote: true });
  server.answer(readCreditUses, {
    uses: [
      {
        creditLineId: idOf(71),
        name: 'Smör',
        amount: '40.00',
        currency: 'SEK',
        claimId: idOf(21),
        number: 'K-2026-021',
      },
    ],
    doubts: [],
  });
  const { unmount } = await open();
  const link = await screen.findByRole('link', { name: 'K-2026-021' });
  expect(link.getAttribute('href')).toContain(idOf(21));
  expect(link.parentElement?.textContent).toMatch(/40,00\skr på 1 rad/);
  expect(server.asked(readCreditUses)[0]?.query.invoiceId).toBe(row.id);
  unmount();
  await open({ as: 'reporter' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(server.asked(readCreditUses)).toHaveLength(1);
});
