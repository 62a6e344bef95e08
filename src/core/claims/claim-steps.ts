import { decimal } from '#core/values/decimal.ts';
import type { ClaimFigures } from './claim-figures.ts';
import type { Claim, ClaimState } from './claim.ts';
import { standingsOf } from './standing.ts';

/** What a person does with a claim; money is no step. */
export type ClaimStep = 'send' | 'remind' | 'answer' | 'refuse' | 'withdraw' | 'reopen' | 'close';

/** Why each step is refused. */
interface Codes {
  readonly send: 'claim.not_drafted' | 'claim.credited';
  readonly remind: 'claim.not_sent' | 'claim.credited';
  readonly answer: 'claim.not_sent' | 'claim.credited';
  readonly refuse: 'claim.not_sent' | 'claim.credited';
  readonly withdraw: 'claim.not_sent' | 'claim.credited';
  readonly reopen: 'claim.not_refused' | 'claim.line_claimed';
  readonly close: 'claim.not_sent' | 'claim.credited' | 'claim.nothing_credited';
}

/** Why a step is refused. */
export type StepRefusal<Step extends ClaimStep> = Codes[Step];

type Figures = Pick<ClaimFigures, 'credited' | 'credit'>;

/** Whether a line of the claim stands in another claim that is neither refused nor withdrawn. */
export const isClaimedElsewhere = (claim: Claim, claims: readonly Claim[]): boolean => {
  const standing = standingsOf(claims);
  const asSet: Claim = { ...claim, state: claim.state === 'withdrawn' ? 'withdrawn' : 'refused' };
  return claim.lines.some(({ orderLineId }) => standing(asSet, orderLineId) === 'elsewhere');
};

const hasMoney = ({ credited }: Figures): boolean => decimal(credited).gt('0');

const sentOnly = ({ state }: Claim, { credit }: Figures): 'claim.not_sent' | 'claim.credited' | null =>
  state !== 'sent' ? 'claim.not_sent' : credit === 'whole' ? 'claim.credited' : null;

/** Whether a supplier offers more than is claimed, net: most likely the sum with its VAT was typed. */
export const isAboveClaim = (offer: string | undefined, { amount }: Pick<ClaimFigures, 'amount'>): boolean =>
  offer !== undefined && decimal(offer).gt(decimal(amount));

type Rules = {
  readonly [Step in ClaimStep]: (
    claim: Claim,
    figures: Figures,
    claims: readonly Claim[],
  ) => Codes[Step] | null;
};

const rules: Rules = {
  send: ({ state }, { credit }) =>
    state !== 'drafted' ? 'claim.not_drafted' : credit === 'whole' ? 'claim.credited' : null,
  remind: sentOnly,
  answer: sentOnly,
  // With money on it the rest is closed instead: a refused claim takes credits only by a person's link.
  refuse: (claim, figures) =>
    claim.state !== 'sent' ? 'claim.not_sent' : hasMoney(figures) ? 'claim.credited' : null,
  withdraw: (claim, figures) =>
    claim.state !== 'drafted' && claim.state !== 'sent'
      ? 'claim.not_sent'
      : hasMoney(figures)
        ? 'claim.credited'
        : null,
  reopen: (claim, _figures, claims) =>
    claim.state !== 'refused'
      ? 'claim.not_refused'
      : isClaimedElsewhere(claim, claims)
        ? 'claim.line_claimed'
        : null,
  close: (claim, figures) => {
    const refusal = sentOnly(claim, figures);
    return refusal ?? (hasMoney(figures) ? null : 'claim.nothing_credited');
  },
};

/** Null: the step may be taken. `claims` are those of the unit and supplier. */
export const stepRefusal = <Step extends ClaimStep>(
  step: Step,
  claim: Claim,
  figures: Figures,
  claims: readonly Claim[],
): StepRefusal<Step> | null => {
  const rule: Rules[Step] = rules[step];
  return rule(claim, figures, claims);
};

const after: Record<ClaimStep, ClaimState | null> = {
  send: 'sent',
  remind: null,
  answer: null,
  refuse: 'refused',
  withdraw: 'withdrawn',
  reopen: 'sent',
  close: 'settled',
};

/** The state that a step sets. */
export const stateAfter = (step: ClaimStep, { state }: Pick<Claim, 'state'>): ClaimState =>
  after[step] ?? state;
