import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useText, useTextIn, useTexts } from './i18n.ts';
import { loadTexts, setLanguage, textIn } from './text-loading.ts';
import { addLoaders, holdTexts } from './text-store.ts';

const offer = (namespace: string, load: (language: 'en' | 'sv') => Promise<unknown>): void =>
  addLoaders({
    [`/of/${namespace}/texts.en.ts`]: () => load('en'),
    [`/of/${namespace}/texts.sv.ts`]: () => load('sv'),
  });

const waits = { waits_one: '{{count}} sak', waits_other: '{{count}} saker' };

beforeEach(() => setLanguage('en'));
afterEach(() => {
  vi.useRealTimers();
});

test('texts that cannot be had are asked for five times more, at first after 350 ms and each time after twice as long', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const begun = Date.now();
  const at: number[] = [];
  offer('far', async () => {
    if (isThere) return { texts: {} };
    at.push(Date.now() - begun);
    throw new Error('no way there');
  });
  const loading = loadTexts('far');
  await vi.runAllTimersAsync();
  await loading;
  isThere = true;
  expect(at).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('what could not be had is its key, and is said once it came the next time', async () => {
  vi.useFakeTimers();
  let isThere = false;
  offer('late', async () => {
    if (!isThere) throw new Error('no way there');
    return { texts: { word: 'framme' } };
  });
  const Said = () => <p>{useText<{ word: string }>('late')('word')}</p>;
  await act(async () => void render(<Said />, { wrapper: Suspense }));
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('word')).toBeTruthy();
  isThere = true;
  await act(() => loadTexts('late'));
  expect(screen.getByText('framme')).toBeTruthy();
});

test('a namespace without a place has its keys for words, until there is a place', async () => {
  await loadTexts('nowhere');
  expect(textIn('nowhere', 'word')).toBe('word');
  offer('nowhere', async () => ({ texts: { word: 'här' } }));
  await loadTexts('nowhere');
  expect(textIn('nowhere', 'word')).toBe('här');
});

test('a screen waits for its texts, each asked for once, and follows the language when all of it can be said', async () => {
  const asked: string[] = [];
  const load = (name: string) => async (language: 'en' | 'sv') => {
    asked.push(`${name} ${language}`);
    return {
      texts: language === 'sv' ? waits : { waits_one: '{{count}} thing', waits_other: '{{count}} things' },
    };
  };
  offer('one', load('one'));
  offer('two', load('two'));
  const Said = () => {
    const t = useText<typeof waits>('one');
    const ofAll = useTexts(['one', 'two']);
    const swedish = useTextIn<typeof waits>('two', 'sv');
    return (
      <p>
        {[
          t('waits', { count: 1 }),
          ofAll('two', 'waits', { count: 2 }),
          swedish('waits', { count: 3 }),
        ].join()}
      </p>
    );
  };
  await act(async () => void render(<Said />, { wrapper: Suspense }));
  expect(screen.getByText('1 thing,2 things,3 saker')).toBeTruthy();
  await act(() => setLanguage('sv'));
  expect(screen.getByText('1 sak,2 saker,3 saker')).toBeTruthy();
  expect(textIn('one', 'waits_other')).toBe('{{count}} saker');
  expect(asked.toSorted()).toEqual(['one en', 'one sv', 'two en', 'two sv']);
});

test('of two choices of a language the later holds, whichever can be said first', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  offer('slow', async (language) => {
    if (language === 'sv') await arrival;
    return { texts: {} };
  });
  await loadTexts('slow');
  const first = setLanguage('sv');
  await setLanguage('en');
  arrive();
  await first;
  expect(document.documentElement.lang).toBe('en');
});

test('texts that are edited while they are shown are said anew', async () => {
  offer('edited', async () => ({ texts: { word: 'förr' } }));
  await loadTexts('edited');
  const Said = () => <p>{useText<{ word: string }>('edited')('word')}</p>;
  render(<Said />);
  expect(screen.getByText('förr')).toBeTruthy();
  act(() => holdTexts('en', 'edited', { word: 'nu' }));
  expect(screen.getByText('nu')).toBeTruthy();
});
