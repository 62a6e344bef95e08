import { roleNames } from '#core/access/role-names.ts';
import { fillText } from '#core/values/fill-text.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { documentWords } from '#features/intake/documents/rules-words.ts';
import { handoverWords } from '#features/open/handover/rules-words.ts';
import type { Says } from './rules-documented.ts';
import { texts as englishCodes } from './texts-codes.en.ts';
import { texts as swedishCodes } from './texts-codes.sv.ts';
import { texts as english } from './texts-documentation.en.ts';
import { texts as swedish } from './texts-documentation.sv.ts';

const own = { en: english, sv: swedish };
const codes = { en: englishCodes, sv: swedishCodes };

/** The words of the documentation where no screen is. Times are UTC, months are numbers. */
export const saysIn = (language: 'en' | 'sv'): Says => ({
  t: (key, values = {}) => fillText(own[language][key], values),
  ofCode: (key) => codes[language][key],
  ofDocument: (key) => documentWords[language][key] ?? key,
  ofHandover: (key) => handoverWords[language][key] ?? key,
  role: (role) => roleNames[language][role],
  day: (at) => (at.length === 10 ? at : swedishDate(new Date(at))),
  time: (at) => `${at.slice(0, 16).replace('T', ' ')} UTC`,
  month: (month) => String(month).padStart(2, '0'),
  number: String,
});
