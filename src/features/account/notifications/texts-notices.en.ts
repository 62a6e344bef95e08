/** Words of pushes and letters about price alerts. */
export const texts = {
  titleOne: 'Price alert at {{unit}}',
  titleMany: '{{count}} price alerts at {{unit}}',
  titleDigest: 'Price alerts at {{unit}} today: {{count}}',
  change: '{{old}} → {{new}}',
  perUnit: '{{change}} per {{unit}}',
  year: '{{amount}} a year',
  yearEstimated: '{{amount}} a year, estimated',
  changed: 'now {{new}}',
  andMore: '{{first}}, and {{count}} more',
  greeting: 'Hi {{name}},',
  letterText: 'These prices differ from what you watch.',
  letterMore: 'There are {{count}} more in Krogkoll.',
  letterQuiet: 'You hear of an article again once somebody has settled its alerts.',
  button: 'See the alerts',
  footer: 'You get this letter because your settings say so. Change them under Notifications.',
} as const;
