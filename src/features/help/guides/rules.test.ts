import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { placeOf } from '#platform/web/texts/text-backend.ts';
import { guides } from './rules-guides.ts';
import { showHref, shownLabel, topics } from './rules.ts';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Every text of the product by language, namespace and key. */
const allTexts = async (): Promise<Map<string, Readonly<Record<string, string>>>> => {
  const all = new Map<string, Readonly<Record<string, string>>>();
  for (const file of globSync('src/{features,platform/web}/**/texts*.{en,sv}.ts', { cwd: root })) {
    const place = placeOf(file);
    if (place === undefined) throw new Error(file);
    const { texts }: { texts: Readonly<Record<string, string>> } = await import(resolve(root, file));
    all.set(`${place.language} ${place.namespace}`, texts);
  }
  return all;
};
const texts = await allTexts();

const says = (language: string, namespace: string, key: string): string | undefined => {
  const of = texts.get(`${language} ${namespace}`);
  return of?.[key] ?? of?.[`${key}_other`];
};
const patterns = pages.map((pattern) => new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`));

describe.each(guides.map((guide) => [guide.id, guide] as const))(
  'the guide %s',
  (id, { topic, steps, labels, show }) => {
    const keys = ['title', 'lede', 'words', ...Array.from({ length: steps }, (_, at) => `step${at + 1}`)];
    const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

    test.each(['sv', 'en'])('has all its words in %s, and every blank is a word of a screen', (language) => {
      const named = new Set<string>();
      for (const key of keys) {
        const text = says(language, `guides-${topic}`, `${id}.${key}`);
        expect(text, key).toBeTruthy();
        for (const blank of blanks(text ?? '')) named.add(blank);
      }
      expect([...named].toSorted()).toEqual(Object.keys(labels).toSorted());
      for (const label of [...Object.values(labels), ...(show.at === null ? [] : [show.at])]) {
        const at = label.indexOf(':');
        const words = says(language, label.slice(0, at), label.slice(at + 1));
        expect(words, label).toBeTruthy();
        expect(words, label).not.toContain('{{');
      }
      expect(says(language, `guides-${topic}`, `${id}.step${steps + 1}`)).toBeUndefined();
    });

    test('leads to a screen that there is', () => {
      const path = new URL(show.href, 'https://krogkoll.example').pathname;
      expect(
        patterns.some((pattern) => pattern.test(path)),
        path,
      ).toBe(true);
    });
  },
);

test('every guide has an id of its own, and every topic has guides', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  expect(topics.every((topic) => guides.some((guide) => guide.topic === topic))).toBe(true);
});

describe('an address that points', () => {
  test('says what at, and comes back', () => {
    const href = showHref({ href: '/outlet?tab=team', at: 'outlets:tab.team' });
    expect(href).toBe('/outlet?tab=team#show=outlets%3Atab.team');
    expect(shownLabel(new URL(href, 'https://krogkoll.example').hash)).toBe('outlets:tab.team');
  });

  test.each(['', '#show=', '#token=a:b', '#show=<b>:x', '#show=a', '#show=a:b c', '#show=%E0%A4%A'])(
    'points at nothing where it says %j',
    (hash) => expect(shownLabel(hash)).toBeNull(),
  );
});
