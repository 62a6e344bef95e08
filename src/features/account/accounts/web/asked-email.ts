const key = 'askedEmail';

/** Remembers, in this tab alone, the address that a letter was asked for; an address in a link would stand in logs. */
export const rememberEmail = (email: string): void => sessionStorage.setItem(key, email);

/** The address of the letter that is on its way, or an empty text. */
export const askedEmail = (): string => sessionStorage.getItem(key) ?? '';
