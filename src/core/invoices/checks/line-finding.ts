import type { CheckFinding } from './check-finding.ts';
import type { InvoiceLine } from '../invoice.ts';

/** A finding about one line; it warns unless told otherwise. */
export const lineFinding = (
  line: InvoiceLine,
  code: CheckFinding['code'],
  params: CheckFinding['params'],
  severity: CheckFinding['severity'] = 'warn',
): CheckFinding => ({ code, severity, lineNo: line.lineNo, params });
