import { accountPath } from '#features/account/settings/paths.ts';
import { systemDocumentationPath, treatmentHistoryPath } from '#features/open/archive/paths.ts';

/** Screens of the archive. */
export const archiveScreens = {
  'account-archive': { path: accountPath({ tab: 'archive' }), ready: '.sidepanel select, [class*=files]' },
  'archive-documentation': { path: systemDocumentationPath(), ready: 'main section dl' },
  'archive-history': { path: treatmentHistoryPath(), ready: 'main li time' },
} as const;

export const archiveNames = Object.keys(archiveScreens) as (keyof typeof archiveScreens)[];
