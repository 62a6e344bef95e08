import { onboardingStatusOf } from '#features/account/accounts/server/queries.ts';
import { listOutlets, signedOrganizations } from '#features/company/organizations/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { onboardingContract } from '../contract.ts';
import { saveDraft, setStatus } from './commands.ts';
import { draftOf, firstDocument, ownOrganizations } from './queries.ts';

const largestDraft = 100_000;

/** The endpoints of those who set their restaurants up. */
export const onboardingRoutes = ({
  db,
  newId,
}: {
  readonly db: Db;
  readonly newId: NewId;
}): Handlers<typeof onboardingContract> => ({
  readOnboarding: ({ user: { userId } }) =>
    db.platformRead(async (reader) => {
      const own = await ownOrganizations(reader, userId);
      const ids = own.map(({ organizationId }) => organizationId);
      const signed = await signedOrganizations(reader, ids);
      const outlets = await listOutlets(reader, userId);
      return {
        status: await onboardingStatusOf(reader, userId),
        draft: await draftOf(reader, userId),
        organizations: own.map((one) => ({
          ...one,
          powerOfAttorney: signed.has(one.organizationId) ? 'signed' : 'not-signed',
        })),
        outlets: outlets.map(({ id, displayName, mainUnitId, inboundAddress }) => ({
          id,
          displayName,
          mainUnitId,
          inboundAddress,
        })),
      };
    }),
  setOnboardingStatus: async ({ user, body, now, requestId }) => {
    const moment = { now, newId, requestId };
    const status = await db.platformTransaction((tx) => setStatus(tx, user.userId, body.status, moment));
    return status instanceof Refused ? status : { status };
  },
  saveDraft: async ({ user, body: { draft }, now }) => {
    if (Buffer.byteLength(JSON.stringify(draft)) > largestDraft)
      return refused('bad.request', { draft: 'too_long' });
    return db.platformTransaction((tx) => saveDraft(tx, user.userId, draft, now));
  },
  readFirstInvoice: async ({ user }) => {
    const found = await db.platformRead((reader) => firstDocument(reader, user.userId));
    return found === null
      ? { arrivedAt: null, documentId: null, state: null }
      : { arrivedAt: found.arrivedAt.toISOString(), documentId: found.id, state: found.state };
  },
});
