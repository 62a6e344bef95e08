import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { CallFailed } from '../../calls/api.ts';

/**
 * Puts a server's refusal that is about one field at that field, as an error of type `refused` whose message is the
 * refusal's code; it stays until the field is changed or sent again. Answers the refusal when it is about none.
 */
export const useRefusal = <Fields extends FieldValues>(
  { setError }: Pick<UseFormReturn<Fields>, 'setError'>,
  error: CallFailed | null,
  fieldOf: Readonly<Record<string, FieldPath<Fields>>>,
): CallFailed | null => {
  const field = error === null ? undefined : fieldOf[error.failure.code];
  useEffect(() => {
    if (error !== null && field !== undefined)
      setError(field, { type: 'refused', message: error.failure.code });
  }, [error, field, setError]);
  return field === undefined ? error : null;
};
