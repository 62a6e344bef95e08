/** Pages typeset by troff. */
import type { Paper } from '../paper.ts';
import { cellOf, colsOf, factsOf, filled, lineFacts, type Manner, rowsOf } from './facts.ts';

export interface Typeset {
  readonly font: 'H' | 'T' | 'C' | 'P';
  readonly top: readonly string[];
  readonly facts: string;
  readonly word: string;
  readonly cols: string;
  readonly sums: string;
  readonly foot: readonly string[];
}

const safe = (text: string): string => text.replaceAll('\\', '\\e').replaceAll("'", '\\(aq');

/** The sender, the buyer and the facts of the paper below one another, then the rows and their sums. */
export const typeset =
  (how: Manner, { font, top, facts: spec, word, cols: columns, sums, foot }: Typeset) =>
  (paper: Paper): string => {
    const facts = factsOf(paper, how);
    const full = (text: string): string => safe(filled(text, facts));
    const cols = colsOf(columns);
    const pairs = (rows: readonly (readonly [string, string])[]): readonly string[] =>
      rows.map(([label, value]) => `${safe(label)}\t${safe(value)}`);
    const kinds = cols.map(({ align }, at) => (align === 'r' ? 'r' : at === 0 ? 'lw(6.6c)' : 'lw(1.6c)'));
    const heads = cols.map(({ align }, at) => (align === 'r' ? 'rB' : at === 0 ? 'lBw(6.6c)' : 'lBw(1.6c)'));
    return [
      '.pl 29.7c', '.po 2.2c', '.ll 16.6c', `.fam ${font}`, '.ps 10', '.vs 13', '.nf', '.sp 1.6c',
      `\\fB${full(top[0] ?? '')}\\fP`, ...top.slice(1).map(full), '.sp 1.2c',
      '.in 9c', full('{bname}'), full('{bstreet}'), full('{bpost}'), '.in 0', '.sp 0.8c',
      '.ps 15', `\\fB${full(word)}\\fP`, '.ps 10', '.sp 0.4c',
      ...(paper.remark === null ? [] : [safe(paper.remark), '.sp 0.3c']),
      '.TS', 'l l.', ...pairs(rowsOf(spec, paper, how)), '.TE', '.sp 0.8c',
      '.TS', `${heads.join(' ')}`, `${kinds.join(' ')}.`, cols.map(({ head }) => head).join('\t'), '_',
      ...paper.lines.map((line, at) => cols.map(({ cell }) => safe(cellOf(cell, lineFacts(line, at, paper, how)))).join('\t')),
      '_', '.TE', '.sp 0.5c', '.in 8c',
      '.TS', 'lw(4.4c) rw(3.4c).', ...pairs(rowsOf(sums, paper, how)), '.TE', '.in 0', '.sp 1.5c',
      ...foot.map(full), '',
    ].join('\n'); // prettier-ignore
  };
