import { call, type CallInput } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import type { Language } from '#platform/web/texts/language.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { priceMonitoringContract } from '../contract.ts';
import { stale } from './undecided-count.ts';

interface Telling {
  readonly language: Language;
  /** What else shows decisions, and is asked for again. */
  readonly shownBy?: readonly Endpoint[];
  /** What a toast says of a refusal; the reason alone unless said. */
  readonly sayRefused?: (reason: string) => string;
}

/** What was settled, as far as taking it back needs it. */
export interface SettledHere {
  readonly unitId?: string;
  readonly decisionIds: readonly string[];
}

const freshen = (more: readonly Endpoint[]) =>
  Promise.all([...stale, ...more].map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));

/** Sends decisions and has everything that shows them asked for again; null when refused, which a toast tells. */
export const settle = async (
  input: CallInput<typeof priceMonitoringContract.settleAlerts>,
  { language, shownBy = [], sayRefused = (reason) => reason }: Telling,
): Promise<SettledHere | null> => {
  const result = await call(priceMonitoringContract.settleAlerts, input);
  await freshen(shownBy);
  if (result.hasError) {
    showToast({ text: sayRefused(await errorTextFor(result.error, language)), isError: true });
    return null;
  }
  const decisionIds = result.data.settled.map(({ decisionId }) => decisionId);
  return { decisionIds, ...(input.unitId === undefined ? {} : { unitId: input.unitId }) };
};

/** Takes back what `settle` sent; a refusal is told in a toast. */
export const withdraw = async (
  { decisionIds, unitId }: SettledHere,
  { language, shownBy = [], sayRefused = (reason) => reason }: Telling,
): Promise<void> => {
  const result = await call(priceMonitoringContract.withdrawDecisions, {
    body: { decisionIds: [...decisionIds] },
    ...(unitId === undefined ? {} : { unitId }),
  });
  await freshen(shownBy);
  if (result.hasError)
    showToast({ text: sayRefused(await errorTextFor(result.error, language)), isError: true });
};
