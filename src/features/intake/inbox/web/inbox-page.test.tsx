import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { answerArrivals, doc, file, upload } from '#testing/web/arrivals.ts';
import { server } from '#testing/web/fake-server.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { inboxContract } from '../contract.ts';
import { inboxFeature } from './feature.tsx';

const { listArrivals, readArrival } = inboxContract;
const { retryDocument } = documentsContract;

const open = (search = '', scene: Scene = {}) =>
  visit(inboxFeature, { at: `/invoices/inbox${search}`, texts: ['documents'], ...scene });

beforeEach(answerArrivals);

test('lists what came, from whom, how long it has waited and why', async () => {
  await open();
  expect(await screen.findByText('Dan Berg')).toBeTruthy();
  expect(screen.getByText('2 dagar')).toBeTruthy();
  expect(screen.getByText('PDF:en är trasig')).toBeTruthy();
  expect(screen.getByText('Väntar på dig', { exact: false, selector: '[role=radio]' }).textContent).toContain(
    '2',
  );
});

test('a group, a search and a door are asked of the server and kept in the address', async () => {
  const { user, fill, address } = await open();
  await screen.findByText('Dan Berg');
  await user.click(screen.getByRole('radio', { name: /Klart/ }));
  await fill('Sök i inkorgen', 'mejeri');
  await waitFor(() => expect(address()).toBe('/invoices/inbox?period=90d&group=done&q=mejeri'));
  await user.click(screen.getByRole('button', { name: 'Kom via' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Mejl' }));
  await waitFor(() =>
    expect(server.asked(listArrivals).at(-1)?.query).toMatchObject({
      group: 'done',
      search: 'mejeri',
      channel: 'email',
    }),
  );
});

test('the next step is on the row, and what became of it is told', async () => {
  server.answer(listArrivals, {
    total: 1,
    content: [{ ...upload, actions: ['retry'], files: [{ ...file, actions: ['retry'] }] }],
  });
  server.answer(retryDocument, refused('document.not_retryable'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Läs igen' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.answer(retryDocument, {});
  await user.click(screen.getByRole('button', { name: 'Läs igen' }));
  expect(await screen.findByText('Filen läses igen')).toBeTruthy();
});

test('who may only read sees why something waits and no step', async () => {
  server.answer(readArrival, { ...upload, actions: ['retry'], files: [{ ...file, actions: ['retry'] }] });
  await open(`?doc=${doc}`, { as: 'reporter' });
  expect(await screen.findByText(/En person med full behörighet kan ta ställning/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Läs igen' })).toBeNull();
});

test('nothing yet, all taken care of, and no match are three things', async () => {
  server.answer(listArrivals, ({ query }) => (query.limit === 1 ? { total: 9 } : { total: 0 }));
  const { user } = await open('?group=attention');
  expect(await screen.findByText('Allt är omhändertaget')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa allt' }));
  expect(await screen.findByText('Inget matchar')).toBeTruthy();
});

test('an inbox to which nothing has come says what comes there', async () => {
  server.answer(listArrivals, { total: 0 });
  await open();
  expect(await screen.findByText('Dukat men tomt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Läs in ett år av gamla fakturor' })).toBeTruthy();
});

test('an inbox that cannot be had says so', async () => {
  server.answer(listArrivals, refused('permission.required'));
  const { user } = await open();
  expect(await screen.findByText('Inkorgen gick inte att hämta')).toBeTruthy();
  server.answer(listArrivals, { total: 1, content: [upload] });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Dan Berg')).toBeTruthy();
});

test('an event asks for the list again', async () => {
  await open();
  await screen.findByText('Dan Berg');
  server.answer(listArrivals, {
    total: 1,
    content: [{ ...upload, from: { kind: 'person', name: 'Bo Lind' } }],
  });
  server.tell({ type: 'document', documentId: doc, state: 'monitored' });
  expect(await screen.findByText('Bo Lind')).toBeTruthy();
});
