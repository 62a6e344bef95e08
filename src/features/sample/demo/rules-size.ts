/** Days before the sample's last day, both included. */
export type Stretch = readonly [from: number, to: number];

/** How much is generated. */
export interface SampleSize {
  readonly days: number;
  /** One delivery a week of each supplier at most, with few lines. */
  readonly weekly: boolean;
  /** Days that are sent and read before people decide on what they brought. */
  readonly chunkDays: number;
  /** The latest days, whose invoices come as their supplier sends them today. */
  readonly recentDays: number;
  /** Whether other articles drift in price, by chance. */
  readonly drift: boolean;
  /** Whether suppliers sell what a large wholesaler has, and not a few hundred articles. */
  readonly isWide: boolean;
  /** Lines of a delivery against what is told of the supplier. */
  readonly basket: number;
  /** The latest days, on whose prices nobody has decided. */
  readonly undecidedDays: number;
  readonly campaign: Stretch;
  readonly discountLost: Stretch;
  readonly smallerPackSince: number;
  readonly vatCorrectedSince: number;
  readonly depositRaisedSince: number;
  /** The week in which what is claimed was dearer; null: each story has its own. */
  readonly claimedWeek: Stretch | null;
  /** Before so many days ago a supplier invoices once a month, for what the month brought; null: each delivery. */
  readonly monthlyBefore: number | null;
  /** Whether suppliers have names that nobody takes for a company's. */
  readonly isNamedExample: boolean;
}

export const sampleSizes = {
  full: {
    days: 365,
    weekly: false,
    chunkDays: 31,
    recentDays: 62,
    drift: true,
    isWide: false,
    basket: 1,
    undecidedDays: 0,
    campaign: [130, 108],
    discountLost: [84, 62],
    smallerPackSince: 24,
    vatCorrectedSince: 40,
    depositRaisedSince: 55,
    claimedWeek: null,
    monthlyBefore: null,
    isNamedExample: false,
  },
  // A restaurant of real size: two years, fifteen hundred articles, thirty thousand lines.
  large: {
    days: 730,
    weekly: false,
    chunkDays: 62,
    recentDays: 14,
    drift: true,
    isWide: true,
    basket: 1.6,
    undecidedDays: 21,
    campaign: [130, 108],
    discountLost: [84, 62],
    smallerPackSince: 24,
    vatCorrectedSince: 40,
    depositRaisedSince: 55,
    claimedWeek: null,
    monthlyBefore: null,
    isNamedExample: false,
  },
  small: {
    days: 28,
    weekly: true,
    chunkDays: 14,
    recentDays: 14,
    drift: false,
    isWide: false,
    basket: 1,
    undecidedDays: 0,
    campaign: [20, 13],
    discountLost: [20, 13],
    smallerPackSince: 10,
    vatCorrectedSince: 10,
    depositRaisedSince: 13,
    claimedWeek: [20, 14],
    monthlyBefore: null,
    isNamedExample: false,
  },
} as const satisfies Record<string, SampleSize>;

export type SampleSizeName = keyof typeof sampleSizes;

/** What the settings say: the mode of the program, and how much sample data was asked for. */
export interface SampleChoice {
  readonly mode: 'development' | 'test' | 'production';
  readonly wanted: 'auto' | 'full' | 'large' | 'small' | 'off';
}

/** The size to generate, or null for none. Production never gets any, whatever was asked for. */
export const chosenSample = ({ mode, wanted }: SampleChoice): SampleSizeName | null => {
  if (mode === 'production' || wanted === 'off') return null;
  if (wanted !== 'auto') return wanted;
  return mode === 'development' ? 'full' : null;
};
