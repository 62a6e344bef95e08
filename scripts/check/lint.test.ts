import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lint, readSources } from './lint.ts';
import { runProgram, type StepResult } from './run-step.ts';
import { buildTypes } from './types.ts';

// A small house with the real settings, in which somebody works between one check and the next.
const root = resolve(import.meta.dirname, '..', '..');
const values = 'src/core/values';
const giver = 'export const give = (): number => 1;\n';
const giverLater = 'export const give = async (): Promise<number> => 1;\n';
const houses: string[] = [];
let house: string;

const write = (path: string, text: string): void => writeFileSync(join(house, path), text);
const linted = ({ note }: StepResult): string => note ?? '';

/** Both steps as `npm run check` runs them, with the same memory each time. */
async function check(between: () => void = () => undefined): Promise<StepResult> {
  const texts = readSources(house);
  const kept = join(house, 'kept');
  const types = await buildTypes(house, texts, kept);
  between();
  const typesHold = types.status === 0;
  const result = await lint({ root: house, store: join(kept, 'lint'), typesHold, texts });
  return { ...result, output: `${types.output}${result.output}` };
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'lint-'));
  houses.push(house);
  for (const name of ['package.json', '.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.pure.json'])
    cpSync(join(root, name), join(house, name));
  write('tsconfig.json', '{ "files": [], "references": [{ "path": "./tsconfig.pure.json" }] }');
  write('.gitignore', 'node_modules\n.tsbuild\nkept\n');
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  mkdirSync(join(house, values), { recursive: true });
  write(`${values}/giver.ts`, giver);
  write(`${values}/between.ts`, "export { give } from './giver.ts';\n");
  write(
    `${values}/user.ts`,
    "import { give } from './between.ts';\nexport const use = (): void => {\n  give();\n};\n",
  );
  write(`${values}/stranger.ts`, 'export const flags = (a: number): number => a | 2;\n');
});

afterAll(() => {
  for (const folder of houses) rmSync(folder, { recursive: true, force: true });
});

describe('the linter of the check', () => {
  it('looks at what was edited, and at nothing else where no type changed', async () => {
    expect(linted(await check())).toBe('4 of 4 files');
    expect(linted(await check())).toBe('nothing changed');
    write(`${values}/giver.ts`, giver.replace('=> 1', '=> 2'));
    expect(await check()).toMatchObject({ status: 0, note: '1 of 4 files' });
  });

  it('finds the promise that an importer of an importer now leaves alone, until it is repaired', async () => {
    await check();
    write(`${values}/giver.ts`, giverLater);
    for (const note of ['3 of 4 files', '1 of 4 files']) {
      const result = await check();
      expect(result).toMatchObject({ status: 1, note });
      expect(result.output).toMatch(/user\.ts:3:3 .*Promises must be/);
    }
    write(`${values}/giver.ts`, giver);
    expect(await check()).toMatchObject({ status: 0, note: 'nothing changed' });
  });

  it('finds it behind a file that was renamed', async () => {
    await check();
    rmSync(join(house, values, 'giver.ts'));
    write(`${values}/donor.ts`, giverLater);
    write(`${values}/between.ts`, "export { give } from './donor.ts';\n");
    expect((await check()).output).toContain('Promises must be');
  });

  it('finds it behind a file that was put in the place of another with the time of long ago', async () => {
    const old = join(house, 'kept-aside.txt');
    writeFileSync(old, giverLater);
    utimesSync(old, 1_000_000_000, 1_000_000_000);
    await check();
    renameSync(old, join(house, values, 'giver.ts'));
    expect((await check()).output).toContain('Promises must be');
  });

  it('finds it where a type changed for files that do not import it', async () => {
    const world = (answer: string) => `declare global {\n  function shout(): ${answer};\n}\nexport {};\n`;
    write(`${values}/world.ts`, world('number'));
    write(`${values}/user.ts`, 'export const use = (): void => {\n  shout();\n};\n');
    expect((await check()).status).toBe(0);
    write(`${values}/world.ts`, world('Promise<number>'));
    expect((await check()).output).toContain('Promises must be');
  });

  it('finds a cycle of which one arrow is new', async () => {
    await check();
    write(`${values}/giver.ts`, `export type { use } from './user.ts';\n${giver}`);
    expect((await check()).output).toContain('cycle');
  });

  it('looks at everything where a setting changed', async () => {
    await check();
    const settings = readFileSync(join(house, '.oxlintrc.json'), 'utf8');
    write('.oxlintrc.json', settings.replace('"rules": {', '"rules": {\n    "no-bitwise": "error",'));
    const result = await check();
    expect(result.note).toBe('4 of 4 files');
    expect(result.output).toContain('no-bitwise');
  });

  it('believes nothing that it saw without types, or of files that were edited meanwhile', async () => {
    await check();
    rmSync(join(house, values, 'giver.ts'));
    expect((await check()).output).toContain('giver.ts');
    expect(linted(await check())).not.toBe('nothing changed');
    write(`${values}/giver.ts`, `${giver}export const more = 1;\n`);
    expect((await check(() => write(`${values}/giver.ts`, giver))).status).toBe(0);
    expect(linted(await check())).toBe('nothing changed');
    write(`${values}/giver.ts`, `${giver}export const more = 1;\n`);
    expect(linted(await check())).toBe('3 of 4 files');
  });

  it('looks at everything, each time, where nothing is kept', async () => {
    const texts = readSources(house);
    await runProgram(house, join(root, 'node_modules', '.bin', 'tsc'), ['-b']);
    for (let time = 0; time < 2; time += 1)
      expect((await lint({ root: house, store: null, typesHold: true, texts })).note).toBe('4 of 4 files');
  });
});
