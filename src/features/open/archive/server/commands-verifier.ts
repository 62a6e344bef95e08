import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

const core = new URL('../../../../core/archive/', import.meta.url);

/** What a verifier is made of, those first that others import. */
const parts = [
  'bytes',
  'merkle',
  'chain',
  'zip-layout',
  'archive-files',
  'read-zip',
  'verify-proofs',
  'verify-archive',
] as const;

const variable = (part: string): string => part.replaceAll('-', '_');

/** One module of ours as plain JavaScript in a scope of its own, so that parts need no loader and no names of theirs meet. */
const scoped = async (part: string): Promise<string> => {
  const plain = stripTypeScriptTypes(await readFile(new URL(`${part}.ts`, core), 'utf8'));
  const names = [...plain.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const body = plain
    .replaceAll(
      /^import \{([^}]*)\} from '\.\/([\w-]+)\.ts';/gm,
      (_, listed: string, from: string) => `const {${listed}} = ${variable(from)};`,
    )
    .replaceAll(/^export const /gm, 'const ')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
  return `const ${variable(part)} = (() => {\n${body}\nreturn { ${names.join(', ')} };\n})();\n`;
};

const nodeMain = `
import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = {
  digest: (bytes) => createHash('sha256').update(bytes).digest(),
  longDigest: (bytes) => createHash('sha512').update(bytes).digest(),
  crc: (run) => bytes.crc32(run),
  textOf: (bytes) => new TextDecoder().decode(bytes),
  bytesOf: (text) => new TextEncoder().encode(text),
};
const tell = (done, of) => { if (process.stderr.isTTY) process.stderr.write('\\r' + done + ' / ' + of); };
const ofZip = async (path) => {
  const file = await open(path);
  const { size } = await file.stat();
  const read = async (from, to) => {
    const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes;
  };
  return verify_archive.verifyZip({ size, read }, tools, tell);
};
const filesIn = async (folder) => (await readdir(folder, { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\\\', '/'));
const ofFolder = async (folder) => verify_archive.verifyFolder({
  names: await filesIn(folder),
  read: (name) => readFile(join(folder, name)).catch(() => null),
}, tools, tell);

const given = process.argv[2] ?? dirname(fileURLToPath(import.meta.url));
const { files, faults } = (await stat(given)).isDirectory() ? await ofFolder(given) : await ofZip(given);
for (const { name, fault } of faults) console.log(fault + ': ' + name);
console.log(faults.length === 0 ? 'OK: ' + files + ' files are as they were' : faults.length + ' faults in ' + files + ' files');
process.exitCode = faults.length === 0 ? 0 : 1;
`;

const pageMain = `
const tools = {
  digest: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  longDigest: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-512', bytes)),
  crc: (run) => bytes.crc32(run),
  textOf: (bytes) => new TextDecoder().decode(bytes),
  bytesOf: (text) => new TextEncoder().encode(text),
};
const said = document.getElementById('said');
document.getElementById('zip').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (file === undefined) return;
  const read = async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  const tell = (done, of) => { if (done % 50 === 0 || done === of) said.textContent = done + ' / ' + of; };
  try {
    const { files, faults } = await verify_archive.verifyZip({ size: file.size, read }, tools, tell);
    said.textContent = faults.length === 0
      ? 'OK. ' + files + ' filer är som de var. · ' + files + ' files are as they were.'
      : faults.map(({ name, fault }) => fault + ': ' + name).join('\\n');
  } catch (error) {
    said.textContent = 'Filen går inte att läsa som ett arkiv. · The file cannot be read as an archive. ' + error;
  }
});
`;

/** The verifiers that go with an archive: for Node.js, and as a page that asks no network for anything. */
export const makeVerifiers = async (): Promise<{ readonly script: string; readonly page: string }> => {
  const modules = (await Promise.all(parts.map(scoped))).join('\n');
  const script = `// node verify.mjs archive.zip, or in the unpacked folder: node verify.mjs\n${modules}\n${nodeMain}`;
  const page = `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kontrollera arkivet · Verify the archive</title><style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}</style></head>
<body><h1>Kontrollera arkivet · Verify the archive</h1>
<p>Välj ZIP-filen som du laddade ner. Den läses här i webbläsaren och lämnar inte datorn. Visas ett filnamn har just den filen ändrats.</p>
<p lang="en">Choose the ZIP that you downloaded. It is read here in the browser and does not leave the computer. A file name that is shown has changed.</p>
<p><label>ZIP: <input type="file" id="zip" accept=".zip"></label></p><pre id="said" role="status" style="white-space:pre-wrap"></pre>
<script>${modules}${pageMain}</script></body></html>`;
  return { script, page };
};
