import type { texts as english } from './texts-letters.en.ts';

/** Words of the team's letters. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  restaurant: 'Restaurang',
  role: 'Behörighet',
  greeting: 'Hej {{name}}!',
  invitationSubject: 'Inbjudan till {{outlets}}',
  invitationText: '{{inviter}} bjuder in dig till {{outlets}} i Krogkoll.',
  invitationLife: 'Länken fungerar en gång, i {{days}} dagar.',
  invitationButton: 'Se inbjudan',
  invitationFooter: 'Känner du inte den som bjöd in dig? Då behöver du inte göra något.',
  noticeSubject: 'Ändrat ägarskap för {{outlets}}',
  noticeOwner: '{{who}} är nu kontoägare för {{outlets}}.',
  noticeRole: '{{who}} är inte längre kontoägare för {{outlets}} utan har behörigheten {{role}}.',
  noticeGone: '{{who}}, som var kontoägare, är inte längre med i teamet för {{outlets}}.',
  noticeAdvice: 'Stämmer det inte? Ändra det i teamet eller kontakta oss.',
  noticeButton: 'Öppna teamet',
  noticeFooter: 'Du får brevet för att du är kontoägare.',
};
