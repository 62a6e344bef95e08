import type { texts as english } from './texts.en.ts';

/** Words of the start, before somebody has a restaurant, and of answering invitations. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Kom i gång',
  welcome: 'Välkommen, {{name}}',
  lede: 'Ditt konto är klart. Nu behöver det en restaurang.',
  invitations: 'Du är inbjuden',
  answered: 'Besvarade inbjudningar',
  invitationsFailed: 'Inbjudningarna gick inte att hämta',
  noInvitations: 'Inga inbjudningar',
  noInvitationsText: 'När någon bjuder in dig till en restaurang svarar du här.',
  tryAgain: 'Försök igen',
  invitedAs: '{{role}} · från {{inviter}}',
  answerBefore: 'Svara senast {{date}}',
  'role.owner': 'Kontoägare',
  'role.editor': 'Full behörighet',
  'role.reporter': 'Begränsad behörighet',
  accept: 'Acceptera',
  decline: 'Tacka nej',
  accepted: 'Accepterad',
  declined: 'Du tackade nej',
  acceptedToast: 'Du har nu tillgång till {{outlets}}',
  declinedToast: 'Du tackade nej till {{outlets}}',
  nextTitle: 'Lägg till din restaurang',
  nextText:
    'Vi lägger upp nya restauranger tillsammans med dig. Ring eller skriv, så hjälper vi dig med företag, leverantörer och fullmakt. Ha organisationsnumret till hands. Arbetar du på en restaurang som redan är med, be kontoägaren bjuda in dig.',
};
