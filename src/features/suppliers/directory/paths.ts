import { path } from '#platform/wire/path.ts';

export const requestsPath = path('/support/suppliers', { request: 'any', state: 'any' });
export const proposalsPath = path('/support/suppliers/proposals', { proposal: 'any', q: 'any' });
export const directoryPath = path('/support/suppliers/directory', { supplier: 'any', q: 'any' });
