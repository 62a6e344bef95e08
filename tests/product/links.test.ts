import { unsubscribePath } from '#features/account/notifications/contract-unsubscribe.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut } from '#platform/server/post/lay-out.ts';
import { letterKinds } from '#platform/server/post/letter.ts';
import type { Path } from '#platform/wire/path.ts';
import { exportsOf, follow, statedPaths } from '#testing/addresses.ts';
import { letterSamples } from '#testing/mails/letter-samples.ts';
import type { Told } from '#testing/mails/posted-letter.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

const languages = ['sv', 'en'] as const;

let product: TestProduct;
let paths: readonly Path[];
beforeAll(async () => {
  product = await openTestProduct();
  // The page that ends a kind of mail is the server's own.
  paths = [...(await statedPaths()), unsubscribePath];
});
afterAll(() => product.close());

const publicUrl = 'https://krogkoll.test';

/** Where everything leads that can be pressed in what a reader gets. */
const linksOf = (told: Told): readonly string[] => {
  if ('path' in told) return [told.path];
  const { html, text } = layOut(told, publicUrl);
  const pressed = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const read = text.match(/https?:\/\/\S+/g) ?? [];
  return [...new Set([...pressed, ...read])].map((url) => url.replace(publicUrl, ''));
};

describe.each(languages)('in %s', (language) => {
  test.each(letterSamples)('%s leads where it should, and there is a screen', async (_by, tell, leads) => {
    const told = await tell(language, product);
    if ('kind' in told) expect(told.language).toBe(language);
    const links = linksOf(told);
    expect(links).toEqual(leads);
    for (const link of links) expect(paths.map(({ pattern }) => pattern)).toContain(follow(paths, link));
  });
});

test('no letter is left out', async () => {
  const isNoLetter = [
    'signingLink',
    'senderReason',
    'languageOfSender',
    'oneAlert',
    'manyAlerts',
    'isSilent',
    'waitCount',
    'waitNotes',
  ];
  const modules = await exportsOf('features/*/*/server/emails*.ts');
  const makers = [...modules.values()].flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  const sampled = new Set(letterSamples.map(([by]) => by.split(' ')[0] ?? ''));
  expect([...sampled].toSorted()).toEqual(makers.filter((name) => !isNoLetter.includes(name)).toSorted());
  const told = await Promise.all(letterSamples.map(async ([, tell]) => tell('sv', product)));
  const kinds = new Set(told.flatMap((one) => ('kind' in one ? [one.kind] : [])));
  expect(Object.keys(letterKinds).filter((kind) => !kinds.has(kind as keyof typeof letterKinds))).toEqual([]);
});

const written = /href=\\?["']([^"']+)|https?:\/\/[^\s"']+|(?<=^|[\s("])\/[a-z][\w/-]*/g;

const flat = (texts: unknown): readonly string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(flat) : [String(texts)];

test('every address in a text is a screen', async () => {
  expect('Se <a href="/outlet">den</a> och /invoices/inbox, 10 kr/kg och/eller 3/4'.match(written)).toEqual([
    'href="/outlet',
    '/invoices/inbox',
  ]);
  const modules = await exportsOf('{features,platform}/**/*texts*.ts');
  const lines = [...modules.values()].flatMap((one) => flat(one));
  expect(lines.length).toBeGreaterThan(1_000);
  const links = lines.flatMap((line) => [...line.matchAll(written)].map(([all, href]) => href ?? all));
  expect(links.map((link) => follow(paths, link)).filter((said) => said.startsWith('no '))).toEqual([]);
});

test.each([
  ['/supplier-finder', 'no screen at /supplier-finder'],
  ['/outlet?tab=teams', '/outlet knows no "tab=teams"'],
  ['/outlet?tabs=team', '/outlet knows no "tabs"'],
  ['/invoices/inbox', '/invoices/inbox'],
  ['/invoices/abc?lang=sv', '/invoices/$invoiceId'],
])('%s is followed to %s', (address, said) => expect(follow(paths, address)).toBe(said));
