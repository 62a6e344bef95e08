import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '#features/open/api/rules-examples.ts';
import { callOf, type SampleLanguage, sampleOf } from '#features/open/api/rules-samples.ts';
import { type OpenCall, openCalls } from './open-calls.ts';
import type { Ids } from './samples.ts';

interface Place {
  readonly origin: string;
  readonly key: string;
  readonly unitId: string;
  readonly ids: Ids;
}

/** An entry's sample as the documentation shows it, with ids of a restaurant in the places of their names. */
const sampleIn = (language: SampleLanguage, { name, entry, sample }: OpenCall, place: Place): string => {
  const { origin, key, unitId, ids } = place;
  const { article, decision, invoice, outlet, supplier } = ids;
  const named = {
    articleId: article,
    decisionId: decision,
    invoiceId: invoice,
    outletId: outlet,
    supplierId: supplier,
  };
  const asked = { origin, key, ids: { ...named, ...sample(ids).params, unitId } };
  return sampleOf(language, callOf(entry, examples[name] ?? {}, asked), key);
};

const run = (command: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(said).toString()));
  });

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** One program of all samples, each of which says its name and what went wrong; quiet ones have worked. */
const programs: Readonly<
  Record<SampleLanguage, (samples: readonly (readonly [string, string])[]) => string>
> = {
  javascript: (samples) =>
    samples
      .map(([name, sample]) => `try {\n${sample}\n} catch (fault) { console.log('${name}', fault.message); }`)
      .join('\n'),
  python: (samples) =>
    samples
      .map(
        ([name, sample]) =>
          `try:\n${indented(sample)}\nexcept Exception as fault:\n    print('${name}', fault, getattr(fault, 'read', lambda: b'')())`,
      )
      .join('\n'),
  curl: (samples) =>
    samples
      .map(
        ([name, sample]) =>
          `${sample} --fail-with-body -sS -o answer || { echo '${name}'; cat answer; echo; }`,
      )
      .join('\n'),
};

const runners = {
  javascript: [process.execPath, 'samples.mjs'],
  python: ['python3', 'samples.py'],
  curl: ['bash', 'samples.sh'],
} as const;

/** Runs the samples of entries in a language, as somebody does who copies them; answers what they printed, nothing where all work. */
export const runSamples = async (
  language: SampleLanguage,
  place: Place,
  calls = openCalls,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-samples-'));
  const samples = calls.map((call) => [call.name, sampleIn(language, call, place)] as const);
  const [command, file] = runners[language];
  try {
    await writeFile(join(folder, 'invoice.xml'), '<Invoice/>');
    await writeFile(join(folder, file), programs[language](samples));
    return await run(command, [file], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
