import type { Role } from '#core/access/roles.ts';
import { atLeast } from '#core/access/roles.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { bellContract, NewsFacts, NewsItem } from '../contract.ts';
import { bellOf, mostNews, newsKey, newsSince, unreadIn } from '../rules.ts';
import type { NewsMoment } from '../rules.ts';

/** Whose bell it is, and when it is looked at. */
export interface BellOwner {
  readonly userId: string;
  readonly role: Role;
  readonly now: Date;
}

/** What a source is asked: no more than `most`, the newest, none that came before `since`. */
export interface NewsAsked extends Omit<BellOwner, 'role'> {
  readonly since: Date;
  readonly most: number;
}

/** When something happened about a subject, and as it is now. */
export type NewsTold = Omit<NewsMoment, 'kind'>;

/** A feature that knows of news. What is settled or gone is none: a source answers with what still holds. */
export interface NewsSource {
  /** Of all its news; no other source has it, and its words on the screen stand under it. */
  readonly kind: string;
  /** Who may see it. */
  readonly access: Role;
  /** `unit`: a tenant's read, of the unit in scope. `person`: a platform read, of what concerns the person wherever they are. */
  readonly of: 'unit' | 'person';
  readonly newest: (reader: Reader, scope: UnitScope, asked: NewsAsked) => Promise<readonly NewsTold[]>;
  /** What there is to say of these subjects, by id. */
  readonly facts: (
    reader: Reader,
    scope: UnitScope,
    subjectIds: readonly string[],
    asked: NewsAsked,
  ) => Promise<ReadonlyMap<string, NewsFacts>>;
}

/** What has happened that a person wants to hear of, asked of whoever knows of such things. */
export const newsSource = hook<NewsSource>('what the bell tells');

/** What facts are that a source says nothing of. */
export const plainFacts: Omit<NewsFacts, 'name'> = {
  from: null,
  reason: null,
  category: null,
  amount: null,
  currency: null,
  yearly: null,
  isEstimated: false,
  price: null,
  count: 1,
  date: null,
};

const readSql = `
  select r.kind, r.subject_id as "subjectId", r.version from bell_read r
  join unnest($2::text[], $3::uuid[], $4::text[]) as n (kind, subject_id, version)
    on n.kind = r.kind and n.subject_id = r.subject_id and n.version = r.version
  where r.user_id = $1`;

const keysRead = async (
  reader: Reader,
  userId: string,
  bell: readonly NewsMoment[],
): Promise<ReadonlySet<string>> => {
  if (bell.length === 0) return new Set();
  const rows = await reader.query<{ kind: string; subjectId: string; version: string }>(readSql, [
    userId,
    bell.map(({ kind }) => kind),
    bell.map(({ subjectId }) => subjectId),
    bell.map(({ version }) => version),
  ]);
  return new Set(rows.map(newsKey));
};

const momentsOf = async (
  reader: Reader,
  scope: UnitScope,
  sources: readonly NewsSource[],
  asked: NewsAsked,
): Promise<NewsMoment[]> => {
  const found: NewsMoment[] = [];
  for (const { kind, newest } of sources)
    found.push(...(await newest(reader, scope, asked)).map((one) => ({ ...one, kind })));
  return found;
};

/** What stands in a person's bell, and what of it they have read. */
export interface Bell {
  readonly news: readonly NewsMoment[];
  readonly read: ReadonlySet<string>;
}

/** A person's bell in a unit: of what their role may see there, and of what concerns them anywhere. */
export const openBell = async (
  db: Db,
  hooks: Hooks,
  scope: UnitScope,
  { userId, role, now }: BellOwner,
): Promise<Bell> => {
  const asked: NewsAsked = { userId, now, since: newsSince(now), most: mostNews };
  const sources = hooks.all(newsSource).filter(({ access }) => atLeast(role, access));
  const ofUnit = await db.tenantRead(scope.organizationId, (reader) =>
    momentsOf(
      reader,
      scope,
      sources.filter(({ of }) => of === 'unit'),
      asked,
    ),
  );
  return db.platformRead(async (reader) => {
    const own = sources.filter(({ of }) => of === 'person');
    const news = bellOf([...ofUnit, ...(await momentsOf(reader, scope, own, asked))], now);
    return { news, read: await keysRead(reader, userId, news) };
  });
};

/** How much of a bell is unread. */
export const unreadOf = ({ news, read }: Bell): number => unreadIn(news, read);

const factsOf = async (
  reader: Reader,
  scope: UnitScope,
  sources: readonly NewsSource[],
  news: readonly NewsMoment[],
  asked: NewsAsked,
): Promise<ReadonlyMap<string, NewsFacts>> => {
  const found = new Map<string, NewsFacts>();
  for (const { kind, facts } of sources) {
    const subjectIds = news.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
    if (subjectIds.length === 0) continue;
    for (const [subjectId, said] of await facts(reader, scope, subjectIds, asked))
      found.set(`${kind} ${subjectId}`, said);
  }
  return found;
};

/** A person's bell with what its news says. What has been settled while it was read is left out. */
export const listNews = async (
  db: Db,
  hooks: Hooks,
  scope: UnitScope,
  owner: BellOwner,
): Promise<ReplyOf<(typeof bellContract)['listNews']>> => {
  const bell = await openBell(db, hooks, scope, owner);
  const { userId, now } = owner;
  const asked: NewsAsked = { userId, now, since: newsSince(now), most: mostNews };
  const told = new Set(bell.news.map(({ kind }) => kind));
  const sources = hooks.all(newsSource).filter(({ kind }) => told.has(kind));
  const [ofUnit, own] = [
    sources.filter(({ of }) => of === 'unit'),
    sources.filter(({ of }) => of === 'person'),
  ];
  const facts = new Map([
    ...(await db.tenantRead(scope.organizationId, (reader) =>
      factsOf(reader, scope, ofUnit, bell.news, asked),
    )),
    ...(await db.platformRead((reader) => factsOf(reader, scope, own, bell.news, asked))),
  ]);
  const content = bell.news.flatMap((one): NewsItem[] => {
    const said = facts.get(`${one.kind} ${one.subjectId}`);
    if (said === undefined) return [];
    return [{ ...one, ...said, at: one.at.toISOString(), isUnread: !bell.read.has(newsKey(one)) }];
  });
  return { content, unread: content.filter(({ isUnread }) => isUnread).length };
};
