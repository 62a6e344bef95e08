import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keyBytes, keyTokenOf } from '#core/access/key-token.ts';
import { visit } from '#testing/web/world.tsx';
import { apiFeature } from './feature.tsx';

afterEach(() => vi.unstubAllGlobals());

const testKey = keyTokenOf('test', new Uint8Array(keyBytes));

test('it says how the API works, and finds entries by their words', async () => {
  const { fill } = await visit(apiFeature, { at: '/developers', as: 'owner' });
  expect(await screen.findByRole('heading', { name: 'API:et', level: 1 })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Testnycklar' })).toBeTruthy();
  await fill('Sök', 'claims write');
  expect(await screen.findByRole('link', { name: /Drafts claims/ })).toBeTruthy();
});

test('an entry is shown in three languages, and is tried with a test key alone', async () => {
  const asked = vi.fn(async () => new Response('{"data":[]}', { status: 200 }));
  const { fill, user } = await visit(apiFeature, { at: '/developers?entry=listInvoices', as: 'owner' });
  expect((await screen.findByRole('region', { name: 'curl' })).textContent).toContain(
    'Authorization: Bearer',
  );
  expect(screen.getByRole('region', { name: 'curl' }).textContent).toContain('expand=supplier,lines');
  expect(screen.getByText('supplier, lines')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Python' }));
  expect(screen.getByRole('region', { name: 'Python' }).textContent).toContain('urllib.request');
  // The screen's own questions go where they always do.
  const usual = globalThis.fetch;
  vi.stubGlobal('fetch', (...words: Parameters<typeof fetch>) => {
    const [target] = words;
    return typeof target === 'string' && target.startsWith('/api/v1/') ? asked() : usual(...words);
  });
  await fill('Testnyckel', testKey.replace('test', 'live'));
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(screen.getByText('Det är ingen nyckel')).toBeTruthy();
  await fill('Testnyckel', keyTokenOf('live', new Uint8Array(keyBytes)));
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(screen.getByText(/Använd en testnyckel/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await fill('Testnyckel', testKey);
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect((await screen.findByRole('region', { name: 'Svar' })).textContent).toContain('{"data":[]}');
});
