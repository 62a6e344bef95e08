import { useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { offerRequestsContract, type RequestLanguage } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { RequestAbout } from './request-about.ts';
import { RequestForm } from './request-form.tsx';

interface RequestDialogProps {
  readonly about: RequestAbout;
  readonly onClose: () => void;
}

/** A letter that asks for a price, to be read, changed and sent by a person. */
export const RequestDialog = ({ about, onClose }: RequestDialogProps) => {
  const t = useText<typeof texts>('offer-requests');
  const [language, setLanguage] = useState<RequestLanguage>(useLanguage());
  const draft = useCall(offerRequestsContract.draftRequest, { query: { ...about, language } });
  const { data } = draft;
  return (
    <FormDialog
      title={data === undefined ? '' : t('title', { supplier: data.supplier.displayName })}
      isWide
      onClose={onClose}
    >
      {data === undefined ? (
        draft.isError ? (
          <LoadFailed title={t('failed')} error={draft.error} onRetry={() => void draft.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )
      ) : (
        <>
          <p className="muted">{t('lede')}</p>
          <Segment
            label={t('language')}
            choices={[
              { value: 'sv', label: t('sv') },
              { value: 'en', label: t('en') },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <RequestForm key={data.words} about={about} draft={data} language={language} onClose={onClose} />
        </>
      )}
    </FormDialog>
  );
};
