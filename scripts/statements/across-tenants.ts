import type { ReadStatements } from './check.ts';
import type { Code } from './program.ts';
import { acrossTenants } from './tenants.ts';
import type { Parted } from './tenants.ts';

/** How a place says that a statement of it reaches over tenants, and why. */
const declaration = /\/\/ Across tenants: \S/;

/** The lines of the function or constant at the top of a file that a line is in: from its first one up to that line. */
const topOf = (lines: readonly string[], line: number): number => {
  let at = line - 1;
  while (at > 0 && !/^[a-z]/i.test(lines[at] ?? '')) at -= 1;
  return at;
};

const bottomOf = (lines: readonly string[], top: number): number => {
  const next = lines.findIndex((text, at) => at > top && /^[a-z/]/i.test(text));
  return next === -1 ? lines.length : next;
};

/** Whether the top of a statement's place, or a comment above it, declares. */
const isDeclared = (lines: readonly string[], top: number): boolean => {
  const above = declaration.test(lines[top - 1] ?? '') ? [lines[top - 1] ?? ''] : [];
  return [...above, ...lines.slice(top, bottomOf(lines, top))].some((text) => declaration.test(text));
};

/**
 * Statements that touch a table of tenants without saying whose rows they mean, and whose place does not declare it; and places
 * that declare it for nothing. One line a finding.
 */
export const checkTenants = (
  code: Code,
  { statements, catalog, byText }: ReadStatements,
  parted: Parted,
): readonly string[] => {
  const paths = new Set(statements.map(({ path }) => path));
  const sources = new Map(
    code.files((path) => paths.has(path)).map(({ fileName, text }) => [fileName, text]),
  );
  const textOf = (path: string): string => sources.get(path) ?? '';
  const found = statements.flatMap(({ path, line, texts }) => {
    const tables = texts.flatMap((text) => {
      const answer = byText.get(text);
      return answer !== undefined && 'query' in answer && answer.query !== null
        ? acrossTenants(answer.query, catalog, parted)
        : [];
    });
    return tables.length === 0 ? [] : [{ path, line, tables: [...new Set(tables)] }];
  });
  const used = new Set<string>();
  const findings = found.flatMap(({ path, line, tables }) => {
    const lines = textOf(path).split('\n');
    const top = topOf(lines, line);
    used.add(`${path}:${top}`);
    return isDeclared(lines, top)
      ? []
      : [`${path}:${line} does not say whose rows of ${tables.join(', ')} it means`];
  });
  const idle = [...paths].flatMap((path) => {
    const lines = textOf(path).split('\n');
    return lines.flatMap((text, at) => {
      if (!declaration.test(text)) return [];
      const top = /^\s/.test(text) ? topOf(lines, at + 1) : at + 1;
      return used.has(`${path}:${top}`) ? [] : [`${path}:${at + 1} declares what no statement does`];
    });
  });
  return [...findings, ...idle];
};
