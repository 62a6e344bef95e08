import type { Participant } from '#core/invoices/participant.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';

/**
 * Whether a company receives e-invoices here. `waiting` and `leaving` are on their way to `registered` and `left`; `elsewhere` (the number is
 * registered with another provider) and `refused` wait for a person.
 */
export const receiverStates = ['waiting', 'registered', 'elsewhere', 'refused', 'leaving', 'left'] as const;

export type ReceiverState = (typeof receiverStates)[number];

/**
 * Why a state is not reached, or not wanted. `personal-number`: a sole trader's number, which is never registered. `address-missing`: no
 * restaurant of the company has one. `unconfirmed`: support staff have not looked yet whether whoever signed may sign for the company. `unauthorised`: they have, and whoever signed may
 * not. `provider`: it refuses, in its own words. `silent`: it did not answer as it should, and is asked again.
 * `by-hand`: people do it at the provider. `unreachable`: it was asked for a week.
 */
export const receiverReasons = [
  'personal-number',
  'address-missing',
  'unconfirmed',
  'unauthorised',
  'provider',
  'silent',
  'by-hand',
  'unreachable',
] as const;

export type ReceiverReason = (typeof receiverReasons)[number];

/** Swedish organisation numbers in ISO 6523. */
const swedish = '0007';

/**
 * Whom e-invoices to a company are addressed to, from its ten digits; null for a personal identity number, which a sole trader has and which
 * is made public nowhere.
 */
export const receiverOf = (organizationNumber: string): Participant | null =>
  isOrganizationNumber(organizationNumber) ? { scheme: swedish, value: organizationNumber } : null;

const minute = 60_000;

/** Tries in vain until a person has to decide: a week, since the longest wait is six hours. */
const mostTries = 36;

/** Milliseconds until a try after so many in vain; null where it was tried enough. */
export const receiverWait = (tries: number): number | null =>
  tries >= mostTries ? null : Math.min(2 ** Math.min(tries - 1, 20), 360) * minute;
