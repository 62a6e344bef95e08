/**
 * Test files that take long for one mechanism each, with their seconds (2026-11-30, two cores): a run of the whole suite takes a
 * twelfth of them, another one with each turn. What guards the main job, who may see what and the figures is not among them; of
 * journeys the main one, the first hour, the real kills and the looks are always walked.
 */
const slow: Readonly<Record<'server' | 'journeys', Readonly<Record<string, number>>>> = {
  server: {
    'tests/laws/kept-answers.test.ts': 43,
    'src/platform/server/db/durability.test.ts': 34,
    'src/features/sample/showcase/server/same.test.ts': 29,
    'src/platform/server/jobs/jobs.test.ts': 28,
    'tests/security/naughty.test.ts': 28,
    'src/core/reading/mutated.test.ts': 23,
    'src/features/sample/showcase/server/showcase.test.ts': 23,
    'src/core/reading/layouts/scanned-layout.test.ts': 21,
    'src/features/sample/demo/server/sample.test.ts': 21,
    'tests/ingest/space.test.ts': 21,
    'src/platform/server/db/room.test.ts': 19,
    'tests/security/assignment.test.ts': 19,
    'src/platform/server/sandbox/scan-reader.test.ts': 17,
    'src/platform/server/db/statistics.test.ts': 16,
    'tests/ingest/originals.test.ts': 16,
    'tests/laws/growth.test.ts': 16,
    'tests/security/kill-points.test.ts': 16,
    'src/core/reading/generated.test.ts': 15,
    'src/core/reading/layouts/layout-memory.test.ts': 15,
    'src/features/finding/exports/server/lines-total.test.ts': 14,
    'src/features/plans/billing/server/billing.test.ts': 14,
    'src/features/plans/billing/server/crashes.test.ts': 14,
    'tests/product/replicas.test.ts': 14,
    'tests/security/fairness.test.ts': 14,
    'tests/security/headers.test.ts': 14,
    'scripts/check/lint.test.ts': 12,
    'src/features/intake/documents/server/hostile.test.ts': 12,
    'tests/security/hostile.test.ts': 12,
    'tests/security/moving.test.ts': 12,
    'src/core/reading/shared/wholesale-structures.test.ts': 11,
    'src/features/sample/demo/rules.test.ts': 11,
    'src/features/intake/access-point/server/providers.test.ts': 10,
    'src/features/intake/documents/server/receive.test.ts': 10,
    'src/platform/server/db/old-rows.test.ts': 10,
    'src/platform/server/sandbox/sandbox.test.ts': 10,
    'src/features/account/sessions/server/guessing.test.ts': 9,
    'src/features/intake/mail/server/notice.test.ts': 9,
    'src/platform/server/sandbox/look-again.test.ts': 9,
    'src/platform/server/smtp/receiver.test.ts': 9,
    'src/platform/server/db/place-functions.test.ts': 8,
    'src/platform/server/jobs/lanes.test.ts': 8,
    'src/platform/server/mail/torture.test.ts': 8,
    'src/platform/server/post/deliver-mail.test.ts': 8,
    'src/platform/server/sandbox/hostile-pictures.test.ts': 8,
    'src/features/intake/mail/server/trust.test.ts': 7,
    'src/features/open/handover/server/kills.test.ts': 7,
    'tests/security/links.test.ts': 7,
    'src/features/sample/demo/server/files.test.ts': 6,
    'src/platform/server/http/cut-slow.test.ts': 6,
    'tests/security/idempotency.test.ts': 6,
    'src/platform/server/db/given-up.test.ts': 5,
    'src/platform/server/imap/look-into.test.ts': 5,
    'src/platform/server/ports/storage/local-disk.test.ts': 5,
    'src/platform/server/sandbox/hidden-text.test.ts': 5,
    'src/platform/server/sandbox/hostile-documents.test.ts': 5,
    'tests/product/deal-terms.test.ts': 5,
    'tests/product/kept-database.test.ts': 5,
    'src/platform/server/cli/read-command.test.ts': 4,
    'tests/ingest/outage.test.ts': 4,
    'tests/product/bell.test.ts': 4,
    'src/features/finding/exports/server/spreadsheet-program.test.ts': 3,
    'src/features/intake/documents/server/pictures.test.ts': 3,
    'src/platform/server/db/durable-files.test.ts': 3,
    'src/platform/server/db/unavailable.test.ts': 3,
    'src/platform/server/db/vacuum.test.ts': 3,
    'tests/laws/waiting.test.ts': 3,
    'tests/security/slow-papers.test.ts': 3,
    'src/features/account/sessions/server/renewal.test.ts': 2,
    'src/features/open/archive/server/originals.test.ts': 2,
    'src/platform/server/backup/tables.test.ts': 2,
    'src/platform/server/post/post-mail.test.ts': 2,
    'tests/ingest/inbound.test.ts': 1,
  },
  journeys: {
    'e2e/large.test.ts': 166,
    'e2e/demo.test.ts': 88,
    'e2e/kill/cluster.test.ts': 55,
    'e2e/review-files.test.ts': 55,
    'e2e/dev.test.ts': 48,
    'e2e/help.test.ts': 48,
    'e2e/session.test.ts': 47,
    'e2e/sourcing.test.ts': 45,
    'e2e/papers/scanned.test.ts': 44,
    'e2e/kill/backup.test.ts': 43,
    'e2e/review.test.ts': 43,
    'e2e/accounts.test.ts': 41,
    'e2e/deals.test.ts': 41,
    'e2e/kill/bulk.test.ts': 40,
    'e2e/kill/billing.test.ts': 39,
    'e2e/collecting.test.ts': 37,
    'e2e/billing.test.ts': 34,
    'e2e/imports.test.ts': 34,
    'e2e/paper.test.ts': 31,
    'e2e/team.test.ts': 31,
    'e2e/exports.test.ts': 30,
    'e2e/onboarding.test.ts': 30,
    'e2e/start.test.ts': 30,
    'e2e/negotiating.test.ts': 29,
    'e2e/reader-roles.test.ts': 28,
    'e2e/finding.test.ts': 27,
    'e2e/tour.test.ts': 24,
    'e2e/claims.test.ts': 19,
    'e2e/webhooks.test.ts': 18,
    'e2e/bell.test.ts': 16,
    'e2e/handover.test.ts': 16,
    'e2e/kill/stop.test.ts': 16,
    'e2e/structures.test.ts': 15,
    'e2e/assistants.test.ts': 14,
    'e2e/receivers.test.ts': 14,
    'e2e/suppliers.test.ts': 14,
    'e2e/archive.test.ts': 13,
    'e2e/oauth.test.ts': 13,
    'e2e/archive-records.test.ts': 11,
    'e2e/keys.test.ts': 10,
    'e2e/signing.test.ts': 10,
    'e2e/formats.test.ts': 9,
    'e2e/sign-in.test.ts': 8,
    'e2e/webview.test.ts': 8,
  },
};

