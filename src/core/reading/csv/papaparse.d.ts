// The published types bring Node's, which pure code has none of. This is what is used of the package.
declare module 'papaparse' {
  const Papa: {
    /** Reads the text of a whole file at once; it never throws. */
    parse(
      text: string,
      config: {
        readonly delimiter: string;
        readonly newline: '\n';
        /** The most rows to read; 0 for all. */
        readonly preview: number;
        /** Quotes are letters. */
        readonly fastMode?: true;
      },
    ): {
      readonly data: readonly (readonly string[])[];
      /** What is wrong with its quotes; nothing else is, of a table without named columns. */
      readonly errors: readonly { readonly code: 'MissingQuotes' | 'InvalidQuotes'; readonly row: number }[];
    };
  };
  export = Papa;
}
