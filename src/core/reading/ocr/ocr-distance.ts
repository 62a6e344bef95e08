/** How many letters two words share at their beginnings, and of the rest at their ends. */
export const sharedEnds = (one: string, other: string): { readonly start: number; readonly end: number } => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
};

/** How many letters have to be put in, left out or exchanged to make one word the other. */
export const distance = (one: string, other: string): number => {
  let row = [...other, ''].map((_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === wanted ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
