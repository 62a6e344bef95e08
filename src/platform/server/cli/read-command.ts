import type { Invoice } from '#core/invoices/invoice.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { ReadOutcome, Sandbox } from '../sandbox/sandbox-port.ts';
import type { Command } from './command.ts';

/**
 * `read FILE…`: prints one JSON line per file, in the order given. A file that cannot be read is an answer, not an
 * error, so the exit code is 0; 2 without any file. Documents are parsed in the sandbox: one that hangs ends alone.
 */
export const readCommand: Command = async (files) => {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run -s cli -- read FILE…\n');
    return 2;
  }
  // The reader of a pipe may leave early (`| head`); that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const sandbox = createSandbox();
  try {
    const outcomes = files.map((file) => outcomeOf(sandbox, file));
    for (const [index, file] of files.entries()) {
      const outcome = await outcomes[index];
      process.stdout.write(`${JSON.stringify({ file, ...printed(outcome) })}\n`);
    }
  } finally {
    await sandbox.close();
  }
  return 0;
};

type Outcome = ReadOutcome | { readonly ok: false; readonly reason: 'file.not-found' | 'file.not-readable' };

const outcomeOf = async (sandbox: Sandbox, path: string): Promise<Outcome> => {
  try {
    return await sandbox.read({ path }, { tenant: 'command-line' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return { ok: false, reason: code === 'ENOENT' ? 'file.not-found' : 'file.not-readable' };
  }
};

const printed = (outcome: Outcome | undefined) =>
  outcome?.ok === true
    ? { ok: true, format: outcome.format, invoice: printedInvoice(outcome.invoice), checks: outcome.checks }
    : outcome;

const printedInvoice = (invoice: Invoice) => ({
  number: invoice.number,
  issueDate: invoice.issueDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  payable: invoice.payable,
  taxTotal: invoice.taxTotal,
  creditNote: invoice.creditNote,
  supplier: {
    name: invoice.supplier.name,
    organizationNumber: invoice.supplier.organizationNumber,
    bankgiro: invoice.payment.bankgiro,
  },
  charges: invoice.charges,
  lines: invoice.lines.map((line) => ({
    name: line.name,
    articleNumber: line.articleNumber,
    gtin: line.gtin,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    comparablePrice: line.comparablePrice,
    sum: line.sum,
    kind: line.kind,
  })),
});
