import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Contract, type Endpoint, keyScopeOf } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { AnswerState } from '../answer-versions.ts';
import type { Clock } from '../clock.ts';
import { asNewAs } from '../db/replica/as-new-as.ts';
import { whileAsked } from '../db/given-up.ts';
import type { Db, Tx } from '../db/port.ts';
import { mayStay, passGate } from './gate.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { Passed } from './admit.ts';
import type { FileReply, Handlers, PageReply } from './handler.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { answerOnce } from './answer-once.ts';
import type { Answer, KeptWork } from './answer-once.ts';
import { type DemoStage, leadToStage } from './demo-stage.ts';
import { sendEvents } from './events.ts';
import type { StreamGuard, StreamItem } from './events.ts';
import { sendFile } from './attachment.ts';
import { Kept } from './kept.ts';
import type { KeyDoor } from './keys/key-door.ts';
import { type AssistantDoor, passAssistant } from './keys/assistant-gate.ts';
import { passKey } from './keys/key-gate.ts';
import { sendRefusal, toldRefusal } from './refusal.ts';
import { stateOf, type TagSource, tagOf } from './kept-answer.ts';
import { isKept, Tagged, tagged } from './tagged.ts';
import { weightOf } from './request-weight.ts';
import { uploadedFiles } from './upload.ts';
import { mountRaw, rawBodyOf } from './raw-body.ts';
import { validate } from './validate.ts';
import { tellWitness } from './witness.ts';
import type { Witness } from './witness.ts';
import { patience, within } from './within.ts';

export interface MountOptions<C extends Contract = Contract> extends TagSource {
  readonly db: Db;
  readonly clock: Clock;
  readonly doorkeeper: Doorkeeper;
  readonly witness: Witness;
  /** Who knows the keys of programs; none where nothing is mounted that asks for one. */
  readonly keyDoor?: KeyDoor;
  /** Who knows assistants, beside those. */
  readonly assistantDoor?: AssistantDoor;
  /** The demo with its handlers of the same contract; none where nobody is shown one. */
  readonly demo?: { readonly stage: DemoStage; readonly handlers: Handlers<C> };
  /** Development and tests check every reply against its schema; production trusts the types. */
  readonly checkReplies: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    passed: Passed | null;
    /** Milliseconds that are left for the handler. */
    patience: number;
  }
}

/** Why signals of requests end; one for all, because to make one, with its stack, costs as much as a short handler. */
const over = new DOMException('the request is over', 'AbortError');

/** What ends when the caller is gone: the signal at any end, and the reads of one who left or was answered late. What writes goes on. */
const askedBy = (endpoint: Endpoint, reply: FastifyReply) => {
  const [closed, givenUp] = [new AbortController(), new AbortController()];
  const giveUp = (): void => givenUp.abort(over);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) giveUp();
    closed.abort(over);
  });
  const whileWanted = <Result>(work: () => Promise<Result>): Promise<Result> =>
    endpoint.method === 'GET' ? whileAsked(givenUp.signal, work) : work();
  return { signal: closed.signal, giveUp, whileWanted };
};

const longestKey = 255;

/** Bytes of what an assistant says at once. */
const longestMessage = 256 * 1024;

const keyOf = (
  endpoint: Endpoint,
  request: FastifyRequest,
): IdempotencyKey | Refused<'bad.request'> | null => {
  const key = request.headers['idempotency-key'];
  const passed = request.passed;
  if (!endpoint.creates || typeof key !== 'string' || !passed?.user) return null;
  if (key === '') return refused('bad.request', { 'Idempotency-Key': 'required' });
  if (key.length > longestKey) return refused('bad.request', { 'Idempotency-Key': 'too_long' });
  // A person's own sends and those of each of their keys are apart.
  const place = [passed.scope?.unitId ?? [], passed.key?.id ?? []].flat().join(' ');
  return { userId: passed.user.userId, unitId: place === '' ? null : place, key, holder: request.id };
};

