import { assumed } from './assumed.ts';
import type { Measured } from './measured.ts';

/** Measurements were made on two cores, with lines of a dozen to an invoice. */
const measuredCores = 2;
const measuredLines = 12;

/** Something that ends, with how much of it is used. */
export interface Limit {
  readonly what: string;
  readonly used: number;
  readonly cure: string;
}

/** What a number of restaurants asks of machines. */
export interface Load {
  readonly restaurants: number;
  readonly invoicesASecond: number;
  readonly requestsASecond: number;
  readonly linesAYear: number;
  readonly rowsKept: number;
  readonly databaseGb: number;
  readonly originalsGb: number;
  readonly cores: number;
  readonly processes: number;
  readonly kronor: number;
  /** Those of one machine with the embedded database, and those of one PostgreSQL server; the most used first. */
  readonly embedded: readonly Limit[];
  readonly server: readonly Limit[];
}

const GB = 1_000_000_000;

/** The largest machine that is to be had everywhere, and the night's time for hashing (docs/operations.md, Disk). */
const machine = { cores: 96, diskGb: 8_000 };
/** Commits a second that wait for a disk one after the other; each unit's invoices are committed together or alone. */
const commits = 2_000;
const nights = { each: 45 * 60, many: 20 };

/** Fast bytes that one machine reads and hashes at night with four of its processors. */
const hashers = 4;

const byUse = (limits: readonly Limit[]): Limit[] => limits.toSorted((a, b) => b.used - a.used);

/** What so many restaurants ask for, from what was measured and assumed. Pure arithmetic. */
export const simulate = (restaurants: number, measured: Measured): Load => {
  const of = (name: keyof typeof assumed): number => assumed[name].value;
  const invoicesAHour = (of('invoices') / of('workdays')) * of('rush') * of('hour');
  const invoicesASecond = (restaurants * invoicesAHour) / 3_600;
  const requestsASecond = (restaurants * of('looks')) / 3_600;
  const linesAYear = restaurants * of('invoices') * 12 * of('lines');
  const rowsKept = linesAYear * of('warm');
  const databaseGb = (rowsKept * measured.bytesOfLine * of('loose')) / GB;
  const originalsGb = (restaurants * of('invoices') * 12 * of('years') * of('original') * 1_000) / GB;
  // An invoice of more lines costs as many times more: too much, since half of its cost is its own.
  const longer = of('lines') / measuredLines;
  const share = (demand: number, speed: number): number => demand / speed;
  const askedAt = (fresh: number, repeats: number): number =>
    share(requestsASecond * (1 - of('again')), fresh) + share(requestsASecond * of('again'), repeats);
  const ofTwoCores =
    share(invoicesASecond * longer, measured.serverIntake) +
    askedAt(measured.serverReads, measured.serverRepeats);
  const cores = Math.max(2, Math.ceil((ofTwoCores * measuredCores) / of('busy')));
  const ofEmbedded =
    share(invoicesASecond * longer, measured.embeddedIntake) +
    askedAt(measured.embeddedReads, measured.embeddedRepeats);
  // Two thirds of a processor's work are PostgreSQL's, one third the product's; three processes at least, so that one may go.
  const processes = Math.max(3, Math.ceil(cores / 3));
  const kronor =
    (cores * of('core') * 2 + databaseGb * of('disk') * 2 + originalsGb * of('bucket')) / restaurants;
  const hashing = (originalsGb * 1_000) / (measured.rehashed * hashers * nights.each * nights.many);
  return {
    restaurants,
    invoicesASecond,
    requestsASecond,
    linesAYear,
    rowsKept,
    databaseGb,
    originalsGb,
    cores,
    processes,
    kronor,
    embedded: byUse([
      { what: 'the one session', used: ofEmbedded / of('busy'), cure: 'PostgreSQL' },
      {
        what: 'the disk of one machine',
        used: (databaseGb + originalsGb) / machine.diskGb,
        cure: 'a bucket',
      },
    ]),
    server: byUse([
      { what: 'commits of one server', used: invoicesASecond / commits, cure: 'Citus, by organization' },
      { what: 'the processors of one server', used: cores / machine.cores, cure: 'Citus, by organization' },
      {
        what: 'the disk of one server',
        used: (databaseGb * 2) / machine.diskGb,
        cure: 'Citus, and old lines in files',
      },
      {
        what: 'hashing every original in 20 nights',
        used: hashing,
        cure: 'a bucket that checks what it keeps',
      },
    ]),
  };
};
