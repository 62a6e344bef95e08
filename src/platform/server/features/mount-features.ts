import type { FastifyInstance } from 'fastify';
import type { Contract } from '#platform/wire/endpoint.ts';
import { openApiOf, pathMatcher } from '#platform/wire/openapi.ts';
import { pageMatcher } from '#platform/wire/path.ts';
import { AnswerVersions } from '../answer-versions.ts';
import { createHttp } from '../http/app.ts';
import { demoKeeper } from '../http/demo-stage.ts';
import { assistantDoorOf } from '../http/keys/assistant-gate.ts';
import { keyKeeper } from '../http/keys/key-door.ts';
import { rehearsing } from './rehearsing.ts';
import { forgetful } from '../ports/storage/forgetful.ts';
import { Entries } from './entries.ts';
import type { HttpOptions } from '../http/app.ts';
import type { Handlers } from '../http/handler.ts';
import { mount } from '../http/mount.ts';
import { platformRoutes } from '../http/platform-routes.ts';
import { serveWeb } from '../http/web-files.ts';
import { Live } from '../live.ts';
import { mountMailbox } from '../post/mailbox-routes.ts';
import { AttemptLimiter } from '../session/attempt-limiter.ts';
import { doorkeeperOf } from '../session/doorkeeper.ts';
import { visitWitness } from '../session/gate-questions.ts';
import type { ServerFeature } from './feature.ts';
import type { Foundation, Served } from './foundation.ts';

/** The contracts of all features by name, and the features that answer them. */
export interface Product {
  readonly contract: Readonly<Record<string, Contract>>;
  readonly features: readonly ServerFeature[];
  /** Patterns of the browser app's screens. */
  readonly pages: readonly string[];
}

export interface WebOptions {
  readonly webFolder: string;
  readonly mode: string;
  readonly checkReplies: boolean;
  /** Another one whenever the program is. */
  readonly build: string;
}

/** The handlers of all features by the name of their contract. */
const answeredBy = (
  { contract, features }: Product,
  served: Served,
): Readonly<Record<string, Handlers<Contract>>> => {
  const own = { platform: platformRoutes({ ...served, openApi: () => openApiOf(contract) }) };
  const handlers: Record<string, Handlers<Contract>> = Object.assign(
    own,
    ...features.map(({ routes }) => routes?.(served)),
  );
  return handlers;
};

/** The handlers of one contract; throws where no feature answers it. */
const handlersOf = (
  handlers: Readonly<Record<string, Handlers<Contract>>>,
  name: string,
): Handlers<Contract> => {
  const answers = handlers[name];
  if (answers === undefined) throw new Error(`no feature answers ${name}`);
  return answers;
};

/** Mounts the whole contract on a server and starts to hear what other processes tell; answers how to stop hearing. */
export const mountFeatures = async (
  app: FastifyInstance,
  product: Product,
  foundation: Foundation,
  web: WebOptions,
): Promise<() => Promise<void>> => {
  const { db, clock, hooks } = foundation;
  const live = new Live();
  const doorkeeper = doorkeeperOf(foundation);
  const witness = hooks.one(visitWitness)(db);
  const stage = hooks.one(demoKeeper)(foundation);
  const { checkReplies, build } = web;
  const keyDoor = hooks.one(keyKeeper)(foundation);
  const versions = new AnswerVersions(db);
  const assistantDoor = assistantDoorOf(foundation, keyDoor);
  const options = { db, clock, checkReplies, build, doorkeeper, witness, versions, keyDoor, assistantDoor };
  const entries = new Entries(product.contract);
  const served = { ...foundation, live, limiter: new AttemptLimiter(db), entries };
  const own = answeredBy(product, served);
  const demo = answeredBy(product, { ...served, ...stage.world });
  const rehearsal = { db: rehearsing(db), storage: forgetful(foundation.storage) };
  entries.fill(own, answeredBy(product, { ...served, ...rehearsal }));
  foundation.metrics.watchRequests(app);
  for (const [name, contract] of Object.entries(product.contract)) {
    const inDemo = { stage, handlers: handlersOf(demo, name) };
    mount(app, contract, handlersOf(own, name), { ...options, demo: inDemo });
  }
  if (foundation.mailbox !== null) mountMailbox(app, foundation.mailbox);
  await serveWeb(app, web, pathMatcher(product.contract), pageMatcher(product.pages));
  const stops = [await doorkeeper.hear(), await live.start(db)];
  for (const { listening = [] } of product.features)
    for (const listen of listening) stops.push(await listen(foundation));
  return async () => {
    for (const stop of stops) await stop();
    await stage.close();
  };
};

/** The web server with everything mounted; `close` lets requests in flight finish. */
export const composeProduct = async (
  product: Product,
  foundation: Foundation,
  options: HttpOptions & WebOptions,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> => {
  const app = await createHttp(options);
  const stop = await mountFeatures(app, product, foundation, options);
  await app.ready();
  return {
    app,
    close: async () => {
      await app.close();
      await stop();
    },
  };
};
