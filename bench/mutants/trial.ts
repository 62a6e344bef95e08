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

const judge = async (
  trial: Trial,
  drawn: readonly Drawn[],
  say: (line: string) => void,
): Promise<Verdict[]> => {
  const witnesses = await trial.witnesses(say);
  const alive = new Map(drawn.map((mutant) => [mutant.id, mutant]));
  const alone: { readonly witness: Witness; readonly id: number }[] = [];
  const isNear = ({ path }: Witness, { area }: Drawn): boolean => path.startsWith(`${area}/`);
  for (const witness of witnesses) {
    const near = [...alive.values()].filter((mutant) => isNear(witness, mutant)).map(({ id }) => id);
    const together = near.filter((id) => witness.reached.has(id) && !witness.outside.has(id));
    const [killed, unsettled] = together.length > 0 ? await trial.tryTogether(witness, together) : [[], []];
    for (const id of killed) alive.delete(id);
    for (const id of [...near.filter((one) => witness.outside.has(one)), ...unsettled])
      alone.push({ witness, id });
    say(`${alive.size} of ${drawn.length} mutants live after ${witness.path}`);
  }
  // The test that reaches least is most likely about the mutant.
  const breadth = ({ reached, outside }: Witness): number => reached.size + outside.size;
  alone.sort((one, other) => breadth(one.witness) - breadth(other.witness));
  for (const [at, { witness, id }] of alone.entries()) {
    if (at % 50 === 0) say(`${alive.size} live after ${at} of ${alone.length} files loaded anew`);
    if (alive.has(id) && (await trial.tryAlone(witness, id))) alive.delete(id);
  }
  return drawn.map((mutant) => ({
    mutant,
    killed: !alive.has(mutant.id),
    reached: witnesses.some(
      (witness) =>
        isNear(witness, mutant) && (witness.reached.has(mutant.id) || witness.outside.has(mutant.id)),
    ),
  }));
};

/** Switches each mutant on and runs the tests of its area that reach it, the quickest files first. */
export const tryMutants = async (
  areas: readonly string[],
  drawn: readonly Drawn[],
  say: (line: string) => void,
): Promise<Verdict[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'krogkoll-mutants-'));
  const { exitCode } = process;
  const trial = await Trial.open(areas, drawn, join(folder, 'report'));
  try {
    return await judge(trial, drawn, say);
  } finally {
    await trial.close();
    rmSync(folder, { recursive: true, force: true });
    // What a mutant fails is no failure of the run.
    process.exitCode = exitCode;
  }
};
