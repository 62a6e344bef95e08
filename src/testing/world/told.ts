import type { Db } from '#platform/server/db/port.ts';
import { isUnavailable } from '#platform/server/db/unavailable.ts';
import { factsAfter } from '#platform/server/live-facts.ts';
import type { Fact } from '#platform/server/live-facts.ts';
import type { Told } from '#platform/server/live-follower.ts';
import { hearTelling } from '#platform/server/live.ts';
import type { LiveEvent } from '#platform/wire/live.ts';

/** Hears every event that transactions write from now on, with whom it is for; answers how to stop. */
export const hearFacts = async (
  db: Db,
  hear: (fact: Pick<Fact, 'audience' | 'event'>) => void,
): Promise<() => Promise<void>> => {
  const heard = new Map<string, number>();
  let turn: Promise<void> = Promise.resolve();
  const read = async (audience: string): Promise<void> => {
    const after = [{ audience, position: heard.get(audience) ?? 0 }];
    for (const { position, event } of await db.platformRead((reader) => factsAfter(reader, after))) {
      heard.set(audience, position);
      hear({ audience, event });
    }
  };
  const before = await db.platformRead((reader) =>
    reader.query<{ audience: string; position: number }>('select audience, position from live_position'),
  );
  for (const { audience, position } of before) heard.set(audience, position);
  // A database that closes before its listener answers no more.
  const end = (error: unknown): void => {
    if (!isUnavailable(error)) throw error;
  };
  const stop = await hearTelling(
    db,
    ({ audience }) => void (turn = turn.then(() => read(audience)).catch(end)),
  );
  return async () => {
    await stop();
    await turn;
  };
};

/** The events of a stream from where it has begun: what is told once this has answered is in it. */
export const eventsOf = async (stream: AsyncIterable<Told>): Promise<AsyncIterator<LiveEvent>> => {
  const told = stream[Symbol.asyncIterator]();
  await told.next();
  return (async function* () {
    for (let next = await told.next(); next.done !== true; next = await told.next())
      if (next.value.event !== null) yield next.value.event;
  })();
};
