const weights: Readonly<Record<number, readonly number[]>> = {
  8: [2, 7, 6, 5, 4, 3, 2, 1],
  9: [3, 2, 7, 6, 5, 4, 3, 2, 1],
};

/**
 * Whether digits are the number of a Danish company (CVR, eight) or a Norwegian one (organisasjonsnummer, nine): their weighted
 * sum is divisible by 11. Source: Erhvervsstyrelsen, "CVR-nummer"; Brønnøysundregistrene, "Organisasjonsnummeret".
 */
export const isNordicCompany = (digits: string): boolean => {
  const own = weights[digits.length];
  if (own === undefined || !/^[1-9]\d+$/.test(digits)) return false;
  return own.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
};
