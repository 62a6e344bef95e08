/** What an article is found by, in small letters: its name and each number that it has had. */
export const articleSearch = (name: string, numbers: readonly (string | null)[]): string =>
  [name, ...numbers.map((number) => number ?? '')].join(' ').toLowerCase().trim();
