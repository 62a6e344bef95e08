import type { ErrorCode } from './error-codes.ts';

const general = 'Något gick fel. Försök igen eller kontakta oss';
const noPermission = 'Du har inte behörighet till det här';
const gone = 'Det finns inte längre. Ladda om sidan';

/** What a person reads for each code; a code without a text does not compile. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  'bad.request': general,
  'request.malformed': general,
  'request.header_too_large': general,
  'request.too_large': 'Det är för stort för att skickas',
  'request.type_unsupported': general,
  'request.timeout': 'Det tog för lång tid att skicka. Försök igen',
  'route.not_exist': gone,
  'route.method_not_allowed': general,
  'idempotency.mismatch': general,
  'idempotency.in_progress': 'Det här sparas redan',
  'rate.limited': 'För många försök. Vänta en stund och försök igen',
  'service.unavailable': 'Krogkoll vilar ett ögonblick. Försök snart igen',
  'storage.full': 'Vi kan inte ta emot dokument just nu. Försök snart igen',
  'unknown.error': general,
  CONFLICT: general,
  'user.unauthorized': noPermission,
  'refresh.token-invalid': 'Sessionen har gått ut. Logga in igen',
  'user.credential-error': 'Fel e-post eller lösenord',
  'email.not-verified': 'Bekräfta din e-post för att fortsätta',
  'user.already_exists': 'Det finns redan ett konto med den e-postadressen',
  'permission.required': noPermission,
  'user.forbidden': noPermission,
  'user.does_not_have_access': noPermission,
  'plan.required': 'Det ingår inte i er plan',
  'unit.header_invalid': 'Välj en restaurang först',
  'unit.not_found': gone,
  'supplier.not_exist': gone,
  'document.not_exist': gone,
  'document.not_acceptable': 'Dokumentet har inget att godkänna',
  'document.not_retryable': 'Dokumentet är redan läst',
  'invoice.not_exist': gone,
  'article.not_exist': gone,
  'alert.already_settled': 'Någon har redan avgjort det här',
  'deal.not_exist': gone,
  'deal.period_invalid': 'Avtalet måste sluta efter att det börjar',
  'deal.overlaps': 'Ett annat avtal för artikeln gäller under samma tid',
  'rule.scope_invalid': 'Välj vad gränsen gäller',
  'upload.no_file': 'Välj en fil först',
  'upload.file_empty': 'Filen är tom',
  'upload.file_too_large': 'Filen är större än 50 MB',
};
