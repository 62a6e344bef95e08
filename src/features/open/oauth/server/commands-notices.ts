import { ownersOf } from '#features/account/plan/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { type Addressee, type Connected, postAssistantNotice } from './emails.ts';

const personOf = async (tx: Tx, userId: string): Promise<Addressee | null> => {
  const [person] = await tx.query<Addressee>(
    'select full_name as "fullName", email, language from user_account where id = $1',
    [userId],
  );
  return person ?? null;
};

/** Tells every owner of a program that was let in, whoever did it. */
export const tellOwners = async (tx: Tx, post: PostDeps, connected: Connected): Promise<void> => {
  const { organizationId, userId } = connected;
  const owners = await ownersOf(tx, organizationId);
  const person = await personOf(tx, userId);
  const who = person?.fullName ?? '';
  for (const owner of owners) await postAssistantNotice(tx, post, owner, { ...connected, who, what: 'made' });
};

/** Tells the person that their program was put out. */
export const tellReuse = async (tx: Tx, post: PostDeps, connected: Connected): Promise<void> => {
  const person = await personOf(tx, connected.userId);
  if (person !== null)
    await postAssistantNotice(tx, post, person, { ...connected, who: person.fullName, what: 'reuse' });
};
