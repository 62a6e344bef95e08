import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { settingsContract } from '../contract.ts';
import { NotificationsTab } from './notifications-tab.tsx';

const { readNotificationSettings, changeNotificationSettings } = settingsContract;
const texts = ['settings'];
const settings = {
  priceAlertEmail: 'daily',
  priceAlertPush: 'off',
  digestEmail: 'weekly',
  outletInvitationEmail: true,
  outletInvitationPush: false,
  marketing: false,
} as const;

test('a switch is in force at once, with all that it leaves alone', async () => {
  server.answer(readNotificationSettings, settings);
  const { user } = await show(<NotificationsTab />, { texts });
  const news = await screen.findByRole('switch', { name: 'Nyheter om Krogkoll' });
  const gate = Promise.withResolvers<typeof settings>();
  server.answer(changeNotificationSettings, () => gate.promise);
  await user.click(news);
  expect(news.getAttribute('aria-checked')).toBe('true');
  server.answer(readNotificationSettings, { ...settings, marketing: true });
  gate.resolve(settings);
  expect(await screen.findByText('Sparat')).toBeTruthy();
  expect(server.asked(changeNotificationSettings)[0]?.body).toEqual({ ...settings, marketing: true });
});

test('price alerts begin at once, and then have a pace', async () => {
  server.answer(readNotificationSettings, settings);
  server.answer(changeNotificationSettings, ({ body }) => body);
  const { user } = await show(<NotificationsTab />, { texts });
  const [byEmail, byPhone] = [
    await screen.findAllByRole('switch', { name: 'Med e-post' }),
    screen.getAllByRole('switch', { name: 'I telefonen' }),
  ];
  expect(screen.getByRole('radio', { name: 'En gång om dagen', checked: true })).toBeTruthy();
  server.answer(readNotificationSettings, { ...settings, priceAlertPush: 'instant' });
  await user.click(byPhone[0] as HTMLElement);
  await waitFor(() =>
    expect(server.asked(changeNotificationSettings)[0]?.body.priceAlertPush).toBe('instant'),
  );
  server.answer(readNotificationSettings, { ...settings, priceAlertEmail: 'off' });
  await user.click(byEmail[0] as HTMLElement);
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: 'En gång om dagen', checked: true })).toBeNull(),
  );
});

test('what is refused goes back to how the server has it', async () => {
  server.answer(readNotificationSettings, settings);
  server.answer(changeNotificationSettings, refused('user.forbidden'));
  const { user } = await show(<NotificationsTab />, { texts });
  const news = await screen.findByRole('switch', { name: 'Nyheter om Krogkoll' });
  await user.click(news);
  expect((await screen.findByRole('alert')).textContent).toBe('Du har inte behörighet till det här');
  await waitFor(() => expect(news.getAttribute('aria-checked')).toBe('false'));
});

test('settings that cannot be had are asked for again', async () => {
  server.answer(readNotificationSettings, refused('user.forbidden'));
  const { user } = await show(<NotificationsTab />, { texts });
  expect(await screen.findByText('Aviseringarna gick inte att hämta')).toBeTruthy();
  server.answer(readNotificationSettings, settings);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('switch', { name: 'Nyheter om Krogkoll' })).toBeTruthy();
});

test('the summary has a pace of its own', async () => {
  server.answer(readNotificationSettings, settings);
  const { user } = await show(<NotificationsTab />, { texts });
  await screen.findByRole('radio', { name: 'På måndagar', checked: true });
  server.answer(changeNotificationSettings, ({ body }) => body);
  server.answer(readNotificationSettings, { ...settings, digestEmail: 'daily' });
  await user.click(screen.getByRole('radio', { name: 'Varje dag' }));
  await waitFor(() =>
    expect(server.asked(changeNotificationSettings)[0]?.body).toEqual({ ...settings, digestEmail: 'daily' }),
  );
  const [, digest] = screen.getAllByRole('switch', { name: 'Med e-post' });
  server.answer(readNotificationSettings, { ...settings, digestEmail: 'off' });
  await user.click(digest as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Varje dag' })).toBeNull());
  expect(server.asked(changeNotificationSettings)[1]?.body.digestEmail).toBe('off');
});
