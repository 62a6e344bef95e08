/** Reads that the walk's restaurants have nothing for: nobody of them pays less for the same goods. */
export const asksInVain: ReadonlySet<string> = new Set(['offerRequests.draftRequest']);
