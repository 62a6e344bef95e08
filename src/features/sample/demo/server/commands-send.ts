import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import type { Arrival, ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { recordMail, storeMail } from '#features/intake/mail/server/commands-take.ts';
import { countDocuments, findDocument } from '#features/intake/documents/server/queries.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { FileContent, SampleDocument, SampleMail } from '../rules-documents.ts';
import { sampleFileOf, sampleMailOf } from './commands-files.ts';
import { stillUnread } from './queries.ts';

/** Between two looks at whether what was sent has been read, in milliseconds. */
const lookAgain = 150;

/** A document's id follows from its name, so sending it a second time changes nothing. */
const idOf = ({ unitId }: UnitScope, { key }: SampleDocument): string => derivedId(unitId, `sample ${key}`);

/** An instant of the given day, but never later than now. */
export const momentOf = (date: string, time: string, now: Date): Date => {
  const moment = new Date(`${date}T${time}Z`);
  return moment < now ? moment : now;
};

const missingOf = (
  { db }: Pick<ArrivalDeps, 'db'>,
  scope: UnitScope,
  documents: readonly SampleDocument[],
): Promise<readonly SampleDocument[]> =>
  db.tenantRead(scope.organizationId, async (reader) => {
    const ids = documents.map((document) => idOf(scope, document));
    const states = await countDocuments(reader, scope, ids);
    const arrived = states.reduce((sum, { count }) => sum + count, 0);
    if (arrived === 0) return documents;
    const missing: SampleDocument[] = [];
    if (arrived < documents.length)
      for (const document of documents)
        if ((await findDocument(reader, scope, idOf(scope, document))) === null) missing.push(document);
    return missing;
  });

type Mailed = SampleDocument & {
  readonly content: SampleMail;
  /** Left out: the restaurant's own address. */
  readonly to?: string;
};

type Filed = SampleDocument & { readonly content: FileContent };

/** Lets a mail arrive as it does from the network, without one. A second time it changes nothing. */
export const sendMail = async (deps: ArrivalDeps, scope: UnitScope, document: Mailed): Promise<void> => {
  const { from, clientAddress } = document.content;
  const known = await deps.db.tenantRead(scope.organizationId, (reader) =>
    findDocument(reader, scope, idOf(scope, document)),
  );
  if (known !== null) return;
  const bytes = await sampleMailOf(document.content, document);
  const stored = await storeMail(deps, Readable.from([bytes]));
  const { organizationId, unitId } = scope;
  await deps.db.tenantTransaction(organizationId, async (tx) => {
    const [unit] = await tx.query<{ recipient: string }>(
      'select inbound_address as recipient from unit where organization_id = $1 and id = $2',
      [organizationId, unitId],
    );
    const envelope = {
      clientAddress,
      door: 'smtp',
      recipient: document.to ?? unit?.recipient ?? null,
      sender: from.address,
      clientName: `mail.${from.address.split('@')[1]}`,
    } as const;
    await recordMail(tx, { ...deps, newId: () => idOf(scope, document) }, scope, envelope, stored);
  });
};

const isMail = (document: SampleDocument): document is Mailed => document.content.kind === 'mail';

const isFile = (document: SampleDocument): document is Filed => document.content.kind !== 'mail';

/** Sends the documents of one day through the door that every document takes, as of that morning. */
const sendDay = async (
  deps: ArrivalDeps,
  scope: UnitScope,
  actor: Actor,
  [date, documents]: readonly [string, readonly SampleDocument[]],
): Promise<void> => {
  const morning = momentOf(date, '05:40:00', deps.clock.now());
  const then = { ...deps, clock: { now: () => morning } };
  const files = documents.filter(isFile);
  const ids = files.map((document) => idOf(scope, document)).values();
  const arrivals: Arrival[] = [];
  for (const { fileName, content } of files) {
    const { bytes, contentType } = await sampleFileOf(content);
    arrivals.push({ fileName, contentType, stream: bytes });
  }
  if (arrivals.length > 0) {
    const newId = (): string => ids.next().value ?? deps.newId();
    const received = await receiveDocuments(
      { ...then, newId },
      scope,
      { channel: 'sample', actor },
      arrivals,
    );
    if (received instanceof Refused) throw new Error(`the sample could not be received: ${received.code}`);
  }
  for (const document of documents.filter(isMail)) await sendMail(then, scope, document);
};

/** Sends what has not arrived yet, a day after the other, until the signal aborts. */
export const sendDocuments = async (
  deps: ArrivalDeps,
  scope: UnitScope,
  actor: Actor,
  { documents, signal }: { readonly documents: readonly SampleDocument[]; readonly signal: AbortSignal },
): Promise<void> => {
  const missing = await missingOf(deps, scope, documents);
  for (const day of Map.groupBy(missing, ({ date }) => date)) {
    signal.throwIfAborted();
    await sendDay(deps, scope, actor, day);
  }
};

/** Waits until each of the documents, and what is inside, has been read or set aside; throws when the signal aborts. */
export const untilRead = async (
  { db }: Pick<ArrivalDeps, 'db'>,
  scope: UnitScope,
  { documents, signal }: { readonly documents: readonly SampleDocument[]; readonly signal: AbortSignal },
): Promise<void> => {
  const ids = documents.map((document) => idOf(scope, document));
  for (;;) {
    const waits = await db.tenantRead(scope.organizationId, (reader) => stillUnread(reader, scope, ids));
    if (!waits) return;
    await delay(lookAgain, undefined, { signal });
  }
};
