import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { maskedNumber } from '#core/values/personal-number.ts';
import type { Customer } from './contract.ts';

/** Milliseconds that a code counts as just checked (R25). */
export const freshness = 5 * 60_000;

/** Recovery codes that one gets. */
export const recoveryCodeCount = 10;

/** Whether a check lies in the last five minutes; one in the future, after a clock was set back, does not count. */
export const isFresh = (checkedAt: Date, now: Date): boolean => {
  const age = now.getTime() - checkedAt.getTime();
  return age >= 0 && age < freshness;
};

/** The number as staff see it: a sole trader's is a personal identity number (third digit below 2) and ends in stars (R62). */
export const shownOrganizationNumber = (digits: string): string =>
  formatOrganizationNumber(maskedNumber(digits));

/** A restaurant as staff choose it: its name alone is not unique. */
interface FoundUnit {
  readonly unitId: string;
  readonly name: string;
  readonly organization: string;
  readonly organizationNumber: string;
}

/** The restaurants that the customers found belong to, each once, in the order found. */
export const unitsOf = (customers: readonly Pick<Customer, 'organizations'>[]): readonly FoundUnit[] => {
  const units = new Map<string, FoundUnit>();
  for (const { organizations } of customers)
    for (const { name: organization, organizationNumber, outlets } of organizations)
      for (const { unitId, name } of outlets)
        if (!units.has(unitId)) units.set(unitId, { unitId, name, organization, organizationNumber });
  return [...units.values()];
};
