import { findClaimSender } from '#features/prices/claims/server/queries-letter.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { missingFacts } from '../rules.ts';
import type { CopyLetterSource, LetterLanguage } from '../rules-letter.ts';
import { findFinding, type FindingRecord } from './queries.ts';

/** The letter of a finding, and to whom one would write. */
export interface CopyLetter {
  readonly finding: FindingRecord;
  readonly source: CopyLetterSource;
  /** Empty where nobody knows. */
  readonly to: string;
}

/** Who was written to last, else how the organization reaches the supplier. */
const addressSql = `
  select coalesce(c.address, s.contact_email, '') as "to", c.language
  from organization_supplier s
  left join claim_address c on c.organization_id = $1 and c.supplier_id = s.id
  where s.organization_id = $1 and s.id = $2`;

/** What a letter about a missing invoice says, in a language or in the one that the supplier was written to in last; null without such a finding. */
export const loadCopyLetter = async (
  reader: Reader,
  scope: UnitScope,
  findingId: string,
  language: LetterLanguage | undefined,
): Promise<CopyLetter | null> => {
  const finding = await findFinding(reader, scope, findingId);
  if (finding === null || finding.kind !== 'missing') return null;
  const { sender, inboundAddress } = await findClaimSender(reader, scope);
  const [known] = await reader.query<{ to: string; language: LetterLanguage | null }>(addressSql, [
    scope.organizationId,
    finding.supplierId,
  ]);
  const source: CopyLetterSource = {
    language: language ?? known?.language ?? 'sv',
    supplierName: finding.supplierName,
    restaurantName: sender.restaurantName,
    organizationName: sender.organizationName,
    organizationNumber: sender.organizationNumber,
    replyTo: inboundAddress,
    missing: missingFacts.parse(finding.facts),
  };
  return { finding, source, to: known?.to ?? '' };
};
