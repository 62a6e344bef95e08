/** Articles that a sheet has room for. */
export const mostArticles = 100;

/** Links that open at one time; a unit has fewer suppliers to talk to in 14 days. */
export const mostSheets = 200;

/** Days that a link opens. Source: DEALS.md, section 5. */
export const sheetDays = 14;

/** Days whose volumes and prices a sheet tells, where the plan shows so many. */
export const sheetPast = 365;
