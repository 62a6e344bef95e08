import { path } from '#platform/wire/path.ts';

/** Under it stand all screens of support staff. */
export const supportPath = path('/support');
export const customersPath = path('/support/customers', { customer: 'any', q: 'any' });
