import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { sampleOwnDomain } from '#features/sample/demo/rules-people.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { sha256Of } from '#testing/monitoring/model.ts';

/** An invoice as a file. */
export interface File {
  readonly name: string;
  /** Number of the invoice, unlike any other. */
  readonly number: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** A mail with an invoice attached. */
export interface Mail {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** A sender that `buildHome` lets the restaurant believe: this machine may send for it. */
export const forwarder = { domain: sampleOwnDomain, address: `agare@${sampleOwnDomain}` };

let count = 0;

const day = 86_400_000;

/** Lately enough for every plan to show it, and long enough ago for the largest run to end before today. */
const firstDay = Date.now() - 75 * day;

/** Invoices come by their days, some hundreds a day; one of ten is up to a week late. */
const dayOf = (at: number): string => {
  const late = at % 10 === 0 ? (at / 10) % 7 : 0;
  return new Date(firstDay + (7 + Math.floor(at / 700) - late) * day).toISOString().slice(0, 10);
};

/** An invoice unlike any other, of one of a few suppliers, with lines of a few hundred articles. */
export const nextFile = (): File => {
  count += 1;
  const number = `K${count}`;
  const lines = Array.from({ length: 3 }, (_, at) =>
    buildLine({ articleNumber: String(100 + ((count * 3 + at) % 150)), price: String(100 + (count % 5)) }),
  );
  const supplier = buildSupplier(700 + (count % 4));
  const draft = buildDraft({ supplier, number, issueDate: dayOf(count), lines });
  const bytes = new TextEncoder().encode(writeUbl(draft));
  return { name: `${number}.xml`, number, bytes, sha256: sha256Of(bytes) };
};

let mails = 0;

/** A mail that forwards an invoice; another one each time. */
export const mailOf = (file: File): Mail => {
  mails += 1;
  const bytes = buildLetter({
    from: `Elin Sandberg <${forwarder.address}>`,
    messageId: `${file.number}.${mails}@${forwarder.domain}`,
    subject: `Faktura ${file.number}`,
    files: [file],
  });
  return { bytes, sha256: sha256Of(bytes) };
};
