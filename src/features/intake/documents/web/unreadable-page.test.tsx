import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { supportContract } from '#features/staff/support/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { documentsContract } from '../contract.ts';
import { documentsFeature } from './feature.tsx';

const { listUnreadable } = documentsContract;
const row = {
  id: idOf(1),
  organization: 'Bryggan AB',
  organizationNumber: '559000-0004',
  restaurant: 'Krog Bryggan',
  reason: 'pdf.broken',
  receivedAt: '2026-09-28T08:00:00.000Z',
};
const open = () => visit(documentsFeature, { at: '/support/unreadable', as: null, user: { staff: true } });

beforeEach(() => server.answer(supportContract.readSecondFactor, { isEnrolled: true }));

test('says whose, why and how long, and leads to the customer, as whom it is opened', async () => {
  server.answer(listUnreadable, { total: 1, content: [row] });
  await open();
  const table = await screen.findByRole('table', { name: 'Dokument som inte går att läsa' });
  const link = await within(table).findByRole('link', { name: 'Krog Bryggan' });
  expect(link.getAttribute('href')).toBe('/support/customers?q=Bryggan%20AB');
  expect(table.textContent).toContain('559000-0004');
  expect(table.textContent).toContain('PDF:en är trasig');
  expect(table.textContent).toContain('3 dagar');
});

test('a list that cannot be had is asked for again, and is not an empty one', async () => {
  server.answer(listUnreadable, refused('permission.required'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  expect(screen.queryByText('Allt som har kommit gick att läsa')).toBeNull();
  server.answer(listUnreadable, { total: 0 });
  await user.click(retry);
  expect(await screen.findByText('Allt som har kommit gick att läsa')).toBeTruthy();
});
