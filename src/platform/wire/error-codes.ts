/**
 * Every message code a refusal may carry, with its HTTP status: the one table for server, client and OpenAPI document.
 * 401 is only for a missing, expired or invalid token, because the client answers it with a renewal.
 */
export const errorStatus = {
  'bad.request': 400,
  'request.malformed': 400,
  'request.header_too_large': 431,
  'request.too_large': 413,
  'request.type_unsupported': 415,
  'request.timeout': 408,
  'route.not_exist': 404,
  'route.method_not_allowed': 405,
  'idempotency.mismatch': 422,
  'idempotency.in_progress': 409,
  'rate.limited': 429,
  'service.unavailable': 503,
  'storage.full': 507,
  'unknown.error': 500,
  CONFLICT: 409,
  'user.unauthorized': 401,
  'refresh.token-invalid': 401,
  'user.credential-error': 400,
  'email.not-verified': 403,
  'user.already_exists': 409,
  'user.last_owner': 409,
  old_password_is_wrong: 400,
  'password.unchanged': 400,
  'captcha.invalid': 400,
  'link.expired': 400,
  'sign_up.closed': 403,
  'session.not_exist': 404,
  'permission.required': 403,
  'user.forbidden': 403,
  'user.does_not_have_access': 403,
  'plan.required': 403,
  'unit.header_invalid': 400,
  'unit.not_found': 404,
  'supplier.not_exist': 404,
  'document.not_exist': 404,
  'document.not_acceptable': 409,
  'document.not_retryable': 409,
  'document.not_rejectable': 409,
  'document.not_deletable': 409,
  'document.not_restorable': 409,
  'document.not_movable': 409,
  'document.not_replaceable': 409,
  'sender.not_exist': 404,
  'sender.invalid': 400,
  'sender.not_verified': 409,
  'sender.supplier_unknown': 409,
  'invoice.not_exist': 404,
  'article.not_exist': 404,
  'alert.already_settled': 409,
  'alert.changed': 409,
  'deal.not_exist': 404,
  'deal.period_invalid': 400,
  'deal.overlaps': 409,
  'rule.scope_invalid': 400,
  'upload.no_file': 400,
  'upload.file_empty': 400,
  'upload.file_too_large': 413,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => errorStatus[code];

/** Codes of a single field in `errors` of a validation refusal. */
export const fieldCodes = ['required', 'invalid', 'too_long', 'too_short', 'too_common', 'unknown'] as const;

export type FieldCode = (typeof fieldCodes)[number];
