/**
 * Versions of the open API, the newest first. A program names the one that it was written for in `Krogkoll-Version`; without the
 * header it gets the newest. A version stays while an entry's `sunset` has not come.
 */
export const openVersions = ['2026-11-23'] as const;
