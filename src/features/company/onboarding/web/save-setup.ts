import { organizationsContract } from '#features/company/organizations/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { parentPath, firstOutletPath, addOutletsPath } from '../paths.ts';
import { hasOwnCompany, newestDraft } from './draft.ts';

/** Why it could not be saved, and where it is put right: null where the same is simply tried again. */
export interface Refused {
  readonly failure: Failure;
  readonly href: string | null;
  /** Of the restaurant or company that it is about. */
  readonly name: string | null;
}

/** Field faults of a refusal, `{"outlets.3.organization_number": "invalid"}`. */
const faultsOf = (errorData: unknown): Readonly<Record<string, string>> => {
  if (typeof errorData !== 'object' || errorData === null || !('errors' in errorData)) return {};
  const { errors } = errorData;
  return typeof errors === 'object' && errors !== null ? Object.fromEntries(Object.entries(errors)) : {};
};

const placeOf = (
  faults: Readonly<Record<string, string>>,
  companyName: string,
): Pick<Refused, 'href' | 'name'> => {
  const draft = newestDraft();
  const rows = Object.entries(faults).map(([path, code]) => {
    const [, at, field = ''] = /^outlets?\.(?:(\d+)\.)?(.+)$/.exec(path) ?? [];
    return { at: Number(at ?? 0), field, code, isCompany: field === '' };
  });
  const [first] = rows;
  if (first === undefined) return { href: null, name: null };
  const isOwn = hasOwnCompany(draft.outlets[first.at] ?? {});
  const isOfCompany = ['organization_number', 'legal_name', 'forward_email'].includes(first.field) && !isOwn;
  if (first.isCompany || isOfCompany)
    return {
      href: parentPath(),
      name: draft.parent?.organizationName?.trim() || companyName,
    };
  const fault = rows
    .filter(({ at }) => at === first.at)
    .map(({ field, code }) => `${field}:${code}`)
    .join(',');
  return {
    href: firstOutletPath({ edit: String(first.at), fault }),
    name: draft.outlets[first.at]?.display_name?.trim() ?? null,
  };
};

const ofCompany = [
  'organization.exist',
  'organizations.exist',
  'outlet.create.organization.empty_forward_email',
];

const refusedBy = (failure: Failure, errorData: unknown, companyName: string): Refused => {
  const { href, name } = placeOf(faultsOf(errorData), companyName);
  if (href !== null) return { failure, href, name };
  if (ofCompany.includes(failure.code)) return { failure, href: parentPath(), name: null };
  return { failure, href: failure.code === 'outlet.exist' ? addOutletsPath() : null, name };
};

/** Registers what the draft holds: one restaurant with its company, or several with a parent. Nothing or all of it. */
export const registerDraft = async (idempotencyKey: string, companyName: string): Promise<Refused | null> => {
  const { kind, parent = {}, outlets } = newestDraft();
  const options = { idempotencyKey };
  const [outlet = {}] = outlets;
  const answer =
    kind === 'one' && outlets.length < 2
      ? await call(
          organizationsContract.registerOutlet,
          {
            body: {
              outlet: {
                ...outlet,
                legal_name: parent.organizationName,
                organization_number: parent.organizationNumber,
                forward_email: parent.forwardEmail,
              },
              corporateIdentityNumber: parent.corporateIdentityNumber,
            },
          },
          options,
        )
      : await call(
          organizationsContract.registerOrganizations,
          { body: { parentOrganization: parent, outlets: [...outlets] } },
          options,
        );
  if (answer.hasError) return refusedBy(answer.error, answer.errorData, companyName);
  setAppState({ newOutlets: [] });
  return null;
};

/** Links the chosen suppliers, and takes away what is no longer chosen. */
export const linkDraft = async (
  idempotencyKey: string,
  outletIds: readonly string[],
): Promise<Refused | null> => {
  const chosen = newestDraft().suppliers ?? [];
  const organizationSuppliers = chosen.flatMap(({ supplierId, outletIds: at = [] }) =>
    at.filter((outletId) => outletIds.includes(outletId)).map((outletId) => ({ supplierId, outletId })),
  );
  const body = { organizationSuppliers, replace: true, outletIds: [...outletIds] };
  const answer = await call(supplierLinksContract.linkOwnSuppliers, { body }, { idempotencyKey });
  return answer.hasError ? { failure: answer.error, href: null, name: null } : null;
};
