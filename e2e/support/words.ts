import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Look } from './look.ts';

const source = resolve(import.meta.dirname, '..', '..', 'src');

type Language = Look['language'];
type Texts = Readonly<Record<string, string>>;

/** Every text of the product by its place (`features/invoices`) and key, in both languages. */
export type Words = { readonly [Each in Language]: ReadonlyMap<string, string> };

// Articles on the sign-in page, which invoices of the sample have too.
const isData = (key: string): boolean => key.startsWith('example');

// Letters, notices and documents are no screens.
const onScreen = /\/texts(?!-(?:letters|notices|document)\b)(?:-[a-z]+)?\.(en|sv)\.ts$/;

async function placesOf(language: Language): Promise<string[]> {
  const files = await readdir(source, { recursive: true });
  return files.filter((file) => onScreen.exec(file)?.[1] === language);
}

async function wordsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of await placesOf(language)) {
    const { texts }: { texts: Texts } = await import(resolve(source, file));
    const place = file.slice(0, file.indexOf('/texts'));
    for (const [key, words] of Object.entries(texts)) if (!isData(key)) found.set(`${place} ${key}`, words);
  }
  return found;
}

/** Loads the texts of every feature. */
export async function loadWords(): Promise<Words> {
  const [sv, en] = await Promise.all([wordsOf('sv'), wordsOf('en')]);
  return { sv, en };
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (words: string): string =>
  words
    .replaceAll(/<\/?b>/g, '')
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join('.+');

// Words that both languages, or the sample's own data, have, and languages by their own names.
const sharedWords = new Set([
  'Frakt',
  'Pant',
  'Faktura',
  'Faktura {{number}}',
  'Rabatt',
  'Svenska',
  'English',
]);

/** One short word between values, as "från", stands in many a line that is data. */
const hasWords = (words: string): boolean =>
  words.replaceAll(/\{\{\w+\}\}|<\/?b>|[^\p{L}]/gu, '').length > (words.includes('{{') ? 4 : 3);

/** Tells the lines of a screen that are words of the other language, or the key of a missing text. */
export function strangersIn(words: Words, language: Language): (lines: readonly string[]) => string[] {
  const own = new Set(words[language].values());
  const other = [...words[language === 'sv' ? 'en' : 'sv'].values()].filter(
    (each) => !own.has(each) && !sharedWords.has(each) && hasWords(each),
  );
  const foreign = new RegExp(`^(?:${other.map(patternOf).join('|')})$`);
  const native = new RegExp(`^(?:${[...own].filter(hasWords).map(patternOf).join('|')})$`);
  const keys = new Set([...words.sv.keys()].map((each) => each.split(' ')[1] ?? ''));
  const isKey = (line: string): boolean => /[a-z][A-Z]|\w\.\w/.test(line) && keys.has(line);
  return (lines) => lines.filter((line) => isKey(line) || (foreign.test(line) && !native.test(line)));
}
