import type { z } from 'zod';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

const fieldCodeOf = (issue: z.core.$ZodIssue): FieldCode => {
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return 'invalid';
};

export interface Valid {
  readonly value: unknown;
}

/** The value as the schema wants it, or a `bad.request` refusal with a code per field. Unknown keys are dropped (R8). */
export const validate = (schema: z.ZodType | undefined, value: unknown): Valid | Refused<'bad.request'> => {
  if (schema === undefined) return { value: undefined };
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { value: parsed.data };
  const errors: Record<string, FieldCode> = {};
  for (const issue of parsed.error.issues)
    errors[issue.path.map(String).join('.') || 'body'] = fieldCodeOf(issue);
  return refused('bad.request', errors);
};
