import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { supportContract } from '#features/staff/support/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, unitId, visit } from '#testing/web/world.tsx';
import { chatContract } from '../contract.ts';
import { queueContract } from '../contract-queue.ts';
import { useChat } from './chat-state.ts';
import { chatFeature } from './feature.tsx';
import { Help } from './help-later.tsx';
import { hasRoom } from './use-room.ts';

const { readHelp, readConversation, startConversation, sendMessage, markRead, solve } = chatContract;
const conversationId = idOf(71);

const asked = {
  id: idOf(72),
  sentAt: '2026-11-20T09:00:00.000Z',
  author: 'person' as const,
  name: null,
  viaMail: false,
  sender: null,
  words: 'Hur gör jag?',
  page: { path: '/invoices', title: 'Fakturor' },
  files: [],
};
const answered = {
  ...asked,
  id: idOf(73),
  author: 'staff' as const,
  name: 'Sixten',
  words: 'Se https://krogkoll.example/hjalp.',
  page: null,
};
const quiet = {
  isOpen: true,
  opensAt: null,
  usualWait: 6,
  unread: 0,
  conversationId: null,
  supportEmail: 'hej@krogkoll.example',
};
const talk = {
  id: conversationId,
  isSolved: false,
  seenAt: null,
  openedAt: asked.sentAt,
  messages: [asked, answered],
};

const texts = ['chat', 'guides'];
const launcher = (name = 'Chatta med oss') => screen.findByRole('button', { name }, { timeout: 5_000 });

beforeEach(() => {
  server.answer(readHelp, quiet);
  server.answer(readConversation, talk);
  server.answer(markRead, {});
});
afterEach(() => useChat.setState({ isOpen: false, conversationId: undefined }));

describe('the chat', () => {
  test('is there after a second, asks with the page, and gives the focus back when it closes', async () => {
    const { user } = await show(<Help />, { texts });
    expect(screen.queryByRole('button', { name: 'Chatta med oss' })).toBeNull();
    await user.click(await launcher());
    const chat = await screen.findByRole('dialog', { name: 'Krogkolls support' });
    expect(within(chat).getByText('Svarar oftast inom 6 minuter')).toBeTruthy();
    await within(chat).findByRole('heading', { name: 'Hej Anna! Vad undrar du över?' });
    server.answer(startConversation, { conversationId });
    await user.type(within(chat).getByRole('textbox'), 'Hur bjuder jag in en kollega?');
    await within(chat).findByRole('link', { name: 'Bjud in köksmästaren' });
    server.answer(readHelp, { ...quiet, conversationId });
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Sixten på Krogkoll' });
    expect(server.asked(startConversation).at(-1)?.body).toMatchObject({
      words: 'Hur bjuder jag in en kollega?',
      unitId,
      page: { path: '/' },
    });
    await waitFor(() => expect(server.asked(markRead).at(-1)?.params).toEqual({ conversationId }));
    expect(
      screen.getByRole('link', { name: 'https://krogkoll.example/hjalp' }).getAttribute('rel'),
    ).toContain('noopener');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chatta med oss' })),
    );
  });

  test('goes on where it was: words that could not be sent stay, and a solved one says so', async () => {
    server.answer(readHelp, { ...quiet, conversationId, unread: 2 });
    server.answer(sendMessage, refused('rate.limited'));
    const { user } = await show(<Help />, { texts });
    await user.click(await launcher('Chatta med oss, 2 nya svar'));
    const line = await screen.findByRole('textbox', { name: 'Skriv till Sixten' });
    await user.type(line, 'Tack');
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await screen.findByRole('alert');
    expect(line).toHaveProperty('value', 'Tack');
    server.answer(sendMessage, { messageId: idOf(74) });
    await user.click(screen.getByRole('button', { name: 'Skicka' }));
    await waitFor(() => expect(line).toHaveProperty('value', ''));
    server.answer(solve, { isSolved: true });
    server.answer(readConversation, { ...talk, isSolved: true });
    await user.click(screen.getByRole('button', { name: 'Det löste sig' }));
    await screen.findByText('Det här är löst. Skriv om något återstår.');
  });

  test('is not for staff', async () => {
    await show(<Help />, { texts, as: null, user: { staff: true } });
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(server.asked(readHelp)).toHaveLength(0);
  });
});

describe('the launcher', () => {
  const box = (left: number, top: number) =>
    ({ left, top, right: left + 50, bottom: top + 50, width: 50 }) as DOMRect;
  const place = box(300, 700);
  const withButton = (html: string, at: DOMRect): boolean => {
    const root = document.createElement('div');
    root.innerHTML = html;
    for (const each of root.querySelectorAll('*')) each.getBoundingClientRect = () => at;
    return hasRoom(place, root);
  };

  test('has room where no primary button is, and none over one', () => {
    expect(withButton('<button class="btn primary">Spara</button>', box(320, 720))).toBe(false);
    expect(withButton('<button class="btn primary">Spara</button>', box(320, 100))).toBe(true);
    expect(withButton('<button class="btn">Mer</button>', box(320, 720))).toBe(true);
    const ofRow = '<button class="btn sm">Visa</button>';
    expect(withButton(`<main><div data-row-acts>${ofRow}</div></main>`, box(320, 720))).toBe(false);
    expect(withButton(`<main><ul class="rows"><li>${ofRow}</li></ul></main>`, box(320, 720))).toBe(false);
    expect(
      withButton('<div data-chat><button class="btn primary">Skicka</button></div>', box(320, 720)),
    ).toBe(true);
  });

  test.each(['panel', 'sheet-scrim', 'dialog-scrim', 'bulk', 'driver-popover'])(
    'gives way to a %s',
    (name) => {
      expect(withButton(`<div class="${name}"></div>`, box(0, 0))).toBe(false);
    },
  );
});

test('own conversations are a list, and one of somebody else is like none', async () => {
  server.answer(chatContract.listConversations, { total: 0, content: [] });
  const { user } = await visit(chatFeature, { at: '/conversations' });
  expect(await screen.findByText('Inga samtal än')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fråga oss' }));
  expect(useChat.getState()).toEqual({ isOpen: true, conversationId: null });
});

test('staff answer from the queue, and have the words alone', async () => {
  server.answer(supportContract.readSecondFactor, { isEnrolled: true });
  const person = {
    fullName: 'Elin Sandberg',
    email: 'elin@krog.test',
    language: 'en' as const,
    restaurant: null,
  };
  const row = { id: conversationId, person, isSolved: false, lastWords: 'Hur gör jag?' };
  server.answer(queueContract.listQueue, { total: 1, content: [row], waiting: 1 });
  server.answer(queueContract.readQueued, { ...talk, messages: [asked], person });
  server.answer(queueContract.markSeen, {});
  server.answer(queueContract.answer, { messageId: idOf(75) });
  const at = `/support/conversations?conversation=${conversationId}`;
  const { user } = await visit(chatFeature, { at, as: null, user: { staff: true } });
  const line = await screen.findByRole('textbox', { name: 'Svara Elin' });
  expect(screen.getByText('Skriver engelska')).toBeTruthy();
  // The page is named to staff, who may not go there.
  expect(screen.queryByRole('link', { name: 'Fakturor' })).toBeNull();
  await user.type(line, 'Så här.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.asked(queueContract.answer).at(-1)?.body.words).toBe('Så här.'));
  server.answer(queueContract.settle, { isSolved: true });
  await user.click(screen.getByRole('button', { name: 'Markera som löst' }));
  await waitFor(() => expect(server.asked(queueContract.settle).at(-1)?.body).toEqual({ isSolved: true }));
});
