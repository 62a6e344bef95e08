import { z } from 'zod';
import { decimalText, id, text } from '#platform/wire/fields.ts';
import { answerKind } from './contract-claim.ts';

export const claimParams = z.object({ claimId: id });

export const aboveZero = decimalText.refine((value) => /^[\d.]*[1-9]/.test(value));

/** What a person says of a step. */
export const words = text(2000);

/** A supplier's answer. A counter-offer names its amount, net, at most the claim's; a rejection has words. */
export const answerFields = z.object({
  kind: answerKind,
  words: words.optional(),
  offer: aboveZero.optional(),
});

type AnswerFields = z.output<typeof answerFields>;

export const hasOffer = ({ kind, offer }: AnswerFields): boolean =>
  (kind === 'counter-offer') === (offer !== undefined);

export const hasWords = ({ kind, words: said }: AnswerFields): boolean =>
  kind !== 'rejected' || (said ?? '') !== '';
