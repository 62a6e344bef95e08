import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { WebhookDoor } from '#platform/server/http/webhook-door.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { consentsContract } from '../contract.ts';
import { isOwnMachine, toldAt } from './queries-redirects.ts';
import { Clients } from './commands-clients.ts';
import { giveConsent, judgeConsent } from './commands-consent.ts';
import { endGrant } from './commands-grants.ts';
import { listGrants, organizationName } from './queries.ts';

export interface ConsentServices extends AccountServices {
  readonly webhookDoor: WebhookDoor;
  readonly elapsed: () => number;
  readonly publicUrl: () => Promise<string>;
}

/** What people let programs do in their name. Letting one in asks for the password first. */
export const consentRoutes = (services: ConsentServices): Handlers<typeof consentsContract> => {
  const { db, newId } = services;
  const deps = { ...services, clients: new Clients(services.webhookDoor, services.elapsed) };
  return {
    readConsentRequest: async ({ scope, user: { userId }, now, query }) => {
      const judged = await judgeConsent(deps, query.query, { userId, now });
      if (judged instanceof Refused) return judged;
      const { asked, client, issuer, verdict } = judged;
      const { redirectUri, state } = asked;
      if ('error' in verdict) {
        const { error, description } = verdict;
        const backTo = toldAt(redirectUri, { error, error_description: description, state, iss: issuer });
        return { state: 'fault', name: client.name, error, backTo };
      }
      const { organizationId } = scope;
      return db.tenantRead(organizationId, async (reader) => {
        const owned = await ownedUnits(reader, organizationId, userId);
        return {
          state: 'good',
          client: {
            name: client.name,
            host: client.host,
            redirectHost: new URL(redirectUri).host,
            isOwnMachine: isOwnMachine(redirectUri),
            isLasting: client.isLasting,
          },
          scopes: [...verdict.scopes],
          apiAccess: scope.view.apiAccess,
          organizationName: await organizationName(reader, organizationId),
          units: owned.map((unit) => ({ unitId: unit.id, name: unit.name })),
          denied: toldAt(redirectUri, { error: 'access_denied', state, iss: issuer }),
        };
      });
    },
    giveConsent: async ({ scope, user, actor, now, requestId, body: { query, password, ...chosen } }) => {
      const { userId } = user;
      const judged = await judgeConsent(deps, query, { userId, now });
      if (judged instanceof Refused) return judged;
      const { asked, issuer, verdict } = judged;
      if ('error' in verdict) return refused('assistant.request_invalid');
      const wrong = await confirmPassword(services, userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      const act = { actor, userId, now, newId };
      const code = await db.platformTransaction((tx) => giveConsent(tx, scope, act, judged, verdict, chosen));
      if (code instanceof Refused) return code;
      return { redirectTo: toldAt(asked.redirectUri, { code, state: asked.state, iss: issuer }) };
    },
    listAssistants: ({ scope: { organizationId }, user: { userId }, now }) =>
      db.platformRead(async (reader) => ({
        assistants: await listGrants(reader, { organizationId, userId, now }),
      })),
    endAssistant: async ({ scope: { organizationId }, user: { userId }, actor, now, params }) =>
      db.platformTransaction(async (tx) => {
        const [found] = await listGrants(tx, { organizationId, userId, now }, params.assistantId);
        if (found === undefined) return refused('assistant.not_exist');
        const grant = { organizationId, id: found.id };
        const isEnded = await endGrant(tx, grant, found.isOwn ? 'person' : 'owner', { actor, now });
        return isEnded ? { id: found.id } : refused('assistant.not_exist');
      }),
  };
};
