import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { BillingTab } from './billing-tab.tsx';

const texts = ['settings'];
const OutletOwners = ({ outlet }: { readonly outlet: string }) => <p>ägs av: {outlet}</p>;
const tab = <BillingTab OutletOwners={OutletOwners} />;

test('the plan is the owner’s to see; others see who that is', async () => {
  const { unmount } = await show(tab, { texts });
  expect(screen.getByText(/Det här ingår för Krogen/)).toBeTruthy();
  expect(screen.queryByText(/ägs av/)).toBeNull();
  unmount();
  await show(tab, { as: 'editor', texts });
  expect(screen.getByText('ägs av: Krogen')).toBeTruthy();
  expect(screen.queryByText(/Det här ingår/)).toBeNull();
});

test('without a restaurant there is nothing to pay', async () => {
  await show(tab, { as: null, texts });
  expect(screen.getByText(/inget att betala/)).toBeTruthy();
});