/** What each run takes and takes longest. */
const always: Readonly<Record<string, number>> = {
  'e2e/looks/first-half.test.ts': 136,
  'e2e/looks/second-half.test.ts': 120,
  'e2e/kill/kill.test.ts': 110,
  'e2e/first-hour.test.ts': 44,
  'e2e/main-job.test.ts': 30,
  'tests/security/authorisation.test.ts': 20,
  'tests/security/isolation.test.ts': 20,
  'scripts/statements.test.ts': 19,
  'tests/security/plans.test.ts': 16,
  'src/features/prices/claims/server/claims.test.ts': 12,
  'src/features/suppliers/suppliers/server/matching.test.ts': 12,
  'tests/security/keys.test.ts': 12,
  'src/features/intake/inbox/server/settle.test.ts': 11,
  'tests/ingest/ingest.test.ts': 11,
  'tests/product/negotiating.test.ts': 10,
};

/** Seconds of files that take long. */
export const secondsOf: ReadonlyMap<string, number> = new Map(
  [always, ...Object.values(slow)].flatMap(Object.entries),
);

const SHARE = 12;

/** All of them. */
export const slowFiles: readonly string[] = Object.values(slow).flatMap(Object.keys);

/** The turn of each file: the longest first, each to the turn that has least so far, so that runs take about as long. */
const turnsOf = (seconds: Readonly<Record<string, number>>): ReadonlyMap<string, number> => {
  const taken = Array.from({ length: SHARE }, () => 0);
  const turns = new Map<string, number>();
  for (const [file, own] of Object.entries(seconds).toSorted(([, a], [, b]) => b - a)) {
    const least = Math.min(...taken);
    const turn = taken.indexOf(least);
    taken[turn] = least + own;
    turns.set(file, turn);
  }
  return turns;
};

/** Those that a run of the whole suite leaves to other turns: eleven of twelve of each kind. */
export const leftToOtherTurns = (turn: number): readonly string[] =>
  Object.values(slow).flatMap((seconds) =>
    [...turnsOf(seconds)].flatMap(([file, own]) => (own === turn % SHARE ? [] : file)),
  );
