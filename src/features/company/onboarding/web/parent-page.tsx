import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { ParentForm } from '#features/company/organizations/rules-parent.ts';
import type { Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { companyKindPath, firstOutletPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { newestDraft, saveDraft, useOnboarding } from './draft.ts';
import { knownCompany, usePerson } from './known.ts';
import { Step } from './step.tsx';

/** The form of a company, which another feature brings. */
export interface CompanyFormProps {
  readonly id: string;
  readonly known: ParentForm;
  readonly failure: Failure | null;
  readonly provenEmail?: string | undefined;
  readonly onSend: (form: ParentForm) => void;
  readonly onKeep: (form: ParentForm) => void;
}

/** The company: of the one restaurant, or the parent of several. */
export const ParentPage = ({ CompanyForm }: { readonly CompanyForm: ComponentType<CompanyFormProps> }) => {
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { draft } = useOnboarding();
  const { person } = usePerson();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const kind = draft?.kind ?? 'one';
  const keep = (parent: ParentForm) => saveDraft({ ...newestDraft(), parent });
  const send = async (parent: ParentForm) => {
    setBusy(true);
    const error = await keep(parent);
    setBusy(false);
    setFailure(error);
    if (error === null) await router.navigate({ href: firstOutletPath() });
  };
  return (
    <Step
      title={t(`companyTitle.${kind}`)}
      lede={t(`companyLede.${kind}`)}
      eyebrow={t('place', { step: 1, count: kind === 'one' ? 2 : 3 })}
      stage={1}
      width="medium"
      backHref={companyKindPath()}
      next={{ label: t('next'), isBusy, formId: 'company' }}
    >
      <CompanyForm
        id="company"
        known={knownCompany(draft?.parent, person)}
        provenEmail={person?.email}
        failure={failure}
        onSend={(form) => void send(form)}
        onKeep={(form) => void keep(form)}
      />
    </Step>
  );
};
