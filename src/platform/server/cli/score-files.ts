import { otherKinds } from '#core/invoices/other-kind.ts';
import type { DocumentKind } from '#core/reading/kind/stated-document.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import { type FileOutcome, readFileIn, type Readers } from './read-file.ts';
import { type DocumentScore, scoreDocument } from './score-document.ts';
import { scoreIdentity } from './score-identity.ts';
import { scoreTable } from './score-table.ts';
import type { FileScore } from './score-row.ts';
import { truthOf } from './truth.ts';

const unread: Omit<DocumentScore, 'lines' | 'fields'> = {
  fieldsRight: 0,
  linesFound: 0,
  linesRight: 0,
  right: false,
  wrong: [],
};

/** Reads the files one after another, compares each with its truth and answers tables per format and per source. */
export const scoreFiles = async (
  readers: Readers,
  truthFolder: string,
  files: readonly string[],
): Promise<string> => {
  const scores: FileScore[] = [];
  const notes: string[] = [];
  // The first reading starts a child and loads the parsers, which is not the cost of a page.
  if (files[0] !== undefined) await readFileIn(readers, files[0]);
  for (const file of files) {
    const known = await truthOf(truthFolder, file);
    if (known === null) {
      notes.push(`${file}: no truth, not scored`);
      continue;
    }
    const begin = performance.now();
    const outcome = await readFileIn(readers, file);
    const milliseconds = performance.now() - begin;
    const score = scoreOf(outcome, known.truth);
    const identity = scoreIdentity(invoiceOf(outcome), kindOf(outcome), known.truth);
    const isRead = outcome.ok;
    const trusted = isTrusted(outcome);
    scores.push({
      ...score,
      ...identity,
      format: isRead ? outcome.format : 'unread',
      source: known.source,
      milliseconds,
      pages: isRead && 'pages' in outcome ? outcome.pages : 1,
      trusted,
    });
    const faults = [
      ...(isRead ? [] : [outcome.reason]),
      ...(score.linesRight === score.lines ? [] : [`${score.linesRight} of ${score.lines} lines`]),
      ...new Set([...score.wrong, ...identity.faults]),
      ...(trusted && !score.right ? ['FALSE TRUST'] : []),
      ...(trusted && identity.faults.length > 0 ? ['FALSE TRUST OF IDENTITY'] : []),
    ];
    if (faults.length > 0) notes.push(`${file}: ${faults.join('; ')}`);
  }
  return [scoreTable('format', scores), scoreTable('source', scores), ...notes, ''].join('\n');
};

const invoiceOf = (outcome: FileOutcome): DraftInvoice | null =>
  outcome.ok ? ('reading' in outcome ? outcome.reading.invoice : outcome.invoice) : null;

/** What a file was taken for; null for one that was not read at all. */
const kindOf = (outcome: FileOutcome): DocumentKind['kind'] | null => {
  if (!outcome.ok) return otherKinds.find((kind) => outcome.reason === `kind.${kind}`) ?? null;
  if (!('reading' in outcome)) return outcome.invoice.creditNote ? 'credit-note' : 'invoice';
  const { kind } = outcome.reading;
  return kind === undefined || !kind.isClear ? 'invoice' : kind.kind;
};

const scoreOf = (outcome: FileOutcome, truth: Parameters<typeof scoreDocument>[1]): DocumentScore => {
  const invoice = invoiceOf(outcome);
  if (invoice !== null) return scoreDocument(invoice, truth);
  return { ...unread, lines: truth.lines.length, fields: 0 };
};

/** An e-invoice is trusted when none of its checks fails. */
const isTrusted = (outcome: FileOutcome): boolean => {
  if (!outcome.ok) return false;
  if ('reading' in outcome) return outcome.reading.trusted;
  return outcome.checks.every(({ severity }) => severity !== 'fail');
};