/** Entries of the open API say their whole answer themselves. */
const inEnvelope = (endpoint: Endpoint, value: unknown): unknown =>
  keyScopeOf(endpoint) === null ? { data: value } : value;

const jsonReply = (endpoint: Endpoint, value: unknown, check: boolean): Answer => ({
  status: endpoint.status ?? 200,
  body: JSON.stringify(inEnvelope(endpoint, check ? endpoint.reply.parse(value) : value)),
});

const notModified: Answer = { status: 304, body: '' };

const send = (reply: FastifyReply, stored: Answer): FastifyReply =>
  reply.code(stored.status).type('application/json; charset=utf-8').send(stored.body);

const sendPage = (reply: FastifyReply, page: PageReply): FastifyReply => {
  if (page.location !== undefined) reply.header('location', page.location);
  return reply.code(page.status).type(page.contentType).send(page.body);
};

const guardOf = (endpoint: Endpoint, request: FastifyRequest, { doorkeeper }: MountOptions): StreamGuard => ({
  mayStay: () => mayStay(endpoint, request, doorkeeper),
  onChange: (ask) => {
    const user = request.passed?.user;
    return user ? doorkeeper.watch(user, ask) : () => undefined;
  },
});

/** As `EventSource` names it when it comes again. */
const lastEventIdOf = ({ headers }: FastifyRequest): string | null => {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : null;
};

/** A handler once its types have done their work: the entry it is mounted under says what goes in and out. */
type Mounted = (input: never) => Promise<unknown>;

/** What answers an entry: the product and, led to the demo, the same over that. */
interface Answering {
  readonly own: Mounted;
  readonly demo: Mounted;
}

const serve = (endpoint: Endpoint, { own, demo }: Answering, options: Omit<MountOptions, 'demo'>) => {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const handler = request.isDemo ? demo : own;
    const checked: unknown[] = [];
    for (const [schema, value] of [
      [endpoint.params, request.params],
      [endpoint.query, request.query],
      [endpoint.body, request.body],
    ] as const) {
      const valid = validate(schema, value);
      if (!('value' in valid)) return sendRefusal(reply, valid);
      checked.push(valid.value);
    }
    const [params, query, body] = checked;
    const upload = endpoint.receives === 'upload' ? uploadedFiles(request) : null;
    const { user, actor, scope, role, key: heldKey, reach } = request.passed ?? {};
    const { signal, giveUp, whileWanted } = askedBy(endpoint, reply);
    const input = {
      params,
      query,
      body,
      user,
      actor,
      scope,
      role,
      key: heldKey,
      reach,
      files: upload?.files,
      incoming: endpoint.receives === 'raw' ? rawBodyOf(request) : undefined,
      requestId: request.id,
      now: options.clock.now(),
      signal,
      lastEventId: lastEventIdOf(request),
      raw: { request, reply },
    };
    /** What the handler answers, from a replica where that has come as far as the state. */
    const answerAsOf = (state: AnswerState | null, more: object = {}): Promise<unknown> =>
      whileWanted(() => {
        const answer = () => handler({ ...input, ...more } as never);
        return state === null || endpoint.replica !== true ? answer() : asNewAs(state, answer);
      });
    if (endpoint.replyAs === 'bytes' || endpoint.replyAs === 'page' || endpoint.replyAs === 'events') {
      const answering = stateOf(endpoint, request, options).then((state) => answerAsOf(state));
      const answer = await within(request.patience, answering, giveUp);
      if (answer instanceof Refused) return sendRefusal(reply, answer as Refused<ErrorCode>);
      if (endpoint.replyAs === 'bytes') return sendFile(reply, answer as FileReply);
      if (endpoint.replyAs === 'page') return sendPage(reply, answer as PageReply);
      return sendEvents(reply, answer as AsyncIterable<StreamItem>, guardOf(endpoint, request, options));
    }
    const run: KeptWork = async (keepAnswer) => {
      const keep = async (tx: Tx, value: unknown): Promise<Kept<unknown>> => {
        const kept = jsonReply(endpoint, value, options.checkReplies);
        await keepAnswer(tx, kept);
        return new Kept(value, kept);
      };
      // Before the answer is made of it: a change meanwhile gives the caller an answer that is newer than its tag.
      const state = await stateOf(endpoint, request, options);
      const asOf = tagOf(endpoint, request, state, { now: input.now, build: options.build });
      if (asOf !== null && isKept(request, asOf)) return tagged(reply, asOf, notModified);
      const answer = await answerAsOf(state, { keep });
      if (answer instanceof Refused) return answer as Refused<ErrorCode>;
      if (answer instanceof Kept) return answer.answer;
      if (!(answer instanceof Tagged)) {
        const made = jsonReply(endpoint, answer, options.checkReplies);
        return asOf === null ? made : tagged(reply, asOf, made);
      }
      const tag = request.isDemo ? `demo-${answer.tag}` : answer.tag;
      if (isKept(request, tag)) return tagged(reply, tag, notModified);
      return tagged(reply, tag, jsonReply(endpoint, answer.make(), options.checkReplies));
    };
    const bodyHash = (): string =>
      createHash('sha256')
        .update(JSON.stringify(body ?? null))
        .digest('hex');
    const key = keyOf(endpoint, request);
    if (key instanceof Refused) return sendRefusal(reply, key);
    const answering = answerOnce(
      options,
      key,
      run,
      {
        target: `${request.method} ${request.url}`,
        content: upload?.fingerprint ?? bodyHash,
        drain: async () => {
          for await (const file of upload?.files ?? []) file.stream.resume();
        },
      },
      (refusal) => toldRefusal(refusal, request),
    );
    // Bytes that stream in take as long as they do.
    const isStreamed = upload !== null || endpoint.receives === 'raw';
    const answer = await (isStreamed ? answering : within(request.patience, answering, giveUp));
    return answer instanceof Refused ? sendRefusal(reply, answer) : send(reply, answer);
  };
};

