/** A mutant that no test can kill, or that none has to. */
export interface Judged {
  /** The source line on which it begins, without its indent. */
  readonly line: string;
  /** What the changed part of it becomes; several where one reason holds for all. */
  readonly becomes: readonly string[];
  readonly why: string;
}

/** Survivors that were looked at; another one is news. */
export const judgedSurvivors: readonly Judged[] = [];
