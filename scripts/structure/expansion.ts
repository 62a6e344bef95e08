import { type Finding, lineAt, type SourceFile } from './finding.ts';

/** Migrations before this one ran where no older version was beside them. */
const first = 105;

/** What the version before, still serving beside the new one, may trip over. */
const contractions: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bdrop\s+(?:table|column|view|materialized view|type|function|schema|sequence|domain)\b/, 'is dropped'],
  [/\brename\b/, 'gets another name; add one beside it, and let both be written'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, 'gets another type; add a column beside it'],
  [/\bset\s+not\s+null\b/, 'must be filled, and the version before does not'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+\s[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)/,
    'must be filled, and the version before does not; give it a default',
  ],
  [
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|primary\s+key|foreign\s+key|exclude)\b/,
    'is held to a rule that the version before does not know',
  ],
  [
    /\brevoke\b[^;]*\bfrom\s+[^;]*\bkrogkoll_(?:app|platform)\b/,
    'is taken from a role that the version before acts in',
  ],
  [/\bdrop\s+default\b/, 'must be filled, and the version before does not'],
];

/** Text of the same length without comments, strings and bodies of functions. */
const bare = (sql: string): string =>
  sql.replaceAll(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, (part) =>
    part.replaceAll(/[^\n]/g, ' '),
  );

interface Statement {
  readonly from: number;
  readonly text: string;
}

const statementsOf = (sql: string): Statement[] => {
  let from = 0;
  return bare(sql)
    .split(';')
    .map((text) => {
      const statement = { from, text: text.toLowerCase() };
      from += text.length + 1;
      return statement;
    });
};

/** `-- Contracts: nothing since 0.8.0 reads it` before a statement; the version must be older than the one that drops. */
const excuse = /^--\s*Contracts: .*\bsince (\d+)\.(\d+)\.(\d+)\b/m;

const isOlder = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const isExcused = (sql: string, version: readonly number[]): boolean => {
  const found = excuse.exec(sql);
  return found !== null && isOlder(found.slice(1).map(Number), version);
};

/** Whether it only touches what the same migration makes, which nobody knew before. */
const isOfNew = (statement: string, made: ReadonlySet<string>): boolean => {
  const table = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/.exec(statement)?.[1];
  return table !== undefined && made.has(table);
};

const versionOf = (files: readonly SourceFile[]): readonly number[] => {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { version = '0.0.0' }: { version?: string } = JSON.parse(text);
  return version.split('.').map(Number);
};

/**
 * Migrations expand, and contract a version later: for a while the version before serves beside the new one on the new schema
 * (decision 0079). What takes something away says in a comment before it since which version nothing uses it.
 */
export function checkExpansion(files: readonly SourceFile[]): Finding[] {
  const version = versionOf(files);
  return files.flatMap(({ path, text }) => {
    const number = Number(/^database\/migrations\/(\d{4})_[^/]*\.sql$/.exec(path)?.[1] ?? 0);
    if (number < first) return [];
    const statements = statementsOf(text);
    const made = new Set(
      statements.flatMap(
        ({ text: each }) => /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/.exec(each)?.[1] ?? [],
      ),
    );
    return statements.flatMap(({ from, text: each }): Finding[] => {
      if (isOfNew(each, made)) return [];
      const broken = contractions.find(([pattern]) => pattern.test(each));
      if (broken === undefined || isExcused(text.slice(from, from + each.length), version)) return [];
      const start = from + each.search(/\S/);
      const message = `something ${broken[1]}: the version before still runs beside this one. Expand now and take away in a later version, with "-- Contracts: … since 0.8.0" before it`;
      return [{ path, line: lineAt(text, start), rule: 'expansion', message }];
    });
  });
}
