import type { texts as english } from './texts.en.ts';

/** Words of the bell and its list. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Aviseringar',
  titleNew_one: 'Aviseringar, {{count}} ny',
  titleNew_other: 'Aviseringar, {{count}} nya',
  readAll: 'Markera alla som lästa',
  close: 'Stäng',
  views: 'Visa',
  'view.all': 'Alla',
  'view.unread': 'Olästa',
  'view.prices': 'Priser',
  'age.today': 'I dag',
  'age.week': 'Senaste veckan',
  'age.earlier': 'Tidigare',
  unread: 'Oläst:',
  empty: 'Inget har hänt de senaste 30 dagarna. Det som väntar på dig och det leverantörer svarar syns här.',
  'empty.all': 'Inget har hänt de senaste 30 dagarna.',
  'empty.unread': 'Du har läst allt.',
  'empty.prices': 'Inga priser väntar på dig.',
  failed: 'Aviseringarna gick inte att hämta',
  'digest.weekly': 'Veckobrev på måndagar till {{email}}',
  'digest.daily': 'Sammanfattning varje dag till {{email}}',
  'digest.off': 'Ingen sammanfattning med e-post',
  change: 'Ändra',
  changeLabel: 'Ändra vad du får veta med e-post och i telefonen',
};
