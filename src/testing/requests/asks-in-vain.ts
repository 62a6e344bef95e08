/**
 * Reads that the walk's restaurants have nothing for: nobody of them pays less for the same goods, no address of theirs opens a file, and no paper
 * of theirs may be destroyed.
 */
export const asksInVain: ReadonlySet<string> = new Set([
  // Of a program that nobody serves.
  'consents.readConsentRequest',
  'offerRequests.draftRequest',
  // Of a list without a supplier, of which no deal can be made.
  'priceLists.previewListDeal',
  'archive.fetchArchive',
  // Of a paper that nobody has confirmed.
  'paper.certifyPapers',
]);
