import { expect, test } from 'vitest';
import { keyModes, keyScopes } from './key-scopes.ts';

test('programs outside name these scopes and modes (OPEN.md, section 1)', () => {
  expect(keyScopes.join(', ')).toBe('read, documents:write, prices:write, claims:write');
  expect(keyModes.map((mode) => `kk_${mode}_…`)).toEqual(['kk_live_…', 'kk_test_…']);
});
