/** What a charge beside the goods is for (DEALS.md, section 7); `other` is a charge whose words name none of these. */
export type FeeKind =
  | 'freight'
  | 'fuel'
  | 'environment'
  | 'invoice'
  | 'minimum-order'
  | 'small-order'
  | 'other';

export const feeKinds = [
  'freight',
  'fuel',
  'environment',
  'invoice',
  'minimum-order',
  'small-order',
  'other',
] as const satisfies readonly FeeKind[];

/** The more special ones first: a fuel surcharge is freight to readers of invoices, and a fee on small orders may name both. */
const words: readonly (readonly [FeeKind, RegExp])[] = [
  ['fuel', /drivmedel|bränsle|diesel|fuel|treibstoff/iu],
  [
    'minimum-order',
    /(minim(um|i)|minsta|lägsta)[- ]?(order|best[äa]llning|ordervärde)|under ?order|mindermengen/iu,
  ],
  [
    'small-order',
    /små?order|små?best[äa]llning|small[- ]order|smådel|bruten (kartong|förpackning)|split case/iu,
  ],
  [
    'invoice',
    /faktur(a|erings)(avgift|tillägg|kostnad)|faktureringsavgift|aviavgift|pappersfaktura|invoice (fee|charge)|rechnungsgebühr|frais de facturation/iu,
  ],
  [
    'environment',
    /miljö|klimat|koldioxid|co2|återvinning|förpackningsavgift|emballage(avgift|tillägg)|environment|umwelt/iu,
  ],
];

/** Not paid for a delivery: the öre that a sum is rounded by, and what paying late costs. */
const none =
  /öres|avrundning|rundung|rounding|dröjsmål|ränta|påminnelse|inkasso|interest|reminder|late (fee|payment)/iu;

/**
 * What a charge is for, by the words on the invoice and by how the reader took the line (`freight` or `fee`); null where it is no
 * charge of a delivery.
 */
export const feeKind = (text: string, kind: 'freight' | 'fee'): FeeKind | null => {
  const said = text.slice(0, 300);
  if (none.test(said)) return null;
  const named = words.find(([, pattern]) => pattern.test(said));
  return named?.[0] ?? (kind === 'freight' ? 'freight' : 'other');
};
