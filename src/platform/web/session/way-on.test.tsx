import { afterEach, expect, test } from 'vitest';
import { endPostponement, isSigningPostponed, keepWanted, postponeSigning, takeWanted } from './way-on.ts';

afterEach(() => {
  sessionStorage.clear();
  endPostponement();
});

test('where somebody was going is told once', () => {
  expect(takeWanted()).toBeNull();
  keepWanted('/invoices?period=30d');
  expect(takeWanted()).toBe('/invoices?period=30d');
  expect(takeWanted()).toBeNull();
});

test.each(['//else.example/', '/\\else.example', 'https://else.example', 'javascript:alert(1)', ''])(
  'nobody is led to another origin: %s',
  (href) => {
    keepWanted(href);
    expect(takeWanted()).toBeNull();
  },
);

test('signing is postponed until the next login', () => {
  expect(isSigningPostponed()).toBe(false);
  postponeSigning();
  expect(isSigningPostponed()).toBe(true);
  endPostponement();
  expect(isSigningPostponed()).toBe(false);
});
