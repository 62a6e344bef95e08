import type { Judged } from './judged.ts';

/** Survivors of the gate that were looked at. */
export const gateJudged: readonly Judged[] = [
  {
    line: "const [net = '', prefix = ''] = range.split('/');",
    becomes: ["'mutated'"],
    why: 'Every range has both parts: the defaults are for the compiler.',
  },
  {
    line: 'const version = openVersions.find((one) => one === asked);',
    becomes: ['openVersions.findLast((one) => one === asked)'],
    why: 'No version is open twice.',
  },
  {
    line: "unitId ?? '',",
    becomes: ["'mutated'"],
    why: 'Any word that is no unit’s id will do, as long as it stays the same.',
  },
  {
    line: 'const atOnce = 65_536;',
    becomes: ['65537', '65535'],
    why: 'Where a text is compressed changes how long it takes, not what comes of it.',
  },
  {
    line: 'zstd: (body) => (Buffer.byteLength(body) > atOnce ? zstandard(body, quick) : zstdCompressSync(body, quick)),',
    becomes: [
      'Buffer.byteLength(body) >= atOnce',
      'Buffer.byteLength(body) <= atOnce',
      'Buffer.byteLength(body) > atOnce ? zstdCompressSync(body, quick) : zstandard(bod',
    ],
    why: 'Where a text is compressed changes how long it takes, not what comes of it.',
  },
  {
    line: 'const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };',
    becomes: ['2', '0'],
    why: 'A level is a trade of time for size; the text that comes out is the same.',
  },
  {
    line: 'gzip: (body) => gzipped(body, { level: 4 }),',
    becomes: ['5', '3'],
    why: 'A level is a trade of time for size; the text that comes out is the same.',
  },
  {
    line: "return { fingerprint: row.fingerprint ?? '', status: row.status, body: row.body ?? '' };",
    becomes: ['row.fingerprint', 'row.body', "'mutated'"],
    why: 'A row with a status has both: the defaults are for the compiler.',
  },
  {
    line: 'Object.values((params ?? {}) as Record<string, string>).some((id) => holds(id.toLowerCase()));',
    becomes: ['params'],
    why: 'Every route has parameters, if only none: the default is for the compiler.',
  },
  {
    line: "const host = hostname.replace(/^\\[|\\]$/g, '').toLowerCase();",
    path: 'src/platform/server/http/webhook-door.ts',
    becomes: ['/\\[|\\]$/g', '/^\\[|\\]/g'],
    why: 'A host has brackets at its ends only.',
  },
  {
    line: "const hostOf = ({ hostname }: URL): string => hostname.replace(/^\\[|\\]$/g, '').toLowerCase();",
    becomes: ['/\\[|\\]$/g', '/^\\[|\\]/g'],
    why: 'A host has brackets at its ends only.',
  },
  {
    line: "else done(null, first?.address ?? '', first?.family);",
    becomes: [
      'first.address',
      'first.family',
      'first?.address',
      "''",
      "'mutated'",
      'left out',
      "first?.address ?? ''",
    ],
    why: 'Node asks for all addresses of a name at once; the other answer is for the type.',
  },
  {
    line: 'return;',
    path: 'src/platform/server/http/parse-error.ts',
    becomes: ['left out'],
    why: 'What is written to a connection that is let go goes nowhere.',
  },
  {
    line: "`HTTP/1.1 ${statusOf(code)} ${reasons[statusOf(code)] ?? ''}`,",
    becomes: ["'mutated'", 'reasons[statusOf(code)]'],
    why: 'Each of the three statuses has its reason: the default is for the compiler.',
  },
  {
    line: 'const status = response.statusCode ?? 0;',
    becomes: ['1', '-1'],
    why: 'An answer has a status: the default is for the compiler.',
  },
  {
    line: 'return payload;',
    path: 'src/platform/server/http/security-headers.ts',
    becomes: ['left out'],
    why: 'What a hook leaves as it is goes out as it is.',
  },
  {
    line: 'const user = request.passed?.user;',
    becomes: ['request.passed.user'],
    why: 'Who has a stream has passed the gate: the other answer is for the type.',
  },
  {
    line: "app.addHook('onClose', async () => watch.stop());",
    becomes: ['left out'],
    why: 'A watch that goes on holds no process and tells nobody.',
  },
  {
    line: 'const sweeping = setInterval(look, Math.min(sweep, silence / 4)).unref();',
    becomes: ['Math.max(sweep, silence / 4)'],
    why: 'How soon after its silence a body is cut is a matter of seconds that no test may measure.',
  },
  {
    line: "(accepted ?? '').split(',').flatMap((one) => {",
    becomes: ["'mutated'"],
    why: 'Any word that names no coding will do.',
  },
];
