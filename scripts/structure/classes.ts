import { posix } from 'node:path';
import { type Finding, isTest, lineAt, type SourceFile } from './finding.ts';
import { type ClassUse, isModule, scopedName, type Selector, selectorsOf } from './stylesheets.ts';

type Sheet = SourceFile & { selectors: Selector[] };

const isFeature = ({ path }: SourceFile): boolean => path.startsWith('src/features/');

function at({ path, text }: SourceFile, offset: number, message: string): Finding {
  return { path, line: lineAt(text, offset), rule: 'class', message };
}

/**
 * House rule on styles: the kit's classes are global and each is defined in one stylesheet; a feature's classes are scoped,
 * each is used, and what a screen names is there.
 */
export function checkClasses(files: readonly SourceFile[]): Finding[] {
  const sheets = files
    .filter(({ path }) => /^src\/.+\.css$/.test(path))
    .map((file) => ({ ...file, selectors: selectorsOf(file) }));
  const kit = new Set(
    sheets
      .filter((sheet) => !isModule(sheet.path))
      .flatMap(({ selectors }) => selectors.flatMap(({ classes }) => classes.map(({ name }) => name))),
  );
  const screens = files.filter(({ path }) => /^src\/.+\.tsx$/.test(path));
  const [kits, features] = [sheets.filter((sheet) => !isFeature(sheet)), sheets.filter(isFeature)];
  return [
    ...kits
      .filter(({ path }) => isModule(path))
      .map((sheet) => at(sheet, 0, 'the kit is plain CSS: name it *.css')),
    ...definedTwice([...kits.filter(({ path }) => !isModule(path)), ...features]),
    ...features.flatMap((sheet) => strayGlobals(sheet, kit)),
    ...moduleUses(features, screens),
    ...screens
      .filter((screen) => isFeature(screen) && !isTest(screen))
      .flatMap((one) => unknownWords(one, kit)),
  ];
}

const alone = /^\s*\.[\w-]+\s*$/;

const ownOf = (classes: readonly ClassUse[]): string[] =>
  classes.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name);

/** The classes that are a sheet's own, each with the offset of where it stands first. */
function firstOf({ selectors }: Pick<Sheet, 'selectors'>): Map<string, number> {
  const found = new Map<string, number>();
  for (const { classes } of selectors)
    for (const { name, offset, isGlobal } of classes)
      if (!isGlobal && !found.has(name)) found.set(name, offset);
  return found;
}

/**
 * The names that a sheet defines. In a module that is every class of its own; in the kit, where parts also style parts in
 * places, states and windows, every class that is a selector alone.
 */
function definitionsOf({ path, selectors }: Sheet): [name: string, offset: number][] {
  if (isModule(path))
    return [...firstOf({ selectors })].map(([name, offset]) => [scopedName(name, path), offset]);
  return [...firstOf({ selectors: selectors.filter(({ text, isInner }) => !isInner && alone.test(text)) })];
}

function definedTwice(sheets: readonly Sheet[]): Finding[] {
  const first = new Map<string, string>();
  return sheets.flatMap((sheet) =>
    definitionsOf(sheet).flatMap(([name, offset]) => {
      const other = first.get(name);
      if (other !== undefined) return [at(sheet, offset, `".${name}" is defined in ${other} already`)];
      first.set(name, sheet.path);
      return [];
    }),
  );
}

/** A feature's sheet reaches into the kit only beside or around a class of its own, and only to classes that the kit has. */
function strayGlobals(sheet: Sheet, kit: ReadonlySet<string>): Finding[] {
  if (!isModule(sheet.path))
    return [at(sheet, 0, 'a stylesheet of a feature is a CSS module: name it *.module.css')];
  return sheet.selectors.flatMap(({ text, offset, classes }) => {
    const start = offset + text.length - text.trimStart().length;
    const found = classes
      .filter(({ name, isGlobal }) => isGlobal && !kit.has(name))
      .map((one) => at(sheet, one.offset, `the kit has no ".${one.name}"`));
    if (classes.every(({ isGlobal }) => isGlobal) && !isStep.test(text))
      found.push(
        at(sheet, start, 'this styles every screen: name a class of the feature, or write it in the kit'),
      );
    return found;
  });
}

// A step of keyframes has no class either.
const isStep = /^\s*(?:from|to|[\d.]+%)\s*$/;

const importOf = /\bimport (\w+) from '([^']+\.module\.css)'/g;

/** That each class of a module is used by a screen, and that each class that a screen names is in the module. */
function moduleUses(sheets: readonly Sheet[], screens: readonly SourceFile[]): Finding[] {
  const modules = new Map(sheets.filter(({ path }) => isModule(path)).map((sheet) => [sheet.path, sheet]));
  const used = new Set<string>();
  const wrong = screens.flatMap((screen) =>
    [...screen.text.matchAll(importOf)].flatMap(({ 1: name = '', 2: specifier = '' }) => {
      const path = posix.join(posix.dirname(screen.path), specifier);
      const own = new Set(modules.get(path)?.selectors.flatMap(({ classes }) => ownOf(classes)) ?? []);
      const uses = [...screen.text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))];
      return uses.flatMap(({ 1: word, index }) => {
        if (word === undefined)
          return [at(screen, index, `name the class: ${name}.<class>, so that it can be found`)];
        if (!isTest(screen)) used.add(`${path} ${word}`);
        return own.has(word) ? [] : [at(screen, index, `${path} has no ".${word}"`)];
      });
    }),
  );
  const idle = [...modules.values()].flatMap((sheet) =>
    [...firstOf(sheet)]
      .filter(([name]) => !used.has(`${sheet.path} ${name}`))
      .map(([name, offset]) => at(sheet, offset, `no screen uses ".${name}"`)),
  );
  return [...wrong, ...idle];
}

const literal = /\bclassName=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^{}`]*\})*)`\})/g;

/** A class that is written as a word is the kit's. */
function unknownWords(screen: SourceFile, kit: ReadonlySet<string>): Finding[] {
  return [...screen.text.matchAll(literal)].flatMap(({ 1: plain, 2: template = '', index }) =>
    (plain ?? template.replaceAll(/\$\{[^}]*\}/g, ' '))
      .split(/\s+/)
      .filter((word) => word !== '' && !kit.has(word))
      .map((word) => at(screen, index, `the kit has no class "${word}"`)),
  );
}
