import { daysBetween } from '../values/calendar.ts';
import { type Linked, partiesOf } from '../access/parties.ts';

/** What decides whether an organization's purchases stand behind a band. */
export interface OrganizationFacts extends Linked {
  readonly isSample: boolean;
  /** ISO dates; null: nothing was bought. */
  readonly registeredOn: string;
  readonly boughtSince: string | null;
  /** A power of attorney of it has been signed. */
  readonly isSigned: boolean;
  readonly hasOptedOut: boolean;
  /** Invoices through the trust gate within the window, by supplier of the directory. */
  readonly trades: readonly { readonly supplierId: string; readonly invoices: number }[];
}

const fewestDays = 180;
const fewestInvoices = 20;
const fewestSuppliers = 3;

/** Whether an organization may count, apart from what it bought in the window. `today` is the day of the snapshot. */
export const isStanding = (facts: Omit<OrganizationFacts, 'trades' | 'links'>, today: string): boolean =>
  !facts.isSample &&
  !facts.hasOptedOut &&
  facts.isSigned &&
  facts.boughtSince !== null &&
  daysBetween(facts.registeredOn, today) >= fewestDays &&
  daysBetween(facts.boughtSince, today) >= fewestDays;

/**
 * The organizations that count, each with its party. What it bought counts only from suppliers that another party buys from as well, so
 * that nobody makes suppliers up. Source: DEALS.md, section 5, "An organization counts when".
 */
export const whoCounts = (
  organizations: readonly OrganizationFacts[],
  today: string,
): ReadonlyMap<string, string> => {
  const parties = partiesOf(organizations);
  const partyOf = ({ organizationId }: Linked): string => parties.get(organizationId) ?? organizationId;
  const standing = organizations.filter((facts) => isStanding(facts, today));
  const buyers = new Map<string, Set<string>>();
  for (const facts of standing)
    for (const { supplierId, invoices } of facts.trades)
      if (invoices > 0) buyers.set(supplierId, (buyers.get(supplierId) ?? new Set()).add(partyOf(facts)));
  const counts = (facts: OrganizationFacts): boolean => {
    const common = facts.trades.filter(
      ({ supplierId, invoices }) =>
        invoices > 0 && [...(buyers.get(supplierId) ?? [])].some((party) => party !== partyOf(facts)),
    );
    const invoices = common.reduce((sum, trade) => sum + trade.invoices, 0);
    return common.length >= fewestSuppliers && invoices >= fewestInvoices;
  };
  return new Map(standing.filter(counts).map((facts) => [facts.organizationId, partyOf(facts)]));
};
