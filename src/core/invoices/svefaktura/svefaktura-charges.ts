import { amount, percentage } from '../amounts.ts';
import type { AllowanceCharge } from '../invoice.ts';
import { chargeKind } from '../line-kind.ts';
import type { Element } from '../xml/xml-element.ts';

/** Allowances and charges that stand directly in the element (a document or a line). */
export const svefakturaCharges = (element: Element): AllowanceCharge[] =>
  element.all('AllowanceCharge').map((stated) => {
    const indicator = stated.at('ChargeIndicator');
    const charge = indicator === 'true' || indicator === '1';
    const code = stated.child('ReasonCode');
    const reason = code?.attribute('name') || code?.text || null;
    return {
      charge,
      kind: chargeKind(charge, reason, code?.text ?? null),
      reason,
      amount: amount(stated.at('Amount') ?? stated.at('AllowanceChargeAmount')) ?? '0',
      vatRate: percentage(stated.at('TaxCategory', 'Percent')),
    };
  });
