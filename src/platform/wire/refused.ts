import type { ErrorCode, FieldCode } from './error-codes.ts';

/**
 * A refusal as a value: commands return it instead of their result and handlers pass it on. A handler whose
 * contract entry does not list the code does not compile, and a transaction whose work ends in one rolls back.
 */
export class Refused<Code extends string = ErrorCode> {
  readonly code: Code;
  readonly errors: Readonly<Record<string, FieldCode>> | undefined;
  constructor(code: Code, errors?: Readonly<Record<string, FieldCode>>) {
    this.code = code;
    this.errors = errors;
  }
}

/** Refuses with a code, and with a code per field where a form should show it. */
export const refused = <Code extends ErrorCode>(
  code: Code,
  errors?: Readonly<Record<string, FieldCode>>,
): Refused<Code> => new Refused(code, errors);
