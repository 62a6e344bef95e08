/** Words of the page that a supplier reads a negotiation sheet on. */
export const texts = {
  title: 'Negotiation sheet',
  lede: 'Figures from the restaurant’s own invoices, as they were on {{date}}. The link opens until {{until}}.',
  download: 'Download as PDF',
  prices: 'Prices, newest first',
  privacy: '{{restaurant}} has given you this link. Whoever has it can read this page.',
  goneTitle: 'This link is no longer valid',
  goneText: 'It opens for 14 days and can be taken back. Ask the restaurant for a new one.',
  failedTitle: 'The sheet could not be fetched',
  failedText: 'Try again in a while.',
  retry: 'Try again',
};
