import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDraft, buildInvoice, buildLine } from '#features/purchases/invoices/server/builders.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { checkDatabase } from '#testing/monitoring/ledger.ts';
import { openQuickPipeline, Play } from '#testing/monitoring/play.ts';
import { scriptFrom } from '#testing/monitoring/script.ts';
import { isWhole, turn } from '#testing/share.ts';
import { chooserOf } from '#testing/price-watch/seeded-choice.ts';
import type { Script, ScriptInvoice, Step } from '#testing/monitoring/script.ts';

/** The next ones with each turn; a share that has not seen everything happen plays on until it has. */
const scripts = isWhole('HISTORIES') ? 12 : 5;
const patience = 15;
const wanted = isWhole('HISTORIES') ? 5 : 1;
const from = 1 + (turn % 20) * scripts;

let pipeline: TestPipeline;

beforeAll(async () => {
  pipeline = await openQuickPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

/** Plays a script with the check after every step. */
const played = async (script: Script, name: string): Promise<Play> => {
  const play = await Play.begin(pipeline);
  try {
    await play.run(script, () => checkDatabase(play));
  } catch (error) {
    throw new Error(`script ${name}`, { cause: error });
  }
  return play;
};

test('PRODUCT section 3: after every step of random histories the database holds what the pure function says', async () => {
  const seen = { alerts: 0, settled: 0, held: 0, deals: 0, rules: 0, invoices: 0 };
  const isSeen = (): boolean => Object.values(seen).every((count) => count >= wanted);
  for (let seed = from; seed < from + scripts || (!isSeen() && seed < from + patience); seed += 1) {
    const { done } = await played(scriptFrom(seed), String(seed));
    for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += done[name];
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThanOrEqual(wanted);
}, 240_000);

const arrives = (
  number: string,
  issueDate: string,
  articleNumber: string,
  unit: string,
  name = 'Ägg 30 st',
): Step => {
  const draft = buildDraft({
    number,
    issueDate,
    lines: [buildLine({ articleNumber, unit, name })],
  });
  return { do: 'arrive', invoices: [{ unit: 0, draft, file: buildInvoice(draft) }] };
};

test('an accepted line that comes before the first line in another unit of measure changes what that line is', async () => {
  const play = await played(
    [
      arrives('7', '2026-03-20', '0815', 'KGM'),
      arrives('8', '2026-03-12', '4711', 'XBX'),
      arrives('7', '2026-03-10', '4711', 'XPK'),
    ],
    'before',
  );
  expect(play.done).toMatchObject({ alerts: 0, held: 1 });
  await play.run([{ do: 'accept', pick: 0 }], () => checkDatabase(play));
  expect(play.done.alerts).toBe(1);
});

test('an article is called and found by what its first invoice calls it, whichever invoice comes first', async () => {
  const play = await played(
    [
      arrives('2', '2026-03-20', '0815', 'KGM', 'Rapsolja 9 l'),
      arrives('1', '2026-03-10', '0815', 'KGM', 'Rapsolja 10 l'),
      arrives('3', '2026-03-25', '0815', 'KGM', 'Rapsolja 8 l'),
    ],
    'names',
  );
  const named = await play.query(0, 'select name, search from unit_article where unit_id = $1');
  expect(named).toEqual([{ name: 'Rapsolja 10 l', search: 'rapsolja 10 l 0815' }]);
});

/** What is stored, told without ids, which differ from one play to the next. */
const storedBy = (play: Play) =>
  play.query(
    0,
    `select s.organization_number, a.article_key, a.lines, trim_scale(a.sum_total) as sum, trim_scale(a.watched_price) as watched,
       a.unresolved, a.resolved, a.ignored, trim_scale(a.unresolved_sum) as extra, e.invoice_date, e.invoice_number, e.line_no,
       i.sha256, e.status, e.kind, e.why, trim_scale(e.watched_price) as was, trim_scale(e.sum_diff) as diff, d.sequence
     from unit_article a
     join organization_supplier s on s.id = a.supplier_id
     left join price_alert_entry e on e.unit_id = $1 and e.article_id = a.id
     left join invoice i on i.unit_id = $1 and i.id = e.invoice_id
     left join price_decision d on d.unit_id = $1 and d.article_id = a.id and d.id = e.decision_id
     where a.unit_id = $1 order by 1, 2, e.invoice_date, e.invoice_number, i.sha256, e.line_no`,
  );

test('PRODUCT section 3: in any other order of arrival between decisions, and arriving twice, the same rows are stored', async () => {
  for (let seed = 1001; seed <= 1000 + scripts / 4; seed += 1) {
    const choose = chooserOf(seed);
    const shuffled = (invoices: readonly ScriptInvoice[]): ScriptInvoice[] =>
      invoices
        .flatMap((invoice) => choose([invoice], [invoice, invoice]))
        .map((invoice) => ({ invoice, turn: choose(1, 2, 3, 4, 5, 6, 7, 8, 9) }))
        .toSorted((a, b) => a.turn - b.turn)
        .map(({ invoice }) => invoice);
    const script = scriptFrom(seed).filter((step) => step.do !== 'accept');
    const inTurn = await Play.begin(pipeline);
    const otherwise = await Play.begin(pipeline);
    for (const step of script) {
      await inTurn.step(step);
      if (step.do !== 'arrive') await otherwise.step(step);
      else
        for (const invoice of shuffled(step.invoices))
          await otherwise.step({ do: 'arrive', invoices: [invoice] });
      // Of two invoices with one number the gate holds the later, so both are let through before a decision.
      for (const play of [inTurn, otherwise]) await play.acceptAll();
    }
    expect(await storedBy(otherwise), `script ${seed}`).toEqual(await storedBy(inTurn));
  }
}, 240_000);
