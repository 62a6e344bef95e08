/** Writes `.env.example`; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '#platform/server/config-example.ts';

const path = new URL('../.env.example', import.meta.url);

if (!process.argv.includes('--check')) {
  writeFileSync(path, envExample());
} else if (readFileSync(path, 'utf8') !== envExample()) {
  console.error('.env.example is stale: node scripts/env-example.ts');
  process.exitCode = 1;
}
