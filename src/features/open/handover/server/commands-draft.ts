import { buffer } from 'node:stream/consumers';
import type { AccountPlan } from '#core/bookkeeping/accounts.ts';
import { type DraftProblem, postedDraft } from '#core/bookkeeping/draft.ts';
import { fixed, decimal } from '#core/values/decimal.ts';
import { giroDigits } from '#core/values/giro.ts';
import { organizationNumberDigits } from '#core/values/organization-number.ts';
import type { SupplierDraft } from '#platform/server/ports/bookkeeping/port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { BookedFacts } from './queries-facts.ts';

const digitsOf = (giro: string | null): string | null => (giro === null ? null : giroDigits(giro));

const originalOf = (
  { sha256, fileName, contentType }: BookedFacts,
  storage: Pick<Storage, 'get'>,
): SupplierDraft['original'] =>
  sha256 === '' || fileName === null
    ? null
    : {
        sha256,
        fileName: fileName.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120),
        contentType: contentType ?? 'application/octet-stream',
        bytes: async () => buffer(await storage.get(sha256, { verify: true })),
      };

/** An invoice as it is handed over, or why a person has to book it. */
export const supplierDraft = (
  facts: BookedFacts,
  plan: AccountPlan,
  storage: Pick<Storage, 'get'>,
): SupplierDraft | DraftProblem => {
  const posted = postedDraft(facts, plan);
  if (typeof posted === 'string') return posted;
  return {
    reference: facts.reference,
    supplier: {
      name: facts.supplierName,
      organizationNumber:
        facts.organizationNumber === null ? null : organizationNumberDigits(facts.organizationNumber),
      vatNumber: facts.vatNumber,
      bankgiro: digitsOf(facts.bankgiro),
      plusgiro: digitsOf(facts.plusgiro),
    },
    number: facts.number,
    issueDate: facts.issueDate,
    dueDate: facts.dueDate,
    currency: facts.currency,
    creditNote: facts.creditNote,
    total: fixed(decimal(facts.total), 2),
    vat: posted.vatTotal,
    paymentReference: facts.paymentReference,
    postings: posted.postings,
    original: originalOf(facts, storage),
  };
};
