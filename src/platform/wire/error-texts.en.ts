import type { ErrorCode } from './error-codes.ts';

const general = 'Something went wrong. Try again or contact us';
const noPermission = 'You do not have permission for this';
const gone = 'It no longer exists. Reload the page';

/** What a person reads for each code; a code without a text does not compile. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  'bad.request': general,
  'request.malformed': general,
  'request.header_too_large': general,
  'request.too_large': 'That is too large to send',
  'request.type_unsupported': general,
  'request.timeout': 'It took too long to send. Try again',
  'route.not_exist': gone,
  'route.method_not_allowed': general,
  'idempotency.mismatch': general,
  'idempotency.in_progress': 'This is already being saved',
  'rate.limited': 'Too many attempts. Wait a moment and try again',
  'service.unavailable': 'Krogkoll is resting for a moment. Try again soon',
  'storage.full': 'We cannot receive documents right now. Try again soon',
  'unknown.error': general,
  CONFLICT: general,
  'user.unauthorized': noPermission,
  'refresh.token-invalid': 'Session expired. Please log in again!',
  'user.credential-error': 'Incorrect email or password.',
  'email.not-verified': 'Please verify your email to continue!',
  'user.already_exists': 'There is already an account with this email',
  'permission.required': noPermission,
  'user.forbidden': noPermission,
  'user.does_not_have_access': noPermission,
  'plan.required': 'Your plan does not include this',
  'unit.header_invalid': 'Choose a restaurant first',
  'unit.not_found': gone,
  'supplier.not_exist': gone,
  'document.not_exist': gone,
  'document.not_acceptable': 'This document has nothing to accept',
  'document.not_retryable': 'This document is already read',
  'invoice.not_exist': gone,
  'article.not_exist': gone,
  'alert.already_settled': 'Someone has already settled this',
  'deal.not_exist': gone,
  'deal.period_invalid': 'The deal must end after it starts',
  'deal.overlaps': 'Another deal for this article runs in the same period',
  'rule.scope_invalid': 'Choose what the limit is for',
  'upload.no_file': 'Choose a file first',
  'upload.file_empty': 'The file is empty',
  'upload.file_too_large': 'The file is larger than 50 MB',
};
