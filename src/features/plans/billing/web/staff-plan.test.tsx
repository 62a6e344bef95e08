import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { staffBillingContract } from '../contract-staff.ts';
import { OrganizationActs } from './staff-plan.tsx';

const { setCustomerPlan } = staffBillingContract;

test('staff set a plan to the end of a day, with a reason that says something', async () => {
  server.answer(setCustomerPlan, { plan: 'premium-plus', endsAt: null });
  const { user, fill } = await show(<OrganizationActs organizationId={idOf(9)} name="Krogen AB" />, {
    texts: ['billing-staff'],
    as: null,
    user: { staff: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Sätt abonnemang' }));
  await user.click(screen.getByRole('radio', { name: 'Premium+' }));
  await fill('Till och med', '2026-12-31');
  await fill('Anledning', 'kort');
  const send = screen.getAllByRole('button', { name: 'Sätt abonnemang' }).at(-1) as HTMLElement;
  await user.click(send);
  expect(await screen.findByText('Skriv minst 10 tecken')).toBeTruthy();
  await fill('Anledning', 'Avtal med kedjan, beslutat av Elin');
  await user.click(send);
  await waitFor(() => expect(server.asked(setCustomerPlan)).toHaveLength(1));
  expect(server.asked(setCustomerPlan)[0]).toMatchObject({
    params: { organizationId: idOf(9) },
    body: {
      plan: 'premium-plus',
      endsAt: '2026-12-31T23:00:00.000Z',
      reason: 'Avtal med kedjan, beslutat av Elin',
    },
  });
});
