import type { StoredPower } from '#features/company/power-of-attorney/server/queries.ts';

/** A power of attorney that a person has signed, with the id of its organization for its own. */
export const storedPower = (
  id: string,
  language: StoredPower['language'],
  signatoryEmail: string,
  now: Date,
): StoredPower => ({
  organizationId: id,
  id,
  language,
  offeredSha256: '',
  signedSha256: null,
  provider: 'local',
  providerId: null,
  providerUrl: null,
  signatoryName: 'Anna Ek',
  signatoryEmail,
  signatoryId: null,
  outlets: ['Krog'],
  createdBy: id,
  createdAt: now,
  expiresAt: now,
  state: 'signed',
  settledAt: null,
  comment: null,
});
