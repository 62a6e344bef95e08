import { GivenUp } from './given-up.ts';

/** The database cannot be reached, is stopping, or has no free connection. HTTP answers 503. */
export class DatabaseUnavailable extends Error {
  readonly code = 'database_unavailable';
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number = 2;

  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The organization is on its way to another cluster: only reads. HTTP answers 503 with a code of its own. */
export class OrganizationMoving extends DatabaseUnavailable {
  override readonly retryAfter = 30;
}

/** What `krogkoll_assert_staying` raises. */
const MOVING = 'KR503';

/** The engine said that its volume is full, and lives (PostgreSQL, appendix A). */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100';

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
const MESSAGES =
  /^(timeout exceeded when trying to connect|connection terminated|query read timeout|timeout expired|client has encountered a connection error|client was closed|cannot use a pool after)/i;

/**
 * Whether an error of the driver means "try again later" rather than "this statement is wrong".
 * SQLSTATE classes 08 and 53, 57P01–57P03 and 57014 (PostgreSQL, appendix A), or a socket error.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    SYSTEM_CODES.has(code) || /^(08|53|57P0[123]|57014|25P03)/.test(code) || MESSAGES.test(error.message)
  );
}

/** Throws an error of the driver again, as `DatabaseUnavailable` where it means "try again later". */
export function unavailable(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error;
  if (error instanceof Error && 'code' in error && error.code === MOVING) throw new OrganizationMoving(error);
  if (!(error instanceof GivenUp) && !isUnavailable(error)) throw error;
  throw new DatabaseUnavailable(error);
}
