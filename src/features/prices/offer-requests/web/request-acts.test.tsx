import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import type { ParityRow, SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import { offerRequestsContract } from '../contract.ts';
import { OffersAct, ParityAct } from './request-acts.tsx';

const { draftRequest, sendRequest } = offerRequestsContract;

const row: ParityRow = {
  articleId: idOf(1),
  name: 'Smör osaltat 500 g',
  articleNumber: '336214',
  category: 'dairy-and-cheese',
  supplier: { id: idOf(2), displayName: 'Mejeriet' },
  unit: 'H87',
  currency: 'SEK',
  price: '54.5',
  outlets: [{ unitId: idOf(5), price: '53.21', date: '2026-11-10' }],
  lowest: '53.21',
  yearlyQuantity: '470',
  isEstimated: false,
  yearly: '606.30',
};

const draft = {
  kind: 'own-price',
  supplier: row.supplier,
  price: '53.21',
  unit: 'H87',
  currency: 'SEK',
  recipient: null,
  subject: 'Fråga om pris',
  words: 'Hej,\n\nVi ber om 53,21 kr.',
  refusal: null,
  earlier: [
    {
      id: idOf(8),
      sentAt: '2026-11-16T10:00:00.000Z',
      sentBy: 'Elin Sandberg',
      recipient: 'order@mejeriet.example',
      answer: { documentId: idOf(9), at: '2026-11-18T10:00:00.000Z', isUndelivered: false },
    },
  ],
} as const;

const begin = async () => {
  const { user } = await show(<ParityAct row={row} />, { texts: ['offer-requests'] });
  await user.click(await screen.findByRole('button', { name: 'Begär 53,21 för Smör osaltat 500 g' }));
  return user;
};

test('a letter is read, addressed and sent by a person, and earlier ones say what came of them', async () => {
  server.answer(draftRequest, draft);
  server.answer(sendRequest, { request: draft.earlier[0] });
  const user = await begin();
  const dialog = await screen.findByRole('dialog', { name: 'Brev till Mejeriet' });
  expect(within(dialog).getByText(/Frågat 2026-11-16 av Elin Sandberg, svar kom 2026-11-18/)).toBeTruthy();
  const send = within(dialog).getByRole('button', { name: 'Skicka till Mejeriet' });
  expect(send).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText('Till'), 'order@mejeriet.example');
  await user.click(send);
  expect(await screen.findByText('Brevet till Mejeriet är på väg')).toBeTruthy();
  expect(server.asked(sendRequest).at(-1)?.body).toEqual({
    articleId: row.articleId,
    language: 'sv',
    recipient: 'order@mejeriet.example',
    subject: draft.subject,
    words: draft.words,
  });
});

test('one that cannot be drafted can be tried again, and one that may not leave says why', async () => {
  server.answer(draftRequest, refused('request.no_price'));
  const user = await begin();
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  server.answer(draftRequest, { ...draft, refusal: 'letter.not_allowed' });
  await user.click(retry);
  const dialog = await screen.findByRole('dialog', { name: 'Brev till Mejeriet' });
  expect(within(dialog).getByRole('link', { name: 'Till signeringen' })).toBeTruthy();
  const why = await within(dialog).findByText(/fullmakten är signerad\. Tills dess kan du kopiera brevet/);
  expect(why.textContent).not.toContain('PDF');
  expect(within(dialog).getByRole('button', { name: 'Skicka till Mejeriet' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('of articles that are chosen each has its letter, or says why there is none', async () => {
  const { outlets: _, lowest: __, yearly: ___, ...goods } = row;
  const article: SourcedArticle = {
    ...goods,
    lastDate: '2026-11-16',
    isOld: false,
    isListed: false,
    pack: null,
    packFrom: null,
    comparable: null,
    band: null,
    saving: null,
    isCompared: false,
    isLocked: false,
    proposals: 0,
  };
  const saving: SourcedArticle['saving'] = {
    source: 'offer',
    yearly: '600.00',
    lower: '48.1',
    comparable: null,
    name: 'Smör 2 kg',
    otherId: idOf(9),
    supplier: { id: idOf(3), displayName: 'Grossisten' },
    isOwnSupplier: true,
    outlet: null,
    date: '2026-11-10',
  };
  const articles = [
    { ...article, saving },
    { ...article, articleId: idOf(11), name: 'Grädde' },
    { ...article, articleId: idOf(12), name: 'Mjölk', proposals: 1 },
  ];
  server.answer(draftRequest, { ...draft, kind: 'offer' });
  const { user } = await show(<OffersAct articles={articles} />, { texts: ['offer-requests'] });
  await user.click(await screen.findByRole('button', { name: 'Begär offert' }));
  const dialog = await screen.findByRole('dialog', { name: 'Begär offert' });
  expect(within(dialog).getByText('Ingen som säljer den billigare är känd')).toBeTruthy();
  expect(within(dialog).getByText('Säg först om det är samma vara')).toBeTruthy();
  await user.click(
    within(dialog).getByRole('button', {
      name: 'Be Grossisten om offert på 48,10\u00a0kr/st för Smör osaltat 500 g',
    }),
  );
  await screen.findByRole('dialog', { name: 'Brev till Mejeriet' });
  expect(server.asked(draftRequest).at(-1)?.query).toMatchObject({
    articleId: row.articleId,
    otherId: idOf(9),
  });
});
