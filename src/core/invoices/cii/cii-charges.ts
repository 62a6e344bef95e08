import { amount, percentage } from '../amounts.ts';
import type { AllowanceCharge } from '../invoice.ts';
import { chargeKind } from '../line-kind.ts';
import type { Element } from '../xml/xml-element.ts';

/** Allowances and charges of a settlement, of the document's or of a line's. */
export const ciiAllowanceCharges = (settlement: Element): AllowanceCharge[] =>
  settlement.all('SpecifiedTradeAllowanceCharge').map((stated) => {
    const indicator = stated.at('ChargeIndicator', 'Indicator') ?? stated.at('ChargeIndicator');
    const charge = indicator === 'true' || indicator === '1';
    const reason = stated.at('Reason');
    const code = stated.at('ReasonCode');
    const tax = stated.child('CategoryTradeTax');
    return {
      charge,
      kind: chargeKind(charge, reason, code),
      reason: reason ?? code,
      amount: amount(stated.at('ActualAmount')) ?? '0',
      vatRate: percentage(tax?.at('RateApplicablePercent') ?? tax?.at('ApplicablePercent') ?? null),
    };
  });

/** Logistics charges (ZUGFeRD), a document charge of their own sort. */
export const ciiDocumentCharges = (settlement: Element): AllowanceCharge[] =>
  settlement.all('SpecifiedLogisticsServiceCharge').map((stated) => {
    const reason = stated.at('Description');
    const tax = stated.child('AppliedTradeTax');
    return {
      charge: true,
      kind: chargeKind(true, reason, 'FC'),
      reason,
      amount: amount(stated.at('AppliedAmount')) ?? '0',
      vatRate: percentage(tax?.at('RateApplicablePercent') ?? tax?.at('ApplicablePercent') ?? null),
    };
  });
