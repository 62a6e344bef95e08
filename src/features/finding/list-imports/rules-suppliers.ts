import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { linkStatuses, type LinkStatus } from '#features/suppliers/suppliers/contract.ts';
import { type Judged, problem } from './rules-analyse.ts';
import { byName, wordOf } from './rules-named.ts';
import type { WrittenRow } from './rules-read.ts';
import { texts as english } from './texts-words.en.ts';
import { texts as swedish } from './texts-words.sv.ts';

/** A supplier of the directory or the organization's own, and how it stands at outlets. */
export interface KnownSupplier {
  readonly id: string;
  readonly displayName: string;
  readonly name: string;
  readonly legalEntityNumber: string | null;
  readonly outlets: readonly { readonly outletId: string; readonly status: LinkStatus }[];
}

/** An outlet whose suppliers may be changed; `isHere`: of the unit that the file is for. */
export interface LinkedOutlet {
  readonly outletId: string;
  readonly displayName: string;
  readonly isHere: boolean;
}

/** A link that is made (`status` left out: as it is usual) or is another from now on. */
export interface SupplierEffect {
  readonly supplierId: string;
  readonly outletIds: readonly string[];
  readonly status: LinkStatus | null;
}

const statusOf = wordOf(linkStatuses, [swedish, english], 'status.');

/** How a supplier stands at several outlets: as where it counts most, which is what its exported row says. */
const standing = (links: readonly { readonly status: LinkStatus }[]): LinkStatus =>
  links.some(({ status }) => status === 'active')
    ? 'active'
    : links.some(({ status }) => status === 'requested')
      ? 'requested'
      : 'inactive';

const finder = (suppliers: readonly KnownSupplier[]) => {
  const byNumber = Map.groupBy(suppliers, ({ legalEntityNumber }) => legalEntityNumber ?? '');
  const byShown = byName(suppliers, ({ displayName }) => displayName);
  const byLegal = byName(suppliers, ({ name }) => name);
  return ({ supplier = '', legalName = '', organizationNumber = '' }: WrittenRow) => {
    const digits = organizationNumberDigits(organizationNumber);
    const named = supplier === '' ? byLegal(legalName) : [...byShown(supplier), ...byLegal(supplier)];
    const numbered = digits === null ? [] : (byNumber.get(digits) ?? []);
    const found = numbered.length === 0 && digits === null ? named : numbered;
    const unique = [...new Map(found.map((one) => [one.id, one])).values()];
    const exact = unique.filter((one) => one.displayName.trim() === supplier);
    const linked = (exact.length === 0 ? unique : exact).filter(({ outlets }) => outlets.length > 0);
    return unique.length < 2 ? unique : linked.length === 1 ? linked : exact.length === 1 ? exact : unique;
  };
};

/** Judges rows that link suppliers to outlets: those that the row names, or those of the unit. */
export const supplierJudge = (
  suppliers: readonly KnownSupplier[],
  outlets: readonly LinkedOutlet[],
): ((written: WrittenRow) => Judged<SupplierEffect>) => {
  const find = finder(suppliers);
  const outletOf = byName(outlets, ({ displayName }) => displayName);
  const names = outlets.map(({ displayName }) => displayName);
  return (written) => {
    const shown = written.supplier ?? written.legalName ?? written.organizationNumber;
    if (shown === undefined) return problem('row.missing', 'supplier');
    const [supplier, ...others] = find(written);
    if (supplier === undefined) {
      const field = written.organizationNumber === undefined ? 'supplier' : 'organizationNumber';
      return problem('row.supplier_unknown', field, written[field] ?? shown);
    }
    if (others.length > 0) return problem('row.supplier_several', 'organizationNumber', shown);
    const asked = written.status === undefined ? null : statusOf(written.status);
    if (written.status !== undefined && asked === null)
      return problem('row.unknown_word', 'status', written.status, linkStatuses);
    const named = written.outlet === undefined ? null : outletOf(written.outlet);
    if (named?.length === 0) return problem('row.outlet_unknown', 'outlet', written.outlet, names);
    const places = named ?? outlets.filter(({ isHere }) => isHere);
    const links = supplier.outlets.filter(({ outletId }) => places.some((one) => one.outletId === outletId));
    const subject = `${supplier.id} ${places.map(({ outletId }) => outletId).join(' ')}`;
    if (places.length === 0) return problem('row.outlet_unknown', 'outlet', '', names);
    if (links.length === 0) {
      if (asked === 'inactive') return problem('row.not_linked', 'status', written.status, linkStatuses);
      const outletIds = places.map(({ outletId }) => outletId);
      const changes = [{ field: 'status' as const, from: null, to: asked ?? 'requested' }];
      return {
        subject,
        outcome: 'new',
        changes,
        effect: { supplierId: supplier.id, outletIds, status: asked },
      };
    }
    const from = standing(links);
    if (asked === null || asked === from) return { subject, outcome: 'unchanged' };
    const outletIds = links.filter(({ status }) => status !== asked).map(({ outletId }) => outletId);
    const changes = [{ field: 'status' as const, from, to: asked }];
    return {
      subject,
      outcome: 'changed',
      changes,
      effect: { supplierId: supplier.id, outletIds, status: asked },
    };
  };
};
