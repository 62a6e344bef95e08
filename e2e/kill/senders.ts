import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pushFile, sendMail } from './doors.ts';
import type { Reply } from './doors.ts';
import { mailOf, nextFile } from './files.ts';
import type { File } from './files.ts';
import { uploadFiles } from './uploader.ts';
import type { OpenAccount, Place } from './uploader.ts';

/** What a test remembers of what it sent. */
export class Ledger {
  /** SHA-256 of every file and mail, and of those that were acknowledged. */
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Numbers of the invoices inside what was acknowledged. */
  readonly invoices = new Set<string>();
  /** Acknowledgements by door. */
  readonly taken = { upload: 0, mail: 0, push: 0 };
  /** Deals by the day that each is for: those asked for, and the ids of those that were told of. */
  readonly deals = {
    sent: new Set<string>(),
    acknowledged: new Map<string, string>(),
    repeated: 0,
    /** Refused for standing in their own way. */
    forgotten: [] as string[],
  };
  /** Sends that were repeated because no answer came. */
  repeated = 0;
  /** Is told what each send was answered, `gone` where it was not, and after how many milliseconds. */
  hear: (door: DoorName, said: string, took: number) => void = () => undefined;
}

/** The server as the clients find it: gone for a while after each kill. */
export interface Doors {
  place: Place | null;
  closed: boolean;
}

/** What is sent through a door at once, and how; `attempt` counts from 0. */
interface Sending {
  readonly files: readonly File[];
  /** SHA-256 of everything that is a document once it is taken. */
  readonly hashes: readonly string[];
  readonly send: (place: Place, attempt: number) => Promise<Reply>;
}

/** A way in. */
export type DoorName = keyof Ledger['taken'];

/** Sendings that wait for their answer at once: more would only wait longer. */
const mostUnderWay = 60;

/** Under its key at first, then without, as a browser's user would. */
const uploading = (account: OpenAccount, files: readonly File[]): Sending => {
  const key = randomUUID();
  return {
    files,
    hashes: files.map(({ sha256 }) => sha256),
    send: (place, attempt) => uploadFiles(place, account, files, attempt < 2 ? key : null),
  };
};

/** The same mail each time, as a server that got no answer sends it. */
const mailing = (account: OpenAccount, file: File): Sending => {
  const mail = mailOf(file);
  return {
    files: [file],
    hashes: [mail.sha256, file.sha256],
    send: (place) => sendMail(place, account, mail),
  };
};

const pushing = (account: OpenAccount, file: File): Sending => {
  const messageId = randomUUID();
  return {
    files: [file],
    hashes: [file.sha256],
    send: (place) => pushFile(place, account, file, messageId),
  };
};

/** Sends until it is taken, a few times, or nobody is there any more; answers whether it was taken. */
const sendOut = async (doors: Doors, ledger: Ledger, door: DoorName, sending: Sending): Promise<boolean> => {
  for (const hash of sending.hashes) ledger.sent.add(hash);
  for (let attempt = 0; attempt < 4 && !doors.closed; attempt += 1) {
    while (doors.place === null && !doors.closed) await delay(10);
    if (doors.place === null) return false;
    if (attempt > 0) ledger.repeated += 1;
    const start = performance.now();
    const { isTaken, said } = await sending
      .send(doors.place, attempt)
      .catch((): Reply => ({ isTaken: false, said: 'gone' }));
    ledger.hear(door, said, performance.now() - start);
    if (isTaken) {
      ledger.taken[door] += 1;
      for (const hash of sending.hashes) ledger.acknowledged.add(hash);
      for (const { number } of sending.files) ledger.invoices.add(number);
      return true;
    }
    await delay(20);
  }
  return false;
};

/** What each door sends next. Now and then one sends what another has sent or is sending, as suppliers do who mail what they also push. */
const sendingsOf = (account: OpenAccount): Readonly<Record<DoorName, () => Sending>> => {
  let latest = nextFile();
  const someFile = (): File => (Math.random() < 0.25 ? latest : (latest = nextFile()));
  return {
    upload: () => uploading(account, Array.from({ length: 1 + Math.floor(Math.random() * 3) }, nextFile)),
    mail: () => mailing(account, someFile()),
    push: () => pushing(account, someFile()),
  };
};

/**
 * Sends by upload, mail and push at once until the doors are closed, one after the other at each door.
 */
export const sendUntilClosed = async (
  doors: Doors,
  account: OpenAccount,
  ledger: Ledger,
  names: readonly DoorName[],
): Promise<void> => {
  const sendingOf = sendingsOf(account);
  const sender = async (door: DoorName): Promise<void> => {
    while (!doors.closed) {
      await sendOut(doors, ledger, door, sendingOf[door]());
      await delay(5);
    }
  };
  await Promise.all(names.map(sender));
};

/** Begins so many sendings a second, by each door in turn, until the doors are closed; a crowded machine is waited for. */
export const sendAtPace = async (
  doors: Doors,
  account: OpenAccount,
  ledger: Ledger,
  { perSecond, names }: { readonly perSecond: number; readonly names: readonly DoorName[] },
): Promise<void> => {
  const sendingOf = sendingsOf(account);
  const underWay = new Set<Promise<void>>();
  const from = performance.now();
  for (let begun = 0; !doors.closed; begun += 1) {
    const door = names[begun % names.length] ?? 'push';
    const sending = sendOut(doors, ledger, door, sendingOf[door]()).then(() => undefined);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
    if (underWay.size >= mostUnderWay) await Promise.race(underWay);
    await delay(Math.max(0, from + ((begun + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(underWay);
};

/** A file for each copy of it at each door, in an order that mixes them. */
export const copiesOf = (
  account: OpenAccount,
  files: readonly File[],
  copies: number,
): Map<DoorName, Sending[]> => {
  const all = Array.from({ length: copies }, () => files).flat();
  return new Map<DoorName, Sending[]>([
    ['upload', all.map((file) => uploading(account, [file]))],
    ['mail', all.map((file) => mailing(account, file))],
    ['push', all.map((file) => pushing(account, file))],
  ]);
};

/** Sends everything, `atOnce` at a time at each door, each until it is taken. */
export const sendAll = async (
  doors: Doors,
  ledger: Ledger,
  sendings: ReadonlyMap<DoorName, readonly Sending[]>,
  atOnce: number,
): Promise<void> => {
  const work = [...sendings].map(([door, each]) => ({ door, queue: [...each] }));
  const sender = async ({ door, queue }: (typeof work)[number]): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isTaken = await sendOut(doors, ledger, door, next);
      if (!isTaken && !doors.closed) queue.push(next);
    }
  };
  await Promise.all(work.flatMap((one) => Array.from({ length: atOnce }, () => sender(one))));
};
