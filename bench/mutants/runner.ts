/** Vitest's runner, except that it runs a test again for every mutant that the test reaches. */
import { appendFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { TestRunner } from 'vitest';
import type { RunnerTestCase, SerializedConfig, TestTryOptions } from 'vitest';
import type { FileReport, Order } from './order.ts';

/** Tests replace the clock, and one that fails may leave it standing still. */
const { setTimeout: later, clearTimeout: never, setImmediate: soon } = globalThis;

/** Mutants that one test still has to try. */
const queues = new WeakMap<RunnerTestCase, number[]>();

/** More turns of a test's loops than this, when it takes so many with no mutant on, are a loop without an end. */
const tooMany = (turns: number): number => 100_000 + 10 * turns;

/** Milliseconds that a test may take without a mutant, and with one that is on from the start. */
const longestPatience = 300_000;
const aloneForAtMost = 60_000;

export default class MutantRunner extends TestRunner {
  readonly #order: Order;
  readonly #killed = new Set<number>();
  readonly #reached = new Set<number>();
  readonly #outside = new Set<number>();
  readonly #unsettled = new Set<number>();
  readonly #broken: string[] = [];
  /** Ids as indexes: asked for thousands of times in a loop. */
  #asked: true[] = [];
  #isTrying = false;
  #on: number | null;
  #turns = 0;
  #mostTurns: number;
  #longest = 0;
  #took = 0;
  #patience = longestPatience;
  #strayError = false;
  /** The mutant that has just been killed, whose test must pass again without it. */
  #suspect: number | null = null;

  constructor(config: SerializedConfig) {
    super(config);
    this.#order = this.injectValue('order') as Order;
    this.#on = this.#order.fromStart;
    this.#mostTurns = this.#order.mostTurns;
    // The same examples for every mutant, dead at the first that tells; survivors see as many as fit into a moment.
    fc.configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 1_500 });
    const mutants = {
      isOn: (id: number): boolean => {
        this.#asked[id] = true;
        return id === this.#on;
      },
      turn: (): void => {
        this.#turns += 1;
        if (this.#turns > this.#mostTurns) throw new Error('a loop without an end');
      },
    };
    Object.assign(globalThis, { mutants });
    process.on('unhandledRejection', () => (this.#strayError = true));
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    // Once without a mutant, and for each mutant a run with it and one after it; what is left over is skipped.
    if (this.#order.each.length > 0) test.repeats = 1 + 2 * this.#order.each.length;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    this.#leaveOutside();
    this.#isTrying = true;
    this.#turns = 0;
    this.#strayError = false;
    const { fromStart } = this.#order;
    if (options.repeats === 0) {
      this.#mostTurns = this.#order.mostTurns;
      this.#patience = this.#order.fromStart === null ? longestPatience : aloneForAtMost;
    }
    const isDone = fromStart !== null && this.#killed.size > 0;
    if (isDone || this.#order.silent.includes(test.name)) test.context.skip();
    if (options.repeats === 0 || this.#suspect !== null) return;
    const next = this.#nextFor(test);
    if (next === undefined) test.context.skip();
    else this.#on = next;
  }

  /** A test whose promise never settles has failed after a while that is long for it. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const start = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = later(() => late.reject(new Error('never done')), this.#patience);
    try {
      await Promise.race([TestRunner.getTestFn(test)(), late.promise]);
    } finally {
      never(timer);
      this.#took = performance.now() - start;
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    this.#isTrying = false;
    if (test.result?.state === 'skip') return;
    // A rejection that nobody handles is heard of after the work that it comes from.
    await new Promise((resolve) => soon(resolve));
    const failed = test.result?.state === 'fail' || this.#strayError;
    const asked = Object.keys(this.#asked).map(Number);
    this.#asked = [];
    if (this.#order.fromStart !== null) {
      if (failed) this.#killed.add(this.#order.fromStart);
    } else if (options.repeats === 0) this.#begin(test, failed, asked);
    else if (this.#suspect !== null) this.#acquit(test, failed);
    else this.#judge(failed, asked);
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    this.#leaveOutside();
    const report: FileReport = {
      test: files[0]?.filepath ?? '',
      killed: [...this.#killed],
      reached: [...this.#reached],
      outside: [...this.#outside],
      unsettled: [...this.#unsettled],
      broken: this.#broken,
      turns: tooMany(this.#longest),
    };
    appendFileSync(this.#order.reportFile, `${JSON.stringify(report)}\n`);
  }

  /** Notes what was asked for while no test ran. */
  #leaveOutside(): void {
    if (this.#isTrying) return;
    for (const id of Object.keys(this.#asked)) this.#outside.add(Number(id));
    this.#asked = [];
  }

  #nextFor(test: RunnerTestCase): number | undefined {
    const queue = queues.get(test) ?? [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      if (!this.#killed.has(next) && !this.#unsettled.has(next) && !this.#outside.has(next)) return next;
    return undefined;
  }

  #begin(test: RunnerTestCase, failed: boolean, asked: readonly number[]): void {
    for (const id of asked) this.#reached.add(id);
    this.#mostTurns = tooMany(this.#turns);
    this.#longest = Math.max(this.#longest, this.#turns);
    this.#patience = 5_000 + 10 * this.#took;
    if (failed) this.#broken.push(test.name);
    const reached = new Set(failed ? [] : asked);
    queues.set(
      test,
      this.#order.each.filter((id) => reached.has(id)),
    );
  }

  #judge(failed: boolean, asked: readonly number[]): void {
    const on = this.#on;
    this.#on = null;
    if (on === null) return;
    if (failed) this.#suspect = on;
    else if (!asked.includes(on)) this.#unsettled.add(on);
  }

  #acquit(test: RunnerTestCase, failed: boolean): void {
    if (this.#suspect === null) return;
    if (!failed) this.#killed.add(this.#suspect);
    else for (const id of [this.#suspect, ...(queues.get(test) ?? [])]) this.#unsettled.add(id);
    this.#suspect = null;
    if (failed) queues.set(test, []);
  }
}
