import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { type Webhook, type WebhookMessage, webhooksContract } from '../contract.ts';
import { webhookPath } from '../paths.ts';
import { webhooksFeature } from './feature.tsx';
import { WebhookSection } from './webhook-section.tsx';

const webhook: Webhook = {
  id: '0190a0a0-0000-7000-8000-0000000000aa',
  url: 'https://kassa.example/hooks',
  events: ['invoice.booked'],
  unitIds: null,
  state: 'on',
  stateAt: '2026-03-02T09:00:00.000Z',
  createdAt: '2026-03-02T09:00:00.000Z',
  rotatesUntil: null,
  waiting: 0,
  week: { ended: 3, delivered: 2, failed: 1 },
};
const message: WebhookMessage = {
  id: '0190a0a0-0000-7000-8000-0000000000bb',
  type: 'invoice.booked',
  unitId: null,
  happenedAt: '2026-03-02T09:00:00.000Z',
  state: 'failed',
  tries: 10,
  answeredAt: '2026-03-05T09:00:00.000Z',
  status: 503,
  fault: null,
  milliseconds: 1_234,
  nextAt: null,
};
const opened = {
  ...message,
  webhookId: 'msg_1',
  path: '/hooks',
  payload: '{"type":"invoice.booked"}',
  attempts: [
    {
      number: 10,
      at: '2026-03-05T09:00:00.000Z',
      status: 503,
      fault: null,
      milliseconds: 1_234,
      answer: 'Nej',
    },
  ],
};
const secrets = { webhook, secret: 'whsec_the-whole-text', publicKey: 'whpk_open' };
const { listWebhooks, listMessages, readMessage, createWebhook, rotateWebhook } = webhooksContract;
const list = (webhooks: Webhook[]) =>
  server.answer(listWebhooks, { webhooks, units: [], ownsAll: true, isAllowed: true });

beforeEach(() => list([webhook]));

const section = () => show(<WebhookSection />, { texts: ['webhooks'], as: 'owner' });

test('a new webhook asks for what is missing, and shows its secret until it is put away', async () => {
  list([]);
  server.answer(createWebhook, secrets);
  const { fill, user } = await section();
  await user.click(await screen.findByRole('button', { name: 'Ny webhook' }));
  await user.click(screen.getByRole('button', { name: 'Lägg till' }));
  expect(screen.getByText('Skriv ditt lösenord')).toBeTruthy();
  await fill('Adress', webhook.url);
  await fill('Ditt lösenord', 'Ostkaka4Surdeg');
  await user.click(screen.getByRole('button', { name: 'Lägg till' }));
  expect(await screen.findByText(secrets.secret)).toBeTruthy();
  expect(server.asked(createWebhook)[0]?.body).toEqual({
    url: webhook.url,
    events: ['invoice.booked'],
    unitIds: null,
    password: 'Ostkaka4Surdeg',
  });
  await user.click(screen.getByRole('button', { name: 'Klart' }));
  expect(screen.queryByText(secrets.secret)).toBeNull();
});

test('a new secret asks for the password, and what is removed is named', async () => {
  server.answer(rotateWebhook, secrets);
  const { fill, user } = await section();
  await user.click(await screen.findByRole('button', { name: 'Byt hemlighet' }));
  await fill('Ditt lösenord', 'Ostkaka4Surdeg');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Byt hemlighet' }));
  expect(await screen.findByText(secrets.secret)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Klart' }));
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Ta bort kassa.example?')).toBeTruthy();
});

test('the log fills in its figures, and a period is sent again', async () => {
  server.answer(listMessages, { content: [message], total: 1 });
  server.answer(readMessage, opened);
  const { user } = await visit(webhooksFeature, {
    at: webhookPath(webhook.id, { message: message.id }),
    as: 'owner',
  });
  expect(await screen.findByText('503, gav upp')).toBeTruthy();
  expect(screen.getByText('10 av 10')).toBeTruthy();
  expect(await screen.findByText('Svar, försök 10')).toBeTruthy();
  expect(screen.queryByText(/\{\w+\}/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Skicka en period igen' }));
  expect(await screen.findByRole('radio', { name: 'De som gav upp' })).toBeTruthy();
});
