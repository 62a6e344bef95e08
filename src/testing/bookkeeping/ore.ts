/** Öre as whole numbers, apart from the product's own decimals. */
const oreOf = (text: string): bigint => {
  const [, sign = '', kronor = '', ore = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (kronor === '') throw new Error(`no amount of kronor and öre: ${text}`);
  const whole = BigInt(kronor) * 100n + BigInt(ore.padEnd(2, '0') || '0');
  return sign === '-' ? -whole : whole;
};

/** The exact sum of amounts in kronor, in öre. Throws on more than two decimals. */
export const sumOre = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + oreOf(amount), 0n);
