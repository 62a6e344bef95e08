import { type Profile, settingsContract } from '#features/account/settings/contract.ts';
import type { ParentForm } from '#features/company/organizations/rules-parent.ts';
import type { RegisteredForm } from '#features/company/outlets/rules-outlet.ts';
import { useCall } from '#platform/web/calls/query.ts';
import type { OnboardingDraft } from '../contract.ts';

/** What the person said when they signed up; undefined where it cannot be had. */
export const usePerson = (): { readonly person: Profile | undefined; readonly isAsked: boolean } => {
  const { data, error } = useCall(settingsContract.readProfile, {});
  return { person: data, isAsked: data !== undefined || error !== null };
};

/** The company as it is known before it is asked about: the answers so far, else what signing up has told. */
export const knownCompany = (parent: ParentForm | undefined, person: Profile | undefined): ParentForm =>
  parent ?? { organizationName: person?.companyName ?? undefined, forwardEmail: person?.email };

const legalForm =
  /[\s,]+(?:ab|aktiebolag|hb|handelsbolag|kb|kommanditbolag|ek\.?\s*för\.?)(?:\s*\(publ\))?$/i;

/** Most restaurants are called as their company, without its legal form: `Krogen AB` runs Krogen. */
const nameOf = (company: string | undefined): string => (company ?? '').trim().replace(legalForm, '');

const telephoneOf = ({ areaCode, phone }: Profile): string | undefined =>
  areaCode === null || phone === null ? undefined : `${areaCode}${phone}`;

/**
 * A restaurant of the draft as it is known before it is asked about, by its place: the answers so far, else the person's
 * own address and telephone for the first, and what the first has told for the others.
 */
export const knownPlace = (
  draft: OnboardingDraft | null,
  at: number,
  person: Profile | undefined,
): RegisteredForm => {
  const { outlets = [], parent, kind } = draft ?? {};
  const [first] = outlets;
  const known = outlets[at];
  if (known !== undefined) return known;
  if (first !== undefined) {
    const { contact_email, contact_tel, bankgiro_number, bankgiro_later, country } = first;
    return { contact_email, contact_tel, bankgiro_number, bankgiro_later, country };
  }
  return {
    ...(kind === 'several' ? {} : { display_name: nameOf(parent?.organizationName) }),
    contact_email: person?.email,
    contact_tel: person === undefined ? undefined : telephoneOf(person),
  };
};
