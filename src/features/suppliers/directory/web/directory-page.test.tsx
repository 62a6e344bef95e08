import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { supportContract } from '#features/staff/support/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { directoryContract } from '../contract.ts';
import { directoryFeature } from './feature.tsx';

const { listDirectory, createDirectorySupplier, changeDirectorySupplier } = directoryContract;
const { mergeDirectorySuppliers, undoMerge } = directoryContract;
const { listProposals, acceptProposal, declineProposal, listQueuedRequests, answerRequest } =
  directoryContract;

const dairy = {
  id: idOf(1),
  displayName: 'Mejeriet',
  legalName: 'Mejeriet AB',
  category: 'dairy-and-cheese' as const,
  organizations: 3,
};
const twin = { ...dairy, id: idOf(2), displayName: 'Mejeri AB', organizations: 1 };

const open = (path: string) =>
  visit(directoryFeature, { at: `/support/suppliers${path}`, as: null, user: { staff: true } });

beforeEach(() => {
  server.answer(supportContract.readSecondFactor, { isEnrolled: true });
  server.answer(listDirectory, { total: 2, content: [dairy, twin] });
});

test('a search and a category are asked of the server; without a match both can be cleared', async () => {
  server.answer(listDirectory, ({ query }) =>
    query.search === undefined || query.search === '' ? { total: 1, content: [dairy] } : { total: 0 },
  );
  const { fill, user, address } = await open('/directory');
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kategori' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Kött' }));
  await waitFor(() => expect(server.asked(listDirectory).at(-1)?.query.category).toBe('meat'));
  await user.keyboard('{Escape}');
  await fill('Sök leverantör', 'gården');
  expect(await screen.findByText('Inget matchar ”gården”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(address()).toBe('/support/suppliers/directory'));
});

test('where the server wants the second factor, the way to it is in the place of the list', async () => {
  server.answer(listDirectory, refused('second_factor.required'));
  const { user, fill } = await open('/directory');
  server.answer(supportContract.checkSecondFactor, {});
  server.answer(listDirectory, { total: 1, content: [dairy] });
  await fill('Kod', '123456');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByRole('link', { name: /Mejeriet/ })).toBeTruthy();
});

test('a new entry needs a name and a right number; what the server knows already stands at its field', async () => {
  server.answer(createDirectorySupplier, refused('supplier.exist_by_legal_entity_number'));
  const { user, fill } = await open('/directory');
  await user.click(await screen.findByRole('button', { name: 'Ny leverantör' }));
  const create = () => user.click(screen.getByRole('button', { name: 'Lägg till i registret' }));
  await fill(/Organisationsnummer/, '123');
  await create();
  expect(screen.getByText('Ange namnet')).toBeTruthy();
  expect(screen.getByText('Organisationsnumret är inte giltigt')).toBeTruthy();
  await fill('Namn som visas', ' Gården ');
  await fill(/Organisationsnummer/, '556036-0793');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), 'Kött');
  await create();
  expect(await screen.findByText('Leverantören finns redan')).toBeTruthy();
  server.answer(createDirectorySupplier, { displayName: 'Gården' });
  await fill(/Organisationsnummer/, '');
  await user.click(screen.getByRole('checkbox', { name: /Verifierad/ }));
  await create();
  expect(await screen.findByText('Gården finns i registret')).toBeTruthy();
  expect(server.asked(createDirectorySupplier).at(-1)?.body).toEqual({
    displayName: 'Gården',
    legalName: 'Gården',
    category: 'meat',
    verified: true,
  });
});

