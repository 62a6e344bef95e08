/** The letter that asks a supplier for a copy of an invoice. */
export const texts = {
  subject: 'Copy of an invoice to {{restaurant}}',
  subjectNumbers: 'Copy of invoice {{numbers}} to {{restaurant}}',
  greeting: 'Hello {{supplier}},',
  intro:
    'We go through the invoices of {{restaurant}}, {{organization}}, and believe that one of yours has not reached us.',
  missingNumbers:
    'We have {{after}} of {{afterDate}} and {{before}} of {{beforeDate}}, and miss {{numbers}} between them.',
  missingBetween:
    'We have {{after}} of {{afterDate}} and {{before}} of {{beforeDate}}, and miss one in between.',
  missingSince: 'The last one that we have is {{after}} of {{afterDate}}.',
  ask: 'Please send a copy to {{address}}. If nothing was invoiced, a short answer is enough.',
  footer: '{{organization}}, {{organizationNumber}}',
};
