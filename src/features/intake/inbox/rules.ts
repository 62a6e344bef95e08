import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { type DocumentState, reasonsForPeople, statesUnderWay } from '#features/intake/documents/contract.ts';
import { isForReview, isOtherKind } from '#features/intake/documents/rules.ts';
import type { ArrivalAction, ArrivalDetail, ArrivalFile, ArrivalRow } from './contract.ts';

/** What the one button of an arrival does, and with which document. */
export interface NextStep {
  readonly action: ArrivalAction;
  readonly documentId: string;
  /** The invoice that waits to be released; only of `accept`. */
  readonly invoiceId: string | null;
}

type Actor = Pick<ArrivalFile, 'id' | 'reason' | 'actions'> & { readonly invoiceId?: string | null };

/** A file that stayed unread through no fault of its own may well be read the next time. */
const mayPass = (reason: string | null): boolean => /^(?:reader|storage)\./.test(reason ?? '');

const stepsOf = (reason: string | null): readonly ArrivalAction[] => {
  if (mayPass(reason)) return ['retry', 'replace'];
  // A file is still to be fetched from behind a link; what else a person reads is here already.
  if (isOtherKind(reason)) return ['settle', 'retry', 'replace'];
  const isHere = reason !== 'mail.links-only' && reasonsForPeople.includes(reason ?? '');
  return isHere ? ['settle', 'replace', 'retry'] : ['replace', 'retry'];
};

/**
 * Whether a mail about a credit claim brought words alone, which are read as a page: there is no invoice to correct, and whoever
 * has read them is done.
 */
export const isMessage = ({
  claimNumber = null,
  files,
}: {
  readonly claimNumber?: string | null;
  readonly files: readonly { readonly reason: string | null }[];
}): boolean => claimNumber !== null && files.length === 1 && files[0]?.reason === 'reading.incomplete';

/** The most useful of what may be done now with something that waits for a person; null when nothing waits. */
export const nextStepOf = (
  arrival: Pick<ArrivalRow, 'id' | 'group' | 'reason' | 'actions' | 'files'> & {
    readonly claimNumber?: string | null;
  },
): NextStep | null => {
  if (arrival.group !== 'attention') return null;
  const actors: readonly Actor[] = [arrival, ...arrival.files];
  const steps = isMessage(arrival)
    ? (['settle'] as const)
    : isOtherKind(arrival.reason)
      ? stepsOf(arrival.reason)
      : (['review', ...stepsOf(arrival.reason)] as const);
  for (const action of ['accept-sender', 'accept', ...steps] as const) {
    const actor = actors.find(
      ({ actions, invoiceId }) => actions.includes(action) && (action !== 'accept' || invoiceId != null),
    );
    if (actor === undefined) continue;
    return {
      action,
      documentId: actor.id,
      invoiceId: action === 'accept' ? (actor.invoiceId ?? null) : null,
    };
  }
  return null;
};

/** The file of an arrival whose pages a person is to read along with the machine; null when there is none. */
export const reviewOf = (
  arrival: Pick<ArrivalRow, 'group' | 'files'> & { readonly claimNumber?: string | null },
): string | null =>
  arrival.group === 'attention' && !isMessage(arrival)
    ? (arrival.files.find((file) => isForReview(file) && !isOtherKind(file.reason))?.id ?? null)
    : null;

/** The file of an arrival that was told to be no invoice, and that a person may book as one after all; null without one. */
export const invoiceAfterAll = (arrival: Pick<ArrivalRow, 'group' | 'files'>): string | null =>
  arrival.group === 'attention'
    ? (arrival.files.find((file) => isOtherKind(file.reason) && file.actions.includes('review'))?.id ?? null)
    : null;

/** Files that are told apart from the arrival that brought them: attachments of a mail, entries of an archive. */
export const filesInside = <File extends { readonly id: string }>(arrival: {
  readonly id: string;
  readonly files: readonly File[];
}): readonly File[] => arrival.files.filter(({ id }) => id !== arrival.id);

/** Whether the machine still works on a document. */
export const isUnderWay = (state: DocumentState): boolean => statesUnderWay.some((one) => one === state);

/** The one state that stands for a whole arrival: that of its most urgent file, and of its only one. */
export const shownStateOf = ({
  group,
  state,
  files,
}: Pick<ArrivalRow, 'group' | 'state' | 'files'>): DocumentState => {
  const [first] = files;
  if (group === 'deleted') return 'deleted';
  if (first === undefined) return state;
  if (group === 'attention') return first.state;
  if (group === 'underway') return files.find((file) => isUnderWay(file.state))?.state ?? state;
  const done =
    files.find((file) => file.state === 'monitored') ?? files.find((file) => file.state === 'settled');
  return done?.state ?? first.state;
};

