import type { DocumentScore } from './score-document.ts';
import type { IdentityScore } from './score-identity.ts';

export interface FileScore extends DocumentScore, IdentityScore {
  readonly format: string;
  readonly source: string;
  readonly pages: number;
  readonly milliseconds: number;
  readonly trusted: boolean;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;

/** The cells of one group of scores. */
export const row = (name: string, scores: readonly FileScore[]): string[] => {
  const sum = (count: (score: FileScore) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  const lines = sum((score) => score.lines);
  const trusted = scores.filter((score) => score.trusted);
  return [
    name,
    String(scores.length),
    share(
      sum((score) => score.fieldsRight),
      sum((score) => score.fields),
    ),
    share(
      sum((score) => score.linesFound),
      lines,
    ),
    share(
      sum((score) => score.linesRight),
      lines,
    ),
    share(scores.filter((score) => score.right).length, scores.length),
    share(trusted.length, scores.length),
    String(trusted.filter((score) => !score.right).length),
    String(trusted.filter((score) => score.faults.length > 0).length),
    share(
      sum((score) => score.suppliersRight),
      sum((score) => score.suppliers),
    ),
    share(
      sum((score) => score.articlesRight),
      sum((score) => score.articles),
    ),
    share(
      sum((score) => score.namesRight),
      sum((score) => score.names),
    ),
    share(scores.filter((score) => score.kindRight).length, scores.length),
    (
      sum((score) => score.milliseconds) /
      Math.max(
        1,
        sum((score) => score.pages),
      )
    ).toFixed(0),
  ];
};
