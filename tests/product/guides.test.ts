import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { guides } from '#features/help/guides/rules-guides.ts';
import { versionsOf } from '#features/help/guides/rules-news.ts';
import { topics } from '#features/help/guides/rules.ts';

const root = resolve(import.meta.dirname, '..', '..');
const place = /([^/]+)\/texts(-[a-z]+)?\.([a-z]+)\.ts$/;

/** Every text of the product by language, namespace and key. */
const allTexts = async (): Promise<Map<string, Readonly<Record<string, string>>>> => {
  const all = new Map<string, Readonly<Record<string, string>>>();
  for (const file of globSync('src/{features,platform/web}/**/texts*.{en,sv}.ts', { cwd: root })) {
    const [, folder = '', topic = '', language = ''] = place.exec(file) ?? [];
    const { texts }: { texts: Readonly<Record<string, string>> } = await import(resolve(root, file));
    all.set(`${language} ${folder}${topic}`, texts);
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

test('the changelog of the product loses no line on the way', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8');
  const own = versionsOf(text);
  expect(own.length).toBe(text.match(/^## /gm)?.length);
  expect(own.flatMap(({ groups }) => groups).flatMap(({ items }) => items)).toHaveLength(
    text.match(/^- /gm)?.length ?? 0,
  );
});
