/** Words of what only a person can say: which claim a credit is for. */
export const texts = {
  title: 'Which claim is it for?',
  line: '{{name}}, {{amount}}',
  whole: 'The whole sum, {{amount}}',
  place: 'Credit note {{number}}, {{date}}',
  alike:
    'Fits several claims alike: same goods and amount, and no invoice is named. It counts for {{number}}, the first of them.',
  alikeNamed:
    'Fits several claims alike: same goods and amount, and that the credit note names {{invoices}} does not tell them apart. It counts for {{number}}, the first of them.',
  part: 'Agrees in part only, and no invoice is named. It does not count until you say which claim it is for.',
  partNamed:
    'The credit note names {{invoices}}, but the line agrees in part only. It does not count until you say which claim it is for.',
  total: 'The sum is what several claims have open. It does not count until you say which of them it is for.',
  isFor: 'It is for {{number}}',
  isForInvoice: 'It is for {{number}}, invoice {{invoice}}',
  isForLine: 'It is for {{number}}, invoice {{invoice}} line {{line}}',
  none: 'For no claim',
  /** The visible words first, then what they are about. */
  actOf: '{{act}}: {{name}}',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  uses: 'Counts for your claims:',
  lines_one: '{{amount}} on {{count}} line',
  lines_other: '{{amount}} on {{count}} lines',
} as const;
