import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { type Outlet, organizationsContract } from '#features/company/organizations/contract.ts';
import type { RegisteredForm } from '#features/company/outlets/rules-outlet.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { addOutletsPath, parentPath, reviewSetupPath, savingOutletsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { hasOwnCompany, newestDraft, saveDraft, useGoOn, useOnboarding } from './draft.ts';
import { knownPlace, usePerson } from './known.ts';
import { Step } from './step.tsx';

/** The form of a restaurant, which another feature brings. */
export interface PlaceFormProps {
  readonly id: string;
  readonly known: RegisteredForm;
  /** Offers a company of its own; the words say whose it is otherwise. */
  readonly ownership?: { readonly legend: string; readonly parent: string; readonly own: string };
  readonly isOwn?: boolean;
  readonly faults?: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly onSend: (form: RegisteredForm) => void;
  readonly onKeep?: (form: RegisteredForm) => void;
  /** Of a registered restaurant: asks before what invoices depend on is changed, and saves. */
  readonly outlet?: Outlet;
}

interface PageProps {
  readonly PlaceForm: ComponentType<PlaceFormProps>;
}

const list = addOutletsPath();
const review = reviewSetupPath();

/** A restaurant that is not registered yet: the first, or the one that the address names by its place in the draft. */
const DraftPlace = ({ PlaceForm, at }: PageProps & { readonly at: number }) => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { values } = useQueryString();
  const { draft } = useOnboarding();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { person } = usePerson();
  // What is kept while somebody types is theirs, and does not change what the form began with.
  const [known] = useState(() => knownPlace(draft, at, person));
  const isSeveral = draft?.kind === 'several';
  const isOnly = !isSeveral && (draft?.outlets.length ?? 0) < 2;
  const keep = (form: RegisteredForm) => {
    const newest = newestDraft();
    return saveDraft({
      ...newest,
      outlets: [...newest.outlets.slice(0, at), form, ...newest.outlets.slice(at + 1)],
    });
  };
  const send = async (form: RegisteredForm) => {
    setBusy(true);
    const error = await keep(form);
    setBusy(false);
    setFailure(error);
    if (error === null) await router.navigate({ href: isOnly ? savingOutletsPath() : list });
  };
  const first = t(isSeveral ? 'firstTitleSeveral' : 'firstTitle');
  const name = draft?.outlets[at]?.display_name?.trim() ?? '';
  const title = at === 0 ? first : t('anotherTitle');
  const company = draft?.parent?.organizationName?.trim() || t('company');
  const faults = Object.fromEntries(
    (values['fault'] ?? '')
      .split(',')
      .filter(Boolean)
      .map((one) => one.split(':')),
  );
  return (
    <Step
      title={at > 0 && name !== '' ? t('changeTitle', { name }) : title}
      lede={t('placeLede')}
      eyebrow={t('place', { step: at === 0 ? 2 : 3, count: isOnly ? 2 : 3 })}
      stage={1}
      width="medium"
      backHref={
        at === 0 && draft?.outlets.length !== undefined && draft.outlets.length < 2 ? parentPath() : list
      }
      next={{ label: t('next'), isBusy, formId: 'place' }}
    >
      <PlaceForm
        id="place"
        known={known}
        {...(isSeveral
          ? { ownership: { legend: t('ownerLegend'), parent: company, own: t('ownerOwn') } }
          : {})}
        isOwn={hasOwnCompany(known)}
        faults={faults}
        failure={failure}
        onSend={(form) => void send(form)}
        onKeep={(form) => void keep(form)}
      />
    </Step>
  );
};

/** A restaurant that is registered already. */
const RegisteredPlace = ({ PlaceForm, outlet }: PageProps & { readonly outlet: Outlet }) => {
  const t = useText<typeof texts>('onboarding');
  const { values } = useQueryString();
  const goOn = useGoOn();
  const back = values['from'] === 'review' ? review : list;
  return (
    <Step
      title={t('changeTitle', { name: outlet.displayName })}
      stage={values['from'] === 'review' ? 3 : 1}
      width="medium"
      backHref={back}
      next={{ label: t('save'), formId: 'place' }}
    >
      <PlaceForm id="place" known={{}} outlet={outlet} failure={null} onSend={() => void goOn(back)} />
    </Step>
  );
};

/** One more restaurant of a company that is registered already. */
const AddedPlace = ({ PlaceForm, unitId }: PageProps & { readonly unitId: string }) => {
  const t = useText<typeof texts>('onboarding');
  const goOn = useGoOn();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (outlet: RegisteredForm) => {
    setBusy(true);
    const answer = await call(organizationsContract.createOutlet, { body: { outlet }, unitId });
    setBusy(false);
    setFailure(answer.error);
    if (!answer.hasError) await goOn(list);
  };
  return (
    <Step
      title={t('anotherTitle')}
      lede={t('placeLede')}
      stage={1}
      width="medium"
      backHref={list}
      next={{ label: t('save'), isBusy, formId: 'place' }}
    >
      <PlaceForm id="place" known={{}} failure={failure} onSend={(form) => void send(form)} />
    </Step>
  );
};

/** The first restaurant; with `edit` in the address another one, by its place in the draft or by its id. */
export const FirstOutletPage = ({ PlaceForm }: PageProps) => {
  const t = useText<typeof texts>('onboarding');
  const { values } = useQueryString();
  const { outlets } = useOnboarding();
  const { data, error, refetch } = useCall(organizationsContract.listOwnOutlets, {}, outlets.length > 0);
  const edit = values['edit'] ?? '';
  const at = /^\d{1,2}$/.test(edit) ? Number(edit) : 0;
  if (outlets.length === 0) return <DraftPlace key={at} PlaceForm={PlaceForm} at={at} />;
  if (data === undefined)
    return (
      <Step title={t('moreTitle')} stage={1} backHref={list}>
        <Card>
          {error === null ? (
            <Skeleton lines={6} />
          ) : (
            <LoadFailed title={t('outletsFailed')} error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      </Step>
    );
  const outlet = data.find(({ id }) => id === edit) ?? (edit === 'new' ? undefined : data[0]);
  if (outlet !== undefined) return <RegisteredPlace key={outlet.id} PlaceForm={PlaceForm} outlet={outlet} />;
  return <AddedPlace PlaceForm={PlaceForm} unitId={outlets[0]?.mainUnitId ?? ''} />;
};
