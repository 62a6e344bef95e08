import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settingsContract } from '#features/account/settings/contract.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { bellContract, type NewsItem } from '../contract.ts';
import { BellButton } from './bell-button.tsx';

const { countNews, listNews, readNews } = bellContract;
const texts = ['bell'];

const newsOf = (changes: Partial<NewsItem> = {}): NewsItem => ({
  kind: 'undecidedPrice',
  subjectId: idOf(1),
  version: 'first',
  at: new Date().toISOString(),
  isUnread: true,
  name: 'Rapsolja 9 l',
  from: 'Norrmat',
  reason: 'pack',
  category: 'general',
  amount: null,
  currency: 'SEK',
  yearly: '11269.00',
  isEstimated: false,
  price: { from: '28.71', to: '34.73', unit: 'l' },
  count: 1,
  date: null,
  ...changes,
});

const heldNews = () =>
  newsOf({
    kind: 'heldInvoice',
    subjectId: idOf(2),
    name: '118301',
    reason: 'payment.account-changed',
    amount: '6204.00',
    price: null,
    yearly: null,
  });

const olderNews = () =>
  newsOf({
    kind: 'answeredClaim',
    subjectId: idOf(3),
    name: 'K-2026-011',
    reason: 'credited',
    amount: '2140.00',
    isUnread: false,
    at: new Date(Date.now() - 20 * 86_400_000).toISOString(),
  });

const settings = {
  priceAlertEmail: 'instant',
  priceAlertPush: 'instant',
  digestEmail: 'weekly',
  outletInvitationEmail: true,
  outletInvitationPush: true,
  marketing: false,
} as const;

const answer = (content: readonly NewsItem[]) => {
  const unread = content.filter(({ isUnread }) => isUnread).length;
  server.answer(countNews, { unread });
  server.answer(listNews, { content: [...content], unread });
};

const open = async (content: readonly NewsItem[], as: 'owner' | 'reporter' = 'owner') => {
  answer(content);
  server.answer(settingsContract.readNotificationSettings, settings);
  const view = await show(<BellButton />, { texts, as });
  const bell = await screen.findByRole('button', { name: /^Aviseringar/ });
  return { ...view, bell };
};

const tell = (event: LiveEvent) => act(async () => server.tell(event));

test('the bell says how much is new as it happens, and shows no number', async () => {
  const { bell } = await open([]);
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Aviseringar'));
  answer([newsOf()]);
  await tell({ type: 'alerts', articleIds: [] });
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Aviseringar, 1 ny'));
  expect(bell.textContent).toBe('');
});

test('its list is opened by keyboard, reads nothing by itself, and gives the focus back', async () => {
  const { user, bell } = await open([newsOf(), heldNews(), olderNews()]);
  bell.focus();
  await user.keyboard('{Enter}');
  const list = within(await screen.findByRole('dialog', { name: 'Aviseringar' }));
  expect(await list.findByRole('link', { name: /^Rapsolja 9 l: 28,71 → 34,73\skr\/l$/ })).toBeTruthy();
  expect(list.getByText('Norrmat · Förpackningen har ändrats · +11 269 kr/år')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Betala inte faktura 118301 än' })).toBeTruthy();
  expect(list.getByText('2 140,00 kr tillbaka från Norrmat')).toBeTruthy();
  const groups = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['I dag', 'Tidigare']);
  expect(list.getByRole('radio', { name: 'Olästa 2' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bell));
  expect(server.asked(readNews)).toHaveLength(0);
});

test('following a piece of news reads it, and closes the list', async () => {
  const { user, bell, address } = await open([newsOf(), heldNews()]);
  await user.click(bell);
  const list = within(await screen.findByRole('dialog'));
  const way = await list.findByRole('link', { name: /^Ta ställning/ });
  server.answer(readNews, { unread: 1 });
  answer([newsOf({ isUnread: false }), heldNews()]);
  await user.click(way);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`/price-monitoring/overview?article=${idOf(1)}`);
  const items = [{ kind: 'undecidedPrice', subjectId: idOf(1), version: 'first' }];
  expect(server.asked(readNews).map(({ body }) => body)).toEqual([{ items }]);
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Aviseringar, 1 ny'));
});

test('all is read at once as it was shown, and then there is nothing to mark', async () => {
  const { user, bell } = await open([newsOf(), heldNews(), olderNews()]);
  await user.click(bell);
  const list = within(await screen.findByRole('dialog'));
  server.answer(readNews, { unread: 0 });
  const markAll = await list.findByRole('button', { name: 'Markera alla som lästa' });
  answer([newsOf({ isUnread: false }), { ...heldNews(), isUnread: false }, olderNews()]);
  await user.click(markAll);
  await waitFor(() => expect(list.queryByRole('button', { name: 'Markera alla som lästa' })).toBeNull());
  expect(server.asked(readNews)[0]?.body.items).toHaveLength(2);
  await user.click(list.getByRole('radio', { name: 'Olästa' }));
  expect(await list.findByText('Du har läst allt.')).toBeTruthy();
  await user.click(list.getByRole('radio', { name: 'Priser' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

test('who only reads has no way to decide', async () => {
  const { user, bell } = await open([newsOf()], 'reporter');
  await user.click(bell);
  const list = within(await screen.findByRole('dialog'));
  expect(await list.findByRole('link', { name: /^Rapsolja/ })).toBeTruthy();
  expect(list.queryByRole('link', { name: /^Ta ställning/ })).toBeNull();
});

test('a list that cannot be had is asked for again, and an empty one says so', async () => {
  server.answer(countNews, { unread: 0 });
  server.answer(listNews, refused('user.forbidden'));
  server.answer(settingsContract.readNotificationSettings, settings);
  const { user } = await show(<BellButton />, { texts });
  await user.click(await screen.findByRole('button', { name: 'Aviseringar' }));
  const list = within(await screen.findByRole('dialog'));
  expect(await list.findByText('Aviseringarna gick inte att hämta')).toBeTruthy();
  expect(await list.findByText('Veckobrev på måndagar till anna@krog.test')).toBeTruthy();
  answer([]);
  await user.click(list.getByRole('button', { name: 'Försök igen' }));
  expect(await list.findByText(/^Inget har hänt de senaste 30 dagarna\. Det som/)).toBeTruthy();
});
