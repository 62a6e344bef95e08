import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/security-requirements.md', import.meta.url), 'utf8');

const rows = page
  .split('\n')
  .map((line) => /^\| (R\d+) [^|]*\|[^|]*\|([^|]*)\|$/.exec(line))
  .flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const]));

const shown =
  'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29 R30 R31 R32 R33 R34 R35 R36 R37 R38 R39 R40 R41 R42 R43 R44 R45 R46 R47 R48 R49 R50 R51 R52 R53 R54 R57 R58 R60 R61 R62 R63 R64'.split(
    ' ',
  );

test('every requirement of the product has its line', () => expect(rows.map(([id]) => id)).toEqual(shown));

test('what ASVS asks of who gives tokens has its test, and only that is promised', () => {
  const said = /## Programs that are let in\n([^#]*)/.exec(page)?.[1] ?? '';
  const promised = said.match(/\b10\.\d\.\d+/g) ?? [];
  const held = ['oauth', 'oauth-server'].flatMap((name) => {
    const tests = readFileSync(new URL(`../../tests/security/${name}.test.ts`, import.meta.url), 'utf8');
    return [...tests.matchAll(/test\('(10\.\d\.\d+) /g)].map(([, id]) => id ?? '');
  });
  expect(held.toSorted()).toEqual(promised.toSorted());
  expect(held).toHaveLength(22);
});

test.each(rows)('%s names tests that exist, and one of them names it', (id, said) => {
  const files = [...said.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  const texts = files.map((file) => {
    const path = new URL(`../../${file}`, import.meta.url);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });
  expect(files.filter((_, index) => texts[index] === '')).toEqual([]);
  expect(texts.some((text) => new RegExp(`\\b${id}\\b`).test(text))).toBe(true);
});
