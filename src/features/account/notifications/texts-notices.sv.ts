import type { texts as english } from './texts-notices.en.ts';

/** Words of pushes and letters about price alerts. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  titleOne: 'Prislarm på {{unit}}',
  titleMany: '{{count}} prislarm på {{unit}}',
  titleDigest: 'Dagens prislarm på {{unit}}: {{count}}',
  change: '{{old}} → {{new}}',
  perUnit: '{{change}} per {{unit}}',
  year: '{{amount}} per år',
  yearEstimated: '{{amount}} per år, uppskattat',
  changed: 'nu {{new}}',
  andMore: '{{first}} och {{count}} till',
  greeting: 'Hej {{name}}!',
  letterText: 'De här priserna skiljer sig från dem du bevakar.',
  letterMore: 'Det finns {{count}} till i Krogkoll.',
  letterQuiet: 'Du får höra om en vara igen när någon har tagit ställning till larmen.',
  button: 'Se larmen',
  footer: 'Du får brevet för att dina inställningar säger så. Ändra dem under Aviseringar.',
};
