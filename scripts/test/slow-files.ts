/**
 * Test files that take long for one mechanism each, heaviest first: a run of the whole suite takes a sixth of them,
 * another one with each turn. What guards the main job, who may see what and the figures is not among them; of journeys the
 * main one, the first hour, the real kills and the looks are always walked.
 */
const slow = {
  server: [
    'tests/security/naughty.test.ts',
    'tests/laws/kept-answers.test.ts',
    'src/platform/server/db/durability.test.ts',
    'src/features/sample/demo/server/sample.test.ts',
    'src/features/intake/documents/server/receive.test.ts',
    'src/features/sample/showcase/server/same.test.ts',
    'src/features/sample/showcase/server/showcase.test.ts',
    'src/features/sample/demo/rules.test.ts',
    'src/features/plans/billing/server/crashes.test.ts',
    'src/features/plans/billing/server/billing.test.ts',
    'src/platform/server/jobs/jobs.test.ts',
    'tests/security/hostile.test.ts',
    'tests/ingest/originals.test.ts',
    'scripts/check/lint.test.ts',
    'src/platform/server/db/statistics.test.ts',
    'tests/ingest/space.test.ts',
    'tests/security/idempotency.test.ts',
    'src/platform/server/smtp/receiver.test.ts',
    'src/platform/server/jobs/lanes.test.ts',
    'src/features/account/sessions/server/renewal.test.ts',
    'src/platform/server/db/old-rows.test.ts',
    'tests/security/assignment.test.ts',
    'src/platform/server/db/room.test.ts',
    'tests/security/fairness.test.ts',
    'src/features/account/sessions/server/guessing.test.ts',
    'src/platform/server/mail/torture.test.ts',
    'src/features/intake/documents/server/hostile.test.ts',
    'src/platform/server/db/place-functions.test.ts',
    'src/platform/server/sandbox/hostile-pictures.test.ts',
    'src/platform/server/sandbox/scan-reader.test.ts',
    'tests/security/headers.test.ts',
    'tests/security/links.test.ts',
    'src/core/reading/layouts/scanned-layout.test.ts',
    'tests/security/kill-points.test.ts',
    'tests/laws/waiting.test.ts',
    'src/platform/server/cli/read-command.test.ts',
    'src/platform/server/sandbox/hostile-documents.test.ts',
    'src/platform/server/sandbox/hidden-text.test.ts',
    'src/platform/server/db/given-up.test.ts',
    'src/core/reading/mutated.test.ts',
    'src/platform/server/db/durable-files.test.ts',
    'tests/security/slow-papers.test.ts',
    'src/features/intake/documents/server/pictures.test.ts',
    'src/platform/server/db/vacuum.test.ts',
    'src/features/open/archive/server/originals.test.ts',
    'src/platform/server/post/deliver-mail.test.ts',
    'src/features/intake/mail/server/trust.test.ts',
    'src/platform/server/sandbox/sandbox.test.ts',
    'src/platform/server/post/post-mail.test.ts',
    'tests/product/bell.test.ts',
    'tests/product/deal-terms.test.ts',
  ],
  journeys: [
    'e2e/large.test.ts',
    'e2e/help.test.ts',
    'e2e/imports.test.ts',
    'e2e/exports.test.ts',
    'e2e/kill/stop.test.ts',
    'e2e/billing.test.ts',
    'e2e/negotiating.test.ts',
    'e2e/review-files.test.ts',
    'e2e/accounts.test.ts',
    'e2e/demo.test.ts',
    'e2e/bell.test.ts',
    'e2e/deals.test.ts',
    'e2e/tour.test.ts',
    'e2e/kill/backup.test.ts',
    'e2e/kill/cluster.test.ts',
    'e2e/reader-roles.test.ts',
    'e2e/team.test.ts',
    'e2e/collecting.test.ts',
    'e2e/review.test.ts',
    'e2e/onboarding.test.ts',
    'e2e/webhooks.test.ts',
    'e2e/kill/bulk.test.ts',
    'e2e/kill/billing.test.ts',
    'e2e/claims.test.ts',
    'e2e/papers/scanned.test.ts',
    'e2e/start.test.ts',
    'e2e/sourcing.test.ts',
    'e2e/finding.test.ts',
    'e2e/session.test.ts',
    'e2e/signing.test.ts',
    'e2e/sign-in.test.ts',
    'e2e/handover.test.ts',
    'e2e/assistants.test.ts',
    'e2e/keys.test.ts',
    'e2e/oauth.test.ts',
    'e2e/archive.test.ts',
    'e2e/dev.test.ts',
    'e2e/suppliers.test.ts',
    'e2e/webview.test.ts',
    'e2e/formats.test.ts',
  ],
} as const;

const SHARE = 6;

/** All of them. */
export const slowFiles: readonly string[] = [...slow.server, ...slow.journeys];

/** The turn that takes the file at a place of its list: there and back, so that none gets the heaviest of each row. */
const turnOf = (at: number): number => {
  const place = at % SHARE;
  return Math.floor(at / SHARE) % 2 === 0 ? place : SHARE - 1 - place;
};

/** Those that a run of the whole suite leaves to other turns: five of six of each kind. */
export const leftToOtherTurns = (turn: number): readonly string[] =>
  Object.values(slow).flatMap((files) => files.filter((_, at) => turnOf(at) !== turn % SHARE));
