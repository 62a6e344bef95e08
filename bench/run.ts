/** `npm run bench -- [--only NAME]… [--share] [--quick] [--seed N] [--json] [--goals]`: measures the product and prints figures and ratios. */
import { parseArgs } from 'node:util';
import { shareOf } from '#testing/share.ts';
import { backups } from './backups/drill.ts';
import { busy } from './reads/busy.ts';
import { leave } from './archive/leave.ts';
import { creditNotes } from './claims/credit-notes.ts';
import { claims } from './claims/score.ts';
import { exportFiles } from './exports/lines.ts';
import { isMissed, tableOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { firstLoad } from './first-load.ts';
import { growth } from './growth/growth.ts';
import { imports } from './imports.ts';
import { ingest } from './ingest.ts';
import { latency } from './latency.ts';
import { unseen } from './layouts-unseen/newest.ts';
import { layouts } from './layouts.ts';
import { mail } from './mail.ts';
import { market } from './market/roll-up.ts';
import { mutants } from './mutants.ts';
import { palette } from './palette/keys.ts';
import { plain } from './reads/plain.ts';
import { processes } from './processes/kills.ts';
import { readingLoad } from './reads/reading-load.ts';
import { reads } from './reads/reads.ts';
import { renewals } from './renewals.ts';
import { startUp } from './start-up.ts';
import { suppliers } from './suppliers.ts';
import { timing } from './timing.ts';
import { handover } from './handover/kills.ts';
import { upgrade } from './upgrade/beside.ts';
import { webhooks } from './webhooks/kills.ts';

const parts = [
  leave,
  backups,
  busy,
  claims,
  creditNotes,
  ingest,
  growth,
  handover,
  imports,
  latency,
  layouts,
  mail,
  market,
  mutants,
  palette,
  plain,
  processes,
  exportFiles,
  firstLoad,
  startUp,
  readingLoad,
  reads,
  renewals,
  suppliers,
  timing,
  unseen,
  upgrade,
  webhooks,
];

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    share: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    goals: { type: 'boolean', default: false },
  },
});

const usage = `npm run bench -- [--only NAME]... [--share] [--quick] [--seed N] [--json] [--goals]

  --only NAME  measures one part; may be given several times
  --share      every fourteenth part, others with each TURN; BENCH=all takes all
  --quick      small sizes: shows that it works, not how fast
  --seed N     another draw, for a part that draws
  --json       one JSON line a figure instead of a table
  --goals      ends with 1 when a goal is missed

${parts.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}`;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const unknown = values.only.filter((name) => !parts.some((part) => part.name === name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `no such part: ${unknown.join(', ')}\n\n${usage}` : usage);
  process.exitCode = unknown.length > 0 ? 2 : 0;
} else {
  const figures: Figure[] = [];
  for (const part of values.share ? shareOf('BENCH', parts, 14) : parts) {
    if (values.only.length > 0 && !values.only.includes(part.name)) continue;
    say(`${part.name}: ${part.summary}`);
    const options = {
      quick: values.quick,
      seed: Number(values.seed),
      say: (line: string) => say(`  ${line}`),
    };
    const start = performance.now();
    const measured = await part.run(options);
    say(`${part.name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    if (values.json) for (const figure of measured) console.log(JSON.stringify(figure));
    figures.push(...measured);
  }
  if (!values.json) console.log(tableOf(figures));
  if (values.goals && figures.some(isMissed)) process.exitCode = 1;
}
