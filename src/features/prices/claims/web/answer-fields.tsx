import type { z } from 'zod';
import { decimal } from '#core/values/decimal.ts';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { plainNumber } from '#platform/web/ui/forms/number-range.tsx';
import { TextArea, TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { answerKind } from '../contract-claim.ts';

type Kind = z.output<typeof answerKind>;

/** A supplier's answer while it is written. */
export interface Answer {
  readonly kind: Kind | null;
  readonly words: string;
  /** As typed. */
  readonly offer: string;
}

export const emptyAnswer: Answer = { kind: null, words: '', offer: '' };

/** Why an offer cannot be sent: there is none, or it is above what is claimed; null: it can. */
const offerFault = (offer: string, claimed: string): 'offerMissing' | 'offerAbove' | null => {
  const amount = plainNumber(offer);
  if (amount === undefined || Number(amount) <= 0) return 'offerMissing';
  return decimal(amount).gt(decimal(claimed)) ? 'offerAbove' : null;
};

/** What is sent of it about a claim of so much, net; null while something is missing or wrong. */
export const answerBody = (
  { kind, words, offer }: Answer,
  claimed: string,
): { kind: Kind; words?: string; offer?: string } | null => {
  const text = words.trim();
  const amount = plainNumber(offer);
  const said = text === '' ? {} : { words: text };
  if (kind === null || (kind === 'rejected' && text === '')) return null;
  if (kind !== 'counter-offer') return { kind, ...said };
  return amount === undefined || offerFault(offer, claimed) !== null
    ? null
    : { kind, ...said, offer: amount };
};

interface AnswerFieldsProps {
  readonly legend: string;
  readonly words: Readonly<
    Record<
      | 'accepted'
      | 'rejected'
      | 'counterOffer'
      | 'offer'
      | 'offerMissing'
      | 'offerAbove'
      | 'text'
      | 'textMissing',
      string
    >
  >;
  readonly answer: Answer;
  /** Net: an offer is at most that. */
  readonly claimed: string;
  /** Somebody has tried to send it: what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (answer: Answer) => void;
}

/** Yes, no with words, or another amount. */
export const AnswerFields = ({ legend, words, answer, claimed, isTried, onChange }: AnswerFieldsProps) => {
  const { kind } = answer;
  const isRejected = kind === 'rejected';
  const fault = isTried ? offerFault(answer.offer, claimed) : null;
  return (
    <>
      <RadioList
        legend={legend}
        value={kind}
        onChange={(chosen) => onChange({ ...answer, kind: chosen })}
        choices={[
          { value: 'accepted', label: words.accepted },
          { value: 'rejected', label: words.rejected },
          { value: 'counter-offer', label: words.counterOffer },
        ]}
      />
      {kind === 'counter-offer' && (
        <TextField
          label={words.offer}
          inputMode="decimal"
          autoComplete="off"
          value={answer.offer}
          error={fault === null ? undefined : words[fault]}
          onChange={({ target }) => onChange({ ...answer, offer: target.value })}
        />
      )}
      {kind !== null && (
        <TextArea
          label={words.text}
          isOptional={!isRejected}
          rows={3}
          maxLength={2000}
          value={answer.words}
          error={isTried && isRejected && answer.words.trim() === '' ? words.textMissing : undefined}
          onChange={({ target }) => onChange({ ...answer, words: target.value })}
        />
      )}
    </>
  );
};
