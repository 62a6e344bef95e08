import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { queryClient } from '#platform/web/calls/query.ts';
import { hearDemo } from '#platform/web/session/demo-shown.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { showcaseContract } from '../contract.ts';
import { firstInvoicePath } from '../paths.ts';
import { showcaseFeature } from './feature.tsx';
import { Notice } from './notice.tsx';

const address = 'krog-7f3k@in.krogkoll.example';
const open = () => {
  server.answer(mailContract.readInboundAddress, { address });
  server.answer(platformContract.readSupport, {});
  return visit(showcaseFeature, { at: firstInvoicePath() });
};
const unit = (): string => useAppState.getState().selectedUnit?.id ?? '';

afterEach(() => useAppState.setState({ mockedData: false }));

test('three ways lead to the first invoice, and the address is the restaurant’s own', async () => {
  await open();
  expect(await screen.findByText(address)).toBeTruthy();
  const ways = screen.getAllByRole('link', { name: /Välj filer|Ta eller välj foto/ });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/invoices?add=1', '/invoices?add=1']);
  expect(screen.queryByRole('button', { name: 'Visa exempeldata' })).toBeNull();
});

test('whoever has hidden the demo can have it back', async () => {
  server.answer(showcaseContract.chooseDemo, { hidden: false });
  const { user } = await open();
  await screen.findByText(address);
  hearDemo('hidden');
  await user.click(await screen.findByRole('button', { name: 'Visa exempeldata' }));
  await waitFor(() => expect(server.asked(showcaseContract.chooseDemo)[0]?.body).toEqual({ hidden: false }));
});

test('while the demo is being made the screens say so, and ask until it is there', async () => {
  server.answer(invoicesContract.listInvoices, { content: [], total: 0 });
  await show(<Notice />);
  hearDemo('coming');
  expect(await screen.findByText('Exempeldata dukas fram.')).toBeTruthy();
  await waitFor(() => expect(server.asked(invoicesContract.listInvoices).length).toBeGreaterThan(0));
  hearDemo('shown');
  expect(await screen.findByRole('button', { name: 'Dölj exempeldata' })).toBeTruthy();
  expect(screen.queryByText('Exempeldata dukas fram.')).toBeNull();
  hearDemo('hidden');
});

test('when the data become the restaurant’s own, nothing of the demo is left, and what was late is not heard', async () => {
  await open();
  await screen.findByText(address);
  const key = [productsContract.listProducts.path, unit(), {}];
  hearDemo('shown');
  expect(useAppState.getState().mockedData).toBe(true);
  queryClient.setQueryData(key, 'of the demo');
  hearDemo('none');
  await waitFor(() => expect(queryClient.getQueryData(key)).toBeUndefined());
  hearDemo('shown');
  expect(useAppState.getState().mockedData).toBe(false);
});
