import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { visit } from '#testing/web/world.tsx';
import { sharedBillingContract } from '../contract-shared.ts';
import { billingContract } from '../contract.ts';
import type { Billing, PlanStanding } from '../contract.ts';
import { billingFeature } from './feature.tsx';

const standing: PlanStanding = {
  plan: 'premium',
  standing: 'trial',
  startedAt: '2026-11-01T09:00:00.000Z',
  endsAt: '2026-12-01T09:00:00.000Z',
  daysLeft: 12,
  pastDueSince: null,
  graceUntil: null,
  units: ['Norr', 'Söder'],
  owners: ['Elin Sandberg'],
};

const billing: Billing = {
  selling: 'here',
  isBillable: true,
  offers: [
    { plan: 'premium', unitAmount: '2370.00', total: '4740.00', currency: 'SEK', months: 3, discount: null },
    {
      plan: 'premium-plus',
      unitAmount: '10098.00',
      total: '20196.00',
      currency: 'SEK',
      months: 12,
      discount: '15',
    },
  ],
  vat: 'standard',
  vatNumber: null,
  paid: null,
  card: null,
  receiptsTo: 'elin@krog.example',
  share: null,
};

beforeEach(() => {
  server.answer(billingContract.readPlan, standing);
  server.answer(billingContract.readBilling, billing);
});

test('an owner on trial sees what plans cost, the discount, and how to go on', async () => {
  await visit(billingFeature, { at: '/subscription' });
  // Once: the notice above every other screen is not said above the one that says more.
  expect(await screen.findAllByText('12 dagar kvar av provperioden.')).toHaveLength(1);
  expect(screen.getByText(/^4\s740\skr$/)).toBeTruthy();
  expect(screen.getByText(/^Spara 15\s%$/)).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /^Premium Provar/ }).querySelector('h2')).toBeNull();
  expect(screen.getByRole('button', { name: 'Fortsätt med Premium' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Dela med den som betalar' })).toBeTruthy();
});

test('others see the plan and whom to ask, and no amount', async () => {
  await visit(billingFeature, { at: '/subscription', as: 'editor' });
  expect(await screen.findByText(/Elin Sandberg äger kontot/)).toBeTruthy();
  expect(screen.queryByText(/4\s740/)).toBeNull();
  expect(server.asked(billingContract.readBilling)).toEqual([]);
});

test('while the provider is away everything is shown and nothing can be pressed', async () => {
  server.answer(billingContract.readBilling, { ...billing, selling: 'away' });
  await visit(billingFeature, { at: '/subscription' });
  expect(await screen.findByText(/Betaltjänsten svarar inte just nu/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Välj Premium+' })).toHaveProperty('disabled', true);
});

test('where nothing is sold one writes to us', async () => {
  server.answer(billingContract.readBilling, { ...billing, selling: 'write', offers: [] });
  await visit(billingFeature, { at: '/subscription' });
  const link = await screen.findByRole('link', { name: 'Skriv till oss' });
  expect(link.getAttribute('href')).toContain('mailto:hej@krogkoll.example');
});

test('whoever has the link sees what for and how much, without a session', async () => {
  server.answer(sharedBillingContract.openShared, {
    organizationName: 'Krog Bryggan AB',
    offer: billing.offers[0],
    units: standing.units,
    tax: '1185.00',
    toPay: '5925.00',
    vat: 'standard',
    expiresAt: '2026-12-04T09:00:00.000Z',
  });
  history.replaceState(null, '', '/share-subscription#token=of-a-link');
  await visit(billingFeature, { at: '/share-subscription', as: 'stranger' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Premium för Krog Bryggan AB' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Betala 5\s925,00/ })).toBeTruthy();
  expect(server.asked(sharedBillingContract.openShared)[0]?.body).toEqual({ token: 'of-a-link' });
  history.replaceState(null, '', '/');
});
