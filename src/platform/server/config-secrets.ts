import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-setting.ts';

const SHORTEST = 32;
const FEWEST_CHARACTERS = 12;
const WORDS = /example|change|secret|password|default|insert|your|test|dev/i;

/** Why a key must not be used in production; undefined when nothing speaks against it. */
export function weakness(key: string): string | undefined {
  if (key.length < SHORTEST) return `is shorter than ${SHORTEST} characters`;
  if (new Set(key).size < FEWEST_CHARACTERS) return 'repeats the same few characters';
  // A random key of mixed letters, digits and signs is not refused for a word that chance put into it.
  if (WORDS.test(key) && !/\d.*\d/.test(key)) return 'looks like an example';
  return undefined;
}

/** The keys of local mode: kept in the data folder, readable by its owner only, made when missing. */
export function localSecrets(dataDirectory: string, names: readonly string[]): Record<string, string> {
  const path = join(dataDirectory, 'secrets.json');
  const known = readSecrets(path);
  const missing = names.filter((name) => known[name] === undefined);
  if (missing.length === 0) return known;
  const all = { ...known };
  for (const name of missing) all[name] = randomBytes(48).toString('base64url');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const file = openSync(`${path}.new`, 'w', 0o600);
  writeSync(file, `${JSON.stringify(all, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  return all;
}

function readSecrets(path: string): Record<string, string> {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  const parsed: unknown = JSON.parse(content);
  if (typeof parsed !== 'object' || parsed === null) throw new ConfigError(`${path} is not a JSON object`);
  const texts = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
