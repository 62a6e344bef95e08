import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { BillingTab } from './billing-tab.tsx';

const texts = ['settings'];
const OutletOwners = ({ outlet }: { readonly outlet: string }) => <p>ägs av: {outlet}</p>;
const Billing = () => <p>planen</p>;
const tab = <BillingTab Billing={Billing} OutletOwners={OutletOwners} />;

test('the plan is the owner’s to change; others see who that is', async () => {
  const { unmount } = await show(tab, { texts });
  expect(screen.getByText('planen')).toBeTruthy();
  expect(screen.queryByText(/ägs av/)).toBeNull();
  unmount();
  await show(tab, { as: 'editor', texts });
  expect(screen.getByText('ägs av: Krogen')).toBeTruthy();
  expect(screen.getByText('planen')).toBeTruthy();
});

test('without a restaurant there is nothing to pay', async () => {
  await show(tab, { as: null, texts });
  expect(screen.getByText(/inget att betala/)).toBeTruthy();
  expect(screen.queryByText('planen')).toBeNull();
});
