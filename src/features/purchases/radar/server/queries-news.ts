import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import type { NewsFacts } from '#features/account/bell/contract.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { feeFacts, missingFacts, renumberedFacts } from '../rules.ts';
import { findingColumns, type FindingRecord, fromFindings } from './queries.ts';

const newestSql = `
  select w.supplier_id as "subjectId", w.subject as version, w.found_at as at from (
    select distinct on (supplier_id) supplier_id, subject, found_at from radar_finding
    where organization_id = $1 and unit_id = $2 and kind = $3 and found_at > $4 and closed_at is null and answer is null
    order by supplier_id, found_at desc, id
  ) w order by w.found_at desc, w.supplier_id limit $5`;

const factsSql = `
  select distinct on (r.supplier_id) ${findingColumns} ${fromFindings}
    and r.kind = $3 and r.supplier_id = any ($4::uuid[]) and r.closed_at is null and r.answer is null
  order by r.supplier_id, r.found_at desc, r.id`;

/** The subject is the supplier, on whose page it is shown: the newest of each kind is told. */
const sourceOf = (
  kind: FindingRecord['kind'],
  say: (finding: FindingRecord) => Partial<NewsFacts> & Pick<NewsFacts, 'name'>,
): NewsSource => ({
  kind,
  access: 'editor',
  of: 'unit',
  newest: (reader, { organizationId, unitId }, { since, most }) =>
    reader.query<NewsTold>(newestSql, [organizationId, unitId, kind, since, most]),
  facts: async (reader, { organizationId, unitId }, supplierIds) => {
    const found = await reader.query<FindingRecord>(factsSql, [organizationId, unitId, kind, supplierIds]);
    return new Map(
      found.map((finding) => [
        finding.supplierId,
        { ...plainFacts, from: finding.supplierName, ...say(finding) },
      ]),
    );
  },
});

/** A fee that is new, dearer or on more invoices. `reason` says which; `name` is the kind of fee. */
export const tellFees = answerTo(
  newsSource,
  sourceOf('fee', ({ facts }) => {
    const { about, fee, by, from, to, date } = feeFacts.parse(facts);
    const isShare = about === 'rose' && by === 'share';
    return {
      name: fee,
      reason: isShare ? 'share' : about,
      price: about === 'oftener' ? null : { from, to, unit: '' },
      date,
    };
  }),
);

/** An article that seems to go on under another number. */
export const tellRenumberedNews = answerTo(
  newsSource,
  sourceOf('renumbered', ({ facts }) => {
    const { newName, from, to, percent } = renumberedFacts.parse(facts);
    return { name: newName, reason: `${from} → ${to}`, amount: percent };
  }),
);

/** An invoice that has not come. */
export const tellMissingNews = answerTo(
  newsSource,
  sourceOf('missing', ({ facts }) => {
    const { numbers, after, by } = missingFacts.parse(facts);
    return { name: numbers.join(', '), reason: by, count: Math.max(1, numbers.length), date: after.date };
  }),
);
