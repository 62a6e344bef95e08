import { useQueries } from '@tanstack/react-query';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { type Power, powerOfAttorneyContract } from '../contract.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';

const { listPowers } = powerOfAttorneyContract;

/** A company that the person owns, with the unit that speaks for it. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** Ten digits. */
  readonly number: string;
  readonly unitId: string;
  readonly outlets: readonly string[];
}

/** The companies that the person owns, by name; undefined until they are known. */
export const useCompanies = () => {
  const owned = useCall(onboardingContract.readOnboarding, {});
  const outlets = useCall(organizationsContract.listOwnOutlets, {});
  const companies = owned.data?.organizations.flatMap(({ organizationId, name }): Company[] => {
    const own = outlets.data?.filter((outlet) => outlet.organizationId === organizationId) ?? [];
    const [first] = own;
    if (first === undefined) return [];
    const { organization_number: number, mainUnitId: unitId } = first;
    return [{ id: organizationId, name, number, unitId, outlets: own.map((one) => one.displayName) }];
  });
  return {
    companies: outlets.data === undefined ? undefined : companies,
    hasFailed: owned.isError || outlets.isError,
    retry: () => void Promise.all([owned.refetch(), outlets.refetch()]),
  };
};

/** Of what a company was asked to sign, the one that counts: a signed one, else the newest. */
export const powerThatCounts = (powers: readonly Power[]): Power | null =>
  powers.find(({ state }) => state === 'signed') ?? powers[0] ?? null;

/** A company and what it was asked to sign, newest first; undefined until that is known. */
export interface Asked {
  readonly company: Company;
  readonly powers: readonly Power[] | undefined;
}

/** What each company was asked to sign, asked for again so often (milliseconds) while one waits. */
export const usePowers = (companies: readonly Company[], askEvery: number) => {
  const answers = useQueries({
    queries: companies.map(({ unitId }) => ({
      queryKey: callKey(listPowers, { unitId }),
      queryFn: ({ signal }: { signal: AbortSignal }) => callOrThrow(listPowers, { unitId }, { signal }),
      refetchInterval: ({ state }: { state: { data: Power[] | undefined } }) =>
        state.data?.some((power) => power.state === 'waiting') ? askEvery : false,
    })),
  });
  const asked = companies.map((company, at): Asked => ({ company, powers: answers[at]?.data }));
  return {
    asked,
    hasFailed: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => void Promise.all(answers.map((answer) => answer.refetch())),
  };
};
