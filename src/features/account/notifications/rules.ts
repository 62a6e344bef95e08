const hourIn = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  hourCycle: 'h23',
});

/** Hour of the day in Sweden at which the daily digest leaves. */
const digestHour = 7;
const day = 24 * 3_600_000;
const hour = 3_600_000;

const isDigestHour = (instant: number): boolean => {
  const parts = hourIn.formatToParts(new Date(instant));
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return read('hour') === digestHour && read('minute') === 0;
};

/** The next instant after `now` at which it is 07:00 in Sweden, summer or winter. */
export const nextDigest = (now: Date): Date => {
  const wholeHour = Math.floor(now.getTime() / hour) * hour;
  for (let at = wholeHour + hour; at <= wholeHour + day + 2 * hour; at += hour)
    if (isDigestHour(at)) return new Date(at);
  throw new RangeError('a day in Sweden has a 07:00');
};

/** Milliseconds that a unit's new alerts are gathered before they are told together. */
export const gathering = 20_000;

/** Devices of one person; one more takes the place of the one that was longest unchanged. */
export const mostDevices = 20;
