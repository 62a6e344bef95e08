import { showcasePlanOf } from '#features/sample/showcase/rules-plan.ts';
import { cause, information, type SampleStory, sampleStoriesIn } from './sample-stories.ts';

/** One figure of the demo's restaurant, as text. */
const counted = (told: string, sql: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope }) => {
    const [row] = await reader.query<{ seen: string }>(sql, [scope.organizationId, scope.unitId]);
    return row?.seen ?? '';
  },
});

/** It was bought before the VAT on food changed as well, as in the short sample it was not. */
const toldAnew = 'a higher deposit';

/**
 * Every story that the demo tells, as of a day: those of the sample under other names, and its own. A feature that has stories
 * of its own adds them here.
 */
export const showcaseStoriesOf = (today: string): readonly SampleStory[] => [
  ...sampleStoriesIn(showcasePlanOf(today).setting.size).filter(({ told }) => told !== toldAnew),
  information(toldAnew, '7751', 'VAT 12 to 6: true, deposit 24.00'),
  cause('dearer than its deal', 'Laxfilé C-trim', 'deal'),
  cause('a higher discount', 'Olivolja ligurisk 3 l', 'discount-higher'),
  cause('weighed, then in packs of an unknown size', 'Tryffelsalami', 'unit'),
  cause('a lower VAT that the supplier keeps', 'Pesto genovese 1 kg', 'vat'),
  cause('dearer since its deal has ended', 'Arborioris lagrat 2 kg', 'other'),
  counted(
    'a document that waits for a person',
    `select string_agg(array_to_string(held_reasons, ','), ' ') as seen from invoice
     where organization_id = $1 and unit_id = $2 and held`,
    'payment.account-changed',
  ),
  counted(
    'food invoiced on both sides of the change of its VAT',
    `select string_agg(distinct case when i.issue_date < '2026-04-01' then 'before ' else 'since ' end || l.vat_rate::int, ', ') as seen
     from invoice_line l join invoice i on i.organization_id = $1 and i.id = l.invoice_id
     where l.organization_id = $1 and l.unit_id = $2 and l.article_number = '412207'`,
    'before 12, since 6',
  ),
  counted(
    'a claim in each state',
    `select string_agg(distinct state, ', ' order by state) as seen from claim where organization_id = $1 and unit_id = $2`,
    'drafted, refused, sent, settled, withdrawn',
  ),
];
