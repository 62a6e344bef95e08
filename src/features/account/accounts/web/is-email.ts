import { email } from '../rules-email.ts';

/** Whether the server would take the address, by the same schema. */
export const isEmail = (typed: string): boolean => email.safeParse(typed).success;
