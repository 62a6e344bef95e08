import type { texts as english } from './texts-terms.en.ts';

/** Words of what is agreed with a supplier beside prices. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Villkor',
  notice: 'Förvarning om nya priser',
  complaint: 'Tid att reklamera',
  days_one: '{{count}} dag',
  days_other: '{{count}} dagar',
  missing: 'Inte avtalat',
  change: 'Ändra',
  dialog: 'Villkor med {{name}}',
  why: 'Gäller hela företaget. Reklamationstiden ger sista dagen för ett kreditkrav.',
  noticeDays: 'Dagars förvarning innan ett nytt pris',
  complaintDays: 'Dagar att reklamera efter en leverans',
  empty: 'Tomt: inte avtalat',
  invalid: 'Skriv hela dagar, högst 730',
  checks: 'Sägs på höjningar',
  'check.beforeStart': 'Fakturerat innan prislistan börjar gälla',
  'check.notice': 'Höjt utan avtalad förvarning',
  'check.windows': 'Höjt utanför branschens prisdagar',
  save: 'Spara',
  saved: 'Villkoren med {{name}} är sparade',
  failed: 'Villkoren gick inte att hämta',
};
