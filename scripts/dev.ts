import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { hotPage } from './dev/hot-page.ts';

/**
 * `npm run dev`: the browser app from its sources, which an open page follows as they change, and the server, which
 * starts anew at each change. Open the address that Vite prints; `--port` says another. Both end together.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const host = '127.0.0.1';
const port = process.env['PORT'] ?? '3000';
const root = resolve(import.meta.dirname, '..');

const web = await createServer({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  clearScreen: false,
  plugins: [hotPage()],
  server: {
    host,
    port: Number(values.port),
    // Host stays as the browser sent it, so that the server sees requests of its own page.
    proxy: { '/api': { target: `http://${host}:${port}`, changeOrigin: false } },
    // What runs writes its data here, and no page is made of it.
    watch: { ignored: ['**/data/**', '**/dist/web/**'] },
  },
});
await web.listen();
web.printUrls();

const server = spawn(process.execPath, ['--watch', 'src/app/server.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: 'inherit',
});
const stop = (): void => {
  server.kill('SIGTERM');
  void web.close();
};
server.once('exit', () => void web.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
