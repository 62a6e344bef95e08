import type { Task } from '#features/account/tasks/contract.ts';
import { taskSource } from '#features/account/tasks/server/queries.ts';
import type { TaskSource } from '#features/account/tasks/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { missingFacts, renumberedFacts } from '../rules.ts';
import { findingColumns, type FindingRecord, fromFindings } from './queries.ts';

type Waiting = FindingRecord & { readonly all: number };

/** A copy that was asked for is waited for by nobody here: it closes by itself. */
const waiting = `${fromFindings} and r.kind = $3 and r.closed_at is null and r.answer is null and r.asked_at is null`;

const firstSql = `
  select ${findingColumns}, (count(*) over ())::int as all ${waiting} order by r.found_at desc, r.id limit $4`;

const idsSql = `select r.id ${waiting} and r.id = any ($4::uuid[])`;

const sourceOf = (
  kind: FindingRecord['kind'],
  say: (finding: FindingRecord) => Partial<Task> & Pick<Task, 'name'>,
): TaskSource => ({
  kind,
  access: 'editor',
  first: async (reader, { organizationId, unitId }, { most }) => {
    const found = await reader.query<Waiting>(firstSql, [organizationId, unitId, kind, most]);
    const tasks = found.map((finding): Task => ({
      kind,
      subjectId: finding.id,
      version: 'found',
      isPinned: false,
      currency: null,
      yearly: null,
      isEstimated: false,
      stake: null,
      supplierName: finding.supplierName,
      category: null,
      count: 1,
      date: null,
      reason: null,
      price: null,
      ...say(finding),
    }));
    return { tasks, total: found[0]?.all ?? 0 };
  },
  versions: async (reader, { organizationId, unitId }, ids) => {
    const found = await reader.query<{ id: string }>(idsSql, [organizationId, unitId, kind, ids]);
    return new Map(found.map(({ id }) => [id, 'found']));
  },
});

/** Tells the first screen of invoices that have not come; `reason` is the supplier's id, where they are shown. */
export const tellMissing = answerTo(
  taskSource,
  sourceOf('missing', ({ facts, supplierId }) => {
    const { numbers, after } = missingFacts.parse(facts);
    return {
      name: numbers.join(', '),
      count: Math.max(1, numbers.length),
      date: after.date,
      reason: supplierId,
    };
  }),
);

/** Tells the first screen of articles that seem to go on under another number. */
export const tellRenumbered = answerTo(
  taskSource,
  sourceOf('renumbered', ({ facts, supplierId }) => {
    const { newName, date } = renumberedFacts.parse(facts);
    return { name: newName, date, reason: supplierId };
  }),
);
