/** What an endpoint can be told of, in the order in which the screen offers it. */
export const webhookEvents = [
  'document.received',
  'document.needs_review',
  'invoice.booked',
  'alert.created',
  'alert.settled',
  'deal.ending',
  'claim.sent',
  'claim.answered',
  'claim.credited',
  'subscription.changed',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What `Send a test` sends, whatever the endpoint is told of. */
export const testEvent = 'webhook.test';

/** Endpoints of an organization. */
export const mostWebhooks = 10;

/** Days that messages are kept, to be looked at and sent again. */
export const keptDays = 30;

/** Hours that a secret signs beside the one that took its place. */
export const rotationHours = 24;

/** Milliseconds that a receiver has to answer. */
export const answerWithin = 10_000;

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Milliseconds before each try, the first one at once (OPEN.md, section 2). */
export const waitsBefore: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The longest that a receiver can ask to be left alone. */
const longestWait = 24 * hour;

/**
 * Milliseconds until the next try after `tries` that failed; null after the last. A tenth more at most, by `chance` from 0 to 1, so
 * that what failed together does not come back together. `retryAfter`: milliseconds that the receiver asked for.
 */
export const waitAfter = (tries: number, chance: number, retryAfter: number | null): number | null => {
  const wait = waitsBefore[tries];
  if (wait === undefined) return null;
  return Math.round(Math.max(wait * (1 + chance / 10), Math.min(retryAfter ?? 0, longestWait)));
};

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date (RFC 9110, section 10.2.3); null where it says nothing. */
export const retryAfterOf = (header: string | undefined, now: Date): number | null => {
  if (header === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(at - now.getTime(), 0);
};

/** Only 2xx says that a message has arrived. */
export const hasArrived = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
