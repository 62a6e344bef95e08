import { readFileSync } from 'node:fs';
import type { Figure, Part } from './figure.ts';
import { areas, quickAreas } from './mutants/areas.ts';
import { drawMutants, sourcesIn } from './mutants/draw.ts';
import { judgedSurvivors } from './mutants/judged.ts';
import { tryMutants } from './mutants/trial.ts';
import type { Verdict } from './mutants/trial.ts';

/** Mutants of a run, and of a quick one. */
const [drawn, drawnQuickly] = [500, 40];

const least = 90;

const share = (verdicts: readonly Verdict[]): number =>
  (100 * verdicts.filter(({ killed }) => killed).length) / Math.max(1, verdicts.length);

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);

/** Two texts from shortly before they differ, so that the end of a long one is seen. */
const fromDifference = (one: string, other: string): readonly [string, string] => {
  const differs = [...one].findIndex((sign, at) => sign !== other[at]);
  const from = differs - 40;
  if (from <= 0) return [short(one), short(other)];
  return [`…${short(one.slice(from))}`, `…${short(other.slice(from))}`];
};

interface Survivor {
  readonly path: string;
  /** The first line of what is changed, as it stands in the file. */
  readonly line: string;
  readonly becomes: string;
  readonly told: string;
}

const survivorOf = ({ mutant, reached }: Verdict): Survivor => {
  const { path, start, end, of } = mutant;
  const source = readFileSync(path, 'utf8');
  const lineNumber = source.slice(0, start).split('\n').length;
  const line = source.split('\n')[lineNumber - 1]?.trim() ?? '';
  const text = source.slice(start, end);
  const [shown, shownAfter] = fromDifference(text, mutant.text);
  const becomes = of === 'statement' ? 'left out' : short(mutant.text);
  const where = `${path}:${lineNumber}${reached ? '' : ' (no test comes here)'}`;
  return { path, line, becomes, told: `${where}  ${shown}  →  ${of === 'statement' ? becomes : shownAfter}` };
};

const isJudged = ({ path, line, becomes }: Survivor): boolean =>
  judgedSurvivors.some(
    (one) => one.line === line && (one.path ?? path) === path && one.becomes.includes(becomes),
  );

/** Lines that were judged and that no source of the folders has any more. */
const outdated = (): string[] => {
  const sources = areas.flatMap(sourcesIn).map((path) => readFileSync(path, 'utf8'));
  const lines = new Set(sources.flatMap((source) => source.split('\n').map((line) => line.trim())));
  return judgedSurvivors.map(({ line }) => line).filter((line) => !lines.has(line));
};

export const mutants: Part = {
  name: 'mutants',
  summary: 'how many small mistakes in the core and the gate the tests beside them find',
  async run({ quick, seed, say }) {
    const folders = quick ? quickAreas : areas;
    let open = 0;
    const tell = (verdict: Verdict): void => {
      const survivor = survivorOf(verdict);
      if (!isJudged(survivor)) open += 1;
      say(`${isJudged(survivor) ? 'lives, judged' : 'LIVES'}: ${survivor.told}`);
    };
    for (const line of outdated()) say(`JUDGED, and no longer there: ${line}`);
    const mutantsDrawn = drawMutants(folders, quick ? drawnQuickly : drawn, seed);
    const verdicts = await tryMutants(folders, mutantsDrawn, { say, tell });
    const figure = (name: string, value: number, unit: string): Figure => ({
      part: 'mutants',
      engine: null,
      name,
      value,
      unit,
    });
    const byArea = folders.map((area) =>
      figure(area, share(verdicts.filter(({ mutant }) => mutant.area === area)), '% killed'),
    );
    return [
      { ...figure(`${verdicts.length} mutants, seed ${seed}`, share(verdicts), '% killed'), goal: { least } },
      ...byArea,
      figure('survivors that nobody has judged', open, 'mutants'),
    ];
  },
};
