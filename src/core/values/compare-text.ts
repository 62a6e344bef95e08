/** Orders texts by their code units, as the database does with collation "C". */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
