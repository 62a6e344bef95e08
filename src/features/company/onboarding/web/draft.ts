import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import {
  checkOutlet,
  fieldsAskedOf,
  type OutletField,
  type OutletForm,
  type RegisteredForm,
} from '#features/company/outlets/rules-outlet.ts';
import { checkParent } from '#features/company/organizations/rules-parent.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { callKey, queryClient, useCall } from '#platform/web/calls/query.ts';
import { setAppState } from '#platform/web/session/state.ts';
import {
  addOutletsPath,
  chooseSuppliersPath,
  companyKindPath,
  firstOutletPath,
  parentPath,
} from '../paths.ts';
import { onboardingContract, type OnboardingDraft } from '../contract.ts';

export type Onboarding = ReplyOf<typeof onboardingContract.readOnboarding>;

/** The answers are the person's own: the first restaurant, which is then the selected one, must not make them another question. */
export const ofNoUnit = { unitId: '' };

export const blankDraft: OnboardingDraft = { kind: 'one', outlets: [] };

/** What the company says for all its restaurants. */
const companyFields: readonly OutletField[] = ['legal_name', 'organization_number', 'forward_email'];

/** Whether a restaurant of the draft belongs to a company of its own. */
export const hasOwnCompany = (form: OutletForm): boolean =>
  form.organization_number !== undefined || form.legal_name !== undefined;

/** Whether nothing more is to be asked about a restaurant of the draft. */
export const isComplete = (form: RegisteredForm): boolean => {
  const asked = fieldsAskedOf(form).filter((field) => hasOwnCompany(form) || !companyFields.includes(field));
  return Object.keys(checkOutlet(form, asked).faults).length === 0;
};

/** The step of stage 1 where the draft was left. */
export const pendingStep = (draft: OnboardingDraft | null): string => {
  if (draft === null) return companyKindPath();
  if (Object.keys(checkParent(draft.parent ?? {}).faults).length > 0) return parentPath();
  const open = draft.outlets.findIndex((form) => !isComplete(form));
  if (draft.outlets.length === 0 || open === 0) return firstOutletPath();
  return addOutletsPath();
};

// What is here is newer than what the server may answer while a change is on its way; `useGoOn` asks again.
queryClient.setQueryDefaults(callKey(onboardingContract.readOnboarding), { staleTime: Infinity });

const setCached = (change: (known: Onboarding) => Onboarding): void => {
  queryClient.setQueryData<Onboarding>(callKey(onboardingContract.readOnboarding, ofNoUnit), (known) =>
    known === undefined ? known : change(known),
  );
};

let lastSave: Promise<unknown> = Promise.resolve();

/** Keeps the draft here at once and on the server in the order of the calls; answers why it could not be kept, or null. */
export const saveDraft = (draft: OnboardingDraft): Promise<Failure | null> => {
  // An answer that was asked for before would take this back.
  void queryClient.cancelQueries({ queryKey: callKey(onboardingContract.readOnboarding) }, { revert: false });
  setCached((known) => ({ ...known, draft }));
  const { organizationName = '', organizationNumber = '', forwardEmail = '' } = draft.parent ?? {};
  setAppState({
    newOutlets: draft.outlets,
    parentOrganization:
      draft.parent === undefined ? null : { organizationName, organizationNumber, forwardEmail },
  });
  const save = lastSave.then(async () => {
    const answer = await call(onboardingContract.saveDraft, { body: { draft } });
    return answer.error;
  });
  lastSave = save;
  return save;
};

/** The newest draft, which may be newer than the one a screen was drawn with. */
export const newestDraft = (): OnboardingDraft =>
  queryClient.getQueryData<Onboarding>(callKey(onboardingContract.readOnboarding, ofNoUnit))?.draft ??
  blankDraft;

/** Where suppliers are chosen for so many restaurants. */
export const suppliersHref = (outlets: number): string =>
  chooseSuppliersPath({ type: outlets > 1 ? 'multiple-outlets' : 'single-outlet' });

/** What the person has answered and registered. The shell of onboarding shows no step before it is there. */
export const useOnboarding = (): Onboarding => {
  const { data } = useCall(onboardingContract.readOnboarding, ofNoUnit);
  if (data === undefined) throw new Error('a step is shown inside the shell of onboarding');
  return data;
};

/** Asks again who one is and where one belongs, and goes there. */
export const useGoOn = (): ((href: string) => Promise<void>) => {
  const router = useRouter();
  return useCallback(
    async (href: string) => {
      await router.options.context.refresh().catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: callKey(onboardingContract.readOnboarding) });
      await router.navigate({ href });
    },
    [router],
  );
};
