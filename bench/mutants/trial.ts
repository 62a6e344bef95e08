import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { TestSpecification, Vitest } from 'vitest/node';
import type { Drawn } from './draw.ts';
import type { FileReport, Order } from './order.ts';
import { weave } from './weave.ts';

export interface Verdict {
  readonly mutant: Drawn;
  /** No test of the area reaches a survivor that is not `reached`. */
  readonly reached: boolean;
  readonly killed: boolean;
}

/** Who hears of a trial while it runs. */
interface Listener {
  readonly say: (line: string) => void;
  /** Told of each survivor as soon as no test is left that may kill it. */
  readonly tell: (survivor: Verdict) => void;
}

/** A test file with what it reaches and takes while no mutant is on. */
interface Witness {
  readonly specification: TestSpecification;
  /** From the root of the repository. */
  readonly path: string;
  readonly milliseconds: number;
  readonly reached: ReadonlySet<number>;
  readonly outside: ReadonlySet<number>;
  readonly mostTurns: number;
  readonly broken: readonly string[];
}

/** Milliseconds that a test may take without a mutant; with one, the runner is less patient. */
const patience = 300_000;

/** Test files run in workers of one Vitest, over sources that hold the drawn mutants. */
class Trial {
  readonly #vitest: Vitest;
  readonly #reportFile: string;

  constructor(vitest: Vitest, reportFile: string) {
    this.#vitest = vitest;
    this.#reportFile = reportFile;
  }

  static async open(areas: readonly string[], drawn: readonly Drawn[], reportFile: string): Promise<Trial> {
    const byFile = Map.groupBy(drawn, ({ path }) => resolve(path));
    const vitest = await createVitest(
      'test',
      {
        config: false,
        watch: false,
        reporters: [{}],
        include: areas.map((area) => `${area}/**/*.test.ts`),
        setupFiles: ['scripts/test-setup.ts'],
        runner: 'bench/mutants/runner.ts',
        // The cache does not know which mutants a source was woven with.
        fsModuleCache: false,
        pool: 'threads',
        maxWorkers: 2,
        testTimeout: patience,
        hookTimeout: patience,
      },
      {
        logLevel: 'silent',
        plugins: [
          {
            name: 'mutants',
            enforce: 'pre',
            transform: (code, id) => {
              // One without a mutant may hold the loop that a mutant elsewhere never lets end.
              const isOurs = areas.some((area) => id.startsWith(resolve(area)) && !id.endsWith('.test.ts'));
              return isOurs ? { code: weave(id, code, byFile.get(id) ?? []), map: null } : undefined;
            },
          },
        ],
      },
    );
    await vitest.standalone();
    return new Trial(vitest, reportFile);
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  async #run(specifications: TestSpecification[], asked: Partial<Order>): Promise<FileReport[]> {
    rmSync(this.#reportFile, { force: true });
    const order: Order = {
      each: [],
      fromStart: null,
      silent: [],
      mostTurns: Number.MAX_SAFE_INTEGER,
      reportFile: this.#reportFile,
      ...asked,
    };
    this.#vitest.provide('order', order);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    const isBroken = unhandledErrors.length > 0 || testModules.some((module) => module.errors().length > 0);
    const lines = isBroken && order.fromStart !== null ? [] : this.#lines();
    return lines.map((line) => JSON.parse(line) as FileReport);
  }

  #lines(): string[] {
    try {
      return readFileSync(this.#reportFile, 'utf8').trim().split('\n');
    } catch {
      // The worker did not live to write.
      return [];
    }
  }

  /** Runs all tests without a mutant. One that fails, as it may by the clock of a busy machine, has no say. */
  async witnesses(say: (line: string) => void): Promise<Witness[]> {
    const all = await this.#vitest.globTestSpecifications();
    const reports = await this.#run(all, {});
    const met: Witness[] = [];
    for (const specification of all) {
      const path = relative(process.cwd(), specification.moduleId);
      const report = reports.find(({ test }) => test === specification.moduleId);
      const faults = specification.testModule?.errors() ?? [];
      if (!report || faults.length > 0)
        throw new Error(`does not run without any mutant: ${path}: ${faults[0]?.message ?? ''}`);
      for (const name of report.broken) say(`LEFT OUT, for it fails without any mutant: ${path}: ${name}`);
      met.push({
        specification,
        path,
        milliseconds: specification.testModule?.diagnostic().duration ?? 0,
        reached: new Set(report.reached),
        outside: new Set(report.outside),
        mostTurns: report.turns,
        broken: report.broken,
      });
    }
    return met.toSorted((one, other) => one.milliseconds - other.milliseconds);
  }

  /** Those of the mutants that the tests of one file kill, and those for which it must be loaded anew. */
  async tryTogether(
    { specification }: Witness,
    ids: readonly number[],
  ): Promise<readonly [number[], number[]]> {
    const [report] = await this.#run([specification], { each: ids });
    if (!report) return [[], [...ids]];
    return [[...report.killed], [...report.unsettled]];
  }

  /** Whether the tests of one file kill a mutant that is on before the file is loaded. */
  async tryAlone({ specification, mostTurns, broken }: Witness, id: number): Promise<boolean> {
    const [report] = await this.#run([specification], { fromStart: id, mostTurns, silent: broken });
    return !report || report.killed.length > 0;
  }
}

/** A file whose tests may still kill a mutant. */
interface Try {
  readonly witness: Witness;
  readonly id: number;
}

/** The mutants of a trial: which still live, and how many files are still to be tried on each. */
class Alive {
  readonly #alive: Map<number, Drawn>;
  readonly #witnesses: ReadonlyMap<number, Witness[]>;
  readonly #toTry: Map<number, number>;
  readonly #tell: (verdict: Verdict) => void;

