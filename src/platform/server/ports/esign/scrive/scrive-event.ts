import type { SigningEvent, SigningOutcome } from '../port.ts';
import type { ScriveDocument } from './scrive-document.ts';

export const stateTag = 'krogkoll-state';

const outcomes: Partial<Record<ScriveDocument['status'], SigningOutcome>> = {
  closed: 'signed',
  rejected: 'rejected',
  timedout: 'timed-out',
  canceled: 'cancelled',
};

const momentOf = ({ parties, mtime, timeout_time: late }: ScriveDocument, kind: SigningOutcome): Date => {
  const signed = parties.map((each) => each.sign_time).find((time) => time != null);
  const rejected = parties.map((each) => each.rejected_time).find((time) => time != null);
  const told = { signed, rejected, 'timed-out': late, cancelled: null }[kind] ?? mtime ?? '';
  const at = new Date(told);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
};

/** How a document has ended; null while it is open, and until a signed one is sealed. */
export const eventOf = (document: ScriveDocument): SigningEvent | null => {
  const { id, status, sealed_file: sealed, tags } = document;
  const kind = outcomes[status];
  if (kind === undefined || (kind === 'signed' && sealed == null)) return null;
  const state = tags.find(({ name }) => name === stateTag)?.value ?? '';
  return { eventId: `${id}:${kind}`, signingId: id, kind, at: momentOf(document, kind), state };
};
