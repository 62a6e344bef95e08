/** Throws unless the law holds. */
export const insist = (truth: boolean, law: string): void => {
  if (!truth) throw new Error(`broken law: ${law}`);
};

/** JSON with sorted names: equal texts, equal values. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Throws unless both are equal as values, whatever the order of their names. */
export const insistSame = (a: unknown, b: unknown, law: string): void => {
  const [mine, other] = [textOf(a), textOf(b)];
  insist(mine === other, `${law}\n${mine}\n${other}`);
};