test('an entry is changed with all that it has', async () => {
  server.answer(changeDirectorySupplier, { displayName: 'Mejeriet Syd' });
  const { user, fill } = await open(`/directory?supplier=${dairy.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ändra' }));
  await fill('Namn som visas', 'Mejeriet Syd');
  await user.selectOptions(screen.getByLabelText('Kategori'), 'fish-and-seafood');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Mejeriet Syd är ändrad')).toBeTruthy();
  expect(server.asked(changeDirectorySupplier)[0]).toMatchObject({
    params: { supplierId: dairy.id },
    body: {
      displayName: 'Mejeriet Syd',
      legalName: 'Mejeriet AB',
      category: 'fish-and-seafood',
      verified: false,
    },
  });
});

test('two entries are merged after a look at what that means, and one cannot be merged with itself', async () => {
  server.answer(mergeDirectorySuppliers, refused('supplier.not_mergeable'));
  const { user, fill } = await open(`/directory?supplier=${twin.id}`);
  await user.click(await screen.findByRole('button', { name: 'Slå ihop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Slå ihop Mejeri AB med vilken?' });
  await user.click(within(dialog).getByRole('button', { name: 'Slå ihop' }));
  expect(within(dialog).getByText('Välj en leverantör')).toBeTruthy();
  await fill('Sök i registret', 'mejeri');
  await user.click(await within(dialog).findByRole('radio', { name: /Mejeriet/ }));
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  expect(within(dialog).getByText(/visas som/).textContent).toContain(
    'Mejeri AB (1 kund) visas som Mejeriet (3 kunder)',
  );
  const merge = () => user.click(within(dialog).getByRole('button', { name: 'Slå ihop med Mejeriet' }));
  await merge();
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  server.answer(mergeDirectorySuppliers, {});
  await merge();
  expect(await screen.findByText('Mejeri AB är ihopslagen med Mejeriet')).toBeTruthy();
  expect(server.asked(mergeDirectorySuppliers).at(-1)?.body.intoId).toBe(dairy.id);
});

test('a merge is taken back, or the reason said why not', async () => {
  server.answer(listDirectory, {
    total: 1,
    content: [{ ...twin, merged: { mergeId: idOf(9), intoName: 'Mejeriet' } }],
  });
  server.answer(undoMerge, refused('merge.not_exist'));
  const { user } = await open(`/directory?supplier=${twin.id}`);
  const undo = await screen.findByRole('button', { name: 'Ta tillbaka sammanslagningen' });
  await user.click(undo);
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(undoMerge, {});
  await user.click(undo);
  expect(await screen.findByText('Mejeri AB står för sig själv igen')).toBeTruthy();
  expect(server.asked(undoMerge)[0]?.params.mergeId).toBe(idOf(9));
});

const proposal = { id: idOf(5), displayName: 'Gården', organizationNumber: '5560360793', organizations: 2 };

test('a company that invoices name is taken in, or left out after a question', async () => {
  server.answer(listProposals, { total: 1, content: [proposal] });
  server.answer(acceptProposal, refused('supplier.exist'));
  const { user, fill } = await open(`/proposals?proposal=${proposal.id}`);
  await user.click(await screen.findByRole('button', { name: 'Ta in' }));
  const accept = () => user.click(screen.getByRole('button', { name: 'Lägg till i registret' }));
  await accept();
  expect(await screen.findByText('Leverantören finns redan')).toBeTruthy();
  server.answer(acceptProposal, {});
  await fill('Namn som visas', 'Gården Syd');
  await accept();
  expect(await screen.findByText('Gården Syd finns i registret')).toBeTruthy();
  expect(server.asked(acceptProposal).at(-1)?.body).toMatchObject({
    displayName: 'Gården Syd',
    organizationNumber: '5560360793',
  });
});

test('a company is left out', async () => {
  server.answer(listProposals, { total: 1, content: [{ ...proposal, organizationNumber: '700101-****' }] });
  server.answer(declineProposal, {});
  const { user, address } = await open(`/proposals?proposal=${proposal.id}`);
  expect(await screen.findByText(/Numret är ett personnummer/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lämna utanför' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Lämna utanför' }));
  expect(await screen.findByText('Gården är lämnat utanför')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/support/suppliers/proposals'));
});

test('proposals are searched, and none is said', async () => {
  server.answer(listProposals, {});
  const { fill } = await open('/proposals');
  expect(await screen.findByText('Inga företag väntar')).toBeTruthy();
  await fill('Sök förslag', 'gården');
  expect(await screen.findByText('Inget matchar ”gården”')).toBeTruthy();
});

const request = {
  id: idOf(7),
  name: 'Gården',
  state: 'received' as const,
  organization: { name: 'Krogen AB' },
  note: 'Ägg',
};

test('a request is marked as contacted, with words or without', async () => {
  server.answer(listQueuedRequests, { total: 1, content: [request] });
  server.answer(answerRequest, {});
  const { user } = await open(`?request=${request.id}`);
  expect(await screen.findByText('Ägg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kontaktad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Har du kontaktat Gården?' });
  await user.click(within(dialog).getByRole('button', { name: 'Kontaktad' }));
  expect(await screen.findByText('Gården är markerad som kontaktad')).toBeTruthy();
  expect(server.asked(answerRequest)[0]?.body).toEqual({ state: 'contacted' });
});

test('a request is declined with a reason only', async () => {
  server.answer(listQueuedRequests, { total: 1, content: [request] });
  server.answer(answerRequest, {});
  const { user, fill } = await open(`?request=${request.id}`);
  await user.click(await screen.findByRole('button', { name: 'Gick inte' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Gick inte' }));
  expect(within(dialog).getByText('Skriv varför')).toBeTruthy();
  await fill('Meddelande till den som frågade', 'Vill inte');
  await user.click(within(dialog).getByRole('button', { name: 'Gick inte' }));
  expect(await screen.findByText('Förfrågan om Gården är avslagen')).toBeTruthy();
  expect(server.asked(answerRequest)[0]?.body).toEqual({ state: 'declined', note: 'Vill inte' });
});

test('a supplier that the directory has is chosen for the request', async () => {
  server.answer(listQueuedRequests, { total: 1, content: [request] });
  server.answer(answerRequest, {});
  const { user } = await open(`?request=${request.id}`);
  await user.click(await screen.findByRole('button', { name: 'Lägg till' }));
  const add = () => user.click(screen.getByRole('button', { name: 'Lägg till och meddela' }));
  await add();
  expect(await screen.findByText('Välj en leverantör')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /^Mejeriet/ }));
  await add();
  expect(await screen.findByText('Gården är tillagd')).toBeTruthy();
  expect(server.asked(answerRequest)[0]?.body).toEqual({ state: 'added', supplierId: dairy.id });
});

test('an entry that was made for a request is made once, although the answer failed', async () => {
  server.answer(listQueuedRequests, { total: 1, content: [request] });
  server.answer(createDirectorySupplier, { id: idOf(88) });
  server.answer(answerRequest, refused('supplier_request.already_settled'));
  const { user } = await open(`?request=${request.id}`);
  await user.click(await screen.findByRole('button', { name: 'Lägg till' }));
  await user.click(screen.getByRole('radio', { name: 'Den är ny i registret' }));
  const add = () => user.click(screen.getByRole('button', { name: 'Lägg till och meddela' }));
  await add();
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(answerRequest, {});
  await add();
  expect(await screen.findByText('Gården är tillagd')).toBeTruthy();
  expect(server.asked(createDirectorySupplier)).toHaveLength(1);
  expect(server.asked(answerRequest).at(-1)?.body.supplierId).toBe(idOf(88));
});

test('requests of one state are asked for by it', async () => {
  server.answer(listQueuedRequests, {});
  const { user, address } = await open('');
  expect(await screen.findByText('Inga förfrågningar väntar')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Tillagd' }));
  expect(await screen.findByText('Inga tillagda än')).toBeTruthy();
  expect(address()).toBe('/support/suppliers?state=added');
});
