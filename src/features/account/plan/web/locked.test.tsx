import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { planContract } from '../contract.ts';
import { Locked } from './locked.tsx';
import { PlanPeriod } from './plan-period.tsx';
import { PlanSpan } from './plan-span.tsx';
import { PlanNote } from './plan-note.tsx';
import { WayOut } from './way-out.tsx';

const { readPlan, askOwners } = planContract;
const texts = ['plan'];

const starter = {
  gives: { plan: 'starter', articles: 50, suppliers: 5, analysedInvoices: 50, since: '2026-08-26' },
  hidden: { invoices: 32, alerts: 0, articles: 27, suppliers: 0, waiting: 0 },
  owners: ['Elin Sandberg'],
  askedAt: null,
} as const;

test('what the plan hides is counted and said, and the owner is led to the plans', async () => {
  server.answer(readPlan, starter);
  await show(
    <>
      <PlanNote part="invoices" />
      <PlanNote part="alerts" />
    </>,
    { texts },
  );
  expect(await screen.findByText('32 äldre fakturor, synliga med Premium.')).toBeTruthy();
  expect(screen.queryByText(/priser som väntar/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Se abonnemang' }).getAttribute('href')).toBe('/subscription');
});

test('anybody else asks the owner, once', async () => {
  server.answer(readPlan, starter);
  server.answer(askOwners, { askedAt: new Date().toISOString() });
  const { user } = await show(<WayOut part="articles" />, { texts, as: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Be Elin' }));
  expect(await screen.findByText('Frågan är skickad')).toBeTruthy();
  expect(server.asked(askOwners)[0]?.body).toEqual({ about: 'articles' });
});

test('a locked invoice says from when on the plan shows lines', async () => {
  server.answer(readPlan, starter);
  await show(<Locked what="history" />, { texts });
  expect(await screen.findByRole('heading', { name: 'Fakturan är äldre än er plan visar' })).toBeTruthy();
  expect(await screen.findByText(/2026-08-26|26 aug/)).toBeTruthy();
});

test('a period before what the plan shows is locked with the plan that has it, and leads there', async () => {
  server.answer(readPlan, starter);
  const { user } = await show(<PlanPeriod />, { texts });
  await user.click(screen.getByRole('button', { name: /Period/ }));
  const year = await screen.findByRole('link', { name: 'Senaste året med Premium' });
  expect(year.getAttribute('href')).toBe('/subscription');
  for (const name of ['30 dagar', 'Allt']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('no period is locked in a plan that goes furthest back', async () => {
  server.answer(readPlan, { ...starter, gives: { ...starter.gives, plan: 'premium', since: '2024-10-02' } });
  const { user } = await show(<PlanPeriod />, { texts });
  await user.click(screen.getByRole('button', { name: /Period/ }));
  expect(await screen.findByRole('button', { name: 'Senaste året' })).toBeTruthy();
});

test('sums say that older months are left out, where they go back that far and there is something', async () => {
  server.answer(readPlan, starter);
  await show(
    <>
      <PlanSpan from="2026-08-26" />
      <PlanSpan from="2025-12-01" />
      <PlanSpan from={null} />
    </>,
    { texts },
  );
  expect(await screen.findAllByText(/Det som är äldre är inte med i summorna/)).toHaveLength(2);
});
