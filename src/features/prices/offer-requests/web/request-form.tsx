import { Hourglass, PenLine } from 'lucide-react';
import { useState } from 'react';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { signingPath } from '#features/company/onboarding/paths.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { TextArea, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { type EarlierRequest, offerRequestsContract, type RequestLanguage } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { RequestAbout } from './request-about.ts';

type Draft = ReplyOf<typeof offerRequestsContract.draftRequest>;

const dayOf = (time: string): string => swedishDate(new Date(time));

/** A letter that was sent before, and what came of it. */
const Earlier = ({ request }: { readonly request: EarlierRequest }) => {
  const t = useText<typeof texts>('offer-requests');
  const { answer, sentBy } = request;
  const date = dayOf(request.sentAt);
  const asked = sentBy === '' ? t('asked', { date }) : t('askedBy', { date, person: sentBy });
  if (answer === null)
    return (
      <li>
        {asked}, {t('noAnswer')}
      </li>
    );
  return (
    <li>
      {asked}, {t(answer.isUndelivered ? 'undelivered' : 'answered', { date: dayOf(answer.at) })}{' '}
      <a href={inboxPath({ doc: answer.documentId })}>{t('open')}</a>
    </li>
  );
};

const refusals = {
  'letter.not_allowed': { status: 403, code: 'letter.not_allowed', text: '' },
  'letter.limited': { status: 429, code: 'letter.limited', text: '' },
} as const;

/** Why no letter leaves at present. */
const Refusal = ({ code }: { readonly code: NonNullable<Draft['refusal']> }) => {
  const t = useText<typeof texts>('offer-requests');
  const reason = useErrorText(refusals[code]);
  const isSigning = code === 'letter.not_allowed';
  return (
    <Note icon={isSigning ? PenLine : Hourglass} tone="warn">
      {reason !== '' && `${reason}. `}
      {t('orByHand')} {isSigning && <a href={signingPath()}>{t('toSigning')}</a>}
    </Note>
  );
};

interface RequestFormProps {
  readonly about: RequestAbout;
  readonly draft: Draft;
  readonly language: RequestLanguage;
  readonly onClose: () => void;
}

/** The letter's fields, as they were drafted and as the person changes them. */
export const RequestForm = ({ about, draft, language, onClose }: RequestFormProps) => {
  const t = useText<typeof texts>('offer-requests');
  const supplier = draft.supplier.displayName;
  const [recipient, setRecipient] = useState(draft.recipient ?? '');
  const [subject, setSubject] = useState(draft.subject);
  const [words, setWords] = useState(draft.words);
  const sending = useSend(offerRequestsContract.sendRequest, [offerRequestsContract.draftRequest]);
  const isWhole = [recipient, subject, words].every((text) => text.trim() !== '');
  const send = () =>
    sending.mutate(
      { body: { ...about, language, recipient, subject, words } },
      {
        onSuccess: () => {
          showToast({ text: t('sent', { supplier }) });
          onClose();
        },
      },
    );
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && draft.refusal === null) send();
      }}
    >
      {draft.earlier.length > 0 && (
        <ul className="small muted">
          {draft.earlier.map((request) => (
            <Earlier key={request.id} request={request} />
          ))}
        </ul>
      )}
      <TextField
        label={t('to')}
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={t('toHint')}
        value={recipient}
        onChange={({ target }) => setRecipient(target.value)}
      />
      <TextField
        label={t('subject')}
        maxLength={200}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={t('words')}
        rows={12}
        maxLength={5000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className="muted small">{t('reply')}</p>
      {draft.refusal !== null && <Refusal code={draft.refusal} />}
      <FormAlert failure={sending.error?.failure ?? null} />
      <div className="acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          kind="primary"
          type="submit"
          isBusy={sending.isPending}
          disabled={!isWhole || draft.refusal !== null}
          does={offerRequestsContract.sendRequest}
        >
          {t('send', { supplier })}
        </Button>
      </div>
    </form>
  );
};
