import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { DoorMessage } from '#platform/web/frame/door-message.tsx';
import { LanguageChoice } from '#platform/web/frame/door.tsx';
import { LinkFailure, useLinked } from '#platform/web/frame/linked.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLinkToken } from '#platform/web/session/link-token.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { FocusedLayout } from '#platform/web/ui/shell/focused-layout.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { loginPath } from '#platform/wire/doors.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts-answer.en.ts';
import { type Answer, AnswerFields, answerBody, emptyAnswer } from './answer-fields.tsx';
import { AnswerPaper } from './answer-paper.tsx';
import styles from './answer.module.css';

type Asked = ReplyOf<typeof claimsContract.readClaimByLink>;

const buttonOf = {
  accepted: 'sendAccepted',
  rejected: 'sendRejected',
  'counter-offer': 'sendOffer',
} as const;

/** Yes, no with words, or another amount. */
const AnswerForm = ({
  token,
  asked,
  onAnswered,
}: {
  token: string;
  asked: Asked;
  onAnswered: (answer: Answer) => void;
}) => {
  const t = useText<typeof texts>('claims-answer');
  const format = useFormat();
  const [answer, setAnswer] = useState<Answer>(emptyAnswer);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async () => {
    setTried(true);
    const body = answerBody(answer, asked.net);
    if (body === null) return;
    setBusy(true);
    const replied = await call(claimsContract.answerByLink, { body: { token, ...body } });
    setBusy(false);
    setFailure(replied.error);
    if (!replied.hasError) onAnswered(answer);
  };
  return (
    <form
      className={styles.answerform}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('yourAnswer')}</h2>
      {asked.answer !== null && <p className="muted small">{t(`before.${asked.answer}`)}</p>}
      <FormAlert failure={failure} />
      <AnswerFields
        legend={t('legend', { restaurant: asked.restaurantName })}
        words={{
          accepted: t('accepted', { amount: format.money(asked.open, asked.currency) }),
          rejected: t('rejected'),
          counterOffer: t('counterOffer'),
          offer: t('offer', { currency: format.currencyName(asked.currency) }),
          offerMissing: t('offerMissing'),
          offerAbove: t('offerAbove', { amount: format.money(asked.net, asked.currency) }),
          text: t('words', { restaurant: asked.restaurantName }),
          textMissing: t('wordsMissing'),
        }}
        answer={answer}
        claimed={asked.net}
        isTried={isTried}
        onChange={setAnswer}
      />
      {isTried && answer.kind === null && (
        <p className="poor small" role="alert">
          {t('choose')}
        </p>
      )}
      <Button kind="primary" type="submit" isBlock isBusy={isBusy}>
        {answer.kind === null ? t('send') : t(buttonOf[answer.kind])}
      </Button>
      <p className="muted small">{t('privacy', { restaurant: asked.restaurantName })}</p>
    </form>
  );
};

const readAsked = (token: string) => call(claimsContract.readClaimByLink, { body: { token } });

/** A supplier, who has no account, answers a claim. */
export const AnswerPage = () => {
  const t = useText<typeof texts>('claims-answer');
  const token = useLinkToken('token');
  const { opened: asked, failure, retry } = useLinked(token, readAsked);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const restaurant = asked?.restaurantName ?? '';
  return (
    <FocusedLayout title={t('title')} brandHref={loginPath()} tools={<LanguageChoice />}>
      {failure !== null && asked === null ? (
        <LinkFailure failure={failure} t={t} onRetry={retry} />
      ) : asked === null || token === null ? (
        <Skeleton lines={8} />
      ) : answered !== null ? (
        <DoorMessage
          icon={CircleCheck}
          title={t('doneTitle')}
          text={t(answered.kind === 'accepted' ? 'doneAccepted' : 'doneText', {
            restaurant,
            number: asked.number,
          })}
        >
          <Button isBlock onClick={() => setAnswered(null)}>
            {t('again')}
          </Button>
        </DoorMessage>
      ) : (
        <div className={styles.answerpage}>
          <AnswerPaper asked={asked} />
          <AnswerForm token={token} asked={asked} onAnswered={setAnswered} />
        </div>
      )}
    </FocusedLayout>
  );
};
