import type { Figure, Part, PartOptions } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { openByHand } from './ingest-by-hand.ts';
import type { ByHand } from './ingest-by-hand.ts';
import { openServerIntake } from './ingest-http.ts';
import { openPipeline } from './ingest-pipeline.ts';
import type { Intake } from './ingest-pipeline.ts';
import { record } from './ingest-record.ts';
import type { Recording } from './ingest-record.ts';
import { invoiceStream } from './invoice-stream.ts';
import { median } from './quantiles.ts';

const units = 4;

interface Plan {
  readonly rounds: number;
  /** Invoices of one unit: before anything is timed, and in each round. */
  readonly warmUp: number;
  readonly each: number;
}

const planOf = ({ quick }: PartOptions): Plan =>
  quick ? { rounds: 1, warmUp: 10, each: 20 } : { rounds: 3, warmUp: 150, each: 150 };

/** The part of every unit's invoices that a round takes; round −1 warms up. */
const shareOf = <Item>(
  byUnit: readonly (readonly Item[])[],
  { warmUp, each }: Plan,
  round: number,
): Item[][] => {
  const from = round < 0 ? 0 : warmUp + round * each;
  return byUnit.map((items) => items.slice(from, round < 0 ? warmUp : from + each));
};

/** One invoice of each unit in turn, as they would arrive. */
const inTurn = <Item>(byUnit: readonly (readonly Item[])[]): Item[] =>
  (byUnit[0] ?? []).flatMap((_, at) => byUnit.flatMap((items) => items.slice(at, at + 1)));

const assertSame = (
  what: string,
  wanted: Readonly<Record<string, unknown>>,
  got: Readonly<Record<string, unknown>>,
): void => {
  for (const [table, value] of Object.entries(wanted))
    if (got[table] !== value)
      throw new Error(`${what}: ${table} has ${String(got[table])}, not ${String(value)}`);
};

type Speeds = Record<'commands' | 'http' | 'oneByOne' | 'grouped' | 'atOnce', number[]>;

/** Pipeline, server and hand-written SQL take the same invoices in turns, each into a database of its own. */
const play = async (
  homes: Homes,
  files: readonly (readonly Uint8Array[])[],
  recording: Recording,
  plan: Plan,
): Promise<Speeds> => {
  const speeds: Speeds = { commands: [], http: [], oneByOne: [], grouped: [], atOnce: [] };
  const rows = (round: number) => shareOf(recording.invoices, plan, round);
  const hands: [keyof Speeds, ByHand, (hand: ByHand, round: number) => Promise<number>][] = [
    [
      'oneByOne',
      await openByHand(await homes.make(), recording),
      (hand, round) => hand.write(inTurn(rows(round)), 1),
    ],
    [
      'grouped',
      await openByHand(await homes.make(), recording),
      (hand, round) => hand.write(inTurn(rows(round)), 64),
    ],
  ];
  if (homes.engine === 'postgresql')
    hands.push([
      'atOnce',
      await openByHand(await homes.make(), recording),
      (hand, round) => hand.writeAtOnce(rows(round)),
    ]);
  const intakes: [keyof Speeds, Intake][] = [
    ['commands', await openPipeline(await homes.make(), units)],
    ['http', await openServerIntake(await homes.make(), units)],
  ];
  for (let round = -1; round < plan.rounds; round += 1) {
    const note = (name: keyof Speeds, seconds: number): void => {
      if (round >= 0) speeds[name].push((plan.each * units) / seconds);
    };
    for (const [name, intake] of intakes) note(name, await intake.take(shareOf(files, plan, round)));
    for (const [name, hand, write] of hands) note(name, await write(hand, round));
  }
  for (const [name, hand] of hands) {
    assertSame(name, recording.fingerprints, await hand.fingerprints());
    await hand.close();
  }
  const counts = Object.fromEntries(
    Object.entries(recording.fingerprints).map(([table, print]) => [table, Number(print.split(' ')[0])]),
  );
  for (const [name, intake] of intakes) {
    assertSame(name, counts, await intake.count());
    await intake.close();
  }
  return speeds;
};

const figuresOf = (engine: Figure['engine'], speeds: Speeds): Figure[] => {
  const figure = (name: string, value: number, unit: string, goal?: Figure['goal']): Figure => ({
    part: 'ingest',
    engine,
    name,
    value,
    unit,
    ...(goal === undefined ? {} : { goal }),
  });
  const { commands, http, oneByOne, grouped, atOnce } = speeds;
  // Of each round, so that what else the machine does falls on both sides.
  const ratio = (of: readonly number[], to: readonly number[]): number =>
    median(of.map((speed, round) => speed / (to[round] ?? Number.NaN)));
  const limits: [string, readonly number[]][] = [['by hand, 64 a commit', grouped]];
  if (atOnce.length > 0) limits.push(['by hand, four connections', atOnce]);
  return [
    figure('pipeline, by command', median(commands), 'invoices/s'),
    figure('pipeline, over HTTP', median(http), 'invoices/s'),
    figure('by hand, one a commit', median(oneByOne), 'invoices/s'),
    ...limits.map(([name, values]) => figure(name, median(values), 'invoices/s')),
    figure('by command / one a commit', ratio(commands, oneByOne), 'ratio', {
      least: engine === 'embedded' ? 0.6 : 0.55,
    }),
    figure('over HTTP / one a commit', ratio(http, oneByOne), 'ratio', { least: 0.5 }),
    ...limits.map(([name, values]) => figure(`by command / ${name}`, ratio(commands, values), 'ratio')),
  ];
};

/** E-invoices of 12 lines through the whole pipeline, against the same rows written by SQL alone. */
export const ingest: Part = {
  name: 'ingest',
  summary: 'invoices through the whole pipeline, against the same rows by hand-tuned SQL',
  async run(options) {
    const plan = planOf(options);
    const count = plan.warmUp + plan.rounds * plan.each;
    const files = Array.from({ length: units }, (_, unit) =>
      Array.from({ length: count }, invoiceStream(unit)),
    );
    options.say(`recording the rows of ${count * units} invoices`);
    const recording = await record(files);
    return onEachEngine(options.say, async (homes) => {
      options.say(`${homes.engine}: ${plan.rounds} rounds of ${plan.each * units} invoices`);
      return figuresOf(homes.engine, await play(homes, files, recording, plan));
    });
  },
};
