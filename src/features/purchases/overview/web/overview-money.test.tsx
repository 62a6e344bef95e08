import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { overviewContract } from '../contract.ts';
import { overviewFeature } from './feature.tsx';

const { readOverview, readSupplierSpend } = overviewContract;
const { listTasks } = tasksContract;
const open = () => visit(overviewFeature, { at: '/' });

const cod = {
  kind: 'undecidedPrice',
  subjectId: idOf(1),
  version: 'a:3',
  currency: 'SEK',
  yearly: '820.00',
  name: 'Torsk',
  supplierName: 'Storköket AB',
  count: 3,
  date: '2026-09-05',
};

const figures = { currency: 'SEK', latestInvoices: [{}], hasOwnAlerts: true };

beforeEach(() => {
  server.answer(readOverview, figures);
  server.answer(listTasks, { content: [], total: 0 });
  server.answer(readSupplierSpend, {});
});

test('parts of a sum add up to it as it is printed', async () => {
  server.answer(readOverview, {
    ...figures,
    moneyBack: { claimed: '2123.90', unclaimed: '654.50', recovered: '0' },
  });
  await open();
  const strip = await screen.findByRole('region', { name: 'Dagens siffror' });
  expect(await within(strip).findByText(/2.124.kr krävt, 654.kr kvar att kräva/)).toBeTruthy();
  expect(within(strip).getByRole('link', { name: /Att få tillbaka/ }).textContent).toMatch(/2.778.kr/);
});

test.each([
  ['2026-10-01', /^krävt, svar väntas senast 1.oktober$/],
  ['2026-09-12', /^krävt, svaret skulle ha kommit senast 12.september$/],
])('an answer by %s is expected until that day is past', async (replyBy, said) => {
  server.answer(readOverview, {
    ...figures,
    moneyBack: { claimed: '2373.00', unclaimed: '0', recovered: '0', replyBy },
  });
  await open();
  expect(await screen.findByText(said)).toBeTruthy();
});

const overDeal = {
  ...cod,
  price: { from: '219.00', to: '236.00', unit: 'KGM', changePercent: '7.8', causes: ['deal'] },
};
const claimOf = (toClaim: string) => ({ toClaim, standsIn: { id: idOf(9), number: 'K-2026-016' } });

test('a broken deal offers what can be claimed of it, and names the claim that has the rest', async () => {
  const price = { ...overDeal.price, claim: claimOf('221.00') };
  server.answer(listTasks, { content: [{ ...overDeal, price }], total: 1 });
  await open();
  expect(await screen.findByRole('link', { name: /^Kräv 221,00/ })).toBeTruthy();
  expect(screen.getByText(/3 inköp sedan .* · står i K-2026-016$/)).toBeTruthy();
});

test('what a claim has whole is not offered again: there is the price to decide on, and the claim', async () => {
  const price = { ...overDeal.price, claim: claimOf('0') };
  server.answer(listTasks, { content: [{ ...overDeal, price }], total: 1 });
  await open();
  expect(await screen.findByRole('link', { name: 'Ta ställning' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Kräv/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Se K-2026-016' });
  expect(link.getAttribute('href')).toBe(`/deviations/claims/${idOf(9)}`);
});

test('a claim that is not sent stands in the list with what it asks for, and its letter', async () => {
  const draft = {
    kind: 'draftedClaim',
    subjectId: idOf(9),
    currency: 'SEK',
    stake: '553.80',
    name: 'K-2026-015',
    supplierName: 'Enskärs Kött',
    count: 3,
    date: '2026-10-01',
  };
  server.answer(listTasks, { content: [overDeal, draft], total: 2 });
  await open();
  expect(await screen.findByText('Kravet till Enskärs Kött är inte skickat')).toBeTruthy();
  expect(screen.getByText(/K-2026-015 · 3 rader · utkast 1.oktober/)).toBeTruthy();
  const send = screen.getByRole('link', { name: 'Skicka kravet' });
  expect(send.getAttribute('href')).toBe(`/deviations/claims/new?claims=${idOf(9)}`);
});
