import type { texts as english } from './texts-letter.en.ts';

/** Brevet som ber en leverantör om en fakturakopia. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: 'Fakturakopia till {{restaurant}}',
  subjectNumbers: 'Kopia av faktura {{numbers}} till {{restaurant}}',
  greeting: 'Hej {{supplier}},',
  intro:
    'Vi går igenom fakturorna till {{restaurant}}, {{organization}}, och tror att en av era inte har nått oss.',
  missingNumbers:
    'Vi har {{after}} av den {{afterDate}} och {{before}} av den {{beforeDate}}, och saknar {{numbers}} däremellan.',
  missingBetween:
    'Vi har {{after}} av den {{afterDate}} och {{before}} av den {{beforeDate}}, och saknar en däremellan.',
  missingSince: 'Den senaste vi har är {{after}} av den {{afterDate}}.',
  ask: 'Skicka gärna en kopia till {{address}}. Om inget har fakturerats räcker ett kort svar.',
  footer: '{{organization}}, {{organizationNumber}}',
};
