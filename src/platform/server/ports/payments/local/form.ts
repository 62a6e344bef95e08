/** A decoded form: texts, and what stands in brackets below them. */
export interface Form {
  readonly [name: string]: string | Form;
}

interface Growing {
  [name: string]: string | Growing;
}

const put = (form: Growing, [name = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const below = inner === undefined || typeof inner === 'string' ? {} : inner;
  form[name] = below;
  const [next = '', ...further] = rest;
  put(below, [next === '' ? String(Object.keys(below).length) : next, ...further], value);
};

/** Decodes a form body or a query: `items[0][price]=p` stands under `items`, `0`, `price`; `expand[]` counts up. */
export const readForm = (text: string): Form => {
  const form: Growing = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const names = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    if (names.every((one) => !['__proto__', 'constructor', 'prototype'].includes(one)))
      put(form, names, value);
  }
  return form;
};

/** A text of a form; undefined when it is missing or has parts of its own. */
export const textIn = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** What stands below a name. */
export const formIn = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
};

/** The entries of a list, by their numbers. */
export const listIn = (form: Form | undefined, name: string): readonly (string | Form)[] =>
  Object.entries(formIn(form, name) ?? {})
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);

/** The texts below a name, such as metadata. */
export const textsIn = (form: Form | undefined, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formIn(form, name) ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
