/** What a run takes a share of; `NAUGHTY=all` in the environment takes it whole, `SHARE=all` everything. */
export type Subject =
  | 'ARCHIVE'
  | 'BENCH'
  | 'BILLING'
  | 'FILES'
  | 'HISTORIES'
  | 'JOURNEYS'
  | 'LOOKS'
  | 'NAUGHTY'
  | 'PAPERS'
  | 'WALK';

/** Which share a run takes: CI counts commits, so that each one sees another part and the same tree the same. */
export const turn = Number(process.env['TURN'] ?? 0);

/** Whether a subject is wanted whole. */
export const isWhole = (subject: Subject): boolean =>
  process.env[subject] === 'all' || process.env['SHARE'] === 'all';

/** Every so-many-th of a list, begun where the turn says; all of it where the subject is wanted whole. */
export const shareOf = <Thing>(subject: Subject, things: readonly Thing[], every: number): readonly Thing[] =>
  isWhole(subject) ? things : things.filter((_, at) => at % every === turn % every);
