/** What no measurement says: how a restaurant buys and looks, and what a machine costs. Each may be another; the tables follow. */
export const assumed = {
  invoices: {
    value: 300,
    unit: 'invoices a restaurant and month',
    why: 'a restaurant with its own kitchen, deliveries on most days',
  },
  lines: {
    value: 30,
    unit: 'lines an invoice',
    why: '108,000 lines a year, as the list that bench/exports writes',
  },
  workdays: { value: 21, unit: 'days of deliveries a month', why: 'Monday to Friday' },
  rush: {
    value: 2,
    unit: 'times an ordinary day',
    why: 'the first working day of a month, with the collective invoices',
  },
  hour: {
    value: 0.2,
    unit: 'of a day in its busiest hour',
    why: 'suppliers bill at night and in the early morning',
  },
  looks: {
    value: 120,
    unit: 'requests a restaurant in the busiest hour',
    why: '30 openings of a page, four questions each',
  },
  again: { value: 0.5, unit: 'of those repeat one before', why: 'a screen opened, looked at, opened again' },
  original: { value: 150, unit: 'kB an original', why: 'PDF of wholesalers; e-invoices have 12' },
  years: {
    value: 7,
    unit: 'years that originals are kept',
    why: 'bokföringslagen 7:2, and what is under way',
  },
  warm: {
    value: 3,
    unit: 'years of lines in the database',
    why: 'prices are compared over two years, with what is under way',
  },
  loose: {
    value: 1.4,
    unit: 'times as much room as packed',
    why: 'updates leave holes until they are vacuumed, and WAL lies beside',
  },
  busy: {
    value: 0.6,
    unit: 'of a processor in the busiest hour',
    why: 'the rest is for the night’s work and for a machine that is lost',
  },
  core: {
    value: 150,
    unit: 'kr a processor and month',
    why: 'with 4 GB of memory; any hosting company, to be replaced by an offer',
  },
  disk: { value: 1.5, unit: 'kr a GB of fast disk and month', why: 'the same, twice for a standby' },
  bucket: { value: 0.25, unit: 'kr a GB in a bucket and month', why: 'the same' },
} as const;

/** Sizes that are simulated. */
export const sizes = [1_000, 10_000, 100_000] as const;
