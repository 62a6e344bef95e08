/** How long news stands in the bell. */
export const newsDays = 30;

/** How many pieces of news the bell holds at most, the newest. */
export const mostNews = 100;

/** What a version may be long. */
export const longestVersion = 200;

/** What tells a piece of news from others: what it is about, and as it is there now. */
export interface NewsIdentity {
  readonly kind: string;
  /** An article, an invoice, a claim. The bell tells of it once under its kind. */
  readonly subjectId: string;
  /** Another one when there is something new about it: whoever has read it has not read that. */
  readonly version: string;
}

/** A piece of news by when it came. */
export interface NewsMoment extends NewsIdentity {
  readonly at: Date;
}

/** A piece of news as one text. */
export const newsKey = ({ kind, subjectId, version }: NewsIdentity): string =>
  `${kind} ${subjectId} ${version}`;

const dayLength = 86_400_000;

/** From when on news stands in the bell. */
export const newsSince = (now: Date): Date => new Date(now.getTime() - newsDays * dayLength);

const inText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const newestFirst = (one: NewsMoment, other: NewsMoment): number =>
  other.at.getTime() - one.at.getTime() || inText(newsKey(one), newsKey(other));

/** What the bell holds of news: newest first, each subject once under its kind, none older than it may be, no more than there is room for. */
export const bellOf = <One extends NewsMoment>(news: readonly One[], now: Date): One[] => {
  const since = newsSince(now).getTime();
  const subjects = new Set<string>();
  return news
    .filter(({ at }) => at.getTime() > since)
    .toSorted(newestFirst)
    .filter(({ kind, subjectId }) => {
      const subject = `${kind} ${subjectId}`;
      if (subjects.has(subject)) return false;
      subjects.add(subject);
      return true;
    })
    .slice(0, mostNews);
};

/** How much of what the bell holds a person has not read; `read` has the keys of what they have. */
export const unreadIn = (bell: readonly NewsIdentity[], read: ReadonlySet<string>): number =>
  bell.filter((one) => !read.has(newsKey(one))).length;
