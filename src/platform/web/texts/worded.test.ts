import { expect, test } from 'vitest';
import { bareText, worded } from './worded.ts';

const texts = {
  plain: 'Hej',
  named: 'Hej {{name}}, {{name}}! {{greeting}}',
  waits_one: '{{count}} sak',
  waits_other: '{{count}} saker',
};

test('a text is said as it stands, and one that is not there is its key', () => {
  expect(worded(texts, 'sv', 'plain')).toBe('Hej');
  expect(worded(texts, 'sv', 'code.nobody-knows')).toBe('code.nobody-knows');
});

test('every blank is filled in, one without a value with nothing, and a value is no text of its own', () => {
  expect(worded(texts, 'sv', 'named', { name: '<b>{{greeting}}</b> $&', greeting: 'Välkommen' })).toBe(
    'Hej <b>{{greeting}}</b> $&, <b>{{greeting}}</b> $&! Välkommen',
  );
  expect(worded(texts, 'sv', 'named', { name: 'Ek' })).toBe('Hej Ek, Ek! ');
});

test('a count chooses the form of its language', () => {
  const said = (count: number) => worded(texts, 'sv', 'waits', { count });
  expect([0, 1, 2, 1.5, -1].map(said)).toEqual(['0 saker', '1 sak', '2 saker', '1.5 saker', '-1 sak']);
  expect(worded(texts, 'en', 'waits', { count: 1 })).toBe('1 sak');
});

test('a count that is a word chooses no form, and a text without forms needs none', () => {
  expect(worded(texts, 'sv', 'waits', { count: '1' })).toBe('waits');
  expect(worded(texts, 'sv', 'plain', { count: 3 })).toBe('Hej');
});

test('a bare text keeps its blanks', () => {
  expect(bareText(texts, 'sv', 'waits', 3)).toBe('{{count}} saker');
});
