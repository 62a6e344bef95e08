import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { answerReading, detail, doc } from '#testing/web/reading.ts';
import { visit } from '#testing/web/world.tsx';
import { reviewContract } from '../contract.ts';
import { reviewFeature } from './feature.tsx';

beforeEach(() => {
  localStorage.setItem('review.shows', 'all');
  answerReading();
});

const open = () => visit(reviewFeature, { at: `/invoices/review/${doc}` });

test('a file that was read as others showed says so, and in words what they showed', async () => {
  server.answer(reviewContract.readReview, {
    ...detail,
    doubts: ['structure-shared'],
    shared: [
      { kind: 'column', values: { at: '1', label: 'kod', role: 'article' } },
      { kind: 'sheet-column', values: { at: '3', role: 'quantity' } },
    ],
  });
  const { user } = await open();
  expect(await screen.findByText(/lästa så som andra restauranger har visat/)).toBeTruthy();
  await user.click(screen.getByText('Läst så som andra restauranger har visat: 2 saker'));
  expect(screen.getByText('Kolumn 1, ”kod”, är artikelnummer')).toBeTruthy();
  expect(screen.getByText('Kolumn 3 är antal')).toBeTruthy();
});

test('one that was not says nothing of others', async () => {
  await open();
  await screen.findByLabelText('Fakturanummer');
  expect(screen.queryByText(/andra restauranger/)).toBeNull();
});
