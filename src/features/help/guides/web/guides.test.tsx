import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { guidesContract } from '../contract.ts';
import { guidesFeature } from './feature.tsx';
import { TutorialFilms } from './tutorial-films.tsx';
import { findLabelled } from './find-label.ts';

test('guides stand by topic, and a search finds or says that there is none', async () => {
  server.answer(guidesContract.countNews, { unread: 1 });
  const { fill, user, address } = await visit(guidesFeature, { at: '/guides' });
  expect(await screen.findByRole('link', { name: /Bjud in köksmästaren/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Priser och avtal' })).toBeTruthy();
  expect(await screen.findByText('Nytt')).toBeTruthy();
  await fill('Sök i guiderna', 'excel');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bjud in köksmästaren/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Läs in avtal från Excel/ })).toBeTruthy();
  await fill('Sök i guiderna', 'qwxz');
  expect(await screen.findByText('Ingen guide om ”qwxz”')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Rensa sökningen' }).at(-1) as HTMLElement);
  await waitFor(() => expect(address()).toBe('/guides'));
});

test('a guide names buttons as their screens do, and leads there', async () => {
  await visit(guidesFeature, { at: '/guides/invite' });
  expect(await screen.findByText('Skicka inbjudan', { selector: 'b' })).toBeTruthy();
  const show = screen.getByRole('link', { name: 'Visa mig' });
  expect(show.getAttribute('href')).toBe('/outlet?tab=team#show=outlets%3Ainvite');
});

test('a guide that is not there leads to the others', async () => {
  await visit(guidesFeature, { at: '/guides/no-such' });
  expect(await screen.findByRole('link', { name: 'Guider' })).toBeTruthy();
});

test('what is new is marked while it is looked at, and read by that', async () => {
  const version = {
    number: '0.9.0',
    date: '2026-11-01',
    lede: 'Guides.',
    groups: [],
    isNew: true,
    swedish: { lede: 'Guider.', groups: [] },
  };
  const before = { ...version, number: '0.8.0', lede: 'Deals.', isNew: false, swedish: null };
  server.answer(guidesContract.readNews, { versions: [version, before] });
  server.answer(guidesContract.markNewsRead, { unread: 0 });
  await visit(guidesFeature, { at: '/whats-new' });
  expect(await screen.findByRole('heading', { name: 'Version 0.9.0' })).toBeTruthy();
  await waitFor(() => expect(server.asked(guidesContract.markNewsRead)).toHaveLength(1));
  expect(screen.getByText('Nytt')).toBeTruthy();
  expect(screen.getByText('Guider.').parentElement?.lang).toBe('sv');
  expect(screen.queryByText('Guides.')).toBeNull();
  // Where nobody has put it in Swedish, it is said in English, and said to be.
  expect(screen.getByText('Deals.').parentElement?.lang).toBe('en');
});

test('what is pointed at is what is pressed, with or without a count behind it', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<main><h1>Team</h1><a role="tab">Team 3</a><button>Teamet</button><a href="/x" hidden>Team</a></main>';
  for (const each of root.querySelectorAll('*'))
    each.getBoundingClientRect = () => ({ width: each.hasAttribute('hidden') ? 0 : 9, height: 9 }) as DOMRect;
  expect(findLabelled('Team', root)?.textContent).toBe('Team 3');
  expect(findLabelled('Tea', root)).toBeNull();
});

test('a film stands still until it is played, is told in words, and the guides show all of them', async () => {
  server.answer(guidesContract.countNews, { unread: 0 });
  const { user } = await visit(guidesFeature, { at: '/guides' });
  const play = await screen.findByRole('button', { name: 'Spela Så läser du ett prislarm' });
  expect(play.querySelector('img')?.getAttribute('src')).toBe('/film-alert-sv-poster.webp');
  await user.click(play);
  const stop = screen.getByRole('button', { name: 'Stoppa Så läser du ett prislarm' });
  expect(stop.querySelector('img')?.getAttribute('src')).toBe('/film-alert-sv.webp');
  expect(screen.getByText(/det dyraste per år överst/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Spela / })).toHaveLength(3);
});

test('a film is put away from the first screen, one by one', async () => {
  server.answer(guidesContract.readFilms, { hidden: ['claim'] });
  server.answer(guidesContract.hideFilm, { hidden: ['alert', 'claim'] });
  const { user } = await show(<TutorialFilms />, { texts: ['guides-films'] });
  expect(await screen.findAllByRole('button', { name: /^Spela / })).toHaveLength(3);
  server.answer(guidesContract.readFilms, { hidden: ['alert', 'claim'] });
  await user.click(screen.getByRole('button', { name: 'Dölj filmen Så läser du ett prislarm' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Spela / })).toHaveLength(2));
  expect(server.asked(guidesContract.hideFilm)[0]?.params).toEqual({ film: 'alert' });
});
