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

/** An invoice unlike any other, of one of a few suppliers, with lines of a few articles. */
export const nextFile = (): File => {
  count += 1;
  const number = `K${count}`;
  const day = String(1 + (count % 28)).padStart(2, '0');
  const lines = Array.from({ length: 3 }, (_, at) =>
    buildLine({ articleNumber: String(100 + ((count + at) % 12)), price: String(100 + (count % 5)) }),
  );
  const supplier = buildSupplier(700 + (count % 4));
  const draft = buildDraft({ supplier, number, issueDate: `2026-10-${day}`, lines });
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
