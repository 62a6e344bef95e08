import { expect, test } from 'vitest';
import { roleNames } from './role-names.ts';
import { roles } from './roles.ts';

test('every role has a name of its own in each language', () => {
  const names = [roleNames.sv, roleNames.en].flatMap((language) => roles.map((role) => language[role]));
  expect(new Set(names)).toHaveLength(6);
  expect(names).not.toContain('');
});
