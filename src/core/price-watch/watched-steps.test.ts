import { expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';
import { watchedSteps } from './watched-steps.ts';

const stepsOf = (story: Story) => watchedSteps(story.decisions, story.now().state.watched);

test('the first price is watched until a decision moves it, and each decision is a step', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
  story.line('03-08', '120').settle('ignore').line('03-12', '130').settle('resolve').line('03-20', '130');
  expect(stepsOf(story)).toEqual([
    { from: '2026-03-01', price: '100', decisionId: null },
    { from: '2026-03-05', price: '110', decisionId: 'resolve-0' },
    { from: '2026-03-12', price: '130', decisionId: 'resolve-2' },
  ]);
});

test('a day has one price, its last, in whatever order its decisions are given', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
  const key = { invoiceDate: '2026-03-05', invoiceNumber: '2', documentSha256: 'bb', lineNumber: 1 };
  story.line('03-05', '120', { id: 'second', key }).settle('resolve');
  const { watched } = story.now().state;
  for (const decisions of [story.decisions, story.decisions.toReversed()])
    expect(watchedSteps(decisions, watched)).toEqual([
      { from: '2026-03-01', price: '100', decisionId: null },
      { from: '2026-03-05', price: '120', decisionId: 'resolve-1' },
    ]);
});

test('a day that ends at the price that it began with is no step', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
  const key = { invoiceDate: '2026-03-05', invoiceNumber: '2', documentSha256: 'bb', lineNumber: 1 };
  story.line('03-05', '100', { id: 'second', key }).settle('resolve').line('03-08', '120').settle('resolve');
  expect(stepsOf(story).map(({ from, price }) => [from, price])).toEqual([
    ['2026-03-01', '100'],
    ['2026-03-08', '120'],
  ]);
});

test('steps go by their days where a later decision was made on older lines', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('resolve');
  const [first, second] = story.line('03-12', '130').settle('resolve').decisions;
  if (!first || !second) throw new Error('the story has two decisions');
  const { watched } = second;
  const after = { ...watched.after, invoiceDate: '2026-03-03' };
  const older = { ...second, watched: { ...watched, price: '105', after } };
  expect(watchedSteps([first, older], null).map(({ price }) => price)).toEqual(['100', '105', '110', '130']);
});

test('keeping the price or letting another pass for a time moves nothing', () => {
  const story = new Story().line('03-01', '100').line('03-05', '110').settle('temporary', '04-01');
  expect(stepsOf(story)).toEqual([{ from: '2026-03-01', price: '100', decisionId: null }]);
});

test('a deal is a step from the day it began', () => {
  const story = new Story().line('03-01', '100').deal('d', '90', '03-04', null).line('03-10', '95');
  expect(stepsOf(story).map(({ from, price }) => [from, price])).toEqual([['2026-03-04', '90']]);
  story.settle('ignore');
  expect(stepsOf(story).map(({ price }) => price)).toEqual(['90']);
});

test('nothing bought, nothing watched', () => {
  expect(watchedSteps([], null)).toEqual([]);
});
