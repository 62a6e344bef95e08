import type { BodyInputOf } from '#platform/wire/endpoint.ts';
import type { accountsContract } from '../contract.ts';
import { companyRoles, type Language } from '../rules.ts';

/** The sign-up form as it is typed; a role that is not chosen is an empty text. */
export interface SignUpFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly password: string;
  readonly repeated: string;
  readonly companyName: string;
  readonly companyRole: string;
  readonly terms: boolean;
  readonly gdpr: boolean;
  readonly marketing: boolean;
}

export const blankSignUp: SignUpFields = {
  firstName: '',
  lastName: '',
  email: '',
  areaCode: '+46',
  phone: '',
  password: '',
  repeated: '',
  companyName: '',
  companyRole: '',
  terms: false,
  gdpr: false,
  marketing: false,
};

interface Around {
  readonly language: Language;
  readonly captchaToken: string;
  readonly invitationToken: string | null;
}

/** A form without faults as the server takes it. */
export const bodyOf = (
  { terms: _agreed, repeated: _again, gdpr, marketing, companyName, companyRole, ...person }: SignUpFields,
  { invitationToken, ...around }: Around,
): BodyInputOf<typeof accountsContract.signUp> => {
  const role = companyRoles.find((one) => one === companyRole);
  return {
    ...person,
    ...around,
    termsAccepted: true,
    gdprAccepted: gdpr,
    marketingAccepted: marketing,
    ...(invitationToken === null ? { companyName } : { invitationToken }),
    ...(invitationToken !== null || role === undefined ? {} : { companyRole: role }),
  };
};
