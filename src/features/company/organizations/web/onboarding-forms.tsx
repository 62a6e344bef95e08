import { useState } from 'react';
import type { Outlet } from '../contract.ts';
import {
  type OutletField,
  outletFields,
  type RegisteredForm,
} from '#features/company/outlets/rules-outlet.ts';
import type { ParentForm } from '../rules-parent.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { OutletChange } from './outlet-change.tsx';
import { fieldsOf, type Group, type OutletFields, registeredFormOf } from './outlet-fields.ts';
import { OutletForm } from './outlet-form.tsx';

const parentOf = (fields: OutletFields): ParentForm => ({
  organizationName: fields.legal_name.trim(),
  organizationNumber: fields.organization_number.trim(),
  corporateIdentityNumber: fields.corporateIdentityNumber.trim(),
  forwardEmail: fields.forward_email.trim(),
});

interface CompanyFormProps {
  readonly id: string;
  readonly known: ParentForm;
  readonly failure: Failure | null;
  /** The person's own address, which a letter has proven. */
  readonly provenEmail?: string | undefined;
  readonly onSend: (form: ParentForm) => void;
  readonly onKeep: (form: ParentForm) => void;
}

/** The company of a restaurant, or the parent of several. */
export const CompanyForm = ({ id, known, failure, provenEmail, onSend, onKeep }: CompanyFormProps) => (
  <OutletForm
    id={id}
    groups={['company', 'invoices']}
    hasIdentityNumber
    provenEmail={provenEmail}
    start={fieldsOf(
      {
        legal_name: known.organizationName,
        organization_number: known.organizationNumber,
        forward_email: known.forwardEmail,
      },
      known.corporateIdentityNumber,
    )}
    failure={failure}
    onSend={(fields) => onSend(parentOf(fields))}
    onKeep={(fields) => onKeep(parentOf(fields))}
  />
);

const placeGroups: readonly Group[] = ['restaurant', 'contact', 'payment'];
const ownGroups: readonly Group[] = ['restaurant', 'company', 'invoices', 'contact', 'payment'];
const companyFields: readonly OutletField[] = ['legal_name', 'organization_number', 'forward_email'];
const placeFields = outletFields.filter((field) => !companyFields.includes(field));

interface PlaceFormProps {
  readonly id: string;
  readonly known: RegisteredForm;
  readonly ownership?: { readonly legend: string; readonly parent: string; readonly own: string };
  readonly isOwn?: boolean;
  readonly faults?: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly onSend: (form: RegisteredForm) => void;
  readonly onKeep?: (form: RegisteredForm) => void;
  readonly outlet?: Outlet;
}

/** A restaurant: with the company that others share, or with one of its own. */
export const PlaceForm = ({ outlet, ...props }: PlaceFormProps) => {
  const { id, known, ownership, faults, failure, onSend, onKeep } = props;
  const [isOwn, setOwn] = useState(props.isOwn === true);
  if (outlet !== undefined)
    return <OutletChange id={id} outlet={outlet} groups={ownGroups} mayWait onSaved={() => onSend({})} />;
  const fields = isOwn ? outletFields : placeFields;
  return (
    <>
      {ownership !== undefined && (
        <Card>
          <RadioList
            legend={ownership.legend}
            value={isOwn ? 'own' : 'parent'}
            onChange={(value) => setOwn(value === 'own')}
            choices={[
              { value: 'parent', label: ownership.parent },
              { value: 'own', label: ownership.own },
            ]}
          />
        </Card>
      )}
      <OutletForm
        id={id}
        groups={isOwn ? ownGroups : placeGroups}
        start={fieldsOf(known)}
        mayWait
        {...(faults === undefined ? {} : { faults })}
        failure={failure}
        onSend={(typed) => onSend(registeredFormOf(typed, fields))}
        {...(onKeep === undefined
          ? {}
          : { onKeep: (typed: OutletFields) => onKeep(registeredFormOf(typed, fields)) })}
      />
    </>
  );
};
