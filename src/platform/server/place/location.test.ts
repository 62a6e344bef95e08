import { expect, test } from 'vitest';
import { ConfigError } from '../config-setting.ts';
import { replicaOf } from './location.ts';

const server = 'postgres://krogkoll@db.example/krogkoll';
const standby = 'postgres://krogkoll@standby.example/krogkoll';

test('a standby answers reads beside a server, and the embedded engine has none', () => {
  const none = { DATABASE_URL: undefined, DATABASE_READ_URL: undefined, DATABASE_READ_LAG: 10 };
  expect(replicaOf(none)).toBeUndefined();
  expect(replicaOf({ ...none, DATABASE_URL: server, DATABASE_READ_URL: standby })).toEqual({
    url: standby,
    mostBehind: 10,
  });
  const alone = { ...none, DATABASE_READ_URL: standby };
  expect(() => replicaOf(alone)).toThrow(ConfigError);
  expect(() => replicaOf(alone)).toThrow('DATABASE_READ_URL needs DATABASE_URL');
});
