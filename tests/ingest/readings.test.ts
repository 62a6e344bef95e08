import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTextPdf } from '#core/reading/read-text-pdf.ts';
import { type DocumentScore, scoreDocument } from '#platform/server/cli/score-document.ts';
import { truthOf } from '#platform/server/cli/truth.ts';
import { loadCorpusFolder } from '#platform/server/config.ts';

// The corpus belongs to other people under several licences, so it lies outside the repository; its place is a setting.
const corpus = resolve(import.meta.dirname, '../..', loadCorpusFolder());

interface Entry {
  readonly file: string;
  readonly format: string;
  readonly stripped?: string;
}

const entries = existsSync(join(corpus, 'manifest.json'))
  ? (JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Entry[])
  : [];
const files = entries.flatMap(({ file, format, stripped }) =>
  stripped === undefined ? (format === 'text-pdf' ? [file] : []) : [stripped],
);

interface Scored extends DocumentScore {
  readonly file: string;
  readonly trusted: boolean;
}

const score = async (file: string): Promise<Scored[]> => {
  const [result, known] = await Promise.all([
    readTextPdf(readFileSync(join(corpus, file))),
    truthOf(join(corpus, 'truth'), join(corpus, file)),
  ]);
  if (known === null) throw new Error(`no truth for ${file}`);
  // A picture in a PDF has no text to read.
  if (!result.ok) return [];
  return [{ ...scoreDocument(result.reading.invoice, known.truth), file, trusted: result.reading.trusted }];
};

describe.skipIf(files.length === 0)(
  `text PDFs of the corpus at ${corpus}${files.length === 0 ? ' IS ABSENT: skipped' : ''}`,
  () => {
    test('reach the floors of docs/reading-accuracy.md, and none is trusted falsely', async () => {
      const scores: Scored[] = [];
      for (const file of files) scores.push(...(await score(file)));
      const sum = (count: (each: Scored) => number): number =>
        scores.reduce((total, each) => total + count(each), 0);
      expect(scores.filter(({ trusted, right }) => trusted && !right).map(({ file }) => file)).toEqual([]);
      expect(scores.length).toBeGreaterThanOrEqual(38);
      expect(sum(({ linesRight }) => linesRight) / sum(({ lines }) => lines)).toBeGreaterThanOrEqual(0.98);
      expect(sum(({ fieldsRight }) => fieldsRight) / sum(({ fields }) => fields)).toBeGreaterThanOrEqual(
        0.95,
      );
      expect(scores.filter(({ right }) => right).length).toBeGreaterThanOrEqual(34);
      expect(scores.filter(({ trusted }) => trusted).length).toBeGreaterThanOrEqual(11);
    });
  },
);
