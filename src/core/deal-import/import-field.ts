/** What a column of a price list can hold. */
export const importFields = [
  'articleNumber',
  'name',
  'supplier',
  'price',
  'priceQuantity',
  'unit',
  'validFrom',
  'validTo',
  'tolerancePercent',
  'toleranceAmount',
  'kind',
  'currency',
  'note',
  'minimumQuantity',
  'action',
  'discount',
  'customer',
] as const;

export type ImportField = (typeof importFields)[number];

/** Whether the head or the supplier's kept mapping says it (`certain`), it looks like it (`likely`), or a person said it. */
export type Certainty = 'certain' | 'likely' | 'said';
