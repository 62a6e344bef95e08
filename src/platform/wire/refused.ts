import type { ErrorCode, FieldCode } from './error-codes.ts';

/**
 * A refusal as a value: commands return it instead of their result and handlers pass it on. A handler whose
 * contract entry does not list the code does not compile, and a transaction whose work ends in one rolls back.
 */
export class Refused<Code extends string = ErrorCode> {
  readonly code: Code;
  readonly errors: Readonly<Record<string, FieldCode>> | undefined;
  /** Seconds after which a new try may succeed, where that is known. */
  readonly retryAfter?: number;
  /** What stands in the way, in plain values, where a code alone would leave a person guessing. */
  readonly detail?: Readonly<Record<string, string | null>>;
  constructor(
    code: Code,
    errors?: Readonly<Record<string, FieldCode>>,
    retryAfter?: number,
    detail?: Readonly<Record<string, string | null>>,
  ) {
    this.code = code;
    this.errors = errors;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
    if (detail !== undefined) this.detail = detail;
  }
}

/** Refuses for so many seconds, which the answer tells in `Retry-After`. */
export const refusedFor = <Code extends ErrorCode>(code: Code, seconds: number): Refused<Code> =>
  new Refused(code, undefined, seconds);

/** Refuses and says what stands in the way. */
export const refusedBy = <Code extends ErrorCode>(
  code: Code,
  detail: Readonly<Record<string, string | null>>,
): Refused<Code> => new Refused(code, undefined, undefined, detail);

/** Refuses with a code, and with a code per field where a form should show it. */
export const refused = <Code extends ErrorCode>(
  code: Code,
  errors?: Readonly<Record<string, FieldCode>>,
): Refused<Code> => new Refused(code, errors);
