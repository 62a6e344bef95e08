import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  forgetSigning,
  isSigningPending,
  keepSigningToken,
  settleSigning,
  signingToken,
  useLinkToken,
} from './link-token.ts';

test('what the link carries is read once and taken out of the address', () => {
  history.replaceState(null, '', '/reset-password?lang=sv#token=abc');
  const { result, rerender } = renderHook(() => useLinkToken('token'));
  expect(result.current).toBe('abc');
  expect(location.hash).toBe('');
  expect(location.search).toBe('?lang=sv');
  rerender();
  expect(result.current).toBe('abc');
});

test('a link without it leaves the address alone', () => {
  history.replaceState(null, '', '/signup#invitation=abc');
  expect(renderHook(() => useLinkToken('token')).result.current).toBeNull();
  expect(location.hash).toBe('#invitation=abc');
});

test('a signing link outlives the page, waits until it is settled, and is let go', () => {
  expect(keepSigningToken('signing=')).toBe(false);
  expect(keepSigningToken('signing=abc')).toBe(true);
  expect(signingToken()).toBe('abc');
  expect(isSigningPending()).toBe(true);
  settleSigning();
  expect(isSigningPending()).toBe(false);
  expect(signingToken()).toBe('abc');
  keepSigningToken('signing=def');
  expect(isSigningPending()).toBe(true);
  forgetSigning();
  expect(signingToken()).toBeNull();
});
