import type { CheckFinding } from './check-finding.ts';
import { noCurrency } from '../currency.ts';
import type { Invoice } from '../invoice.ts';

/** Judges what stands once in a document: lines at all, currency, due date, a second invoice in the same file. */
export const checkDocument = (invoice: Invoice, others: number): CheckFinding[] => {
  const findings: CheckFinding[] = [];
  if (invoice.lines.length === 0)
    findings.push({ code: 'document.lines-missing', severity: 'warn', params: {} });
  if (others > 0) {
    findings.push({ code: 'document.more-invoices', severity: 'warn', params: { count: String(others) } });
  }
  if (invoice.currency === noCurrency || !/^[A-Z]{3}$/.test(invoice.currency)) {
    findings.push({
      code: 'document.currency-unknown',
      severity: 'fail',
      params: { currency: invoice.currency },
    });
  }
  if (invoice.dueDate !== null && invoice.dueDate < invoice.issueDate) {
    findings.push({
      code: 'document.due-before-issue',
      severity: 'warn',
      params: { dueDate: invoice.dueDate, issueDate: invoice.issueDate },
    });
  }
  return findings;
};
