import { expect, it } from 'vitest';
import { checkInvoice } from '#core/invoices/checks.ts';
import { isGtin } from '#core/values/gs1-number.ts';
