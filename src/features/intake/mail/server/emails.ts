import type { Letter } from '#platform/server/post/letter.ts';
import { reasonWords, senderReason } from './emails-reasons.ts';

/** A mail whose sender is told what could not be used of it. */
export interface UnusableMail {
  readonly to: string;
  readonly unitName: string;
  readonly subject: string | null;
  /** The moment that it was received. */
  readonly receivedAt: Date;
  readonly files: readonly { readonly name: string; readonly reason: string | null }[];
}

const mostFiles = 20;

/** English for a sender under a country's domain where Swedish is no language of business; nobody has told us theirs. */
export const languageOfSender = (address: string): 'sv' | 'en' => {
  const [, end = ''] = /\.([a-z]{2})$/i.exec(address) ?? [];
  return end === '' || ['se', 'nu', 'ax', 'fi', 'no', 'dk', 'eu', 'io'].includes(end.toLowerCase())
    ? 'sv'
    : 'en';
};

const words = {
  sv: {
    subject: (count: number, unit: string) =>
      count === 1
        ? `En fil till ${unit} gick inte att använda`
        : `${count} filer till ${unit} gick inte att använda`,
    greeting: 'Hej!',
    about: (subject: string | null, date: string) =>
      subject === null || subject === ''
        ? `mejlet som du skickade ${date}`
        : `mejlet ”${subject}” från ${date}`,
    told: (mail: string, unit: string, count: number) =>
      count === 1
        ? `Tack för ${mail}. En fil i det kunde inte läsas, så vad som står i den har inte kommit fram till ${unit}.`
        : `Tack för ${mail}. Några filer i det kunde inte läsas, så vad som står i dem har inte kommit fram till ${unit}.`,
    more: (count: number) => [`och ${count} till`, 'Samma sak'] as const,
    footer: (unit: string) =>
      `Du får det här brevet för att du mejlade fakturor till ${unit}, som tar emot dem genom Krogkoll. Det går inte att svara på.`,
  },
  en: {
    subject: (count: number, unit: string) =>
      count === 1 ? `A file for ${unit} could not be used` : `${count} files for ${unit} could not be used`,
    greeting: 'Hello,',
    about: (subject: string | null, date: string) =>
      subject === null || subject === ''
        ? `the email that you sent on ${date}`
        : `the email “${subject}” of ${date}`,
    told: (mail: string, unit: string, count: number) =>
      count === 1
        ? `Thank you for ${mail}. One file in it could not be read, so what it says has not reached ${unit}.`
        : `Thank you for ${mail}. Some files in it could not be read, so what they say has not reached ${unit}.`,
    more: (count: number) => [`and ${count} more`, 'Likewise'] as const,
    footer: (unit: string) =>
      `You get this because you emailed invoices to ${unit}, which receives them through Krogkoll. It cannot be replied to.`,
  },
} as const;

/** Tells a sender which files of a mail could not be used, why, and what to do. */
export const unusableLetter = ({ to, unitName, subject, receivedAt, files }: UnusableMail): Letter => {
  const language = languageOfSender(to);
  const said = words[language];
  const reasons = reasonWords[language];
  const date = new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(receivedAt);
  const told = files.map(({ name, reason }) => [name, reasons[senderReason(reason)].why] as const);
  const rest = told.length - mostFiles;
  const advice = new Set(files.map(({ reason }) => reasons[senderReason(reason)].advice));
  return {
    to,
    language,
    kind: 'unusable-document',
    subject: said.subject(files.length, unitName),
    greeting: said.greeting,
    paragraphs: [
      said.told(said.about(subject?.slice(0, 120) ?? null, date), unitName, files.length),
      [...advice].join(' '),
    ],
    facts: [...told.slice(0, mostFiles), ...(rest > 0 ? [said.more(rest)] : [])],
    footer: said.footer(unitName),
  };
};
