import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { visit } from '#testing/web/world.tsx';
import { sheetsContract } from '../contract.ts';
import { sheetsFeature } from './feature.tsx';

const sheet = {
  restaurantName: 'Krog Bryggan',
  organizationName: 'Bryggan AB',
  organizationNumber: '5560360793',
  supplierName: 'Mejeriet',
  madeOn: '2026-11-20',
  from: '2025-11-20',
  articles: [
    {
      name: 'Smör osaltat 500 g',
      articleNumber: '336214',
      unit: 'H87',
      currency: 'SEK',
      quantity: '470',
      cost: '25615.00',
      yearlyQuantity: '470',
      isEstimated: true,
      path: [
        { from: '2026-01-12', price: '50' },
        { from: '2026-11-16', price: '54.5' },
      ],
      deals: [{ price: '49', validFrom: '2026-11-01', validTo: null, marketPriced: false }],
    },
  ],
  claims: [{ number: 'K-2026-001', sentOn: '2026-11-18', open: '55.00', currency: 'SEK' }],
};

const open = () => {
  history.replaceState(null, '', '/sheet#token=abc');
  return visit(sheetsFeature, { at: '/sheet', as: 'stranger' });
};

afterEach(() => history.replaceState(null, '', '/'));

test('the holder of a link reads the sheet without a session, the newest price first, unlisted', async () => {
  server.answer(sheetsContract.readSheetByLink, { language: 'sv', expiresOn: '2026-12-04', sheet });
  await open();
  expect(await screen.findByText('470 st på tolv månader, uppskattat')).toBeTruthy();
  const shown = document.querySelector('main')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  const prices = [...shown.matchAll(/[\d,]+ kr per st sedan \d{4}-\d\d-\d\d/g)].map(([price]) => price);
  expect(prices).toEqual(['54,50 kr per st sedan 2026-11-16', '50,00 kr per st sedan 2026-01-12']);
  expect(shown).toContain('470 st för 25 615,00 kr, 2025-11-20 till 2026-11-20');
  expect(shown).toContain('49,00 kr per st från 2026-11-01');
  expect(shown).toContain('K-2026-001, skickat 2026-11-18: 55,00 kr exkl. moms');
  expect(server.asked(sheetsContract.readSheetByLink).at(-1)?.body).toEqual({ token: 'abc' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a link that opens nothing says so', async () => {
  server.answer(sheetsContract.readSheetByLink, refused('link.expired'));
  await open();
  expect(await screen.findByText('Länken gäller inte längre')).toBeTruthy();
});
