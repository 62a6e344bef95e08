import { expect, test } from 'vitest';
import { ConfigError } from '../config-setting.ts';
import { partsOf } from './role.ts';

const server = 'postgres://krogkoll@127.0.0.1/krogkoll';

test.each([
  ['all', { works: true, receivesMail: true, makesSample: true }],
  ['web', { works: false, receivesMail: false, makesSample: false }],
  ['work', { works: true, receivesMail: false, makesSample: false }],
  ['mail', { works: false, receivesMail: true, makesSample: false }],
] as const)('a process that is %s starts what belongs to it', (ROLE, parts) => {
  expect(partsOf({ ROLE, DATABASE_URL: server })).toEqual(parts);
});

test('the embedded engine has one process, which does everything', () => {
  expect(partsOf({ ROLE: 'all', DATABASE_URL: undefined }).works).toBe(true);
  expect(() => partsOf({ ROLE: 'work', DATABASE_URL: undefined })).toThrow(ConfigError);
});
