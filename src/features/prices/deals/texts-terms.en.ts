/** Words of what is agreed with a supplier beside prices. */
export const texts = {
  title: 'Terms',
  notice: 'Notice of new prices',
  complaint: 'Time to complain',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  missing: 'Not agreed',
  change: 'Change',
  dialog: 'Terms with {{name}}',
  why: 'For the whole company. The days to complain set the last day of a credit claim.',
  noticeDays: 'Days of notice before a new price',
  complaintDays: 'Days to complain after a delivery',
  empty: 'Empty: not agreed',
  invalid: 'Write whole days, at most 730',
  save: 'Save',
  saved: 'The terms with {{name}} are saved',
  failed: 'The terms could not be fetched',
};
