import type { Asked, Desk } from './desk.ts';
import { type Answer, type AskedLine, netOf, type Paper, type PaperLine, withVat } from './papers.ts';

const isSameArticle = (one: AskedLine | PaperLine, other: AskedLine | PaperLine): boolean =>
  (one.article ?? one.name) === (other.article ?? other.name) &&
  one.measure === other.measure &&
  one.kind === other.kind;

/** Answers with every claim line that a paper cannot tell from the one it pays: the same article for the same money. */
export const withTwins = ({ asked, answers }: Desk): Answer[] => {
  const lines = asked.flatMap((claim) => claim.lines);
  const twinsOf = (id: string): string[] => {
    const one = lines.find((line) => line.id === id);
    const twins = lines.filter(
      (line) => one && isSameArticle(one, line) && Math.abs(one.amount - line.amount) <= 4,
    );
    return [id, ...twins.map((line) => line.id)];
  };
  return answers.map((answer) =>
    answer.line === 0 ? answer : { ...answer, pays: [...new Set(answer.pays.flatMap((id) => twinsOf(id)))] },
  );
};

const isTakenFor = (paper: Paper, claim: Asked): boolean => {
  const days = (Date.parse(paper.date) - Date.parse(claim.draftedOn)) / 86_400_000;
  return claim.state === 'sent' && days >= 0 && days <= 180;
};

/**
 * Whether what a paper says tells it from a credit for some other claim. One that names no invoice, of the same article for the same
 * money and in time, could be that claim's as well as its own: its truth is in no document.
 */
export const isTellable = (paper: Paper, asked: readonly Asked[], answers: readonly Answer[]): boolean => {
  if (paper.names.length > 0 || !paper.trusted) return true;
  const mine = answers.filter(({ sha }) => sha === paper.sha);
  const claims = asked.filter(
    (claim) => claim.unit === paper.unit && claim.supplier === paper.supplier && isTakenFor(paper, claim),
  );
  const isOther = (line: PaperLine, target: AskedLine): boolean =>
    isSameArticle(line, target) &&
    Math.abs(line.sum + target.amount) <= 4 &&
    !mine.some((answer) => answer.line === line.no && answer.pays.includes(target.id));
  const isOtherTotal = ({ lines }: Asked, most: number): boolean => {
    const total = lines.map(({ amount, vat }) => ({ sum: -amount, vat }));
    return (
      paper.lines.every((line) => line.article === null) &&
      (Math.abs(netOf(paper) - netOf({ lines: total })) <= most ||
        Math.abs(withVat(paper.lines) - withVat(total)) <= most) &&
      !lines.some(({ id }) => mine.some(({ pays }) => pays.includes(id)))
    );
  };
  const isTwice = claims.filter((claim) => paper.lines.length === 1 && isOtherTotal(claim, 100)).length > 1;
  return (
    isTwice ||
    !claims.some(
      (claim) =>
        claim.lines.some((target) => paper.lines.some((line) => isOther(line, target))) ||
        isOtherTotal(claim, 300),
    )
  );
};
