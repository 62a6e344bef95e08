import { amount, percentage } from '../amounts.ts';
import type { AllowanceCharge } from '../invoice.ts';
import { chargeKind } from '../line-kind.ts';
import type { Element } from '../xml/xml-element.ts';

/** Allowances and charges that stand directly in the element (a document or a line). */
export const ublAllowanceCharges = (element: Element): AllowanceCharge[] =>
  element.all('AllowanceCharge').map((stated) => {
    const charge = stated.at('ChargeIndicator') === 'true' || stated.at('ChargeIndicator') === '1';
    const reason = stated.at('AllowanceChargeReason');
    const code = stated.at('AllowanceChargeReasonCode');
    return {
      charge,
      kind: chargeKind(charge, reason, code),
      reason: reason ?? code,
      amount: amount(stated.at('Amount')) ?? '0',
      vatRate: percentage(stated.at('TaxCategory', 'Percent')),
    };
  });
