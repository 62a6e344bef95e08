import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { marketBandContract } from '../contract.ts';
import { marketBandFeature } from './feature.tsx';
import { MarketCard } from './market-card.tsx';

const { readMarketChoice, chooseMarket } = marketBandContract;
const texts = ['market-band'];

beforeEach(() => server.answer(readMarketChoice, { isOut: false }));

const leave = async (password: string) => {
  const view = await show(<MarketCard />, { texts, as: 'owner' });
  await view.user.click(await screen.findByRole('button', { name: 'Gå ur marknadsbandet' }));
  if (password !== '') await view.fill('Ditt lösenord', password);
  const buttons = screen.getAllByRole('button', { name: 'Gå ur marknadsbandet' });
  await view.user.click(buttons.at(-1) ?? document.body);
  return view;
};

test('an owner leaves with the password, for the whole company', async () => {
  server.answer(chooseMarket, { isOut: true });
  await leave('Ostkaka4Surdeg');
  expect(await screen.findByText('Ert företag har gått ur marknadsbandet')).toBeTruthy();
  expect(server.asked(chooseMarket)[0]?.body).toEqual({ isOut: true, password: 'Ostkaka4Surdeg' });
});

test('without the password, or with a wrong one, nothing is chosen', async () => {
  server.answer(chooseMarket, refused('old_password_is_wrong'));
  const { fill, user } = await leave('');
  expect(await screen.findByText('Skriv ditt lösenord')).toBeTruthy();
  expect(server.asked(chooseMarket)).toHaveLength(0);
  await fill('Ditt lösenord', 'Fel4Lösenord');
  await user.click(screen.getAllByRole('button', { name: 'Gå ur marknadsbandet' }).at(-1) ?? document.body);
  expect(await screen.findByText('Lösenordet stämmer inte')).toBeTruthy();
});

test('a company that has left is offered to take part again', async () => {
  server.answer(readMarketChoice, { isOut: true });
  await show(<MarketCard />, { texts, as: 'owner' });
  expect(await screen.findByRole('button', { name: 'Gå med' })).toBeTruthy();
});

test('the method page says how it is made, and asks only owners for a choice', async () => {
  await visit(marketBandFeature, { at: '/sourcing/market-band', as: 'editor' });
  expect(await screen.findByRole('heading', { name: 'Så räknas marknadsbandet', level: 1 })).toBeTruthy();
  expect(screen.getByText(/Minst fem andra företag/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Gå ur marknadsbandet' })).toBeNull();
});
