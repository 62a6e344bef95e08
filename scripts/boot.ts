import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// The last proof before a change lands: `npm start` serves from an empty folder, complains of nothing, stops when asked and
// leaves nothing behind.
const patience = 120_000;

/** A port that nobody has: one that was free a moment ago, or the given one where it is free again. */
const freePort = async (port = 0): Promise<number> => {
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const folder = await mkdtemp(join(tmpdir(), 'krogkoll-boot-'));
const port = await freePort();
const place = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' };
const npm = spawn('npm', ['start'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, ...place, NODE_ENV: 'development' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const exited = once(npm, 'exit');
const printed: string[] = [];
const complaints: string[] = [];
createInterface({ input: npm.stderr }).on('line', (line) => complaints.push(line));
const lines = createInterface({ input: npm.stdout });
const ready = new Promise<void>((resolve) => {
  lines.on('line', (line) => {
    printed.push(line);
    if (/\bready\b.*http/.test(line)) resolve();
  });
});
const late = setTimeout(() => npm.kill('SIGKILL'), patience);
const said: string[] = [];
await Promise.race([ready, exited]);
try {
  for (const path of ['/api/health', '/'])
    said.push(`${path} ${(await fetch(`http://127.0.0.1:${port}${path}`)).status}`);
} catch (error) {
  said.push(String(error));
}
npm.kill('SIGTERM');
const [code] = await exited;
clearTimeout(late);
said.push(`exit ${code}`);
said.push(await freePort(port).then(() => 'port free', String));
await rm(folder, { recursive: true, force: true });
said.push(`${complaints.length} complaints`);
console.log(said.join(', '));
if (said.join(', ') !== '/api/health 200, / 200, exit 0, port free, 0 complaints') {
  console.log([...printed, ...complaints].join('\n'));
  process.exitCode = 1;
}
