import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Names that roles do not have: what they are called is said once, in `roleNames`. */
const otherNames =
  /redigerare|redaktör|(?<!konto)ägare och (?:de|red)|\b(?:owners and editors|editors and owners)\b/iu;

test('texts call roles by their names and by no others', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob('src/**/texts*.ts')) {
    files += 1;
    const lines = (await readFile(file, 'utf8')).split('\n');
    found.push(...lines.filter((line) => otherNames.test(line)).map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(50);
});
