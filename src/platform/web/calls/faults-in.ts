/** Faults of fields in a refusal, `{errors: {"outlet.city": "required"}}`, by the names of the fields. */
export const faultsIn = (errorData: unknown, prefix = ''): Readonly<Record<string, string>> => {
  if (typeof errorData !== 'object' || errorData === null || !('errors' in errorData)) return {};
  const { errors } = errorData;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, code]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      String(code),
    ]),
  );
};