  constructor(drawn: readonly Drawn[], witnesses: readonly Witness[], tell: (verdict: Verdict) => void) {
    this.#alive = new Map(drawn.map((mutant) => [mutant.id, mutant]));
    this.#witnesses = new Map(
      drawn.map(({ id, area }) => [
        id,
        witnesses.filter(
          ({ path, reached, outside }) => path.startsWith(`${area}/`) && (reached.has(id) || outside.has(id)),
        ),
      ]),
    );
    this.#toTry = new Map(drawn.map(({ id }) => [id, this.#of(id).length]));
    this.#tell = tell;
    for (const { id } of drawn) this.#settle(id);
  }

  get size(): number {
    return this.#alive.size;
  }

  has(id: number): boolean {
    return this.#alive.has(id);
  }

  /** Those that the tests of a file reach. */
  near(witness: Witness): number[] {
    return [...this.#alive.keys()].filter((id) => this.#of(id).includes(witness));
  }

  kill(id: number): void {
    this.#alive.delete(id);
  }

  /** Notes that one more file did not kill it; what the last one leaves alive survives. */
  spare(id: number): void {
    this.#toTry.set(id, (this.#toTry.get(id) ?? 0) - 1);
    this.#settle(id);
  }

  verdict(mutant: Drawn): Verdict {
    return { mutant, killed: !this.has(mutant.id), reached: this.#of(mutant.id).length > 0 };
  }

  #of(id: number): Witness[] {
    return this.#witnesses.get(id) ?? [];
  }

  #settle(id: number): void {
    const mutant = this.#alive.get(id);
    if (mutant && this.#toTry.get(id) === 0) this.#tell(this.verdict(mutant));
  }
}

const judge = async (trial: Trial, drawn: readonly Drawn[], { say, tell }: Listener): Promise<Verdict[]> => {
  const witnesses = await trial.witnesses(say);
  const alive = new Alive(drawn, witnesses, tell);
  const alone: Try[] = [];
  for (const witness of witnesses) {
    const near = alive.near(witness);
    const together = near.filter((id) => !witness.outside.has(id));
    const [killed, unsettled] = together.length > 0 ? await trial.tryTogether(witness, together) : [[], []];
    for (const id of killed) alive.kill(id);
    for (const id of together) if (!unsettled.includes(id)) alive.spare(id);
    for (const id of [...near.filter((one) => witness.outside.has(one)), ...unsettled])
      alone.push({ witness, id });
    say(`${alive.size} of ${drawn.length} mutants live after ${witness.path}`);
  }
  // The test that reaches least is most likely about the mutant.
  const breadth = ({ reached, outside }: Witness): number => reached.size + outside.size;
  alone.sort((one, other) => breadth(one.witness) - breadth(other.witness));
  for (const [at, { witness, id }] of alone.entries()) {
    if (at % 50 === 0) say(`${alive.size} live after ${at} of ${alone.length} files loaded anew`);
    if (!alive.has(id)) continue;
    if (await trial.tryAlone(witness, id)) alive.kill(id);
    else alive.spare(id);
  }
  return drawn.map((mutant) => alive.verdict(mutant));
};

/** Switches each mutant on and runs the tests of its area that reach it, the quickest files first. */
export const tryMutants = async (
  areas: readonly string[],
  drawn: readonly Drawn[],
  listener: Listener,
): Promise<Verdict[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'krogkoll-mutants-'));
  const { exitCode } = process;
  const trial = await Trial.open(areas, drawn, join(folder, 'report'));
  try {
    return await judge(trial, drawn, listener);
  } finally {
    await trial.close();
    rmSync(folder, { recursive: true, force: true });
    // What a mutant fails is no failure of the run.
    process.exitCode = exitCode;
  }
};
