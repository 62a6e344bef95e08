import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envExample } from './config-example.ts';
import { loadConfig } from './config.ts';

const directory = (): string => mkdtempSync(join(tmpdir(), 'krogkoll-config-'));
const goodKey = 'T9vQ2mXc7RkL4pWz8YbN1sHd6FgJ3tVe5UaK0oIx';

describe('settings', () => {
  test('have fallbacks and types', () => {
    const config = loadConfig({ DATA_DIR: directory(), PORT: '0', HOST: '' });
    expect(config).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: undefined,
    });
  });

  test('that are wrong are all named at once', () => {
    expect(() => loadConfig({ PORT: '70000', NODE_ENV: 'prod', DATABASE_URL: 'mysql://x' })).toThrow(
      /NODE_ENV must be one of[^]*PORT must be a whole number[^]*DATABASE_URL must be an address/,
    );
  });

  test('make the missing key once in local mode, readable by the owner only', () => {
    const DATA_DIR = join(directory(), 'data');
    const first = loadConfig({ DATA_DIR });
    expect(first.SESSION_KEY.length).toBeGreaterThanOrEqual(64);
    expect(loadConfig({ DATA_DIR }).SESSION_KEY).toBe(first.SESSION_KEY);
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')).toContain(first.SESSION_KEY);
    expect(loadConfig({ DATA_DIR, SESSION_KEY: goodKey }).SESSION_KEY).toBe(goodKey);
  });

  test.each([
    [undefined, /SESSION_KEY is not set/],
    ['x7Kp', /SESSION_KEY is shorter than 32/],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', /repeats/],
    ['please-change-this-very-long-example-key', /looks like an example/],
  ])('refuse to start production with the key %j', (SESSION_KEY, message) => {
    expect(() => loadConfig({ NODE_ENV: 'production', SESSION_KEY })).toThrow(message);
  });

  test('start production with a good key and write nothing', () => {
    expect(loadConfig({ NODE_ENV: 'production', SESSION_KEY: goodKey }).SESSION_KEY).toBe(goodKey);
  });

  test('stand in .env.example, which is up to date', () => {
    const file = new URL('../../../.env.example', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(envExample());
    expect(envExample()).not.toContain(goodKey);
  });
});
