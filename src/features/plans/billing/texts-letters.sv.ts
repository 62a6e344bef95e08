import type { texts as english } from './texts-letters.en.ts';

/** Words of letters about payments. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  failedSubject: 'Betalningen för Krogkoll gick inte igenom',
  failedText:
    'Banken nekade dragningen för ert abonnemang. Allt fungerar som vanligt till {{date}}. Byt kort eller betala fakturan innan dess.',
  lateSubject: 'En faktura från Krogkoll är försenad',
  lateText: 'En faktura för ert abonnemang är inte betald i tid. Allt fungerar som vanligt till {{date}}.',
  keptText: 'Därefter har ni Starter tills den är betald. Inget raderas, och fakturor hämtas som förut.',
  button: 'Se betalningen',
  footer: 'Du får det här för att du äger en restaurang i Krogkoll.',
};
