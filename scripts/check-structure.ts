import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkClasses } from './structure/classes.ts';
import { checkExpansion } from './structure/expansion.ts';
import { exceptions } from './structure/exceptions.ts';
import { type Finding, printFinding, type Rule, type SourceFile } from './structure/finding.ts';
import { checkAddresses } from './structure/addresses.ts';
import { checkArrows } from './structure/arrows.ts';
import { checkForbiddenText } from './structure/forbidden-text.ts';
import { checkHomes } from './structure/homes.ts';
import { checkNames } from './structure/names.ts';
import { checkOnlyTests } from './structure/only-tests.ts';
import { checkPackageScripts } from './structure/package-scripts.ts';
import { checkPurity } from './structure/purity.ts';
import { readTree } from './structure/read-tree.ts';
import { checkSizes } from './structure/sizes.ts';
import { checkTexts, type TextPair } from './structure/texts.ts';
import { checkUntestedState } from './structure/untested-state.ts';
import { checkVocabulary } from './structure/vocabulary.ts';
import { checkWidths } from './structure/widths.ts';

const rules: readonly Rule[] = [
  checkVocabulary,
  checkWidths,
  checkSizes,
  checkNames,
  checkForbiddenText,
  checkHomes,
  checkArrows,
  checkOnlyTests,
  checkPurity,
  checkAddresses,
  checkClasses,
  checkUntestedState,
  checkExpansion,
];

async function exportOf(root: string, path: string, files: readonly SourceFile[]): Promise<unknown> {
  if (!files.some((file) => file.path === path)) return undefined;
  const module: unknown = await import(pathToFileURL(join(root, path)).href);
  return typeof module === 'object' && module !== null ? Object.values(module)[0] : undefined;
}

async function readTexts(root: string, files: readonly SourceFile[]): Promise<TextPair[]> {
  const stems = new Set(
    files.flatMap(({ path }) => /^(src\/.+\/[a-z-]*texts[a-z-]*)\.(?:en|sv)\.ts$/.exec(path)?.[1] ?? []),
  );
  return Promise.all(
    [...stems].map(async (stem) => ({
      stem,
      en: await exportOf(root, `${stem}.en.ts`, files),
      sv: await exportOf(root, `${stem}.sv.ts`, files),
    })),
  );
}

function scriptsIn(files: readonly SourceFile[]): Record<string, string> {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(text);
  return scripts;
}

/** Everything in the tree at `root` that breaks a rule of the house. */
export async function checkStructure(root: string): Promise<Finding[]> {
  const files = readTree(root);
  const found = [
    ...rules.flatMap((rule) => rule(files)),
    ...checkPackageScripts(scriptsIn(files)),
    ...checkTexts(await readTexts(root, files)),
  ];
  return found.filter(({ rule, path }) => !exceptions[rule]?.includes(path));
}

if (import.meta.main) {
  const findings = await checkStructure(resolve(process.argv[2] ?? '.'));
  for (const finding of findings) console.log(printFinding(finding));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
