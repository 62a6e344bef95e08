import type { texts as english } from './texts-unsubscribe.en.ts';

/** Words of the page that ends a kind of mail. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'ask.price-alerts': 'Sluta skicka prislarm med e-post?',
  'ask.weekly-digest': 'Sluta skicka sammanfattningen?',
  askText: 'Du ser fortfarande allt i Krogkoll.',
  stop: 'Sluta skicka',
  keep: 'Ändra hur ofta i stället',
  'done.price-alerts': 'Du får inga fler prislarm med e-post.',
  'done.weekly-digest': 'Du får inga fler sammanfattningar med e-post.',
  again: 'Börja igen under Aviseringar',
  unknown: 'Länken gäller inte',
  unknownText: 'Den kan vara avklippt eller mycket gammal. Vad du får höra väljer du under Aviseringar.',
  settings: 'Till Aviseringar',
};
