import type { Finding, SourceFile } from '../../structure/finding.ts';
import { manifestsOf } from './manifests.ts';
import type { End, Step, Way } from './story.ts';

/** What the pipeline is said to be. */
export interface Story {
  readonly steps: readonly Step[];
  readonly ways: readonly Way[];
  readonly ends: readonly End[];
}

const listPath = 'scripts/docs/diagrams/story.ts';
const contractPath = 'src/features/intake/documents/contract.ts';

/** The states that a document may have, as the contract of documents lists them. */
export function documentStatesOf(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === contractPath)?.text ?? '';
  const list = /export const documentStates = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([a-z-]+)'/g)].map(({ 1: state = '' }) => state);
}

/** The steps in their groups, the states between them, and where a document waits or ends. */
export function pipelineDiagram({ steps, ways, ends }: Story): string {
  const boxes = [...Map.groupBy(steps, ({ at }) => at)].flatMap(([at, own]) => [
    `  subgraph ${at.replace('/', '.')}["${at}"]`,
    ...own.map(({ does, says }) => `    ${does}["${does}<br/>${says}"]`),
    '  end',
  ]);
  const arrows = ways.map(({ from, to, states = [], job }) => {
    const label = [...states, ...(job === undefined ? [] : [`job ${job}`])].join(', ');
    return `  ${from} -->${label === '' ? '' : `|"${label}"|`} ${to}`;
  });
  const places = ends.flatMap(({ name, states, says, from, onward }) => [
    `  ${name}(["${states.join(', ')}<br/>${says}"])`,
    ...from.map((step) => `  ${step} --> ${name}`),
    ...onward.map((step) => `  ${name} -.-> ${step}`),
  ]);
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, ...places, '```'].join('\n');
}

interface Code {
  readonly states: readonly string[];
  readonly jobs: ReadonlyMap<string, readonly string[]>;
  /** The server's code of a feature, tests left out. */
  readonly of: (feature: string) => string;
}

const codeOf = (files: readonly SourceFile[]): Code => ({
  states: documentStatesOf(files),
  jobs: new Map(manifestsOf(files).map(({ feature, jobs }) => [feature, jobs])),
  of: (feature) =>
    files
      .filter(({ path }) => path.startsWith(`src/features/${feature}/server/`))
      .filter(({ path }) => !/\.test\.ts$|\/builders[^/]*\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n'),
});

const names = (code: string, name: string): number =>
  [...code.matchAll(new RegExp(String.raw`(?<![\w'])${name}\b`, 'g'))].length;

const wrongStep = (code: Code, { does, at }: Step): string[] =>
  new RegExp(String.raw`^export (?:const|(?:async )?function|class) ${does}\b`, 'm').test(code.of(at))
    ? []
    : [`the server of ${at} exports no ${does}: follow it to where it went`];

const wrongWay = (code: Code, steps: readonly Step[], { from, to, job }: Way): string[] => {
  const [first, second] = [from, to].map((name) => steps.find(({ does }) => does === name));
  if (first === undefined || second === undefined) return [`${from} to ${to}: both must be steps`];
  if (job !== undefined && code.jobs.get(second.at)?.includes(job) !== true)
    return [`${second.at} does not work off the job ${job}`];
  // Where both stand in one feature, the first mention is where it is defined.
  const least = first.at === second.at ? 2 : 1;
  if (job === undefined && names(code.of(first.at), to) < least) return [`${first.at} does not call ${to}`];
  return [];
};

const wrongEnd = (code: Code, steps: readonly Step[], { name, states, from, onward }: End): string[] => {
  const known = (step: string): Step | undefined => steps.find(({ does }) => does === step);
  const strange = [...from, ...onward].filter((step) => known(step) === undefined);
  const written = from.map((step) => code.of(known(step)?.at ?? '')).join('\n');
  const unwritten = states.filter((state) => !written.includes(`'${state}'`));
  return [
    ...strange.map((step) => `"${name}" names ${step}, which is no step`),
    ...unwritten.map((state) => `nothing that leads to "${name}" writes the state ${state}`),
  ];
};

/** Holds the story against the code: every function, call, job and state of it is there, and no state is left out. */
export function checkPipeline(files: readonly SourceFile[], { steps, ways, ends }: Story): Finding[] {
  const code = codeOf(files);
  const shown = [...ways, ...ends].flatMap(({ states = [] }) => states);
  const left = code.states.filter((state) => !shown.includes(state));
  const gone = shown.filter((state) => !code.states.includes(state));
  return [
    ...(code.states.length === 0 ? [`${contractPath} lists no documentStates`] : []),
    ...left.map((state) => `a document may be ${state}: say where on its way that is`),
    ...[...new Set(gone)].map((state) => `no document is ever ${state}`),
    ...steps.flatMap((step) => wrongStep(code, step)),
    ...ways.flatMap((way) => wrongWay(code, steps, way)),
    ...ends.flatMap((end) => wrongEnd(code, steps, end)),
  ].map((message) => ({ path: listPath, line: 1, rule: 'diagram', message }));
}
