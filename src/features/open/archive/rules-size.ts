/** Bytes as people say them: `412 MB`; below a megabyte in kB, and never 0 of what is something. */
export const sizeOf = (bytes: number): { readonly amount: string; readonly unit: 'kB' | 'MB' | 'GB' } => {
  const rounded = (value: number): string =>
    value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  if (bytes >= 1_000_000_000) return { amount: rounded(bytes / 1_000_000_000), unit: 'GB' };
  if (bytes >= 1_000_000) return { amount: rounded(bytes / 1_000_000), unit: 'MB' };
  return { amount: String(Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1_000))), unit: 'kB' };
};
