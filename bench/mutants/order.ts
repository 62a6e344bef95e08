/** What the runner of one test file is asked to do. */
export interface Order {
  /** Mutants that are switched on one after the other, each for one more run of a test that reaches it. */
  readonly each: readonly number[];
  /** A mutant that is on from before the file is loaded. */
  readonly fromStart: number | null;
  /** Names of tests that are not asked. */
  readonly silent: readonly string[];
  /** Turns of loops after which a test is taken to run for ever. */
  readonly mostTurns: number;
  /** Where the runner writes one line. */
  readonly reportFile: string;
}

/** What came of one test file. */
export interface FileReport {
  readonly test: string;
  readonly killed: readonly number[];
  /** Mutants that the file's own tests reach, with no mutant on. */
  readonly reached: readonly number[];
  /** Reached while the file was loaded or its `beforeAll` ran: they cannot be tried by running a test once more. */
  readonly outside: readonly number[];
  /** Nothing certain was found: a value was kept from before, or what a mutant left behind failed the next run. */
  readonly unsettled: readonly number[];
  /** Names of tests that fail with no mutant on. */
  readonly broken: readonly string[];
  /** More turns of loops in one test than this are a loop without an end. */
  readonly turns: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly order: Order;
  }
}
