import { parseOpeningHours } from '#core/values/opening-hours.ts';
import type { OpenSpan } from '#core/values/opening-hours.ts';

/** One setting of the program: how to read it, what it is when it is not set, and what it is for. */
export interface Setting<Value> {
  readonly doc: string;
  /** As it would stand in the environment; undefined when there is none. */
  readonly fallback: string | undefined;
  readonly secret: boolean;
  /** Throws a RangeError that says what would be right. */
  readonly read: (text: string) => Value;
}

/** A setting is wrong or missing. The message names it and says what to do. */
export class ConfigError extends Error {
  readonly code = 'config';
}

/** Any text. */
export const text = (fallback: string, doc: string): Setting<string> => ({
  doc,
  fallback,
  secret: false,
  read: (value) => value,
});

/** A text that may be left out. */
export const optionalText = (doc: string): Setting<string | undefined> => ({
  doc,
  fallback: undefined,
  secret: false,
  read: (value) => value,
});

/** A whole number in a range; a TCP port is one from 0, which takes any free one. */
export const whole = (fallback: number, [least, most]: [number, number], doc: string): Setting<number> => ({
  doc,
  fallback: String(fallback),
  secret: false,
  read(value) {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new RangeError(`must be a whole number from ${least} to ${most}`);
  },
});

/** A whole number in a range, which may be left out where that means something of its own. */
export const optionalWhole = (range: [number, number], doc: string): Setting<number | undefined> => ({
  ...whole(0, range, doc),
  fallback: undefined,
});

/** One of a few words; the first is the fallback. */
export const choice = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  doc: string,
): Setting<Word> => ({
  doc: `${doc} One of ${words.join(', ')}.`,
  fallback: words[0],
  secret: false,
  read(value) {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw new RangeError(`must be one of ${words.join(', ')}`);
  },
});

/** An address with a scheme from a list, which may be left out. */
export const optionalUrl = (schemes: readonly string[], doc: string): Setting<string | undefined> => ({
  doc,
  fallback: undefined,
  secret: false,
  read(value) {
    if (schemes.includes(URL.parse(value)?.protocol ?? '')) return value;
    throw new RangeError(
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );
  },
});

/** Secrets by id, as `id:secret,id2:secret2`; none unless set. Both of a rotation stand here while it lasts. */
export const secretsById = (
  shortest: number,
  doc: string,
): Setting<ReadonlyMap<string, string> | undefined> => ({
  doc,
  fallback: undefined,
  secret: false,
  read(value) {
    const pairs = value.split(',').map((pair) => /^\s*([\w.-]{1,64}):(\S+)\s*$/.exec(pair));
    const byId = new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
    if (byId.size === pairs.length && [...byId.values()].every(({ length }) => length >= shortest))
      return byId;
    throw new RangeError(`must be id:secret,id2:secret2 with secrets of at least ${shortest} characters`);
  },
});

/** Names of hosts, with commas between; none unless set. */
export const hostNames = (doc: string): Setting<ReadonlySet<string>> => ({
  doc,
  fallback: '',
  secret: false,
  read(value) {
    const hosts = value.split(',').map((host) => host.trim().toLowerCase());
    const given = hosts.filter((host) => host !== '');
    if (given.every((host) => /^[\w.:-]{1,253}$/.test(host))) return new Set(given);
    throw new RangeError('must be names of hosts with commas between: receiver.local,10.0.0.5');
  },
});

/** When somebody answers, day by day. */
export const openingHours = (fallback: string, doc: string): Setting<readonly OpenSpan[]> => ({
  doc,
  fallback,
  secret: false,
  read(value) {
    const hours = parseOpeningHours(value);
    if (hours !== null) return hours;
    throw new RangeError('must be like mon-fri 08:00-17:00, sat 10:00-14:00');
  },
});

/** A secret that may be left out. */
export const optionalSecret = (shortest: number, doc: string): Setting<string | undefined> => ({
  doc,
  fallback: undefined,
  secret: false,
  read(value) {
    if (value.length >= shortest) return value;
    throw new RangeError(`must have at least ${shortest} characters`);
  },
});

/** A key that signs or encrypts. Made on the first start in local mode; production must be given one. */
export const secret = (doc: string): Setting<string> => ({
  doc,
  fallback: undefined,
  secret: true,
  read: (value) => value,
});
