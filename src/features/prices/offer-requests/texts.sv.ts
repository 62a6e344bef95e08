import type { texts as english } from './texts.en.ts';

/** Words of requests for offers, for those who send them. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  askOffer: 'Be {{supplier}} om offert på {{price}}',
  askOwn: 'Begär {{price}}',
  askOwnOf: 'Begär {{price}} för {{name}}',
  title: 'Brev till {{supplier}}',
  lede: 'Läs igenom, ändra det du vill och skicka. Inget går i väg förrän du trycker på knappen.',
  language: 'Brevets språk',
  sv: 'Svenska',
  en: 'Engelska',
  to: 'Till',
  toHint: 'Leverantörens adress för order eller försäljning. Den blir ihågkommen.',
  subject: 'Ämne',
  words: 'Brev',
  reply: 'Svaret kommer till inkorgen. En prislista läses och jämförs av sig själv.',
  send: 'Skicka till {{supplier}}',
  sent: 'Brevet till {{supplier}} är på väg',
  cancel: 'Avbryt',
  toSigning: 'Till signeringen',
  failed: 'Brevet gick inte att förbereda',
  askedBy: 'Frågat {{date}} av {{person}}',
  asked: 'Frågat {{date}}',
  noAnswer: 'inget svar än',
  answered: 'svar kom {{date}}',
  undelivered: 'brevet kom tillbaka {{date}}',
  open: 'öppna',
};
