import { pathToFileURL } from 'node:url';

/** What a call is made of (src/platform/web/calls), and what a button asks of staff who act as a customer. All else of an entry is for the server, the documents of it, and the compiler. */
export const needed = ['method', 'path', 'access', 'creates', 'demo', 'impersonated'] as const;

/** A file of a screen, by its path. */
export const isScreen = (path: string): boolean =>
  /(?:^|\/)src\/(?:platform|features\/[\w-]+\/[\w-]+)\/web\//.test(path);

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isContract = (name: string, value: unknown): value is Entries =>
  name.endsWith('Contract') && typeof value === 'object' && value !== null;

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain));

const callsOf = (contract: Entries): Entries =>
  Object.fromEntries(
    Object.entries(contract).map(([name, entry]) => [
      name,
      Object.fromEntries(needed.map((key) => [key, entry[key]])),
    ]),
  );

/**
 * A module of the contract as screens and rules have it, in JavaScript: its entries as what calls need, and its plain values. It exports nothing
 * else, so a screen that imports a schema or a function of the contract fails the build: such a thing stands in `rules*.ts`.
 */
export const callsModule = (exports: Readonly<Record<string, unknown>>): string =>
  Object.entries(exports)
    .flatMap(([name, value]) => {
      if (isContract(name, value)) return [[name, callsOf(value)] as const];
      return isPlain(value) ? [[name, value] as const] : [];
    })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

const mark = '?calls';

// The contract is made of its own modules whole, and the open API of its entries.
const makesContract = /\/(?:contract[\w-]*|open\/api\/rules-entries)\.ts$/;

interface Resolving {
  readonly resolve: (source: string, importer: string) => Promise<{ readonly id: string } | null>;
}

/** Builds what is imported of the contract into the app as calls, so that no screen loads zod and the schemas of all that it asks for. */
export const contractAsCalls = {
  name: 'contract-as-calls',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /contract[\w-]*\.ts$/ },
    async handler(this: Resolving, source: string, importer = '') {
      const found = makesContract.test(importer) ? null : await this.resolve(source, importer);
      return found === null ? null : found.id + mark;
    },
  },
  load: {
    filter: { id: /contract[\w-]*\.ts\?calls$/ },
    async handler(id: string) {
      const exports: Readonly<Record<string, unknown>> = await import(
        pathToFileURL(id.slice(0, -mark.length)).href
      );
      return callsModule(exports);
    },
  },
} as const;
