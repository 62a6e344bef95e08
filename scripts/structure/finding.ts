/** One tracked text file; `path` is relative to the root, with forward slashes. */
export type SourceFile = { path: string; text: string };

/** One broken rule; `line` counts from 1, and the message says what to do instead. */
export type Finding = { path: string; line: number; rule: string; message: string };

/** A rule looks at the whole tree and returns what breaks it. */
export type Rule = (files: readonly SourceFile[]) => Finding[];

/** Prints as `path:line rule: message`, which editors and terminals make a link of. */
export function printFinding({ path, line, rule, message }: Finding): string {
  return `${path}:${line} ${rule}: ${message}`;
}

/** The number of the line that holds the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** TypeScript that people write: the product, its tests and the tools around it. */
export function isTypeScript({ path }: SourceFile): boolean {
  return /\.tsx?$/.test(path);
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** What only tests may import: they themselves, what they stand on, and the builders of a feature. */
export function isForTests(file: SourceFile): boolean {
  return isTest(file) || /^src\/testing\/|\/server\/builders[^/]*\.ts$/.test(file.path);
}

export function isIn(folder: string): (file: SourceFile) => boolean {
  return ({ path }) => path.startsWith(`${folder}/`);
}
