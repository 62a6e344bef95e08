/**
 * `node bench/layouts-unseen/score.ts FOLDER [SET…]`: reads the text layers of sets that `make.ts` wrote, compares them with
 * their truth, and prints a table, what is wrong, and why documents that are read right are not trusted. `SET` is `A` when none
 * is given. Papers that are no invoices count apart: recognised, held or, wrongly, trusted.
 */
import { scoreTable } from '#platform/server/cli/score-table.ts';
import { readSets } from './read-sets.ts';

const [folder, ...given] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node bench/layouts-unseen/score.ts FOLDER [SET…]\n');
  process.exit(2);
}

const { scores, others, notes, held } = await readSets(folder, given.length === 0 ? ['A'] : given);

const reasons = [...held]
  .toSorted(([, one], [, other]) => other.all - one.all)
  .map(([doubt, { all, alone }]) => `| ${doubt} | ${all} | ${alone} |`);
process.stdout.write(
  [
    scoreTable('source', scores),
    `No invoices: ${others.recognised} recognised, ${others.held} held, ${others.trusted} trusted`,
    '',
    '| doubt | right documents held back | by it alone |',
    '| --- | ---: | ---: |',
    ...reasons,
    '',
    ...notes,
    '',
  ].join('\n'),
);
