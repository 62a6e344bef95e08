import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { WebhookDoor } from '#platform/server/http/webhook-door.ts';
import type { Actor, SeenScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { WebhookSecrets, webhooksContract } from '../contract.ts';
import { replayMessages, sendAgain, testWebhook } from './commands-messages.ts';
import { shownSecret } from './commands-secrets.ts';
import type { SigningSecret } from './commands-secrets.ts';
import { changeWebhook, createWebhook, deleteWebhook, rotateWebhook, switchWebhook } from './commands.ts';
import { listMessages, openMessage } from './queries-messages.ts';
import { findWebhook, listWebhooks, lookerOf, ownedUnits, shownWebhook, shownWebhooks } from './queries.ts';
import type { Looker, WebhookRecord } from './queries.ts';

interface RouteDeps extends AccountServices {
  readonly webhookDoor: Pick<WebhookDoor, 'mayReach'>;
}

interface Asking {
  readonly scope: SeenScope;
  readonly user: { readonly userId: string };
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
}

const hasWebhooks = ({ view }: SeenScope): boolean => view.apiAccess !== 'none';

/** An endpoint with the secrets that nobody is shown again. */
const withSecrets = async (
  reader: Reader,
  made: { readonly webhook: WebhookRecord; readonly secret: SigningSecret },
  now: Date,
): Promise<WebhookSecrets> => ({
  webhook: await shownWebhook(reader, made.webhook, now),
  ...shownSecret(made.secret),
});

/** The endpoints of webhooks. What sends an organization's events elsewhere asks for the password first. */
export const webhookRoutes = (deps: RouteDeps): Handlers<typeof webhooksContract> => {
  const { db } = deps;
  const within = <Result>({ scope }: Asking, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    db.tenantTransaction(scope.organizationId, work);
  const actOf = ({ scope, user, actor, now }: Asking) => ({ ...lookerOf(scope, user), actor, now });
  const confirm = ({ user, now, requestId }: Asking, password: string) =>
    confirmPassword(deps, user.userId, password, { now, requestId });
  const seen = async <Result>(
    { scope, user }: Pick<Asking, 'scope' | 'user'>,
    webhookId: string,
    look: (reader: Reader, webhook: WebhookRecord, looker: Looker) => Promise<Result>,
  ): Promise<Result | Refused<'webhook.not_exist'>> =>
    db.tenantRead(scope.organizationId, async (reader) => {
      const looker = lookerOf(scope, user);
      const webhook = await findWebhook(reader, looker, webhookId);
      return webhook === null ? refused('webhook.not_exist') : look(reader, webhook, looker);
    });
  /** What is not theirs is missing, whatever password they have. */
  const confirmFor = async (asking: Asking, webhookId: string, password: string) =>
    (await seen(asking, webhookId, async () => null)) ?? confirm(asking, password);
  return {
    listWebhooks: ({ scope, user, now }) =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const looker = lookerOf(scope, user);
        const records = await listWebhooks(reader, looker);
        const webhooks = await shownWebhooks(reader, scope.organizationId, records, now);
        return { webhooks, ...(await ownedUnits(reader, looker)), isAllowed: hasWebhooks(scope) };
      }),
    createWebhook: async ({ body: { password, ...wanted }, ...asking }) => {
      if (!hasWebhooks(asking.scope)) return refused('plan.webhooks');
      const wrong = await confirm(asking, password);
      if (wrong instanceof Refused) return wrong;
      return within(asking, async (tx) => {
        const made = await createWebhook(tx, deps, actOf(asking), wanted);
        return made instanceof Refused ? made : withSecrets(tx, made, asking.now);
      });
    },
    changeWebhook: async ({ body: { password, ...wanted }, params, ...asking }) => {
      if (!hasWebhooks(asking.scope)) return refused('plan.webhooks');
      const wrong = await confirmFor(asking, params.webhookId, password);
      if (wrong instanceof Refused) return wrong;
      return within(asking, async (tx) => {
        const changed = await changeWebhook(tx, deps, actOf(asking), params.webhookId, wanted);
        return changed instanceof Refused ? changed : shownWebhook(tx, changed, asking.now);
      });
    },
    switchWebhook: ({ body: { isOn }, params, ...asking }) =>
      within(asking, async (tx) => {
        if (isOn && !hasWebhooks(asking.scope)) return refused('plan.webhooks');
        const switched = await switchWebhook(tx, actOf(asking), params.webhookId, isOn);
        return switched instanceof Refused ? switched : shownWebhook(tx, switched, asking.now);
      }),
    rotateWebhook: async ({ body, params, ...asking }) => {
      const wrong = await confirmFor(asking, params.webhookId, body.password);
      if (wrong instanceof Refused) return wrong;
      return within(asking, async (tx) => {
        const rotated = await rotateWebhook(tx, deps, actOf(asking), params.webhookId);
        return rotated instanceof Refused ? rotated : withSecrets(tx, rotated, asking.now);
      });
    },
    deleteWebhook: ({ params, ...asking }) =>
      within(asking, (tx) => deleteWebhook(tx, actOf(asking), params.webhookId)),
    testWebhook: ({ params, ...asking }) =>
      within(asking, (tx) => testWebhook(tx, deps, actOf(asking), params.webhookId)),
    listMessages: ({ scope, user, params, query }) =>
      seen({ scope, user }, params.webhookId, (reader, webhook) => listMessages(reader, webhook, query)),
    readMessage: ({ scope, user, params }) =>
      seen(
        { scope, user },
        params.webhookId,
        async (reader, webhook) =>
          (await openMessage(reader, webhook, params.messageId)) ?? refused('webhook.not_exist'),
      ),
    sendAgain: ({ params, ...asking }) =>
      within(asking, (tx) => sendAgain(tx, actOf(asking), params.webhookId, params.messageId)),
    replayMessages: ({ params, body: { from, to, only }, ...asking }) =>
      within(asking, (tx) =>
        replayMessages(tx, actOf(asking), params.webhookId, { from: new Date(from), to: new Date(to), only }),
      ),
  };
};
