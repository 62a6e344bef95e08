import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loginPath } from '#features/account/sessions/paths.ts';
import { launchBrowser } from './support/browser.ts';

// A copy of the tree to edit, below it, so that it finds the packages.
const root = resolve(import.meta.dirname, '..');
const copied = ['package.json', 'tsconfig.base.json', 'tsconfig.web.json', 'vite.config.ts', 'index.html'];
const folders = ['src', 'public', 'scripts', 'database'];
let folder: string;
let browser: Browser;
let dev: ChildProcess;
let page: Page;
let printed = '';

const freePort = async (): Promise<string> => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  return typeof address === 'object' && address !== null ? String(address.port) : '';
};

const edit = (path: string, before: string, after: string): void => {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
};

beforeAll(async () => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist', 'dev-'));
  for (const name of [...copied, ...folders])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const [api, web] = [await freePort(), await freePort()];
  dev = spawn(process.execPath, ['scripts/dev.ts', '--port', web], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: api,
      SMTP_PORT: '0',
      SAMPLE_DATA: 'off',
      DEMO_DATA: 'off',
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
  browser = await launchBrowser();
  const isReady = () => expect(printed).toMatch(/\bready\b.*http/);
  await vi.waitFor(isReady, { timeout: 200_000, interval: 100 });
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${web}`, locale: 'en-GB' });
});

afterAll(async () => {
  await browser.close();
  const exited = once(dev, 'exit');
  dev.kill('SIGTERM');
  await exited;
  rmSync(folder, { recursive: true, force: true });
});

it('an open page shows an edited text and an edited component without a reload', async () => {
  await page.goto(loginPath());
  const password = page.locator('input[type=password]');
  await password.waitFor({ timeout: 120_000 });
  await password.fill('typed before the edit');
  edit('src/features/account/sessions/texts.en.ts', "signIn: '", "signIn: 'Really ");
  await page.getByRole('button', { name: /^Really / }).waitFor();
  edit('src/features/account/sessions/web/login-form.tsx', "t('signIn')", "`${t('signIn')} twice`");
  await page.getByRole('button', { name: /^Really .* twice$/ }).waitFor();
  expect(await password.inputValue()).toBe('typed before the edit');
});

it('the server starts anew when its code was edited, and the page reaches it', async () => {
  const health = (): Promise<number> =>
    page.evaluate('fetch("/api/health").then(({ status }) => status)') as Promise<number>;
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  const before = printed.length;
  edit('src/app/server.ts', 'import { mkdirSync }', '// Edited.\nimport { mkdirSync }');
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toMatch(/\bready\b.*http/);
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
});
