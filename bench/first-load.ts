import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure, Part } from './figure.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const root = resolve(import.meta.dirname, '..');

/** What the browser runs before a screen stands, by source: the entry, and what the screen's route asks for in turn. */
const screens = {
  login: [
    'index.html',
    'src/features/account/sessions/web/login-page.tsx',
    'src/platform/web/ui/texts.sv.ts',
    'src/features/account/sessions/texts.sv.ts',
  ],
  overview: [
    'index.html',
    'src/platform/web/frame/frame.tsx',
    'src/features/purchases/overview/web/overview-page.tsx',
    'src/features/company/outlets/web/outlet-choice.ts',
    'src/features/prices/price-monitoring/web/undecided-count.ts',
    'src/platform/web/calls/query.ts',
    'src/platform/web/ui/texts.sv.ts',
    'src/features/purchases/overview/texts.sv.ts',
    'src/features/purchases/invoices/texts.sv.ts',
    'src/features/prices/price-monitoring/texts.sv.ts',
    'src/features/purchases/products/texts.sv.ts',
  ],
};

/** The JavaScript files of some sources with everything that they import statically. */
const filesOf = (manifest: Manifest, sources: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the build has no ${source}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return seen;
};

/** First-load JavaScript of the two screens that people come to, as it travels: gzip at its usual level. */
export const firstLoad: Part = {
  name: 'first-load',
  summary: 'JavaScript that the first view of a screen loads, compressed',
  run() {
    const folder = mkdtempSync(join(tmpdir(), 'krogkoll-build-'));
    try {
      const vite = resolve(root, 'node_modules', 'vite', 'bin', 'vite.js');
      const asked = ['build', '--outDir', folder, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
      execFileSync(process.execPath, [vite, ...asked], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
      const figures = Object.entries(screens).flatMap(([name, sources]): Figure[] => {
        const files = filesOf(manifest, sources);
        const sizes = [...files].map((file) => gzipSync(readFileSync(join(folder, file))).length);
        const bytes = sizes.reduce((sum, size) => sum + size, 0);
        const figure = { part: 'first-load', engine: null };
        return [
          { ...figure, name: `${name}, JavaScript`, value: bytes / 1000, unit: 'kB gzip' },
          { ...figure, name: `${name}, files`, value: files.size, unit: 'files' },
        ];
      });
      return Promise.resolve(figures);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
