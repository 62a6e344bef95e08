import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { visit } from '#testing/web/world.tsx';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const { readClaimByLink, answerByLink } = claimsContract;

const asked = {
  number: 'K-2026-017',
  restaurantName: 'Krog Bryggan',
  sentOn: '2026-11-02',
  replyBy: '2026-11-16',
  currency: 'SEK',
  lines: [
    {
      invoiceNumber: '2207533',
      name: 'Oxfilé',
      unit: 'KGM',
      quantity: '4.3',
      billedPrice: '428',
      expectedPrice: '389',
      amount: '167.70',
    },
  ],
  net: '167.70',
  vatTotal: '10.06',
  total: '177.76',
  credited: '0.00',
  open: '167.70',
  answer: null,
};

const open = (hash = '#token=of-a-letter') => {
  history.replaceState(null, '', `/claims/answer${hash}`);
  return visit(claimsFeature, { at: '/claims/answer', as: 'stranger' });
};

beforeEach(() => server.answer(readClaimByLink, asked));
afterEach(() => history.replaceState(null, '', '/'));

test('the supplier reads the claim without an account, and accepts it', async () => {
  server.answer(answerByLink, {});
  const { user } = await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: /Krog Bryggan ber er kreditera 167,70/ }),
  ).toBeTruthy();
  expect(screen.getByText(/avtalat 389,00, debiterat 428,00/)).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'Skicka svaret' }));
  expect(screen.getByText('Välj ett svar')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Ja, vi krediterar/ }));
  await user.click(screen.getByRole('button', { name: 'Godta kravet' }));
  expect(await screen.findByText('Tack, svaret har kommit fram')).toBeTruthy();
  expect(server.asked(answerByLink)[0]?.body).toEqual({ token: 'of-a-letter', kind: 'accepted' });
});

test('a no has words, an offer its amount, and no more than is claimed', async () => {
  server.answer(answerByLink, {});
  const { user, fill } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Nej, vi krediterar inte' }));
  await user.click(screen.getByRole('button', { name: 'Neka kravet' }));
  expect(screen.getByText('Skriv varför, så att de vet')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Vi erbjuder ett annat belopp' }));
  await user.click(screen.getByRole('button', { name: 'Skicka erbjudandet' }));
  expect(screen.getByText('Ange ett belopp över 0')).toBeTruthy();
  await fill('Belopp i kr, exkl. moms', '1 000,50');
  await user.click(screen.getByRole('button', { name: 'Skicka erbjudandet' }));
  expect(screen.getByText(/^Högst 167,70\skr exkl\. moms, som kravet är på$/)).toBeTruthy();
  expect(server.asked(answerByLink)).toEqual([]);
  await fill('Belopp i kr, exkl. moms', '100,50');
  await user.click(screen.getByRole('button', { name: 'Skicka erbjudandet' }));
  await waitFor(() =>
    expect(server.asked(answerByLink)[0]?.body).toMatchObject({ kind: 'counter-offer', offer: '100.50' }),
  );
});

test.each([
  ['closed, expired or unknown', refused('link.expired'), 'Länken gäller inte längre'],
  ['out of reach', refused('service.unavailable'), 'Kravet gick inte att hämta'],
])('a link that is %s says so', async (_, refusal, title) => {
  server.answer(readClaimByLink, refusal);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('a link that lost its token asks nobody', async () => {
  await open('');
  expect(await screen.findByText('Länken gäller inte längre')).toBeTruthy();
  expect(server.asked(readClaimByLink)).toEqual([]);
});

test('a claim that was closed meanwhile keeps what was written', async () => {
  server.answer(answerByLink, refused('link.expired'));
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Ja/ }));
  await user.click(screen.getByRole('button', { name: 'Godta kravet' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Ja/ })).toHaveProperty('checked', true);
});
