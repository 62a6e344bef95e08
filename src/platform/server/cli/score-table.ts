import { type FileScore, row } from './score-row.ts';

const heads = [
  'documents',
  'fields right',
  'lines found',
  'lines right',
  'documents right',
  'trusted',
  'false trusts',
  'of identity',
  'supplier',
  'article numbers',
  'names',
  'kind',
  'ms/page',
];

/** A Markdown table of scores in groups, with all of them in the last row. */
export const scoreTable = (by: 'format' | 'source', scores: readonly FileScore[]): string => {
  const groups = [...new Set(scores.map((score) => score[by]))].toSorted();
  const rows = groups.map((name) =>
    row(
      name,
      scores.filter((score) => score[by] === name),
    ),
  );
  const all = groups.length > 1 ? [row('all', scores)] : [];
  const cells = [[by, ...heads], ['---', ...heads.map(() => '---:')], ...rows, ...all];
  return `${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
};