/** The document that an action of a whole arrival is done with: itself, or the only file inside it. */
export const actorOf = (
  arrival: Pick<ArrivalRow, 'id' | 'actions' | 'files' | 'fileCount'>,
  action: ArrivalAction,
): string | null => {
  if (arrival.actions.includes(action)) return arrival.id;
  const [only] = arrival.files;
  return arrival.fileCount <= 1 && only?.actions.includes(action) === true ? only.id : null;
};

const kindsOfFile = ['attention', 'underway', 'monitored', 'duplicate', 'deleted'] as const;

const kindOf = (state: DocumentState): (typeof kindsOfFile)[number] => {
  if (state === 'duplicate' || state === 'deleted') return state;
  if (['monitored', 'expanded', 'settled'].includes(state)) return 'monitored';
  return isUnderWay(state) ? 'underway' : 'attention';
};

/** How many files stand where, those that wait for a person first; kinds without any are left out. */
export const kindsInside = (
  files: readonly Pick<ArrivalFile, 'state'>[],
): readonly (readonly [(typeof kindsOfFile)[number], number])[] =>
  kindsOfFile
    .map((kind) => [kind, files.filter(({ state }) => kindOf(state) === kind).length] as const)
    .filter(([, count]) => count > 0);

/** An address as text with the part that decides where it leads: browsers skip what stands before an `@`. */
export interface LinkParts {
  readonly before: string;
  readonly host: string;
  readonly after: string;
}

/** Splits an address at its host, as the URL standard reads it: a backslash is a slash, all before the last `@` a name. */
export const linkParts = (address: string): LinkParts => {
  const [, scheme = '', authority = '', after = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?[\\/]*)([^\\/?#]*)(.*)$/isu.exec(address) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  return { before: scheme + authority.slice(0, at), host: authority.slice(at), after };
};

/** The suppliers that the waiting files of an arrival name, each once: whom a confirmed sender may speak for. */
export const suppliersOf = ({ files }: Pick<ArrivalDetail, 'files'>): readonly string[] => [
  ...new Set(
    files.flatMap(({ state, preview }) =>
      state === 'quarantined' && preview !== null ? [preview.supplierName] : [],
    ),
  ),
];

/** What accepting a mail may remember of its sender: nothing unless it is who it says. */
export const rememberable = (
  arrival: Pick<ArrivalDetail, 'files' | 'mail'>,
): readonly ('no' | 'supplier' | 'forwarder')[] => {
  if (arrival.mail?.mayRemember !== true) return ['no'];
  return suppliersOf(arrival).length > 0 ? ['no', 'supplier', 'forwarder'] : ['no', 'forwarder'];
};

/** The choices of the list, in the order they are shown. */
export const groupChoices = ['all', 'attention', 'underway', 'done', 'deleted'] as const;

/** The group that a query string names; all of them where it names none. */
export const groupOf = (text: string | undefined): (typeof groupChoices)[number] =>
  groupChoices.find((one) => one === text) ?? 'all';

/** What waits or is being read is shown whatever its age, so that nothing that is counted hides behind a period. */
export const hasPeriod = (group: (typeof groupChoices)[number]): boolean =>
  group !== 'attention' && group !== 'underway';

/** What an arrival is worth: the amounts to pay of its files together, two decimals. */
export interface ArrivalValue {
  readonly amount: string;
  /** Null where what was read names none. */
  readonly currency: string | null;
  /** Whether it is of booked invoices alone; else it is what the machine read, or what an unknown sender says. */
  readonly isConfirmed: boolean;
}

const valueOfFile = ({ invoice, preview, value }: ArrivalFile): ArrivalValue | null => {
  if (invoice !== null) return { amount: invoice.total, currency: invoice.currency, isConfirmed: true };
  if (preview !== null) return { amount: preview.total, currency: preview.currency, isConfirmed: false };
  return value === null ? null : { ...value, isConfirmed: false };
};

const waits = ({ state }: ArrivalFile): boolean => state === 'needs-review' || state === 'quarantined';

/**
 * The value of what waits in an arrival, or, where nothing does, of what it gave. Null where none was read, where its files
 * are of several currencies, and where not all of them are at hand.
 */
export const valueOfArrival = ({
  group,
  files,
  fileCount,
}: Pick<ArrivalRow, 'group' | 'files' | 'fileCount'>): ArrivalValue | null => {
  if ((group !== 'attention' && group !== 'done') || fileCount > files.length) return null;
  const values = files
    .filter((file) => (group === 'attention' ? waits(file) : file.state === 'monitored'))
    .flatMap((file) => valueOfFile(file) ?? []);
  const [first] = values;
  if (first === undefined || values.some(({ currency }) => currency !== first.currency)) return null;
  return {
    amount: fixed(sumOf(values.map(({ amount }) => decimal(amount))), 2),
    currency: first.currency,
    isConfirmed: values.every(({ isConfirmed }) => isConfirmed),
  };
};
