/** A mutant that no test can kill, or that none has to. */
export interface Judged {
  /** The source line on which it begins, without its indent. */
  readonly line: string;
  /** Where the line says too little by itself. */
  readonly path?: string;
  /** What the changed part of it becomes, cut and without breaks as the run tells it; several for one reason. */
  readonly becomes: readonly string[];
  readonly why: string;
}
