import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '#platform/server/config-settings.ts';

const folder = resolve(import.meta.dirname, '..', '..', 'deploy');

/** What the examples give to somebody else: PostgreSQL's own settings, the password that stands in DATABASE_URL, and the C library's. */
const others: ReadonlySet<string> = new Set([
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'MALLOC_ARENA_MAX',
]);

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ +([A-Z][A-Z0-9_]+):|^Environment=([A-Z0-9_]+)=|\$\{([A-Z0-9_]+)[:}]/gm)].map(
    ([, yaml, unit, variable]) => yaml ?? unit ?? variable ?? '',
  );

test.each(readdirSync(folder))('%s names only settings that there are', (file) => {
  const names = namesIn(readFileSync(join(folder, file), 'utf8'));
  expect(names.filter((name) => !others.has(name) && !Object.hasOwn(settings, name))).toEqual([]);
  if (!file.endsWith('.timer')) expect(names).toContain('DATA_DIR');
});

test('every way to start the server in production spares the same memory, and so does what the bench starts', () => {
  const root = resolve(folder, '..');
  const files = [
    'docs/operations.md',
    'deploy/compose.yaml',
    'deploy/krogkoll.service',
    'e2e/kill/server-child.ts',
  ];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    expect([file, /MALLOC_ARENA_MAX\W+2\b/.test(text)]).toEqual([file, true]);
    const start = /--max-semi-space-size=16\W+--max-old-space-size=1024\W+src\/app\/server\.ts/;
    expect([file, start.test(text)]).toEqual([file, true]);
  }
});

test('the parts of the Compose file are those that a process can be', () => {
  const roles = [...readFileSync(join(folder, 'compose.yaml'), 'utf8').matchAll(/^ +ROLE: (\w+)/gm)];
  for (const [, role = ''] of roles) expect(settings.ROLE.read(role)).toBe(role);
  expect(roles).toHaveLength(3);
});
