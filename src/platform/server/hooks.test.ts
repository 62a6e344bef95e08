import { expect, it } from 'vitest';
import { answerTo, gatherHooks, hook } from './hooks.ts';

const greeting = hook<(name: string) => string>('greeting');
const other = hook<(name: string) => string>('greeting');
const hello = answerTo(greeting, (name) => `Hej ${name}`);
const good = answerTo(greeting, (name) => `God dag ${name}`);

it('finds answers by their very question, in order', () => {
  const hooks = gatherHooks([hello, answerTo(other, () => 'nothing'), good]);
  expect(hooks.all(greeting).map((greet) => greet('Åsa'))).toEqual(['Hej Åsa', 'God dag Åsa']);
  expect(hooks.one(other)('Åsa')).toBe('nothing');
});

it('says which question has no answer, or more than one', () => {
  expect(() => gatherHooks([]).one(greeting)).toThrow('greeting is answered by 0 features');
  expect(() => gatherHooks([hello, good]).one(greeting)).toThrow('greeting is answered by 2 features');
});
