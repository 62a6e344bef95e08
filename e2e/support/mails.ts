import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { sampleOwnDomain, samplePeople, sampleStranger } from '#features/sample/demo/rules-people.ts';
import { sampleOutlets } from '#features/sample/demo/rules-suppliers.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import type { File } from './arrivals.ts';
import type { Product } from './product.ts';

/** A mail as somebody sends it: files by name, and who it is from. */
export type Letter = {
  readonly from: string;
  readonly address: string;
  readonly subject: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
};

/** A colleague who forwards what came to the old address. */
export const colleague = {
  from: samplePeople[0]?.fullName ?? '',
  address: samplePeople[0]?.email ?? `agare@${sampleOwnDomain}`,
};

/** A company whose own mail it is, but whom nobody has decided about. */
export const stranger = { from: sampleStranger.name, address: `order@${sampleStranger.domain}` };

let mails = 0;

/** Sends a mail to the main restaurant's address, as the console tells it, by SMTP. Throws unless it is taken with 250. */
export async function sendLetter(product: Product, { from, address, subject, files }: Letter): Promise<void> {
  const recipient = /Till · to\s+(\S+@\S+)/.exec(product.printed())?.[1] ?? '';
  mails += 1;
  const messageId = `${mails}.e2e@${address.split('@')[1]}`;
  const bytes = buildLetter({ from: `${from} <${address}>`, subject, messageId, files });
  const client = await TestSmtpClient.open(product.smtpPort);
  await client.begin(address, [recipient]);
  const said = await client.data(Buffer.from(bytes).toString('latin1'));
  client.close();
  if (!said.startsWith('250')) throw new Error(`the mail was answered ${said}`);
}

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const buyer = (): NonNullable<(typeof sampleOutlets)[number]>['buyer'] => {
  const [outlet] = sampleOutlets;
  if (outlet === undefined) throw new Error('the sample has restaurants');
  return outlet.buyer;
};

/** An invoice of the stranger, to a sample restaurant's company unless another is named. */
export function strangersInvoice(
  number: string,
  company: Partial<ReturnType<typeof buyer>> = {},
): { readonly name: string; readonly bytes: Uint8Array } {
  const supplier = { ...buildSupplier(881), name: sampleStranger.name };
  const lines = [buildLine({ articleNumber: '881', name: 'Vildsvinskorv', price: '129.00' })];
  const to = { ...buyer(), ...company };
  const draft = buildDraft({ number, supplier, buyer: to, issueDate: day(-1), dueDate: day(29), lines });
  return { name: `faktura-${number}.xml`, bytes: new TextEncoder().encode(writeUbl(draft)) };
}

/** An archive of a year's invoices of a supplier that is new, in which an article gets dearer twice. */
export function yearOfInvoices(): File {
  const prices = ['100.00', '100.00', '112.00', '112.00', '125.00', '125.00'];
  const members = prices.map((price, at) => {
    const issueDate = day(-360 + at * 50);
    const number = `GAMMAL${at}`;
    const lines = [buildLine({ articleNumber: '7719', name: 'Rökt älgstek', price, quantity: '4' })];
    const draft = buildDraft({
      number,
      supplier: buildSupplier(882),
      buyer: buyer(),
      issueDate,
      dueDate: issueDate,
      lines,
    });
    return { name: `${number}.xml`, data: new TextEncoder().encode(writeUbl(draft)) };
  });
  return { name: 'fakturor-i-fjol.zip', mimeType: 'application/zip', buffer: buildZip(members) };
}
