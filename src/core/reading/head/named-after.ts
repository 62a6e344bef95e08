import { withoutForm } from './company-forms.ts';

/** A name as machines are named: its letters and digits alone, without marks. */
export const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

/** The names of machines that the page prints: `info@norrskar.se` and `www.norrskar.se` say norrskar. */
export const domainsOf = (cells: readonly { readonly text: string }[]): string[] =>
  cells
    .flatMap(({ text }) => [...text.toLowerCase().matchAll(/(?:@|www\.)([a-zåäö0-9-]{3,})\./g)])
    .map(([, name = '']) => letters(name))
    .filter((name) => !/^(gmail|hotmail|outlook|live|telia|icloud|yahoo|bredband|spray)$/.test(name));

/** Whether a machine is named after a company: by its first word, or by all of its letters. */
export const isNamedAfter = (name: string, domains: readonly string[]): boolean => {
  const [first = ''] = name.split(/\s+/).map(letters);
  const all = letters(withoutForm(name));
  return domains.some(
    (domain) =>
      (first.length >= 4 && domain.startsWith(first)) || (all.length >= 4 && all.startsWith(domain)),
  );
};
