/** Words of the local mailbox's page. */
export const mailboxTexts = {
  sv: {
    title: 'Skickad post',
    lead: 'Inget av detta har lämnat datorn. I drift går breven till mottagaren.',
    empty: 'Inga brev än',
    emptyLead: 'Skapa ett konto eller begär ett nytt lösenord, så kommer brevet hit.',
    to: 'Till',
    kind: 'Slag',
    sent: 'Skickat',
    letter: 'Brev som webbsida',
    text: 'Samma brev som text',
    list: 'Alla brev',
    other: 'English',
  },
  en: {
    title: 'Mail sent',
    lead: 'None of this has left the computer. In production letters go to whom they are for.',
    empty: 'No letters yet',
    emptyLead: 'Create an account or ask for a new password, and the letter comes here.',
    to: 'To',
    kind: 'Kind',
    sent: 'Sent',
    letter: 'The letter as a page',
    text: 'The same letter as text',
    list: 'All letters',
    other: 'Svenska',
  },
} as const;

export type MailboxLanguage = keyof typeof mailboxTexts;
