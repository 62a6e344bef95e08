import type { Role } from './roles.ts';

/** What each role is called wherever people meet it, in both languages. */
export const roleNames: Readonly<Record<'en' | 'sv', Readonly<Record<Role, string>>>> = {
  en: { owner: 'Account owner', editor: 'Full access', reporter: 'Limited access' },
  sv: { owner: 'Kontoägare', editor: 'Full behörighet', reporter: 'Begränsad behörighet' },
};
