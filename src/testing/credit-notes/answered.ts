import { creditLine, type Desk } from './desk.ts';
import type { AskedLine, PaperLine } from './papers.ts';

/** Writes one line for each asked line and answers them alike. */
export const answered = (
  desk: Desk,
  lines: readonly AskedLine[],
  {
    day,
    names = [],
    to,
  }: { day: number; names?: readonly string[]; to: (line: AskedLine) => Partial<PaperLine> },
): void => {
  const written = lines.map((line) => creditLine(line, to(line)));
  const paper = desk.write({ day, names, lines: written });
  for (const [at, line] of lines.entries())
    desk.answer(paper, at + 1, [line], Math.min(line.amount, -(written[at]?.sum ?? 0)));
};
