import { isScreen, needed } from './calls-only.ts';
import { type Finding, isIn, isTest, isTypeScript, lineAt, type SourceFile } from './finding.ts';

type Ban = { pattern: RegExp; where: (file: SourceFile) => boolean; message: string };

const everywhere = (): boolean => true;
const lock = ({ path }: SourceFile): boolean => path === 'package-lock.json';

// A test is its own caller: it takes its settings (an engine, a corpus) from whoever runs it.
const readsSettings = (file: SourceFile): boolean =>
  isIn('src')(file) &&
  isTypeScript(file) &&
  !isTest(file) &&
  !isIn('src/testing')(file) &&
  file.path !== 'src/platform/server/config.ts';

// What an entry of the contract has beside what a call is made of, the compiler knows and no screen: types may tell of it.
const notNeeded = new RegExp(
  `(?<!typeof )\\b(?:endpoint|\\w*[cC]ontract\\.\\w+)\\.(?!(?:${needed.join('|')}|ts)\\b)\\w+`,
  'g',
);

const bans: readonly Ban[] = [
  {
    pattern: /@ts-(?:ignore|expect-error|nocheck)/g,
    where: isTypeScript,
    message: 'a silenced type error: make the types true',
  },
  {
    pattern: /\bas\s+(?:unknown|never)\s+as\b|\bas\s+any\b(?!\s+[a-z])/g,
    where: isTypeScript,
    message: 'an assertion through the back door: parse the value (zod) or narrow it',
  },
  {
    pattern: /(?:ox|es)lint-disable/g,
    where: isTypeScript,
    message: 'a silenced rule: follow it, or change it for everyone with a decision record',
  },
  {
    pattern: /\bprocess\.env\b/g,
    where: readsSettings,
    message: 'settings are read in src/platform/server/config.ts only: take the value as a parameter',
  },
  {
    pattern: notNeeded,
    where: (file) => isScreen(file.path) && !isTest(file),
    message:
      'not in the build: screens have of the contract what calls need (scripts/structure/calls-only.ts)',
  },
  {
    pattern: /\b(?:TO[D]O|FIX[M]E)\b/g,
    where: (file) => !lock(file),
    message: 'unfinished work: finish it or write an issue',
  },
  {
    pattern: /^(?:<{7}|>{7}) .*/gm,
    where: everywhere,
    message: 'left by a merge: keep the lines that hold',
  },
  {
    pattern: /(?<![\w.~-])\/(?:work|tmp|Users)\/[\w.-]/g,
    where: everywhere,
    message: "a path of somebody's machine: use a relative path or os.tmpdir()",
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio)[\w.-]*/g,
    where: everywhere,
    message: 'a package registry: the reader has their own',
  },
];

/** Things that no file of the tree says, each with the line. */
export function checkForbiddenText(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    bans
      .filter(({ where }) => where(file))
      .flatMap(({ pattern, message }) =>
        [...file.text.matchAll(pattern)].map((match) => ({
          path: file.path,
          line: lineAt(file.text, match.index),
          rule: 'text',
          message: `"${match[0]}" is ${message}`,
        })),
      ),
  );
}
