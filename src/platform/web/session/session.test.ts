import { expect, test } from 'vitest';
import { claimsOf } from './session.ts';

const tokenWith = (claims: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `Bearer h.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.s`;
};

test('claims are read with or without the Bearer prefix, also beyond ASCII', () => {
  const claims = { impersonatedUser: 'Åsa Öberg' };
  expect(claimsOf(tokenWith(claims))).toEqual(claims);
  expect(claimsOf(tokenWith(claims).slice(7))).toEqual(claims);
});

test('what is no token has no claims', () => {
  for (const text of ['', 'Bearer x', 'Bearer a.%%%.c', 'Bearer a.bnVsbA.c'])
    expect(claimsOf(text)).toBeNull();
});
