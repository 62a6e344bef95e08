import { homePath } from '#platform/wire/doors.ts';

/** Where the tour begins anew. */
export const tourAddress = (): string => homePath({ tour: '1' });
