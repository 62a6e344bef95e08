import { recordAudit } from '#platform/server/audit.ts';
import type { VatNumbersPort } from '#platform/server/ports/vat-numbers/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { holdCustomer } from './commands-hold.ts';
import { customerOf, orUnavailable, payerOf } from './commands-order.ts';
import type { Ordering } from './commands-order.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { findAccount } from './queries.ts';

/** Keeps a VAT number with the time it was checked, and lets the provider know what tax follows; an empty one takes it away. */
export const setVatNumber = async (
  deps: RefreshDeps & { readonly vatNumbers: VatNumbersPort },
  organizationId: string,
  { actor, now, signal }: Ordering,
  typed: string,
): Promise<Refused<'vat_number.invalid' | 'payments.unavailable' | 'payments.busy'> | null> => {
  const answer = typed === '' ? null : await deps.vatNumbers.check(typed, signal);
  if (typed !== '' && answer === null) return refused('vat_number.invalid');
  return orUnavailable(() =>
    holdCustomer(deps, organizationId, async (hold) => {
      const account = await deps.db.tenantTransaction(organizationId, async (tx) => {
        await tx.query(
          `update billing_account set vat_number = $2, vat_country = $3, vat_is_valid = $4, vat_checked_at = $5
           where organization_id = $1`,
          [organizationId, answer?.number, answer?.country, answer?.isValid, answer === null ? null : now],
        );
        await recordAudit(tx, actor, {
          organizationId,
          unitId: null,
          action: 'subscription.vat-number',
          subjectId: organizationId,
          detail: { country: answer?.country, isValid: answer?.isValid },
        });
        return findAccount(tx, organizationId);
      });
      if (account?.customerId && deps.payments !== null) {
        const { customer } = await payerOf(deps, organizationId);
        await customerOf(deps, hold, customer, signal);
      }
      return null;
    }),
  );
};
