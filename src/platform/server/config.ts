/** The only reader of the environment. */
import { localSecrets, weakness } from './config-secrets.ts';
import { ConfigError, type Setting } from './config-setting.ts';
import { settings } from './config-settings.ts';

type Name = keyof typeof settings;

/** Every setting by its name in the environment, read and checked. */
export type Config = {
  readonly [Key in Name]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never;
};

const names = Object.keys(settings) as Name[];

/**
 * Reads all settings; an empty one counts as not set. In local mode missing keys are made and kept in DATA_DIR.
 * Throws `ConfigError` with every fault found, one a line.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const name of names.filter((each) => !settings[each].secret)) {
    values[name] = readOne(name, environment[name] || settings[name].fallback, faults);
  }
  const secretNames = names.filter((name) => settings[name].secret);
  const given = Object.fromEntries(secretNames.map((name) => [name, environment[name] || undefined]));
  if (values['NODE_ENV'] === 'production') {
    faults.push(...secretFaults(given));
  } else if (faults.length === 0) {
    const missing = secretNames.filter((name) => given[name] === undefined);
    if (missing.length > 0) Object.assign(values, localSecrets(String(values['DATA_DIR']), missing));
  }
  if (faults.length > 0) throw new ConfigError(`The settings need attention:\n${faults.join('\n')}`);
  for (const [name, value] of Object.entries(given)) if (value !== undefined) values[name] = value;
  return values as Config;
}

/** The PostgreSQL server on which tests may create databases; undefined when they use the embedded engine. */
export const loadTestServer = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/** The folder of reference invoices, as it was set: relative to the repository unless absolute. It may not exist. */
export const loadCorpusFolder = (): string =>
  process.env['CORPUS_DIR'] || String(settings.CORPUS_DIR.fallback);

function readOne(name: Name, value: string | undefined, faults: string[]): unknown {
  if (value === undefined) return undefined;
  try {
    return settings[name].read(value);
  } catch (error) {
    faults.push(`  ${name} ${error instanceof Error ? error.message : 'is wrong'}`);
    return undefined;
  }
}

function secretFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [name, key] of Object.entries(given)) {
    const fault =
      key === undefined ? 'is not set' : seen.has(key) ? 'is the same as another key' : weakness(key);
    if (fault !== undefined) faults.push(`  ${name} ${fault}; make one with: openssl rand -base64 48`);
    if (key !== undefined) seen.add(key);
  }
  return faults;
}