/** The gate of people, that of programs, or that of assistants. */
const enter = (
  endpoint: Endpoint,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { doorkeeper, keyDoor, assistantDoor }: Pick<MountOptions, 'doorkeeper' | 'keyDoor' | 'assistantDoor'>,
): Promise<Passed | Refused<ErrorCode>> => {
  if (keyDoor !== undefined && keyScopeOf(endpoint) !== null)
    return passKey(endpoint, exchange, doorkeeper, keyDoor);
  if (keyDoor !== undefined && assistantDoor !== undefined && endpoint.access === 'assistant')
    return passAssistant(exchange, doorkeeper, keyDoor, assistantDoor);
  return passGate(endpoint, exchange.request, doorkeeper);
};

/** Registers a feature's entries with their handlers: gate before the body is read, then validation, then the handler. */
export const mount = <C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  options: MountOptions<C>,
): void => {
  const { stage, handlers: inDemo = handlers } = options.demo ?? {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const route: RouteOptions = {
      method: endpoint.method,
      url: fullPath(endpoint).replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: endpoint.alsoHead === true,
      onRequest: async (request, reply) => {
        const start = performance.now();
        const passed = await within(patience, enter(endpoint, { request, reply }, options));
        if (passed instanceof Refused) return sendRefusal(reply, passed);
        await within(patience, tellWitness(options.witness, endpoint, request, passed));
        const led = stage ? await leadToStage(stage, endpoint, { request, reply }, passed) : passed;
        if (led instanceof Refused) return sendRefusal(reply, led);
        request.passed = led;
        request.patience = patience - (performance.now() - start);
        return undefined;
      },
      handler: serve(endpoint, { own: handlers[name as keyof C], demo: inDemo[name as keyof C] }, options),
      config: { weight: weightOf(endpoint) },
      ...(endpoint.access === 'assistant' ? { bodyLimit: longestMessage } : {}),
    };
    if (endpoint.receives === 'raw') mountRaw(app, route);
    else app.route(route);
  }
};
