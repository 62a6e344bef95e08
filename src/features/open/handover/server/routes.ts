import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { handoverContract } from '../contract.ts';
import { beginConsent, finishConsent } from './commands-consent.ts';
import { postingsOf, sieOf } from './commands-files.ts';
import { connect, disconnect, setAccounts, tryAgain } from './commands.ts';
import { listHandovers, readHandover } from './queries-log.ts';
import { accountPlanOf, readBookkeeping, shownAccounts, shownConnection } from './queries.ts';

/** The endpoints of a unit's bookkeeping. What sends a company's invoices elsewhere asks for the password first. */
export const handoverRoutes = (services: Served): Handlers<typeof handoverContract> => {
  const { db, bookkeeping } = services;
  return {
    readBookkeeping: ({ scope, now }) =>
      db.tenantRead(scope.organizationId, (reader) =>
        readBookkeeping(reader, scope, {
          systems: ['local', ...bookkeeping.keys()],
          today: swedishDate(now),
        }),
      ),
    connectBookkeeping: async ({ scope, user, actor, now, requestId, body: { password, system, since } }) => {
      if (system !== 'local' && !bookkeeping.has(system)) return refused('handover.system_unknown');
      const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      const act = { ...scope, actor, now };
      if (system !== 'local') {
        const consent = await beginConsent(services, act, { system, since });
        return consent instanceof Refused ? consent : { connected: false, consent };
      }
      const company = { name: 'Krogkoll', organizationNumber: null };
      const made = await db.tenantTransaction(scope.organizationId, (tx) =>
        connect(tx, act, { system, since, company, sealed: null }),
      );
      // The books inside the product are everybody's own.
      if (made instanceof Refused) return refused('handover.connected');
      return { connected: true, consent: null };
    },
    finishConnecting: async ({ scope, actor, now, body }) => {
      const made = await finishConsent(services, { ...scope, actor, now }, body);
      if (made instanceof Refused) return made;
      return shownConnection(made) ?? refused('handover.consent_unknown');
    },
    setAccounts: ({ scope, actor, now, body }) =>
      db.tenantTransaction(scope.organizationId, async (tx) => {
        await setAccounts(tx, { ...scope, actor, now }, body.accounts);
        return { accounts: shownAccounts(await accountPlanOf(tx, scope)) };
      }),
    listHandovers: ({ scope, query }) =>
      db.tenantRead(scope.organizationId, (reader) => listHandovers(reader, scope, query)),
    tryAgain: ({ scope, actor, now, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        tryAgain(tx, { ...scope, actor, now }, body.reference),
      ),
    readHandover: ({ scope, params }) =>
      db.tenantRead(scope.organizationId, (reader) => readHandover(reader, scope, params.invoiceId)),
    downloadSie: ({ scope, query, now }) => sieOf(db, scope, query, swedishDate(now)),
    downloadPostings: ({ scope, query: { language, ...days } }) => postingsOf(db, scope, days, language),
    disconnectBookkeeping: ({ scope, actor, now }) =>
      db.tenantTransaction(scope.organizationId, (tx) => disconnect(tx, { ...scope, actor, now })),
  };
};
