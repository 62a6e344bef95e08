import type { SourceFile } from './finding.ts';

/** One class in a selector: where it stands in the file, and whether it is written inside `:global(…)`. */
export type ClassUse = { name: string; offset: number; isGlobal: boolean };

/** One selector of a rule's list with its classes; `text` is without comments and strings, as long as the original. */
export type Selector = {
  text: string;
  offset: number;
  classes: ClassUse[];
  /** It stands inside another rule or an at-rule. */
  isInner: boolean;
};

/** A stylesheet whose classes are scoped to its feature. */
export const isModule = (path: string): boolean => path.endsWith('.module.css');

/**
 * The name in the browser of the class `local` of the CSS module at `path`: the feature, then the class, so that it is
 * the same in every build and can be read in the inspector and in the journeys.
 */
export function scopedName(local: string, path: string): string {
  const feature = /src\/features\/[^/]+\/([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
  if (feature === undefined) throw new Error(`${path}: only features have CSS modules`);
  return `${feature}-${local}`;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The selectors of a stylesheet, those of nested rules too; the preludes of at-rules are left out. */
export function selectorsOf({ text }: SourceFile): Selector[] {
  const clean = text.replaceAll(/\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, blank);
  const found: Selector[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: mark, index } of clean.matchAll(/[{};]/g)) {
    if (mark === '{') found.push(...listOf(clean.slice(start, index), start, depth > 0));
    if (mark !== ';') depth += mark === '{' ? 1 : -1;
    start = index + 1;
  }
  return found;
}

function listOf(prelude: string, start: number, isInner: boolean): Selector[] {
  if (prelude.trimStart().startsWith('@')) return [];
  let at = start;
  return splitAtCommas(prelude).map((text) => {
    const selector = { text, offset: at, classes: classesOf(text, at), isInner };
    at += text.length + 1;
    return selector;
  });
}

function splitAtCommas(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const one of list) {
    if (one === '(') depth += 1;
    if (one === ')') depth -= 1;
    if (one === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${one}`);
  }
  return parts;
}

function classesOf(selector: string, start: number): ClassUse[] {
  const globals = [...selector.matchAll(/:global\([^()]*\)/g)].map(
    ({ 0: all, index }) => [index, index + all.length] as const,
  );
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(({ 1: name = '', index }) => ({
    name,
    offset: start + index,
    isGlobal: globals.some(([from, to]) => from < index && index < to),
  }));
}
