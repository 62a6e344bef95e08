import { telephoneText } from '#platform/wire/phone.ts';
import type { SupplierContact } from './contract.ts';

/** How a supplier is reached, from what is kept of it; the telephone is E.164. */
export const contactOf = (phone: string | null, email: string | null): SupplierContact => ({
  phone,
  phoneText: phone === null ? null : telephoneText(phone),
  email,
});
