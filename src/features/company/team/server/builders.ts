import type { Db } from '#platform/server/db/port.ts';
import { openLetter } from '#platform/server/post/sealed-letter.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';

/** The letters that wait for an address, oldest first, as they were written. */
export const lettersTo = async (
  { db, keys }: { readonly db: Db; readonly keys: SessionKeys },
  address: string,
) => {
  const rows = await db.platformRead((reader) =>
    reader.query<{ id: string; sealed: Buffer }>(
      `select id, sealed from outgoing_mail where address = $1 and sealed is not null order by created_at, id`,
      [address],
    ),
  );
  return rows.flatMap(({ id, sealed }) => openLetter(keys, id, Buffer.from(sealed)) ?? []);
};

/** The token of the newest invitation to an address, as its letter carries it. */
export const invitationToken = async (
  product: { readonly db: Db; readonly keys: SessionKeys },
  address: string,
): Promise<string> => {
  const letter = (await lettersTo(product, address)).findLast(({ kind }) => kind === 'invitation');
  const token = /invitation=([\w-]{43})$/.exec(letter?.button?.path ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation waits for ${address}`);
  return token;
};
