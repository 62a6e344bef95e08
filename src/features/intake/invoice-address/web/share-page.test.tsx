import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, unitId } from '#testing/web/world.tsx';
import { AddressCard } from './address-card.tsx';
import { SharePage } from './share-page.tsx';

const { readFirstInvoice } = onboardingContract;
const { listOwnOutlets } = organizationsContract;
const { listOutletSuppliers } = supplierLinksContract;
const texts = ['invoice-address'];
const outlet = (id: number, displayName: string) => ({
  id: idOf(id),
  displayName,
  legal_name: 'Krogen AB',
  organization_number: '5560360793',
  inboundAddress: `${displayName.toLowerCase()}@in.test`,
  mainUnitId: unitId,
});

beforeEach(() => {
  server.answer(accountsContract.readSignUp, {});
  server.answer(readFirstInvoice, {});
  server.answer(listOwnOutlets, [outlet(1, 'Krogen'), outlet(2, 'Baren')]);
  server.answer(listOutletSuppliers, ({ params }) =>
    params.outletId === idOf(1)
      ? [
          { displayName: 'Mejeriet', status: 'active' as const },
          { id: idOf(4), displayName: 'Gamla', status: 'inactive' as const },
        ]
      : [],
  );
});

test('waits for the first invoice, and says when it has come', async () => {
  await show(<SharePage />, { texts });
  expect(await screen.findByText('Vi väntar på första fakturan')).toBeTruthy();
  server.answer(readFirstInvoice, { arrivedAt: '2026-10-01T07:30:00.000Z' });
  server.tell({ type: 'document', documentId: idOf(1), state: 'read' });
  expect(await screen.findByText('Den första fakturan har kommit')).toBeTruthy();
  expect(screen.getByText(/klockan 09[:.]30/)).toBeTruthy();
});

test('each supplier has its letter, in either language, for each restaurant', async () => {
  const { user } = await show(<SharePage />, { texts });
  const letter = () =>
    decodeURIComponent(screen.getByRole('link', { name: /^Mejla/ }).getAttribute('href') ?? '');
  await screen.findByRole('link', { name: 'Mejla Mejeriet' });
  expect(screen.queryByText('Gamla')).toBeNull();
  expect(letter()).toContain('Hej Mejeriet,\r\n\r\nKrogen (Krogen AB, 556036-0793)');
  expect(letter()).toContain('krogen@in.test');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(letter()).not.toContain('Hej'));
  await user.selectOptions(screen.getByLabelText('Restaurang'), 'Baren');
  expect(await screen.findByText(/Inga leverantörer är valda än/)).toBeTruthy();
  expect(letter()).toContain('baren@in.test');
});

test('what cannot be had is asked for again', async () => {
  server.answer(listOutletSuppliers, refused('outlet.not_exist'));
  const { user } = await show(<SharePage />, { texts });
  const alert = await screen.findByRole('alert');
  server.answer(listOutletSuppliers, [{ displayName: 'Mejeriet', status: 'active' }]);
  await user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Mejla Mejeriet' })).toBeTruthy();
});

test('what another feature says of the signing stands above', async () => {
  await show(<SharePage SigningState={() => <p>signerat</p>} />, { texts });
  expect(await screen.findByText('signerat')).toBeTruthy();
});

test('the owner gives the restaurant another address, after a question', async () => {
  server.answer(mailContract.rotateInboundAddress, {});
  const { user } = await show(<AddressCard name="Krogen" address="krogen@in.test" />, { texts });
  await user.click(screen.getByRole('button', { name: 'Byt adress' }));
  const question = await screen.findByRole('alertdialog', { name: 'Byta adress för fakturor?' });
  await user.click(within(question).getByRole('button', { name: 'Byt adress' }));
  expect(await screen.findByText(/Ni har en ny adress/)).toBeTruthy();
  expect(server.asked(mailContract.rotateInboundAddress)).toHaveLength(1);
});

test('an editor copies the address and cannot change it', async () => {
  const { user } = await show(<AddressCard name="Krogen" address="krogen@in.test" />, {
    as: 'editor',
    texts,
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(screen.queryByRole('button', { name: 'Byt adress' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Kopiera/ }));
  expect(copied).toHaveBeenCalledWith('krogen@in.test');
});
