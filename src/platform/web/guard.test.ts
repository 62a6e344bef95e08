import { expect, test } from 'vitest';
import { redirectFor } from './guard.ts';

test('a stranger is led to login from every screen but the auth and public pages', () => {
  expect(redirectFor('/', false)).toBe('/login');
  expect(redirectFor('/invoices/1', false)).toBe('/login');
  expect(redirectFor('/login', false)).toBeNull();
  expect(redirectFor('/share-subscription', false)).toBeNull();
});

test('who is logged in is led from the auth pages to main', () => {
  expect(redirectFor('/login', true)).toBe('/');
  expect(redirectFor('/invoices', true)).toBeNull();
  expect(redirectFor('/share-subscription', true)).toBeNull();
});
