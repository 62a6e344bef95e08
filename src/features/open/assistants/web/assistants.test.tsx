import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { idOf } from '#testing/web/sample-reply.ts';
import { server } from '#testing/web/fake-server.ts';
import { refused } from '#platform/wire/refused.ts';
import { show, visit } from '#testing/web/world.tsx';
import { assistantsContract, type Suggestion } from '../contract.ts';
import { suggestionsPath } from '../paths.ts';
import { assistantsFeature } from './feature.tsx';
import { SetupCard } from './setup-card.tsx';

const { listSuggestions, approveSuggestion, declineSuggestion } = assistantsContract;

const suggestion: Suggestion = {
  id: idOf(1),
  state: 'waiting',
  version: 3,
  shown: {
    kind: 'draft-claim',
    claims: [
      {
        supplierId: idOf(2),
        supplierName: 'Rökeriet AB',
        currency: 'SEK',
        amount: '255.00',
        lines: 1,
        goods: ['Lax'],
      },
    ],
  },
  why: 'Priset är högre än avtalat',
  madeBy: 'Kassan',
  madeAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-16T09:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  result: null,
};

const list = (content: Suggestion[]) => server.answer(listSuggestions, { content, total: content.length });

const page = (as: 'editor' | 'reporter' = 'editor', address = suggestionsPath()) =>
  visit(assistantsFeature, { at: address, as, texts: ['assistants'] });

beforeEach(() => list([suggestion]));

test('a person sees what would be done, why and from whom, and their word does it', async () => {
  server.answer(approveSuggestion, { ...suggestion, state: 'approved' });
  const { user } = await page();
  const card = await screen.findByRole('article', { name: /255,00.kr från Rökeriet AB/ });
  expect(within(card).getByText('Priset är högre än avtalat')).toBeTruthy();
  expect(within(card).getByText(/Från Kassan/)).toBeTruthy();
  await user.click(within(card).getByRole('button', { name: 'Skriv kravet' }));
  expect(await screen.findByText('Kravet är skrivet som utkast')).toBeTruthy();
  expect(server.asked(approveSuggestion)[0]?.body).toEqual({ version: 3 });
});

test('what has changed meanwhile is said on the card, and declining is the other way', async () => {
  server.answer(approveSuggestion, refused('suggestion.changed'));
  server.answer(declineSuggestion, { ...suggestion, state: 'declined' });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Skriv kravet' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Något har ändrats/);
  await user.click(screen.getByRole('button', { name: 'Avböj' }));
  expect(await screen.findByText('Förslaget är avböjt')).toBeTruthy();
});

test('deals and alerts say what they would do, and decided ones what became of them', async () => {
  list([
    {
      ...suggestion,
      state: 'approved',
      decidedAt: '2026-03-03T09:00:00.000Z',
      decidedBy: 'Anna',
      result: { dealId: idOf(3) },
      shown: {
        kind: 'draft-deal',
        title: 'Rapsolja',
        supplierId: idOf(2),
        supplierName: 'Grossisten',
        articleNumber: '17',
        unit: 'LTR',
        price: '20.00',
        currency: 'SEK',
        validFrom: '2026-01-01',
        validTo: null,
      },
    },
    {
      ...suggestion,
      id: idOf(4),
      state: 'expired',
      why: null,
      madeBy: '',
      shown: {
        kind: 'settle-alerts',
        decision: 'temporary',
        until: '2026-04-01',
        comment: 'Tills vidare',
        articles: [
          {
            articleId: idOf(5),
            title: 'Dill',
            supplierName: 'Grossisten',
            unit: 'H87',
            currency: 'SEK',
            entries: 1,
            newPrice: '21.00',
            extra: '1.00',
            watchedPrice: '21.00',
            endedDeals: 1,
          },
        ],
      },
    },
  ]);
  await page('editor', suggestionsPath({ show: 'decided' }));
  expect((await screen.findByRole('link', { name: 'Öppna avtalet' })).getAttribute('href')).toContain(
    idOf(3),
  );
  expect(screen.getByText('För gammalt')).toBeTruthy();
  expect(screen.getByText('Avslutar 1 avtal')).toBeTruthy();
});

test('a deal for goods that were never bought says so, and what is bought that is like them', async () => {
  list([
    {
      ...suggestion,
      shown: {
        kind: 'draft-deal',
        title: 'Röding hel',
        supplierId: idOf(2),
        supplierName: 'Grossisten',
        articleNumber: '',
        unit: 'kg',
        price: '154.50',
        currency: 'SEK',
        validFrom: '2026-01-01',
        validTo: null,
        unbought: {
          meant: [{ articleId: idOf(5), name: 'Röding hel 1-2 kg', articleNumber: '88', unit: 'kg' }],
        },
      },
    },
  ]);
  await page();
  const card = within(await screen.findByRole('article', { name: /Röding hel för 154,50/ }));
  expect(card.getByText(/Har inte köpts än/)).toBeTruthy();
  expect(card.getByText(/Ni köper redan Röding hel 1-2 kg · 88 · kg/)).toBeTruthy();
  expect(card.getByText('Grossisten')).toBeTruthy();
});

test('who may not decide is told so, and nothing waits says what would', async () => {
  await page('reporter');
  expect(await screen.findByText('Kontoägare och de med full behörighet beslutar om förslag.')).toBeTruthy();
  list([]);
  await page();
  expect(await screen.findByText('Inget väntar')).toBeTruthy();
});

test('the way to connect an assistant names the address', async () => {
  await show(<SetupCard />, { texts: ['assistants'], as: 'owner' });
  expect(await screen.findByText(`${window.location.origin}/mcp`)).toBeTruthy();
});
