import type { Judged } from './judged.ts';

/** Survivors of roles, keys, passwords and plans that were looked at. */
export const peopleJudged: readonly Judged[] = [
  {
    line: "browser: firstOf(browsers, userAgent ?? ''),",
    becomes: ['userAgent', "'mutated'"],
    why: 'No pattern finds a browser in nothing, in the word null or in this one.',
  },
  {
    line: "system: firstOf(systems, userAgent ?? ''),",
    becomes: ['userAgent', "'mutated'"],
    why: 'No pattern finds a system in nothing, in the word null or in this one.',
  },
  {
    line: "'team.read': 'reporter',",
    becomes: ["''"],
    why: 'The weakest role and none at all: every role carries either.',
  },
  {
    line: "'team.leave': 'reporter',",
    becomes: ["''"],
    why: 'The weakest role and none at all: every role carries either.',
  },
  {
    line: "for (let left = number; left > 0n; left /= 62n) text = (digits[Number(left % 62n)] ?? '') + text;",
    becomes: ['digits[Number(left % 62n)]', "'mutated'"],
    why: 'Each of the 62 digits is there: the default is for the compiler.',
  },
  {
    line: 'for (let size = 2; size <= core.length / 2; size += 1) {',
    becomes: ['1', 'core.length * 2'],
    why: 'No letter alone is a stem, and a text that is one is found before it is cut.',
  },
  {
    line: 'return false;',
    path: 'src/core/access/password.ts',
    becomes: ['left out'],
    why: 'What is left out answers undefined, which its only caller takes for no.',
  },
];
